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
