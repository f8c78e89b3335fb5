import type { Policy } from '../../policy/policy.ts'
import { replayAndRecord } from '../replayed.ts'
import type { Request } from '../request.ts'
import { type CommandCache, type CommandCacheOptions, openCommandCache } from './command-cache.ts'

/**
 * Runs the commands of a request's steps in a first replay, which makes no commits and shows what they change; undefined where there are
 * none. Throws what the replay throws, INTERRUPTED when the signal aborts.
 */
export async function runCommands(
  options: CommandCacheOptions & { readonly request: Request },
): Promise<CommandCache | undefined> {
  const { baseline, request, review, signal } = options
  if (!request.outline.touched.has('Run')) return undefined
  const runner = openCommandCache(options)
  try {
    const path: Policy['path'] = (...asked) => runner.policy().path(...asked)
    const policy = { ...review.policy, path }
    await replayAndRecord(baseline, request, { policy, commands: runner, recorded: false, signal })
    await runner.settle()
    return runner
  } catch (error) {
    await runner[Symbol.asyncDispose]()
    throw error
  }
}
