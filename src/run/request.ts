import { type GlobEdit, globEditOf, pathsOf } from '../engine/step-paths.ts'
import { EditplanError } from '../errors.ts'
import type { CommitWords } from '../history/message.ts'
import { combinePlans } from '../plan/combine.ts'
import type { Plan, PlanOptions, Step } from '../plan/schema.ts'
import type { SteppedPlan, StepSequence } from '../plan/streamed-plan.ts'
import type { Policy } from '../policy/policy.ts'
import { findFiles, type GlobFiles } from './find-files.ts'
import type { Ground } from './ground.ts'

/** What a run is asked to replay: plans in order, with the options that hold for each. */
export interface Request extends GlobFiles {
  readonly plans: readonly SteppedPlan[]
  /** What the run is called and its commits carry: the first plan's words, the digest of all. */
  readonly header: Pick<Plan, 'title' | 'description' | 'digest' | 'author' | 'created' | 'base' | 'options'> & {
    readonly words?: CommitWords
  }
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
  /** The edits of globs, by their steps' numbers. */
  readonly globs: ReadonlyMap<number, GlobEdit>
}

/** The request with the files that its globs name on the ground it is replayed on; before there are none. */
export const withFiles = async (ground: Ground, request: Request, policy: Policy): Promise<Request> => ({
  ...request,
  ...(await findFiles(ground, request.globs, policy)),
})

/** What a step may change: its paths as it gives them, or the files that its glob names. */
export const touchedPaths = (step: Step, { found }: Pick<Request, 'found'>): readonly string[] =>
  found.get(step.index) ?? pathsOf(step)

/** Puts plans together to one run, options overridden, commits named as asked. Throws PLAN_EMPTY for no plan. */
export function requestOf(
  plans: SteppedPlan | readonly SteppedPlan[],
  overrides: Partial<PlanOptions> = {},
  words?: CommitWords,
): Request {
  const [first, ...others] = 'steps' in plans ? [plans] : plans
  if (!first) throw new EditplanError({ name: 'PLAN_EMPTY', message: 'There is no plan to replay. Give at least one.' })
  const combined = combinePlans([first, ...others])
  const effective = combined.plans.map((plan) => ({ ...plan, options: { ...plan.options, ...overrides } }))
  const steps = joined(effective)
  const [files, paths] = [new Set<string>(), new Set<string>()]
  const globs = new Map<number, GlobEdit>()
  let changing = 0
  for (const step of steps) {
    if (step.at.file !== undefined) files.add(step.at.file)
    for (const path of pathsOf(step)) paths.add(path)
    if (step.when?.file_path) paths.add(step.when.file_path)
    const globEdit = globEditOf(step)
    if (globEdit) globs.set(step.index, globEdit)
    if (step.tool !== 'Read') changing++
  }
  const { title, digest } = combined
  return {
    plans: effective,
    header: {
      ...first,
      options: { ...first.options, ...overrides },
      title,
      digest,
      ...(words && { words }),
      ...(words?.author && { author: words.author }),
    },
    steps,
    changing,
    overrides,
    files: [...files],
    paths: [...paths],
    globs,
    found: new Map(),
    passedOver: new Map(),
  }
}

/** The same request, replayed to its end whatever is refused on the way. */
export const continuing = (request: Request): Request => {
  const withoutStop = <Part extends Pick<Plan, 'options'>>(part: Part): Part => ({
    ...part,
    options: { ...part.options, on_error: 'continue' },
  })
  return { ...request, plans: request.plans.map(withoutStop), header: withoutStop(request.header) }
}

const joined = (plans: readonly SteppedPlan[]): StepSequence => ({
  length: plans.reduce((sum, { steps }) => sum + steps.length, 0),
  *[Symbol.iterator](): Generator<Step, void> {
    for (const { steps } of plans) yield* steps
  },
})
