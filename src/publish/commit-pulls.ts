import { remotes, type Transport } from '../core/git/commands/remote.ts'
import type { Git } from '../core/git/git.ts'
import type { Manifest } from '../core/history/manifest.ts'
import { ApiError, connect } from './github.ts'
import { type ListedPull, listPullsOfCommit } from './github-api.ts'
import type { KnownRun } from './ledger.ts'
import { type KnownLedger, readLedger } from './ledger-ref.ts'
import { readManifest } from './manifest-ref.ts'
import type { PublishOptions } from './options.ts'
import { runOfPull } from './remote-state.ts'
import { resolvePlace } from './target.ts'

/** A pull request that a commit comes from, as far as it tells of a run. */
export interface OriginPull {
  readonly number: number
  readonly url: string
  /** Its last commit; GitHub keeps it under `refs/pull/<number>/head`. */
  readonly head: string
  readonly merged: boolean
  /** What the ledger of its branch says of the run that it showed last; undefined where there is none. */
  readonly run: KnownRun | undefined
  readonly upstream: Transport
  /** Repositories that may hold its manifest, the base's first. */
  readonly places: readonly Transport[]
}

/** Asks about commits, about each once. */
export interface CommitPulls {
  /** Undefined where GitHub does not have the commit. Throws GITHUB_FAILED. */
  pullsOf(commit: string): Promise<readonly OriginPull[] | undefined>
  /** As `readManifest`. */
  manifestOf(pull: OriginPull, digest: string): Promise<Manifest>
}

/** Undefined without a token for the repository's server, or without a remote: nobody can be asked then. */
export async function openCommitPulls(git: Git, options: PublishOptions): Promise<CommitPulls | undefined> {
  const isSomewhere = options.repository !== undefined || (await git.run(remotes())).length > 0
  if (options.token === undefined || !isSomewhere) return undefined
  const { token, apiUrl, repository, upstream, reach } = await resolvePlace(git, options)
  if (token === undefined || repository === undefined) return undefined
  const github = await connect({ token, apiUrl, graphqlUrl: options.graphqlUrl, clock: options.clock })
  const ledgers = once<KnownLedger | undefined>()
  const viewed = async (pull: ListedPull): Promise<OriginPull> => {
    const { number, html_url: url, merged_at, head } = pull
    const fork = head.repo?.full_name
    const places = fork === undefined || fork === repository ? [upstream] : [upstream, reach(fork)]
    const own = fork === undefined ? undefined : (places.at(-1) ?? upstream)
    const ledger = own && (await ledgers(`${fork} ${head.ref}`, () => readLedger(git, own, head.ref)))
    const known = { number, url, head: head.sha, merged: typeof merged_at === 'string', upstream, places }
    return { ...known, run: runOfPull(ledger, pull) }
  }
  const ask = async (commit: string): Promise<readonly OriginPull[] | undefined> => {
    try {
      return await Promise.all((await github.send(listPullsOfCommit(repository, commit))).map(viewed))
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return undefined
      throw error
    }
  }
  const pulls = once<readonly OriginPull[] | undefined>()
  const manifests = once<Manifest>()
  return {
    pullsOf: (commit) => pulls(commit, () => ask(commit)),
    manifestOf: ({ places }, digest) => manifests(digest, () => readManifest(git, places, digest)),
  }
}

/** Asks once for each key, and answers the same again. */
function once<Result>(): (key: string, ask: () => Promise<Result>) => Promise<Result> {
  const answers = new Map<string, Promise<Result>>()
  return (key, ask) => {
    const answer = answers.get(key) ?? ask()
    answers.set(key, answer)
    return answer
  }
}
