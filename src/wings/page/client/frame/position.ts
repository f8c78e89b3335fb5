/** The card that the reader looks at: the one gone to last while it is to be seen, else the one under the bar; undefined above the first. */
export function currentCard(bar: HTMLElement, cards: HTMLElement): HTMLElement | undefined {
  const last = document.activeElement?.closest<HTMLElement>('article')
  const top = last?.getBoundingClientRect().top ?? -1
  return last && top >= 0 && top < innerHeight ? last : cardAtTop(bar, cards)
}

/** The card under the bar. */
export function cardAtTop(bar: HTMLElement, cards: HTMLElement): HTMLElement | undefined {
  const { bottom } = bar.getBoundingClientRect()
  const { left, width } = cards.getBoundingClientRect()
  for (const below of [12, 30]) {
    const found = document.elementFromPoint(left + width / 2, bottom + below)?.closest<HTMLElement>('article')
    if (found) return found
  }
  return undefined
}

/** Frames in which what is drawn on the way may still move the target. */
const FRAMES = 14

let wanted: Element | undefined

/** Brings an element to the top and keeps it there while the changes around it are being drawn, or until the reader moves. */
export function goTo(target: Element): void {
  wanted = target
  let left = FRAMES
  const settle = (): void => {
    if (wanted !== target) return
    target.scrollIntoView({ block: 'start' })
    left -= 1
    if (left > 0) requestAnimationFrame(settle)
  }
  settle()
}

for (const event of ['wheel', 'touchmove', 'pointerdown']) {
  addEventListener(event, () => (wanted = undefined), { passive: true })
}
