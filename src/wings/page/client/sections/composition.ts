import { type Fit, fitsOf } from '../../../../core/report/composition-words.ts'
import { showInvisible } from '../../../../core/report/plain-text.ts'
import type { PageModel } from '../../model/model.ts'
import { element } from '../element.ts'

/** How the plans that the run's plan was made of fit together. */
export function compositionList({ run: { composition } }: PageModel): HTMLElement | undefined {
  if (!composition) return undefined
  return element(
    'section',
    { class: 'composition', 'aria-label': 'How the plans fit together' },
    element('ul', {}, ...fitsOf(composition).map(fitItem)),
  )
}

const fitItem = ({ kind, words, details }: Fit): HTMLElement =>
  element(
    'li',
    { class: kind },
    showInvisible(words),
    details.length > 0
      ? element('ul', {}, ...details.map((text) => element('li', {}, showInvisible(text))))
      : undefined,
  )
