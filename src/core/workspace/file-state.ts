import { LRUCache } from 'lru-cache'
import { sha256 } from '../text/digest.ts'
import type { LineRanges } from '../text/line-ranges.ts'
import type { Splice } from '../text/splice.ts'
import type { SplicedText } from '../text/spliced-text.ts'
import { StateMap } from '../text/state-map.ts'
import type { Change } from './change.ts'
import type { RepoPath } from './workspace.ts'

/** What a session remembers of a file it read or wrote. */
export interface FileState {
  /** The bytes read or written; undefined where they are not kept: any later modification time makes the state stale. */
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

/** Bounds of a session's memory: files, default 100, and bytes of content, all files together, default 25 MiB. */
export type FileStateLimits = { readonly entries?: number; readonly bytes?: number }

/** The memory of a session. A file larger than `bytes` is remembered without its content, so that its edits are still licensed. */
export const createFileStates = ({ entries = 100, bytes = 25 * 2 ** 20 }: FileStateLimits = {}): FileStates => {
  const cache = new LRUCache<string, FileState>({
    max: entries,
    maxSize: bytes,
    sizeCalculation: ({ content }) => Math.max(1, content?.length ?? 0),
  })
  const isHeld = ({ content }: FileState): boolean => (content?.length ?? 0) <= bytes
  return {
    get: (path) => cache.get(path),
    set: (path, state) => {
      cache.set(path, isHeld(state) ? state : { ...state, content: undefined })
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

/** What a change does to the bytes, and the number of its step. */
interface FollowedChange {
  /** In order; absent where it is not known what became of which bytes. */
  readonly splices?: readonly Splice[] | undefined
  /** The same splices in offsets of one state. */
  readonly placed?: PlacedSplices | undefined
  readonly by: number
}

export interface PlacedSplices {
  readonly map: StateMap
  readonly splices: readonly Splice[]
  /** What they make of the file; absent where the next step has to look at its bytes. */
  readonly text?: SplicedText | undefined
}

/** A state of a file, and where its bytes are now. */
export interface KnownState {
  readonly bytes: Buffer
  readonly map: StateMap
  /** The file as it is now, where it is known without a look at its bytes. */
  readonly text?: SplicedText | undefined
}

/** States of files in a replay, by the SHA-256 of their bytes, and what became of them. */
export interface NamedStates {
  /** The state with that digest: the one the file is in (`bytes`), or an earlier one whose bytes can be followed. */
  find(path: RepoPath, sha256: string, bytes: () => Buffer): KnownState | undefined
  /** The first state that can be followed. */
  oldest(path: RepoPath, bytes: () => Buffer): KnownState
  /** The state that only fixes have changed since. */
  fixed(path: RepoPath): KnownState | undefined
  changed(change: Change, followed: FollowedChange): void
  removed(path: RepoPath): void
}

type State = KnownState & { text?: SplicedText | undefined; digest?: string }

export const createNamedStates = (): NamedStates => {
  const files = new Map<RepoPath, State[]>()
  const statesOf = (path: RepoPath): State[] => {
    const states = files.get(path) ?? []
    files.set(path, states)
    return states
  }
  /** The file's state as it is now; known from here on. */
  const current = (path: RepoPath, bytes: Buffer): State => {
    const states = statesOf(path)
    const last = states.at(-1)
    if (last?.bytes === bytes) return last
    const state = { bytes, map: new StateMap() }
    states.push(state)
    return state
  }
  return {
    find: (path, sha256, bytes) => {
      const known = files.get(path)?.find((state) => digestOf(state) === sha256)
      if (known) return known
      const now = current(path, bytes())
      return digestOf(now) === sha256 ? now : undefined
    },
    oldest: (path, bytes) => files.get(path)?.[0] ?? current(path, bytes()),
    fixed: (path) => files.get(path)?.find(({ text }) => text !== undefined),
    changed: (change, { splices, ...followed }) => {
      const { path, from } = change
      if (from !== undefined) {
        files.set(path, files.get(from) ?? [])
        return
      }
      const states = statesOf(path)
      const before = states.length === 0 && splices ? change.before : undefined
      if (before) states.push({ bytes: before, map: new StateMap() })
      if (splices) for (const state of states) followOne(state, splices, followed)
      else states.length = 0
    },
    removed: (path) => void files.delete(path),
  }
}

const followOne = (state: State, splices: readonly Splice[], { placed, by }: FollowedChange): void => {
  const { map } = state
  const isOwn = map === placed?.map
  state.text = isOwn ? placed.text : undefined
  if (isOwn) for (const splice of placed.splices) map.take(splice, by)
  else map.follow(splices, by)
}

const digestOf = (state: State): string => (state.digest ??= sha256(state.bytes))
