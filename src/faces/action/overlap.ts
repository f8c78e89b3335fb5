import { inlineMarkdown } from '../../core/report/safe-markdown.ts'
import type { OverlapReport } from '../../core/report/several-plans.ts'
import { findingsOf, othersOf, overlapDetails, overlapLine, overlapRest } from '../../core/report/several-words.ts'
import { oneLine } from '../../core/text/neutralise.ts'
import { EditplanError } from '../../errors.ts'
import { type PullOverlapOptions, pullOverlaps } from '../../publish/overlaps.ts'
import { type Annotation, neutraliseCommands } from './annotations.ts'
import { inputReader } from './inputs.ts'
import { type Job, type JobInputs, tellFailure } from './job.ts'
import { overlapsOutput, tell } from './outputs.ts'
import { eventOf } from './verify.ts'

/** `mode: overlap`: says how the pull request of the event fits with the other open ones. Reads alone; no checkout is needed. */
export async function runOverlap(job: Job): Promise<number> {
  try {
    const options = await readOverlapInputs(job)
    const overlaps = await (await pullOverlaps.get()())({ ...options, parent: job.folder, signal: job.signal })
    const file = await job.write('overlaps.json', `${JSON.stringify(overlaps, null, 2)}\n`)
    job.setOutput('overlaps', overlapsOutput(overlaps, `#${options.number}`))
    job.setOutput('pull-request-number', String(options.number))
    job.setOutput('report-path', file)
    const line = overlapLine(overlaps, `#${options.number}`, oneLine)
    job.info(neutraliseCommands(`#${options.number} ${line || 'shares files with no other open pull request'}`))
    tell(annotationsOf(overlaps, `#${options.number}`), job)
    await job.writeSummary(summaryOf(overlaps, options.number))
    return 0
  } catch (error) {
    return tellFailure(error, job)
  }
}

/** Reads the inputs and the event. Throws USAGE with all that is wrong. */
async function readOverlapInputs({ getInput, env, secrets }: JobInputs): Promise<Omit<PullOverlapOptions, 'parent'>> {
  const { text, problems, refuse } = inputReader(getInput)
  const token = text('token')
  for (const name of ['plan', 'policy', 'dry-run', 'attest', 'split'])
    if (text(name) !== undefined) refuse(`\`mode: overlap\` has no \`${name}\`. Leave it out.`)
  const event = await eventOf(env)
  if (!event || event.group)
    refuse('`mode: overlap` compares the pull request of an event. Run the workflow on `pull_request`.')
  if (problems.length > 0 || !event) throw new EditplanError(problems)
  const { GITHUB_SERVER_URL: serverUrl = 'https://github.com', GITHUB_REPOSITORY: own = '' } = env
  const repository = text('repository') ?? own
  return {
    number: event.number,
    base: event.base,
    url: `${serverUrl.replace(/\/$/, '')}/${repository}.git`,
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
