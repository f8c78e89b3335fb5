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
