import { type LineChange, lineChanges, linesOf } from './line-changes.ts'

/** Two changes of a text as one; or the first line of `ours`, from 1, that both change, each in its way. */
type MergedLines = { readonly text: string } | { readonly conflict: number }

/**
 * A three-way merge by lines, as git's: changes that touch each other are a conflict, unless both are the same.
 */
export function mergeLines(base: string, ours: string, theirs: string): MergedLines {
  const lines = linesOf(base)
  const [mine, others] = [ours, theirs].map((text) => lineChanges(lines, linesOf(text))) as [Changes, Changes]
  const added = others.filter((change) => !mine.some((one) => isSame(one, change)))
  const first = added.find((change) => mine.some((one) => touches(one, change)))
  if (first) return { conflict: first.at + 1 + grownBefore(mine, first.at) }
  let text = ''
  let at = 0
  for (const change of [...mine, ...added].sort((one, next) => one.at - next.at)) {
    text += lines.slice(at, change.at).join('') + change.added.join('')
    at = change.at + change.removed
  }
  return { text: text + lines.slice(at).join('') }
}

type Changes = readonly LineChange[]

const isSame = (one: LineChange, other: LineChange): boolean =>
  one.at === other.at && one.removed === other.removed && one.added.join('') === other.added.join('')

const touches = (one: LineChange, other: LineChange): boolean =>
  one.at <= other.at + other.removed && other.at <= one.at + one.removed

const grownBefore = (changes: Changes, line: number): number =>
  changes.reduce((grown, { at, removed, added }) => (at + removed <= line ? grown + added.length - removed : grown), 0)
