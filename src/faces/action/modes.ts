import path from 'node:path'
import { exitCodeFor } from '../../core/report/outcome.ts'
import { type Verdict, verdictLines, verdictMarkdown, verdictTitle } from '../../core/report/verdict.ts'
import { EditplanError, exitCodeOf } from '../../errors.ts'
import type { ignoreRevs } from '../../publish/ignore-revs.ts'
import type { PublishOptions } from '../../publish/options.ts'
import { type PullOverlapOptions, pullOverlaps } from '../../publish/overlaps.ts'
import type { ReviewPullOptions } from '../../publish/review-actions.ts'
import type { ReviewResult } from '../../publish/review-pull.ts'
import type { VerifyRemotePullOptions } from '../../publish/verify-pull.ts'
import { inputReader, serverInputs, valuesOf } from './inputs.ts'
import type { ActionContext, Job, JobInputs } from './job.ts'
import { neutraliseCommands, tell } from './outputs.ts'
import { type RunnerEvent, readEvent, required } from './runner-event.ts'
import { readPolicy } from './workspace-files.ts'

/** `mode: verify`: proves the pull request of the event from its manifest; the job's result is the verdict. No checkout is needed. */
export async function runVerify(job: Job): Promise<number> {
  const options = await readVerifyInputs(job)
  const { verifyRemotePull } = await import('../../publish/verify-pull.ts')
  const { signal, folder: parent } = job
  const verdict = await verifyRemotePull({ ...options, parent, checkRun: true, signal })
  await deliver(verdict, await job.write('verdict.json', `${JSON.stringify(verdict, null, 2)}\n`), job)
  return verdict.problem ? exitCodeOf(verdict.problem.name) : 0
}

async function deliver(verdict: Verdict, file: string, context: ActionContext): Promise<void> {
  const { outcome, problem, patch } = verdict
  context.setOutput('verdict', outcome)
  context.setOutput('pull-request-number', String(verdict.number))
  context.setOutput('report-path', file)
  const title = verdictTitle(verdict)
  if (problem) context.error(neutraliseCommands(problem.message), { title: neutraliseCommands(title) })
  const { problem: _, ...rest } = verdict
  for (const line of [title, ...verdictLines(rest), ...(patch?.split('\n') ?? [])])
    context.info(neutraliseCommands(line))
  await context.writeSummary(verdictMarkdown(verdict))
}

/** Reads the inputs and the event. Throws USAGE with all that is wrong. */
export async function readVerifyInputs(job: JobInputs): Promise<Omit<VerifyRemotePullOptions, 'parent'>> {
  const reader = inputReader(job.getInput)
  const { require, allow, policy: file } = valuesOf(reader, 'mode: verify').face
  const event = await eventOf(job.env)
  if (!event)
    reader.refuse(
      '`mode: verify` judges the pull request of an event. Run the workflow on `pull_request` or `merge_group`.',
    )
  if (reader.problems.length > 0 || !event) throw new EditplanError(reader.problems)
  const policy = file === undefined ? undefined : await readPolicy(file, job.place)
  return { ...event, ...placeOf(serverInputs(reader, job)), require, allow, policy }
}

/** The address of the repository, and how it is reached. */
function placeOf(server: PublishOptions): Pick<VerifyRemotePullOptions, 'url' | 'publish'> {
  const { serverUrl = 'https://github.com', repository = '' } = server
  return { url: `${serverUrl.replace(/\/$/, '')}/${repository}.git`, publish: { ...server, serverUrl, repository } }
}

/** What the runner's event says about the pull request; undefined where it is about none. */
async function eventOf(
  env: ActionContext['env'],
): Promise<Pick<VerifyRemotePullOptions, 'number' | 'head' | 'base' | 'group'> | undefined> {
  const { pull_request: pull, merge_group: group } = await readEvent(env)
  if (pull)
    return {
      number: required(pull.number, 'pull_request.number'),
      head: required(pull.head?.sha, 'pull_request.head.sha'),
      base: required(pull.base?.ref, 'pull_request.base.ref'),
    }
  const [, base, number] = /^refs\/heads\/gh-readonly-queue\/(.+)\/pr-(\d+)-[^/]*$/.exec(group?.head_ref ?? '') ?? []
  if (!group || base === undefined) return undefined
  const ends = {
    base: required(group.base_sha, 'merge_group.base_sha'),
    head: required(group.head_sha, 'merge_group.head_sha'),
  }
  return { number: Number(number), base, group: ends }
}

