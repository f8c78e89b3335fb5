import { type RowRun, runsOf } from '../../model/rows.ts'
import { withoutWhiteSpace } from '../../model/white-space.ts'
import type { Hunks, PageData } from '../data.ts'
import { element } from '../element.ts'
import type { Options } from './options.ts'

/** Says, as long as white space is hidden, how many changed lines are not shown. */
export interface BlankNotice {
  readonly root: HTMLElement
  show(isHidden: boolean): void
}

export function blankNotice(data: PageData, options: Options): BlankNotice {
  const said = element('span', {})
  const button = element('button', { type: 'button' }, 'Show white space')
  button.addEventListener('click', () => options.showBlanks())
  const root = element('div', { class: 'blank-notice', role: 'status' }, said, ' ', button)
  root.hidden = true
  return {
    root,
    show(isHidden) {
      root.hidden = !isHidden
      if (!isHidden) return
      said.textContent = 'White space is hidden.'
      void hiddenLines(data).then(({ lines, files }) => {
        said.textContent = `White space is hidden: ${lines.toLocaleString('en')} changed lines in ${files.toLocaleString('en')} files are not shown as changes.`
      })
    },
  }
}

async function hiddenLines(data: PageData): Promise<{ readonly lines: number; readonly files: number }> {
  await data.loadAll()
  const counts = data.model.files.map(({ part }) =>
    part.patch === undefined ? 0 : foldedLines(data.loadedPatch(part.patch) ?? []),
  )
  return { lines: counts.reduce((sum, count) => sum + count, 0), files: counts.filter((count) => count > 0).length }
}

/** Changed rows of a patch that are shown as unchanged, or not at all, where white space is hidden. */
export const foldedLines = (hunks: Hunks): number =>
  hunks.reduce((sum, hunk) => {
    const runs = runsOf(hunk)
    return sum + changedRows(runs) - changedRows(withoutWhiteSpace(runs))
  }, 0)

const changedRows = (runs: readonly RowRun[]): number =>
  runs.reduce(
    (sum, { changed, pairs }) =>
      changed ? sum + pairs.reduce((all, { left, right }) => all + (left ? 1 : 0) + (right ? 1 : 0), 0) : sum,
    0,
  )
