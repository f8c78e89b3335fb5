import { isBranchName, symbolicRef } from '../core/git/commands/refs.ts'
import { fetchCommits, localCommit, ownRemote, remotes, type Transport } from '../core/git/commands/remote.ts'
import { isShallow } from '../core/git/commands/rev-parse.ts'
import { detailOf, maskCredentials } from '../core/git/failure.ts'
import type { Git } from '../core/git/git.ts'
import { fetchingFrom } from '../core/git/missing-objects.ts'
import { listRemoteRefs, type RemoteRefs, remoteRef } from '../core/git/remote-refs.ts'
import { headPlace } from '../core/history/branch.ts'
import { type BaselineOptions, openRepository } from '../core/run/baseline.ts'
import { EditplanError } from '../errors.ts'
import { ApiError, GATES } from './github.ts'
import { refsAbout } from './ledger.ts'
import { type Clock, type PublishOptions, systemClock } from './options.ts'
import { credentialEnvironment, type NamedRepository, placeOf, refuseOtherOrigin } from './origin.ts'

/** Where a run is published. */
export interface Target {
  readonly serverUrl: string
  readonly apiUrl: string
  /** The token, where this server may see it. */
  readonly token: string | undefined
  /** `owner/name` of the pull request; undefined when the remote is no repository of a GitHub server. */
  readonly repository: string | undefined
  /** `owner/name` that gets the branch: the same, or a fork. */
  readonly headRepository: string | undefined
  readonly branch: string
  /** The base branch and the commit a run has to start from. */
  readonly base: { readonly branch: string; readonly commit: string }
  /** Refs of the remote as they were when it was asked for the base: the branch and its ledger, where one repository has all. */
  readonly seen?: RemoteRefs | undefined
  /** Where the base is read from. */
  readonly upstream: Transport
  /** Where the branch is pushed to. */
  readonly push: Transport
}

/**
 * Finds out where to publish, and fetches the tip of the base branch so that the run can start from it. Nothing of the
 * checkout moves: no ref, no FETCH_HEAD, no configuration.
 * @param plan.title gives the branch its default name
 */
export async function resolveTarget(
  git: Git,
  plan: { readonly title: string; readonly sha256: string },
  options: PublishOptions,
): Promise<Target> {
  const name = options.branch ?? branchName(plan.title, plan.sha256)
  const branch = withSuffix(name, plan.sha256, options)
  checkBranchName(branch)
  const { reach, own, ...place } = await resolvePlace(git, options)
  if (options.trustsSettings === false) await refuseOtherOrigin(git, place, options)
  const { repository, upstream } = place
  const headRepository = options.pushToFork ?? repository
  const target = {
    ...place,
    headRepository,
    branch,
    push: options.pushToFork ? reach(options.pushToFork) : upstream,
  }
  if (options.suggestOn !== undefined) return { ...target, base: await pullHead(git, upstream, options.suggestOn) }
  const also = options.pushToFork ? [] : refsAbout(branch)
  // The branch of the part below is not there yet.
  const isNowhere = own === undefined && repository === undefined
  const isUnread = options.dryRun === true && (isNowhere || place.token === undefined || options.part !== undefined)
  const { base, seen } = isUnread
    ? { base: await localBase(git, options, own), seen: undefined }
    : await lookForBase(git, upstream, { wanted: options.base, also })
  if (base.branch === branch && options.pushToFork === undefined) {
    const message = `The branch "${branch}" is the base of the pull request as well. Give another \`branch\` or \`base\`.`
    throw new EditplanError({ name: 'BRANCH_INVALID', message })
  }
  return { ...target, base: { ...base, commit: options.startsOn ?? base.commit }, ...(also.length > 0 && { seen }) }
}

/** The options with the repository opened so that the token fetches what a partial clone left out; see `fetchingFrom`. */
export async function withToken<Options extends BaselineOptions & { readonly publish: PublishOptions }>(
  options: Options,
): Promise<Options> {
  if (options.environment || !options.publish.token) return options
  const git = await openRepository(options)
  const { upstream } = await resolvePlace(git, options.publish)
  return { ...options, opened: Promise.resolve(fetchingFrom(git, upstream)) }
}

interface RepositoryPlace extends Pick<Target, 'serverUrl' | 'apiUrl' | 'token' | 'repository' | 'upstream'> {
  /** Name of its remote; undefined where the checkout has none. */
  readonly own: string | undefined
  /** The way to another repository of the server. */
  reach(repository: string | undefined, fallback?: string): Transport
}

