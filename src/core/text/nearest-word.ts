/** The longest name that is compared: nobody misspells a longer one, and hostile ones cost nothing. */
const LONGEST = 64

/**
 * The candidate that `word` was probably meant to be: the same letters in another case or joined differently
 * (`oldString` for `old_string`), or the one with the fewest letters typed wrong, left out, added or swapped, if these
 * are at most two fifths of it. Undefined when none is near.
 */
export const nearestWord = (word: string, candidates: Iterable<string>): string | undefined => {
  if (word.length > LONGEST) return undefined
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    const typos = distance(bare(word), bare(candidate))
    if (typos < least && typos <= Math.max(1, Math.floor(candidate.length * 0.4))) {
      best = candidate
      least = typos
    }
  }
  return best
}

const bare = (name: string): string => name.toLowerCase().replaceAll(/[-_\s]/g, '')

/** Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours, one each. */
const distance = (from: string, to: string): number => {
  let before: number[] = []
  let above = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      let cost = Math.min(at(above, column) + 1, at(current, column - 1) + 1, at(above, column - 1) + (same ? 0 : 1))
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (swapped) cost = Math.min(cost, at(before, column - 2) + 1)
      current.push(cost)
    }
    before = above
    above = current
  }
  return at(above, to.length)
}

const at = (numbers: readonly number[], index: number): number => numbers[index] ?? 0
