import { counted, listed } from '../core/text/words.ts'
import type { Problem } from '../errors.ts'
import { isTeamOf } from './code-owners.ts'
import type { GitHub } from './github.ts'
import {
  getBranch,
  getBranchRules,
  getViewer,
  getWorkflowPermissions,
  listMilestones,
  type PullRequest,
  type RepositoryAnswer,
} from './github-api.ts'
import type { PublishOptions } from './options.ts'
import { type Hub, unlessRefused } from './remote-state.ts'
import type { Target } from './target.ts'

/** The account that a workflow's own token acts as. */
const WORKFLOW_ACCOUNT = 'github-actions[bot]'

/** What is known before the first write. */
export interface Survey {
  /** Whom the token acts as; undefined if it may not query that. */
  readonly viewer: string | undefined
  readonly repository: RepositoryAnswer
  /** Whether the setting of the repository lets workflows open pull requests; undefined if the token may not query it. */
  readonly workflowsMayOpen: boolean | undefined
  readonly milestone: number | undefined
  /** Checks that the base requires; undefined where its rules cannot be read, or the token's workflows run anyway. */
  readonly requiredChecks: readonly string[] | undefined
  readonly scopes: readonly string[] | undefined
  readonly fork: RepositoryAnswer | undefined
}

/** Reads what the checks need. Throws for a token that is not valid. */
export async function queryToken({ github, target, repository, head }: Hub, options: PublishOptions): Promise<Survey> {
  const viewer = options.viewer ?? (await unlessRefused(github.send(getViewer())))?.viewer.login
  const permissions =
    viewer === WORKFLOW_ACCOUNT
      ? await unlessRefused(github.send(getWorkflowPermissions(target.repository)))
      : undefined
  return {
    viewer,
    repository,
    workflowsMayOpen: permissions?.can_approve_pull_request_reviews,
    requiredChecks: viewer === WORKFLOW_ACCOUNT || options.autoMerge ? await requiredChecks(github, target) : undefined,
    milestone: await milestoneNumber(github, target.repository, options.milestone),
    scopes: github.scopes(),
    fork: options.pushToFork === undefined ? undefined : head,
  }
}

/** Names of the checks, and files of the workflows, that rulesets and the protection of the base require; undefined where one of the two cannot be read. */
async function requiredChecks(
  github: GitHub,
  { repository, base: { branch } }: Target & { repository: string },
): Promise<readonly string[] | undefined> {
  const rules = await unlessRefused(github.list(getBranchRules(repository, branch)))
  const found = await unlessRefused(github.send(getBranch(repository, branch)))
  const lists = rules?.flatMap(({ type, parameters }) => {
    if (type === 'workflows') return [parameters?.workflows?.map(({ path }) => path)]
    return type === 'required_status_checks' ? [parameters?.required_status_checks?.map(({ context }) => context)] : []
  })
  // A protection that does not say which checks it requires may require some.
  const protecting = found?.protection.required_status_checks?.contexts ?? (found?.protected === false ? [] : undefined)
  const all = [...(lists ?? [undefined]), protecting]
  return all.every((list) => list !== undefined) ? [...new Set(all.flat())] : undefined
}

/** What will fail, before anything is written, each with its remedy. */
export interface Checks {
  /** Nothing is written with any of these. */
  readonly problems: readonly Problem[]
  /** Neither with these, but an issue may report what another person has to push. */
  readonly barred: readonly Problem[]
  /** The branch is pushed, and a person has to open the pull request. */
  readonly cannotOpen: readonly string[]
  /** What will be missing although the pull request is opened. */
  readonly warnings: readonly Problem[]
  readonly notes: readonly string[]
}

interface PreflightFacts {
  readonly survey: Survey
  readonly options: PublishOptions
  readonly base: string
  readonly pull: PullRequest | undefined
  /** An earlier run made the pull request a draft: where a person made it ready, it stays so. */
  readonly wasDraft: boolean
  /** Paths that differ from the base. */
  readonly paths: readonly string[]
}

/** Files that a message names. */
const SHOWN = 20

type PartialChecks = Partial<Checks> | undefined

const problem = (message: string): PartialChecks => ({ problems: [{ name: 'GITHUB_FAILED', message }] })

