import type { Look } from '../../../../core/report/looks.ts'
import { inRuleOrder, ruleGroups } from '../../../../core/report/rules.ts'
import { commonDecision } from '../../model/common-decision.ts'
import type { PageStep } from '../../model/model.ts'
import type { PageData } from '../data.ts'
import { stepDecisions } from '../decisions.ts'
import { type CardList, cardList } from '../frame/list.ts'
import type { State } from '../frame/state.ts'
import { commitPage } from '../links.ts'
import type { ViewedMarks } from '../viewed.ts'
import { alikeCard } from './alike-card.ts'
import type { Card, CardContext, Looks } from './card.ts'
import { fileCard } from './file-card.ts'
import { readsCard } from './reads-card.ts'
import { ruleCard } from './rule-card.ts'
import { stepCard } from './step-card.ts'

export interface Cards {
  of(view: State['view']): CardList
  /** What the reader would leave out. */
  readonly decisions: HTMLElement
  /** The part of a card that an id names. */
  holds(card: HTMLElement, id: string): HTMLElement | undefined
}

/** The cards of both views, each made when its view is first opened. */
export function makeCards(
  data: PageData,
  given: { readonly look: CardContext['look']; readonly viewed: ViewedMarks },
): Cards {
  const { files, steps, run, looks, alike } = data.model
  const links = { commit: (id: string) => commitPage(run.pull_request, id) }
  const decisions = stepDecisions(data)
  const common = { data, look: given.look, links, policy: commonDecision(steps) }
  const drawn: CardContext = { ...common, looks: lookedUp(looks), decisions }
  const refused = steps.filter(({ error }) => error)
  const byIndex = new Map(steps.map((step) => [step.index, step]))
  const context = { ...drawn, viewed: given.viewed, stepAt: (index: number) => byIndex.get(index) }
  const grouped = new Set(alike.flat())
  const makers = {
    files: () =>
      cardList(
        'Files',
        [
          ...refused.map((step, at) => stepCard(step, at - refused.length, drawn)),
          ...files.flatMap((file, order) => (grouped.has(order) ? [] : [fileCard(file, order, context)])),
          ...alike.map((group, at) =>
            alikeCard(
              group[0] ?? 0,
              group.flatMap((place) => files[place] ?? []),
              files.length + at,
              context,
            ),
          ),
        ],
        data,
      ),
    steps: () => cardList('Steps', stepCards(steps, drawn), data),
  }
  const made: { [View in State['view']]?: CardList } = {}
  return {
    decisions: decisions.root,
    of: (view) => (made[view] ??= makers[view]()),
    holds: (card, id) => [...card.querySelectorAll<HTMLElement>('[id]')].find((one) => one.id === id),
  }
}

function lookedUp(looks: readonly Look[]): Looks {
  const [bySteps, byPath] = [new Map<number, Look[]>(), new Map<string, Look[]>()]
  const add = <Key>(map: Map<Key, Look[]>, key: Key, look: Look): void => {
    const known = map.get(key)
    if (known) known.push(look)
    else map.set(key, [look])
  }
  for (const look of looks) {
    if (look.step === undefined) add(byPath, look.path, look)
    else add(bySteps, look.step, look)
  }
  return { ofStep: (index) => bySteps.get(index) ?? [], ofFile: (path) => byPath.get(path) ?? [] }
}

/** The plan's order, but fixes under their rule, and each repetition right under what it repeats; reads that follow each other share a card. */
function stepCards(steps: readonly PageStep[], drawn: CardContext): readonly Card[] {
  const ordered = inReadingOrder(inRuleOrder(steps))
  const rules = new Map(ruleGroups(steps, ({ parts }) => parts.map(({ path }) => path)).map((one) => [one.rule, one]))
  const cards: Card[] = []
  for (let at = 0; at < ordered.length; ) {
    let end = at
    const { source = '' } = ordered[at]!
    const group = source === ordered[at - 1]?.source ? undefined : rules.get(source)
    if (group) cards.push(ruleCard(group, at - 0.5))
    while (end < ordered.length && isPlainRead(ordered[end]!)) end += 1
    if (end > at) cards.push(readsCard(ordered.slice(at, end), at))
    else cards.push(stepCard(ordered[end++]!, at, drawn))
    at = end
  }
  return cards
}

const isPlainRead = ({ status, error, policy }: PageStep): boolean =>
  status === 'read' && error === undefined && policy?.behavior !== 'ask'

function inReadingOrder(steps: readonly PageStep[]): readonly PageStep[] {
  const originals = new Set(steps.filter((step) => step.duplicate_of === undefined).map(({ index }) => index))
  const originalOf = ({ duplicate_of: at }: PageStep) => (at !== undefined && originals.has(at) ? at : undefined)
  const repetitions = Map.groupBy(steps, originalOf)
  return (repetitions.get(undefined) ?? []).flatMap((step) => [step, ...(repetitions.get(step.index) ?? [])])
}
