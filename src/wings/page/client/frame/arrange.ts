import { showInvisible } from '../../../../core/report/plain-text.ts'
import { type Card, RISKS, riskName } from '../cards/card.ts'
import { folderOf } from '../path.ts'
import type { Sort } from './state.ts'

interface Arrangement {
  readonly sort: Sort
  readonly found: ReadonlySet<Card>
}

/** A card, or the heading above the ones that follow. */
export type Arranged = Card | string

/** The cards that were found, in their order, under headings where they are grouped. */
export function arranged(cards: readonly Card[], { sort, found }: Arrangement): readonly Arranged[] {
  const sorted = cards.filter((card) => found.has(card)).sort(ORDERS[sort])
  const group = GROUPS[sort]
  if (!group) return sorted
  let last = ''
  return sorted.flatMap((card): readonly Arranged[] => {
    const name = group(card)
    if (name === last) return [card]
    last = name
    return [name, card]
  })
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
  risk: (card) => riskName(card.facts.risk),
}
