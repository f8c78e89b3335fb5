import type { Picture, Pictures } from '../../../core/report/contents.ts'
import { bytesOf } from './bytes.ts'
import { element } from './element.ts'

/** An image before and after: side by side, under a slider, or one shining through the other. */
export function drawPictures({ before, after }: Pictures): HTMLElement {
  const sides = element('div', { class: 'sides' }, figure('Before', before), figure('After', after))
  const root = element('div', { class: 'pictures', 'data-mode': 'sides' })
  if (before?.url === undefined || after?.url === undefined) {
    root.append(sides)
    return root
  }
  const over = overlay(before.url, after.url)
  root.append(modes(root), sides, over)
  return root
}

const MODES = { sides: 'Side by side', slider: 'Slider', onion: 'Onion skin' }

function modes(root: HTMLElement): HTMLElement {
  const buttons = Object.entries(MODES).map(([mode, name]) => {
    const button = element('button', { type: 'button', 'aria-pressed': `${mode === 'sides'}` }, name)
    button.addEventListener('click', () => {
      root.dataset.mode = mode
      for (const other of buttons) other.setAttribute('aria-pressed', `${other === button}`)
    })
    return button
  })
  return element('div', { class: 'modes', role: 'group', 'aria-label': 'Comparison' }, ...buttons)
}

/** Both images in one place; the range says how much of the later one is seen. */
function overlay(before: string, after: string): HTMLElement {
  const range = element('input', { type: 'range', min: '0', max: '100', value: '50', 'aria-label': 'Before and after' })
  const stage = element(
    'div',
    { class: 'stage' },
    element('img', { src: before, alt: 'Before' }),
    element('img', { src: after, alt: 'After', class: 'later' }),
  )
  const show = (): void => stage.style.setProperty('--at', range.value)
  range.addEventListener('input', show)
  show()
  return element('div', { class: 'overlay' }, element('div', { class: 'canvas' }, stage), range)
}

function figure(name: 'Before' | 'After', picture: Picture | undefined): HTMLElement {
  const caption = element('figcaption', { class: 'side-name' }, name)
  const root = element('figure', { class: name.toLowerCase() }, caption)
  if (!picture) root.append(element('p', { class: 'absent' }, 'No such file.'))
  else if (picture.url === undefined) {
    root.append(element('p', { class: 'absent' }, `Too large to show: ${bytesOf(picture.bytes)}.`))
  } else {
    const image = element('img', { src: picture.url, alt: name })
    caption.append(` · ${bytesOf(picture.bytes)}`)
    image.addEventListener('load', () => caption.append(` · ${image.naturalWidth} × ${image.naturalHeight}`))
    image.addEventListener('error', () => image.replaceWith('The image cannot be shown: the file is damaged.'))
    root.append(element('div', { class: 'canvas' }, image))
  }
  return root
}
