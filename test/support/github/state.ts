import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Permissions } from './permissions.ts'

/** A check run as it was sent. */
export interface CheckRun {
  readonly name: string
  readonly head_sha: string
  readonly status: string
  readonly conclusion: string
  readonly output: { readonly title: string; readonly summary: string }
}

export interface PullRequest {
  readonly number: number
  title: string
  body: string
  state: 'open' | 'closed'
  draft: boolean
  merged: boolean
  readonly head: { readonly repository: string; readonly ref: string; sha: string }
  readonly base: { readonly repository: string; ref: string }
  readonly user: string
  labels: string[]
  assignees: string[]
  reviewers: string[]
  teams: string[]
  milestone: number | null
  maintainerCanModify: boolean
  autoMerge: 'merge' | 'squash' | 'rebase' | null
  /** ISO time. */
  createdAt: string
  /** ISO time at which it was merged or closed; default that at which it was opened. */
  endedAt?: string
  /** What the checks of its head say together; null where there are none. */
  checks: 'SUCCESS' | 'FAILURE' | 'PENDING' | null
  /** The commit that GraphQL answers for, with its checks, where it lags behind the head. */
  answeredHead?: string | undefined
  readonly reviews: { readonly user: string; readonly body: string; readonly comments: readonly ReviewComment[] }[]
  /** Of a repository whose rules ask for reviews. */
  reviewDecision?: 'APPROVED' | 'CHANGES_REQUESTED' | 'REVIEW_REQUIRED'
  /** The last word of each who may write, and the commit that it is about. */
  opinions?: readonly { readonly state: 'APPROVED' | 'CHANGES_REQUESTED'; readonly oid: string }[]
  /** Commits of the repository that GitHub knows to come from it: those of its branch, and what a merge made of them. */
  commits?: readonly string[]
}

/** An open pull request to which nothing was done yet, with these fields. */
export const newPull = (
  fields: Pick<PullRequest, 'number' | 'head' | 'base' | 'user'> & Partial<PullRequest>,
): PullRequest => ({
  title: '',
  body: '',
  state: 'open',
  draft: false,
  merged: false,
  labels: [],
  assignees: [],
  reviewers: [],
  teams: [],
  milestone: null,
  maintainerCanModify: false,
  autoMerge: null,
  createdAt: new Date().toISOString(),
  checks: null,
  reviews: [],
  ...fields,
})

export interface ReviewComment {
  readonly path: string
  readonly body: string
  readonly line?: number
  readonly side?: string
  readonly start_line?: number
  readonly start_side?: string
}

/** Pull requests of which each goes to the branch of the one before. */
export interface Stack {
  readonly number: number
  /** Their numbers, from the bottom to the top; merged ones stay. */
  pulls: number[]
}

export interface Rule {
  readonly type: string
  readonly parameters?: object
  /** Whether whoever asks may pass over it; default never. */
  readonly bypass?: 'always' | 'never' | 'pull_requests_only'
  readonly branches: RegExp
}

export interface WorkflowRun {
  readonly id: number
  readonly event: string
  readonly head_sha: string
  readonly head_branch: string
  /** `owner/name` */
  readonly repository: string
  readonly created_at?: string
}

export interface Comment {
  readonly id: number
  /** Of the issue or pull request. */
  readonly issue: number
  readonly user: string
  body: string
  readonly reactions: string[]
}

