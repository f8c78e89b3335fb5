import { failuresOf, warningsOf } from '../../../../core/report/outcome.ts'
import { showInvisible } from '../../../../core/report/plain-text.ts'
import type { PageModel } from '../../model/model.ts'
import { refusal } from '../cards/refusal.ts'
import { element } from '../element.ts'

/** What is wrong with the run as a whole, and remarks on it. */
export function problems({ run }: PageModel): HTMLElement | undefined {
  const shown = [
    ...failuresOf(run).map(refusal),
    ...warningsOf(run).map(({ name, message }) =>
      element('p', { class: 'remark' }, showInvisible(`${name}: ${message}`)),
    ),
    ...(run.notes ?? []).map((note) => element('p', { class: 'note' }, showInvisible(note))),
  ]
  return shown.length === 0 ? undefined : element('section', { 'aria-label': 'Problems', class: 'problems' }, ...shown)
}
