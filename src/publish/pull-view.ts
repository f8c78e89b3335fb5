import type { Transport } from '../core/git/commands/remote.ts'
import type { Git } from '../core/git/git.ts'
import { EditplanError } from '../errors.ts'
import { ApiError, connect, type GitHub } from './github.ts'
import { getPull, getVerification, type PullRequest } from './github-api.ts'
import type { KnownRun } from './ledger.ts'
import { readLedger } from './ledger-ref.ts'
import type { PublishOptions } from './options.ts'
import { runOfPull } from './remote-state.ts'
import { resolvePlace } from './target.ts'

/** A pull request as it is now, and how to reach what it is made of. */
export interface PullView {
  readonly github: GitHub
  /** `owner/name` */
  readonly repository: string
  readonly pull: PullRequest
  /** What the ledger of its branch says of the run that it shows; undefined where there is none. */
  readonly run: KnownRun | undefined
  readonly upstream: Transport
  /** Repositories that may hold its manifest, the base's first. */
  readonly places: readonly Transport[]
}

/** Looks at a pull request. Throws GITHUB_FAILED without a token for the server, and where GitHub refuses. */
export async function viewPull(git: Git, number: number, options: PublishOptions): Promise<PullView> {
  const { token, apiUrl, repository, upstream, reach } = await resolvePlace(git, options)
  if (token === undefined || repository === undefined) {
    const what = repository === undefined ? 'a repository of GitHub' : 'a token for its server'
    throw new EditplanError({
      name: 'GITHUB_FAILED',
      message: `Reading pull request #${number} needs ${what}. Give one.`,
    })
  }
  const github = await connect({ token, apiUrl, graphqlUrl: options.graphqlUrl, clock: options.clock })
  const pull = await github.send(getPull(repository, number))
  const fork = pull.head.repo?.full_name
  const places = fork === undefined || fork === repository ? [upstream] : [upstream, reach(fork)]
  const own = places.at(-1)
  const ledger = fork === undefined || !own ? undefined : await readLedger(git, own, pull.head.ref)
  return { github, repository, pull, run: ledger && (runOfPull(ledger, pull) ?? ledger.run), upstream, places }
}

/** What GitHub says of a commit's signature. */
export async function askGitHub(
  { github, repository }: Pick<PullView, 'github' | 'repository'>,
  commit: string,
): Promise<'signed' | 'unchecked' | 'bad'> {
  try {
    const { verified, reason } = (await github.send(getVerification(repository, commit))).verification
    if (verified) return 'signed'
    return reason === 'invalid' || reason === 'bad_cert' ? 'bad' : 'unchecked'
  } catch (error) {
    // A token that may not read it leaves the question open.
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return 'unchecked'
    throw error
  }
}
