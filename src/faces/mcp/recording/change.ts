import { sha256 } from '../../../core/text/digest.ts'
import type { AcceptedCall } from './editing.ts'
import type { RecordedChange } from './entry.ts'

/** SHA-256, hex. */
export const digestOf = (bytes: Buffer | string): string => sha256(bytes)

/** A change as the recording keeps it: by the bytes between what stayed before and behind it. */
export function recordChange(change: NonNullable<AcceptedCall['change']>): RecordedChange {
  const { path, movedFrom, before, after, mode, insertions, deletions } = change
  const [old, fresh] = [before ?? NOTHING, after ?? NOTHING]
  const start = commonStart(old, fresh)
  const end = commonEnd(old.subarray(start), fresh.subarray(start))
  return {
    path,
    ...(movedFrom !== undefined && { from: movedFrom }),
    before: before ? digestOf(before) : null,
    after: after ? digestOf(after) : null,
    ...((after === undefined || movedFrom !== undefined) && { mode }),
    start,
    removed: old.toString('base64', start, old.length - end),
    inserted: fresh.length - end - start,
    insertions,
    deletions,
  }
}

/** One file, by the digests of its bytes before and after a step; null where there is none. */
export interface Effect {
  readonly path: string
  readonly before: string | null
  readonly after: string | null
}

/** What a recorded change did, file by file: a Move is about two. */
export const effectsOf = ({ path, from, before, after }: RecordedChange): readonly Effect[] =>
  from === undefined
    ? [{ path, before, after }]
    : [
        { path: from, before: after, after: null },
        { path, before: null, after },
      ]

/** The file before the change, undefined where there was none; `after` holds the bytes that the change left, none where it removed the file. */
export function bytesBefore({ before, start, removed, inserted }: RecordedChange, after: Buffer): Buffer | undefined {
  if (before === null) return undefined
  return Buffer.concat([after.subarray(0, start), Buffer.from(removed, 'base64'), after.subarray(start + inserted)])
}

const NOTHING = Buffer.alloc(0)

/** Compared at once; what differs is then looked for byte by byte. */
const BLOCK = 64 * 1024

const commonStart = (one: Buffer, other: Buffer): number => {
  const length = Math.min(one.length, other.length)
  let at = 0
  while (at + BLOCK <= length && one.compare(other, at, at + BLOCK, at, at + BLOCK) === 0) at += BLOCK
  while (at < length && one[at] === other[at]) at++
  return at
}

const commonEnd = (one: Buffer, other: Buffer): number => {
  const length = Math.min(one.length, other.length)
  const [a, b] = [one.length, other.length]
  let count = 0
  while (count + BLOCK <= length) {
    const next = count + BLOCK
    if (one.compare(other, b - next, b - count, a - next, a - count) !== 0) break
    count = next
  }
  while (count < length && one[a - count - 1] === other[b - count - 1]) count++
  return count
}
