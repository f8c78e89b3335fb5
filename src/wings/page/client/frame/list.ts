import type { Card } from '../cards/card.ts'
import type { PageData } from '../data.ts'
import { element } from '../element.ts'
import { arranged } from './arrange.ts'
import { searcher } from './search.ts'
import type { State } from './state.ts'

/** The cards of a view: drawn when they come near, in the order and the selection that the state asks for. */
export interface CardList {
  readonly root: HTMLElement
  /** Those that are shown, in their order. */
  shown(): readonly Card[]
  all(): readonly Card[]
  /** Answers when patches are searched too. */
  show(state: State): Promise<void>
  /** Draws again what is drawn. */
  redraw(): void
  /** Draws a card now, for a jump into it. */
  draw(card: Card): void
  drawAll(): void
}

export function cardList(label: string, cards: readonly Card[], data: PageData): CardList {
  const root = element('section', { class: 'cards', 'aria-label': label })
  const byRoot = new Map<Element, Card>(cards.map((card) => [card.root, card]))
  const drawn = new Set<Card>()
  const draw = (card: Card): void => {
    if (drawn.has(card)) return
    drawn.add(card)
    near.unobserve(card.root)
    card.root.classList.remove('blank')
    card.root.replaceChildren(...card.fill())
  }
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const card = byRoot.get(target)
        if (isIntersecting && card) draw(card)
      }
    },
    { rootMargin: '900px' },
  )
  const blank = (card: Card): void => {
    card.root.classList.add('blank')
    card.root.style.setProperty('--lines', `${Math.min(card.lines, 400)}`)
    card.root.style.setProperty('--notes', `${card.notes}`)
    near.observe(card.root)
  }
  for (const card of cards) blank(card)
  const matches = searcher(cards, data)
  let shown: readonly Card[] = []
  let order = ''
  const put = (state: State, found: ReadonlySet<Card>): void => {
    shown = arranged(root, cards, { sort: state.sort, found, moves: order !== state.sort })
    order = state.sort
  }
  let latest: State | undefined
  return {
    root,
    shown: () => shown,
    all: () => cards,
    async show(state) {
      latest = state
      put(state, matches.now(state))
      if (state.q === '') return
      const found = await matches.inPatches(state)
      if (latest === state) put(state, found)
    },
    redraw() {
      for (const card of drawn) {
        card.root.replaceChildren()
        blank(card)
      }
      drawn.clear()
    },
    draw,
    drawAll: () => cards.forEach(draw),
  }
}
