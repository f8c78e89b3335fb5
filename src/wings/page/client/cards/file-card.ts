import type { Maker } from '../../../../core/report/followed-lines.ts'
import { LOOKS, type Look } from '../../../../core/report/looks.ts'
import { reasonOf } from '../../../../core/report/safe-markdown.ts'
import { showUnusual } from '../../../../core/text/neutralise.ts'
import { counted, listed, numberRanges } from '../../../../core/text/words.ts'
import type { PageFile, PageStep } from '../../model/model.ts'
import { copyButton, element } from '../element.ts'
import { fileId, groupId, pathOf, type ViewedMarks } from '../storage.ts'
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
const countsOf = ({ insertions, deletions }: Pick<PageFile, 'insertions' | 'deletions'>): readonly HTMLElement[] =>
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
function stepsOf(steps: readonly PageStep[]): HTMLElement {
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

function changeOf(file: PageFile, { data, look, stepAt }: FileContext): HTMLElement {
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

/** Names of files that are listed at once. */
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
    element: () => element('article', { class: 'card alike', id: groupId(at), tabindex: '-1', 'aria-label': name }),
    lines: one.part.lines + 2,
    notes: 3,
    facts: {
      paths: files.flatMap(({ path, from }) => (from === undefined ? [path] : [path, from])),
      statuses: [one.status],
      tools: [...new Set(steps.map(({ tool }) => tool))],
      rules: [...new Set(steps.flatMap(({ policy, source }) => [policy?.rule, source].flatMap((rule) => rule ?? [])))],
      size: one.insertions + one.deletions,
      risk: riskOf(looks),
      looks: looks.map(({ kind }) => kind),
      order,
    },
    text: () => [name, ...files.map(({ path }) => path), ...steps.map(({ why }) => why)].join('\n').toLowerCase(),
    patches: one.part.patch === undefined ? [] : [one.part.patch],
    fill: () => [
      groupHeading(name, one, files, context),
      reasons(steps),
      element(
        'details',
        { class: 'members' },
        element('summary', {}, `The ${counted(files.length, 'file')}`),
        members(files, context),
      ),
      element(
        'p',
        { class: 'note' },
        'The change of ',
        element('code', {}, ...pathOf(one.path)),
        ', which is that of all:',
      ),
      changeOf(one, context),
    ],
  })
}

/** The steps, and each of their reasons once. */
const reasons = (steps: readonly PageStep[]): HTMLElement =>
  steps.length <= 6
    ? stepsOf(steps)
    : element(
        'p',
        { class: 'why' },
        `Steps ${numberRanges(steps.map(({ index }) => index).sort((one, other) => one - other))}: `,
        listed([...new Set(steps.map(({ why }) => reasonOf(why)))].filter(Boolean), 3),
      )

function groupHeading(name: string, one: PageFile, files: readonly PageFile[], { viewed }: FileContext): HTMLElement {
  const box = element('input', { type: 'checkbox' })
  box.checked = files.every((file) => viewed.has(file))
  box.addEventListener('change', () => viewed.setAll(files, box.checked))
  return element(
    'h2',
    {},
    element('b', {}, name),
    ...badgesOf(one),
    element(
      'span',
      { class: 'outcome' },
      ...countsOf(one),
      ' each',
      element('label', { class: 'seen' }, box, 'Viewed'),
    ),
  )
}

/** The files by name; each can be shown by itself. */
function members(files: readonly PageFile[], context: FileContext): HTMLElement {
  const list = element('ul', {}, ...files.slice(0, LISTED).map((file) => member(file, context)))
  if (files.length <= LISTED) return list
  const more = element('button', { type: 'button' }, `Show ${(files.length - LISTED).toLocaleString('en')} more`)
  more.addEventListener('click', () => {
    list.append(...files.slice(LISTED).map((file) => member(file, context)))
    more.remove()
  })
  return element('div', {}, list, more)
}

function member(file: PageFile, context: FileContext): HTMLElement {
  const { path, from } = file
  const show = element('button', { type: 'button', 'aria-label': `Show the change of ${path}` }, 'Show')
  const item = element(
    'li',
    { 'data-path': path },
    element('code', { class: 'path' }, ...(from === undefined ? [] : [...pathOf(from), ' → ']), ...pathOf(path)),
    ' ',
    ...countsOf(file),
    ' ',
    show,
  )
  show.addEventListener('click', () => {
    show.remove()
    item.append(changeOf(file, context))
  })
  return item
}
