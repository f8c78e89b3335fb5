/** The card under the bar: what the reader looks at. Undefined above the first card. */
export function cardAtTop(bar: HTMLElement, cards: HTMLElement): HTMLElement | undefined {
  const { bottom } = bar.getBoundingClientRect()
  const { left, width } = cards.getBoundingClientRect()
  for (const below of [12, 30]) {
    const found = document.elementFromPoint(left + width / 2, bottom + below)?.closest<HTMLElement>('article')
    if (found) return found
  }
  return undefined
}
