import { showUnusual } from '../../../core/report/plain-text.ts'
import { isSameCell, type NotebookDifference, notebookDifferences, pairCells, readNotebook } from '../model/notebook.ts'
import { patched } from '../model/texts.ts'
import { drawCell } from './cell.ts'
import type { Hunks } from './data.ts'
import { element } from './element.ts'
import type { Look } from './patch/row.ts'

export interface NotebookToDraw {
  /** The notebook's text before. */
  readonly before: string
  readonly hunks: Hunks
  readonly anchor: string
}

/** A changed notebook cell by cell; undefined where either text is not one. */
export function drawNotebook({ before, hunks, anchor }: NotebookToDraw, look: Look): HTMLElement | undefined {
  const text = patched(before, hunks)
  const [was, is] = [readNotebook(before), text === undefined ? undefined : readNotebook(text)]
  if (!was || !is) return undefined
  const root = element('div', { class: 'notebook' })
  let same = 0
  const flush = (): void => {
    if (same > 0) root.append(element('p', { class: 'same' }, `${same} unchanged cell${same === 1 ? '' : 's'}`))
    same = 0
  }
  for (const pair of pairCells(was.cells, is.cells)) {
    const cell = (pair.after ?? pair.before)!
    if (isSameCell(pair)) same += 1
    else {
      flush()
      root.append(drawCell({ ...pair, index: cell.index, id: cell.id, language: is.language }, anchor, look))
    }
  }
  flush()
  const others = notebookDifferences(before, text ?? '')
  if (others.length > 0) root.append(differences(others))
  return root
}

/** What a reader of cells does not see: metadata, kernels, pages and programs in outputs, as they are written. */
function differences(all: readonly NotebookDifference[]): HTMLElement {
  const cell = (text: string | undefined): HTMLElement =>
    element('td', {}, element('code', {}, text === undefined ? '' : showUnusual(text.slice(0, 2000))))
  const rows = all
    .slice(0, 200)
    .map(({ at, before, after }) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, element('code', {}, showUnusual(at))),
        cell(before),
        cell(after),
      ),
    )
  const more = all.length > rows.length ? `, ${all.length - rows.length} of them in the patch alone` : ''
  return element(
    'div',
    { class: 'differences', tabindex: '0', role: 'group', 'aria-label': 'Changes outside the sources of cells' },
    element(
      'p',
      { class: 'cell-name' },
      `${all.length} ${all.length === 1 ? 'change' : 'changes'} outside the sources of cells${more}`,
    ),
    element('table', {}, element('tbody', {}, ...rows)),
  )
}
