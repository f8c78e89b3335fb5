import { showInvisible } from '../../plain-text.ts'
import type { RunReport } from '../../report.ts'
import { element } from './element.ts'

interface Lines {
  insertions: number
  deletions: number
}

/** With more files than this, only the largest are drawn. */
const MAX_FILES = 300

/** The changed files by folder, each with its insertions and deletions; a click on one shows only its steps. */
export function fileTree(report: RunReport, choose: (path: string) => void): HTMLElement | undefined {
  const files = linesByFile(report)
  if (files.size === 0) return undefined
  const shown = [...files].sort(([, a], [, b]) => size(b) - size(a)).slice(0, MAX_FILES)
  const largest = Math.max(1, ...shown.map(([, lines]) => size(lines)))
  const folders = new Map<string, [string, Lines][]>()
  for (const [path, lines] of shown.sort(([a], [b]) => (a < b ? -1 : 1))) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    folders.set(folder, [...(folders.get(folder) ?? []), [path, lines]])
  }
  const left = files.size - shown.length
  return element(
    'nav',
    { class: 'files', 'aria-label': 'Files' },
    element('h2', {}, 'Changes by folder'),
    ...[...folders].map(([folder, members]) => folderOf(folder, members, { largest, choose })),
    left > 0 ? element('p', { class: 'more' }, `… ${left} more with fewer lines`) : undefined,
  )
}

function linesByFile({ steps }: RunReport): Map<string, Lines> {
  const files = new Map<string, Lines>()
  for (const step of steps) {
    if (step.status !== 'applied') continue
    const lines = files.get(step.file_path) ?? { insertions: 0, deletions: 0 }
    lines.insertions += step.insertions
    lines.deletions += step.deletions
    files.set(step.file_path, lines)
  }
  return files
}

const size = ({ insertions, deletions }: Lines): number => insertions + deletions

interface TreeContext {
  /** Lines of the file with the most. */
  readonly largest: number
  readonly choose: (path: string) => void
}

function folderOf(folder: string, files: readonly [string, Lines][], context: TreeContext): HTMLElement {
  const insertions = files.reduce((sum, [, lines]) => sum + lines.insertions, 0)
  const deletions = files.reduce((sum, [, lines]) => sum + lines.deletions, 0)
  return element(
    'details',
    { open: '' },
    element(
      'summary',
      {},
      element('span', { class: 'folder' }, showInvisible(folder || './')),
      counts({ insertions, deletions }),
    ),
    element('ul', {}, ...files.map(([path, lines]) => element('li', {}, fileButton(path, lines, context)))),
  )
}

function fileButton(path: string, lines: Lines, { largest, choose }: TreeContext): HTMLElement {
  const name = showInvisible(path.slice(path.lastIndexOf('/') + 1))
  const button = element(
    'button',
    { type: 'button', title: showInvisible(path) },
    element('span', { class: 'name' }, name),
    counts(lines),
    bar(lines.insertions / largest, lines.deletions / largest),
  )
  button.addEventListener('click', () => choose(path))
  return button
}

const counts = ({ insertions, deletions }: Lines): HTMLElement =>
  element(
    'span',
    { class: 'counts' },
    element('span', { class: 'plus' }, `+${insertions}`),
    ' ',
    element('span', { class: 'minus' }, `−${deletions}`),
  )

/** Insertions and deletions as parts of the largest file's lines. */
function bar(insertions: number, deletions: number): HTMLElement {
  const part = (name: string, share: number): HTMLElement => {
    const made = element('i', { class: name })
    made.style.width = `${Math.max(share * 100, share > 0 ? 1 : 0)}%`
    return made
  }
  return element('span', { class: 'bar', 'aria-hidden': 'true' }, part('plus', insertions), part('minus', deletions))
}
