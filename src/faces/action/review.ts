import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { neutraliseCommands } from '../../core/report/annotations.ts'
import { EditplanError } from '../../errors.ts'
import type { Decision } from '../../publish/review-decision.ts'
import type { ReviewPullOptions, ReviewResult } from '../../publish/review-pull.ts'
import type { ActionContext } from './context.ts'
import { inputReader } from './inputs.ts'
import type { Job, JobInputs } from './job.ts'
import { readPolicy } from './read-policy.ts'
import { tellFailure } from './tell-failure.ts'

/** `mode: review`: carries out what the comment, or the change of the body, that started the workflow decides. */
export async function runReview(job: Job): Promise<number> {
  try {
    const event = askedIn(await readEvent(job.env), job.env.GITHUB_EVENT_NAME ?? '')
    if (typeof event === 'string') return ignore(event, job)
    const options = await readReviewInputs(job)
    const { reviewPull } = await import('../../publish/review-pull.ts')
    const { signal } = job
    const said = { repository: options.publish.repository, number: event.number, comment: event.comment }
    const { sender, decision } = event
    const reviewed = await reviewPull({ ...options, said, sender, decision, ...(signal && { signal }) })
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

type Options = Omit<ReviewPullOptions, 'said' | 'sender' | 'decision' | 'signal'>

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

/** What an event asks for, and who. */
export interface ReviewEvent {
  readonly number: number
  readonly sender: string
  /** Id of the comment. */
  readonly comment?: number
  readonly decision: Decision
}

/** The decision that an event of the runner makes, or why it makes none. */
export function askedIn(event: RunnerEvent, name: string): ReviewEvent | string {
  const { sender, action } = event
  if (typeof sender?.login !== 'string') return 'The event names nobody.'
  if (sender.type !== 'User') return `${sender.login} is not a person: nothing to do.`
  if (name === 'issue_comment') return commented(event, sender.login)
  if (name !== 'pull_request' && name !== 'pull_request_target')
    return '`mode: review` follows `issue_comment` and `pull_request_target`: nothing to do.'
  const { pull_request: pull, changes } = event
  if (action !== 'edited' || changes?.body === undefined) return 'The body was not edited: nothing to do.'
  if (typeof pull?.number !== 'number') return 'The event names no pull request.'
  return { number: pull.number, sender: sender.login, decision: { type: 'ticks' } }
}

function commented({ action, issue, comment }: RunnerEvent, sender: string): ReviewEvent | string {
  if (action !== 'created') return 'Only new comments are read: nothing to do.'
  if (typeof issue?.number !== 'number' || !issue.pull_request) return 'The comment is not on a pull request.'
  const decision = decisionIn(String(comment?.body ?? ''))
  if (!decision) return 'The comment gives no command: nothing to do.'
  return { number: issue.number, sender, decision, ...(typeof comment?.id === 'number' && { comment: comment.id }) }
}

/** `/editplan drop 7, 9` on the first line; another word of that command asks for help. */
function decisionIn(body: string): Decision | undefined {
  const [, word, rest = ''] = /^\/editplan(?:[ \t]+([^\s]+))?[ \t]*([^\r\n]*)/.exec(body) ?? []
  if (!/^\/editplan(?:\s|$)/.test(body)) return undefined
  const steps = rest.split(/[,\s]+/).filter(Boolean)
  if ((word === 'drop' || word === 'restore') && steps.length > 0) return { type: word, steps }
  return word === 'rerun' || word === 'verify' ? { type: word } : { type: 'help' }
}

/** The parts of the runner's event that are read; GitHub writes it. */
export interface RunnerEvent {
  readonly action?: unknown
  readonly sender?: { readonly login?: unknown; readonly type?: unknown }
  readonly issue?: { readonly number?: unknown; readonly pull_request?: unknown }
  readonly comment?: { readonly id?: unknown; readonly body?: unknown }
  readonly pull_request?: { readonly number?: unknown }
  readonly changes?: { readonly body?: unknown }
}

async function readEvent({ GITHUB_EVENT_PATH: file }: ActionContext['env']): Promise<RunnerEvent> {
  try {
    return JSON.parse(await readFile(file ?? '', 'utf8'))
  } catch {
    return {} // no event, as in a run by hand
  }
}