export interface Repository {
  readonly id: number
  /** `owner/name` */
  readonly name: string
  /** The bare repository that holds its objects and refs. */
  readonly folder: string
  readonly parent?: string
  defaultBranch: string
  archived: boolean
  allowAutoMerge: boolean
  /** The setting "Allow GitHub Actions to create and approve pull requests". */
  actionsMayOpenPullRequests: boolean
  draftsSupported: boolean
  /** Nobody who opens pull requests from it may let maintainers push to it. */
  closedToMaintainers?: boolean
  readonly milestones: { readonly number: number; readonly title: string }[]
  readonly collaborators: Set<string>
  readonly teams: Set<string>
  readonly pulls: PullRequest[]
  /** Undefined on a server that has no stacks. */
  stacks: Stack[] | undefined
  /** Issues that are no pull requests; they share their numbers. */
  readonly issues: { readonly number: number; readonly title: string; body: string; readonly user: string }[]
  /** What each person may do; somebody else may read. */
  readonly permissions: Map<string, 'admin' | 'write' | 'read'>
  /** Comments on issues and pull requests, with the reactions to them. */
  readonly comments: Comment[]
  /** Reactions to issues and pull requests themselves, as `number reaction`. */
  readonly reactions: string[]
  readonly topics: Set<string>
  /** Switched off by GitHub. */
  disabled: boolean
  /** Git may read it without a token. */
  isPublic: boolean
  /** Checks that a ruleset, and the protection of the branch, require of the default branch. */
  ruledChecks: readonly string[]
  protectedChecks: readonly string[]
  /** Other rules of rulesets, each of one of its own. */
  rules: readonly Rule[]
  /** Runs of workflows. */
  readonly workflowRuns: WorkflowRun[]
  /** Check runs that were added to commits. */
  readonly checkRuns: CheckRun[]
  /** Sigstore bundles, their ids being their places from 1. */
  readonly attestations: object[]
  /** Refs that the API refuses to move. */
  refused?: RegExp | undefined
  /** Branches that rules protect, beside those with checks. */
  readonly guarded: Set<string>
  /** Checks that a head has passed, so that auto-merge finds nothing to wait for. */
  clean: boolean
  /** Workflows that were started by hand, as `file ref`. */
  readonly started: string[]
}

export interface Viewer {
  readonly login: string
  readonly contents: 'read' | 'write'
  /** Whose repositories it sees; default everybody's. */
  readonly owner?: string
  /** Of an installation's token, in milliseconds since 1970. */
  readonly expires?: number
  readonly pullRequests: 'none' | 'write'
  /** Of a classic token, sent back as X-OAuth-Scopes. */
  readonly scopes?: string
  /** Whether GitHub signs the commits that this token makes through the API. */
  readonly signs?: boolean
  /** Default write. */
  readonly issues?: 'none' | 'write'
  readonly actions?: 'none' | 'write'
  /** Default none: only apps and workflows can have it. */
  readonly checks?: 'none' | 'write'
  readonly attestations?: 'write'
  /** Of a job's token: what GitHub's reference says that a request needs is refused without it. */
  readonly permissions?: Permissions
}

/** Whoever owns a repository may push to it. */
export const mayPush = ({ contents, login }: Viewer, { name }: Repository): boolean =>
  contents === 'write' || name.startsWith(`${login}/`)

/** A refusal of the API, thrown by handlers. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: readonly object[] | undefined

  constructor(status: number, message: string, errors?: readonly object[]) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

/** Runs git in a bare repository; never synchronously, for the same process serves its HTTP requests. */
export async function git(
  folder: string,
  args: readonly string[],
  input?: string | Buffer,
  environment?: Record<string, string>,
): Promise<string> {
  const known = (await branchTip(folder, args)) ?? (await moveBranch(folder, args))
  return known ?? (await run(folder, args, input, environment)).toString('utf8').replace(/\n$/, '')
}

/** What it prints, as bytes. */
export const gitBytes = (folder: string, args: readonly string[]): Promise<Buffer> => run(folder, args)

async function run(
  folder: string,
  args: readonly string[],
  input?: string | Buffer,
  environment?: Record<string, string>,
): Promise<Buffer> {
  const env = { ...GIT_ENVIRONMENT, ...environment }
  const running = promisify(execFile)('git', args, { cwd: folder, maxBuffer: 1 << 28, env, encoding: 'buffer' })
  // Git may end before it has read everything; its exit code tells why.
  running.child.stdin?.on('error', () => {})
  if (input === undefined) running.child.stdin?.end()
  else running.child.stdin?.end(input)
  return (await running).stdout
}

