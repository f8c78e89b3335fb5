import { showUnusual } from '../../../../core/report/plain-text.ts'
import { counted, listed, thousands } from '../../../../core/report/words.ts'
import type { PageModel } from '../../model/model.ts'
import { outcomeOf, verdictOf } from '../../model/outcome.ts'
import { element } from '../element.ts'

/** The outcome of the run in a sentence, and how much it changes. */
export function verdict({ run, steps, looks }: PageModel): HTMLElement {
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
    element('h1', {}, verdictOf(run)),
    verifies(looks),
    element('span', { class: 'size' }, `${counted(totals.files, 'file')} `),
    element('span', { class: 'plus' }, `+${thousands(totals.insertions)}`),
    ' ',
    element('span', { class: 'minus' }, `−${thousands(totals.deletions)}`),
    element('span', { class: 'asides' }, asides.filter(Boolean).join(' · ')),
  )
}

/** That the plan changes what verifies it stands beside the verdict. */
function verifies(looks: PageModel['looks']): HTMLElement | undefined {
  const paths = looks.filter(({ kind }) => kind === 'verifies').map(({ path }) => showUnusual(path))
  return paths.length === 0
    ? undefined
    : element('b', { class: 'minus' }, `The plan changes what verifies it: ${listed(paths, 3)}.`)
}

const countOf = (reads: number): string => (reads === 0 ? '' : `${reads} read${reads === 1 ? '' : 's'}`)