/** Finds out which repository is meant: the one named, else that of `origin` or of the first remote. Asks no server. Throws USAGE. */
export async function resolvePlace(git: Git, options: PublishOptions): Promise<RepositoryPlace> {
  checkRepositoryName(options.repository)
  const list = await git.run(remotes())
  const places = list.map((remote) => ({ ...remote, place: placeOf(remote.url) }))
  const own =
    places.find(({ place }) => options.repository !== undefined && isSame(place?.repository, options.repository)) ??
    places.find(({ name }) => name === 'origin') ??
    places[0]
  const repository = options.repository ?? own?.place?.repository
  const serverUrl = (options.serverUrl ?? own?.place?.server ?? 'https://github.com').replace(/\/$/, '')
  const token = tokenFor(serverUrl, options)
  const pushToken = tokenFor(serverUrl, { ...options, token: options.branchToken ?? options.token })
  const { environment, trustsSettings = true, clock = systemClock } = options
  const reach = transports({ token: pushToken, environment, trustsSettings, clock }, serverUrl, places)
  return {
    serverUrl,
    apiUrl: options.apiUrl ?? defaultApiUrl(serverUrl),
    token,
    repository,
    // A dry run goes nowhere.
    upstream: reach(repository, own?.name ?? (options.dryRun && repository === undefined ? 'origin' : undefined)),
    own: own?.name,
    reach,
  }
}

function checkRepositoryName(name: string | undefined): void {
  if (name === undefined || /^[\w.-]+\/[\w.-]+$/.test(name)) return
  const meant = placeOf(name)?.repository
  const advice = meant === undefined ? 'Write `owner/name`, without an address.' : `Did you mean ${meant}?`
  const message = `The repository ${JSON.stringify(maskCredentials(name))} is not \`owner/name\`. ${advice}`
  throw new EditplanError({ name: 'USAGE', message })
}

const isSame = (one: string | undefined, other: string): boolean => one?.toLowerCase() === other.toLowerCase()

function defaultApiUrl(serverUrl: string): string {
  const { hostname, origin } = new URL(serverUrl)
  const isHosted = hostname === 'github.com' || hostname.endsWith('.ghe.com')
  return isHosted ? `https://api.${hostname}` : `${origin}/api/v3`
}

/** A remote's address must not decide who sees a token: any other server has to be named. */
function tokenFor(serverUrl: string, { token, serverUrl: named }: PublishOptions): string | undefined {
  const isKnown = named !== undefined || /^https:\/\/(?:github\.com|[^/]+\.ghe\.com)$/.test(serverUrl)
  return isKnown && token ? token : undefined
}

/**
 * With a token a repository is reached at its plain HTTP address, the token in the environment; a remote that goes
 * over SSH, or no token, means git's own credentials and the remote's name. Where the checkout's settings do not count, its
 * remotes do not decide how a repository is reached either.
 */
function transports(
  { token, environment, trustsSettings, clock }: PublishOptions & { readonly clock: Clock },
  serverUrl: string,
  places: readonly { readonly name: string; readonly place: NamedRepository | undefined }[],
) {
  return (repository: string | undefined, fallback?: string): Transport => {
    const known = places.find(({ place }) => repository !== undefined && isSame(place?.repository, repository))
    if (repository && token !== undefined && (known?.place?.isHttp !== false || !trustsSettings)) {
      const url = `${serverUrl}/${repository}.git`
      const env = credentialEnvironment(url, token, environment)
      return { remote: url, env, pause: clock.sleep, ...(!trustsSettings && { relay: url }) }
    }
    const remote = known?.name ?? (repository && !fallback ? `${serverUrl}/${repository}.git` : fallback)
    if (remote === undefined) {
      const message =
        'The repository has no remote to publish to. Add one, such as with `git remote add origin https://github.com/OWNER/NAME`.'
      throw new EditplanError({ name: 'GIT_FAILED', message })
    }
    return { ...ownRemote(remote), pause: clock.sleep }
  }
}

/** The tip of a branch (default: the one checked out, else the remote's default), fetched where it is not here. */
export const remoteBase = async (git: Git, upstream: Transport, wanted: string | undefined): Promise<Target['base']> =>
  (await lookForBase(git, upstream, { wanted, also: [] })).base

