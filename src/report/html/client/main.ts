import 'diff2html/bundles/css/diff2html.min.css'
import './style.css'
import type { RunReport } from '../../report.ts'
import { type Card, cardOf } from './card.ts'
import { drawDiff } from './diff.ts'
import { element } from './element.ts'
import { filterBar } from './filters.ts'
import { listenToKeys } from './keyboard.ts'
import { overview } from './overview.ts'

const report: RunReport = JSON.parse(document.getElementById('report')?.textContent ?? '')
const cards = report.steps.map(cardOf)
const cardAt = new Map<Element, Card>(cards.flatMap((card) => (card.diff ? [[card.diff, card] as const] : [])))
const filters = filterBar(report, (view) => {
  if (view) redraw()
  filter()
})

/** Diffs are drawn when they are about to be seen. */
const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) draw(target)
  },
  { rootMargin: '800px' },
)

document
  .getElementById('app')
  ?.append(
    overview(report),
    filters.root,
    element('section', { class: 'steps', 'aria-label': 'Steps' }, ...cards.map((card) => card.root)),
  )
for (const place of cardAt.keys()) seen.observe(place)
filter()
listenToKeys({ cards, filters })
addEventListener('beforeprint', () => {
  for (const place of cardAt.keys()) draw(place)
})
addEventListener('hashchange', goToHash)
goToHash()

function draw(place: Element): void {
  const card = cardAt.get(place)
  if (!card?.diff || card.diff.childElementCount > 0) return
  drawDiff(card.diff, card.step, filters.view())
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

function goToHash(): void {
  document.getElementById(location.hash.slice(1))?.scrollIntoView()
}
