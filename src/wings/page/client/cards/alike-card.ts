import { reasonOf } from '../../../../core/report/quoted.ts'
import { counted, listed, numberRanges } from '../../../../core/report/words.ts'
import type { PageFile, PageStep } from '../../model/model.ts'
import { element } from '../element.ts'
import { groupId, pathOf } from '../path.ts'
import { badgesOf } from './badges.ts'
import { type Card, lazyCard, riskOf } from './card.ts'
import { changeOf, countsOf, type FileContext, stepsOf } from './file-card.ts'

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
      heading(name, one, files, context),
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

function heading(name: string, one: PageFile, files: readonly PageFile[], { viewed }: FileContext): HTMLElement {
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
