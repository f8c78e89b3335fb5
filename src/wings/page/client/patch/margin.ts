import type { Maker } from '../../../../core/report/followed-lines.ts'
import type { RowPair } from '../../model/rows.ts'
import { element } from '../element.ts'

/** The cell at the end of a row: the step that made the change, and its reason, where another step's change begins. */
export interface Margin {
  cell(pair: RowPair, last: ToldStep): HTMLElement
}

/** What was told last: nothing is told twice in a row. */
export interface ToldStep {
  step: number | undefined
}

export function marginOf(makers: readonly Maker[], reason: ((step: number) => string) | undefined): Margin {
  const find = (side: 'L' | 'R', line: number | undefined): number | undefined =>
    line === undefined ? undefined : makers.find(([of, from, to]) => of === side && line >= from && line < to)?.[3]
  return {
    cell({ left, right }, last) {
      const isSame = left !== undefined && left === right
      const step = isSame ? undefined : (find('R', right?.fresh) ?? find('L', left?.old))
      const isTold = step === last.step
      last.step = step
      if (step === undefined || isTold) return element('td', { class: 'by' })
      const why = reason?.(step) ?? ''
      const said = why === '' ? `${step}` : `${step} · ${why}`
      const reasonText = why === '' ? undefined : element('span', { class: 'reason' }, ` · ${why}`)
      return element('td', { class: 'by' }, element('a', { href: `#step-${step}`, title: said }, `${step}`, reasonText))
    },
  }
}
