/** What the page and the service worker say to each other. Types only: the worker is one file, and shares no code. */

/** The header field of an answer that comes from what was kept, because the server did not answer. */
export type KeptHeader = 'Bossa-Kept'

export type ToWorker =
  /** A person asks for this version. */
  | { kind: 'activate' }
  /** The language of the page: its catalogues are kept. */
  | { kind: 'language'; language: string }
  /** Whether this script is of the worker's version. The answer, a boolean, goes to the port that comes with it. */
  | { kind: 'has'; script: string }
