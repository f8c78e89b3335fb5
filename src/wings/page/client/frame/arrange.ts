import { showInvisible } from '../../../../core/report/plain-text.ts'
import { type Card, RISKS } from '../cards/card.ts'
import { element } from '../element.ts'
import { folderOf } from '../path.ts'
import type { Sort } from './state.ts'

interface Arrangement {
  readonly sort: Sort
  readonly found: ReadonlySet<Card>
  /** The order is another than before. */
  readonly moves: boolean
}

/** Puts the cards into a place in their order, under headings where they are grouped, and hides the others. Answers those that are shown. */
export function arranged(
  root: HTMLElement,
  cards: readonly Card[],
  { sort, found, moves }: Arrangement,
): readonly Card[] {
  const sorted = [...cards].sort(ORDERS[sort])
  for (const card of cards) card.root.hidden = !found.has(card)
  const group = GROUPS[sort]
  if (moves || group) {
    for (const heading of root.querySelectorAll(':scope > .group')) heading.remove()
    root.append(...(group ? grouped(sorted, found, group) : sorted.map((card) => card.root)))
  }
  return sorted.filter((card) => found.has(card))
}

type Order = (one: Card, other: Card) => number

const inPlan: Order = (one, other) => one.facts.order - other.facts.order

const text = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const byPath: Order = (one, other) => {
  const [path, next] = [one.facts.paths[0] ?? '', other.facts.paths[0] ?? '']
  return text(folderOf(path), folderOf(next)) || text(path, next) || inPlan(one, other)
}

const bySize: Order = (one, other) => other.facts.size - one.facts.size || inPlan(one, other)

const byRisk: Order = (one, other) =>
  RISKS.indexOf(one.facts.risk) - RISKS.indexOf(other.facts.risk) || inPlan(one, other)

const ORDERS: Readonly<Record<Sort, Order>> = { order: inPlan, path: byPath, size: bySize, risk: byRisk }

type Group = (card: Card) => string

const GROUPS: Readonly<Partial<Record<Sort, Group>>> = {
  path: (card) => showInvisible(folderOf(card.facts.paths[0] ?? '')),
  risk: (card) => (card.facts.risk === 'none' ? 'nothing to look at first' : card.facts.risk),
}

function grouped(sorted: readonly Card[], found: ReadonlySet<Card>, group: Group): readonly HTMLElement[] {
  let last = ''
  return sorted.flatMap((card) => {
    const name = found.has(card) ? group(card) : last
    if (name === last) return [card.root]
    last = name
    return [element('p', { class: 'group' }, name), card.root]
  })
}
