import type { MemberResult } from '../../core/engine/replay-parts.ts'
import type { Step } from '../../core/plan/schema.ts'
import { globOf } from '../../core/plan/steps.ts'
import { compileGlobs } from '../../core/text/globs.ts'
import { CODEOWNERS_PATHS, type CodeOwners, foldersAbove } from '../../core/text/paths.ts'
import { quoted } from '../../core/text/words.ts'
import { run } from '../../core/tools/run.ts'
import { perPath } from '../../core/workspace/change.ts'
import type { RepoPath, Workspace } from '../../core/workspace/workspace.ts'
import { EditplanError } from '../../errors.ts'
import { footprintOf } from './member.ts'

/** Steps that stay together. */
export interface Bundle {
  /** The groups whose files they change, in the order in which the plan comes to them. */
  readonly groups: readonly string[]
  /** In the plan's order. */
  readonly traces: readonly Trace[]
  /** Bundles that come before it, as places in the list of them all. */
  readonly needs: readonly number[]
}

/** Steps and the label of their group, in the plan's order. */
export type LabelledStep = { readonly trace: Trace; readonly label: string }

/**
 * Steps with one label are a bundle, and so are labels that need each other: a step needs an earlier one that changes what it
 * looks at, or looks at what it changes. The bundles are in an order that respects what they need, else in the plan's.
 * @param groupsOf the groups of a label
 * @param existing all files of the baseline; asked for where steps both remove and create files
 */
export async function bundlesOf(
  steps: readonly LabelledStep[],
  groupsOf: (label: string) => readonly string[],
  existing: () => Promise<readonly RepoPath[]>,
): Promise<readonly Bundle[]> {
  const before = needsByPaths(steps)
  for (const [first, second] of await renamedFolders(steps, existing)) need(before, second, first)
  const labels = [...new Set(steps.map(({ label }) => label))]
  const reach = new Map(labels.map((label) => [label, reachedFrom(label, before)]))
  const leaderOf = (label: string): string =>
    labels.find((other) => other === label || (reach.get(label)?.has(other) && reach.get(other)?.has(label))) ?? label
  const leaders = new Map(labels.map((label) => [label, leaderOf(label)]))
  return inOrder(
    [...new Set(leaders.values())].map((leader) => {
      const own = labels.filter((label) => leaders.get(label) === leader)
      const needed = own.flatMap((label) => [...(before.get(label) ?? [])].map((one) => leaders.get(one) ?? one))
      return {
        leader,
        groups: [...new Set(own.flatMap(groupsOf))],
        traces: steps.flatMap(({ trace, label }) => (leaders.get(label) === leader ? [trace] : [])),
        needs: new Set(needed.filter((one) => one !== leader)),
      }
    }),
  )
}

type Needs = Map<string, Set<string>>

/** Labels that each label needs, by the files of their steps. */
function needsByPaths(steps: readonly LabelledStep[]): Needs {
  const needs: Needs = new Map()
  const changers = createPlaces()
  const lookers = createPlaces()
  const searches: { readonly label: string; readonly looksFor: (path: RepoPath) => boolean }[] = []
  for (const { trace, label } of steps) {
    const changed = [...trace.changed]
    const earlier = [
      ...[...trace.seen].flatMap((path) => [...changers.at(path)]),
      ...changed.flatMap((path) => [...lookers.at(path)]),
      ...searches.flatMap((search) => (changed.some(search.looksFor) ? [search.label] : [])),
      ...(trace.looksFor ? changers.where(trace.looksFor) : []),
    ]
    for (const one of earlier) need(needs, label, one)
    if (trace.looksFor) searches.push({ label, looksFor: trace.looksFor })
    for (const path of trace.seen) lookers.add(path, label)
    for (const path of changed) changers.add(path, label)
  }
  return needs
}

function need(needs: Needs, label: string, other: string): void {
  if (label !== other) needs.set(label, (needs.get(label) ?? new Set()).add(other))
}

/** Labels by the paths of their steps: found at a path, above it and below it, since a file can take a folder's place. */
function createPlaces() {
  const [here, below] = [new Map<RepoPath, Set<string>>(), new Map<RepoPath, Set<string>>()]
  const put = (map: Map<RepoPath, Set<string>>, path: RepoPath, label: string) =>
    map.set(path, (map.get(path) ?? new Set()).add(label))
  return {
    add(path: RepoPath, label: string): void {
      put(here, path, label)
      for (const folder of foldersAbove(path)) put(below, folder, label)
    },
    where: (isFound: (path: RepoPath) => boolean): readonly string[] =>
      [...here].flatMap(([path, labels]) => (isFound(path) ? [...labels] : [])),
    at: (path: RepoPath): ReadonlySet<string> =>
      new Set(
        [path, ...foldersAbove(path)].flatMap((one) => [...(here.get(one) ?? [])]).concat(...(below.get(path) ?? [])),
      ),
  }
}

