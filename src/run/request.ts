import { pathsOf } from '../engine/step-paths.ts'
import { EditplanError } from '../errors.ts'
import { combinePlans } from '../plan/combine.ts'
import type { Plan, PlanOptions, Step } from '../plan/schema.ts'
import { type FoundFiles, findFiles } from './find-files.ts'
import type { Ground } from './ground.ts'

/** What a run is asked to replay: plans in order, with the options that hold for each. */
export interface Request {
  readonly plans: readonly Plan[]
  /** What the run is called and its commits carry: the first plan's words, the digest of all. */
  readonly header: Pick<Plan, 'title' | 'description' | 'digest' | 'author' | 'created' | 'base' | 'options'>
  readonly steps: readonly Step[]
  /** What replaced the plans' own options; a replay of the result needs them too. */
  readonly overrides: Partial<PlanOptions>
  /** Names of the plan files, in order. */
  readonly files: readonly string[]
  /** Paths as the steps give them, those that their conditions look at among them. */
  readonly paths: readonly string[]
  /** Files that globs name; none before `withFiles`. */
  readonly found: FoundFiles
}

/** The request with the files that its globs name on the ground it is replayed on. */
export const withFiles = async (ground: Ground, request: Request): Promise<Request> => ({
  ...request,
  found: await findFiles(ground, request.steps),
})

/** What a step may change: its paths as it gives them, or the files that its glob names. */
export const touchedPaths = (step: Step, { found }: Pick<Request, 'found'>): readonly string[] =>
  found.get(step.index) ?? pathsOf(step)

/** Puts plans together to one run, options overridden. Throws PLAN_EMPTY for no plan. */
export function requestOf(plans: Plan | readonly Plan[], overrides: Partial<PlanOptions> = {}): Request {
  const [first, ...others] = 'steps' in plans ? [plans] : plans
  if (!first) throw new EditplanError({ name: 'PLAN_EMPTY', message: 'There is no plan to replay. Give at least one.' })
  const combined = combinePlans([first, ...others])
  const effective = combined.plans.map((plan) => ({ ...plan, options: { ...plan.options, ...overrides } }))
  const steps = effective.flatMap((plan) => plan.steps)
  const { title, digest } = combined
  return {
    plans: effective,
    header: { ...first, options: { ...first.options, ...overrides }, title, digest },
    steps,
    overrides,
    files: [...new Set(steps.flatMap(({ at }) => at.file ?? []))],
    paths: [
      ...new Set(steps.flatMap((step) => [...pathsOf(step), ...(step.when?.file_path ? [step.when.file_path] : [])])),
    ],
    found: new Map(),
  }
}
