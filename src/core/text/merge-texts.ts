import { type Change, lineChanges } from './line-changes.ts'

/** What a change from `base` to `ours` makes of `theirs`, word by word; undefined where that is not certain. */
export function mergeTexts(base: string, ours: string, theirs: string): string | undefined {
  const words = wordsOf(base)
  const [mine, other] = [lineChanges(words, wordsOf(ours)), lineChanges(words, wordsOf(theirs))]
  if (mine.some((change) => other.some((beside) => collides(change, beside)))) return undefined
  if (revives(mine, other, words) || revives(other, mine, words)) return undefined
  let merged = ''
  let at = 0
  for (const change of [...mine, ...other].sort((one, next) => one.at - next.at || one.removed - next.removed)) {
    merged += words.slice(at, change.at).join('') + change.added.join('')
    at = change.at + change.removed
  }
  return merged + words.slice(at).join('')
}

/** A new text with the blanks that the file has at line beginnings; undefined where those can be told in several ways. */
export function reindent(old: string, fresh: string, found: string): string | undefined {
  const [lines, foundLines] = [old.split('\n'), found.split('\n')]
  if (lines.length !== foundLines.length) return undefined
  if (lines.some((line, at) => line.trim() !== foundLines[at]?.trim())) return undefined
  const pairs = lines.flatMap((line, at): Pair[] => {
    const pair = { old: indentOf(line), found: indentOf(foundLines[at] ?? '') }
    // An old text may begin inside its first line.
    return line.trim() === '' || (at === 0 && pair.old === '') ? [] : [pair]
  })
  const ways = [...unitWays(pairs), ...shiftWays(pairs)]
  const results = new Set(ways.map((way) => mapped(fresh, way, { old, found })))
  const [only] = results
  return results.size === 1 ? only : undefined
}

type Pair = { readonly old: string; readonly found: string }

type Way = (indent: string) => string | undefined

const UNITS = ['\t', ...Array.from({ length: 8 }, (_, at) => ' '.repeat(at + 1))]

/** One unit of indentation for another. */
const unitWays = (pairs: readonly Pair[]): readonly Way[] =>
  UNITS.flatMap((from) =>
    UNITS.flatMap((to): Way[] => {
      const way: Way = (indent) => {
        const depth = indent.length / from.length
        return from.repeat(Math.floor(depth)) === indent ? to.repeat(depth) : undefined
      }
      return fits(way, pairs) ? [way] : []
    }),
  )

/** The same blanks more, or fewer, on every line. */
function shiftWays(pairs: readonly Pair[]): readonly Way[] {
  const [first] = pairs
  if (!first) return []
  const { old, found } = first
  const ways: Way[] = []
  if (found.endsWith(old)) ways.push((indent) => found.slice(0, found.length - old.length) + indent)
  if (old.endsWith(found)) {
    const less = old.slice(0, old.length - found.length)
    ways.push((indent) => (indent.startsWith(less) ? indent.slice(less.length) : undefined))
  }
  return ways.filter((way) => fits(way, pairs))
}

const fits = (way: Way, pairs: readonly Pair[]): boolean => pairs.every(({ old, found }) => way(old) === found)

function mapped(fresh: string, way: Way, { old, found }: Pair): string | undefined {
  const lines = fresh.split('\n').map((line, at) => {
    const indent = indentOf(line)
    if (line.trim() === '') return line
    const same = at === 0 && indent === indentOf(old) ? indentOf(found) : way(indent)
    return same === undefined ? undefined : same + line.slice(indent.length)
  })
  return lines.every((line) => line !== undefined) ? lines.join('\n') : undefined
}

const indentOf = (line: string): string => /^[ \t]*/.exec(line)?.[0] ?? ''

/** Whether changes add a word that the others took away: a name that is another by now. */
function revives(changes: readonly Change[], others: readonly Change[], words: readonly string[]): boolean {
  const gone = new Set(others.flatMap(({ at, removed }) => words.slice(at, at + removed)).filter(isWord))
  for (const { added } of others) for (const word of added) gone.delete(word)
  return changes.some(({ added }) => added.some((word) => gone.has(word)))
}

const wordsOf = (text: string): string[] => text.match(/\n|[^\S\n]+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? []

const isWord = (word: string): boolean => /[\p{L}\p{N}_]/u.test(word)

/** Two replacements may meet; what is put in between may not. */
const collides = (one: Change, other: Change): boolean => {
  const [end, otherEnd] = [one.at + one.removed, other.at + other.removed]
  const isInsertion = one.removed === 0 || other.removed === 0
  return isInsertion ? one.at <= otherEnd && other.at <= end : one.at < otherEnd && other.at < end
}
