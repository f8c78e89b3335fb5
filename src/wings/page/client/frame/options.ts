import { type RowRun, runsOf, withoutWhiteSpace } from '../../model/rows.ts'
import type { Hunks, PageData } from '../data.ts'
import { actionButton, checkbox, element } from '../element.ts'
import type { Look } from '../patch/row.ts'
import { recall, remember } from '../storage.ts'

/** How patches and colours look, as the reader chose last. */
export interface Options {
  readonly root: HTMLElement
  look(): Look
  toggleSplit(): void
  showBlanks(): void
}

/** A menu of switches; `changed` is called when patches are to be drawn again. */
export function optionMenu(changed: () => void): Options {
  const split = toggle('split', 'Side by side', false, changed)
  const blanks = toggle('blanks', 'Hide white space', false, changed, false)
  const wrap = toggle('wrap', 'Wrap lines', true, () => showWrap())
  const showWrap = (): void => void document.documentElement.classList.toggle('wrap', wrap.checked)
  showWrap()
  const labels = [
    [split, 'Side by side'],
    [blanks, 'Hide white space'],
    [wrap, 'Wrap lines'],
  ] as const
  const menu = element('details.options', element('summary', 'Display'))
  menu.append(element('div.menu', ...labels.map(([box, name]) => element('label', box, name)), themeSwitch()))
  addEventListener('click', (event) => {
    if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false
  })
  return {
    root: menu,
    look: () => ({ split: split.checked, hidesBlanks: blanks.checked }),
    showBlanks() {
      blanks.checked = false
      blanks.dispatchEvent(new Event('change'))
    },
    toggleSplit() {
      split.checked = !split.checked
      split.dispatchEvent(new Event('change'))
    },
  }
}

function toggle(key: string, name: string, standard: boolean, changed: () => void, isKept = true): HTMLInputElement {
  const box = checkbox(((isKept ? recall(key) : undefined) ?? `${standard}`) === 'true', (checked) => {
    if (isKept) remember(key, `${checked}`)
    changed()
  })
  box.setAttribute('aria-label', name)
  return box
}

const THEMES = ['auto', 'light', 'dark'] as const

/** A button that goes from the system's colours to light, to dark, and back. */
function themeSwitch(): HTMLButtonElement {
  const known: readonly (string | undefined)[] = THEMES
  let at = Math.max(0, known.indexOf(recall('theme')))
  const show = (): void => {
    const theme = THEMES[at % THEMES.length] ?? 'auto'
    document.documentElement.dataset.theme = theme
    button.textContent = `Colours: ${theme}`
  }
  const next = (): void => {
    at += 1
    show()
    remember('theme', THEMES[at % THEMES.length] ?? 'auto')
  }
  const button = actionButton('', next, { class: 'theme' })
  show()
  return button
}

export function blankNotice(
  data: PageData,
  options: Options,
): { readonly root: HTMLElement; show(isHidden: boolean): void } {
  const said = element('span')
  const button = actionButton('Show white space', options.showBlanks)
  const root = element('div.blank-notice', { role: 'status' }, said, ' ', button)
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
