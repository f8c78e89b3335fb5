import type { Picture, Pictures } from '../../pictures.ts'
import { element } from './element.ts'

/** An image before and after a step, side by side. */
export const drawPictures = ({ before, after }: Pictures[number]): HTMLElement =>
  element('div', { class: 'sides pictures' }, figure('Before', before), figure('After', after))

function figure(name: 'Before' | 'After', picture: Picture | undefined): HTMLElement {
  const caption = element('figcaption', { class: 'side-name' }, name)
  const root = element('figure', { class: name.toLowerCase() }, caption)
  if (!picture) root.append(element('p', { class: 'absent' }, 'No such file.'))
  else if (picture.url === undefined) {
    root.append(element('p', { class: 'absent' }, `Too large to show: ${sizeOf(picture)}.`))
  } else {
    const image = element('img', { src: picture.url, alt: `${name} the step` })
    caption.append(` · ${sizeOf(picture)}`)
    image.addEventListener('load', () => caption.append(` · ${image.naturalWidth} × ${image.naturalHeight}`))
    image.addEventListener('error', () => image.replaceWith('The image cannot be shown: the file is damaged.'))
    root.append(element('div', { class: 'canvas' }, image))
  }
  return root
}

const sizeOf = ({ bytes }: Picture): string =>
  bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0)} KiB`
