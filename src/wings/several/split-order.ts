import { foldersAbove } from '../../core/text/paths.ts'
import type { RepoPath } from '../../core/workspace/workspace.ts'
import type { Trace } from './trace.ts'

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
export interface LabelledStep {
  readonly trace: Trace
  readonly label: string
}

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
 * Pairs of labels in the plan's order where one empties a folder and makes files, and the other makes files in that folder: git takes
 * the folder for renamed when the two are merged, and moves the new files.
 */
async function renamedFolders(
  steps: readonly LabelledStep[],
  existing: () => Promise<readonly RepoPath[]>,
): Promise<readonly (readonly [string, string])[]> {
  const labels = [...new Set(steps.map(({ label }) => label))]
  const movers = labels
    .map((label) => [label, steps.filter((one) => one.label === label)] as const)
    .filter(
      ([, own]) =>
        own.some(({ trace }) => trace.removed.length > 0) && own.some(({ trace }) => trace.created.length > 0),
    )
  if (movers.length === 0 || labels.length === 1) return []
  const all = await existing()
  const pairs: (readonly [string, string])[] = []
  for (const [label, own] of movers) {
    const removed = new Set(own.flatMap(({ trace }) => trace.removed))
    const left = new Set(all.filter((path) => !removed.has(path)).flatMap(foldersAbove))
    const emptied = new Set([...removed].flatMap(foldersAbove).filter((folder) => !left.has(folder)))
    const last = steps.findLastIndex((one) => one.label === label && one.trace.removed.length > 0)
    for (const [at, { trace, label: other }] of steps.entries()) {
      const isInside = trace.created.some((path) => foldersAbove(path).some((folder) => emptied.has(folder)))
      if (other !== label && isInside) pairs.push(at > last ? [label, other] : [other, label])
    }
  }
  return pairs
}

/** Labels that a label needs, directly or not. */
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
