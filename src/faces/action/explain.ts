import path from 'node:path'
import * as z from 'zod'
import { codeSpan, fencedBlock, quotedMarkdown } from '../../core/report/safe-markdown.ts'
import { parsedJson } from '../../core/text/json.ts'
import { clipped, counted, listed } from '../../core/text/words.ts'
import { EditplanError } from '../../errors.ts'
import { get, repoPath } from '../../publish/api-call.ts'
import { connect, type GitHub } from '../../publish/github.ts'
import { getPull, getViewer, type ListedPull, listPulls } from '../../publish/github-api.ts'
import type { PublishOptions } from '../../publish/options.ts'
import { unlessRefused } from '../../publish/remote-state.ts'
import { addCheckRun, commentOn, listComments, updateComment } from '../../publish/thread.ts'
import { alikeFiles, type SmallestDiff, smallestDiffPlan } from '../../wing.ts'
import { inputReader, serverInputs, valuesOf } from './inputs.ts'
import type { Job, JobInputs } from './job.ts'
import { neutraliseCommands } from './outputs.ts'
import { readEvent, required } from './runner-event.ts'
import { readNamedFile } from './workspace-files.ts'

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
  readonly file: string
  /** The run of the other workflow. */
  readonly run: number
  readonly publish: PublishOptions & { readonly repository: string; readonly token: string; readonly apiUrl: string }
}

/** Reads the inputs and the event. Throws USAGE with all that is wrong. */
export async function readExplainInputs(job: Omit<JobInputs, 'place'>): Promise<ExplainPull | ShowExplanation> {
  const { env } = job
  const reader = inputReader(job.getInput)
  const { text, problems, refuse } = reader
  valuesOf(reader, 'mode: explain')
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
    return {
      root,
      pull: {
        number: required(pull.number, 'pull_request.number'),
        base: required(pull.base?.sha, 'pull_request.base.sha'),
        head: required(pull.head?.sha, 'pull_request.head.sha'),
      },
    }
  }

  function shown(): ShowExplanation | undefined {
    const file = text('explanation')
    const { token, repository, apiUrl = 'https://api.github.com', graphqlUrl, withheld } = serverInputs(reader, job)
    if (file === undefined) return refuse('On `workflow_run` give `explanation`, the file of the other job.')
    if (token === undefined || repository === undefined)
      return refuse('Showing an explanation needs a `token` and a `repository`. Give them.')
    const run = required(event.workflow_run?.id, 'workflow_run.id')
    return { file, run, publish: { token, repository, withheld, apiUrl, graphqlUrl } }
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
    sentence: clipped(found.sentence, sentence),
    steps: found.steps.slice(0, steps).map((step) => ({
      ...{ title: clipped(step.title, title), matches: step.matches, counts: step.counts },
      files: step.files.slice(0, files).map((file) => clipped(file, name)),
      more: Math.max(0, step.files.length - files),
    })),
    residual: found.toRead.slice(0, rest).map((file) => ({
      ...{ path: clipped(file.path, name), lines: file.lines },
      diff: clipped(file.diff, diff),
      ...(file.said !== undefined && { said: clipped(file.said, diff) }),
      ...(file.generated && { generated: true as const }),
    })),
    left_out: found.leftOut.slice(0, rest).map((one) => clipped(one.path, name)),
  }
}

async function post(shown: ShowExplanation, job: Job): Promise<number> {
  const { file } = shown
  const read = await readNamedFile(file, job.place, { most: EXPLANATION_BYTES })
  if ('reason' in read)
    throw new EditplanError({
      name: 'USAGE',
      message: `The explanation ${file} cannot be read: ${read.reason}. Pass on the file of the output \`explanation-path\`.`,
    })
  const posted = await postExplanation(readExplanation(read.bytes), shown)
  if (posted.as === 'nothing') job.info(posted.note)
  else {
    job.setOutput('pull-request-number', String(posted.number))
    job.info(`#${posted.number}: the explanation is there as a ${posted.as}`)
  }
  return 0
}

