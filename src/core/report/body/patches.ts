import { counted, listed, shortPath, stepsCalled, thousands } from '../../text/words.ts'
import { type Account, hunksLeft } from '../account.ts'
import { FOLDERS, foldersOf } from '../groups.ts'
import { notebookLines } from '../notebook-cells.ts'
import { clearPatch } from '../patch-lines.ts'
import { listedGroups, type Overview, type ReadEntry, type ReadGroup } from '../read-first.ts'
import type { ReportedFile } from '../report.ts'
import { codeSpan, fencedBlock, fittingList, htmlCode, quotedMarkdown } from '../safe-markdown.ts'

/** What is read first, what accounts for the change, and each changed file by its path. */
export interface ReadChanges extends Overview {
  readonly changes: ReadonlyMap<string, ReportedFile>
  readonly reasonOf: (step: number) => string
}

/** The patches that fit, and the files whose patches do not. */
type ShownPatches = { readonly text: string; readonly missing: readonly ReportedFile[] }

/**
 * Patches that a first screen shows: of the first files that are read, each if it is small, the first without a fold; then of what a
 * sentence accounts for the files by folder, and one example. Also says of which files, the first of each group.
 */
export function firstPatches(read: ReadChanges): { readonly text: string; readonly shown: ReadonlySet<string> } {
  const options = { rank: 0, budget: MAX_FIRST, open: true } as const
  const listed = listedGroups(read)
    .filter(({ kind }) => kind !== 'refused' && kind !== 'generated')
    .flatMap(({ kind, entries }) => entries.map((entry) => ({ kind, entry })))
  // Of what a sentence accounts for, one example is enough.
  const all = listed.length > 0 || read.account.parts.length > 0 ? listed : restOf(read)
  // What follows of its own accord has its place below.
  const isFollowed = read.account.parts.length === 0 && all.some(({ kind }) => kind !== 'rest')
  const told = new Set<number>()
  /** Each reason once, at the first patch of its step. */
  const reasonOf = (step: number): string => (told.has(step) ? '' : read.reasonOf(step))
  const folds = all
    .filter(({ kind, entry }) => entry.folder === undefined && !(isFollowed && kind === 'rest'))
    .slice(0, FIRST)
    .flatMap(({ entry }) => {
      const one = { ...entry, paths: entry.paths.slice(0, 1), link: '#file-' }
      const some = foldsOf(one, { ...read, reasonOf }, options).filter(({ bytes }) => bytes <= MAX_FIRST)
      for (const step of some.flatMap(({ changes: [file] }) => file?.steps ?? [])) told.add(step)
      return some
    })
  const [first] = folds
  const texts = new Map(folds.map((fold) => [fold.changes[0]?.path ?? '', fold === first ? fold.bare : fold.text]))
  const accounted = read.account.parts.slice(0, FIRST).map((part, at) => partFold(part, at === 0 && folds.length === 0))
  return { text: [...texts.values(), ...accounted].join('\n\n'), shown: new Set(texts.keys()) }
}

const restOf = ({ groups }: ReadChanges) =>
  groups
    .filter(({ files, kind }) => files > 0 && kind !== 'generated')
    .flatMap(({ kind, entries }) => entries.map((entry) => ({ kind, entry })))

/** Patches on the first screen, and bytes of one there. */
const [FIRST, MAX_FIRST] = [3, 2000]

/** The files of a part of the account by folder, and the change of one of them; those that are deleted by name. */
function partFold({ is, files }: Account['parts'][number], open: boolean): string {
  if (is === 'gone') {
    const names = files.map(({ path }) => codeSpan(shortPath(path)))
    return details(counted(files.length, 'deleted file'), listed(names, FOLDERS, ' · '), open)
  }
  const one = files.find((file) => hasLines(file) && leastBytes(file) <= MAX_EXAMPLE)
  const folders = foldersOf(files.map(({ path }) => path)).map(
    ([folder, count]) => `${codeSpan(folder)} ${thousands(count)}`,
  )
  const shown = one ? `\n\nOne of them, ${codeSpan(one.path)} ${countsOf(one)}:\n\n${patchOf(one)}` : ''
  const name = `${counted(files.length, 'file')} by folder${one ? ', and one example' : ''}`
  return details(name, `${listed(folders, FOLDERS, ' · ')}${shown}`, open)
}

