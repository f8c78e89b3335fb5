/** The same items at two places of a list, so many in a row. */
interface Match {
  readonly one: number
  readonly other: number
  readonly length: number
}

/**
 * The runs of items that a list holds once before `middle` and once from there on, each as long as it can be; in no order. Equal items
 * are equal numbers, not below zero. The time follows the length of the list, times its logarithm.
 */
export function uniqueMatches(items: readonly number[], middle: number): readonly Match[] {
  const sorted = sortedSuffixes(items)
  const shared = sharedStarts(items, sorted)
  const matches: Match[] = []
  for (let at = 1; at < sorted.length; at += 1) {
    const length = shared[at] ?? 0
    // Where a neighbour begins with the same run, it is there more than once.
    if (length <= (shared[at - 1] ?? 0) || length <= (shared[at + 1] ?? 0)) continue
    const [one, other] = [sorted[at - 1] ?? 0, sorted[at] ?? 0].sort((a, b) => a - b) as [number, number]
    const isAcross = one < middle && other >= middle
    const isWhole = one === 0 || other === middle || items[one - 1] !== items[other - 1]
    if (isAcross && isWhole && length > 0) matches.push({ one, other, length })
  }
  return matches
}

/** The places of a list in the order of what follows from there on. */
function sortedSuffixes(items: readonly number[]): Int32Array {
  const { length } = items
  let ranks = Int32Array.from(items)
  let order = sortedBy(Int32Array.from(items.keys()), ranks)
  for (let step = 1; ; step *= 2) {
    const next = (at: number): number => (at + step < length ? (ranks[at + step] ?? 0) + 1 : 0)
    order = sortedBy(
      sortedBy(
        order,
        Int32Array.from(items, (_, at) => next(at)),
      ),
      ranks,
    )
    const fresh = new Int32Array(length)
    let rank = 0
    for (let at = 1; at < length; at += 1) {
      const [last = 0, own = 0] = [order[at - 1], order[at]]
      if (ranks[last] !== ranks[own] || next(last) !== next(own)) rank += 1
      fresh[own] = rank
    }
    ranks = fresh
    if (rank >= length - 1) return order
  }
}

/** Places in the order of their keys, those with one key as they were. */
function sortedBy(places: Int32Array, keys: Int32Array): Int32Array {
  let most = 0
  for (const key of keys) if (key > most) most = key
  const starts = new Int32Array(most + 2)
  for (const key of keys) starts[key + 1] = (starts[key + 1] ?? 0) + 1
  for (let key = 1; key < starts.length; key += 1) starts[key] = (starts[key] ?? 0) + (starts[key - 1] ?? 0)
  const sorted = new Int32Array(places.length)
  for (const place of places) {
    const key = keys[place] ?? 0
    const at = starts[key] ?? 0
    sorted[at] = place
    starts[key] = at + 1
  }
  return sorted
}

/** How many items each place in order shares with the place before it. */
function sharedStarts(items: readonly number[], sorted: Int32Array): Int32Array {
  const places = new Int32Array(sorted.length)
  for (const [at, place] of sorted.entries()) places[place] = at
  const shared = new Int32Array(sorted.length)
  let length = 0
  for (let place = 0; place < items.length; place += 1) {
    const at = places[place] ?? 0
    if (at === 0) length = 0
    else {
      const other = sorted[at - 1] ?? 0
      while (
        place + length < items.length &&
        other + length < items.length &&
        items[place + length] === items[other + length]
      )
        length += 1
      shared[at] = length
      if (length > 0) length -= 1
    }
  }
  return shared
}
