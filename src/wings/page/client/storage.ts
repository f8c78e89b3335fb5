import type { PageFile } from '../model/model.ts'

/** Which files the reviewer has seen: a mark belongs to a path and its change, and is gone when the change is another. */
export interface ViewedMarks {
  has(file: PageFile): boolean
  set(file: PageFile, seen: boolean): void
  /** The same of several files at once. */
  setAll(files: readonly PageFile[], seen: boolean): void
  count(): number
}

/** Marks of this report, from the browser's storage; `changed` is called after each change. */
export function viewedMarks(files: readonly PageFile[], changed: (file: PageFile, seen: boolean) => void): ViewedMarks {
  const known = new Set((recall(KEY) ?? '').split(' ').filter(Boolean))
  const setAll = (some: readonly PageFile[], seen: boolean): void => {
    for (const file of some) {
      if (seen) known.add(markOf(file))
      else known.delete(markOf(file))
    }
    remember(KEY, [...known].slice(-MAX_MARKS).join(' '))
    for (const file of some) changed(file, seen)
  }
  return {
    has: (file) => known.has(markOf(file)),
    set: (file, seen) => setAll([file], seen),
    setAll,
    count: () => (known.size === 0 ? 0 : files.filter((file) => known.has(markOf(file))).length),
  }
}

const KEY = 'viewed'
const MAX_MARKS = 20_000

/** Path and contents: the ids of both blobs, or the counts where a report does not name them. */
const markOf = ({ path, old_blob: old, new_blob: fresh, new_mode: mode, insertions, deletions }: PageFile): string =>
  hashOf([path, old ?? '', fresh ?? '', mode, insertions, deletions].join('\0'))

/** FNV-1a, twice: a mark in a few letters. */
const hashOf = (text: string): string => [0x811c9dc5, 0x01234567].map((seed) => hash(text, seed).toString(36)).join('')

function hash(text: string, seed: number): number {
  let value = seed
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** What the browser keeps for reports; pages that may keep nothing forget when they are closed. */
const forgotten = new Map<string, string>()

export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(`editplan:${key}`) ?? forgotten.get(key)
  } catch {
    return forgotten.get(key)
  }
}

export function remember(key: string, value: string): void {
  forgotten.set(key, value)
  try {
    localStorage.setItem(`editplan:${key}`, value)
  } catch {
    // Not allowed, or full.
  }
}
