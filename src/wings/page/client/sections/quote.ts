import { showInvisible } from '../../../../core/report/plain-text.ts'
import { quotation } from '../../../../core/report/quoted.ts'
import type { PageModel } from '../../model/model.ts'
import { prose } from '../cards/prose.ts'
import { element } from '../element.ts'

/** What the plan says of itself, as a quotation that names its source: its words, and nothing of how it would be set. */
export function planQuote({ run: { plan } }: PageModel): HTMLElement {
  const { shown, folded } = quotation(plan.description ?? '')
  const lines = (all: readonly string[]): readonly HTMLElement[] =>
    all.map((line) => element('p', {}, ...(line === '' ? ['\u00a0'] : prose(line))))
  const rest =
    folded.length === 0
      ? undefined
      : element(
          'details',
          {},
          element(
            'summary',
            {},
            `${folded.length.toLocaleString('en')} more ${folded.length === 1 ? 'line' : 'lines'} from the plan`,
          ),
          ...lines(folded.slice(0, 5000)),
        )
  return element(
    'figure',
    { class: 'quote' },
    element('figcaption', {}, 'From the plan'),
    element(
      'blockquote',
      {},
      element('p', { class: 'title' }, showInvisible(plan.title || 'Untitled')),
      ...lines(shown),
      rest,
    ),
  )
}
