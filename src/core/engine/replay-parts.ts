import { EditplanError, type Problem } from '../../errors.ts'
import type { Plan, Step } from '../plan/schema.ts'
import type { PolicyChecks } from '../tools/permission.ts'
import type { Overlay } from '../workspace/overlay.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import { type ReplayContext, type ReplayPlan, replay } from './replay.ts'
import type { StepResult, TrackedFiles } from './step-result.ts'

/** What plans are replayed on, again and again; nothing is written. */
export interface ComposeBaseline {
  /** An overlay that nothing was put into, over files that stay as they are. */
  overlay(): Overlay
  readonly policy: PolicyChecks
  readonly tracked?: TrackedFiles
  /** Runs the commands of steps; without it such steps are refused. */
  readonly commands?: ReplayContext['commands']
  readonly signal?: AbortSignal | undefined
}

/** Steps that follow each other under the options of their plan. */
export interface Part {
  /** Which plan of those that are composed, from 0. */
  readonly member: number
  readonly options: Plan['options']
  readonly steps: readonly Step[]
}

/** A step that was refused. */
export type Refusal = { readonly member: number; readonly step: Step; readonly problem: Problem }

/** A step, and what the replay made of it. */
export type MemberResult = { readonly member: number; readonly step: Step; readonly result: StepResult }

/** The result of a replay of parts: a tree, or the first refusal. */
export interface Outcome {
  /** The files that differ from the baseline's, as they are afterwards; `after` undefined for a file that is gone. */
  readonly files: ReadonlyMap<RepoPath, { readonly after: Buffer | undefined; readonly mode: number }>
  readonly results: readonly MemberResult[]
  readonly refusal?: Refusal
}

/** Replays parts in order as one run, to the first refusal, which also ends plans that go on after one. Throws INTERRUPTED. */
export async function replayParts(parts: readonly Part[], baseline: ComposeBaseline): Promise<Outcome> {
  const workspace = baseline.overlay()
  const given = parts.flatMap(({ member, steps }) => steps.map((step) => ({ member, step })))
  const results: MemberResult[] = []
  const refused = (index: number, problem: Problem): Outcome => ({
    files: new Map(),
    results,
    refusal: { ...(given[index - 1] ?? missing()), problem },
  })
  const { policy, tracked, commands, signal } = baseline
  const context = {
    workspace,
    policy,
    ...(tracked && { tracked }),
    ...(commands && { commands }),
    ...(signal && { signal }),
  }
  for await (const event of replay(replayable(parts), context)) {
    if (event.type === 'broken') return refused(event.step, event.problem)
    if (event.type !== 'step') continue
    const { index } = event.result.step
    if (event.result.error) return refused(index, event.result.error)
    results.push({ ...(given[index - 1] ?? missing()), result: event.result })
  }
  const files = workspace.changes().map(({ path, after, mode }) => [path, { after, mode }] as const)
  return { files: new Map(files), results }
}

/** Whether two outcomes are one tree, as git has it. */
export const sameTree = (one: Outcome, other: Outcome): boolean =>
  one.files.size === other.files.size &&
  [...one.files.keys()].every((path) => other.files.has(path) && sameFile(path, one, other))

/** Whether two outcomes, which both changed a file, have the same there. */
export function sameFile(path: RepoPath, { files: one }: Outcome, { files: other }: Outcome): boolean {
  const [mine, theirs] = [one.get(path), other.get(path)]
  if (!mine?.after || !theirs?.after) return mine?.after === theirs?.after
  return mine.after.equals(theirs.after) && (mine.mode & 0o100) === (theirs.mode & 0o100)
}

/** Numbered through, so that an event names its step. What repeats is collapsed where a plan refuses repetitions. */
function replayable(parts: readonly Part[]): readonly ReplayPlan[] {
  let before = 0
  return parts.map(({ options, steps }) => {
    const first = before
    before += steps.length
    const duplicates = options.duplicates === 'keep' ? 'keep' : 'collapse'
    const numbered = steps.map((step, at) => ({ ...step, index: first + at + 1 }))
    return { options: { ...options, duplicates, on_error: 'stop' }, steps: numbered }
  })
}

const missing = (): never => {
  throw new EditplanError({ name: 'INVALID_INPUT', message: 'A replay told of a step that no plan has.' })
}
