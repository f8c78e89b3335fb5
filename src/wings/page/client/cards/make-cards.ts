import { element } from '../../../../browser/element.ts'
import { MANY } from '../../../../core/report/changed-words.ts'
import { inRuleOrder, type RuleGroup, ruleGroups, ruleWords } from '../../../../core/report/groups.ts'
import type { Look } from '../../../../core/report/looks.ts'
import { namesOf } from '../../../../core/report/net-changes.ts'
import { READ_FIRST } from '../../../../core/report/read-first.ts'
import { groupBy } from '../../../../core/text/group-by.ts'
import { showInvisible, showUnusual } from '../../../../core/text/neutralise.ts'
import { counted } from '../../../../core/text/words.ts'
import type { PageFile, PageModel, PageStep, ReadFirst } from '../../model/model.ts'
import type { PageData } from '../data.ts'
import { type CardList, cardList } from '../frame/list.ts'
import { commitPage, commonDecision, fileId, pathOf, type State, type ViewedMarks } from '../storage.ts'
import { type Card, type CardContext, type Looks, lazyCard, prose } from './card.ts'
import { alikeCard, changesOf, fileCard } from './file-card.ts'
import { stepCard } from './step-card.ts'

interface Cards {
  of(view: State['view']): CardList
  /** What a drawn card shows of an address: one of its steps, or of the files that change alike. */
  holds(card: Card, id: string): HTMLElement | undefined
  /** The changes of some files, without their cards. */
  shown(files: readonly PageFile[]): HTMLElement
}

/** The cards of both views, each made when its view is first opened. */
export function makeCards(
  data: PageData,
  given: Pick<CardContext, 'look' | 'decisions'> & { readonly viewed: ViewedMarks },
): Cards {
  const { account, files, steps, run, looks, readFirst } = data.model
  const links = { commit: (id: string) => commitPage(run.pull_request, id) }
  const drawn: CardContext = { ...given, data, links, policy: commonDecision(steps), looks: lookedUp(looks) }
  const refused = steps.filter(({ error }) => error)
  const byIndex = new Map(steps.map((step) => [step.index, step]))
  const context = { ...drawn, viewed: given.viewed, stepAt: (index: number) => byIndex.get(index) }
  const makers = {
    files: () => {
      const first = refused.map((step, at) => stepCard(step, at - refused.length, drawn))
      const accounted = new Set(account.parts.flatMap((part) => part.files))
      const together = account.parts.filter(isOneCard)
      const inOne = new Set(together.flatMap((part) => part.files))
      const cards = readFirst
        .flatMap((group) => group.entries.map((entry) => ({ entry, group })))
        .sort((one, other) => isWithin(one.entry.files, accounted) - isWithin(other.entry.files, accounted))
        .flatMap(({ entry, group }) => cardsOf({ ...entry, files: entry.files.filter((at) => !inOne.has(at)) }, group))
      return cardList('Files', [...first, ...cards, ...together.flatMap(partCards)], data)
    },
    steps: () => cardList('Steps', stepCards(leftToReadFirst(data.model), drawn), data),
  }
  let order = 0
  /** Files that get the same change share a card; the files of a folder do not. */
  const cardsOf = (entry: ReadFirst['entries'][number], { kind }: ReadFirst): readonly Card[] => {
    const members = entry.files.flatMap((at) => files[at] ?? [])
    const group = readFirst.length === 1 && entry.folder === undefined ? '' : groupName(READ_FIRST[kind], entry)
    if (entry.folder === undefined && members.length > 1)
      return [alikeCard({ is: 'same', files: entry.files }, members, { order: order++, group }, context)]
    return members.map((file) => fileCard(file, { order: order++, group }, context))
  }
  /** What a sentence accounts for comes last, each part in one card. */
  const partCards = (part: PageModel['account']['parts'][number]): readonly Card[] => {
    const members = part.files.flatMap((at) => files[at] ?? [])
    const group = order === 0 ? '' : READ_FIRST.alike
    return members.length === 0 ? [] : [alikeCard(part, members, { order: order++, group }, context)]
  }
  const made: { [View in State['view']]?: CardList } = {}
  return {
    of: (view) => (made[view] ??= makers[view]()),
    shown: (some) => changesOf(some, context),
    holds: (card, id) =>
      card.reveal?.(id) ?? [...card.root.querySelectorAll<HTMLElement>('[id]')].find((one) => one.id === id),
  }
}

/** 1 where a sentence accounts for all of some files: they come last. */
const isWithin = (files: readonly number[], accounted: ReadonlySet<number>): number =>
  Number(files.length > 0 && files.every((at) => accounted.has(at)))

/** Whether the files of a part have nothing of their own to show, or are more than anybody reads one by one. */
const isOneCard = ({ is, files }: PageModel['account']['parts'][number]): boolean =>
  is === 'gone' || is === 'moved' || files.length >= MANY

