import 'diff2html/bundles/css/diff2html.min.css'
import './style/page.css'
import './style/overview.css'
import './style/verifications.css'
import './style/files.css'
import './style/steps.css'
import './style/change.css'
import './style/diff.css'
import './style/media.css'
import type { Pictures } from '../../pictures.ts'
import type { ReportedStep, RunReport } from '../../report.ts'
import { type Card, cardOf } from './card.ts'
import { drawChange } from './change.ts'
import { element } from './element.ts'
import { fileTree } from './files.ts'
import { filterBar } from './filters.ts'
import { goTo } from './go-to.ts'
import { listenToKeys } from './keyboard.ts'
import { overview } from './overview.ts'

const report: RunReport = JSON.parse(document.getElementById('report')?.textContent ?? '')
const pictures: Pictures = JSON.parse(document.getElementById('pictures')?.textContent ?? '')
const cards = inReadingOrder(report.steps).map(cardOf)
const cardAt = new Map<Element, Card>(cards.flatMap((card) => (card.change ? [[card.change, card] as const] : [])))
const filters = filterBar(report, (view) => {
  if (view) redraw()
  filter()
})

/** Changes are drawn when they are about to be seen. */
const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) draw(target)
  },
  { rootMargin: '800px' },
)

const steps = element('section', { class: 'steps', 'aria-label': 'Steps' }, ...cards.map((card) => card.root))
const files = fileTree(report, filters.chooseFile)
document
  .getElementById('app')
  ?.append(
    overview(report, filters.chooseStatus),
    filters.root,
    element('div', { class: files ? 'body' : 'body alone' }, ...(files ? [files] : []), steps),
  )
for (const place of cardAt.keys()) seen.observe(place)
filter()
listenToKeys({ cards, filters })
addEventListener('beforeprint', () => {
  for (const place of cardAt.keys()) draw(place)
})
addEventListener('hashchange', goToHash)
goToHash()

/** The plan's order, but each repetition right under what it repeats. */
function inReadingOrder(steps: readonly ReportedStep[]): readonly ReportedStep[] {
  const originals = new Set(steps.filter((step) => step.duplicate_of === undefined).map(({ index }) => index))
  const originalOf = ({ duplicate_of: at }: ReportedStep) => (at !== undefined && originals.has(at) ? at : undefined)
  const repetitions = Map.groupBy(steps, originalOf)
  return (repetitions.get(undefined) ?? []).flatMap((step) => [step, ...(repetitions.get(step.index) ?? [])])
}

function draw(place: Element): void {
  const card = cardAt.get(place)
  if (!card?.change || card.change.childElementCount > 0) return
  const { step } = card
  drawChange(card.change, { step, pictures: pictures[step.index] }, filters.view())
  seen.unobserve(place)
}

function redraw(): void {
  for (const place of cardAt.keys()) {
    place.replaceChildren()
    seen.unobserve(place)
    seen.observe(place)
  }
}

function filter(): void {
  let shown = 0
  for (const card of cards) {
    card.root.hidden = !filters.matches(card)
    if (!card.root.hidden) shown += 1
  }
  filters.count.textContent = shown === cards.length ? `${shown} steps` : `${shown} of ${cards.length} steps`
}

/** A step that the filters hide is shown when its address is asked for. */
function goToHash(): void {
  const target = document.getElementById(location.hash.slice(1))
  if (target?.hidden) filters.clear()
  if (target) goTo(target)
}
