import type { Card } from './card.ts'
import { element } from './element.ts'
import type { Filters } from './filters.ts'
import { goTo } from './go-to.ts'

interface Page {
  readonly cards: readonly Card[]
  readonly filters: Filters
}

/** j and k go from step to step, n and p from one with a remark to the next, / to the filter, s changes the view. */
export function listenToKeys({ cards, filters }: Page): void {
  let current: Card | undefined
  const go = (forward: boolean, wanted: (card: Card) => boolean): void => {
    const shown = cards.filter((card) => !card.root.hidden)
    const at = current ? shown.indexOf(current) : -1
    const rest = forward ? shown.slice(at + 1) : shown.slice(0, Math.max(at, 0)).reverse()
    current = rest.find(wanted) ?? current
    current?.root.focus({ preventScroll: true })
    if (current) goTo(current.root)
  }
  const keys: Readonly<Record<string, () => void>> = {
    j: () => go(true, () => true),
    k: () => go(false, () => true),
    n: () => go(true, (card) => card.remarkable),
    p: () => go(false, (card) => card.remarkable),
    s: () => filters.toggleView(),
    '/': () => filters.search.focus(),
  }
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) {
      if (event.key === 'Escape') event.target.blur()
      return
    }
    const action = keys[event.key]
    if (!action) return
    event.preventDefault()
    action()
  })
  filters.root.addEventListener('submit', (event) => event.preventDefault())
}

const KEYS = [
  ['j', 'k', 'step'],
  ['n', 'p', 'remark'],
  ['/', 'filter'],
  ['s', 'view'],
] as const

/** The keys, for people. */
export const keyLegend = (): HTMLElement =>
  element(
    'p',
    { class: 'keys' },
    ...KEYS.flatMap((parts) => [...parts.slice(0, -1).map((key) => element('kbd', {}, key)), ` ${parts.at(-1)} `]),
  )
