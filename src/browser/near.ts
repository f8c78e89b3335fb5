import { element } from './element.ts'

/** Elements of a document beyond which what is far from the view is put aside. */
const FULL = 12_000

/** What draws an element's children. */
type Fill = () => readonly Node[]

/** Elements that wait to be drawn, with what draws them. */
const waiting = new WeakMap<Element, Fill>()

/** Drawn elements that are far from the view. */
const far = new Set<HTMLElement>()

let most = FULL

const isPrinting = (): boolean => most === Number.POSITIVE_INFINITY

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!(target instanceof HTMLElement)) continue
      if (isIntersecting) {
        far.delete(target)
        drawNow(target)
      } else if (!waiting.has(target)) far.add(target)
    }
    makeRoom()
  },
  { rootMargin: '900px' },
)

/**
 * Draws an element when it comes near the view, and puts its children aside while it is far and the document is full: they come back as they were.
 * @param height in pixels, until it is drawn; default that of its style sheet
 */
export function drawWhenNear(target: HTMLElement, fill: Fill, height?: number): void {
  blank(target, fill, height)
  // An observed element would only report later changes.
  observer.unobserve(target)
  observer.observe(target)
  if (isPrinting()) drawNow(target)
}

/** Draws an element that waits; any other stays as it is. */
export function drawNow(target: HTMLElement): void {
  const fill = waiting.get(target)
  if (!fill) return
  waiting.delete(target)
  target.classList.remove('blank')
  target.style.height = ''
  target.replaceChildren(...fill())
}

/** Draws whatever waits, and what comes to wait, while the page is printed. */
export function drawForPrinters(): void {
  addEventListener('beforeprint', () => {
    most = Number.POSITIVE_INFINITY
    for (;;) {
      const blanks = document.querySelectorAll<HTMLElement>('.blank')
      if (blanks.length === 0) return
      blanks.forEach(drawNow)
    }
  })
  addEventListener('afterprint', () => {
    most = FULL
    makeRoom()
  })
}

function blank(target: HTMLElement, fill: Fill, height: number | undefined): void {
  waiting.set(target, fill)
  target.classList.add('blank')
  if (target instanceof HTMLTableSectionElement) {
    // One cell makes no column more than the table has.
    const spacer = element('td')
    spacer.style.height = `${height ?? 0}px`
    target.replaceChildren(element('tr.spacer', spacer))
  } else {
    if (height !== undefined) target.style.height = `${height}px`
    target.replaceChildren()
  }
}

/** What is far is put aside, the innermost first: whatever holds it comes back small. */
function makeRoom(): void {
  if (document.getElementsByTagName('*').length <= most) return
  const going = [...far]
    .filter((one) => one.isConnected && !one.contains(document.activeElement))
    .map((one) => ({ one, height: one.getBoundingClientRect().height }))
  going.sort(({ one }, { one: other }) => (isBefore(one, other) ? 1 : -1))
  for (const { one, height } of going) {
    const aside = [...one.childNodes]
    blank(one, () => aside, height)
  }
  far.clear()
}

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
