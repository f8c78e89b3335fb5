import { type Verdict, verdictLines, verdictMarkdown, verdictTitle } from '../../core/report/verdict.ts'
import { EditplanError, exitCodeOf } from '../../errors.ts'
import type { PublishOptions } from '../../publish/options.ts'
import type { VerifyRemotePullOptions } from '../../publish/verify-pull.ts'
import { inputReader, serverInputs } from './inputs.ts'
import { type ActionContext, type Job, type JobInputs, readEvent } from './job.ts'
import { neutraliseCommands } from './outputs.ts'
import { readPolicy } from './read-plans.ts'

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
  const [require, allow] = [reader.list('require'), reader.oneOf('allow', ['none', 'listed'])]
  const file = reader.text('policy')
  reader.none('`mode: verify`', 'plan', 'dry-run', 'attest')
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
export function placeOf(server: PublishOptions): Pick<VerifyRemotePullOptions, 'url' | 'publish'> {
  const { serverUrl = 'https://github.com', repository = '' } = server
  return { url: `${serverUrl.replace(/\/$/, '')}/${repository}.git`, publish: { ...server, serverUrl, repository } }
}

type Event = Pick<VerifyRemotePullOptions, 'number' | 'head' | 'base' | 'group'>

/** What the runner's event says of the pull request; undefined where it is about none. */
export async function eventOf(env: ActionContext['env']): Promise<Event | undefined> {
  const { pull_request: pull, merge_group: group } = await readEvent(env)
  if (pull) return { number: Number(pull.number), head: String(pull.head?.sha), base: String(pull.base?.ref) }
  const [, base, number] = /^refs\/heads\/gh-readonly-queue\/(.+)\/pr-(\d+)-[^/]*$/.exec(String(group?.head_ref)) ?? []
  if (!group || base === undefined) return undefined
  return { number: Number(number), base, group: { base: String(group.base_sha), head: String(group.head_sha) } }
}
