import { structuredPatch } from 'diff'
import { patchLines } from '../../patch-lines.ts'
import { showInvisible } from '../../plain-text.ts'
import type { ReportedCell } from '../../report.ts'
import { type DiffView, drawPatch } from './diff.ts'
import { element } from './element.ts'
import { renderMarkdown } from './markdown.ts'

/** A changed cell: text before and after as it reads, code as a diff in its language, the outputs it had. */
export function drawCell(place: HTMLElement, cell: ReportedCell, view: DiffView): void {
  const { before, after } = cell
  const source = element('div')
  place.append(element('p', { class: 'cell-name' }, nameOf(cell)))
  if ((after ?? before)?.type === 'markdown') {
    place.append(element('div', { class: 'sides' }, side('Before', before), side('After', after)))
    place.append(element('details', {}, element('summary', {}, 'Source'), source))
  } else place.append(source)
  drawPatch(source, { name: `cell.${extensionOf(cell)}`, lines: sourcePatch(cell), view, label: 'Source of the cell' })
  if (before?.output === undefined) return
  const text = element('pre', { tabindex: '0', 'aria-label': 'Output' }, showInvisible(before.output))
  place.append(element('details', { class: 'output' }, element('summary', {}, OUTPUT), text))
}

const OUTPUT = 'Previous output'

const nameOf = ({ index, id, language, before, after }: ReportedCell): string => {
  const type = (after ?? before)?.type
  const fate = before ? (after ? '' : 'deleted') : 'new'
  const kind = type === 'code' ? `${showInvisible(language)} code` : type
  return [`Cell ${index}`, kind, id && showInvisible(id), fate].filter(Boolean).join(' · ')
}

const side = (name: string, state: ReportedCell['before']): HTMLElement =>
  element(
    'section',
    { class: name.toLowerCase(), 'aria-label': name },
    element('p', { class: 'side-name' }, name),
    state ? renderMarkdown(state.source) : element('p', { class: 'absent' }, 'No such cell.'),
  )

const sourcePatch = ({ before, after }: ReportedCell): readonly string[] => {
  const { hunks } = structuredPatch('', '', before?.source ?? '', after?.source ?? '', '', '', { context: 3 })
  return patchLines(hunks).filter((line) => !line.startsWith('\\'))
}

const EXTENSIONS: Readonly<Record<string, string>> = { python: 'py', javascript: 'js', typescript: 'ts', rust: 'rs' }

const extensionOf = ({ language, before, after }: ReportedCell): string => {
  if ((after ?? before)?.type === 'markdown') return 'md'
  return EXTENSIONS[language] ?? (/^\w{1,12}$/.test(language) ? language : 'txt')
}
