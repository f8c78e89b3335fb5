import { isSameCell, pairCells, readNotebook } from '../model/notebook.ts'
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
  return root
}
