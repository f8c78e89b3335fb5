import { EditplanError } from '../../errors.ts'
import type { GitCommand } from './command.ts'
import type { Configuration } from './commands/config.ts'
import { isAncestor, isShallow } from './commands/rev-parse.ts'
import type { Git } from './git.ts'

/** How many commits each request goes back, one after another; the last number is git's own for everything. */
const DEPTHS = ['--deepen=50', '--deepen=500', '--deepen=5000', '--depth=2147483647']

/**
 * In a shallow clone, fetches history until `revision` is known to be an ancestor of `head`, the most recent first.
 * Does nothing in a full clone, without a remote, or when it is known already. Resolving the revision reports what is still missing.
 */
export async function deepenTo(git: Git, revision: string, head: string): Promise<void> {
  if (!(await git.run(isShallow())) || (await git.run(isAncestor(revision, head)))) return
  const remote = remoteOf(await git.config())
  if (!remote) return
  for (const depth of DEPTHS) {
    await git.run(fetchHistory(remote, [depth, head]))
    if (await git.run(isAncestor(revision, head))) return
    if (!(await git.run(isShallow()))) break
  }
  // It is not in the head's own history. A full id can still be fetched directly.
  if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(revision)) await attempt(git.run(fetchHistory(remote, [revision])))
}

const fetchHistory = (remote: string, what: readonly string[]): GitCommand<void> => ({
  args: [
    ...['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance', '--recurse-submodules=no'],
    ...what.filter((one) => one.startsWith('--')),
    ...['--refmap=', '--end-of-options', remote],
    ...what.filter((one) => !one.startsWith('--')),
  ],
  input: '',
  parse: () => undefined,
})

/** `origin`, or the only remote there is. */
function remoteOf(config: Configuration): string | undefined {
  const names = [...config.keys()].flatMap((key) => /^remote\.(.*)\.url$/.exec(key)?.[1] ?? [])
  return names.includes('origin') ? 'origin' : names.length === 1 ? names[0] : undefined
}

/** If a server refuses a commit, it stays missing, and the code that needs it reports that. */
async function attempt(fetching: Promise<void>): Promise<void> {
  try {
    await fetching
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
  }
}
