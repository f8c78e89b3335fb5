import type { PageFile, PageStep } from '../../model/model.ts'
import { copyButton } from '../copy.ts'
import { element } from '../element.ts'
import { fileId, pathOf } from '../path.ts'
import type { ViewedMarks } from '../viewed.ts'
import { badgesOf } from './badges.ts'
import { type Card, type CardContext, RISKS, type Risk } from './card.ts'
import { drawPart } from './part.ts'
import { prose } from './prose.ts'
import { riskOf } from './step-card.ts'

export interface FileContext extends CardContext {
  readonly viewed: ViewedMarks
  readonly stepAt: (index: number) => PageStep | undefined
}

/** The card of a file: its net change, with links to the steps that made it. */
export function fileCard(file: PageFile, order: number, context: FileContext): Card {
  const steps = file.steps.flatMap((index) => context.stepAt(index) ?? [])
  const isViewed = context.viewed.has(file)
  const root = element('article', {
    class: isViewed ? 'card file viewed' : 'card file',
    id: fileId(file.path),
    tabindex: '-1',
    'aria-label': file.path,
  })
  return {
    root,
    lines: isViewed ? 0 : file.part.lines,
    notes: isViewed ? 0 : Math.max(1, Math.min(steps.filter(({ why }) => why).length, MAX_STEPS)),
    facts: {
      paths: [file.path, ...(file.from === undefined ? [] : [file.from])],
      statuses: [file.status],
      tools: [...new Set(steps.map(({ tool }) => tool))],
      rules: [...new Set(steps.flatMap(({ policy }) => policy?.rule ?? []))],
      size: file.insertions + file.deletions,
      risk: fileRisk(file, steps),
      order,
    },
    text: textOf(file, steps),
    patches: file.part.patch === undefined ? [] : [file.part.patch],
    fill: () => [heading(file, root, context), stepsOf(steps), changeOf(file, context)],
  }
}

function fileRisk(file: PageFile, steps: readonly PageStep[]): Risk {
  const own: Risk = file.new_mode === '100755' && file.old_mode !== '100755' ? 'executable' : 'none'
  const risks = [own, ...steps.map(riskOf)].map((risk) => RISKS.indexOf(risk))
  return RISKS[Math.min(...risks)] ?? 'none'
}

const textOf = ({ path, from }: PageFile, steps: readonly PageStep[]): string =>
  [path, from, ...steps.flatMap(({ id, why, policy }) => [id, why, policy?.rule, policy?.reason])]
    .join('\n')
    .toLowerCase()

function heading(file: PageFile, root: HTMLElement, { viewed }: FileContext): HTMLElement {
  const { path, from, insertions, deletions } = file
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
    element(
      'span',
      { class: 'outcome' },
      element('span', { class: 'plus' }, `+${insertions}`),
      element('span', { class: 'minus' }, `−${deletions}`),
      element('label', { class: 'seen' }, box, 'Viewed'),
    ),
  )
}

/** Steps beyond this are folded. */
const MAX_STEPS = 6

/** The steps that made the change, with their reasons. */
function stepsOf(steps: readonly PageStep[]): HTMLElement {
  const items = steps.map(chip)
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
  const risk = riskOf(step)
  return element(
    'li',
    { class: step.why ? 'told' : undefined },
    element('a', { href: `#step-${step.index}`, class: 'chip' }, `${step.index} ${step.tool}`),
    risk === 'none' || risk === 'executable'
      ? undefined
      : element('span', { class: `risk ${risk.split(' ')[0]}` }, risk),
    step.why ? element('span', { class: 'why' }, ...prose(step.why)) : undefined,
  )
}

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
    }
    return drawPart(place, wanted, { data, look: look() })
  })
  return place
}
