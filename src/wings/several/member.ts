import { type ComposeBaseline, type Part, replayParts } from '../../core/engine/replay-parts.ts'
import type { Step } from '../../core/plan/schema.ts'
import { globOf, pathsOf, type SteppedPlan } from '../../core/plan/steps.ts'
import { foldersAbove } from '../../core/text/paths.ts'
import { effectOf } from '../../core/tools/list.ts'
import { read as readTool } from '../../core/tools/read/read.ts'
import { run } from '../../core/tools/run.ts'
import { isStepOf } from '../../core/tools/tool.ts'
import type { RepoPath, Workspace } from '../../core/workspace/workspace.ts'

/** A plan among those that are composed. */
export interface Member {
  /** Which one it is, from 0. */
  readonly index: number
  /** What its steps' ids begin with; no other plan has it. */
  readonly name: string
  readonly plan: SteppedPlan
  /** Reads that compare a shared file with what the author saw. They hold before any plan changes it, so they go first. */
  readonly checks: readonly Step[]
  readonly steps: readonly Step[]
  readonly footprint: Footprint
}

/** A plan and the name of its file. */
export type ComposedPlan = { readonly name: string; readonly plan: SteppedPlan }

/** The plans with unique names, and with their checks of files that another plan changes. */
export async function membersOf(plans: readonly ComposedPlan[], baseline: ComposeBaseline): Promise<readonly Member[]> {
  const workspace = baseline.overlay()
  const names = uniqueNames(plans.map(({ name }) => name))
  const given = plans.map(({ plan }) => [...plan.steps])
  const footprints = given.map((steps) => footprintOf(steps, workspace))
  const members: Member[] = []
  for (const [index, { plan }] of plans.entries()) {
    const others = footprints.filter((_, other) => other !== index)
    const [steps, footprint] = [given[index] ?? [], footprints[index] ?? footprintOf([], workspace)]
    const checks = await checksOf({ plan, index, steps }, others, baseline)
    const rest = steps.filter((step) => !checks.includes(step))
    members.push({ index, name: names[index] ?? '', plan, checks, steps: rest, footprint })
  }
  return members
}

/** The members in order: their checks, then their steps, at most `most` of each. */
export const partsOf = (members: readonly (Member & { readonly most?: number })[]): readonly Part[] => [
  ...members.map(({ index, plan, checks }) => ({ member: index, options: plan.options, steps: checks })),
  ...members.map(({ index, plan, steps, most }) => ({
    member: index,
    options: plan.options,
    steps: most === undefined ? steps : steps.slice(0, most),
  })),
]

async function checksOf(
  { plan, index, steps }: { readonly plan: SteppedPlan; readonly index: number; readonly steps: readonly Step[] },
  others: readonly Footprint[],
  baseline: ComposeBaseline,
): Promise<readonly Step[]> {
  const workspace = baseline.overlay()
  const checks: Step[] = []
  for (const [at, step] of steps.entries()) {
    if (!isStepOf(step, readTool) || step.input.sha256 === undefined || step.when) continue
    const read = { ...footprintOf([step], workspace), any: false }
    const isShared = others.some(({ any, changed }) => any || !areDisjoint({ any, changed, seen: changed }, read))
    if (!isShared || !areDisjoint(footprintOf(steps.slice(0, at), workspace), read)) continue
    const alone = await replayParts([{ member: index, options: plan.options, steps: [step] }], baseline)
    if (!alone.refusal) checks.push(step)
  }
  return checks
}

/** File names without folder and extension; a number follows where several are the same. */
function uniqueNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const short = shortName(name)
    let candidate = short
    for (let number = 2; taken.has(candidate); number++) candidate = `${short}~${number}`
    taken.add(candidate)
    return candidate
  })
}

const shortName = (name: string): string => {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  const short = base.replace(/\.(?:ya?ml|jsonl?)$/i, '')
  return short === '' || short === '-' ? 'plan' : short
}

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
    if (step.tool === run.name || globOf(step) !== undefined || step.when?.glob !== undefined) any = true
    const paths = pathsOf(step).flatMap((path) => namesAt(path, workspace))
    for (const path of paths) seen.add(path)
    if (effectOf(step.tool) !== 'reads') for (const path of paths) changed.add(path)
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
