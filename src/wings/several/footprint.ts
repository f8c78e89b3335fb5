import type { Step } from '../../core/plan/schema.ts'
import { globOf, pathsOf } from '../../core/plan/steps.ts'
import { foldersAbove } from '../../core/text/paths.ts'
import type { RepoPath, Workspace } from '../../core/workspace/workspace.ts'

/** The files that steps look at and those that they may change. */
export interface Footprint {
  /** A step looks for files by globs, or runs a command: any file may be among them. */
  readonly any: boolean
  readonly seen: ReadonlySet<RepoPath>
  readonly changed: ReadonlySet<RepoPath>
}

/** The footprint of steps, by what they name; links are followed. */
export function footprintOf(steps: Iterable<Step>, workspace: Workspace): Footprint {
  const [seen, changed] = [new Set<RepoPath>(), new Set<RepoPath>()]
  let any = false
  for (const step of steps) {
    if (step.tool === 'Run' || globOf(step) !== undefined || step.when?.glob !== undefined) any = true
    const paths = pathsOf(step).flatMap((path) => namesAt(path, workspace))
    for (const path of paths) seen.add(path)
    if (step.tool !== 'Read') for (const path of paths) changed.add(path)
    if (step.when?.file_path) for (const path of namesAt(step.when.file_path, workspace)) seen.add(path)
  }
  return { any, seen, changed }
}

/** Whether neither may change what the other looks at, nor a folder above it. */
export const areDisjoint = (one: Footprint, other: Footprint): boolean =>
  !one.any && !other.any && !meets(one.changed, other.seen) && !meets(other.changed, one.seen)

/**
 * Of two lists of steps those that matter to the files that both are about: the steps of these files, and of files that such a step is
 * also about. All of them where a step looks for files by globs, or runs a command.
 */
export function stepsOnSharedFiles(
  lists: readonly [readonly Step[], readonly Step[]],
  workspace: Workspace,
): readonly [readonly Step[], readonly Step[]] {
  const [one, other] = [footprintOf(lists[0], workspace), footprintOf(lists[1], workspace)]
  if (one.any || other.any) return lists
  const matters = new Set([...sharedWith(one.seen, other.seen), ...sharedWith(other.seen, one.seen)])
  const seen = new Map(lists.flat().map((step) => [step, [...footprintOf([step], workspace).seen]]))
  const matches = (step: Step): boolean => (seen.get(step) ?? []).some((path) => matters.has(path))
  for (let before = -1; before !== matters.size; ) {
    before = matters.size
    for (const [step, paths] of seen) if (matches(step)) for (const path of paths) matters.add(path)
  }
  return [lists[0].filter(matches), lists[1].filter(matches)]
}

/** The name of a file, and that of what it leads to; as it is given where it is nowhere. */
function namesAt(given: string, workspace: Workspace): readonly RepoPath[] {
  const located = workspace.locate(given)
  const path = located.ok ? located.path : located.below?.path
  if (path === undefined) return [given]
  const target = workspace.linkTarget(path)
  return target === undefined ? [path] : [path, target]
}

const meets = (changed: ReadonlySet<RepoPath>, seen: ReadonlySet<RepoPath>): boolean =>
  sharedWith(changed, seen).length > 0

/** Those of the paths that are among the others, or above or below one of them. */
function sharedWith(paths: ReadonlySet<RepoPath>, others: ReadonlySet<RepoPath>): readonly RepoPath[] {
  const above = new Set([...others].flatMap(foldersAbove))
  return [...paths].filter(
    (path) => others.has(path) || above.has(path) || foldersAbove(path).some((one) => others.has(one)),
  )
}
