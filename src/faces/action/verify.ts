import { inlineMarkdown } from '../../core/report/safe-markdown.ts'
import type { OverlapReport } from '../../core/report/several-plans.ts'
import { findingsOf, othersOf, overlapDetails, overlapLine, overlapRest } from '../../core/report/several-words.ts'
import { type Verdict, verdictLines, verdictMarkdown, verdictTitle } from '../../core/report/verdict.ts'
import { oneLine } from '../../core/text/neutralise.ts'
import { EditplanError, exitCodeOf } from '../../errors.ts'
import type { PublishOptions } from '../../publish/options.ts'
import { type PullOverlapOptions, pullOverlaps } from '../../publish/overlaps.ts'
import type { VerifyRemotePullOptions } from '../../publish/verify-pull.ts'
import { inputReader, serverInputs } from './inputs.ts'
import { type ActionContext, type Job, type JobInputs, readEvent } from './job.ts'
import { type Annotation, neutraliseCommands, overlapsOutput, tell } from './outputs.ts'
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
function placeOf(server: PublishOptions): Pick<VerifyRemotePullOptions, 'url' | 'publish'> {
  const { serverUrl = 'https://github.com', repository = '' } = server
  return { url: `${serverUrl.replace(/\/$/, '')}/${repository}.git`, publish: { ...server, serverUrl, repository } }
}

type Event = Pick<VerifyRemotePullOptions, 'number' | 'head' | 'base' | 'group'>

/** What the runner's event says of the pull request; undefined where it is about none. */
async function eventOf(env: ActionContext['env']): Promise<Event | undefined> {
  const { pull_request: pull, merge_group: group } = await readEvent(env)
  if (pull) return { number: Number(pull.number), head: String(pull.head?.sha), base: String(pull.base?.ref) }
  const [, base, number] = /^refs\/heads\/gh-readonly-queue\/(.+)\/pr-(\d+)-[^/]*$/.exec(String(group?.head_ref)) ?? []
  if (!group || base === undefined) return undefined
  return { number: Number(number), base, group: { base: String(group.base_sha), head: String(group.head_sha) } }
}

/** `mode: overlap`: says how the pull request of the event fits with the other open ones. Reads alone; no checkout is needed. */
export async function runOverlap(job: Job): Promise<number> {
  const options = await readOverlapInputs(job)
  const overlaps = await (await pullOverlaps.get()())({ ...options, parent: job.folder, signal: job.signal })
  const name = `#${options.number}`
  job.setOutput('overlaps', overlapsOutput(overlaps, name))
  job.setOutput('pull-request-number', String(options.number))
  job.setOutput('report-path', await job.write('overlaps.json', `${JSON.stringify(overlaps, null, 2)}\n`))
  const line = overlapLine(overlaps, name, oneLine)
  job.info(neutraliseCommands(`${name} ${line || 'shares files with no other open pull request'}`))
  tell(annotationsOf(overlaps, name), job)
  await job.writeSummary(summaryOf(overlaps, options.number))
  return 0
}

/** Reads the inputs and the event. Throws USAGE with all that is wrong. */
async function readOverlapInputs(job: JobInputs): Promise<Omit<PullOverlapOptions, 'parent'>> {
  const reader = inputReader(job.getInput)
  reader.none('`mode: overlap`', 'plan', 'policy', 'dry-run', 'attest', 'split')
  const event = await eventOf(job.env)
  if (!event || event.group)
    reader.refuse('`mode: overlap` compares the pull request of an event. Run the workflow on `pull_request`.')
  if (reader.problems.length > 0 || !event) throw new EditplanError(reader.problems)
  return { number: event.number, base: event.base, ...placeOf(serverInputs(reader, job)) }
}

/** Annotations that GitHub shows of one kind. */
const SHOWN = 10

/** A warning for each other that conflicts, or has to come first, at the lines of the base's file. */
const annotationsOf = (overlaps: OverlapReport, name: string): readonly Annotation[] =>
  othersOf(overlaps, name)
    .filter(({ effect }) => effect === 'conflicts' || effect === 'after' || effect === 'before')
    .slice(0, SHOWN)
    .map(({ pair }) => {
      const [clash] = pair.clashes ?? []
      const own = [clash?.step, clash?.cause].find((place) => place?.change === name) ?? clash?.step
      const line = overlapLine({ ...overlaps, pairs: [pair], left_out: [] }, name, oneLine)
      return {
        level: 'warning',
        title: 'Overlaps with another pull request',
        message: neutraliseCommands(`${name} ${line}.`),
        ...(own && { file: own.file_path }),
        ...(own?.lines && { line: own.lines[0] }),
      }
    })

function summaryOf(overlaps: OverlapReport, number: number): string {
  const line = overlapLine(overlaps, `#${number}`, inlineMarkdown)
  const findings = findingsOf(overlaps, inlineMarkdown).map((finding) =>
    [
      `- ${finding.kind === 'conflicts' ? '✗ ' : ''}${finding.words}`,
      ...overlapDetails(finding, overlaps).map((text) => `  - ${inlineMarkdown(text)}`),
    ].join('\n'),
  )
  const rest = overlapRest(overlaps).map(inlineMarkdown)
  return [
    `### Other open pull requests`,
    line && `#${number} ${line}.`,
    findings.slice(0, MOST).join('\n'),
    rest.join('  \n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

/** Findings that the summary lists; the output and the report have all. */
const MOST = 200
