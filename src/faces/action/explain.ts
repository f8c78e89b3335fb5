import path from 'node:path'
import { type SmallestDiff, smallestDiffPlan } from '../../core/run/wing-slots.ts'
import { EditplanError } from '../../errors.ts'
import {
  EXPLANATION_BYTES,
  EXPLANATION_LIMITS,
  explanationMarkdown,
  type PostExplanationOptions,
  type PullExplanation,
  postExplanation,
  readExplanation,
} from '../../publish/explanation.ts'
import { inputReader, serverInputs } from './inputs.ts'
import { type Job, type JobInputs, readEvent } from './job.ts'
import { neutraliseCommands } from './outputs.ts'
import { readNamedFile } from './read-plans.ts'

/**
 * `mode: explain`: on `pull_request` explains the change from its checkout and hands the explanation on; on `workflow_run` shows what such
 * a job handed on, which is input of anybody.
 */
export async function runExplain(job: Job): Promise<number> {
  const asked = await readExplainInputs(job)
  return 'pull' in asked ? explain(asked, job) : post(asked, job)
}

interface ExplainPull {
  readonly root: string
  readonly pull: { readonly number: number; readonly base: string; readonly head: string }
}

interface ShowExplanation {
  /** Named by the workflow. */
  readonly file: string
  readonly run: number
  readonly publish: PostExplanationOptions['publish']
}

/** Reads the inputs and the event. Throws USAGE with all that is wrong. */
export async function readExplainInputs(job: Omit<JobInputs, 'place'>): Promise<ExplainPull | ShowExplanation> {
  const { env } = job
  const reader = inputReader(job.getInput)
  const { text, problems, refuse } = reader
  reader.none('`mode: explain`', 'plan', 'policy', 'dry-run', 'attest', 'split')
  const event = await readEvent(env)
  const asked = env.GITHUB_EVENT_NAME === 'workflow_run' ? shown() : explained()
  if (problems.length > 0 || !asked) throw new EditplanError(problems)
  return asked

  function explained(): ExplainPull | undefined {
    const { pull_request: pull } = event
    if (env.GITHUB_EVENT_NAME !== 'pull_request' || !pull)
      return refuse('`mode: explain` runs on `pull_request` and on `workflow_run`. Run the workflow on one of them.')
    if (text('explanation') !== undefined)
      return refuse('On `pull_request` the explanation is made. Leave `explanation` out.')
    const root = path.resolve(env.GITHUB_WORKSPACE ?? '.', text('repository-path') ?? '.')
    return { root, pull: { number: Number(pull.number), base: String(pull.base?.sha), head: String(pull.head?.sha) } }
  }

  function shown(): ShowExplanation | undefined {
    const file = text('explanation')
    const { token, repository, apiUrl = 'https://api.github.com', graphqlUrl, withheld } = serverInputs(reader, job)
    if (file === undefined) return refuse('On `workflow_run` give `explanation`, the file of the other job.')
    if (token === undefined || repository === undefined)
      return refuse('Showing an explanation needs a `token` and a `repository`. Give them.')
    return { file, run: Number(event.workflow_run?.id), publish: { token, repository, withheld, apiUrl, graphqlUrl } }
  }
}

/** Nothing of the checkout is run, and no token is used. */
async function explain({ root, pull }: ExplainPull, job: Job): Promise<number> {
  const { number, base, head } = pull
  const found = await smallestDiffPlan.get()({ root, from: base, to: head, merged: true })
  const { masked } = await import('../../core/policy/secrets.ts')
  const explanation = await masked(handedOn(found, { number, head }))
  job.setOutput('explanation-path', await job.write('explanation.json', `${JSON.stringify(explanation)}\n`))
  job.setOutput('pull-request-number', String(number))
  job.info(neutraliseCommands(explanation.sentence))
  await job.writeSummary(explanationMarkdown(explanation))
  return 0
}

/** Cut to what the other job takes. */
function handedOn(found: SmallestDiff, of: Pick<PullExplanation, 'number' | 'head'>): PullExplanation {
  const { sentence, title, steps, files, path: name, rest, diff } = EXPLANATION_LIMITS
  return {
    version: 1,
    ...of,
    sentence: cut(found.sentence, sentence),
    steps: found.steps.slice(0, steps).map((step) => ({
      ...{ title: cut(step.title, title), matches: step.matches, counts: step.counts },
      files: step.files.slice(0, files).map((file) => cut(file, name)),
      more: Math.max(0, step.files.length - files),
    })),
    residual: found.toRead.slice(0, rest).map((file) => ({
      ...{ path: cut(file.path, name), lines: file.lines },
      diff: cut(file.diff, diff),
    })),
    left_out: found.leftOut.slice(0, rest).map((one) => cut(one.path, name)),
  }
}

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

async function post({ file, run, publish }: ShowExplanation, job: Job): Promise<number> {
  const read = await readNamedFile(file, job.place, { most: EXPLANATION_BYTES })
  if ('reason' in read)
    throw new EditplanError({
      name: 'USAGE',
      message: `The explanation ${file} cannot be read: ${read.reason}. Pass on the file of the output \`explanation-path\`.`,
    })
  const posted = await postExplanation({ explanation: readExplanation(read.bytes), run, publish })
  if (posted.as === 'nothing') job.info(posted.note)
  else {
    job.setOutput('pull-request-number', String(posted.number))
    job.info(`#${posted.number}: the explanation is there as a ${posted.as}`)
  }
  return 0
}
