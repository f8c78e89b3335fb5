import type { Maker } from '../../../../core/report/followed-lines.ts'
import { LOOKS, type Look } from '../../../../core/report/looks.ts'
import { reasonOf } from '../../../../core/report/safe-markdown.ts'
import { showUnusual } from '../../../../core/text/neutralise.ts'
import { counted, listed, numberRanges, thousands } from '../../../../core/text/words.ts'
import type { PageFile, PageStep } from '../../model/model.ts'
import { actionButton, checkbox, copyButton, element, lineCounts } from '../element.ts'
import { fileId, groupId, movedPath, pathOf, type ViewedMarks } from '../storage.ts'
import { badgesOf, type Card, type CardContext, lazyCard, prose, riskOf } from './card.ts'
import { drawPart } from './part.ts'

interface FileContext extends CardContext {
  readonly viewed: ViewedMarks
  readonly stepAt: (index: number) => PageStep | undefined
}

/** The card of a file: its net change, with links to the steps that made it. */
export function fileCard(file: PageFile, order: number, context: FileContext): Card {
  const steps = file.steps.flatMap((index) => context.stepAt(index) ?? [])
  const isViewed = context.viewed.has(file)
  const looks = [...context.looks.ofFile(file.path), ...steps.flatMap(({ index }) => context.looks.ofStep(index))]
  const id = fileId(file.path)
  const card: Card = lazyCard({
    id,
    element: () =>
      element('article', {
        class: context.viewed.has(file) ? 'card file viewed' : 'card file',
        id,
        tabindex: '-1',
        'aria-label': file.path,
      }),
    lines: isViewed ? 0 : file.part.lines,
    notes: isViewed ? 0 : Math.max(1, Math.min(steps.filter(({ why }) => why).length, MAX_STEPS)),
    facts: factsOf([file], steps, { looks, order }),
    text: () => textOf(file, steps),
    patches: file.part.patch === undefined ? [] : [file.part.patch],
    fill: () => [heading(file, card.root, context), stepsOf(steps), changeOf(file, context)],
  })
  return card
}

/** Of files that get the same change. */
const factsOf = (
  files: readonly PageFile[],
  steps: readonly PageStep[],
  { looks, order }: { readonly looks: readonly Look[]; readonly order: number },
): Card['facts'] => ({
  paths: files.flatMap(({ path, from = [] }) => [path, from].flat()),
  statuses: files.slice(0, 1).map(({ status }) => status),
  tools: [...new Set(steps.map(({ tool }) => tool))],
  rules: [...new Set(steps.flatMap(({ policy, source }) => [policy?.rule, source].flatMap((rule) => rule ?? [])))],
  size: (files[0]?.insertions ?? 0) + (files[0]?.deletions ?? 0),
  risk: riskOf(looks),
  looks: looks.map(({ kind }) => kind),
  order,
})

const textOf = ({ path, from }: PageFile, steps: readonly PageStep[]): string =>
  [path, from, ...steps.flatMap(({ id, why, policy }) => [id, why, policy?.rule, policy?.reason])]
    .join('\n')
    .toLowerCase()

function heading(file: PageFile, root: HTMLElement, { viewed, looks }: FileContext): HTMLElement {
  const { path } = file
  const attributes = { class: 'fold', 'aria-label': `Collapse ${path}` }
  return element(
    'h2',
    actionButton('▾', () => root.classList.toggle('folded'), attributes),
    element('a.path', { href: `#${fileId(path)}` }, element('code', ...movedPath(file))),
    copyButton(path, 'path'),
    ...badgesOf(file),
    ...looks
      .ofFile(path)
      .filter(({ kind }) => kind !== 'executable')
      .map(lookBadge),
    element('span.outcome', ...countsOf(file), viewedBox([file], viewed)),
  )
}

/** Nothing where no lines are added or removed. */
const countsOf = (file: PageFile): readonly HTMLElement[] =>
  file.insertions + file.deletions === 0 ? [] : lineCounts(file)

/** A box to tick when files were viewed. */
const viewedBox = (files: readonly PageFile[], viewed: ViewedMarks): HTMLElement => {
  const box = checkbox(files.every(viewed.has), (seen) => viewed.set(files, seen))
  return element('label.seen', box, 'Viewed')
}

const lookBadge = ({ kind, said }: Look): HTMLElement =>
  element(
    'span',
    { class: `badge look-${kind}`, title: showUnusual(said) },
    kind === 'hidden' ? `hidden ${showUnusual(said)}` : LOOKS[kind],
  )

const MAX_STEPS = 6

function stepsOf(steps: readonly PageStep[]): HTMLElement {
  const items = steps.slice(0, 500).map(chip)
  const list = element('ul.chips', { 'aria-label': 'Steps' }, ...items.slice(0, MAX_STEPS))
  if (items.length <= MAX_STEPS) return list
  const rest = element('ul.chips', ...items.slice(MAX_STEPS))
  return element(
    'div',
    list,
    element('details.chips', element('summary', `${items.length - MAX_STEPS} more steps`), rest),
  )
}