/** Bytes of an example. */
const MAX_EXAMPLE = 1200

/**
 * The net patches of what no sentence accounts for, folded by file, in the order of what is read first; a change that many files get once.
 * Where not all fit, the largest are left out, the most usual before the odd.
 */
export function netPatches(read: ReadChanges, budget: number, shown: ReadonlySet<string>): ShownPatches {
  const left = new Set(read.account.left.map(({ path }) => path))
  const folds = read.groups
    .flatMap(({ kind, entries }) =>
      entries
        .map((entry) => ({ ...entry, paths: entry.paths.filter((path) => left.has(path)) }))
        .flatMap((entry) => foldsOf(entry, read, { rank: RANKS[kind], budget, open: false })),
    )
    .filter(({ changes: [file] }) => !shown.has(file?.path ?? ''))
  const others = [...read.changes.values()].filter((change) => !hasLines(change) && left.has(change.path))
  const rest = withoutLines(others, budget / 8)
  const inOrder = folds.toSorted((one, other) => one.rank - other.rank || one.bytes - other.bytes)
  let used = bytes(rest) + bytes(HEADING) + 4
  const kept = new Set(
    inOrder.filter((fold) => {
      if (used + fold.bytes + 2 > budget) return false
      used += fold.bytes + 2
      return true
    }),
  )
  const texts = [...folds.filter((fold) => kept.has(fold)).map(({ text }) => text), rest].filter(Boolean)
  return {
    text: texts.length === 0 ? '' : [HEADING, ...texts].join('\n\n'),
    missing: folds.filter((fold) => !kept.has(fold)).flatMap(({ changes }) => changes),
  }
}

/** The lower, the rather a patch is kept. */
const RANKS: Readonly<Record<ReadGroup['kind'], Fold['rank']>> = {
  ...{ refused: 0, asked: 0, unusual: 0, protected: 0, deleted: 0, hidden: 0 },
  ...{ moved: 1, rest: 1, alike: 2, generated: 2 },
}

const HEADING = '### Patches'

export const bytes = (text: string): number => Buffer.byteLength(text)

const hasLines = ({ insertions, deletions, structuredPatch: hunks }: ReportedFile): boolean =>
  insertions + deletions > 0 || hunks !== undefined

interface Fold {
  readonly changes: readonly ReportedFile[]
  readonly rank: 0 | 1 | 2
  readonly text: string
  /** The same without the fold. */
  readonly bare: string
  readonly bytes: number
}

/** The folds of an entry's files that have lines: one for all that get the same change. Steps are about no file of their own. */
function foldsOf(entry: ReadEntry, read: ReadChanges, options: Parameters<typeof foldOf>[3]): readonly Fold[] {
  const { changes } = read
  const files = entry.link.startsWith('#file-')
    ? entry.paths.flatMap((path) => changes.get(path) ?? []).filter(hasLines)
    : []
  if (entry.folder !== undefined) return files.map((file) => foldOf(file, [file], read, options))
  return files[0] ? [foldOf(files[0], files, read, options)] : []
}

/** A patch that is that of all the files, with their names where there are several. */
function foldOf(
  one: ReportedFile,
  files: readonly ReportedFile[],
  { account, reasonOf }: ReadChanges,
  { rank, budget, open }: Pick<Fold, 'rank'> & { readonly budget: number; readonly open: boolean },
): Fold {
  const hunks = open ? hunksLeft(account, one) : (one.structuredPatch ?? [])
  const shown =
    one.structuredPatch && hunks.length < one.structuredPatch.length ? { ...one, structuredPatch: hunks } : one
  if (leastBytes(shown) > budget) return { changes: files, rank, text: '', bare: '', bytes: Number.POSITIVE_INFINITY }
  const steps = [...new Set(files.flatMap(({ steps = [] }) => steps))].sort((first, second) => first - second)
  const which = steps.length === 0 ? '' : ` (${stepsCalled(steps)})`
  const name = one.from === undefined ? htmlCode(one.path) : `${htmlCode(one.from)} → ${htmlCode(one.path)}`
  const isMany = files.length > 1
  const subject = isMany ? `${counted(files.length, 'file')} get the same change` : name
  const summary = `${subject}${markOf(one)} ${countsOf(one)}${isMany ? ' each' : ''}${which}`
  const names = files.map(({ path, from }) => `- ${from === undefined ? '' : `${codeSpan(from)} → `}${codeSpan(path)}`)
  const list = isMany
    ? `\n\n${details(`The ${counted(files.length, 'file')}`, fittingList(names, MAX_NAMES).join('\n'))}`
    : ''
  const part =
    shown === one
      ? ''
      : `\n\n${counted((one.structuredPatch?.length ?? 0) - hunks.length, 'more hunk')}, the same as in the other files.`
  const body = patchOf(shown) + part + (open ? reasonsOf(steps, reasonOf) : '') + list
  const text = details(summary, body, open)
  return { changes: files, rank, text, bare: `${summary}\n\n${body}`, bytes: bytes(text) - (open ? bytes(list) : 0) }
}