const CHECKS: readonly ((known: PreflightFacts) => PartialChecks)[] = [
  ({ survey: { repository } }) =>
    repository.archived
      ? problem(`The repository ${repository.full_name} is archived and takes no changes. Unarchive it first.`)
      : undefined,

  ({ survey: { repository, fork, viewer }, options }) => {
    // The role that GitHub reports for an app's token does not show what the token may do.
    const home = options.pushToFork === undefined ? repository : fork
    const isReadOnly = home?.permissions?.push === false && viewer !== undefined && !viewer.endsWith('[bot]')
    if (!isReadOnly) return undefined
    // The runs of a campaign, which share a pace, push to no forks.
    const mayFork = options.pushToFork === undefined && options.pace === undefined
    const remedy = mayFork ? ', or push to a fork with `push-to-fork`' : ''
    return problem(`The account ${viewer} may not write to ${home?.full_name}. Use a token with write access${remedy}.`)
  },

  // Only classic tokens list scopes.
  ({ survey: { scopes, repository } }) => {
    if (!scopes || scopes.includes('repo')) return undefined
    if (repository.private === false && scopes.includes('public_repo')) return undefined
    const named = scopes.length > 0 ? `only ${scopes.join(', ')}` : 'none'
    return problem(
      `The token has not the scope \`repo\`, which pushing to ${repository.full_name} and opening pull requests there take: it has ${named}. Give it that scope.`,
    )
  },

  ({ survey: { viewer, scopes }, paths }) => {
    const workflows = paths.filter((path) => path.startsWith('.github/workflows/'))
    if (workflows.length === 0) return undefined
    const isRefused = viewer === WORKFLOW_ACCOUNT || (scopes !== undefined && !scopes.includes('workflow'))
    if (!isRefused) return undefined
    const message = `The change holds ${counted(workflows.length, 'workflow file')}, which this token may not push: ${listed(workflows, SHOWN)}. Use a GitHub App’s token with \`workflows: write\`, or a token with the \`workflow\` scope.`
    return { barred: [{ name: 'GITHUB_FAILED', message }] }
  },

  ({ survey: { fork, repository } }) =>
    fork === undefined || fork.parent?.full_name === repository.full_name
      ? undefined
      : problem(
          `The repository ${fork.full_name} is not a fork of ${repository.full_name}. Name a fork of it as \`push-to-fork\`.`,
        ),

  ({ survey: { viewer }, options, pull }) => {
    const author = pull?.user?.login ?? viewer
    const reviewer = options.reviewers?.find((login) => login.toLowerCase() === author?.toLowerCase())
    return reviewer
      ? problem(`The reviewer ${reviewer} opens the pull request and cannot review it as well. Name another reviewer.`)
      : undefined
  },

  ({ survey: { repository }, options }) => {
    const team = options.teamReviewers?.find((one) => one.includes('/') && !isTeamOf(repository.full_name, one))
    return team
      ? problem(`The team ${team} is of another organisation than ${repository.full_name}. Name a team of that one.`)
      : undefined
  },

  ({ survey: { milestone, repository }, options }) =>
    options.milestone !== undefined && milestone === undefined
      ? problem(
          `The repository ${repository.full_name} has no open milestone "${options.milestone}". Create it, or name another.`,
        )
      : undefined,

  ({ survey: { repository }, options }) =>
    options.autoMerge && repository.allow_auto_merge === false
      ? problem(
          `The repository ${repository.full_name} does not allow auto-merge. Switch on "Allow auto-merge" in its settings, or leave \`auto-merge\` out.`,
        )
      : undefined,

  ({ options: { draft, autoMerge }, pull, wasDraft }) =>
    autoMerge && draft && !(pull?.draft === false && wasDraft && draft !== 'always')
      ? problem('GitHub merges no draft, now or later. Leave `draft` out, or leave `auto-merge` out.')
      : undefined,

  ({ survey: { workflowsMayOpen }, pull }) =>
    workflowsMayOpen === false && !pull ? { cannotOpen: [CANNOT_OPEN] } : undefined,

  ({ survey: { viewer, requiredChecks: required }, options: { autoMerge, triggerChecks }, base }) => {
    if (viewer !== WORKFLOW_ACCOUNT || triggerChecks !== undefined) return undefined
    if (required && required.length > 0) return { warnings: [checksNeverRun(base, required)] }
    const wait = autoMerge ? ' Auto-merge waits until then.' : ''
    const rules = required
      ? ''
      : ` The rules of "${base}" cannot be read with this token, so editplan cannot tell whether it requires checks.`
    return {
      notes: [`${AWAIT_APPROVAL}${wait}${rules} ${START_CHECKS}`],
    }
  },
]

const AWAIT_APPROVAL =
  'Workflows of a pull request opened with the workflow’s own token wait until somebody with write access approves them there ("Approve workflows to run"); on a server without approvals they do not start.'

const START_CHECKS =
  'For checks that run by themselves, use a GitHub App’s token as `token`, or name the workflow that runs them, which needs `on: workflow_dispatch`, as `trigger-checks`.'

const checksNeverRun = (base: string, required: readonly string[]): Problem => ({
  name: 'CHECKS_NOT_STARTED',
  message: `"${base}" requires ${required.length === 1 ? 'the check' : 'the checks'} ${required.map((name) => `"${name}"`).join(', ')}, which it cannot be merged without. ${AWAIT_APPROVAL} ${START_CHECKS}`,
})

/** Remedy of a token that lacks the permission. */
export const NOT_PERMITTED =
  'the token may not open pull requests. Give the job `permissions: pull-requests: write`, or an app or a fine-grained token "Pull requests: Read and write"'

/** Remedy of the repository's setting that keeps workflows from opening pull requests. */
export const CANNOT_OPEN =
  'the repository does not let workflows open pull requests. Switch on "Allow GitHub Actions to create and approve pull requests" (Settings, Actions, General), or use another token'

export function preflight(known: PreflightFacts): Checks {
  const findings = CHECKS.map((check) => check(known))
  return {
    problems: findings.flatMap((finding) => finding?.problems ?? []),
    barred: findings.flatMap((finding) => finding?.barred ?? []),
    cannotOpen: findings.flatMap((finding) => finding?.cannotOpen ?? []),
    warnings: findings.flatMap((finding) => finding?.warnings ?? []),
    notes: findings.flatMap((finding) => finding?.notes ?? []),
  }
}

async function milestoneNumber(
  github: GitHub,
  name: string,
  wanted: string | number | undefined,
): Promise<number | undefined> {
  if (wanted === undefined) return undefined
  const open = await github.list(listMilestones(name))
  const found =
    open.find(({ title }) => title === String(wanted)) ?? open.find(({ number }) => String(number) === String(wanted))
  return found?.number
}