/** `mode: overlap`: says how the pull request of the event fits with the other open ones. Only reads; no checkout is needed. */
export async function runOverlap(job: Job): Promise<number> {
  const options = await readOverlapInputs(job)
  const find = await pullOverlaps.get()()
  const { report, output, line, warnings, summary } = await find({ ...options, parent: job.folder, signal: job.signal })
  job.setOutput('overlaps', output)
  job.setOutput('pull-request-number', String(options.number))
  job.setOutput('report-path', await job.write('overlaps.json', `${JSON.stringify(report, null, 2)}\n`))
  job.info(neutraliseCommands(`#${options.number} ${line || 'shares files with no other open pull request'}`))
  const shown = { level: 'warning', title: 'Overlaps with another pull request' } as const
  tell(
    warnings.map(({ message, ...place }) => ({ ...shown, ...place, message: neutraliseCommands(message) })),
    job,
  )
  await job.writeSummary(summary)
  return 0
}

/** Reads the inputs and the event. Throws USAGE with all that is wrong. */
async function readOverlapInputs(job: JobInputs): Promise<Omit<PullOverlapOptions, 'parent'>> {
  const reader = inputReader(job.getInput)
  valuesOf(reader, 'mode: overlap')
  const event = await eventOf(job.env)
  if (!event || event.group)
    reader.refuse('`mode: overlap` compares the pull request of an event. Run the workflow on `pull_request`.')
  if (reader.problems.length > 0 || !event) throw new EditplanError(reader.problems)
  return { number: event.number, base: event.base, ...placeOf(serverInputs(reader, job)) }
}

/** `mode: review`: carries out what the comment, or the change of the body, that started the workflow decides. */
export async function runReview(job: Job): Promise<number> {
  const name = job.env.GITHUB_EVENT_NAME ?? ''
  const event = askedIn(await readEvent(job.env), name)
  if (typeof event === 'string') return idle(event, job, REVIEWED.has(name))
  const options = await readReviewInputs(job)
  const { reviewPull } = await import('../../publish/review-pull.ts')
  return deliverReview(await reviewPull({ ...options, ...event, signal: job.signal }), job)
}

/** Ends a job that has nothing to do; one that no event of this kind can give anything to do warns. */
function idle(why: string, job: Job, isExpected: boolean): number {
  if (isExpected) job.info(neutraliseCommands(why))
  else job.warning(neutraliseCommands(why), { title: 'This event gives the job nothing to do' })
  return 0
}

/** A refused decision was answered where it was made: the job has done what it is for. */
async function deliverReview({ outcome, note, report }: ReviewResult, job: Job): Promise<number> {
  job.info(neutraliseCommands(`${outcome}: ${note}`))
  if (!report) return 0
  job.setOutput('report-path', await job.write('report.json', `${JSON.stringify(report, null, 2)}\n`))
  return 0
}

/** Reads the inputs. Throws USAGE with all that is wrong. */
async function readReviewInputs(job: JobInputs): Promise<Omit<ReviewPullOptions, 'number' | 'edit' | 'signal'>> {
  const reader = inputReader(job.getInput)
  const { problems, refuse } = reader
  const { publishing, run, face } = valuesOf(reader, 'mode: review')
  const { onAsk, onFailure, policy: file } = face
  if (onFailure === 'narrow') refuse('`mode: review` does not narrow. Write `on-failure: stop` or `draft`.')
  const token = face.token ?? refuse('`mode: review` answers on GitHub. Give a `token`.')
  const server = serverInputs(reader, job)
  const { repository, serverUrl = 'https://github.com', apiUrl = 'https://api.github.com' } = server
  if (!repository) refuse('GITHUB_REPOSITORY is empty. Run this in a workflow.')
  if (problems.length > 0 || token === undefined || !repository) throw new EditplanError(problems)
  return {
    root: path.resolve(job.env.GITHUB_WORKSPACE ?? '.', face.repositoryPath ?? '.'),
    policy: file === undefined ? undefined : await readPolicy(file, job.place),
    ...run,
    onAsk,
    onFailure: onFailure === 'narrow' ? undefined : onFailure,
    publish: { ...server, ...publishing, token, repository, serverUrl, apiUrl, trustsSettings: false },
  }
}

type ReviewEvent = Pick<ReviewPullOptions, 'number' | 'edit'>

