import { groupBy } from '../text/group-by.ts'
import type { StructuredPatchHunk } from '../text/hunks.ts'
import { counted, listed, thousands } from '../text/words.ts'
import { alikeChanges, changedRuns } from './alike.ts'
import { allChangedWords, changedWords, FEW, isWhiteSpaceChange, MANY, wordGroups } from './changed-words.ts'
import { folded } from './groups.ts'
import { lockContents } from './lock-contents.ts'
import { LOOKS, type Look, type LookKind, looksOf } from './looks.ts'
import { filesOf, lineKey, type MovedPlaces, movedPlaces, type NetChange, netChanges } from './net-changes.ts'
import type { ChangedWords, ReadEntry, ReadGroup, RunReport } from './report.ts'
import { isLockFile } from './sources.ts'

export type { ReadEntry, ReadGroup }

/** The groups of what a reviewer reads, in their order. */
export const READ_FIRST: Readonly<Record<ReadGroup['kind'], string>> = {
  refused: 'Refused',
  asked: 'Asked about',
  unusual: 'Unusual',
  protected: 'Protected',
  deleted: 'Deleted',
  hidden: 'Hidden',
  moved: 'Moved',
  alike: 'Alike',
  rest: 'Other files',
}

/**
 * What a reviewer reads first: refused steps, steps that are asked about, then every changed file in the first group that fits it. Page,
 * body, terminal and JSON show this list. Groups without entries are absent.
 */
export function readFirst(report: RunReport, changes: readonly NetChange[] = netChanges(report)): readonly ReadGroup[] {
  const looks = looksOf(report, changes)
  const clusters = clustersOf(report, changes, looks)
  const byKind = groupBy([...clusters].sort(byLooks), kindOf)
  const kinds = Object.keys(READ_FIRST) as ReadGroup['kind'][]
  return kinds.flatMap((kind): readonly ReadGroup[] => {
    if (kind === 'refused' || kind === 'asked') return stepGroup(kind, looks)
    const all = byKind.get(kind) ?? []
    const lists = [all.filter(({ isUsual }) => !isUsual), all.filter(({ isUsual }) => isUsual)]
    const entries = folded(lists.map((some) => some.map((cluster) => entryOf(cluster, kind))))
    return entries.length === 0 ? [] : [{ kind, files: countOf(entries), entries }]
  })
}

/**
 * The groups that a list names. A few files without others of another group need no list: they are what comes next. Nor do those for which
 * a sentence accounts.
 */
export const listedGroups = <Group extends ListedGroup>(
  groups: readonly Group[],
  isAccounted = false,
): readonly Group[] =>
  groups.filter(({ kind, files, entries }) => {
    if (isAccounted && (kind === 'alike' || kind === 'rest')) return false
    return (
      kind !== 'rest' ||
      entries.some(({ folder }) => folder !== undefined) ||
      groups.some((other) => other.kind !== 'rest' && other.files > 0 && files > 0)
    )
  })

type ListedGroup = Pick<ReadGroup, 'kind' | 'files'> & { readonly entries: readonly Pick<ReadEntry, 'folder'>[] }

/** The report with what a reviewer reads first in it. */
export const withReadFirst = (report: RunReport): RunReport => ({ ...report, read_first: readFirst(report) })

/** A file, or several that get the same change, and what there is to see. */
interface Cluster {
  readonly files: readonly [NetChange, ...NetChange[]]
  readonly looks: readonly Look[]
  /** How it differs from many others. */
  readonly differs?: string
  /** What replaces the same text in those. */
  readonly others?: string
  /** The words to show, where they are not the first. */
  readonly words?: ChangedWords
  /** It changes what most others change, and nothing else. */
  readonly isUsual?: boolean
  /** In how many places of code; of several files. */
  readonly places?: number
  readonly moved: MovedPart
}

