import type { Maker } from '../../../../core/report/followed-lines.ts'
import { LOOKS, type Look } from '../../../../core/report/looks.ts'
import { showUnusual } from '../../../../core/report/plain-text.ts'
import { reasonOf } from '../../../../core/report/quoted.ts'
import type { PageFile, PageStep } from '../../model/model.ts'
import { copyButton } from '../copy.ts'
import { element } from '../element.ts'
import { fileId, pathOf } from '../path.ts'
import type { ViewedMarks } from '../viewed.ts'
import { badgesOf } from './badges.ts'
import { type Card, type CardContext, lazyCard, riskOf } from './card.ts'
import { drawPart } from './part.ts'
import { prose } from './prose.ts'

export interface FileContext extends CardContext {
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
    facts: {
      paths: [file.path, ...(file.from === undefined ? [] : [file.from])],
      statuses: [file.status],
      tools: [...new Set(steps.map(({ tool }) => tool))],
      rules: [...new Set(steps.flatMap(({ policy, source }) => [policy?.rule, source].flatMap((rule) => rule ?? [])))],
      size: file.insertions + file.deletions,
      risk: riskOf(looks),
      looks: looks.map(({ kind }) => kind),
      order,
    },
    text: () => textOf(file, steps),
    patches: file.part.patch === undefined ? [] : [file.part.patch],
    fill: () => [heading(file, card.root, context), stepsOf(steps), changeOf(file, context)],
  })
  return card
}

const textOf = ({ path, from }: PageFile, steps: readonly PageStep[]): string =>
  [path, from, ...steps.flatMap(({ id, why, policy }) => [id, why, policy?.rule, policy?.reason])]
    .join('\n')
    .toLowerCase()

function heading(file: PageFile, root: HTMLElement, { viewed, looks }: FileContext): HTMLElement {
  const { path, from } = file
  const fold = element('button', { type: 'button', class: 'fold', 'aria-label': `Collapse ${path}` }, '▾')
  fold.addEventListener('click', () => root.classList.toggle('folded'))
  const box = element('input', { type: 'checkbox' })
  box.checked = viewed.has(file)
  box.addEventListener('change', () => viewed.set(file, box.checked))
  return element(
    'h2',
    {},
    fold,
    element(
      'a',
      { href: `#${fileId(path)}`, class: 'path' },
      element('code', {}, ...(from === undefined ? [] : [...pathOf(from), ' → ']), ...pathOf(path)),
    ),
    copyButton(path, 'path'),
    ...badgesOf(file),
    ...looks
      .ofFile(path)
      .filter(({ kind }) => kind !== 'executable')
      .map(lookBadge),
    element('span', { class: 'outcome' }, ...countsOf(file), element('label', { class: 'seen' }, box, 'Viewed')),
  )
}

/** Lines added and removed; nothing where none are. */
export const countsOf = ({
  insertions,
  deletions,
}: Pick<PageFile, 'insertions' | 'deletions'>): readonly HTMLElement[] =>
  insertions + deletions === 0
    ? []
    : [
        element('span', { class: 'plus' }, `+${insertions.toLocaleString('en')}`),
        element('span', { class: 'minus' }, `−${deletions.toLocaleString('en')}`),
      ]

const lookBadge = ({ kind, said }: Look): HTMLElement =>
  element(
    'span',
    { class: `badge look-${kind}`, title: showUnusual(said) },
    kind === 'hidden' ? `hidden ${showUnusual(said)}` : LOOKS[kind],
  )

/** Steps beyond this are folded. */
const MAX_STEPS = 6

/** The steps that made the change, with their reasons. */
export function stepsOf(steps: readonly PageStep[]): HTMLElement {
  const items = steps.slice(0, 500).map(chip)
  const list = element('ul', { class: 'chips', 'aria-label': 'Steps' }, ...items.slice(0, MAX_STEPS))
  if (items.length <= MAX_STEPS) return list
  const rest = element('ul', { class: 'chips' }, ...items.slice(MAX_STEPS))
  return element(
    'div',
    {},
    list,
    element('details', { class: 'chips' }, element('summary', {}, `${items.length - MAX_STEPS} more steps`), rest),
  )
}

function chip(step: PageStep): HTMLElement {
  return element(
    'li',
    { class: step.why ? 'told' : undefined },
    element('a', { href: `#step-${step.index}`, class: 'chip' }, `${step.index} ${step.tool}`),
    step.why ? element('span', { class: 'why' }, ...prose(reasonOf(step.why))) : undefined,
  )
}

/** Of a file that one step changed, all lines are its. */
const makersFor = ({ makers, steps }: PageFile): readonly Maker[] =>
  makers ??
  steps.slice(0, 1).flatMap((step): readonly Maker[] => [
    ['L', 1, Number.MAX_SAFE_INTEGER, step],
    ['R', 1, Number.MAX_SAFE_INTEGER, step],
  ])

export function changeOf(file: PageFile, { data, look, stepAt }: FileContext): HTMLElement {
  const place = element('div', { class: 'change' })
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
