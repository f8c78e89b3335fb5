import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { element } from '../../../browser/element.ts'
import { hunksOf } from '../../../core/text/hunks.ts'
import { lineChanges, linesOf } from '../../../core/text/line-changes.ts'
import { showInvisible, withoutEscapes } from '../../../core/text/neutralise.ts'
import type { Look } from './patch/row.ts'
import { drawPatch } from './patch/table.ts'

interface CellState {
  readonly type: string
  readonly source: string
  readonly output?: string | undefined
  readonly pictures?: readonly string[] | undefined
}

interface CellToDraw {
  /** Place of the cell in the notebook, from 0. */
  readonly index: number
  readonly id?: string | undefined
  readonly language: string
  /** Absent for a new cell, and for a deleted one. */
  readonly before?: CellState | undefined
  readonly after?: CellState | undefined
}

/** A changed cell: text before and after as it reads, code as a diff in its language, its outputs. */
export function drawCell(cell: CellToDraw, anchor: string, look: Look): HTMLElement {
  const { before, after } = cell
  const patch = sourcePatch(cell, anchor, look)
  const name = element('p.cell-name', nameOf(cell))
  if ((after ?? before)?.type !== 'markdown') return element('div.cell', name, patch, ...outputs(cell))
  const sides = element('div.sides', side('Before', before), side('After', after))
  const source = patch && element('details', element('summary', 'Source'), patch)
  return element('div.cell', name, sides, source)
}

const nameOf = ({ index, id, language, before, after }: CellToDraw): string => {
  const type = (after ?? before)?.type
  const fate = before ? (after ? '' : 'deleted') : 'new'
  const kind = type === 'code' ? `${showInvisible(language)} code` : type
  return [`Cell ${index + 1}`, kind, id && showInvisible(id), fate].filter(Boolean).join(' · ')
}

const side = (name: string, state: CellState | undefined): HTMLElement =>
  element(
    'section',
    { class: name.toLowerCase(), 'aria-label': name },
    element('p.side-name', name),
    state ? renderMarkdown(state.source) : element('p.absent', 'No such cell.'),
  )

/** Undefined where the source stays. */
function sourcePatch(cell: CellToDraw, anchor: string, look: Look): HTMLElement | undefined {
  const lines = linesOf(cell.before?.source ?? '')
  const changes = lineChanges(lines, linesOf(cell.after?.source ?? ''))
  const { structuredPatch: hunks } = hunksOf(lines, changes, { oldStart: 1, newStart: 1 })
  if (hunks.length === 0) return undefined
  const path = `cell.${extensionOf(cell)}`
  // A cell's last line never ends in a newline.
  const ended = hunks.map((hunk) => ({ ...hunk, lines: hunk.lines.filter((line) => !line.startsWith('\\')) }))
  return drawPatch({ hunks: ended, path, anchor: `${anchor}:${cell.index}`, label: 'Cell source' }, look)
}

/** Outputs that stay are not shown; a step that changes a cell clears what it printed. */
function outputs({ before, after }: CellToDraw): readonly HTMLElement[] {
  const same = before?.output === after?.output && before?.pictures?.join() === after?.pictures?.join()
  if (same) return []
  return [output('Output before', before), output('Output after', after)].filter((one) => one !== undefined)
}

function output(name: string, state: CellState | undefined): HTMLElement | undefined {
  const { output: text = '', pictures = [] } = state ?? {}
  if (text === '' && pictures.length === 0) return undefined
  const shown =
    text === '' ? undefined : element('pre', { tabindex: '0', 'aria-label': name }, showInvisible(withoutEscapes(text)))
  const images = pictures.map((src) => element('img', { src, alt: name }))
  return element('details.output', element('summary', name), shown, ...images)
}

const EXTENSIONS: Readonly<Record<string, string>> = { python: 'py', javascript: 'js', typescript: 'ts', rust: 'rs' }

const extensionOf = ({ language, before, after }: CellToDraw): string => {
  if ((after ?? before)?.type === 'markdown') return 'md'
  return EXTENSIONS[language] ?? (/^\w{1,12}$/.test(language) ? language : 'txt')
}

/** Markdown that is rendered; more of it is shown as text. */
const MAX_LENGTH = 100_000

/**
 * Markdown of a plan as elements. micromark escapes its HTML and drops dangerous addresses
 * (https://github.com/micromark/micromark#security); images become their text, because the page loads nothing from the network.
 */
function renderMarkdown(markdown: string): HTMLElement {
  const text = showInvisible(markdown)
  if (text.length > MAX_LENGTH) return element('div.markdown.plain', text)
  const html = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const image of body.querySelectorAll('img')) image.replaceWith(`[${image.alt || 'image'}]`)
  for (const box of body.querySelectorAll('input')) box.replaceWith(box.checked ? '☑' : '☐')
  for (const link of body.querySelectorAll('a')) link.rel = 'noreferrer nofollow'
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) heading.replaceWith(quietHeading(heading))
  // Ids of the text would answer the page's own deep links.
  for (const named of body.querySelectorAll('[id]')) named.removeAttribute('id')
  return element('div.markdown', ...body.childNodes)
}

/** Headings of a text are not headings of the page. */
const quietHeading = (heading: Element): HTMLElement =>
  element('p', { class: `heading ${heading.localName}` }, ...heading.childNodes)

/** Lines of an output that are shown unasked, and beyond which the ones before them are folded. */
const SHOWN = 12
const MAX_UNFOLDED = 20

/** The end of what a program printed; what is before it can be unfolded. @param name of the program, for screen readers */
export function printed(tail: string, name: string): readonly HTMLElement[] {
  const text = showInvisible(withoutEscapes(tail)).trimEnd()
  if (text === '') return [element('p.absent', 'No output.')]
  const lines = text.split('\n')
  if (lines.length <= MAX_UNFOLDED) return [linesOfText(lines, `Output of ${name}`)]
  const earlier = lines.slice(0, -SHOWN)
  return [
    element(
      'details.earlier',
      element('summary', `${earlier.length} earlier lines`),
      linesOfText(earlier, `Earlier output of ${name}`),
    ),
    linesOfText(lines.slice(-SHOWN), `End of the output of ${name}`),
  ]
}

/** Where all of it is. */
export const wholeOutput = (file: string | undefined): HTMLElement | undefined =>
  file === undefined ? undefined : element('p.whole', 'Full output: ', element('code', showInvisible(file)))

const linesOfText = (lines: readonly string[], label: string): HTMLElement =>
  element('pre', { tabindex: '0', role: 'group', 'aria-label': label }, `${lines.join('\n')}\n`)
