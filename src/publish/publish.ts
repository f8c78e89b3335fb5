import { EditplanError } from '../errors.ts'
import { changedPaths } from '../git/commands/diff.ts'
import type { Git } from '../git/git.ts'
import type { Run } from '../history/snapshot.ts'
import { type BranchPlan, planBranch } from './branch.ts'
import type { PullRequest } from './calls.ts'
import { compareUrl } from './compare-url.ts'
import { dryRun } from './dry-run.ts'
import { ApiError, connect, type GitHub } from './github.ts'
import { readRecord } from './marker.ts'
import type { PublishOptions } from './options.ts'
import { CANNOT_OPEN, preflight, survey } from './preflight.ts'
import { digestOf, type Publication, type PublishResult, wantedPull } from './publication.ts'
import { atCreation, bodyOf, findPull, type OpenTarget, settlePull, type WantedPull } from './pull-request.ts'
import { BranchMoved, pushBranch } from './push.ts'
import { signCommits, signerOf } from './sign.ts'
import { pushSigned } from './signed.ts'
import { suggest } from './suggest.ts'
import type { Target } from './target.ts'
import { settleUnchanged } from './unchanged.ts'

/** Looks again this often when somebody moves the branch between looking and pushing. */
const RACES = 3

/**
 * Pushes the run's commits to its branch and creates or updates the pull request. Sent a second time, the same run
 * writes nothing. Throws before the first write for whatever the preflight finds; BRANCH_HAS_FOREIGN_COMMITS,
 * OTHER_PLAN, MERGE_CONFLICT, GIT_FAILED or GITHUB_FAILED otherwise.
 */
export async function publish(publication: Publication): Promise<PublishResult> {
  const { options, target } = publication
  if (options.dryRun) return dryRun(publication)
  const github = await connectTo(target, options)
  for (let race = 1; ; race += 1) {
    try {
      return github && isOpenTarget(target)
        ? await publishToGitHub(publication, github, target)
        : await publishBranch(publication)
    } catch (error) {
      if (!(error instanceof BranchMoved)) throw error
      if (race === RACES) throw stillMoving(target)
    }
  }
}

async function connectTo(target: Target, options: PublishOptions): Promise<GitHub | undefined> {
  const { token, apiUrl, repository } = target
  if (token === undefined || repository === undefined) return undefined
  return connect({ token, apiUrl, graphqlUrl: options.graphqlUrl, clock: options.clock })
}

const isOpenTarget = (target: Target): target is OpenTarget =>
  target.repository !== undefined && target.headRepository !== undefined

async function publishToGitHub(publication: Publication, github: GitHub, target: OpenTarget): Promise<PublishResult> {
  const { git, run, options } = publication
  if (options.suggestOn !== undefined) return suggest(publication, { github, target, number: options.suggestOn })
  const known = await survey(github, target, options)
  const open = await findPull(github, target)
  if (run.head.tree === run.base.tree) return settleUnchanged(publication, { github, target, open })
  const checks = preflight({ survey: known, options, pull: open, paths: await pathsOf(git, run) })
  if (checks.problems.length > 0) throw new EditplanError(checks.problems)
  const plan = await planFor(publication, open)
  await publication.audit?.(plan)
  const commits =
    options.signCommits === 'api' ? await pushSigned(git, github, { target, plan }) : await push(publication, plan)
  await publication.onPushed?.()
  const headSha = commits.get(plan.head.commit) ?? plan.head.commit
  const wanted = wantedPull(publication, { headSha, milestone: known.milestone, commits })
  const pushed = { plan, wanted, notes: checks.notes }
  if (checks.cannotOpen.length > 0) return toBeOpened(publication, pushed, checks.cannotOpen)
  try {
    const { operation, pull, problems } = await settlePull(github, target, { wanted, open })
    const result = pushedResult(publication, pushed)
    const isUpdate = operation === 'none' && result.pushed
    return { ...result, operation: isUpdate ? 'updated' : operation, number: pull.number, url: pull.html_url, problems }
  } catch (error) {
    if (open) throw error
    if (mayNotOpen(error)) return toBeOpened(publication, pushed, [CANNOT_OPEN])
    if (isOvertaken(error)) return overtaken(publication, pushed)
    throw error
  }
}

