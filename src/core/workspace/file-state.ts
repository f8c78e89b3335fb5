import { LRUCache } from 'lru-cache'
import type { LineRanges } from '../text/line-ranges.ts'

/** What a session remembers of a file it read or wrote. */
export interface FileState {
  /**
   * The bytes that were read or written; undefined where they are not kept (a part was read, the file is larger than the whole
   * memory, a replay keeps none): then any later modification time makes the state stale.
   */
  readonly content: Buffer | undefined
  /** Modification time of the file when it was read or written, in milliseconds. */
  readonly timestamp: number
  /** First line read, from 1; undefined when an Edit or a Write set the state. */
  readonly offset: number | undefined
  readonly limit: number | undefined
  /** The view was cut by a budget: it licenses no edit. */
  readonly isPartialView: boolean
  /** The lines of a text that were shown, where only those may be edited; absent: all. */
  readonly shown?: LineRanges
}

/** Memory of reads: an LRU in a session, unbounded in a replay. */
export interface FileStates {
  get(path: string): FileState | undefined
  set(path: string, state: FileState): void
  delete(path: string): void
}

export interface FileStateLimits {
  /** Files remembered; default 100. */
  readonly entries?: number
  /** Bytes of content remembered, all files together; default 25 MiB. */
  readonly bytes?: number
}

/** The memory of a session. A file larger than `bytes` is remembered without its content, so that its edits are still licensed. */
export const createFileStates = ({ entries = 100, bytes = 25 * 2 ** 20 }: FileStateLimits = {}): FileStates => {
  const cache = new LRUCache<string, FileState>({
    max: entries,
    maxSize: bytes,
    sizeCalculation: (state) => Math.max(1, state.content?.length ?? 0),
  })
  return {
    get: (path) => cache.get(path),
    set: (path, state) => {
      const fits = (state.content?.length ?? 0) <= bytes
      cache.set(path, fits ? state : { ...state, content: undefined })
    },
    delete: (path) => {
      cache.delete(path)
    },
  }
}

/** The memory of a replay: every file, no contents. In a replay nothing changes a file but the replay itself. */
export const createReplayStates = (): FileStates => {
  const states = new Map<string, FileState>()
  return {
    get: (path) => states.get(path),
    set: (path, state) => {
      states.set(path, state.content ? { ...state, content: undefined } : state)
    },
    delete: (path) => {
      states.delete(path)
    },
  }
}
