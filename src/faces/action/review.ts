import path from 'node:path'
import { EditplanError } from '../../errors.ts'
import type { ReviewPullOptions } from '../../publish/review-actions.ts'
import type { ReviewResult } from '../../publish/review-pull.ts'
import { inputReader, serverInputs } from './inputs.ts'
import { type Job, type JobInputs, type RunnerEvent, readEvent } from './job.ts'
import { neutraliseCommands } from './outputs.ts'
import { readPolicy } from './read-plans.ts'

/** `mode: review`: carries out what the comment, or the change of the body, that started the workflow decides. */
export async function runReview(job: Job): Promise<number> {
  const event = askedIn(await readEvent(job.env), job.env.GITHUB_EVENT_NAME ?? '')
  if (typeof event === 'string') {
    job.info(neutraliseCommands(event))
    return 0
  }
  const options = await readReviewInputs(job)
  const { reviewPull } = await import('../../publish/review-pull.ts')
  return deliver(await reviewPull({ ...options, ...event, signal: job.signal }), job)
}

/** A refused decision was answered where it was made: the job has done what it is for. */
async function deliver({ outcome, note, report }: ReviewResult, job: Job): Promise<number> {
  job.info(neutraliseCommands(`${outcome}: ${note}`))
  if (!report) return 0
  job.setOutput('report-path', await job.write('report.json', `${JSON.stringify(report, null, 2)}\n`))
  return 0
}

type Options = Omit<ReviewPullOptions, 'number' | 'edit' | 'signal'>

/** Reads the inputs. Throws USAGE with all that is wrong. */
async function readReviewInputs(job: JobInputs): Promise<Options> {
  const reader = inputReader(job.getInput)
  const { text, oneOf, problems, refuse } = reader
  reader.none('`mode: review`', 'plan', 'dry-run', 'attest')
  const token = text('token') ?? refuse('`mode: review` answers on GitHub. Give a `token`.')
  const signCommits = oneOf('sign-commits', ['api', 'gpg', 'ssh'])
  const [onAsk, onFailure] = [oneOf('on-ask', ['stop', 'draft']), oneOf('on-failure', ['stop', 'draft'])]
  const file = text('policy')
  const server = serverInputs(reader, job)
  const { repository, serverUrl = 'https://github.com', apiUrl = 'https://api.github.com' } = server
  if (!repository) refuse('GITHUB_REPOSITORY is empty. Run this in a workflow.')
  if (problems.length > 0 || token === undefined || !repository) throw new EditplanError(problems)
  return {
    root: path.resolve(job.env.GITHUB_WORKSPACE ?? '.', text('repository-path') ?? '.'),
    policy: file === undefined ? undefined : await readPolicy(file, job.place),
    onAsk,
    onFailure,
    publish: {
      ...{ ...server, token, repository, serverUrl, apiUrl },
      ...{ signCommits, branchToken: text('branch-token'), trustsSettings: false },
    },
  }
}

/** What an event is about. */
export type ReviewEvent = Pick<ReviewPullOptions, 'number' | 'edit'>

/** What an event of the runner asks to look at, or why nothing. */
export function askedIn(event: RunnerEvent, name: string): ReviewEvent | string {
  const { sender, action } = event
  if (typeof sender?.login !== 'string') return 'The event names nobody.'
  if (sender.type !== 'User') return `${sender.login} is not a person: nothing to do.`
  if (name === 'issue_comment') return commented(event)
  if (name !== 'pull_request' && name !== 'pull_request_target')
    return '`mode: review` follows `issue_comment` and `pull_request_target`: nothing to do.'
  const { pull_request: pull, changes } = event
  if (action !== 'edited' || changes?.body === undefined) return 'The body was not edited: nothing to do.'
  if (typeof pull?.number !== 'number') return 'The event names no pull request.'
  const edit = { sender: sender.login, from: String(changes.body.from ?? ''), to: String(pull.body ?? '') }
  return { number: pull.number, edit }
}

/** Which commands wait for an answer, the comments themselves tell. */
function commented({ action, issue, comment }: RunnerEvent): ReviewEvent | string {
  if (action !== 'created') return 'Only new comments are read: nothing to do.'
  if (typeof issue?.number !== 'number' || !issue.pull_request) return 'The comment is not on a pull request.'
  if (!/^\/editplan(?:\s|$)/.test(String(comment?.body ?? ''))) return 'The comment gives no command: nothing to do.'
  return { number: issue.number }
}