function chip(step: PageStep): HTMLElement {
  return element(
    'li',
    { class: step.why ? 'told' : undefined },
    element('a.chip', { href: `#step-${step.index}` }, `${step.index} ${step.tool}`),
    step.why ? element('span.why', ...prose(reasonOf(step.why))) : undefined,
  )
}

/** Of a file that one step changed, all lines are its. */
const makersFor = ({ makers, steps }: PageFile): readonly Maker[] =>
  makers ??
  steps.slice(0, 1).flatMap((step): readonly Maker[] => [
    ['L', 1, Number.MAX_SAFE_INTEGER, step],
    ['R', 1, Number.MAX_SAFE_INTEGER, step],
  ])

function changeOf(file: PageFile, { data, look, stepAt }: FileContext): HTMLElement {
  const place = element('div.change')
  place.style.setProperty('--lines', `${Math.min(file.part.lines, 400)}`)
  const only = file.steps.length === 1 ? stepAt(file.steps[0] ?? 0) : undefined
  void data.contents().then(({ files, steps, texts }) => {
    const binary = file.binary ? { before: file.old_size, after: file.new_size } : undefined
    const pictures = files[file.path] ?? (only ? steps[only.index] : undefined)
    const before = file.status === 'added' ? undefined : texts[file.path]
    const cell = before === undefined ? only?.cell : undefined
    const wanted = {
      part: file.part,
      anchor: fileId(file.path),
      label: `Change of ${file.path}`,
      binary,
      pictures,
      before,
      cell,
      makers: makersFor(file),
      reason: (step: number) => reasonOf(stepAt(step)?.why),
    }
    return drawPart(place, wanted, { data, look: look() })
  })
  return place
}

const LISTED = 200

/** The card of files that get the very same change: their names, and the change once, as that of the first. */
export function alikeCard(at: number, files: readonly PageFile[], order: number, context: FileContext): Card {
  const [one] = files as readonly [PageFile, ...PageFile[]]
  const steps = [...new Set(files.flatMap((file) => file.steps))].flatMap((index) => context.stepAt(index) ?? [])
  const looks = [
    ...context.looks.ofFile(one.path),
    ...steps.slice(0, 1).flatMap(({ index }) => context.looks.ofStep(index)),
  ]
  const name = `${counted(files.length, 'file')} get this same change`
  return lazyCard({
    id: groupId(at),
    element: () => element('article.card.alike', { id: groupId(at), tabindex: '-1', 'aria-label': name }),
    lines: one.part.lines + 2,
    notes: 3,
    facts: factsOf(files, steps, { looks, order }),
    text: () => [name, ...files.map(({ path }) => path), ...steps.map(({ why }) => why)].join('\n').toLowerCase(),
    patches: one.part.patch === undefined ? [] : [one.part.patch],
    fill: () => [
      groupHeading(name, one, files, context),
      reasons(steps),
      element('details.members', element('summary', `The ${counted(files.length, 'file')}`), members(files, context)),
      element('p.note', 'The change of ', element('code', ...pathOf(one.path)), ', which is that of all:'),
      changeOf(one, context),
    ],
  })
}

const reasons = (steps: readonly PageStep[]): HTMLElement =>
  steps.length <= 6
    ? stepsOf(steps)
    : element(
        'p.why',
        `Steps ${numberRanges(steps.map(({ index }) => index).sort((one, other) => one - other))}: `,
        listed([...new Set(steps.map(({ why }) => reasonOf(why)))].filter(Boolean), 3),
      )

function groupHeading(name: string, one: PageFile, files: readonly PageFile[], { viewed }: FileContext): HTMLElement {
  const outcome = element('span.outcome', ...countsOf(one), ' each', viewedBox(files, viewed))
  return element('h2', element('b', name), ...badgesOf(one), outcome)
}

/** The files by name; each can be shown by itself. */
function members(files: readonly PageFile[], context: FileContext): HTMLElement {
  const list = element('ul', ...files.slice(0, LISTED).map((file) => member(file, context)))
  if (files.length <= LISTED) return list
  const more = actionButton(`Show ${thousands(files.length - LISTED)} more`, () => {
    list.append(...files.slice(LISTED).map((file) => member(file, context)))
    more.remove()
  })
  return element('div', list, more)
}

function member(file: PageFile, context: FileContext): HTMLElement {
  const { path } = file
  const press = (): void => {
    show.remove()
    item.append(changeOf(file, context))
  }
  const show = actionButton('Show', press, { 'aria-label': `Show the change of ${path}` })
  const name = element('code.path', ...movedPath(file))
  const item = element('li', { 'data-path': path }, name, ' ', ...countsOf(file), ' ', show)
  return item
}
