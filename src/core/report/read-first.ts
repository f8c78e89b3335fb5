import { groupBy } from '../text/group-by.ts'
import { counted, thousands } from '../text/words.ts'
import { alikeChanges, changedRuns } from './alike.ts'
import { changedWords } from './changed-words.ts'
import { folded } from './folders.ts'
import { LOOKS, type Look, type LookKind, looksOf } from './looks.ts'
import { filesOf, movedPlaces, type NetChange, netChanges } from './net-changes.ts'
import type { RunReport } from './report.ts'
import type { ReadEntry, ReadGroup } from './report-data.ts'

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
    const files = (byKind.get(kind) ?? []).map((cluster) => entryOf(cluster, kind))
    const entries = folded(files)
    return entries.length === 0 ? [] : [{ kind, files: countOf(entries), entries }]
  })
}

/** The report with what a reviewer reads first in it. */
export const withReadFirst = (report: RunReport): RunReport => ({ ...report, read_first: readFirst(report) })

/** A file, or several that get the same change, and what there is to see. */
interface Cluster {
  readonly files: readonly [NetChange, ...NetChange[]]
  readonly looks: readonly Look[]
  /** How it differs from many others. */
  readonly differs?: string
  /** What takes the place of the same text in those. */
  readonly others?: string
  /** In how many places of code; of several files. */
  readonly places?: number
  /** Lines of each file that moved unchanged. */
  readonly moved: number
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
  const movedIn = movedCounter(report)
  const nearest = groupBy(alike, ({ files: [file] }) => file && removedText(file))
  return [
    ...alike.flatMap(({ files: [first, ...rest], places }) =>
      first
        ? [{ files: [first, ...rest], looks: looksAt(first), places, moved: movedIn(first) } satisfies Cluster]
        : [],
    ),
    ...odd.map((file): Cluster => {
      const stray = strays.get(file)
      const [near] = nearest.get(removedText(file) ?? '') ?? []
      const others = near?.files[0] && changedWords(near.files[0].hunks)?.after
      const differs =
        stray ?? (near || isFew ? `differs from ${counted(near?.files.length ?? grouped, 'other file')}` : undefined)
      return {
        files: [file],
        looks: looksAt(file),
        moved: movedIn(file),
        ...(differs !== undefined && { differs }),
        ...(stray === undefined && others !== undefined && { others }),
      }
    }),
  ]
}

/** So many files that are alike make one that is not unusual, if there are so many times fewer of those. */
const [MANY, FEW] = [10, 4]

/** What a file loses, where it loses something. */
function removedText({ hunks = [] }: NetChange): string | undefined {
  const removed = changedRuns(hunks).flatMap((run) => run.split('\n').filter((line) => line.startsWith('-')))
  return removed.length === 0 ? undefined : removed.join('\n')
}

/** Counts the lines of a file that went to another place, or came from one. */
function movedCounter({ moved = [] }: RunReport): (change: NetChange) => number {
  const { old, fresh } = movedPlaces(moved)
  const counts = new Map<string, number>()
  const count = (sign: string, keys: Iterable<string>): void => {
    for (const key of keys) {
      const side = sign + key.slice(key.indexOf(' '))
      counts.set(side, (counts.get(side) ?? 0) + 1)
    }
  }
  count('-', old.keys())
  count('+', fresh.keys())
  return ({ path, from = path }) => (counts.get(`- ${from}`) ?? 0) + (counts.get(`+ ${path}`) ?? 0)
}

/** What a step does to several files is said of each. */
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
  if (moved * 2 >= file.insertions + file.deletions && moved > 0) return 'moved'
  return others.length > 0 ? 'alike' : 'rest'
}

const ORDER = Object.keys(LOOKS)

/** The strongest look first, then what differs, then the larger group; else in order of path. */
const byLooks = (one: Cluster, other: Cluster): number =>
  rankOf(one) - rankOf(other) ||
  other.files.length - one.files.length ||
  (one.files[0].path < other.files[0].path ? -1 : 1)

const rankOf = ({ looks, differs }: Cluster): number =>
  Math.min(differs === undefined ? ORDER.length : 0, ...looks.map(({ kind }) => ORDER.indexOf(kind)))

function entryOf({ files, looks, differs, others, places = 0, moved }: Cluster, kind: ReadGroup['kind']): ReadEntry {
  const words = changedWords(files[0].hunks)
  const said = [
    differs ?? '',
    ...looks.map((look) =>
      [GROUPS[look.kind] === kind && !['unshown', 'aside'].includes(look.kind) ? '' : LOOKS[look.kind], look.said]
        .filter(Boolean)
        .join(': '),
    ),
    moved > 0
      ? `${thousands(moved)} of ${counted(files[0].insertions + files[0].deletions, 'line')} moved unchanged`
      : '',
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

/** Steps are counted apart from files. */
function stepGroup(kind: 'refused' | 'asked', looks: readonly Look[]): readonly ReadGroup[] {
  const entries = looks
    .filter((look) => look.kind === kind)
    .map(({ step = 0, path, said }) => {
      return { steps: [step], paths: [path], link: `#step-${step}`, said, insertions: 0, deletions: 0 }
    })
  return entries.length === 0 ? [] : [{ kind, files: 0, entries }]
}
