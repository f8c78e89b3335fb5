import { readFile } from 'node:fs/promises'
import { type Verdict, verdictLines, verdictMarkdown, verdictTitle } from '../../core/report/verdict.ts'
import { EditplanError, exitCodeOf } from '../../errors.ts'
import type { VerifyRemotePullOptions } from '../../publish/verify-pull.ts'
import { neutraliseCommands } from './annotations.ts'
import { inputReader } from './inputs.ts'
import { type ActionContext, type Job, type JobInputs, tellFailure } from './job.ts'
import { readPolicy } from './read-plans.ts'

/** `mode: verify`: proves the pull request of the event from its manifest; the job's result is the verdict. No checkout is needed. */
export async function runVerify(job: Job): Promise<number> {
  try {
    const options = await readVerifyInputs(job)
    const { verifyRemotePull } = await import('../../publish/verify-pull.ts')
    const { signal, folder: parent } = job
    const verdict = await verifyRemotePull({ ...options, parent, checkRun: true, ...(signal && { signal }) })
    const file = await job.write('verdict.json', `${JSON.stringify(verdict, null, 2)}\n`)
    await deliver(verdict, file, job)
    return verdict.problem ? exitCodeOf(verdict.problem.name) : 0
  } catch (error) {
    return tellFailure(error, job)
  }
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

type Environment = ActionContext['env']

/** Reads the inputs and the event. Throws USAGE with all that is wrong. */
export async function readVerifyInputs({
  getInput,
  env,
  place,
  secrets,
}: JobInputs): Promise<Omit<VerifyRemotePullOptions, 'parent'>> {
  const { text, list, oneOf, problems, refuse } = inputReader(getInput)
  const token = text('token')
  const require = list('require')
  const allow = oneOf('allow', ['none', 'listed'])
  const file = text('policy')
  for (const name of ['plan', 'dry-run', 'attest'])
    if (text(name) !== undefined) refuse(`\`mode: verify\` has no \`${name}\`. Leave it out.`)
  const event = await eventOf(env)
  if (!event)
    refuse('`mode: verify` judges the pull request of an event. Run the workflow on `pull_request` or `merge_group`.')
  if (problems.length > 0 || !event) throw new EditplanError(problems)
  const { GITHUB_SERVER_URL: serverUrl = 'https://github.com', GITHUB_REPOSITORY: own = '' } = env
  const repository = text('repository') ?? own
  return {
    ...event,
    url: `${serverUrl.replace(/\/$/, '')}/${repository}.git`,
    require,
    allow,
    ...(file !== undefined && { policy: await readPolicy(file, place) }),
    publish: {
      ...{ token, withheld: secrets },
      repository,
      serverUrl,
      apiUrl: env.GITHUB_API_URL,
      graphqlUrl: env.GITHUB_GRAPHQL_URL,
      environment: env,
    },
  }
}

type Event = Pick<VerifyRemotePullOptions, 'number' | 'head' | 'base' | 'group'>

/** What the runner's event says of the pull request; undefined where it is about none. */
export async function eventOf({ GITHUB_EVENT_PATH: file }: Environment): Promise<Event | undefined> {
  const { pull_request: pull, merge_group: group } = await readEvent(file)
  if (pull) return { number: Number(pull.number), head: String(pull.head?.sha), base: String(pull.base?.ref) }
  const [, base, number] = /^refs\/heads\/gh-readonly-queue\/(.+)\/pr-(\d+)-[^/]*$/.exec(String(group?.head_ref)) ?? []
  if (!group || base === undefined) return undefined
  return { number: Number(number), base, group: { base: String(group.base_sha), head: String(group.head_sha) } }
}

/** The parts of the runner's event that are read; GitHub writes it. */
interface RunnerEvent {
  readonly pull_request?: {
    readonly number?: unknown
    readonly head?: { readonly sha?: unknown }
    readonly base?: { readonly ref?: unknown; readonly sha?: unknown }
  }
  readonly merge_group?: { readonly head_ref?: unknown; readonly head_sha?: unknown; readonly base_sha?: unknown }
  readonly workflow_run?: { readonly id?: unknown }
}

/** The runner's event, of which a mode reads its parts; empty without one, as in a run by hand. */
export async function readEvent<Event extends object = RunnerEvent>(file: string | undefined): Promise<Partial<Event>> {
  try {
    return JSON.parse(await readFile(file ?? '', 'utf8'))
  } catch {
    return {}
  }
}