/** Most bytes of the file that one job hands to the other. */
const EXPLANATION_BYTES = 512 * 1024

/** Most of each part; who writes the file cuts there, who reads it refuses what is longer. */
const EXPLANATION_LIMITS = { sentence: 2000, title: 200, steps: 100, files: 5, path: 300, rest: 100, diff: 2000 }

const { sentence, title, steps, files, path: longestPath, rest, diff } = EXPLANATION_LIMITS
const count = z.int().min(0).max(1e9)
const file = z.string().max(longestPath)

/** What a job of a pull request says about its change. Anybody may have written it: it is shown, and decides nothing. */
const explanation = z.strictObject({
  version: z.literal(1),
  /** The pull request, and its head. */
  number: z.int().min(1).max(1e9),
  head: z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
  sentence: z.string().max(sentence),
  steps: z
    .array(
      z.strictObject({
        title: z.string().max(title),
        matches: count,
        counts: z.enum(['places', 'files']),
        files: z.array(file).max(files),
        more: count,
      }),
    )
    .max(steps),
  residual: z
    .array(
      z.strictObject({
        ...{ path: file, lines: count, diff: z.string().max(diff) },
        ...{ said: z.string().max(diff).exactOptional(), generated: z.literal(true).exactOptional() },
      }),
    )
    .max(rest),
  left_out: z.array(file).max(rest),
})

export type PullExplanation = z.infer<typeof explanation>

/** Reads the file of the other job. Throws USAGE, with no word of what it holds. */
export function readExplanation(bytes: Buffer): PullExplanation {
  const parsed = explanation.safeParse(parsedJson(bytes.toString('utf8')))
  if (parsed.success) return parsed.data
  const at = parsed.error.issues[0]?.path.join('.') || 'its top'
  const message = `The explanation is not what \`mode: explain\` writes, first at ${at}. Pass on the file of the output \`explanation-path\` as it is.`
  throw new EditplanError({ name: 'USAGE', message })
}

type ExplanationPost =
  | { readonly as: 'check run' | 'comment'; readonly number: number }
  | { readonly as: 'nothing'; readonly note: string }

/**
 * Shows an explanation on its pull request: as a check run where the token may add one, else in one comment, which is updated. Which pull
 * request that is, GitHub says about the run that handed it on; an explanation of another head or number throws USAGE.
 */
async function postExplanation(
  explanation: PullExplanation,
  { run, publish }: ShowExplanation,
): Promise<ExplanationPost> {
  const { repository } = publish
  const github = await connect(publish)
  const found = await github.send(getWorkflowRun(repository, run))
  if (found.event !== 'pull_request') throw other(`the run is one of \`${found.event}\``)
  if (found.head_sha !== explanation.head) throw other('the run explains another head')
  const pulls = await pullsOf(github, repository, found)
  if (pulls.length === 0 && (await isStillOpen(github, repository, explanation)))
    throw new EditplanError({
      name: 'GITHUB_FAILED',
      message: `GitHub lists no open pull request of the run, and shows #${explanation.number} as one. Run the job again.`,
    })
  if (pulls.length === 0) return { as: 'nothing', note: 'The pull request is closed or has moved on: nothing to do.' }
  if (!pulls.some(({ number }) => number === explanation.number)) throw other('the run explains another pull request')
  const { number, head } = explanation
  const words = explanationMarkdown(explanation)
  const check = { name: 'editplan/explain', head, conclusion: 'neutral', title: TITLE, summary: words } as const
  if (await addCheckRun(github, repository, check)) return { as: 'check run', number }
  await comment(github, repository, { number, words })
  return { as: 'comment', number }
}

const getWorkflowRun = (name: string, id: number) =>
  get(
    `${repoPath(name)}/actions/runs/${id}`,
    z.object({
      event: z.string(),
      head_sha: z.string(),
      head_branch: z.string().nullable(),
      head_repository: z.object({ full_name: z.string() }).nullable(),
    }),
  )

