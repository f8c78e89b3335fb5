/** What a session remembers of a file it read or wrote. */
export interface FileState {
  /** The bytes that were read or written; undefined where they are not known (a part was read, a replay keeps none). */
  readonly content: Buffer | undefined
  /** Modification time of the file when it was read or written, in milliseconds. */
  readonly timestamp: number
  /** First line read, from 1; undefined when an Edit or a Write set the state. */
  readonly offset: number | undefined
  readonly limit: number | undefined
  /** The view was cut by a budget: it licenses no edit. */
  readonly isPartialView: boolean
}

/** Memory of reads: an LRU in a session, unbounded in a replay. */
export interface FileStates {
  get(path: string): FileState | undefined
  set(path: string, state: FileState): void
  delete(path: string): void
}
