/** A range [start, end): of bytes, or of a string's UTF-16 code units. */
export type Span = { readonly start: number; readonly end: number }

/** A replacement of bytes [start, end) of a file. */
export type Splice = Span & { readonly replacement: Uint8Array }

/** A replacement of code units [start, end) of a string. */
export type TextSplice = Span & { readonly replacement: string }

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

/** The same for a text. */
export function spliced(text: string, splices: readonly TextSplice[]): string {
  const parts: string[] = []
  let from = 0
  for (const { start, end, replacement } of splices) {
    parts.push(text.slice(from, start), replacement)
    from = end
  }
  return parts.join('') + text.slice(from)
}

/** Bytes that a file may have to be edited: 1 GiB. */
export const MAX_FILE_SIZE = 2 ** 30

/** Size in bytes of the result of `applySplices`. */
export const resultSize = (bytes: Buffer, splices: readonly Splice[]): number =>
  splices.reduce((size, { start, end, replacement }) => size + replacement.length - (end - start), bytes.length)

/** Whether the replacement is there already. */
export const changesNothing = (bytes: Buffer, { start, end, replacement }: Splice): boolean =>
  end - start === replacement.length && bytes.compare(replacement, 0, replacement.length, start, end) === 0

/** The one splice that makes `after` of `before`, as short as their common beginning and end allow; none where they are equal. */
export function spliceBetween(before: Buffer, after: Buffer, unit: 1 | 2): readonly Splice[] {
  if (before.equals(after)) return []
  const most = Math.min(before.length, after.length)
  const aligned = (length: number): number => length - (length % unit)
  const head = aligned(sharedHead(before, after, most))
  const tail = aligned(sharedTail(before, after, most - head))
  return [{ start: head, end: before.length - tail, replacement: after.subarray(head, after.length - tail) }]
}

/** Bytes compared at once, ever fewer, before the byte that differs is looked for. */
const STRIDES = [4096, 256, 16]

function sharedHead(before: Buffer, after: Buffer, most: number): number {
  let at = 0
  for (const size of STRIDES)
    while (at + size <= most && before.compare(after, at, at + size, at, at + size) === 0) at += size
  while (at < most && before[at] === after[at]) at += 1
  return at
}

function sharedTail(before: Buffer, after: Buffer, most: number): number {
  let length = 0
  const same = (size: number): boolean => {
    const [old, fresh] = [before.length - length, after.length - length]
    return before.compare(after, fresh - size, fresh, old - size, old) === 0
  }
  for (const size of STRIDES) while (length + size <= most && same(size)) length += size
  while (length < most && before[before.length - 1 - length] === after[after.length - 1 - length]) length += 1
  return length
}

/** How many items two lists, or characters two texts, share at their beginning and, beyond those, at their end; at most `most` in all. */
export function sharedEnds(
  one: ArrayLike<unknown>,
  other: ArrayLike<unknown>,
  most = Math.min(one.length, other.length),
): { readonly head: number; readonly tail: number } {
  let head = 0
  while (head < most && one[head] === other[head]) head += 1
  let tail = 0
  while (tail < most - head && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail += 1
  return { head, tail }
}
