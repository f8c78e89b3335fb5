import { groupBy } from '../text/group-by.ts'
import { counted, numberRanges, thousands } from '../text/words.ts'
import { filesOf } from './net-changes.ts'
import type { ReadEntry, ReadGroup, ReportedStep, RunReport } from './report.ts'

/** A line of a first screen: its subject, which is marked where there are marks, and what is said about it. */
export interface ScreenLine {
  readonly subject: string
  readonly said: string
  readonly refused?: boolean
  /** The group of what is read first that it is of. */
  readonly kind?: ReadGroup['kind']
}

/** Rules that are named. */
const RULES = 5

type RuledStep = Pick<ReportedStep, 'index' | 'source' | 'status' | 'file_path'>

/** The fixes that one rule of a tool proposes. */
export interface RuleGroup<Step extends RuledStep = ReportedStep> {
  /** The tool and the rule. */
  readonly rule: string
  /** In the plan's order. */
  readonly applied: readonly Step[]
  readonly refused: readonly Step[]
  /** Fixes that changed nothing, or were left out. */
  readonly others: readonly Step[]
  /** Files that its applied fixes change, in order of path. */
  readonly files: readonly string[]
}

/** Of fewer fixes of a rule each is shown. */
export const LEAST_FIXES = 3

/** The fixes of a run by rule: rules with refused fixes first, then the rule with the most fixes. */
export function ruleGroups<Step extends RuledStep>(
  steps: readonly Step[],
  pathsOf: (step: Step) => readonly string[],
): readonly RuleGroup<Step>[] {
  return [...groupBy(steps, ({ source }) => source)]
    .map(([rule, all]): RuleGroup<Step> => {
      const [applied, refused] = ['applied', 'failed'].map((status) => all.filter((step) => step.status === status))
      const others = all.filter(({ status }) => status !== 'applied' && status !== 'failed')
      const files = [...new Set((applied ?? []).flatMap(pathsOf))].sort()
      return { rule, applied: applied ?? [], refused: refused ?? [], others, files }
    })
    .sort(
      (one, other) =>
        Number(other.refused.length > 0) - Number(one.refused.length > 0) || other.applied.length - one.applied.length,
    )
}

export const rulesOf = (steps: readonly ReportedStep[]): readonly RuleGroup[] =>
  ruleGroups(steps, (step) => filesOf(step).map(({ file_path }) => file_path))

/** `41 fixes in 12 files, 2 refused` */
export function ruleWords({ applied, refused, others, files }: RuleGroup<RuledStep>): string {
  const parts = [
    applied.length > 0 || refused.length === 0 ? `${fixes(applied.length)} in ${counted(files.length, 'file')}` : '',
    refused.length > 0 ? `${thousands(refused.length)} refused` : '',
    others.length > 0 ? `${thousands(others.length)} without effect` : '',
  ]
  return parts.filter(Boolean).join(', ')
}

/** The fixes of tools, by rule. @param shown writes a rule's name for the output */
export function ruleLines({ steps }: RunReport, shown: (rule: string) => string): readonly ScreenLine[] {
  const rules = rulesOf(steps)
  const lines = rules.slice(0, RULES).map((group) => {
    const refused = group.refused.map(({ index }) => index)
    const which = refused.length === 0 ? '' : ` (${numberRanges(refused)})`
    return { subject: shown(group.rule), said: `: ${ruleWords(group)}${which}`, refused: refused.length > 0 }
  })
  const more = rules.length - lines.length
  return more > 0 ? [...lines, { subject: '', said: `… and ${counted(more, 'more rule')}` }] : lines
}

const fixes = (count: number): string => counted(count, 'fix', 'fixes')

/** The steps with the fixes of a rule at the place of its first one, the refused ones before the others. */
export function inRuleOrder<Step extends RuledStep>(steps: readonly Step[]): readonly Step[] {
  const rules = new Map<string, Step[]>()
  const places: (readonly Step[])[] = []
  for (const step of steps) {
    const known = step.source === undefined ? undefined : rules.get(step.source)
    if (known) {
      known.push(step)
      continue
    }
    const place = [step]
    places.push(place)
    if (step.source !== undefined) rules.set(step.source, place)
  }
  if (rules.size === 0) return steps
  const isRefused = ({ status }: Step): number => (status === 'failed' ? 0 : 1)
  return places.flatMap((place) => [...place].sort((one, other) => isRefused(one) - isRefused(other)))
}

