import { codeSpan, fencedBlock, inlineMarkdown, tableHead, tableRow } from '../../core/report/safe-markdown.ts'
import type { PageItem, ReportSection } from '../../core/report/sections.ts'
import { oneLine, withoutEscapes } from '../../core/text/neutralise.ts'
import {
  type Candidate,
  type NarrowingSummary,
  type ReportedComposition,
  type ReportedCulprit,
  type ReportedOverlaps,
  reportedCandidates,
  reportedComposition,
  reportedNarrowing,
  reportedOverlaps,
} from './report.ts'
import {
  CANDIDATE_HEADS,
  candidateCells,
  clashesOf,
  type Fit,
  findingsOf,
  fitsOf,
  overlapLine,
  overlapsOutput,
  reasonsOf,
} from './words.ts'

declare module '../../core/report/sections.ts' {
  interface SectionContents {
    composition: ReportedComposition
    candidates: readonly Candidate[]
    narrowing: NarrowingSummary
    overlaps: ReportedOverlaps
  }
}

const FITTING = 'How the plans fit together'

/** How plans fit together that were made to one. */
export const compositionSection: ReportSection<'composition'> = {
  key: 'composition',
  combines: 'compose',
  schema: reportedComposition,
  about: 'For plans that were composed: how they fit together. Pairs that touch different files are left out.',
  lists: (composition) => [{ title: FITTING, head: [], lines: fitsOf(composition).map(fitLine) }],
  page: (composition) => ({ kind: 'composition', label: FITTING, items: fitsOf(composition).map(fitItem) }),
  outputs: (composition) => ({ conflicts: JSON.stringify(clashesOf(composition).slice(0, MOST_CONFLICTS)) }),
}

/** A job's outputs have one MiB together; the report has all. */
const MOST_CONFLICTS = 50

const fitLine = ({ kind, words, details }: Fit): string =>
  [
    `- ${kind === 'conflicts' ? '✗ ' : ''}${inlineMarkdown(words)}`,
    ...details.map((text) => `  - ${inlineMarkdown(text)}`),
  ].join('\n')

const fitItem = ({ kind, words, details }: Fit): PageItem => ({ kind, words, details })

/** The plans that were tried side by side. */
export const candidatesSection: ReportSection<'candidates'> = {
  key: 'candidates',
  schema: reportedCandidates,
  about: 'For plans that were tried side by side: how each came out. The run is that of the best one.',
  lists: (candidates) => [
    { title: 'Candidates', head: tableHead(CANDIDATE_HEADS), lines: candidates.map(rowOf) },
    { title: 'Why candidates do not pass', head: [], lines: candidates.flatMap(reasonLines) },
  ],
  page(candidates, local) {
    const shown = candidates.map((candidate) => ({ ...candidate, plan: local(candidate.plan) }))
    const rows = shown.map((candidate) => ({
      kind: candidate.verdict,
      cells: candidateCells(candidate).map(oneLine),
      ...(candidate.best && { badge: 'best' }),
    }))
    const items = shown.flatMap(reasonItems)
    return { kind: 'candidates', label: 'Candidates', table: { heads: CANDIDATE_HEADS, rows }, items }
  },
  outputs: (candidates) => ({
    candidates: JSON.stringify(candidates.map(outputOf)),
    best: candidates.find(({ best }) => best)?.plan ?? '',
  }),
  reasons: (candidates) => candidates.flatMap(({ problems = [] }) => problems.slice(0, 1)),
}

/** A row of the table, without what programs printed. */
const outputOf = ({ verifications: _, diagnostics: __, problems = [], worktree: ___, ...row }: Candidate) => ({
  ...row,
  problems: problems.map(({ name }) => name),
})

const rowOf = (candidate: Candidate): string => {
  const [plan = '', verdict = '', tests = '', diagnostics = '', ...others] = candidateCells(candidate)
  const name = `${codeSpan(plan)}${candidate.best ? ' **best**' : ''}`
  return tableRow([name, verdict, tests, inlineMarkdown(diagnostics), ...others])
}

const reasonLines = (candidate: Candidate): readonly string[] =>
  reasonsOf(candidate).map(
    ({ name, message }) => `- ${codeSpan(candidate.plan)}: \`${name}\` ${inlineMarkdown(message.split('\n')[0] ?? '')}`,
  )

const reasonItems = (candidate: Candidate): readonly PageItem[] =>
  reasonsOf(candidate).map(({ name, message }) => ({
    subject: { code: oneLine(candidate.plan), strong: name },
    words: message.split('\n')[0] ?? '',
  }))

/** Steps that were left out so that the verification passes. */
export const narrowingSection: ReportSection<'narrowing'> = {
  key: 'narrowing',
  schema: reportedNarrowing,
  about: 'For a run that left steps out so that the verification passes: which, and why.',
  lists: ({ culprits }) => [{ title: 'Why steps were left out', head: [], lines: culprits.map(culpritLine) }],
}

/** The step, and the end of what the verification printed with it. */
function culpritLine({ index, id, file_path, source, verification = '', output = '' }: ReportedCulprit): string {
  const name = id === undefined ? '' : ` ${codeSpan(id)}`
  const rule = source === undefined ? '' : ` (${codeSpan(source)})`
  const line = `- Step ${index}${name}, ${codeSpan(file_path)}${rule}: ${codeSpan(verification)} fails with it`
  const text = withoutEscapes(output).trimEnd()
  return text === '' ? line : `${line}\n${fencedBlock('', text).replace(/^/gm, '  ')}`
}

const OTHERS = 'Other open pull requests'

/** The run among the other open pull requests. */
export const overlapsSection: ReportSection<'overlaps'> = {
  key: 'overlaps',
  schema: reportedOverlaps,
  about:
    'How the run relates to the other open pull requests on its base. Those that touch different files are left out.',
  line(overlaps, neutral) {
    const text = overlapLine(overlaps, ownName(overlaps), neutral)
    return text === '' ? undefined : { title: OTHERS, text }
  },
  page(overlaps) {
    const own = ownName(overlaps)
    const text = overlapLine(overlaps, own, oneLine)
    const found = findingsOf(overlaps).filter(({ kind, pair }) => kind !== 'fits' && pair.changes.includes(own))
    if (text === '') return undefined
    return { kind: 'composition', label: OTHERS, line: { title: OTHERS, text }, items: found.map(fitItem) }
  },
  outputs: (overlaps) => ({ overlaps: overlapsOutput(overlaps, ownName(overlaps)) }),
}

/** The run is the first of the changes. */
const ownName = ({ changes }: ReportedOverlaps): string => changes[0]?.name ?? ''
