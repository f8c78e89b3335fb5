import type { CommitFacts } from '../core/git/commands/commit.ts'
import { remotes, type Transport } from '../core/git/commands/remote.ts'
import { rebaseChain } from '../core/git/commits.ts'
import type { Git } from '../core/git/git.ts'
import type { Manifest } from '../core/history/manifest.ts'
import type { Run } from '../core/history/run-record.ts'
import { type AskSignature, type Comparison, compareWithRun } from '../core/history/verify.ts'
import { EditplanError } from '../errors.ts'
import { cleanMerge, firstParents } from './commit-ownership.ts'
import { ApiError, connect, type GitHub } from './github.ts'
import { getPull, getVerification, type ListedPull, listPullsOfCommit, type PullRequest } from './github-api.ts'
import type { KnownRun } from './ledger.ts'
import { localAnswers } from './look.ts'
import { readManifest } from './manifest-ref.ts'
import type { PublishOptions } from './options.ts'
import { ask, decided, type Inquiry } from './questions.ts'
import { type KnownLedger, readLedger } from './ref-file.ts'
import { runOfPull } from './remote-state.ts'
import { resolvePlace } from './target.ts'

/** A pull request's head beside the result of its manifest. */
export interface PullComparison {
  readonly comparison: Comparison
  /** Clean merges of the base at the branch's end. */
  readonly merges: number
  readonly foreign: readonly CommitFacts[]
}

interface Claim {
  /** The run of the manifest, on its base. */
  readonly run: Run
  readonly head: string
  /** Tip of the base branch. */
  readonly tip: string
  /** Commits that the head has and the base's tip has not, newest first. */
  readonly commits: readonly CommitFacts[]
  readonly recorded: KnownRun
  /** Commits that the ledger lists, of others and of earlier runs, are allowed. */
  readonly allowListed: boolean
  readonly ask: AskSignature
}

/**
 * Compares a head with what its manifest gives: merges of the base at its end by their trees, what is below them commit by commit.
 * With `allowListed`, commits that only the ledger vouches for are set apart, and the run's commits are compared on top of them.
 */
export async function comparePull(git: Git, claim: Claim): Promise<PullComparison> {
  const { run, commits, ask } = claim
  const { head, merges } = await decided(belowMerges(claim), localAnswers(git))
  const plain = await compareWithRun(git, run, head, ask)
  if (plain.ok || !claim.allowListed) return { comparison: plain, merges, foreign: [] }
  const joined = await compareJoined(git, claim, head)
  if (joined) return { ...joined, merges }
  const given = new Set(run.snapshots.map(({ commit }) => commit))
  const { kept, own } = claim.recorded
  const listed = new Set([...kept, ...own])
  const below = firstParents(head, commits)
  const last = below.findLastIndex(({ id }) => listed.has(id))
  const others = below.slice(0, last + 1).filter(({ id }) => !given.has(id))
  const top = below[last]
  if (!top || others.some(({ id, parents }) => !listed.has(id) || parents.length !== 1))
    return { comparison: plain, merges, foreign: [] }
  const rebased = await rebaseChain(git, run.snapshots, top.id)
  if (!rebased.ok) return { comparison: plain, merges, foreign: [] }
  const moved = { base: rebased.base, snapshots: rebased.chain }
  return { comparison: await compareWithRun(git, moved, head, ask), merges, foreign: others }
}

/**
 * Of a head that merges the run with commits of others, as `foreign-commits: keep` makes it: the run's side is compared, and the other one
 * is what the ledger lists. Undefined of any other head, and where one of its commits is not listed.
 */
async function compareJoined(
  git: Git,
  { run, commits, recorded, ask }: Claim,
  head: string,
): Promise<Omit<PullComparison, 'merges'> | undefined> {
  const [, side, ...more] = commits.find(({ id }) => id === head)?.parents ?? []
  if (side === undefined || more.length > 0) return undefined
  const comparison = await compareWithRun(git, run, side, ask)
  const ofRun = new Set(firstParents(side, commits).map(({ id }) => id))
  const listed = new Set([...recorded.kept, ...recorded.own])
  const others = commits.filter(({ id }) => !ofRun.has(id))
  return comparison.ok && others.every(({ id }) => listed.has(id))
    ? { comparison, foreign: others.toReversed() }
    : undefined
}

/** The head without the merges of the base at its end that hold nothing of their own, as GitHub's "Update branch" makes them. */
function* belowMerges({ head, tip, commits }: Claim): Inquiry<{ readonly head: string; readonly merges: number }> {
  const known = new Map(commits.map((commit) => [commit.id, commit]))
  let at = known.get(head)
  let merges = 0
  for (; at; merges++) {
    const [ours, theirs, ...more] = at.parents
    if (ours === undefined || theirs === undefined || more.length > 0) break
    if (!(yield* ask('isAncestor', theirs, tip)) || (yield* cleanMerge(ours, theirs)) !== at.tree) break
    const below = known.get(ours)
    if (!below) break
    at = below
  }
  return { head: at?.id ?? head, merges }
}