/** More entries than this are folded, each of their lists into about so many. */
const [MOST, WANTED] = [200, 40]

/** Lists of entries as they are if they have few. Of many, the long lists are folded. */
export function folded(lists: readonly (readonly ReadEntry[])[]): readonly ReadEntry[] {
  const entries = lists.flat()
  return entries.length <= MOST ? entries : lists.flatMap((list) => (list.length <= WANTED ? list : bundles(list)))
}

/** The entries of one folder and kind as one, the rarest kinds and then the smallest folders first. */
function bundles(entries: readonly ReadEntry[]): readonly ReadEntry[] {
  const depths = [8, 4, 3, 2, 1, 0]
  const ways = depths.map((depth) => [...groupBy(entries, (entry) => bundleOf(entry, depth)).entries()])
  const way = ways.find(({ length }) => length <= WANTED) ?? ways.at(-1)!
  const kinds = groupBy(entries, kindOf)
  const rarity = ([, [entry]]: (typeof way)[number]): number => kinds.get(kindOf(entry))?.length ?? 0
  return way
    .sort(
      (one, other) => rarity(one) - rarity(other) || one[1].length - other[1].length || (one[0] < other[0] ? -1 : 1),
    )
    .map(([, all]) => (all.length === 1 ? all[0] : bundled(all)))
}

/** What entries of one bundle share: a folder of so many parts at most, a kind of file, and why they are in their group. */
const bundleOf = (entry: ReadEntry, depth: number): string =>
  JSON.stringify([folderOf(firstOf(entry)).split('/').slice(0, depth).join('/'), kindOf(entry)])

const firstOf = ({ paths: [path = ''] }: ReadEntry): string => path

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** The ending of a name; the whole name where it has none. */
const kindOf = ({ paths: [path = ''] }: ReadEntry): string =>
  /[^/]\.([^./]+)$/.exec(path)?.[1] ?? path.slice(path.lastIndexOf('/') + 1)

function bundled(entries: readonly [ReadEntry, ...ReadEntry[]]): ReadEntry {
  const [first] = entries
  const paths = entries.flatMap((entry) => entry.paths)
  const folder = commonFolder(entries.map(firstOf))
  const kind = kindOf(first)
  const isNamed = /[^/]\.[^./]+$/.test(first.paths[0] ?? '')
  return {
    steps: [...new Set(entries.flatMap(({ steps }) => steps))].sort((one, other) => one - other),
    paths,
    folder: `${folder === '' ? '' : `${folder}/`}**/${isNamed ? `*.${kind}` : kind}`,
    link: first.link,
    said: [...new Set(entries.map(({ said }) => said))].filter(Boolean).slice(0, 3).join('; '),
    insertions: entries.reduce((sum, { insertions }) => sum + insertions, 0),
    deletions: entries.reduce((sum, { deletions }) => sum + deletions, 0),
  }
}

/** Folders that a line names. */
export const FOLDERS = 60

/** How many paths are in which folder, as deep as so few folders have them all. */
export function foldersOf(paths: readonly string[]): readonly (readonly [folder: string, count: number])[] {
  const ways = [8, 4, 3, 2, 1].map((depth) => [
    ...groupBy(paths, (path) => `${path.split('/').slice(0, -1).slice(0, depth).join('/') || '.'}/`),
  ])
  const way = ways.find(({ length }) => length <= FOLDERS) ?? ways.at(-1)!
  return way.map(([folder, some]) => [folder, some.length])
}

/** The deepest folder that has all these files; empty where that is the root. */
export function commonFolder(paths: readonly string[]): string {
  let parts = folderOf(paths[0] ?? '').split('/')
  for (const path of paths) {
    const own = folderOf(path).split('/')
    const end = parts.findIndex((part, at) => part !== own[at])
    if (end >= 0) parts = parts.slice(0, end)
  }
  return parts.join('/')
}
