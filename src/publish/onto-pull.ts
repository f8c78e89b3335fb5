import { openObjectReader } from '../core/git/cat-file.ts'
import { fetchCommits, localCommit } from '../core/git/commands/remote.ts'
import { isShallow } from '../core/git/commands/rev-parse.ts'
import type { Git } from '../core/git/git.ts'
import { readRunMessage } from '../core/history/message.ts'
import { finishRun } from '../core/history/runs.ts'
import type { SteppedPlan } from '../core/plan/steps.ts'
import { masked } from '../core/policy/secrets.ts'
import type { RunReport } from '../core/report/report.ts'
import { openRepository } from '../core/run/baseline.ts'
import { requestPull } from '../core/run/commit-choice.ts'
import { executeRun } from '../core/run/execute-run.ts'
import type { RunMode, RunResult } from '../core/run/run-mode.ts'
import { counted, listed } from '../core/text/words.ts'
import { EditplanError } from '../errors.ts'
import { connect } from './github.ts'
import { getPull, getRepository, listFiles, type PullRequest } from './github-api.ts'
import { settledReport, withPublication } from './publication.ts'
import { type PublishResult, unpushed } from './publish-result.ts'
import type { PullRequestOptions } from './pull-to-open.ts'
import { refsByGit } from './remote-state.ts'
import { BranchMoved, remoteBase, resolvePlace, type Target, tipOf, withToken } from './target.ts'
import { uploadLfsObjects } from './upload.ts'
import { refuseCommits } from './withheld.ts'

/** The head of an open pull request, where a run may put commits on top. */
interface PullHead {
  readonly number: number
  readonly url: string
  readonly title: string
  /** The branch is in another repository: anyone may have written what it holds. */
  readonly isFork: boolean
  /** Its branch is the branch of the target, and its commit the base: the run starts from there. */
  readonly target: Target
  /** The tip of the branch that the pull request goes to, whose policy holds. */
  readonly policyOf: string
  readonly notes: readonly string[]
}

/**
 * Replays plans on the head of a pull request and puts their commits on top of its branch, which only moves forward. Head repository and
 * branch are those that GitHub names for the number, the policy is that of the branch that the pull request goes to. Nothing else of the
 * pull request changes, and nothing is recorded about it. A head that has the plan's commits is left as it is. Throws GITHUB_FAILED for a
 * pull request that takes none, and BRANCH_OVERTAKEN where somebody pushed meanwhile.
 */
export async function pushOntoPull(plans: readonly SteppedPlan[], given: PullRequestOptions): Promise<RunReport> {
  const options = await withToken(given)
  const git = await openRepository(options)
  const { overrides, without, commitWords, combination } = options
  const asked = requestPull(plans, { overrides, without, signedByApi: false, commitWords, combination })
  const head = await headOf(git, options)
  const { target } = head
  if (await endsInPlan(git, target.base.commit, asked.header.digest)) {
    const notes = [...head.notes, `The head of #${head.number} is a commit of this plan: there is nothing to do.`]
    return settledReport({ ...left(head), settled: 'unchanged', notes }, { git, asked, target })
  }
  let published: PublishResult = left(head)
  const run = { ...options, policyOf: head.policyOf, ...(head.isFork && { programs: 'refused' as const }) }
  const report = await executeRun(asked, run, runModeOf(options, target.base.commit), async ({ store }, result) => {
    try {
      if (result.run) published = await pushOnto(store.git, head, { result, options })
      return { written: published.pushed, notes: published.notes }
    } catch (error) {
      if (!(error instanceof EditplanError)) throw error
      published = { ...left(head), problems: error.problems, failed: true }
      return { written: false, refused: true }
    }
  })
  const isRefused = !published.pushed && (report.problems ?? []).length > 0
  return masked(withPublication(report, isRefused ? { ...published, failed: true } : published))
}

/** Throws GITHUB_FAILED for a pull request whose branch may not be pushed to. */
async function headOf(git: Git, { publish }: PullRequestOptions): Promise<PullHead> {
  const { ontoPull: number = 0 } = publish
  const place = await resolvePlace(git, publish)
  const { token, repository, apiUrl, upstream } = place
  if (token === undefined || repository === undefined) throw refusal('`onto: pull-request` asks GitHub. Give a token')
  const github = await connect({ ...publish, token, apiUrl })
  const pull = await github.send(getPull(repository, number))
  const { head, base, html_url: url, title } = pull
  const { default_branch: defaultBranch } = await github.send(getRepository(repository))
  const files = pull.state === 'open' ? await github.list(listFiles(repository, number)) : []
  const facts = { repository, pull, defaultBranch, files: files.map(({ filename }) => filename) }
  const why = whyNotOnto(facts)
  if (why !== undefined) throw refusal(why)
  const home = head.repo?.full_name ?? repository
  const isFork = isOfFork(facts)
  const workflows = workflowsOf(facts)
  const notes =
    workflows.length > 0 ? [`#${number} changes ${listed(workflows, SHOWN)}, which the push may start.`] : []
  const push = isFork ? place.reach(home) : upstream
  const policyOf = (await remoteBase(git, upstream, base.ref)).commit
  const seen = await tipOf(git, push, head.ref)
  if (seen !== head.sha) throw overtaken(number)
  if ((await git.run(localCommit(head.sha))) === undefined)
    await git.run(fetchCommits(push, [`refs/heads/${head.ref}`], isShallow(git) ? 1 : undefined))
  const target: Target = {
    ...place,
    headRepository: home,
    branch: head.ref,
    base: { branch: head.ref, commit: head.sha },
    push,
  }
  return { number, url, title, isFork, target, policyOf, notes }
}

