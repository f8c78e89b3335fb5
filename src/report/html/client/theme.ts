import { element } from './element.ts'

const THEMES = ['auto', 'light', 'dark'] as const

/** A button that goes from the system's colours to light, to dark, and back. */
export function themeSwitch(): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'theme' })
  let at = 0
  const show = () => {
    const theme = THEMES[at % THEMES.length] ?? 'auto'
    document.documentElement.dataset.theme = theme
    button.textContent = `Colours: ${theme}`
  }
  button.addEventListener('click', () => {
    at += 1
    show()
  })
  show()
  return button
}