/** `rev-parse` of a branch of a bare repository, from its file. */
async function branchTip(folder: string, [command, name, ...more]: readonly string[]): Promise<string | undefined> {
  if (command !== 'rev-parse' || name === undefined || more.length > 0 || !BRANCH.test(name)) return undefined
  const text = await readFile(join(folder, 'refs/heads', name.replace(/^refs\/heads\//, '')), 'utf8').catch(() => '')
  return ID.test(text.trim()) ? text.trim() : undefined
}

/** `update-ref` of a branch of a bare repository to a commit. */
async function moveBranch(folder: string, [command, ref, to, ...more]: readonly string[]): Promise<string | undefined> {
  if (command !== 'update-ref' || !ref?.startsWith('refs/heads/') || !BRANCH.test(ref)) return undefined
  const file = join(folder, ref)
  if (to === undefined || !ID.test(to) || more.length > 0 || !existsSync(file)) return undefined
  await writeFile(file, `${to}\n`)
  return ''
}

const BRANCH = /^[\w/-]+$/
const ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/

const GIT_ENVIRONMENT = {
  PATH: process.env.PATH,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'web-flow',
  GIT_AUTHOR_EMAIL: 'noreply@github.com',
  GIT_COMMITTER_NAME: 'GitHub',
  GIT_COMMITTER_EMAIL: 'noreply@github.com',
}

/** The commit of a branch, or undefined. Nothing packs the refs of the stand-in. */
export async function tipOf(repository: Repository, branch: string): Promise<string | undefined> {
  const file = await readFile(join(repository.folder, 'refs', 'heads', branch), 'utf8').catch(() => undefined)
  return file?.trim()
}

/** Moves refs of a repository, all or none, each only from where it has to be. */
export async function moveRefs(
  { folder, refused }: Repository,
  moves: readonly { readonly ref: string; readonly from?: string | undefined; readonly to: string }[],
): Promise<void> {
  const stopped = moves.find(({ ref }) => refused?.test(ref))
  if (stopped) throw new Refusal(422, `Reference update failed: ${stopped.ref} is not allowed`)
  const lines = moves.map(({ ref, from, to }) => `update ${ref} ${to}${from === undefined ? '' : ` ${from}`}\n`)
  await git(folder, ['update-ref', '--stdin'], `start\n${lines.join('')}prepare\ncommit\n`)
}

/**
 * What GitHub does when refs of a repository moved: an open pull request follows its head; where its base is gone it goes to where that
 * was merged; it closes when its branch is gone, or its base for good, or when the branch holds nothing that the base has not.
 */
export async function followRefs(repositories: ReadonlyMap<string, Repository>, moved: string): Promise<void> {
  const open = [...repositories.values()]
    .flatMap((one) => one.pulls)
    .filter(({ state, head, base }) => state === 'open' && [head.repository, base.repository].includes(moved))
  for (const pull of open) {
    const head = repositories.get(pull.head.repository) as Repository
    const base = repositories.get(pull.base.repository) as Repository
    const tip = await tipOf(head, pull.head.ref)
    if (tip) pull.head.sha = tip
    if (tip) await keepHead(base, pull)
    const hasBase = await followBase(base, pull)
    if (!tip || !hasBase || (await commitsBetween(base, pull.base.ref, head, tip)) === 0) pull.state = 'closed'
  }
}

/** Whether a pull request has a base still, or again: of one that was merged and deleted, that of its merge. */
async function followBase(base: Repository, pull: PullRequest): Promise<boolean> {
  if ((await tipOf(base, pull.base.ref)) !== undefined) return true
  const merged = base.pulls.findLast(
    ({ merged, head }) => merged && head.repository === base.name && head.ref === pull.base.ref,
  )
  if (!merged) return false
  pull.base.ref = merged.base.ref
  return followBase(base, pull)
}

/** GitHub keeps the head of every pull request under a name of its own. */
export async function keepHead(base: Repository, { number, head }: PullRequest): Promise<void> {
  const folder = join(base.folder, 'refs', 'pull', String(number))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'head'), `${head.sha}\n`)
}

/** The number of the next issue or pull request. */
export const nextNumber = ({ pulls, issues }: Repository): number =>
  Math.max(0, ...[...pulls, ...issues].map(({ number }) => number)) + 1

/** How many commits the head has that the base branch has not; forks share objects with their parent. */
export async function commitsBetween(base: Repository, branch: string, head: Repository, tip: string): Promise<number> {
  const from = await tipOf(base, branch)
  if (!from) throw new Refusal(422, 'Validation Failed', [{ resource: 'PullRequest', field: 'base', code: 'invalid' }])
  if (head !== base) await git(base.folder, ['fetch', '--quiet', head.folder, tip])
  const range = `${from}..${tip}`
  const count = counted.get(range) ?? Number(await git(base.folder, ['rev-list', '--count', range]))
  counted.set(range, count)
  return count
}

/** Ids of commits say what is between them, in whatever repository. */
const counted = new Map<string, number>()
