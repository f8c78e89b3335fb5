import { EditplanError } from '../../errors.ts'
import type { ComposeBaseline } from '../engine/replay-parts.ts'
import type { RunStep } from '../engine/run-step.ts'
import type { TrackedFiles } from '../engine/step-result.ts'
import type { Git } from '../git/git.ts'
import { scratchObjects } from '../git/object-store.ts'
import type { SteppedPlan } from '../plan/steps.ts'
import { run } from '../tools/run.ts'
import type { CommandOutcome } from '../tools/tool.ts'
import { createOverlay, type Overlay } from '../workspace/overlay.ts'
import { NO_APPROVALS } from './approvals.ts'
import { openBaseline, openRepository } from './baseline.ts'
import { CommandCache, type CommandCacheOptions } from './commands/command-cache.ts'
import type { CommandResult, Commands } from './commands/execute-command.ts'
import { requestOf, withFiles } from './request.ts'
import { openPolicy, type PolicySource, withoutQuestions } from './run-policy.ts'

export interface ComposeOptions {
  /** A folder of the checkout, or the bare repository. */
  readonly root: string
  /** Replay without a work tree. */
  readonly bare?: boolean | undefined
  /** Revision to replay on; default: the plans' `base`, else the checkout as it is. */
  readonly base?: string | undefined
  /** As in `Place`. */
  readonly unrelatedBase?: boolean | undefined
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
  readonly tracked: TrackedFiles
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
    unrelatedBase: options.unrelatedBase,
    paths: request.paths,
    globs: request.outline.globs.values(),
  })
  const policy = await openPolicy(git, baseline.head.commit, { given: options.policy, asks: false })
  const { found } = await withFiles(baseline, request, policy)
  using store = request.outline.touched.has(run.name) ? scratchObjects(git) : undefined
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

function sharedBase(plans: readonly SteppedPlan[]): string | undefined {
  const bases = [...new Set(plans.flatMap(({ base }) => base ?? []))]
  if (bases.length < 2) return bases[0]
  const message = `The plans were made on different commits: ${bases.join(', ')}. Name the one to replay all of them on with --base.`
  throw new EditplanError({ name: 'USAGE', message })
}

/** Runs the commands of steps in replays that are made again and again. */
export interface SharedRunner extends AsyncDisposable {
  /** As `Commands.outcomeOf`. Of a command with the same words and the same files there is one result. Nothing waits in the background. */
  outcomeOf(step: RunStep, workspace: Overlay): Promise<CommandOutcome>
  /** The commands of one replay, or of several of the same steps, with the results of these steps alone. */
  commands(): Commands
}

/** A command that the policy asks about is refused (POLICY_ASK): nobody can approve it here, and it would run more than once. */
export function openSharedRunner({
  policy,
  ...options
}: Pick<CommandCacheOptions, 'baseline' | 'store' | 'policy' | 'signal'>): SharedRunner {
  const review = { policy, decisions: new Map(), drafted: [], approvals: NO_APPROVALS }
  const runner = new CommandCache({ ...options, policy, review, onAsk: 'stop' })
  const numbers = new Map<string, number>()
  const resultOf = async (step: RunStep, workspace: Overlay): Promise<CommandResult> => {
    const { background: _, ...input } = step.input
    const key = JSON.stringify(input)
    const index = numbers.get(key) ?? numbers.size + 1
    numbers.set(key, index)
    // A step's number differs with the order in which plans are replayed.
    const outcome = await runner.outcomeOf({ ...step, index, input }, workspace)
    return { ...runner.results.get(index), outcome }
  }
  return {
    outcomeOf: async (step, workspace) => (await resultOf(step, workspace)).outcome,
    commands() {
      const results = new Map<number, CommandResult>()
      return {
        results,
        async outcomeOf(step, workspace) {
          const { recorded, ...result } = await resultOf(step, workspace)
          results.set(step.index, { ...result, ...(recorded && { recorded: { ...recorded, step: step.index } }) })
          return result.outcome
        },
      }
    },
    [Symbol.asyncDispose]: () => runner[Symbol.asyncDispose](),
  }
}
