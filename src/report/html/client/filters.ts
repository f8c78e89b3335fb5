import { showInvisible } from '../../plain-text.ts'
import type { ReportedStep, RunReport } from '../../report.ts'
import { type Card, STATUS } from './card.ts'
import type { DiffView } from './diff.ts'
import { element } from './element.ts'

export interface Filters {
  readonly root: HTMLElement
  readonly search: HTMLInputElement
  /** Says how many steps are shown. */
  readonly count: HTMLElement
  matches(card: Card): boolean
  view(): DiffView
  toggleView(): void
  /** Shows only the steps of one file, or of one status; called again with the same, shows all steps. */
  chooseFile(path: string): void
  chooseStatus(status: ReportedStep['status']): void
  /** Shows all steps. */
  clear(): void
}

/** Search, status, tool, file and view. `changed` is called after each change, with whether the view is another. */
export function filterBar({ steps }: RunReport, changed: (view: boolean) => void): Filters {
  const search = element('input', { type: 'search', placeholder: 'Filter: text, file, error', 'aria-label': 'Filter' })
  const status = choice(
    'Status',
    'every status',
    valuesOf(steps, ({ status }) => [status, STATUS[status]]),
  )
  const tool = choice(
    'Tool',
    'every tool',
    valuesOf(steps, ({ tool }) => [tool, tool]),
  )
  const file = choice(
    'File',
    'every file',
    valuesOf(steps, ({ file_path: path }) => [path, showInvisible(path)]),
  )
  const view = choice('View', undefined, [
    ['line-by-line', 'unified'],
    ['side-by-side', 'side by side'],
  ])
  const count = element('output', { 'aria-live': 'polite' })
  const choose = (select: HTMLSelectElement, value: string): void => {
    select.value = select.value === value ? '' : value
    changed(false)
  }
  for (const control of [search, status, tool, file]) control.addEventListener('input', () => changed(false))
  view.addEventListener('input', () => changed(true))
  return {
    root: element('form', { class: 'filters', role: 'search' }, search, status, tool, file, view, count),
    search,
    count,
    matches: ({ step, text }) =>
      (status.value === '' || step.status === status.value) &&
      (tool.value === '' || step.tool === tool.value) &&
      (file.value === '' || step.file_path === file.value) &&
      text.includes(search.value.trim().toLowerCase()),
    view: () => (view.value === 'side-by-side' ? 'side-by-side' : 'line-by-line'),
    toggleView() {
      view.value = view.value === 'side-by-side' ? 'line-by-line' : 'side-by-side'
      changed(true)
    },
    chooseFile: (path) => choose(file, path),
    chooseStatus: (value) => choose(status, value),
    clear() {
      for (const control of [search, status, tool, file]) control.value = ''
      changed(false)
    },
  }
}

type Option = readonly [value: string, text: string]

const valuesOf = (steps: readonly ReportedStep[], option: (step: ReportedStep) => Option): readonly Option[] => [
  ...new Map(steps.map(option)),
]

function choice(label: string, all: string | undefined, options: readonly Option[]): HTMLSelectElement {
  const shown = all === undefined ? options : [['', all] as const, ...options]
  const made = shown.map(([value, text]) => element('option', { value }, text))
  return element('select', { 'aria-label': label }, ...made)
}
