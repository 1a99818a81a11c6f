/** Whether values stand on the board. Remembered on this device. */
import { read, write } from '../stored'

const NAME = 'values'

let isOn = $state(read(NAME) !== 'off')

export const showsValues = {
  get isOn(): boolean {
    return isOn
  },
  toggle(): void {
    isOn = !isOn
    write(NAME, isOn ? 'on' : 'off')
  },
}