/** The same, and what was seen: the refs named by their full names too. */
async function lookForBase(
  git: Git,
  upstream: Transport,
  { wanted, also }: { readonly wanted: string | undefined; readonly also: readonly string[] },
): Promise<{ readonly base: Target['base']; readonly seen: RemoteRefs }> {
  const current = wanted ?? (await currentBranchName(git))
  const seen = await remoteRefs(git, upstream, [...(current === undefined ? [] : [`refs/heads/${current}`]), ...also])
  const { refs, defaultBranch } = seen
  const tip = (branch: string | undefined) => (branch === undefined ? undefined : refs.get(`refs/heads/${branch}`))
  const branch = wanted ?? (tip(current) ? current : defaultBranch)
  const commit = tip(branch) ?? (branch === undefined ? undefined : await tipOf(git, upstream, branch))
  if (branch === undefined || commit === undefined) {
    const has = async (ref: string) => (await remoteRefs(git, upstream, [ref])).refs.has(ref)
    const why = branch && (await whyNoBranch(branch, { has, remotes: await remoteNames(git) }))
    throw noBase(why || noSuchBranch(branch, defaultBranch))
  }
  if ((await git.run(localCommit(commit))) === undefined) {
    await git.run(fetchCommits(upstream, [`refs/heads/${branch}`], isShallow(git) ? 1 : undefined))
  }
  return { base: { branch, commit }, seen }
}

const remoteNames = async (git: Git): Promise<readonly string[]> => (await git.run(remotes())).map(({ name }) => name)

/** What is known of the branches and tags of a remote. */
interface KnownRefs {
  has(ref: string): Promise<boolean>
  /** Names that the checkout has for remotes. */
  readonly remotes: readonly string[]
}

/**
 * Why a name cannot be a branch, and the remedy, in sentences; undefined if it can. @param name also from `github.ref` or
 * `github.ref_name`: a tag if a tag started the workflow, `7/merge` if a pull request did
 */
