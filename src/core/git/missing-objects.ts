import type { GitCommand } from './command.ts'
import type { Transport } from './commands/remote.ts'
import { missingObject } from './failure.ts'
import type { Git } from './git.ts'

/**
 * The same repository; what a partial clone left out comes from there. Git would fetch it by the settings of the checkout, which has no
 * credentials where a workflow did not keep them. The token goes to the fetch only, to no command that runs a filter.
 */
export function fetchingFrom(git: Git, promisor: Transport): Git {
  if (git.promisor || Object.keys(promisor.env).length === 0) return git
  const fetching: Git = {
    ...git,
    promisor,
    run: (command) => withMissingObjects(fetching, () => git.run(command)),
    runNow(command) {
      for (let last: string | undefined; ; ) {
        try {
          return git.runNow(command)
        } catch (error) {
          last = missingAgain(error, last)
          git.runNow(fetchObjects(promisor, [last]))
        }
      }
    },
  }
  return fetching
}

/** Does it, and again each time that an object was missing and could be fetched. */
export async function withMissingObjects<Result>(git: Git, work: () => Promise<Result>): Promise<Result> {
  const { promisor } = git
  for (let last: string | undefined; ; ) {
    try {
      return await work()
    } catch (error) {
      if (!promisor) throw error
      last = missingAgain(error, last)
      await git.run(fetchObjects(promisor, [last]))
    }
  }
}

/** The missing object. Throws the error where there is none, or it was fetched a moment ago. */
function missingAgain(error: unknown, last: string | undefined): string {
  const missing = missingObject(error)
  if (missing === undefined || missing === last) throw error
  return missing
}

/** Fetches objects by id; git makes no request where all are present. */
export const fetchObjects = ({ remote, env, relay, pause }: Transport, oids: readonly string[]): GitCommand<void> => ({
  args: [
    ...filtered(remote),
    ...['-c', 'fetch.negotiationAlgorithm=noop', 'fetch', '--quiet', '--no-tags', '--no-write-fetch-head'],
    ...[
      '--no-auto-maintenance',
      '--recurse-submodules=no',
      '--filter=blob:none',
      '--stdin',
      '--end-of-options',
      remote,
    ],
  ],
  input: oids.map((oid) => `${oid}\n`).join(''),
  env,
  relay,
  pause,
  parse: () => undefined,
})

/** An address is a partial clone's remote for this call; otherwise git would note it in the configuration. */
export const filtered = (remote: string): readonly string[] =>
  /[:/]/.test(remote)
    ? ['-c', `remote.${remote}.promisor=true`, '-c', `remote.${remote}.partialCloneFilter=blob:none`]
    : []
