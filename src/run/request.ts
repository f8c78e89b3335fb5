import { destinationOf } from '../engine/destination.ts'
import { type Sought, soughtBy, soughtByCondition, soughtKey } from '../engine/sought.ts'
import { pathsOf } from '../engine/step-paths.ts'
import { EditplanError } from '../errors.ts'
import { combinePlans } from '../plan/combine.ts'
import type { Plan, PlanOptions, Step } from '../plan/schema.ts'
import type { SteppedPlan, StepSequence } from '../plan/streamed-plan.ts'
import { type FoundFiles, findFiles, NOTHING_FOUND } from './find-files.ts'
import type { Ground } from './ground.ts'

/** What a run is asked to replay: plans in order, with the options that hold for each. */
export interface Request {
  readonly plans: readonly SteppedPlan[]
  /** What the run is called and its commits carry: the first plan's words, the digest of all. */
  readonly header: Pick<Plan, 'title' | 'description' | 'digest' | 'author' | 'created' | 'base' | 'options'>
  /** Of all plans, in order; read anew each time, where a plan streams. */
  readonly steps: StepSequence
  /** How many of the steps are no reads. */
  readonly changing: number
  /** What replaced the plans' own options; a replay of the result needs them too. */
  readonly overrides: Partial<PlanOptions>
  /** Names of the plan files, in order. */
  readonly files: readonly string[]
  /** Paths as the steps give them, those that their conditions look at among them. */
  readonly paths: readonly string[]
  /** What steps and their conditions look for by globs. */
  readonly sought: readonly Sought[]
  /** Files that globs name; none before `withFiles`. */
  readonly found: FoundFiles
}

/** The request with the files that its globs name on the ground it is replayed on. */
export const withFiles = async (ground: Ground, request: Request): Promise<Request> => {
  if (request.sought.length === 0) return request
  const found = await findFiles(ground, request.sought)
  const moved = [...request.steps].flatMap((step) => (step.tool === 'Move' ? touchedPaths(step, { found }) : []))
  await ground.committed?.load(moved)
  return { ...request, found }
}

/** What a step may change: its paths as it gives them, or the files that its glob names. */
export const touchedPaths = (step: Step, { found }: Pick<Request, 'found'>): readonly string[] => {
  const sought = soughtBy(step)
  if (!sought) return pathsOf(step)
  const files = found.sought(sought)
  if (step.tool !== 'Move') return files
  const { new_path } = step.input
  return files.flatMap((file) => [file, destinationOf(new_path, file)])
}

/** Puts plans together to one run, options overridden. Throws PLAN_EMPTY for no plan. */
export function requestOf(plans: SteppedPlan | readonly SteppedPlan[], overrides: Partial<PlanOptions> = {}): Request {
  const [first, ...others] = 'steps' in plans ? [plans] : plans
  if (!first) throw new EditplanError({ name: 'PLAN_EMPTY', message: 'There is no plan to replay. Give at least one.' })
  const combined = combinePlans([first, ...others])
  const effective = combined.plans.map((plan) => ({ ...plan, options: { ...plan.options, ...overrides } }))
  const steps = joined(effective)
  const [files, paths] = [new Set<string>(), new Set<string>()]
  const sought = new Map<string, Sought>()
  let changing = 0
  for (const step of steps) {
    if (step.at.file !== undefined) files.add(step.at.file)
    for (const path of pathsOf(step)) paths.add(path)
    if (step.when?.file_path) paths.add(step.when.file_path)
    for (const one of [soughtBy(step), soughtByCondition(step)]) if (one) sought.set(soughtKey(one), one)
    if (step.tool !== 'Read') changing++
  }
  const { title, digest } = combined
  return {
    plans: effective,
    header: { ...first, options: { ...first.options, ...overrides }, title, digest },
    steps,
    changing,
    overrides,
    files: [...files],
    paths: [...paths],
    sought: [...sought.values()],
    found: NOTHING_FOUND,
  }
}

const joined = (plans: readonly SteppedPlan[]): StepSequence => ({
  length: plans.reduce((sum, { steps }) => sum + steps.length, 0),
  *[Symbol.iterator](): Generator<Step, void> {
    for (const { steps } of plans) yield* steps
  },
})
