import { MATCHED } from '../../matched.ts'
import { showInvisible } from '../../plain-text.ts'
import { adviceOn, furtherSuggestions } from '../../remedy.ts'
import type { ReportedProblem, ReportedStep } from '../../report.ts'
import { element } from './element.ts'

/** One step: what it is, what became of it, and the place of its diff. */
export interface Card {
  readonly step: ReportedStep
  readonly root: HTMLElement
  /** Absent where the step changed nothing. */
  readonly diff: HTMLElement | undefined
  /** Lower-case text that the filter looks in. */
  readonly text: string
  /** Refused, collapsed or matched other than exactly: what a reviewer looks at first. */
  readonly remarkable: boolean
}

export function cardOf(step: ReportedStep): Card {
  const diff = step.structuredPatch ? element('div', { class: 'diff' }) : undefined
  if (diff) diff.style.setProperty('--lines', `${Math.min(lineCount(step), MAX_LINES)}`)
  const remarks = remarksOf(step)
  const root = element(
    'article',
    { class: `step ${step.status}`, id: `step-${step.index}`, tabindex: '-1', 'aria-label': `Step ${step.index}` },
    heading(step),
    step.why ? element('p', { class: 'why' }, showInvisible(step.why)) : undefined,
    ...remarks,
    step.error && refusal(step.error),
    diff,
  )
  return { step, root, diff, text: textOf(step), remarkable: step.error !== undefined || remarks.length > 0 }
}

const MAX_LINES = 400

const lineCount = ({ structuredPatch = [] }: ReportedStep): number =>
  structuredPatch.reduce((sum, hunk) => sum + hunk.lines.length + 1, 0)

const textOf = (step: ReportedStep): string => {
  const { id, tool, file_path: path, why, error, structuredPatch = [] } = step
  const lines = structuredPatch.flatMap((hunk) => hunk.lines)
  return [step.index, id, tool, path, why, error?.name, error?.message, ...lines].join('\n').toLowerCase()
}

function heading(step: ReportedStep): HTMLElement {
  const { index, id, tool, file_path: path, status, commit } = step
  const lines = status === 'applied' ? ` +${step.insertions} −${step.deletions}` : ''
  return element(
    'h2',
    {},
    element('a', { href: `#step-${index}`, class: 'number' }, `${index}`),
    element('span', { class: 'tool' }, tool),
    element('code', { class: 'path' }, showInvisible(path)),
    id === undefined ? undefined : element('span', { class: 'id' }, showInvisible(id)),
    element('span', { class: 'status' }, `${STATUS[status]}${lines}`),
    commit ? element('code', { class: 'commit', title: commit }, commit.slice(0, 10)) : undefined,
  )
}

export const STATUS: Readonly<Record<ReportedStep['status'], string>> = {
  read: 'read',
  applied: 'applied',
  unchanged: 'unchanged',
  collapsed: 'collapsed',
  failed: 'refused',
  skipped: 'skipped',
}

function remarksOf(step: ReportedStep): readonly HTMLElement[] {
  const { duplicate_of: duplicate, matched_by: matched, notes = [] } = step
  const remarks: (Node | string)[][] = notes.map((note) => [showInvisible(note)])
  if (matched && matched !== 'exact') remarks.unshift([`Matched: ${MATCHED[matched]}.`])
  if (duplicate !== undefined)
    remarks.unshift(['It repeats ', element('a', { href: `#step-${duplicate}` }, `step ${duplicate}`), '.'])
  return remarks.map((parts) => element('p', { class: 'remark' }, ...parts))
}

function refusal(error: ReportedProblem): HTMLElement {
  const place = [error.file, error.line, error.column].filter((part) => part !== undefined).join(':')
  const advice = adviceOn(error)
  return element(
    'div',
    { class: 'refusal' },
    element('p', {}, element('strong', {}, error.name), place ? ` ${showInvisible(place)}` : ''),
    element('p', { class: 'message' }, showInvisible(error.message)),
    advice === undefined ? undefined : element('p', { class: 'advice' }, `→ ${advice}`),
    ...furtherSuggestions(error).map((text) => element('pre', {}, showInvisible(text))),
  )
}