const REVIEWED: ReadonlySet<string> = new Set(['issue_comment', 'pull_request', 'pull_request_target'])

/** What an event of the runner asks to look at, or why nothing. Throws USAGE where the event does not say. */
export function askedIn(event: RunnerEvent, name: string): ReviewEvent | string {
  if (!REVIEWED.has(name))
    return `\`mode: review\` follows \`issue_comment\` and \`pull_request_target\`, not \`${name}\`: nothing to do.`
  const { login, type } = required(event.sender, 'sender')
  if (required(type, 'sender.type') !== 'User') return `${login} is not a person: nothing to do.`
  return name === 'issue_comment' ? commented(event) : edited(event, login)
}

function edited({ action, changes, pull_request: pull }: RunnerEvent, sender: string): ReviewEvent | string {
  const isEdited = required(action, 'action') === 'edited'
  const { body } = isEdited ? required(changes, 'changes') : {}
  if (body === undefined) return 'The body was not edited: nothing to do.'
  const [from, to] = [required(body.from, 'changes.body.from'), required(pull?.body, 'pull_request.body')]
  return { number: required(pull?.number, 'pull_request.number'), edit: { sender, from: from ?? '', to: to ?? '' } }
}

/** Which commands wait for an answer, the comments themselves tell. */
function commented({ action, issue, comment }: RunnerEvent): ReviewEvent | string {
  if (required(action, 'action') !== 'created') return 'Only new comments are read: nothing to do.'
  const number = required(issue?.number, 'issue.number')
  if (!issue?.pull_request) return 'The comment is not on a pull request.'
  const isCommand = /^\/editplan(?:\s|$)/.test(required(comment?.body, 'comment.body'))
  return isCommand ? { number } : 'The comment gives no command: nothing to do.'
}

/** `ignore-revs: true`, for `pull_request: closed`: lets blame pass over what was merged, in a pull request of its own. */
export async function runIgnoreRevs(job: Job): Promise<number> {
  const name = job.env.GITHUB_EVENT_NAME ?? ''
  const merge = mergeIn(await readEvent(job.env), name)
  if (!merge) {
    const why =
      '`ignore-revs: true` follows `pull_request: closed`. No pull request was merged: there is nothing to pass over.'
    return idle(why, job, name.startsWith('pull_request'))
  }
  const { ignoreRevs } = await import('../../publish/ignore-revs.ts')
  const { note, report } = await ignoreRevs({ ...merge, ...(await readIgnoreRevsInputs(job)) })
  job.info(neutraliseCommands(note))
  if (!report) return 0
  job.setOutput('pull-request-number', String(report.pull_request?.number ?? ''))
  job.setOutput('pull-request-url', report.pull_request?.url ?? '')
  job.setOutput('report-path', await job.write('report.json', `${JSON.stringify(report, null, 2)}\n`))
  for (const { name, message } of report.problems ?? []) job.error(neutraliseCommands(message), { title: name })
  return exitCodeFor(report, false)
}

type Merge = Pick<Parameters<typeof ignoreRevs>[0], 'number' | 'merged'>

/** The pull request that was merged; undefined where none was. Throws USAGE where the event does not say. */
export function mergeIn({ action, pull_request: pull }: RunnerEvent, name: string): Merge | undefined {
  if (pull === undefined && !name.startsWith('pull_request')) return undefined
  if (required(action, 'action') !== 'closed' || !required(pull?.merged, 'pull_request.merged')) return undefined
  return {
    number: required(pull?.number, 'pull_request.number'),
    merged: required(pull?.merge_commit_sha ?? undefined, 'pull_request.merge_commit_sha'),
  }
}

/** Reads the inputs. Throws USAGE with all that is wrong. */
async function readIgnoreRevsInputs(job: Job): Promise<Omit<Parameters<typeof ignoreRevs>[0], keyof Merge>> {
  const reader = inputReader(job.getInput)
  const { publishing, face } = valuesOf(reader, 'ignore-revs: true')
  const { policy, repositoryPath = '.' } = face
  if (reader.problems.length > 0) throw new EditplanError(reader.problems)
  return {
    root: path.resolve(job.env.GITHUB_WORKSPACE ?? '.', repositoryPath),
    policy: policy === undefined ? undefined : await readPolicy(policy, job.place),
    signal: job.signal,
    publish: { ...serverInputs(reader, job), ...publishing, trustsSettings: false },
  }
}
