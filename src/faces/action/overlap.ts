import { inlineMarkdown } from '../../core/report/safe-markdown.ts'
import type { OverlapReport } from '../../core/report/several-plans.ts'
import { findingsOf, othersOf, overlapDetails, overlapLine, overlapRest } from '../../core/report/several-words.ts'
import { oneLine } from '../../core/text/neutralise.ts'
import { EditplanError } from '../../errors.ts'
import { type PullOverlapOptions, pullOverlaps } from '../../publish/overlaps.ts'
import { inputReader, serverInputs } from './inputs.ts'
import type { Job, JobInputs } from './job.ts'
import { type Annotation, neutraliseCommands, overlapsOutput, tell } from './outputs.ts'
import { eventOf, placeOf } from './verify.ts'

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