/** The heading above the cards of a group, and of a folder of it. */
const groupName = (name: string, { folder, files }: ReadFirst['entries'][number]): string =>
  folder === undefined ? name : `${name} · ${showUnusual(folder)} · ${counted(files.length, 'file')}`

function lookedUp(looks: readonly Look[]): Looks {
  const bySteps = groupBy(looks, ({ step }) => step)
  const byPath = groupBy(looks, ({ step, path }) => (step === undefined ? path : undefined))
  return { ofStep: (index) => bySteps.get(index) ?? [], ofFile: (path) => byPath.get(path) ?? [] }
}

/** Of an explanation, the steps that it leaves to read come before those that explain. */
function leftToReadFirst({ steps, explained }: PageModel): readonly PageStep[] {
  const explaining = new Set(explained?.steps.map(({ step }) => step))
  return steps.toSorted((one, other) => Number(explaining.has(one.index)) - Number(explaining.has(other.index)))
}

/** The order given, but fixes under their rule, and each repetition right under what it repeats; reads that follow each other share a card. */
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

/** Steps that only read, one after the other: a line that unfolds. */
function readsCard(steps: readonly PageStep[], order: number): Card {
  const [first, ...rest] = steps
  const names = `Read ${steps.length} file${steps.length === 1 ? '' : 's'}`
  const id = rest.length === 0 ? `step-${first?.index}` : `steps-${first?.index}`
  return lazyCard({
    id,
    element: () => element('article.card.reads', { id, tabindex: '-1', 'aria-label': names }),
    lines: 0,
    notes: 0,
    facts: {
      paths: [...new Set(steps.flatMap(namesOf))],
      statuses: ['read'],
      tools: ['Read'],
      rules: steps.flatMap(({ policy }) => policy?.rule ?? []),
      size: 0,
      risk: 'none',
      looks: [],
      order,
    },
    text: () =>
      steps
        .flatMap((step) => [...namesOf(step), step.why, step.id, step.plan])
        .join('\n')
        .toLowerCase(),
    patches: [],
    fill: () => [rest.length === 0 ? lineOf(steps[0]!, {}) : folded(names, steps)],
  })
}

const folded = (names: string, steps: readonly PageStep[]): HTMLElement =>
  element(
    'details',
    element('summary', `${numbers(steps)} · ${names}`),
    ...steps.map((step) => lineOf(step, { id: `step-${step.index}` })),
  )

const numbers = (steps: readonly PageStep[]): string => `${steps[0]?.index}–${steps.at(-1)?.index}`

const lineOf = (step: PageStep, attributes: { readonly id?: string }): HTMLElement =>
  element(
    'p.read-line',
    { ...attributes },
    element('a.number', { href: `#step-${step.index}` }, `${step.index}`),
    ' Read ',
    element('code.path', showInvisible(step.file_path)),
    ' ',
    ...(step.why ? [element('span.why', ...prose(step.why))] : []),
  )

const LISTED = 500

/** The card above the fixes of a rule: how many there are, and the files, folded. */
function ruleCard(group: RuleGroup<PageStep>, order: number): Card {
  const { rule, applied, refused, others, files } = group
  const steps = [...refused, ...applied, ...others]
  const id = `rule-${steps.reduce((first, { index }) => Math.min(first, index), Number.POSITIVE_INFINITY)}`
  const name = `${showUnusual(rule)}: ${ruleWords(group)}`
  return lazyCard({
    id,
    element: () => element('article.card.rule', { id, tabindex: '-1', 'aria-label': name }),
    lines: 0,
    notes: 1,
    facts: {
      paths: files,
      statuses: [...new Set(steps.map(({ status }) => status))],
      tools: [...new Set(steps.map(({ tool }) => tool))],
      rules: [rule],
      size: steps.reduce((sum, { insertions, deletions }) => sum + insertions + deletions, 0),
      risk: refused.length > 0 ? 'refused' : 'none',
      looks: refused.length > 0 ? ['refused'] : [],
      order,
    },
    text: () => [rule, ...files].join('\n').toLowerCase(),
    patches: [],
    fill: () => [
      element('h2', element('b', element('code', showUnusual(rule))), ` ${ruleWords(group)}`),
      filesOf(files),
    ],
  })
}

function filesOf(files: readonly string[]): HTMLElement {
  const items = files
    .slice(0, LISTED)
    .map((path) =>
      element(
        'li',
        element('a', { href: `#${encodeURIComponent(fileId(path))}` }, element('code.path', ...pathOf(path))),
      ),
    )
  const more = files.length - items.length
  return element(
    'details.members',
    element('summary', `The ${counted(files.length, 'file')}`),
    element('ul', ...items, more > 0 ? element('li', `and ${counted(more, 'more file')}`) : undefined),
  )
}