/** The tree that a merge of a verified head into a commit must have; undefined where the two conflict. */
export const mergedTree = (git: Git, onto: string, head: string): Promise<string | undefined> =>
  decided(mergeOnto(onto, head), localAnswers(git))

function* mergeOnto(onto: string, head: string): Inquiry<string | undefined> {
  return (yield* ask('isAncestor', onto, head)) ? yield* ask('treeOf', head) : yield* cleanMerge(onto, head)
}

/** A pull request as it is now, and how to reach what it is made of. */
export interface PullView {
  readonly github: GitHub
  /** `owner/name` */
  readonly repository: string
  readonly pull: PullRequest
  /** The entry in the branch's ledger about the run that it shows; undefined if absent. */
  readonly run: KnownRun | undefined
  readonly upstream: Transport
  /** Repositories that may hold its manifest, the base's first. */
  readonly places: readonly Transport[]
}

/** Looks at a pull request. Throws GITHUB_FAILED without a token for the server, and where GitHub refuses. */
export async function viewPull(git: Git, number: number, options: PublishOptions): Promise<PullView> {
  const reached = await resolvePlace(git, options)
  const { token, repository, upstream } = reached
  if (token === undefined || repository === undefined) {
    const what = repository === undefined ? 'a repository of GitHub' : 'a token for its server'
    const message = `Reading pull request #${number} needs ${what}. Give one.`
    throw new EditplanError({ name: 'GITHUB_FAILED', message })
  }
  const github = await connect({ ...reached, token, graphqlUrl: options.graphqlUrl, clock: options.clock })
  const pull = await github.send(getPull(repository, number))
  const { places, own } = placesOf(pull, reached)
  const ledger = own && (await readLedger(git, own, pull.head.ref))
  return { github, repository, pull, run: ledger && (runOfPull(ledger, pull) ?? ledger.run), upstream, places }
}

/** The repositories that may hold what belongs to a pull request, and the one that has its branch; a fork may be gone. */
function placesOf(
  { head }: ListedPull | PullRequest,
  { repository, upstream, reach }: Awaited<ReturnType<typeof resolvePlace>>,
): { readonly places: readonly Transport[]; readonly own: Transport | undefined } {
  const fork = head.repo?.full_name
  if (fork === undefined || fork === repository)
    return { places: [upstream], own: fork === undefined ? undefined : upstream }
  const own = reach(fork)
  return { places: [upstream, own], own }
}

/** GitHub's verdict on a commit's signature. */
export async function askGitHub(
  { github, repository }: PullView,
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

/** The pull request that a commit comes from, and its data about the run. */
export interface OriginPull extends Pick<PullView, 'run' | 'upstream' | 'places'> {
  readonly number: number
  readonly url: string
  /** Its last commit; GitHub keeps it under `refs/pull/<number>/head`. */
  readonly head: string
  readonly merged: boolean
}

/** Asks about commits, about each once. */
export interface CommitPulls {
  /** Undefined where GitHub does not have the commit. Throws GITHUB_FAILED. */
  pullsOf(commit: string): Promise<readonly OriginPull[] | undefined>
  /** As `readManifest`. */
  manifestOf(pull: OriginPull, digest: string): Promise<Manifest>
}

/** Undefined without a token for the repository's server, or without a remote. */
export async function openCommitPulls(git: Git, options: PublishOptions): Promise<CommitPulls | undefined> {
  const isSomewhere = options.repository !== undefined || (await git.run(remotes())).length > 0
  if (options.token === undefined || !isSomewhere) return undefined
  const reached = await resolvePlace(git, options)
  const { token, repository, upstream } = reached
  if (token === undefined || repository === undefined) return undefined
  const github = await connect({ ...reached, token, graphqlUrl: options.graphqlUrl, clock: options.clock })
  const ledgers = once<KnownLedger | undefined>()
  const viewed = async (pull: ListedPull): Promise<OriginPull> => {
    const { number, html_url: url, merged_at, head } = pull
    const { places, own } = placesOf(pull, reached)
    const ledger = own && (await ledgers(`${head.repo?.full_name} ${head.ref}`, () => readLedger(git, own, head.ref)))
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

function once<Result>(): (key: string, ask: () => Promise<Result>) => Promise<Result> {
  const answers = new Map<string, Promise<Result>>()
  return (key, ask) => {
    const answer = answers.get(key) ?? ask()
    answers.set(key, answer)
    return answer
  }
}