/** Without a way to GitHub's API: the branch alone. */
async function publishBranch(publication: Publication): Promise<PublishResult> {
  const { run, options } = publication
  if (options.suggestOn !== undefined) {
    throw new EditplanError({ name: 'GITHUB_FAILED', message: 'Suggesting edits in a review needs a token. Give one.' })
  }
  if (options.signCommits === 'api') {
    throw new EditplanError({ name: 'GITHUB_FAILED', message: '`sign-commits: api` needs a token. Give one.' })
  }
  if (run.head.tree === run.base.tree) return settleUnchanged(publication, undefined)
  const plan = await planFor(publication, undefined)
  await publication.audit?.(plan)
  const commits = await push(publication, plan)
  await publication.onPushed?.()
  const headSha = commits.get(plan.head.commit) ?? plan.head.commit
  const wanted = wantedPull(publication, { headSha, milestone: undefined, commits })
  return toBeOpened(publication, { plan, wanted, notes: [] }, [
    options.token ? 'the token is not for this server. Name it as `serverUrl`' : 'no token was given',
  ])
}

/** Pushes with git, signed where that is wished; ids of the commits there, by those of the run's where they differ. */
async function push({ git, target, options }: Publication, plan: BranchPlan): Promise<ReadonlyMap<string, string>> {
  const { signCommits: format, clock } = options
  if (format !== 'gpg' && format !== 'ssh') {
    await pushBranch(git, target, { plan, clock })
    return new Map()
  }
  const signed = await signCommits(git, plan, format)
  await pushBranch(git, target, { plan: signed.plan, clock })
  return signed.made
}

async function planFor(
  { git, run, target, plan, options }: Publication,
  open: PullRequest | undefined,
): Promise<BranchPlan> {
  const recorded = readRecord(open?.body ?? '')
  const signed = options.signCommits
  const wishes = {
    foreignCommits: options.foreignCommits ?? 'refuse',
    replace: options.replace ?? false,
    plan: digestOf(plan),
    signed,
    signer: signed === 'gpg' || signed === 'ssh' ? await signerOf(git) : undefined,
  }
  return planBranch(git, target, { run, recorded, wishes })
}

function pathsOf(git: Git, run: Run): Promise<readonly string[]> {
  return git.run(changedPaths(run.base.tree, run.head.tree))
}

interface Pushed {
  readonly plan: BranchPlan
  readonly wanted: WantedPull
  readonly notes: readonly string[]
}

function pushedResult({ target }: Publication, { plan, wanted, notes }: Pushed) {
  return {
    branch: target.branch,
    base: target.base.branch,
    headSha: wanted.state.head,
    pushed: plan.snapshots.length > 0,
    title: wanted.title,
    body: wanted.body(60_000),
    notes,
    problems: [],
  }
}

/** The branch is there; a person opens the pull request on a page that is filled in. */
function toBeOpened(publication: Publication, pushed: Pushed, reasons: readonly string[]): PublishResult {
  const { target, options } = publication
  const result = pushedResult(publication, pushed)
  const { repository, headRepository, serverUrl } = target
  const owner = headRepository === repository ? '' : `${headRepository?.split('/')[0]}:`
  const { wanted } = pushed
  const url =
    repository === undefined
      ? ''
      : compareUrl({
          serverUrl,
          repository,
          base: result.base,
          title: wanted.title,
          body: bodyOf('', wanted, atCreation(wanted)),
          head: `${owner}${target.branch}`,
          labels: options.labels,
          assignees: options.assignees,
        })
  const how = url ? `Open it at ${url} by hand.` : 'The remote is no GitHub repository.'
  const notes = [...result.notes, ...reasons.map((reason) => `No pull request was opened: ${reason}. ${how}`)]
  return { ...result, operation: 'none', url, notes }
}

/** What GitHub says to a token that may push and not open pull requests. */
const mayNotOpen = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 403 &&
  /not permitted to create or approve pull requests|Resource not accessible by (?:integration|personal access token)/i.test(
    error.detail,
  )

/** What GitHub says once the base has all of it: somebody merged it since it was looked at. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 422 && /no commits between/i.test(error.detail)

function overtaken(publication: Publication, pushed: Pushed): PublishResult {
  const result = pushedResult(publication, pushed)
  const note = `No pull request was opened: "${result.base}" has all of it by now.`
  return { ...result, operation: 'none', url: '', notes: [...result.notes, note] }
}

function stillMoving({ branch }: Target): EditplanError {
  return new EditplanError({
    name: 'GIT_FAILED',
    message: `The branch "${branch}" moved each time it was about to be pushed: another run is publishing to it. Let one at a time run (in a workflow: \`concurrency\`), then try again.`,
  })
}
