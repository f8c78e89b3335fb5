import { element } from '../../../../browser/element.ts'
import { drawNow, drawWhenNear } from '../../../../browser/near.ts'
import { showInvisible } from '../../../../core/text/neutralise.ts'
import { type Card, RISKS, riskName } from '../cards/card.ts'
import type { PageData } from '../data.ts'
import { folderOf, type Sort, type State } from '../storage.ts'

/** The cards of a view: drawn when they come near, in the order and the selection that the state asks for. */
export interface CardList {
  readonly root: HTMLElement
  shown(): readonly Card[]
  all(): readonly Card[]
  /** Answers when patches are searched too. */
  show(state: State): Promise<void>
  redraw(): void
  /** Draws a card now, for a jump into it. */
  draw(card: Card): void
}

/** Up to this many cards are in the document from the start, empty; of more, only those near the view. */
const MAX_WHOLE = 2000

/** Cards that are put into the document together. */
const CHUNK = 40

export function cardList(label: string, cards: readonly Card[], data: PageData): CardList {
  const root = element('section.cards', { 'aria-label': label })
  const homes = new Map<Card, HTMLElement>()
  const begun = new Set<Card>()
  const begin = (card: Card): void => {
    begun.add(card)
    card.root.style.setProperty('--lines', `${Math.min(card.lines, MAX_LINES)}`)
    card.root.style.setProperty('--notes', `${card.notes}`)
    drawWhenNear(card.root, card.fill)
  }
  const chunkOf = (entries: readonly ListEntry[]): HTMLElement => {
    const chunk = element('div.chunk')
    for (const entry of entries) if (typeof entry !== 'string') homes.set(entry, chunk)
    const fill = (): readonly Node[] =>
      entries.map((entry) => {
        if (typeof entry === 'string') return element('p.group', entry)
        if (!begun.has(entry)) begin(entry)
        return entry.root
      })
    drawWhenNear(
      chunk,
      fill,
      entries.reduce((sum, entry) => sum + heightOf(entry), 0),
    )
    return chunk
  }
  let shown: readonly Card[] = []
  let order = ''
  const put = (state: State, found: ReadonlySet<Card>): void => {
    const entries = arranged(cards, { sort: state.sort, found })
    const now = entries.filter((entry) => typeof entry !== 'string')
    const key = `${state.sort} ${found.size}`
    if (key === order && now.every((card, at) => card === shown[at])) return
    const isFirst = order === ''
    ;[shown, order] = [now, key]
    homes.clear()
    const chunks = Array.from({ length: Math.ceil(entries.length / CHUNK) }, (_, at) =>
      chunkOf(entries.slice(at * CHUNK, (at + 1) * CHUNK)),
    )
    root.replaceChildren(...chunks)
    const whole = entries.length > MAX_WHOLE ? 1 : chunks.length
    const first = isFirst ? whole : 1
    chunks.slice(0, first).forEach(drawNow)
    void drawInTurn(chunks.slice(first, whole), () => shown === now)
  }
  const matches = searcher(cards, data)
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
    redraw: () => begun.forEach(begin),
    draw(card) {
      const home = homes.get(card)
      if (home) drawNow(home)
      drawNow(card.root)
    },
  }
}

/** Some in each task, so that keys are answered between them; until others are wanted. */
async function drawInTurn(chunks: readonly HTMLElement[], isWanted: () => boolean): Promise<void> {
  for (let at = 0; at < chunks.length; at += A_TASK) {
    await new Promise((done) => setTimeout(done))
    if (!isWanted()) return
    chunks.slice(at, at + A_TASK).forEach(drawNow)
  }
}

/** Chunks that are drawn in a task: fewer lay out the page more often. */
const A_TASK = 8

/** Lines that a card which is not drawn yet is as high as, at most. */
const MAX_LINES = 400

const heightOf = (entry: ListEntry): number =>
  typeof entry === 'string' ? 40 : 54 + Math.min(entry.lines, MAX_LINES) * 20 + entry.notes * 32

/** Finds cards by their texts and, once loaded, by the lines of their patches. */
function searcher(cards: readonly Card[], data: PageData) {
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
    async inPatches(state: State): Promise<ReadonlySet<Card>> {
      await data.loadAll()
      return now(state)
    },
  }
}

const isWanted = ({ facts }: Card, { status, tool, rule }: State): boolean =>
  (status === '' || facts.statuses.includes(status) || facts.looks.some((kind) => `look:${kind}` === status)) &&
  (tool === '' || facts.tools.some((name) => name === tool)) &&
  (rule === '' || facts.rules.includes(rule))

/** A card, or the heading above the ones that follow. */
type ListEntry = Card | string

/** The cards that were found, in their order, under headings where they are grouped. */
function arranged(
  cards: readonly Card[],
  { sort, found }: { readonly sort: Sort; readonly found: ReadonlySet<Card> },
): readonly ListEntry[] {
  const sorted = cards.filter((card) => found.has(card)).sort(ORDERS[sort])
  const group = GROUPS[sort]
  if (!group) return sorted
  let last = ''
  return sorted.flatMap((card): readonly ListEntry[] => {
    const name = group(card)
    if (name === last) return [card]
    last = name
    return name === '' ? [card] : [name, card]
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

const GROUPS: Readonly<Partial<Record<Sort, (card: Card) => string>>> = {
  order: (card) => card.facts.group ?? '',
  path: (card) => showInvisible(folderOf(card.facts.paths[0] ?? '')),
  risk: (card) => riskName(card.facts.risk),
}
