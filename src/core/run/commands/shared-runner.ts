import type { CommandOutcome, RunStep } from '../../engine/command-step.ts'
import type { Overlay } from '../../workspace/overlay.ts'
import { NO_APPROVALS } from '../approvals.ts'
import type { RunPolicy } from '../run-policy.ts'
import { type CommandCacheOptions, openCommandCache } from './command-cache.ts'
import type { CommandResult, Commands } from './results.ts'

/** Runs the commands of steps in replays that are made again and again. */
export interface SharedRunner extends AsyncDisposable {
  /** As `Commands.outcomeOf`. Of a command with the same words and the same files there is one result. Nothing waits in the background. */
  outcomeOf(step: RunStep, workspace: Overlay): Promise<CommandOutcome>
  /** The commands of one replay, or of several of the same steps, with the results of these steps alone. */
  commands(): Commands
}

export interface SharedRunnerOptions extends Pick<CommandCacheOptions, 'baseline' | 'store' | 'signal'> {
  readonly policy: RunPolicy
}

/** A command that the policy asks about is refused (POLICY_ASK): nobody is asked, and it would run more than once. */
export function openSharedRunner({ policy, ...options }: SharedRunnerOptions): SharedRunner {
  const review = { policy, decisions: new Map(), drafted: [], approvals: NO_APPROVALS }
  const runner = openCommandCache({ ...options, policy, review, onAsk: 'stop' })
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
