import { sharedEnds } from './splice.ts'

/** The words that two lines share at both ends. Where words only come or go, those begin with their quote or bracket: `"b", ` of `"a", "b", "c"`. */
export function sharedWords(one: readonly string[], other: readonly string[]): ReturnType<typeof sharedEnds> {
  const { head, tail } = sharedEnds(one, other)
  const longer = one.length > other.length ? one : other
  const last = longer[longer.length - tail - 1]
  const isMovable = head + tail === Math.min(one.length, other.length) && head > 0 && last === longer[head - 1]
  return isMovable && /^["'`([{<]$/.test(last ?? '') ? { head: head - 1, tail: tail + 1 } : { head, tail }
}