function clustersOf(report: RunReport, changes: readonly NetChange[], looks: readonly Look[]): readonly Cluster[] {
  const byPath = looksByPath(report, looks)
  const looksAt = ({ path }: NetChange): readonly Look[] => byPath.get(path) ?? []
  const remark = (change: NetChange): string =>
    looksAt(change)
      .map(({ kind, said }) => `${kind} ${said}`)
      .join('\n')
  const { odd, alike, strays } = alikeChanges(changes, report, remark)
  const grouped = alike.reduce((sum, { files }) => sum + files.length, 0)
  const isFew = grouped >= MANY && odd.length * FEW <= grouped
  const places = movedPlaces(report.moved ?? [])
  const movedIn = (change: NetChange): MovedPart => movedPart(change, places)
  const singles = new Map(odd.map((file) => [file, movedIn(file)]))
  const { usual, apart } = wordGroups(new Map([...singles].map(([file, { rest }]) => [file, allChangedWords(rest)])))
  const common = new Map(alike.flatMap(({ files: [file] }) => [...(allChangedWords(file?.hunks) ?? [])]))
  const nearest = groupBy(alike, ({ files: [file] }) => file && removedText(file))
  return [
    ...alike.flatMap(({ files: [first, ...rest], places }) =>
      first
        ? [{ files: [first, ...rest], looks: looksAt(first), places, moved: movedIn(first) } satisfies Cluster]
        : [],
    ),
    ...[...singles].map(([file, moved]): Cluster => {
      const stray = strays.get(file)
      const [near] = nearest.get(removedText(file) ?? '') ?? []
      const theirs = near ? allChangedWords(near.files[0]?.hunks) : isFew ? common : undefined
      const words = theirs ? wordsBeside(moved.rest, theirs) : apart.get(file)
      const others = near && instead(words, theirs)
      const many = near?.files.length ?? (isFew ? grouped : words && usual.size)
      const differs = stray ?? (many === undefined ? undefined : `differs from ${counted(many, 'other file')}`)
      return {
        files: [file],
        looks: looksAt(file),
        moved,
        isUsual: usual.has(file),
        ...(words && { words }),
        ...(differs !== undefined && { differs }),
        ...(stray === undefined && others !== undefined && { others }),
      }
    }),
  ]
}

/** The first words that a change replaces and others do not; undefined where it replaces only theirs. */
const wordsBeside = (hunks: NetChange['hunks'], others: ReadonlyMap<string, ChangedWords>): ChangedWords | undefined =>
  [...(allChangedWords(hunks) ?? [])].find(([key]) => !others.has(key))?.[1]

/** What takes the place of the same words elsewhere. */
const instead = (
  words: ChangedWords | undefined,
  others: ReadonlyMap<string, ChangedWords> = new Map(),
): string | undefined => words && [...others.values()].find(({ before }) => before === words.before)?.after

/** What a file loses, where it loses something. */
function removedText({ hunks = [] }: NetChange): string | undefined {
  const removed = changedRuns(hunks).flatMap((run) => run.split('\n').filter((line) => line.startsWith('-')))
  return removed.length === 0 ? undefined : removed.join('\n')
}

/** What of a file's change is at another place unchanged. */
interface MovedPart {
  readonly lines: number
  /** Where its lines went, and where they came from: paths. */
  readonly to: ReadonlySet<string>
  readonly from: ReadonlySet<string>
  /** The change without those lines. */
  readonly rest: NetChange['hunks']
}

function movedPart({ path, from = path, hunks }: NetChange, { old, fresh }: MovedPlaces): MovedPart {
  const [wentTo, cameFrom] = [new Set<string>(), new Set<string>()]
  const isMoved = (sign: string, was: number, is: number): boolean => {
    const gone = sign === '-' ? old.get(lineKey({ file_path: from, line: was })) : undefined
    const came = sign === '+' ? fresh.get(lineKey({ file_path: path, line: is })) : undefined
    if (gone) wentTo.add(gone.file_path)
    if (came) cameFrom.add(came.file_path)
    return gone !== undefined || came !== undefined
  }
  const rest = old.size === 0 ? hunks : hunks?.map((hunk) => ({ ...hunk, lines: keptLines(hunk, isMoved) }))
  return { lines: linesIn(hunks) - linesIn(rest), to: wentTo, from: cameFrom, rest }
}

/** The lines of a hunk that did not move. */
function keptLines(
  { oldStart, newStart, lines }: StructuredPatchHunk,
  isMoved: (sign: string, was: number, is: number) => boolean,
): readonly string[] {
  let [was, is] = [oldStart, newStart]
  return lines.filter((line) => {
    const sign = line.charAt(0)
    const isKept = !isMoved(sign, was, is)
    if (sign === '-' || sign === ' ') was += 1
    if (sign === '+' || sign === ' ') is += 1
    return isKept
  })
}

const linesIn = (hunks: NetChange['hunks'] = []): number => hunks.reduce((sum, { lines }) => sum + lines.length, 0)

/** `31 of 32 lines moved unchanged, to src/round.ts`; empty where none did. */
function movedWords({ insertions, deletions, path }: NetChange, { lines, to, from }: MovedPart): string {
  if (lines === 0) return ''
  const named = (word: string, paths: ReadonlySet<string>): string => {
    const others = [...paths].filter((one) => one !== path)
    return others.length === 0 ? '' : `, ${word} ${listed(others, 2)}`
  }
  return `${thousands(lines)} of ${counted(insertions + deletions, 'line')} moved unchanged${named('to', to)}${named('from', from)}`
}