/**
 * Pairs of labels, in the plan's order, where one makes files in a folder that others empty, alone or together. If these make files
 * elsewhere, git takes the folder for renamed when it merges them, and moves the new files.
 */
async function renamedFolders(
  steps: readonly LabelledStep[],
  existing: () => Promise<readonly RepoPath[]>,
): Promise<readonly (readonly [string, string])[]> {
  const makers = new Set(steps.flatMap(({ trace, label }) => (trace.created.length > 0 ? label : [])))
  const { removers, lastOf } = removalsIn(steps)
  if (makers.size === 0 || removers.size === 0 || steps.every(({ label }) => label === steps[0]?.label)) return []
  const emptied = emptiedFolders(await existing(), removers)
  const pairs: (readonly [string, string])[] = []
  for (const [at, { trace, label }] of steps.entries()) {
    if (makers.size === 1 && makers.has(label)) continue
    const folders = [...new Set(trace.created.flatMap(foldersAbove))]
    for (const other of folders.flatMap((folder) => [...othersThan(label, emptied.get(folder) ?? [])]))
      pairs.push(at > (lastOf.get(other) ?? -1) ? [other, label] : [label, other])
  }
  return pairs
}

/** The other labels that remove files, where they remove them all. */
function othersThan(label: string, files: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const others = files.map((labels) => [...labels].filter((one) => one !== label))
  return new Set(others.every((labels) => labels.length > 0) ? others.flat() : [])
}

/** Which labels remove a file, and at which step each removes one for the last time. */
function removalsIn(steps: readonly LabelledStep[]) {
  const removers = new Map<RepoPath, Set<string>>()
  const lastOf = new Map<string, number>()
  for (const [at, { trace, label }] of steps.entries())
    for (const path of trace.removed) {
      removers.set(path, (removers.get(path) ?? new Set()).add(label))
      lastOf.set(label, at)
    }
  return { removers, lastOf }
}

/** Folders of which every file is removed, with the labels that remove each. */
function emptiedFolders(
  existing: readonly RepoPath[],
  removers: ReadonlyMap<RepoPath, ReadonlySet<string>>,
): ReadonlyMap<RepoPath, readonly ReadonlySet<string>[]> {
  const kept = new Set(existing.filter((path) => !removers.has(path)).flatMap(foldersAbove))
  const emptied = new Map<RepoPath, ReadonlySet<string>[]>()
  for (const path of existing)
    for (const folder of foldersAbove(path)) {
      const labels = removers.get(path)
      if (!labels || kept.has(folder)) continue
      const files = emptied.get(folder) ?? []
      files.push(labels)
      emptied.set(folder, files)
    }
  return emptied
}

function reachedFrom(label: string, needs: Needs): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [label]
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    for (const next of needs.get(one) ?? []) {
      if (reached.has(next)) continue
      reached.add(next)
      waiting.push(next)
    }
  }
  return reached
}

interface BundleNeeds extends Pick<Bundle, 'groups' | 'traces'> {
  readonly leader: string
  readonly needs: ReadonlySet<string>
}

/** Next comes always the earliest of those whose needs are met. */
function inOrder(bundles: readonly BundleNeeds[]): readonly Bundle[] {
  const ordered: BundleNeeds[] = []
  let waiting = [...bundles]
  while (waiting.length > 0) {
    const open = new Set(waiting.map(({ leader }) => leader))
    const next = waiting.find(({ needs }) => ![...needs].some((one) => open.has(one)))
    if (!next) throw new TypeError('bundles that need each other are one')
    ordered.push(next)
    waiting = waiting.filter((one) => one !== next)
  }
  const at = new Map(ordered.map(({ leader }, index) => [leader, index]))
  const placeOf = (leader: string): number => at.get(leader) ?? 0
  return ordered.map(({ groups, traces, needs }) => ({
    groups,
    traces,
    needs: [...needs].map(placeOf).sort((one, other) => one - other),
  }))
}

/** What a step did in a replay, and what it looked at. */
export interface Trace {
  readonly step: Step
  /** Number of the step that it repeats. */
  readonly duplicateOf: number | undefined
  readonly changed: ReadonlySet<RepoPath>
  readonly created: readonly RepoPath[]
  readonly removed: readonly RepoPath[]
  /** What it names, and what it changed. */
  readonly seen: ReadonlySet<RepoPath>
  /** Whether its globs may name a file, or its command look at it; absent where it has neither. */
  readonly looksFor?: (path: RepoPath) => boolean
}

