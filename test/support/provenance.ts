import type { PublishedRun } from '../../src/publish/ledger.ts'
import { openPullRequest } from '../../src/publish/open-pull-request.ts'
import type { PullRequestOptions } from '../../src/publish/pull-to-open.ts'
import { type VerifyPullOptions, verifyPull } from '../../src/publish/verify-pull.ts'
import { type Garden, TOKEN } from './garden.ts'
import { followRefs, git, type PullRequest } from './github/state.ts'
import { forgeLedger, ledgerAt } from './ledgers.ts'
import { edit, planOf } from './runs.ts'

export const PLAN = planOf([
  edit('beds/rose.txt', 'rose', 'rose: red', { why: 'Roses are red.' }),
  edit('beds/iris.txt', 'iris', 'iris: blue'),
])

export const BRANCH = 'topic'

/** How GitHub is reached from a garden. */
export const reachOf = ({ github, clock }: Garden) => ({
  token: TOKEN,
  serverUrl: github.serverUrl,
  apiUrl: github.apiUrl,
  clock,
})

/** Opens the garden's pull request, by its branch. */
export const openPull = (
  garden: Garden,
  { plan = PLAN, ...more }: { plan?: typeof PLAN } & Partial<PullRequestOptions> = {},
) =>
  openPullRequest(plan, {
    root: garden.checkout,
    ...more,
    publish: { ...reachOf(garden), branch: BRANCH, ...more.publish },
  })

export const pullOf = (garden: Garden): PullRequest => {
  const pull = garden.repository.pulls.at(-1)
  if (!pull) throw new Error('no pull request')
  return pull
}

/** What the branch's ledger says of the last run. */
export const recordOf = async (garden: Garden): Promise<PublishedRun> => {
  // The ledger is where the branch is.
  const head = garden.repository.pulls.at(-1)?.head
  const there = garden.github.repositories.get(head?.repository ?? '') ?? garden.repository
  const ledger = await ledgerAt(there, head?.ref ?? BRANCH)
  if (!ledger) throw new Error('no ledger')
  return ledger.run
}

/** Changes the ledger, as anyone may who can write to the repository. */
export const forgeRecord = ({ repository }: Garden, change: Parameters<typeof forgeLedger>[2]): Promise<string> =>
  forgeLedger(repository, BRANCH, change)

export const verify = (garden: Garden, more: Partial<VerifyPullOptions> = {}) =>
  verifyPull({ root: garden.checkout, number: pullOf(garden).number, publish: reachOf(garden), ...more })

/** Writes a commit on the server whose bytes are another's, changed. */
export async function rewritten(garden: Garden, commit: string, change: (text: string) => string): Promise<string> {
  const text = await garden.remote('cat-file', 'commit', commit)
  const args = ['hash-object', '-t', 'commit', '-w', '--stdin']
  return git(garden.repository.folder, args, change(`${text}\n`))
}

/** Moves the pull request's branch on the server, as a push by somebody does. */
export async function moveBranch(garden: Garden, commit: string): Promise<void> {
  await garden.remote('update-ref', `refs/heads/${BRANCH}`, commit)
  const { repository } = garden
  await followRefs(new Map([[repository.name, repository]]), repository.name)
}
