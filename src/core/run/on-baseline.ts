import { EditplanError } from '../../errors.ts'
import type { ComposeBaseline } from '../engine/replay-parts.ts'
import type { Git } from '../git/git.ts'
import { scratchObjects } from '../git/object-store.ts'
import type { SteppedPlan } from '../plan/steps.ts'
import { createOverlay } from '../workspace/overlay.ts'
import { openBaseline, openRepository } from './baseline.ts'
import { openSharedRunner } from './commands/shared-runner.ts'
import { requestOf, withFiles } from './request.ts'
import { openPolicy, type PolicySource, withoutQuestions } from './run-policy.ts'

export interface ComposeOptions {
  /** A folder of the checkout, or the bare repository. */
  readonly root: string
  /** Replay without a work tree. */
  readonly bare?: boolean | undefined
  /** Revision to replay on; default: the plans' `base`, else the checkout as it is. */
  readonly base?: string | undefined
  /** The commit that the result goes onto, instead of the checkout as it is. */
  readonly head?: string | undefined
  /** What git gets in place of this process's environment. */
  readonly environment?: Readonly<Record<string, string | undefined>> | undefined
  readonly policy?: PolicySource | undefined
  readonly signal?: AbortSignal | undefined
}

/** What plans are replayed on again and again, and the commit whose settings hold. */
export interface OpenBaseline extends ComposeBaseline {
  readonly git: Git
  readonly head: string
  /** The commit whose files are replayed on. */
  readonly base: string
}

/**
 * Opens the checkout for replays that write nothing. What the policy asks about is let through, but a command that it asks about is refused:
 * commands run. Throws USAGE for plans with different bases, and what opening the checkout throws.
 */
export async function onBaseline<Result>(
  plans: readonly SteppedPlan[],
  options: ComposeOptions,
  work: (baseline: OpenBaseline) => Promise<Result>,
): Promise<Result> {
  const { signal, head } = options
  const git = await openRepository(options)
  const request = requestOf(plans)
  await using baseline = await openBaseline(git, {
    replays: head === undefined ? 'work-tree' : 'commit',
    head,
    base: options.base ?? sharedBase(plans),
    baseBy: options.base === undefined ? 'plan' : 'operator',
    paths: request.paths,
  })
  const policy = await openPolicy(git, baseline.head.commit, { given: options.policy, asks: false })
  const { found } = await withFiles(baseline, request, policy)
  using store = request.outline.touched.has('Run') ? scratchObjects(git) : undefined
  await using runner = store && openSharedRunner({ baseline, store, policy, signal })
  return await work({
    git,
    head: baseline.head.commit,
    base: baseline.base.commit,
    overlay: () => createOverlay(baseline.source),
    policy: withoutQuestions(policy),
    tracked: found,
    ...(runner && { commands: runner.outcomeOf }),
    signal,
  })
}

/** The base that plans name; a plan may name none. */
function sharedBase(plans: readonly SteppedPlan[]): string | undefined {
  const bases = [...new Set(plans.flatMap(({ base }) => base ?? []))]
  if (bases.length < 2) return bases[0]
  const message = `The plans were made on different commits: ${bases.join(', ')}. Name the one to replay all of them on with --base.`
  throw new EditplanError({ name: 'USAGE', message })
}
