import { CANDIDATE_HEADS, candidateCells, reasonsOf } from '../../../../core/report/candidate-table.ts'
import type { Candidate } from '../../../../core/report/candidates.ts'
import { oneLine, showInvisible } from '../../../../core/report/plain-text.ts'
import type { PageModel } from '../../model/model.ts'
import { element } from '../element.ts'

/** The plans that were tried side by side: a row for each, and below why some do not pass. */
export function candidateTable({ run: { candidates = [] } }: PageModel): HTMLElement | undefined {
  if (candidates.length === 0) return undefined
  const reasons = candidates.flatMap(whyNot)
  return element(
    'section',
    { class: 'candidates', 'aria-label': 'Candidates' },
    element(
      'table',
      {},
      element('thead', {}, element('tr', {}, ...CANDIDATE_HEADS.map((head) => element('th', { scope: 'col' }, head)))),
      element('tbody', {}, ...candidates.map(rowOf)),
    ),
    reasons.length > 0 ? element('ul', {}, ...reasons) : undefined,
  )
}

function rowOf(candidate: Candidate): HTMLElement {
  const [plan = '', ...others] = candidateCells(candidate).map(oneLine)
  return element(
    'tr',
    { class: candidate.verdict },
    element(
      'th',
      { scope: 'row' },
      element('code', {}, showInvisible(plan)),
      candidate.best ? element('span', { class: 'badge new' }, 'best') : undefined,
    ),
    ...others.map((text) => element('td', {}, showInvisible(text))),
  )
}

const whyNot = (candidate: Candidate): readonly HTMLElement[] =>
  reasonsOf(candidate).map(({ name, message }) =>
    element(
      'li',
      {},
      element('code', {}, showInvisible(oneLine(candidate.plan))),
      ' ',
      element('strong', {}, name),
      ` ${showInvisible(message.split('\n')[0] ?? '')}`,
    ),
  )
