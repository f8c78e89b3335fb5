import { filesOf, namesOf } from '../../changed-files.ts'
import { MATCHED } from '../../matched.ts'
import { showInvisible } from '../../plain-text.ts'
import { adviceOn, furtherSuggestions } from '../../remedy.ts'
import type { ReportedProblem, ReportedStep } from '../../report.ts'
import { decision, isAsked } from './decision.ts'
import { element } from './element.ts'

/** One step: what it is, what became of it, and the place of what it changed. */
export interface Card {
  readonly step: ReportedStep
  readonly root: HTMLElement
  /** Filled when it comes into view. Absent where the step changed nothing. */
  readonly change: HTMLElement | undefined
  /** Lower-case text that the filter looks in. */
  readonly text: string
  /** Refused, collapsed, asked about or matched other than exactly: what a reviewer looks at first. */
  readonly remarkable: boolean
}

/** Makes a step's card. Its `change` stays empty, with a height that fits its number of lines, until the caller fills it. */
export function cardOf(step: ReportedStep): Card {
  const change = step.status === 'applied' ? element('div', { class: 'change' }) : undefined
  change?.style.setProperty('--lines', `${Math.min(lineCount(step), MAX_LINES)}`)
  const remarks = remarksOf(step)
  const root = element(
    'article',
    { class: `step ${step.status}`, id: `step-${step.index}`, tabindex: '-1', 'aria-label': `Step ${step.index}` },
    heading(step),
    step.why ? element('p', { class: 'why' }, showInvisible(step.why)) : undefined,
    decision(step),
    ...remarks,
    step.error && refusal(step.error),
    change,
  )
  const remarkable = step.error !== undefined || remarks.length > 0 || isAsked(step)
  return { step, root, change, text: textOf(step), remarkable }
}

const MAX_LINES = 400

const hunksOf = (step: ReportedStep) => filesOf(step).flatMap(({ structuredPatch = [] }) => structuredPatch)

const lineCount = (step: ReportedStep): number => hunksOf(step).reduce((sum, hunk) => sum + hunk.lines.length + 1, 0)

const textOf = (step: ReportedStep): string => {
  const { id, tool, why, error, policy, files = [] } = step
  const paths = [...namesOf(step), ...files.map(({ file_path }) => file_path)]
  const lines = hunksOf(step).flatMap((hunk) => hunk.lines)
  const judged = [policy?.rule, policy?.reason]
  return [step.index, id, tool, ...paths, why, ...judged, error?.name, error?.message, ...lines]
    .join('\n')
    .toLowerCase()
}

function heading(step: ReportedStep): HTMLElement {
  const { index, id, tool, status, commit } = step
  const names = namesOf(step).flatMap((path, at): (Node | string)[] => [...(at > 0 ? [' → '] : []), ...nameOf(path)])
  return element(
    'h2',
    {},
    element('a', { href: `#step-${index}`, class: 'number', 'aria-label': `Link to step ${index}` }, `${index}`),
    element('span', { class: 'tool' }, tool),
    element('code', { class: 'path' }, ...names),
    id === undefined ? undefined : element('span', { class: 'id' }, showInvisible(id)),
    element(
      'span',
      { class: 'outcome' },
      status === 'applied' ? element('span', { class: 'plus' }, `+${step.insertions}`) : undefined,
      status === 'applied' ? element('span', { class: 'minus' }, `−${step.deletions}`) : undefined,
      commit ? element('code', { class: 'commit', title: commit }, commit.slice(0, 7)) : undefined,
      element('span', { class: 'status' }, STATUS[status]),
    ),
  )
}

/** A path with its last part emphasised. */
const nameOf = (path: string): readonly (Node | string)[] => {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/s.exec(path) ?? []
  return [showInvisible(folder), element('b', {}, showInvisible(name))]
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
  if (matched && matched !== 'exact') {
    remarks.unshift([element('b', {}, 'Not matched exactly: '), `${MATCHED[matched]}.`])
  }
  if (duplicate !== undefined) {
    remarks.unshift(['It repeats ', element('a', { href: `#step-${duplicate}` }, `step ${duplicate}`), '.'])
  }
  return remarks.map((parts) => element('p', { class: 'remark' }, ...parts))
}

/** A refusal: its name and place, what is wrong, and how to fix it. */
export function refusal(error: ReportedProblem): HTMLElement {
  const place = [error.file, error.line, error.column].filter((part) => part !== undefined).join(':')
  const advice = adviceOn(error)
  const suggestions = furtherSuggestions(error)
  const [first, ...rest] = showInvisible(error.message).split('\n')
  return element(
    'div',
    { class: 'refusal' },
    element('p', {}, element('strong', {}, error.name), ' ', element('span', { class: 'place' }, showInvisible(place))),
    element('p', { class: 'message' }, first),
    rest.length > 0 ? element('pre', { tabindex: '0' }, rest.join('\n')) : undefined,
    advice === undefined ? undefined : element('p', { class: 'advice' }, `→ ${advice}`),
    suggestions.length > 0 ? element('p', { class: 'advice' }, 'Use instead:') : undefined,
    ...suggestions.map((text) => element('pre', { tabindex: '0' }, showInvisible(text))),
  )
}
