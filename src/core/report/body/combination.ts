import { CANDIDATE_HEADS, candidateCells, reasonsOf } from '../candidate-table.ts'
import type { Candidate } from '../candidates.ts'
import { type Fit, fitsOf } from '../composition-words.ts'
import type { ReportedCulprit } from '../narrowing.ts'
import type { RunReport } from '../report.ts'
import { codeSpan, fencedBlock, inlineMarkdown } from '../safe-markdown.ts'
import { fitting } from './fitting.ts'

/**
 * How the plan was made of several, or chosen among them, and what was left out of it, within so many bytes; empty for a plan that was
 * given as it is.
 */
export function combination({ composition, candidates = [], narrowing }: RunReport, budget: number): string {
  const sections: readonly Section[] = [
    { title: 'Candidates', head: TABLE, lines: candidates.map(rowOf) },
    { title: 'Why candidates do not pass', head: [], lines: candidates.flatMap(reasons) },
    { title: 'How the plans fit together', head: [], lines: composition ? fitsOf(composition).map(fitItem) : [] },
    { title: 'Why steps were left out', head: [], lines: narrowing?.culprits.map(culpritItem) ?? [] },
  ]
  let left = budget
  const texts: string[] = []
  for (const section of sections) {
    if (section.lines.length === 0) continue
    const text = shown(section, left)
    texts.push(text)
    left -= Buffer.byteLength(text) + 2
  }
  return texts.join('\n\n')
}

interface Section {
  readonly title: string
  readonly head: readonly string[]
  readonly lines: readonly string[]
}

function shown({ title, head, lines }: Section, budget: number): string {
  const room = budget - Buffer.byteLength([title, ...head].join('\n')) - MORE
  const kept = fitting(lines, room)
  const left = lines.length - kept.length
  return [`### ${title}`, '', ...head, ...kept, ...(left > 0 ? ['', `… and ${left} more in the report.`] : [])].join(
    '\n',
  )
}

/** Bytes of a heading's marks and of the line that counts what is left out. */
const MORE = 40

const TABLE = [`| ${CANDIDATE_HEADS.join(' | ')} |`, `|${' --- |'.repeat(CANDIDATE_HEADS.length)}`]

const rowOf = (candidate: Candidate): string => {
  const [plan = '', verdict, tests, diagnostics = '', ...others] = candidateCells(candidate)
  const name = `${codeSpan(plan)}${candidate.best ? ' **best**' : ''}`
  return `| ${[name, verdict, tests, inlineMarkdown(diagnostics), ...others].join(' | ')} |`
}

const reasons = (candidate: Candidate): readonly string[] =>
  reasonsOf(candidate).map(
    ({ name, message }) => `- ${codeSpan(candidate.plan)}: \`${name}\` ${inlineMarkdown(message.split('\n')[0] ?? '')}`,
  )

/** The step, and the end of what the verification printed with it. */
function culpritItem({ index, id, file_path, verification = '', output = '' }: ReportedCulprit): string {
  const name = id === undefined ? '' : ` ${codeSpan(id)}`
  const line = `- Step ${index}${name}, ${codeSpan(file_path)}: ${codeSpan(verification)} fails with it`
  return output.trim() === '' ? line : `${line}\n${fencedBlock('', output.trimEnd()).replace(/^/gm, '  ')}`
}

const fitItem = ({ kind, words, details }: Fit): string =>
  [
    `- ${kind === 'conflicts' ? '✗ ' : ''}${inlineMarkdown(words)}`,
    ...details.map((text) => `  - ${inlineMarkdown(text)}`),
  ].join('\n')