/** What a step does to several files is reported for each. */
function looksByPath(report: RunReport, looks: readonly Look[]): ReadonlyMap<string, readonly Look[]> {
  const steps = new Map(report.steps.map((step) => [step.index, step]))
  const named = looks.flatMap((look) => {
    if (look.kind === 'refused' || look.kind === 'asked') return []
    const step = look.step === undefined ? undefined : steps.get(look.step)
    return step ? filesOf(step).map(({ file_path: path }) => ({ path, look })) : [{ path: look.path, look }]
  })
  const byPath = groupBy(named, ({ path }) => path)
  return new Map([...byPath].map(([path, all]) => [path, all.map(({ look }) => look)]))
}

const GROUPS: Readonly<Partial<Record<LookKind, ReadGroup['kind']>>> = {
  protected: 'protected',
  verifies: 'protected',
  hidden: 'hidden',
  unshown: 'hidden',
  aside: 'hidden',
  tests: 'deleted',
}

function kindOf({ files: [file, ...others], looks, differs, moved }: Cluster): ReadGroup['kind'] {
  const kinds = new Set(looks.map(({ kind }) => GROUPS[kind] ?? 'unusual'))
  if (differs !== undefined || kinds.has('unusual')) return 'unusual'
  if (kinds.has('protected')) return 'protected'
  if (file.status === 'deleted' || kinds.has('deleted')) return 'deleted'
  if (kinds.has('hidden')) return 'hidden'
  if (moved.lines > 0 && moved.lines * 2 >= file.insertions + file.deletions) return 'moved'
  return others.length > 0 ? 'alike' : 'rest'
}

const ORDER = Object.keys(LOOKS)

/** The strongest look first, then what differs, what is not as usual, the larger group; else in order of path. */
const byLooks = (one: Cluster, other: Cluster): number =>
  rankOf(one) - rankOf(other) ||
  Number(one.isUsual ?? false) - Number(other.isUsual ?? false) ||
  other.files.length - one.files.length ||
  (one.files[0].path < other.files[0].path ? -1 : 1)

const rankOf = ({ looks, differs }: Cluster): number =>
  Math.min(differs === undefined ? ORDER.length : 0, ...looks.map(({ kind }) => ORDER.indexOf(kind)))

function entryOf(cluster: Cluster, kind: ReadGroup['kind']): ReadEntry {
  const { files, looks, differs, others, places = 0, moved } = cluster
  const inside = isLockFile(files[0].path) ? lockContents(files[0].hunks ?? []) : ''
  const words = inside === '' ? (cluster.words ?? changedWords(moved.rest)) : undefined
  const said = [
    differs ?? '',
    ...looks.map((look) =>
      [GROUPS[look.kind] === kind && !['unshown', 'aside'].includes(look.kind) ? '' : LOOKS[look.kind], look.said]
        .filter(Boolean)
        .join(': '),
    ),
    inside,
    isWhiteSpaceChange(files[0].hunks) ? 'only white space changes' : '',
    movedWords(files[0], moved),
    places > 1 ? `in ${counted(places, 'different place')}` : '',
  ]
  return {
    steps: [...new Set(files.flatMap((file) => file.steps))].sort((one, other) => one - other),
    paths: files.map(({ path }) => path),
    link: `#file-${files[0].path}`,
    said: said.filter(Boolean).join('; '),
    ...(words && { words: { ...words, ...(others !== undefined && { others }) } }),
    insertions: files.reduce((sum, { insertions }) => sum + insertions, 0),
    deletions: files.reduce((sum, { deletions }) => sum + deletions, 0),
  }
}

const countOf = (entries: readonly ReadEntry[]): number => entries.reduce((sum, { paths }) => sum + paths.length, 0)

/** Steps are counted apart from files: those of one path for the same reason together. */
function stepGroup(kind: 'refused' | 'asked', looks: readonly Look[]): readonly ReadGroup[] {
  const found = groupBy(
    looks.filter((look) => look.kind === kind),
    ({ path, said }) => JSON.stringify([path, said]),
  )
  const entries = [...found.values()].map((alike) => {
    const [{ path, said, step: first = 0 }] = alike
    const steps = alike.map(({ step = 0 }) => step)
    return { steps, paths: [path], link: `#step-${first}`, said, insertions: 0, deletions: 0 }
  })
  return entries.length === 0 ? [] : [{ kind, files: 0, entries }]
}
