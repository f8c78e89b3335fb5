/** A line that two lists hold once each: its places in both. */
export interface Anchor {
  readonly before: number
  readonly after: number
}

/** The most lines, in order in both lists, that each list holds exactly once ("patience"). */
export function anchorsOf(before: readonly string[], after: readonly string[]): readonly Anchor[] {
  const places = uniquePlaces(after)
  const shared: Anchor[] = []
  for (const [line, at] of uniquePlaces(before)) {
    const other = places.get(line)
    if (at !== undefined && other !== undefined) shared.push({ before: at, after: other })
  }
  return longestRising(shared)
}

/** Undefined for a line that occurs more than once. In order of the first place. */
function uniquePlaces(lines: readonly string[]): ReadonlyMap<string, number | undefined> {
  const places = new Map<string, number | undefined>()
  for (const [at, line] of lines.entries()) places.set(line, places.has(line) ? undefined : at)
  return places
}

/** The longest run of anchors, given in order of `before`, whose `after` rises. */
function longestRising(anchors: readonly Anchor[]): readonly Anchor[] {
  const tails: number[] = []
  const previous: number[] = []
  for (const [index, { after }] of anchors.entries()) {
    const length = firstAtLeast(tails, (at) => anchors[at]!.after >= after)
    previous.push(length > 0 ? tails[length - 1]! : -1)
    tails[length] = index
  }
  const rising: Anchor[] = []
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at]!) rising.push(anchors[at]!)
  return rising.reverse()
}

/** The first place whose item meets a condition that all items after it meet too. */
function firstAtLeast(items: readonly number[], meets: (item: number) => boolean): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (meets(items[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}
