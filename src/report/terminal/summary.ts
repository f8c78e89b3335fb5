import type { StepStatus } from '../../engine/step-result.ts'
import { namesOf } from '../changed-files.ts'
import { MATCHED } from '../matched.ts'
import { oneLine } from '../plain-text.ts'
import type { ReportedStep, RunReport } from '../report.ts'
import { placeOf, problemLines, renderProblems } from './problems.ts'
import { fitEnd, fitStart, paint, type TerminalStyle, widthOf, wrap } from './style.ts'
import { renderVerifications } from './verifications.ts'

/** A run for a terminal, at most about a screen: its title, its steps (of many only those that need a look), its totals. */
export function renderSummary(report: RunReport, style: TerminalStyle): string {
  const shown = stepsToShow(report.steps)
  const columns = columnsFor(shown, style)
  const more = report.steps.length - shown.length
  const lines = [
    paint(style, 'bold', fitStart(oneLine(report.plan.title), style.width)),
    ...shown.flatMap((step) => stepLines(step, columns, style)),
    ...(more > 0 ? [paint(style, 'dim', `  … ${more} more steps`)] : []),
    ...renderVerifications(report, style),
    ...renderProblems(report.problems ?? [], style),
    ...(report.notes ?? []).flatMap((note) => wrap(`! ${oneLine(note)}`, style.width)),
    renderTotals(report, style),
    ...outcome(report, style),
  ]
  return `${lines.join('\n')}\n`
}

/** `3 applied · 1 refused · 2 files +4 −3`, on as many lines as it takes. */
function renderTotals({ totals }: RunReport, style: TerminalStyle): string {
  const parts = [
    paint(style, 'green', `${totals.applied} applied`),
    totals.unchanged > 0 && `${totals.unchanged} unchanged`,
    totals.collapsed > 0 && paint(style, 'yellow', `${totals.collapsed} collapsed`),
    totals.failed > 0 && paint(style, 'red', `${totals.failed} refused`),
    totals.skipped > 0 && `${totals.skipped} skipped`,
    `${totals.files} ${totals.files === 1 ? 'file' : 'files'} ${signed(totals, style)}`,
  ]
  return parts
    .filter((part) => part !== false)
    .reduce((text, part) => {
      const line = text.slice(text.lastIndexOf('\n') + 1)
      return `${text}${widthOf(line) + widthOf(part) + 3 > style.width ? '\n' : ' · '}${part}`
    })
}

/** Where to go from here: the pull request, or the run and how to take it back. */
function outcome({ run, head, pull_request: pull }: RunReport, { width }: TerminalStyle): readonly string[] {
  // An address is not broken into lines, so that terminals make it a link.
  if (pull) return pull.url ? [`Pull request ${PULLS[pull.operation]}:`, oneLine(pull.url)] : []
  if (!run) return []
  const place = head?.branch === undefined ? '' : ` on ${oneLine(head.branch)}`
  return wrap(`Run ${run.id}${place}; undo it with \`editplan undo\`.`, width)
}

const PULLS = { created: 'opened', updated: 'updated', closed: 'closed', none: 'not opened' } as const

const MAX_STEPS = 20

function stepsToShow(steps: readonly ReportedStep[]): readonly ReportedStep[] {
  if (steps.length <= MAX_STEPS) return steps
  const refused = steps.filter((step) => step.error).slice(0, MAX_STEPS / 2)
  const remarkable = steps.filter((step) => !step.error && (step.status === 'collapsed' || step.notes || isLoose(step)))
  const chosen = new Set([...refused, ...remarkable.slice(0, MAX_STEPS / 4)])
  return steps.filter((step) => chosen.has(step))
}

const isLoose = (step: ReportedStep): boolean => step.matched_by !== undefined && step.matched_by !== 'exact'

interface Columns {
  readonly index: number
  readonly tool: number
  readonly path: number
}

/** A narrow terminal has no room for tools and commits. */
const NARROW = 60
const LONGEST_REMARK = 20

function columnsFor(steps: readonly ReportedStep[], { width }: TerminalStyle): Columns {
  const index = Math.max(1, ...steps.map((step) => `${step.index}`.length))
  const tool = width < NARROW ? 0 : Math.max(4, ...steps.map((step) => step.tool.length))
  const widest = Math.max(1, ...steps.map((step) => widthOf(oneLine(namesOf(step).join(' → ')))))
  return { index, tool, path: Math.max(8, Math.min(widest, width - index - tool - LONGEST_REMARK - 8)) }
}

const MARKS: Readonly<Record<StepStatus, { mark: string; colour: 'green' | 'yellow' | 'red' | 'dim' }>> = {
  read: { mark: '·', colour: 'dim' },
  applied: { mark: '✓', colour: 'green' },
  unchanged: { mark: '=', colour: 'dim' },
  collapsed: { mark: '≡', colour: 'yellow' },
  failed: { mark: '✗', colour: 'red' },
  skipped: { mark: '–', colour: 'dim' },
}

function stepLines(step: ReportedStep, columns: Columns, style: TerminalStyle): readonly string[] {
  const { mark, colour } = MARKS[step.status]
  const path = fitEnd(oneLine(namesOf(step).join(' → ')), columns.path)
  const gap = ' '.repeat(Math.max(0, columns.path - widthOf(path)))
  const tool = columns.tool > 0 ? `${step.tool.padEnd(columns.tool)} ` : ''
  const start = `${`${step.index}`.padStart(columns.index)} ${tool}`
  const head = `  ${paint(style, colour, mark)} ${start}${paint(style, step.status === 'read' ? 'dim' : 'bold', path)}${gap}`
  const indent = ' '.repeat(columns.index + 5)
  return [`${head}  ${remark(step, style)}`.trimEnd(), ...details(step, style, indent)]
}

function remark(step: ReportedStep, style: TerminalStyle): string {
  if (step.error) return paint(style, 'red', 'refused')
  if (step.status === 'collapsed') return paint(style, 'yellow', `repeats step ${step.duplicate_of}`)
  if (step.status !== 'applied') return step.status === 'read' ? '' : paint(style, 'dim', step.status)
  const commit = step.commit && style.width >= NARROW ? ` ${paint(style, 'dim', step.commit.slice(0, 7))}` : ''
  return `${signed(step, style)}${commit}`
}

function details(step: ReportedStep, style: TerminalStyle, indent: string): readonly string[] {
  const remarks = [...(step.notes ?? []).map(oneLine)]
  if (isLoose(step) && step.matched_by) remarks.unshift(`matched: ${MATCHED[step.matched_by]}`)
  const lines = remarks.flatMap((text) => wrap(text, style.width - indent.length))
  const shown = lines.map((line) => indent + paint(style, 'yellow', line))
  if (!step.error) return shown
  const head = wrap(`${step.error.name} ${placeOf(step.error)}`, style.width - indent.length)
  return [
    ...shown,
    ...head.map((line) => indent + paint(style, 'red', line)),
    ...problemLines(step.error, style, indent),
  ]
}

const signed = (counts: { insertions: number; deletions: number }, style: TerminalStyle): string =>
  `${paint(style, 'green', `+${counts.insertions}`)} ${paint(style, 'red', `−${counts.deletions}`)}`
