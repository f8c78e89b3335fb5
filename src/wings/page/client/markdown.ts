import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { showInvisible } from '../../../core/report/plain-text.ts'
import { element } from './element.ts'

/** Markdown that is rendered; more of it is shown as text. */
const MAX_LENGTH = 100_000

/**
 * Markdown of a plan as elements. micromark escapes its HTML and drops dangerous addresses
 * (https://github.com/micromark/micromark#security); images become their text, because the page loads nothing from the network.
 */
export function renderMarkdown(markdown: string): HTMLElement {
  const text = showInvisible(markdown)
  if (text.length > MAX_LENGTH) return element('div', { class: 'markdown plain' }, text)
  const html = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const image of body.querySelectorAll('img')) image.replaceWith(`[${image.alt || 'image'}]`)
  for (const box of body.querySelectorAll('input')) box.replaceWith(box.checked ? '☑' : '☐')
  for (const link of body.querySelectorAll('a')) link.rel = 'noreferrer nofollow'
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) heading.replaceWith(quietHeading(heading))
  // Ids of the text would answer the page's own deep links.
  for (const named of body.querySelectorAll('[id]')) named.removeAttribute('id')
  return element('div', { class: 'markdown' }, ...body.childNodes)
}

/** Headings of a text are not headings of the page. */
const quietHeading = (heading: Element): HTMLElement =>
  element('p', { class: `heading ${heading.localName}` }, ...heading.childNodes)
