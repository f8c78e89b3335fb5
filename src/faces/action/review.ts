import path from 'node:path'
import { EditplanError } from '../../errors.ts'
import type { ReviewPullOptions } from '../../publish/review-actions.ts'
import type { ReviewResult } from '../../publish/review-pull.ts'
import { neutraliseCommands } from './annotations.ts'
import { inputReader } from './inputs.ts'
import { type ActionContext, type Job, type JobInputs, tellFailure } from './job.ts'
import { readPolicy } from './read-plans.ts'
import { readEvent } from './verify.ts'

/** `mode: review`: carries out what the comment, or the change of the body, that started the workflow decides. */
export async function runReview(job: Job): Promise<number> {
  try {
    const event = askedIn(await readEvent<RunnerEvent>(job.env.GITHUB_EVENT_PATH), job.env.GITHUB_EVENT_NAME ?? '')
    if (typeof event === 'string') return ignore(event, job)
    const options = await readReviewInputs(job)
    const { reviewPull } = await import('../../publish/review-pull.ts')
    const { signal } = job
    const reviewed = await reviewPull({ ...options, ...event, ...(signal && { signal }) })
    return await deliver(reviewed, job)
  } catch (error) {
    return tellFailure(error, job)
  }
}

function ignore(note: string, context: ActionContext): number {
  context.info(neutraliseCommands(note))
  return 0
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
export async function readReviewInputs({ getInput, env, place, secrets }: JobInputs): Promise<Options> {
  const { text, oneOf, problems, refuse } = inputReader(getInput)
  for (const name of ['plan', 'dry-run', 'attest'])
    if (text(name) !== undefined) refuse(`\`mode: review\` has no \`${name}\`. Leave it out.`)
  const token = text('token') ?? refuse('`mode: review` answers on GitHub. Give a `token`.')
  const signCommits = oneOf('sign-commits', ['api', 'gpg', 'ssh'])
  const [onAsk, onFailure] = [oneOf('on-ask', ['stop', 'draft']), oneOf('on-failure', ['stop', 'draft'])]
  const file = text('policy')
  const { GITHUB_SERVER_URL: serverUrl = 'https://github.com' } = env
  const repository = text('repository') ?? env.GITHUB_REPOSITORY
  if (!repository) refuse('GITHUB_REPOSITORY is empty. Run this in a workflow.')
  if (problems.length > 0 || token === undefined || !repository) throw new EditplanError(problems)
  const workspace = env.GITHUB_WORKSPACE ?? '.'
  return {
    root: path.resolve(workspace, text('repository-path') ?? '.'),
    ...(file !== undefined && { policy: await readPolicy(file, place) }),
    onAsk,
    onFailure,
    publish: {
      ...{ token, repository, serverUrl, signCommits, branchToken: text('branch-token'), environment: env },
      ...{ trustsSettings: false, withheld: secrets },
      apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
      graphqlUrl: env.GITHUB_GRAPHQL_URL,
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

/** The parts of the runner's event that are read; GitHub writes it. */
export interface RunnerEvent {
  readonly action?: unknown
  readonly sender?: { readonly login?: unknown; readonly type?: unknown }
  readonly issue?: { readonly number?: unknown; readonly pull_request?: unknown }
  readonly comment?: { readonly id?: unknown; readonly body?: unknown }
  readonly pull_request?: { readonly number?: unknown; readonly body?: unknown }
  readonly changes?: { readonly body?: { readonly from?: unknown } }
}