/** Why the steps make a change, in the plan's words. */
function reasonsOf(steps: readonly number[], reasonOf: ReadChanges['reasonOf']): string {
  const lines = steps.slice(0, FIRST).flatMap((step) => {
    const why = reasonOf(step)
    return why === '' ? [] : [`> Step ${step}: ${quotedMarkdown(why)}  `]
  })
  return lines.length === 0 ? '' : `\n\n${lines.join('\n').trimEnd()}`
}

/** Bytes of the names of a group. */
const MAX_NAMES = 4000

const details = (summary: string, body: string, open = false): string =>
  `<details${open ? ' open' : ''}><summary>${summary}</summary>\n\n${body}\n\n</details>`

function patchOf({ structuredPatch: hunks, notebook }: ReportedFile): string {
  const lines = notebook ? notebookLines(notebook) : hunks && clearPatch(hunks)
  return lines ? fencedBlock('diff', lines.join('\n')) : 'The report does not contain the patch.'
}

/** At least so many bytes of a patch, which is not written to find out that it does not fit. */
const leastBytes = ({ structuredPatch: hunks = [], notebook }: ReportedFile): number =>
  notebook ? 0 : hunks.reduce((sum, { lines }) => lines.reduce((all, line) => all + line.length + 1, sum), 0)

const countsOf = ({ insertions, deletions }: ReportedFile): string =>
  `+${thousands(insertions)} −${thousands(deletions)}`

function markOf({ status, old_mode: was, new_mode: is, encoding }: ReportedFile): string {
  const isFile = (mode: string): boolean => !mode.startsWith('0000')
  const marks = [
    status === 'added' ? 'new' : status === 'deleted' || status === 'renamed' ? status : '',
    isFile(was) && isFile(is) && was !== is ? `mode ${was} → ${is}` : '',
    !isFile(was) && is === '100755' ? 'executable' : '',
    encoding === undefined ? '' : `in ${encoding}`,
  ]
  return marks
    .filter(Boolean)
    .map((mark) => ` ${mark}`)
    .join('')
}

/** Files whose change has no lines: binary ones, modes, renames. */
function withoutLines(changes: readonly ReportedFile[], budget: number): string {
  if (changes.length === 0) return ''
  const names = changes.map((change) => {
    const { path, from, binary, old_size: was, new_size: is } = change
    const sizes = [was, is].filter((size) => size !== undefined).map(thousands)
    const size = binary ? ` binary, ${sizes.join(' → ') || 0} bytes` : ''
    return `- ${from === undefined ? '' : `${codeSpan(from)} → `}${codeSpan(path)}${markOf(change)}${size}`
  })
  return details(`${counted(changes.length, 'file')} without changed lines`, fittingList(names, budget).join('\n'))
}

/** Bytes of the names of files that are not shown. */
const MAX_MISSING = 4000

/** What is not shown, by name, and where it is. */
export function missingPatches(missing: readonly ReportedFile[], elsewhere: string): string {
  if (missing.length === 0) return ''
  const names = missing.map((change) => `${codeSpan(shortPath(change.path))} ${countsOf(change)}`)
  const line = `**Not shown here:** the ${missing.length === 1 ? 'patch' : 'patches'} of ${listed(names, 3)}; ${missing.length === 1 ? 'it is' : 'they are'} ${elsewhere}.`
  if (missing.length <= 3) return line
  const kept = fittingList(
    names.map((name) => `- ${name}`),
    MAX_MISSING,
  )
  return `${line}\n\n${details(`All ${counted(missing.length, 'file')} not shown here`, kept.join('\n'))}`
}