export async function whyNoBranch(name: string, { has, remotes: known }: KnownRefs): Promise<string | undefined> {
  const short = name.replace(/^refs\/(?:heads|remotes)\//, '')
  const remote = known.find((one) => short.startsWith(`${one}/`))
  const names = [short, ...(remote === undefined ? [] : [short.slice(remote.length + 1)])]
  for (const one of names)
    if (one !== name && (await has(`refs/heads/${one}`)))
      return `"${name}" is how git calls the branch "${one}" in full. Write \`base: ${one}\`.`
  const what = /^\d+\/merge$/.test(name)
    ? 'the merge of a pull request'
    : /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(name)
      ? 'a commit'
      : (await has(`refs/tags/${name.replace(/^refs\/tags\//, '')}`))
        ? 'a tag'
        : !isBranchName(name) || name.startsWith('refs/')
          ? 'no name of one'
          : undefined
  return what && `A pull request goes to a branch, and "${name}" is ${what}. Name the branch as \`base\`.`
}

const noSuchBranch = (branch: string | undefined, defaultBranch: string | undefined): string =>
  `The remote has no ${branch === undefined ? 'default branch' : `branch "${branch}"`} to open a pull request on. Push it first, or name another as \`base\`${defaultBranch === undefined ? '' : `, such as "${defaultBranch}"`}.`

const noBase = (message: string): EditplanError => new EditplanError({ name: 'UNKNOWN_REVISION', message })

/** The head of a pull request, which GitHub keeps under a name of its own, for those from forks too. */
async function pullHead(git: Git, upstream: Transport, number: number): Promise<Target['base']> {
  const ref = `refs/pull/${number}/head`
  const commit = (await remoteRef(git, upstream, ref)) ?? ''
  if (commit === '') {
    const message = `The repository has no pull request #${number}. Name one that it has.`
    throw new EditplanError({ name: 'UNKNOWN_REVISION', message })
  }
  if ((await git.run(localCommit(commit))) === undefined) {
    await git.run(fetchCommits(upstream, [ref], isShallow(git) ? 1 : undefined))
  }
  return { branch: `pull/${number}/head`, commit }
}

/** Thrown when the branch moved between looking and pushing: look again. */
export class BranchMoved extends Error {}

/** Of a branch that is never at rest. */
export function stillMoving({ branch }: Target): EditplanError {
  const message = `The branch "${branch}" moved each time it was about to be pushed: another run is publishing to it. Let one at a time run (in a workflow: \`concurrency\`), then try again.`
  return new EditplanError({ name: 'GIT_FAILED', message })
}

/** The current commit of a branch of a remote. */
export async function tipOf(git: Git, transport: Transport, branch: string): Promise<string | undefined> {
  return (await remoteRefs(git, transport, [`refs/heads/${branch}`])).refs.get(`refs/heads/${branch}`)
}

/** The default branch of a remote, and refs by their full names. */
export async function remoteRefs(git: Git, transport: Transport, names: readonly string[]): Promise<RemoteRefs> {
  try {
    return await listRemoteRefs(git, transport, ['HEAD', ...names])
  } catch (error) {
    throw explained(error, 'The repository could not be read')
  }
}

/** The remote's default branch, as a clone noted it. */
async function remoteHead(git: Git, remote: string | undefined): Promise<string | undefined> {
  const prefix = `refs/remotes/${remote}/`
  const target = remote === undefined ? undefined : await git.run(symbolicRef(`${prefix}HEAD`))
  return target?.startsWith(prefix) ? target.slice(prefix.length) : undefined
}

async function currentBranchName(git: Git): Promise<string | undefined> {
  const place = await headPlace(git)
  return place.startsWith('refs/') ? place.replace(/^refs\/heads\//, '') : undefined
}

/** Without the network: the base as the checkout knows it. */
async function localBase(
  git: Git,
  { base, defaultBranch, part }: PublishOptions,
  remote: string | undefined,
): Promise<Target['base']> {
  const branch = base ?? (await currentBranchName(git)) ?? (await remoteHead(git, remote)) ?? defaultBranch ?? 'main'
  const known = remote === undefined ? undefined : await git.run(localCommit(`refs/remotes/${remote}/${branch}`))
  const named = known ?? (await git.run(localCommit(`refs/heads/${branch}`)))
  if (named === undefined && base !== undefined && !part) {
    const has = async (ref: string) => {
      const tracked = ref.replace(/^refs\/heads\//, `refs/remotes/${remote}/`)
      return ((await git.run(localCommit(tracked))) ?? (await git.run(localCommit(ref)))) !== undefined
    }
    const why = await whyNoBranch(base, { has, remotes: await remoteNames(git) })
    const unknown = `The checkout knows no branch "${base}" to open a pull request on. Fetch it, name another as \`base\`, or give a token, with which the remote is asked.`
    throw noBase(why ?? unknown)
  }
  const commit = named ?? (await git.run(localCommit('HEAD')))
  if (commit !== undefined) return { branch, commit }
  throw new EditplanError({
    name: 'NO_COMMIT',
    message:
      'The repository has no commit yet. Make a first one, such as with `git commit --allow-empty --message Start`.',
  })
}

/** A rule of the server refuses the push: another person may push it. */
export class PushBarred extends EditplanError {}

const REMEDIES: readonly (readonly [RegExp, string, 'barred'?])[] = [
  // First, whatever else the server reports: such a change must not be shown.
  [
    /push protection|GITHUB PUSH PROTECTION|Push cannot contain secrets/i,
    'GitHub found a credential in the change. Remove it from the plan, or allow it in the repository at the address that follows',
  ],
  [
    /without [`'"]?workflows?[`'"]? (?:permission|scope)|refusing to allow/i,
    'the push brings workflow files, of the change or of a base that a fork is behind. Push with a token that may write workflows (a GitHub App with `workflows: write`, or a token with the `workflow` scope); the workflow’s own token never may. Where the change holds none, sync the fork',
    'barred',
  ],
  [
    /new objects to public fork/i,
    'GitHub takes no new contents of Git LFS for a public fork. Upload them to the repository that it is a fork of first, or leave out `push-to-fork`',
  ],
  [
    /LFS budget|over its data quota/i,
    'the account that pays for Git LFS has used up its budget. Raise that, or leave the files out of the plan',
  ],
  [
    /GH008|unknown Git LFS objects/i,
    'the server lacks contents of Git LFS that the commits name. Fetch them into the checkout (`git lfs fetch`, or `lfs: true` of actions/checkout), with `git lfs install` there, so that pushing takes them along',
  ],
  [
    /maximum allowed size/i,
    'the push is larger than the server takes. Make smaller plans, or keep large files in Git LFS',
  ],
  [
    /cannot lock ref .+ exists; cannot create/is,
    'another branch is in the way of its name. Choose another `branch`, or rename that one',
  ],
  [
    /GH001|exceeds GitHub's file size limit|larger than 100/i,
    'a file is over 100 MB, which GitHub refuses. Leave it out of the plan, or track it with Git LFS',
  ],
  [
    /must have verified signatures/i,
    'a rule of the repository requires signed commits. Set `sign-commits: api`, with the token of a GitHub App or of the workflow; or `gpg` or `ssh` with a key that GitHub knows',
    'barred',
  ],
  [
    /GH007|private e-?mail address/i,
    'the commits would show a private address. Give another as `author` and `committer`, such as the account’s noreply address, or let the account show it',
    'barred',
  ],
  [
    /committer.{0,12}e-?mail|e-?mail.{0,12}committer/i,
    'a rule of the repository refuses the committer’s address. Set `committer`, or let the token’s owner bypass the rule',
    'barred',
  ],
  [
    /author.{0,12}e-?mail|e-?mail.{0,12}author/i,
    'a rule of the repository refuses the author’s address. Set `author`, or let the token’s owner bypass the rule',
    'barred',
  ],
  [
    /commit message/i,
    'a rule of the repository refuses the commits’ messages. Set `commit-message`, or let the token’s owner bypass the rule',
    'barred',
  ],
  [
    /file (?:path|name|extension|size)|path length/i,
    'a rule of the repository refuses a file. Leave it out of the plan, or let the token’s owner bypass the rule',
    'barred',
  ],
  [
    /GH006|GH013|protected branch|rule violations|hook declined/i,
    'a rule of the repository protects it. Choose another `branch`, or let the token’s owner bypass the rule',
    'barred',
  ],
  [/archived so it is read-only/i, 'the repository is archived and takes no changes. Unarchive it, or leave it out'],
  [
    /repository is (?:locked|disabled|unavailable)|access blocked/i,
    'GitHub has locked or disabled the repository. Its page says why; run again once it is open',
  ],
  ...GATES,
  [/account is suspended/i, 'GitHub has suspended the account of the token. Use the token of another'],
  [
    /returned error: 403|Permission to .* denied|Write access to repository not granted/i,
    'the token may not push. Give the job `permissions: contents: write`, or a token that may write contents. In a workflow that a fork’s pull request starts, the token only reads: publish from `workflow_run` instead',
  ],
  [
    /Authentication failed|returned error: 401|could not read (?:Username|Password)|Invalid username or (?:password|token)/i,
    'there is no token, or it has expired, or it does not cover this repository. Set `token`. Check that it has not expired and covers the repository',
  ],
  [
    /returned error: 404|not found/i,
    'the repository does not exist, or the token cannot see it. Check its name, and what the token covers',
  ],
]

/** What helps against what a server said, without a full stop, and whether another person may push; undefined for unknown words. */
export const remedyFor = (said: string) => REMEDIES.find(([pattern]) => pattern.test(said))

/**
 * The message of git, or of GitHub about a rule, when a server refused something, with the remedy first; the error itself if the server's
 * words are unknown.
 */
export function explained(error: unknown, what: string): unknown {
  if (!(error instanceof EditplanError) || (error.name !== 'GIT_FAILED' && !(error instanceof ApiError))) return error
  const [, remedy, kind] = remedyFor(error.message) ?? []
  if (!remedy || (!kind && error instanceof ApiError)) return error
  return new (kind ? PushBarred : EditplanError)({
    name: error.name,
    message: `${what}: ${remedy}. ${detailOf(error)}.`,
  })
}

const MAX_SLUG = 60

/** `editplan/<slug>`: the title's letters and digits, without marks, joined by hyphens; the plan's digest if none is left. */
export function branchName(title: string, sha256: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const slug = (words ?? []).join('-').slice(0, MAX_SLUG).replace(/-+$/, '')
  return `editplan/${slug || bare(sha256).slice(0, 12)}`
}

function withSuffix(
  name: string,
  sha256: string,
  { branchSuffix, runCreated, clock = systemClock }: PublishOptions,
): string {
  if (branchSuffix === 'digest') return `${name}-${bare(sha256).slice(0, 8)}`
  return branchSuffix === 'week' ? `${name}-${isoWeek(runCreated ?? clock.now())}` : name
}

/** Such as `2026-w49`, in UTC: weeks begin on Monday, and a week belongs to the year that has its Thursday. */
export function isoWeek(time: number): string {
  const day = new Date(time)
  const thursday = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 4 - (day.getUTCDay() || 7))
  const year = new Date(thursday).getUTCFullYear()
  const week = Math.floor((thursday - Date.UTC(year, 0, 1)) / 604_800_000) + 1
  return `${year}-w${String(week).padStart(2, '0')}`
}

/** The branch of a part of a plan. @param branch what those of all parts begin with */
export const partBranch = (branch: string, slug: string): string => `${branch}--${slug}`

const bare = (sha256: string): string => sha256.replace(/^sha256:/, '')

/** Throws BRANCH_INVALID for what git, or GitHub, does not accept as the name of a branch. */
export function checkBranchName(name: string): void {
  // GitHub refuses names that could be read as an object id or as a full ref.
  const isMistakable = /^([0-9a-f]{40}|[0-9a-f]{64})$/i.test(name) || name.startsWith('refs/') || name.includes('\0')
  if (!isMistakable && isBranchName(name)) return
  const message = `"${name}" cannot name a branch. Use letters, digits, ".", "_", "-" and single "/" between them.`
  throw new EditplanError({ name: 'BRANCH_INVALID', message })
}
