import { namesOf } from '../../../../core/report/changed-files.ts'
import { showInvisible } from '../../../../core/report/plain-text.ts'
import type { PageStep } from '../../model/model.ts'
import { element } from '../element.ts'
import { type Card, lazyCard } from './card.ts'
import { prose } from './prose.ts'

/** Steps that only read, one after the other: a line that unfolds. */
export function readsCard(steps: readonly PageStep[], order: number): Card {
  const [first, ...rest] = steps
  const names = `Read ${steps.length} file${steps.length === 1 ? '' : 's'}`
  const id = rest.length === 0 ? `step-${first?.index}` : `steps-${first?.index}`
  return lazyCard({
    id,
    element: () => element('article', { class: 'card reads', id, tabindex: '-1', 'aria-label': names }),
    lines: 0,
    notes: 0,
    facts: {
      paths: [...new Set(steps.flatMap(namesOf))],
      statuses: ['read'],
      tools: ['Read'],
      rules: steps.flatMap(({ policy }) => policy?.rule ?? []),
      size: 0,
      risk: 'none',
      looks: [],
      order,
    },
    text: () =>
      steps
        .flatMap((step) => [...namesOf(step), step.why, step.id, step.plan])
        .join('\n')
        .toLowerCase(),
    patches: [],
    fill: () => [rest.length === 0 ? lineOf(steps[0]!, {}) : folded(names, steps)],
  })
}

const folded = (names: string, steps: readonly PageStep[]): HTMLElement =>
  element(
    'details',
    {},
    element('summary', {}, `${numbers(steps)} · ${names}`),
    ...steps.map((step) => lineOf(step, { id: `step-${step.index}` })),
  )

const numbers = (steps: readonly PageStep[]): string => `${steps[0]?.index}–${steps.at(-1)?.index}`

const lineOf = (step: PageStep, attributes: { readonly id?: string }): HTMLElement =>
  element(
    'p',
    { class: 'read-line', ...attributes },
    element('a', { href: `#step-${step.index}`, class: 'number' }, `${step.index}`),
    ' Read ',
    element('code', { class: 'path' }, showInvisible(step.file_path)),
    ' ',
    ...(step.why ? [element('span', { class: 'why' }, ...prose(step.why))] : []),
  )
