import { type Composition, composePlans as compose } from '../compose/compose.ts'
import { EditplanError } from '../errors.ts'
import { outlineOf, type SteppedPlan } from '../plan/steps.ts'
import { type CompositionReport, reportComposition } from '../report/composition.ts'
import { createOverlay } from '../workspace/overlay.ts'
import { openGround, openRepository } from './ground.ts'
import { requestOf, withFiles } from './request.ts'
import { openPolicy, type PolicySource, withoutQuestions } from './run-policy.ts'
import { tellingSystemFailures } from './system-failure.ts'

export interface ComposeOptions {
  /** A folder of the checkout, or the bare repository. */
  readonly root: string
  /** Replay without a work tree. */
  readonly bare?: boolean | undefined
  /** Revision to replay on; default: the plans' `base`, else the checkout as it is. */
  readonly base?: string | undefined
  readonly policy?: PolicySource | undefined
  readonly signal?: AbortSignal | undefined
}

/** How plans fit together, and the one plan that they make, in `plan`, where they do. */
export type Composed = Pick<Composition, 'plan'> & { readonly report: CompositionReport }

/**
 * Replays plans alone and in the orders that may differ, and puts them together to one plan in an order that works. Nothing is written;
 * what the policy asks about is let through. Throws USAGE for plans with different bases, and what opening the checkout throws.
 */
export const composePlans = (plans: readonly SteppedPlan[], options: ComposeOptions): Promise<Composed> =>
  tellingSystemFailures(() => composed(plans, options))

async function composed(plans: readonly SteppedPlan[], options: ComposeOptions): Promise<Composed> {
  const { signal } = options
  const git = await openRepository(options)
  const request = requestOf(plans)
  await using ground = await openGround(git, {
    replays: 'work-tree',
    base: options.base ?? sharedBase(plans),
    baseBy: options.base === undefined ? 'plan' : 'operator',
    paths: request.paths,
  })
  const policy = await openPolicy(git, ground.head.commit, { given: options.policy, asks: false })
  const { found } = await withFiles(ground, request, policy)
  const named = plans.map((plan) => ({ name: fileOf(plan), plan }))
  const composition = await compose(named, {
    overlay: () => createOverlay(ground.source),
    policy: withoutQuestions(policy),
    tracked: found,
    signal,
  })
  const { plan } = composition
  return { report: await reportComposition(composition), ...(plan && { plan }) }
}

const fileOf = ({ steps }: SteppedPlan): string => [...outlineOf(steps).files][0] ?? 'plan'

/** The base that plans name; a plan may name none. */
function sharedBase(plans: readonly SteppedPlan[]): string | undefined {
  const bases = [...new Set(plans.flatMap(({ base }) => base ?? []))]
  if (bases.length < 2) return bases[0]
  const message = `The plans were made on different commits: ${bases.join(', ')}. Name the one to replay all of them on with --base.`
  throw new EditplanError({ name: 'USAGE', message })
}