/** What is known of a pull request before a run puts commits on its branch. */
export interface OntoFacts {
  /** `owner/name` that it goes to. */
  readonly repository: string
  readonly pull: Pick<PullRequest, 'number' | 'state' | 'head' | 'base' | 'maintainer_can_modify'>
  readonly defaultBranch: string
  /** Those that it changes. */
  readonly files: readonly string[]
}

/** Why a run puts nothing on the branch of a pull request, and the remedy, without the last full stop; undefined where it may. */
export function whyNotOnto(facts: OntoFacts): string | undefined {
  const { repository, pull, defaultBranch, files } = facts
  const { number, head, base } = pull
  if (pull.state !== 'open') return `Pull request #${number} is closed. Reopen it, or make another plan`
  if (!head.repo) return `The repository of pull request #${number} is gone. Open one from another`
  const { full_name: home } = head.repo
  if (!isOfFork(facts)) {
    return head.ref === defaultBranch || head.ref === base.ref
      ? `The branch of pull request #${number} is "${head.ref}" of ${repository} itself, to which no run pushes. Leave out \`onto\``
      : undefined
  }
  if (!pull.maintainer_can_modify) {
    const remedy =
      head.repo.owner?.type === 'Organization'
        ? 'GitHub never allows it for a fork of an organization. Ask its author to apply the plan'
        : 'Ask its author to tick "Allow edits by maintainers", or to apply the plan'
    return `Pull request #${number} comes from the fork ${home}, which does not let maintainers push. ${remedy}`
  }
  const workflows = workflowsOf(facts)
  const from = `Pull request #${number} comes from the fork ${home}`
  if (workflows.length > 0)
    return `${from} and changes ${listed(workflows, SHOWN)}. A push by this token could start what nobody approved. Ask its author to apply the plan, or to leave workflows out`
  return files.length >= MOST_LISTED
    ? `${from} and changes more files than GitHub lists, so it may change workflows. Ask its author to apply the plan`
    : undefined
}

const isOfFork = ({ repository, pull: { head } }: OntoFacts): boolean =>
  head.repo?.full_name.toLowerCase() !== repository.toLowerCase()

const workflowsOf = ({ files }: OntoFacts): readonly string[] =>
  files.filter((path) => path.startsWith('.github/workflows/'))

/** Files that a message names. */
const SHOWN = 10

/** GitHub lists no more files of a pull request. */
const MOST_LISTED = 3000

/** Whether the last commit is one of this very plan: a run whose own push started it has nothing to do. */
async function endsInPlan(git: Git, commit: string, digest: string): Promise<boolean> {
  await using reader = openObjectReader(git)
  const text = (await reader.read(commit))?.content.toString() ?? ''
  const said = readRunMessage(text.slice(text.indexOf('\n\n') + 2))
  return typeof said === 'object' && said.plan === digest
}

async function pushOnto(
  git: Git,
  head: PullHead,
  { result, options }: { readonly result: RunResult; readonly options: PullRequestOptions },
): Promise<PublishResult> {
  const { run } = result
  const { target, number } = head
  const { branch, base } = target
  if (!run || run.head.commit === base.commit) return left(head)
  await refuseCommits(git, { from: base.commit, to: run.head.commit }, options.publish)
  if (options.publish.dryRun) {
    const note = `A run now puts ${counted(run.snapshots.length, 'commit')} on top of the branch of #${number}.`
    return { ...left(head), notes: [...head.notes, note] }
  }
  const move = { ref: `refs/heads/${branch}`, commit: run.head.commit, expected: base.commit }
  try {
    await uploadLfsObjects(git, target, run.snapshots)
    await refsByGit(git, target, options.publish.clock).move([move])
  } catch (error) {
    if (error instanceof BranchMoved) throw overtaken(number)
    throw error instanceof EditplanError ? withoutOnto(error) : error
  }
  await finishRun(git, run.id, { status: 'published', branch })
  return moved(head, run.head.commit)
}

/** Remedies of a push that do not go with `onto` say so. */
const withoutOnto = ({ problems }: EditplanError): EditplanError =>
  new EditplanError(
    problems.map((one) =>
      /`(?:branch|sign-commits|push-to-fork)\b/.test(one.message)
        ? { ...one, message: `${one.message} For that, leave out \`onto\`: the plan gets a pull request of its own.` }
        : one,
    ),
  )

const moved = (head: PullHead, headSha: string): PublishResult => ({
  ...left(head),
  ...{ operation: 'updated', headSha, pushed: true },
})

const left = ({ number, url, title, target, notes }: PullHead): PublishResult => ({
  ...unpushed(target),
  ...{ number, url, title, notes, headSha: target.base.commit },
})

const runModeOf = ({ onAsk, publish }: PullRequestOptions, head: string): RunMode => ({
  place: { head },
  replays: 'commit',
  onto: 'rebase',
  writes: !publish.dryRun,
  dirty: 'refused',
  allRefusals: false,
  tellsCommits: true,
  asks: true,
  onAsk: onAsk ?? 'stop',
  programs: 'all',
  inspects: 'always',
  onFailure: 'stop',
  limits: true,
})

const refusal = (why: string): EditplanError =>
  new EditplanError({ name: 'GITHUB_FAILED', message: `${why}. Nothing was pushed.` })

const overtaken = (number: number): EditplanError =>
  new EditplanError({
    name: 'BRANCH_OVERTAKEN',
    message: `Somebody pushed to the branch of #${number} in the meantime. Nothing was pushed. Run again to start from there.`,
  })