/** Open pull requests that still have the run's head. GitHub lists none with a run of a fork, so its branch is looked for. */
async function pullsOf(
  github: GitHub,
  repository: string,
  { head_sha, head_branch, head_repository }: ReturnType<typeof getWorkflowRun>['answer']['_output'],
): Promise<readonly ListedPull[]> {
  if (head_branch === null || head_repository === null) return []
  const { full_name } = head_repository
  const pulls = await github.list(listPulls(repository, `${full_name.split('/')[0]}:${head_branch}`))
  return pulls.filter(
    ({ state, head }) => state === 'open' && head.sha === head_sha && head.repo?.full_name === full_name,
  )
}

/** What the list says is compared with the pull request itself. */
async function isStillOpen(github: GitHub, repository: string, { number, head }: PullExplanation): Promise<boolean> {
  const shown = await unlessRefused(github.send(getPull(repository, number)))
  return shown?.state === 'open' && shown.head.sha === head && shown.head.repo !== null
}

const other = (why: string): EditplanError =>
  new EditplanError({
    name: 'USAGE',
    message: `The explanation does not belong to the workflow run that started this one: ${why}. Nothing was posted.`,
  })

const TITLE = 'This change in a few steps'
const MARKER = '<!-- editplan:explain -->'

/** Only a comment of our own is ever changed: others can write the marker. */
async function comment(
  github: GitHub,
  repository: string,
  { number, words }: { readonly number: number; readonly words: string },
): Promise<void> {
  const body = `${MARKER}\n### ${TITLE}\n\n${words}`
  const viewer = (await unlessRefused(github.send(getViewer())))?.viewer.login
  const comments = viewer === undefined ? [] : await github.list(listComments(repository, number))
  const own = comments.find((one) => one.user?.login === viewer && one.body.startsWith(MARKER))
  if (own?.body === body) return
  await github.send(own ? updateComment(repository, own.id, body) : commentOn({ repository, number }, body))
}

/** The explanation as Markdown that does nothing, short enough for a comment. */
export function explanationMarkdown({ head, sentence, steps, residual, left_out }: PullExplanation): string {
  const lines = steps.map(({ title, matches, counts, files, more }) => {
    const names = [...files.map(codeSpan), ...(more > 0 ? [`${more} more`] : [])].join(', ')
    return `1. ${codeSpan(title)}, ${counted(matches, counts === 'places' ? 'place' : 'file')}: ${names}`
  })
  const read = alikeFiles(residual).map(({ paths, lines, isEach, diff, said }) => {
    const each = isEach ? ' each, one and the same change' : ''
    const more = said === '' ? '' : `; ${codeSpan(said)}`
    const heading = `${listed(paths.map(codeSpan), LISTED)}: ${counted(lines, 'changed line')}${each}${more}`
    return [heading, ...(diff === '' ? [] : [fencedBlock('diff', diff)])].join('\n\n')
  })
  return [
    quotedMarkdown(sentence),
    fitted(lines, '\n', 20_000),
    ...(read.length > 0 ? ['**To read**', fitted(read, '\n\n', 20_000)] : []),
    ...(left_out.length > 0 ? [`**In no step**: ${fitted(left_out.map(codeSpan), ', ', 3000)}`] : []),
    `<sub>A job of the pull request wrote this about ${head}. The pull request can change that job, so these are its own words.</sub>`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const LISTED = 20

/** As many as there is room for, and how many are not shown. */
function fitted(items: readonly string[], between: string, room: number): string {
  const shown: string[] = []
  let size = 0
  for (const item of items) {
    size += item.length + between.length
    if (size > room) break
    shown.push(item)
  }
  const left = items.length - shown.length
  return [...shown, ...(left > 0 ? [`${between === '\n' ? '\n' : ''}and ${left} more, not shown`] : [])].join(between)
}
