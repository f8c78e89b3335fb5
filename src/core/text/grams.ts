/** The sequences of four bytes in some bytes, as a set of hashes: it may contain false entries, but never misses one. */
export type Grams = Uint32Array

const LENGTH = 4
const BITS = 2 ** 16

/** The sequences that end in bytes [start, end). */
export function gramsIn(bytes: Buffer, start: number, end: number): Grams {
  const grams = new Uint32Array(BITS / 32)
  addGrams(grams, bytes, { start: start - LENGTH + 1, end: end - LENGTH + 1 })
  return grams
}

/** Adds the sequences that hold one of bytes [start, end), or bytes on both sides of them. */
export const addGramsAround = (grams: Grams, bytes: Buffer, { start, end }: { start: number; end: number }): void =>
  addGrams(grams, bytes, { start: start - LENGTH + 1, end })

/** Bytes at the beginning of a piece that its sequences are taken of. */
export const PREFIX = 256
const MOST = 48

/** Hashes of sequences that begin a piece, at most so many, spread over its prefix; none of a piece that is too short. */
export function gramsOf(piece: Buffer): readonly number[] {
  const count = Math.min(piece.length, PREFIX) - LENGTH + 1
  const step = Math.max(1, Math.ceil(count / MOST))
  const hashes: number[] = []
  for (let at = 0; at < count; at += step) hashes.push(hashAt(piece, at))
  return hashes
}

/** Whether each of the hashes is in one of two sets at least. */
export const holdAll = (one: Grams, other: Grams | undefined, hashes: readonly number[]): boolean =>
  hashes.every((hash) => has(one, hash) || (other !== undefined && has(other, hash)))

function addGrams(grams: Grams, bytes: Buffer, { start, end }: { start: number; end: number }): void {
  const last = Math.min(end, bytes.length - LENGTH + 1)
  for (let at = Math.max(0, start); at < last; at += 1) {
    const hash = hashAt(bytes, at)
    grams[hash >>> 5]! |= 1 << (hash & 31)
  }
}

const has = (grams: Grams, hash: number): boolean => (grams[hash >>> 5]! & (1 << (hash & 31))) !== 0

const hashAt = (bytes: Buffer, at: number): number =>
  Math.imul(bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24), 0x9e3779b1) >>> 16
