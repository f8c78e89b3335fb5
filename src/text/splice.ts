/** A replacement of bytes [start, end) of a file. */
export interface Splice {
  readonly start: number
  readonly end: number
  readonly replacement: Uint8Array
}

/** The bytes with the splices, which are in order and do not overlap, applied; everything outside them is copied as it is. */
export function applySplices(bytes: Buffer, splices: readonly Splice[]): Buffer {
  const result = Buffer.allocUnsafe(resultSize(bytes, splices))
  let from = 0
  let to = 0
  for (const { start, end, replacement } of splices) {
    to += bytes.copy(result, to, from, start)
    result.set(replacement, to)
    to += replacement.length
    from = end
  }
  bytes.copy(result, to, from)
  return result
}

/** Size in bytes of what `applySplices` gives. */
export const resultSize = (bytes: Buffer, splices: readonly Splice[]): number =>
  splices.reduce((size, { start, end, replacement }) => size + replacement.length - (end - start), bytes.length)
