import type { Card } from '../cards/card.ts'
import type { PageData } from '../data.ts'
import type { State } from './state.ts'

export interface Searcher {
  /** Cards that a state selects, as far as is known without the patches. */
  now(state: State): ReadonlySet<Card>
  /** The same, patches searched too. */
  inPatches(state: State): Promise<ReadonlySet<Card>>
}

/** Finds cards by what is said of them and, once they are loaded, by the lines of their patches. */
export function searcher(cards: readonly Card[], data: PageData): Searcher {
  const patchTexts = new Map<number, string>()
  const textOf = (at: number): string => {
    const known = patchTexts.get(at)
    if (known !== undefined) return known
    const hunks = data.loadedPatch(at)
    if (!hunks) return ''
    const text = hunks
      .map(({ lines }) => lines.join('\n'))
      .join('\n')
      .toLowerCase()
    patchTexts.set(at, text)
    return text
  }
  const now = (state: State): ReadonlySet<Card> => {
    const query = state.q.trim().toLowerCase()
    const holds = (card: Card): boolean =>
      query === '' || card.text.includes(query) || card.patches.some((at) => textOf(at).includes(query))
    return new Set(cards.filter((card) => isWanted(card, state) && holds(card)))
  }
  return {
    now,
    async inPatches(state) {
      await data.loadAll()
      return now(state)
    },
  }
}

const isWanted = ({ facts }: Card, { status, tool, rule }: State): boolean =>
  (status === '' || facts.statuses.includes(status) || facts.looks.some((kind) => `look:${kind}` === status)) &&
  (tool === '' || facts.tools.some((name) => name === tool)) &&
  (rule === '' || facts.rules.includes(rule))