export function traceOf({ step, result }: MemberResult, workspace: Workspace): Trace {
  const { duplicateOf } = result
  const changes = result.changes.flatMap(perPath)
  const changed = new Set(changes.map(({ path }) => path))
  const isThere = new Set(changes.flatMap(({ path, after }) => (after ? [path] : [])))
  const looksFor = globsOf(step)
  return {
    step,
    duplicateOf,
    changed,
    created: changes.flatMap(({ path, before, after }) => (after && !before ? [path] : [])),
    removed: [...changed].filter((path) => !isThere.has(path)),
    seen: new Set([...footprintOf([step], workspace).seen, ...changed]),
    ...(looksFor && { looksFor }),
  }
}

/** What a glob excludes counts too: that a step does not change such a file is nothing to rely on. */
function globsOf(step: Step): Trace['looksFor'] {
  if (step.tool === run.name) return () => true
  const patterns = [globOf(step), step.when?.glob].filter((one) => one !== undefined)
  if (patterns.length === 0) return undefined
  const compiled = patterns.map((one) => compileGlobs(one))
  return (path) => compiled.some((globs) => typeof globs === 'string' || globs.some((glob) => glob.matches(path)))
}

/** How the steps of a plan are divided: by the files that they change, or by a number of steps. */
export type Grouping = { readonly size: number } | { readonly groupOf: (path: string) => string }

/** What a split goes by, as people write it. */
export type SplitBy =
  | { readonly kind: 'codeowners' }
  | { readonly kind: 'folder'; readonly depth: number }
  | { readonly kind: 'glob'; readonly groups: readonly { readonly name: string; readonly pattern: string }[] }
  | { readonly kind: 'size'; readonly steps: number }

/**
 * Reads `codeowners`, `folder`, `folder:2`, `size:20`, or one or several of `glob:NAME=PATTERN`. Throws USAGE for anything else.
 */
export function splitBy(words: readonly string[]): SplitBy {
  const [only = ''] = words
  const globs = words.flatMap((word) => globGroup(word) ?? [])
  if (words.length > 0 && globs.length === words.length) return { kind: 'glob', groups: globs }
  const counted = /^(folder|size):([1-9]\d{0,5})$/.exec(only)
  if (words.length > 1) throw usage(words.join(', '))
  if (only === 'codeowners') return { kind: 'codeowners' }
  if (only === 'folder') return { kind: 'folder', depth: 1 }
  if (counted?.[1] === 'folder') return { kind: 'folder', depth: Number(counted[2]) }
  if (counted?.[1] === 'size') return { kind: 'size', steps: Number(counted[2]) }
  throw usage(only)
}

/**
 * @param owners absent where the repository names none. Throws USAGE for a pattern that cannot be read, FILE_NOT_FOUND where the split goes
 * by owners and there are none. The grouping throws DOCUMENT_INVALID for a path whose owners are not certain.
 */
export function groupingOf(by: SplitBy, owners: CodeOwners | undefined): Grouping {
  if (by.kind === 'size') return { size: by.steps }
  if (by.kind === 'folder') return { groupOf: (path) => folderOf(path, by.depth) }
  if (by.kind === 'glob') return { groupOf: byGlobs(by.groups) }
  if (!owners) throw new EditplanError({ name: 'FILE_NOT_FOUND', message: NO_OWNERS })
  return { groupOf: (path) => ownersIn(owners, path) }
}

const NO_OWNERS = `No CODEOWNERS is committed: GitHub looks for ${CODEOWNERS_PATHS.join(', ')}. Add one, or split by folder.`

function ownersIn(owners: CodeOwners, path: string): string {
  const doubt = owners.doubtAbout(path)
  if (!doubt) return owners.ownersOf(path).join(' ') || 'no owner'
  throw new EditplanError({
    ...doubt,
    message: `${doubt.message} Or split by folder: the plan changes ${quoted(path)}.`,
  })
}

function globGroup(word: string): { readonly name: string; readonly pattern: string } | undefined {
  const [, name, pattern] = /^glob:([^=\p{Cc}]{1,80})=(.+)$/su.exec(word) ?? []
  return name === undefined || pattern === undefined ? undefined : { name, pattern }
}

const folderOf = (path: string, depth: number): string =>
  path.split('/').slice(0, -1).slice(0, depth).join('/') || 'top folder'

function byGlobs(groups: readonly { readonly name: string; readonly pattern: string }[]): (path: string) => string {
  const compiled = groups.map(({ name, pattern }) => {
    const globs = compileGlobs(pattern)
    if (typeof globs === 'string') throw new EditplanError({ name: 'USAGE', message: globs })
    return { name, matches: (path: string) => globs.some((glob) => glob.matches(path)) }
  })
  return (path) => compiled.find(({ matches }) => matches(path))?.name ?? 'other files'
}

const usage = (given: string): EditplanError =>
  new EditplanError({
    name: 'USAGE',
    message: `A plan cannot be split by ${JSON.stringify(given)}. Write codeowners, folder, folder:2, size:20, or glob:NAME=PATTERN once or several times.`,
  })
