import type { Page } from 'playwright-core'

/** A text that is hard to read on its ground. */
export interface FaintText {
  readonly text: string
  readonly element: string
  readonly ratio: number
}

/**
 * Every text of a page whose contrast with its ground is below a ratio: colours as WCAG computes them, each layer of half-clear colour and
 * opacity laid on what is below it. Texts that are not drawn, and of controls that are off, are passed over.
 */
export const faintTexts = (page: Page, least = 4.5): Promise<readonly FaintText[]> => page.evaluate(faintIn, least)

/** Runs in the page. */
function faintIn(least: number): readonly FaintText[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number]
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  const known = new Map<string, Colour>()
  const colourOf = (text: string): Colour => {
    const found = known.get(text)
    if (found) return found
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = text
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    const colour = [red, green, blue, alpha / 255] as const
    known.set(text, colour)
    return colour
  }
  const over = (top: Colour, below: Colour, opacity = 1): Colour => {
    const alpha = top[3] * opacity
    const mix = (at: 0 | 1 | 2): number => top[at] * alpha + below[at] * (1 - alpha)
    return [mix(0), mix(1), mix(2), 1]
  }
  const root = colourOf(matchMedia('(prefers-color-scheme: dark)').matches ? 'black' : 'white')
  type Layer = { readonly ground: Colour; readonly opacity: number }
  const layers = new Map<Element, Layer>()
  // Each element is asked once: most have the same ones around them.
  const layerOf = (element: Element | null): Layer => {
    if (!element) return { ground: root, opacity: 1 }
    const found = layers.get(element)
    if (found) return found
    const below = layerOf(element.parentElement)
    const { backgroundColor, opacity } = getComputedStyle(element)
    const layer = {
      ground: over(colourOf(backgroundColor), below.ground, Number(opacity)),
      opacity: below.opacity * Number(opacity),
    }
    layers.set(element, layer)
    return layer
  }
  const light = ([red, green, blue]: Colour): number => {
    const part = (value: number): number =>
      value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
  }
  const found: FaintText[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const [text, element] = [node.textContent?.trim() ?? '', node.parentElement]
    if (text === '' || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (element.closest('script, style, noscript, :disabled, option, svg')) continue
    const box = element.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) continue
    const { ground, opacity } = layerOf(element)
    const front = over(colourOf(getComputedStyle(element).color), ground, opacity)
    const [one, other] = [light(front), light(ground)]
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    const name = `${element.tagName.toLowerCase()}.${element.className} in ${element.parentElement?.className}`
    if (ratio < least) found.push({ text: text.slice(0, 40), element: name, ratio: Math.round(ratio * 100) / 100 })
  }
  return found
}
