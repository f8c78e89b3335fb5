import { element } from '../element.ts'
import type { Look } from '../patch/row.ts'
import { recall, remember } from '../storage.ts'

/** How patches and colours look, as the reader chose last. */
export interface Options {
  readonly root: HTMLElement
  look(): Look
  /** Unified or side by side. */
  toggleSplit(): void
  /** Shows white space again. */
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
  const menu = element('details', { class: 'options' }, element('summary', {}, 'Display'))
  menu.append(
    element('div', { class: 'menu' }, ...labels.map(([box, name]) => element('label', {}, box, name)), themeSwitch()),
  )
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
  const box = element('input', { type: 'checkbox', 'aria-label': name })
  box.checked = ((isKept ? recall(key) : undefined) ?? `${standard}`) === 'true'
  box.addEventListener('change', () => {
    if (isKept) remember(key, `${box.checked}`)
    changed()
  })
  return box
}

const THEMES = ['auto', 'light', 'dark'] as const

/** A button that goes from the system's colours to light, to dark, and back. */
function themeSwitch(): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'theme' })
  const known: readonly (string | undefined)[] = THEMES
  let at = Math.max(0, known.indexOf(recall('theme')))
  const show = (): void => {
    const theme = THEMES[at % THEMES.length] ?? 'auto'
    document.documentElement.dataset.theme = theme
    button.textContent = `Colours: ${theme}`
  }
  button.addEventListener('click', () => {
    at += 1
    show()
    remember('theme', THEMES[at % THEMES.length] ?? 'auto')
  })
  show()
  return button
}
