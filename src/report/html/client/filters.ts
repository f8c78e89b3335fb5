import type { RunReport } from '../../report.ts'
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
}

/** Search, status, tool and view. `changed` is called after each change, with whether the view is another. */
export function filterBar({ steps }: RunReport, changed: (view: boolean) => void): Filters {
  const search = element('input', { type: 'search', placeholder: 'Filter: text, file, error', 'aria-label': 'Filter' })
  const statuses = [...new Set(steps.map((step) => step.status))]
  const status = choice('Status', [['', 'every status'], ...statuses.map((name) => [name, STATUS[name]] as const)])
  const tools = [...new Set(steps.map((step) => step.tool))]
  const tool = choice('Tool', [['', 'every tool'], ...tools.map((name) => [name, name] as const)])
  const view = choice('View', [
    ['line-by-line', 'unified'],
    ['side-by-side', 'side by side'],
  ])
  const count = element('output', { 'aria-live': 'polite' })
  for (const control of [search, status, tool]) control.addEventListener('input', () => changed(false))
  view.addEventListener('input', () => changed(true))
  return {
    root: element('form', { class: 'filters', role: 'search' }, search, status, tool, view, count, KEYS()),
    search,
    count,
    matches: (card) =>
      (status.value === '' || card.step.status === status.value) &&
      (tool.value === '' || card.step.tool === tool.value) &&
      card.text.includes(search.value.trim().toLowerCase()),
    view: () => (view.value === 'side-by-side' ? 'side-by-side' : 'line-by-line'),
    toggleView() {
      view.value = view.value === 'side-by-side' ? 'line-by-line' : 'side-by-side'
      changed(true)
    },
  }
}

const choice = (label: string, options: readonly (readonly [value: string, text: string])[]): HTMLSelectElement =>
  element('select', { 'aria-label': label }, ...options.map(([value, text]) => element('option', { value }, text)))

const KEYS = (): HTMLElement =>
  element(
    'span',
    { class: 'keys' },
    ...[
      ['j', 'k', 'step'],
      ['n', 'p', 'remark'],
      ['/', 'filter'],
      ['s', 'view'],
    ].flatMap((parts) => [...parts.slice(0, -1).map((key) => element('kbd', {}, key)), ` ${parts.at(-1)} `]),
  )
