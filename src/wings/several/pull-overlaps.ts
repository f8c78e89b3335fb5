import { inlineMarkdown } from '../../core/report/safe-markdown.ts'
import { oneLine } from '../../core/text/neutralise.ts'
import type { PullOverlapOptions, PullOverlaps } from '../../publish/overlaps.ts'
import { overlapsOfPull } from './find-overlaps.ts'
import type { OverlapReport } from './report.ts'
import { findingsOf, othersOf, overlapLine, overlapRest, overlapsOutput } from './words.ts'

/** How an open pull request relates to the others on its base, in words. */
export async function pullOverlapsInWords(options: PullOverlapOptions): Promise<PullOverlaps> {
  const report = await overlapsOfPull(options)
  const name = `#${options.number}`
  return {
    report,
    output: overlapsOutput(report, name),
    line: overlapLine(report, name, oneLine),
    warnings: warningsOf(report, name),
    summary: summaryOf(report, name),
  }
}

/** Annotations that GitHub shows of one kind. */
const SHOWN = 10

/** One for each other that conflicts, or has to come first. */
const warningsOf = (overlaps: OverlapReport, name: string): PullOverlaps['warnings'] =>
  othersOf(overlaps, name)
    .filter(({ effect }) => effect === 'conflicts' || effect === 'after' || effect === 'before')
    .slice(0, SHOWN)
    .map(({ pair }) => {
      const [clash] = pair.clashes ?? []
      const own = [clash?.step, clash?.cause].find((place) => place?.change === name) ?? clash?.step
      return {
        message: `${name} ${overlapLine({ ...overlaps, pairs: [pair], left_out: [] }, name, oneLine)}.`,
        ...(own && { file: own.file_path }),
        ...(own?.lines && { line: own.lines[0] }),
      }
    })

function summaryOf(overlaps: OverlapReport, name: string): string {
  const line = overlapLine(overlaps, name, inlineMarkdown)
  const findings = findingsOf(overlaps, inlineMarkdown).map((finding) =>
    [
      `- ${finding.kind === 'conflicts' ? '✗ ' : ''}${finding.words}`,
      ...finding.details.map((text) => `  - ${inlineMarkdown(text)}`),
    ].join('\n'),
  )
  const rest = overlapRest(overlaps).map((line) => inlineMarkdown(line))
  return [
    '### Other open pull requests',
    line && `${name} ${line}.`,
    findings.slice(0, MOST).join('\n'),
    rest.join('  \n'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

/** Findings that the summary lists; the output and the report have all. */
const MOST = 200
