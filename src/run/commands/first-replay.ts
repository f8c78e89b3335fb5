import type { Policy } from '../../policy/policy.ts'
import { replayAndRecord } from '../replayed.ts'
import type { Request } from '../request.ts'
import { type CommandRunner, openRunner, type RunnerOptions } from './runner.ts'

/**
 * Runs the commands of a request's steps in a first replay, which makes no commits and shows what they change; undefined where there are
 * none. Throws what the replay throws, INTERRUPTED when the signal aborts.
 */
export async function runCommands(
  options: RunnerOptions & { readonly request: Request },
): Promise<CommandRunner | undefined> {
  const { ground, request, review, signal } = options
  if (!request.outline.touched.has('Run')) return undefined
  const runner = openRunner(options)
  try {
    const path: Policy['path'] = (...asked) => runner.policy().path(...asked)
    const policy = { ...review.policy, path }
    await replayAndRecord(ground, request, { policy, commands: runner, recorded: false, signal })
    await runner.settle()
    return runner
  } catch (error) {
    await runner[Symbol.asyncDispose]()
    throw error
  }
}
