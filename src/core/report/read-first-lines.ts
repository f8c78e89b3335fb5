import { counted, listed, stepsCalled, thousands } from '../text/words.ts'
import { leftWords } from './account.ts'
import { type LineStyle, wordsShown } from './changed-words.ts'
import type { ScreenLine } from './groups.ts'
import { listedGroups, type Overview, READ_FIRST, type ReadEntry, type ReadGroup } from './read-first.ts'

/** Entries of a group that have a line, and files of an entry that are named. */
const [NAMED, FILES] = [3, 3]

/** What a reviewer reads first as lines: of each group that is listed the first entries, and how many more it has. */
export const readFirstLines = (reading: Overview, style: LineStyle): readonly ScreenLine[] =>
  listedGroups(reading).flatMap((group): readonly ScreenLine[] => {
    const { kind, entries } = group
    if (kind === 'rest' && entries.length > NAMED && entries.every(({ folder }) => folder === undefined))
      return [{ kind, subject: READ_FIRST[kind], said: ` (${thousands(group.files)}): ${restOf(entries, style)}` }]
    if (kind === 'generated') {
      const sum = (count: (entry: ReadEntry) => number): string =>
        thousands(entries.reduce((all, one) => all + count(one), 0))
      const counts = `+${sum(({ insertions }) => insertions)} −${sum(({ deletions }) => deletions)}`
      return [
        { kind, subject: READ_FIRST[kind], said: ` (${thousands(group.files)}): ${restOf(entries, style)}, ${counts}` },
      ]
    }
    const shown = entries
      .slice(0, NAMED)
      .map((entry) => ({ kind, subject: READ_FIRST[kind], said: ` ${textOf(group, entry, style)}` }))
    return entries.length > NAMED
      ? [...shown, { kind, subject: '', said: `… and ${moreOf(group, entries.slice(NAMED))}` }]
      : shown
  })

/** Whether that list has a line for each entry of a group. */
export const isListedWhole = (reading: Overview, kind: ReadGroup['kind']): boolean =>
  listedGroups(reading).every((group) => group.kind !== kind || group.entries.length <= NAMED)

/** The head of that list: what programs write has its own numbers there. */
export function readingHead({ account, groups }: Overview): string {
  const made = new Set(
    groups.flatMap(({ kind, entries }) => (kind === 'generated' ? entries.flatMap(({ paths }) => paths) : [])),
  )
  const left = account.left.filter(({ path }) => !made.has(path))
  return left.length === 0 ? 'Read first' : `Read ${leftWords({ ...account, left })}`
}

const restOf = (entries: readonly ReadEntry[], style: LineStyle): string =>
  listed(
    entries.flatMap(({ paths }) => paths.map((path) => style.path(path))),
    FILES,
  )

function moreOf({ kind }: ReadGroup, left: readonly ReadEntry[]): string {
  if (kind === 'refused' || kind === 'asked')
    return counted(
      left.reduce((sum, { steps }) => sum + steps.length, 0),
      kind === 'refused' ? 'more refused step' : 'more step to approve',
      kind === 'refused' ? 'more refused steps' : 'more steps to approve',
    )
  const number = left.reduce((sum, { paths }) => sum + paths.length, 0)
  const files = counted(number, 'file')
  if (kind === 'alike') return `${counted(left.length, 'more group')} of ${files}`
  return left.some(({ folder }) => folder !== undefined)
    ? `${counted(left.length, 'more folder')} with ${files}`
    : counted(number, 'more file')
}

/** Which files, why, the words that change, and the steps. */
function textOf({ kind }: ReadGroup, entry: ReadEntry, style: LineStyle): string {
  const { paths, folder, said, words, steps } = entry
  if (kind === 'refused')
    return `${stepsCalled(steps)} ${style.path(paths[0] ?? '')} ${style.prose(said.split(' ', 1)[0] ?? '')}`
  const names = listed(paths.map(style.path), FILES)
  const counts = `+${thousands(entry.insertions)} −${thousands(entry.deletions)}`
  if (folder !== undefined)
    return [`${counted(paths.length, 'file')} in ${style.code(folder)} ${counts}`, style.prose(cut(said))]
      .filter(Boolean)
      .join(': ')
  const changed = words ? wordsShown(words, style) : ''
  const why = [style.prose(cut(said)), changed].filter(Boolean).join('; ')
  const which = steps.length === 0 ? '' : ` · ${stepsCalled(steps)}`
  if (kind === 'rest' && paths.length > 1) return `${names} (${counts} each)${why === '' ? '' : `: ${why}`}${which}`
  if (paths.length === 1) return `${names}${why === '' ? '' : `: ${why}`}${which}`
  return `${counted(paths.length, 'file')} get the same change${why === '' ? '' : `, ${why}`}${which}: ${names}`
}

/** The maximum length of the words about an entry, in characters. */
const MAX_SAID = 140

/** Not in a word, nor in code. */
function cut(text: string): string {
  if (text.length <= MAX_SAID) return text
  const kept = text
    .slice(0, MAX_SAID - 1)
    .replace(/\s+\S{0,40}$/, '')
    .replace(/[;,][^;,:]{0,40}:$/, '')
  return `${kept.split('`').length % 2 === 0 ? `${kept}\`` : kept} …`
}
