/** Whether the server can be reached, as far as the last request and the browser tell. */

export const connection = $state({ isUp: true })

/** Called once, in the root component. */
export function watchConnection(): void {
  connection.isUp = navigator.onLine
  addEventListener('offline', () => (connection.isUp = false))
  addEventListener('online', () => (connection.isUp = true))
}
