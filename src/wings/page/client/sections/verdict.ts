import type { PageModel } from '../../model/model.ts'
import { outcomeOf, verdictOf } from '../../model/outcome.ts'
import { element } from '../element.ts'

/** The outcome of the run in a sentence, and how much it changes. */
export function verdict({ run, steps }: PageModel): HTMLElement {
  const { totals } = run
  const outcome = outcomeOf(run)
  const tone = outcome === 'written' ? (totals.failed > 0 ? 'mixed' : 'good') : outcome === 'refused' ? 'bad' : 'calm'
  const asides = [
    totals.collapsed > 0 ? `${totals.collapsed} repeat others` : '',
    totals.unchanged > 0 ? `${totals.unchanged} unchanged` : '',
    totals.skipped > 0 && outcome !== 'refused' ? `${totals.skipped} skipped` : '',
    countOf(steps.filter(({ status }) => status === 'read').length),
  ]
  return element(
    'p',
    { class: `verdict-line ${tone}` },
    element('strong', {}, verdictOf(run)),
    element('span', { class: 'size' }, `${totals.files} ${totals.files === 1 ? 'file' : 'files'} `),
    element('span', { class: 'plus' }, `+${totals.insertions}`),
    ' ',
    element('span', { class: 'minus' }, `−${totals.deletions}`),
    element('span', { class: 'asides' }, asides.filter(Boolean).join(' · ')),
  )
}

const countOf = (reads: number): string => (reads === 0 ? '' : `${reads} read${reads === 1 ? '' : 's'}`)
