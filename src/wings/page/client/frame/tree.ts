import { showUnusual } from '../../../../core/report/plain-text.ts'
import type { PageFile, PageModel } from '../../model/model.ts'
import { element } from '../element.ts'
import { folderOf } from '../path.ts'
import type { ViewedMarks } from '../viewed.ts'

/** The changed files by folder, to jump to. */
export interface Tree {
  readonly root: HTMLElement
  /** Marks the file that is being looked at. */
  mark(path: string): void
  /** Shows whether a file was viewed. */
  viewed(file: PageFile): void
}

/** With more files than this, folders are closed at first. */
const MAX_OPEN = 300

export function fileTree({ files }: PageModel, viewed: ViewedMarks, go: (file: PageFile) => void): Tree | undefined {
  if (files.length === 0) return undefined
  const buttons = new Map<string, HTMLElement>()
  const show = (file: PageFile): void => void buttons.get(file.path)?.classList.toggle('viewed', viewed.has(file))
  const button = (file: PageFile): HTMLElement => {
    const made = fileButton(file)
    made.addEventListener('click', () => go(file))
    buttons.set(file.path, made)
    show(file)
    return made
  }
  const folders = [...Map.groupBy(files, ({ path }) => folderOf(path))].sort(([one], [other]) => (one < other ? -1 : 1))
  let marked: HTMLElement | undefined
  return {
    root: element(
      'nav',
      { class: 'files', 'aria-label': 'Files' },
      ...folders.map(([folder, members]) => folderPart(folder, members, { open: files.length <= MAX_OPEN, button })),
    ),
    viewed: show,
    mark(path) {
      const next = buttons.get(path)
      if (next === marked) return
      marked?.removeAttribute('aria-current')
      next?.setAttribute('aria-current', 'true')
      next?.scrollIntoView({ block: 'nearest' })
      marked = next
    },
  }
}

interface FolderContext {
  readonly open: boolean
  readonly button: (file: PageFile) => HTMLElement
}

function folderPart(folder: string, files: readonly PageFile[], { open, button }: FolderContext): HTMLElement {
  const list = element('ul', {})
  const fill = (): void => {
    if (list.childElementCount === 0) list.append(...files.map((file) => element('li', {}, button(file))))
  }
  const part = element(
    'details',
    {},
    element('summary', {}, element('span', { class: 'folder' }, showUnusual(folder)), `${files.length}`),
    list,
  )
  part.addEventListener('toggle', fill)
  if (open) {
    part.open = true
    fill()
  }
  return part
}

const LETTERS: Readonly<Record<PageFile['status'], string>> = { added: 'A', modified: 'M', deleted: 'D', renamed: 'R' }

function fileButton({
  path,
  from,
  status,
  insertions,
  deletions,
  binary,
  old_mode: was,
  new_mode: is,
}: PageFile): HTMLElement {
  const isMode = !was.startsWith('0000') && !is.startsWith('0000') && was !== is
  const more = binary ? 'bin' : isMode ? 'mode' : ''
  const letter = element('span', { class: `letter ${status}` }, LETTERS[status])
  return element(
    'button',
    { type: 'button', title: showUnusual(from === undefined ? path : `${from} → ${path}`) },
    letter,
    element('span', { class: 'name' }, showUnusual(path.slice(path.lastIndexOf('/') + 1))),
    more === '' ? undefined : element('span', { class: 'badge' }, more),
    insertions + deletions === 0
      ? undefined
      : element(
          'span',
          { class: 'counts' },
          element('span', { class: 'plus' }, `+${insertions.toLocaleString('en')}`),
          ' ',
          element('span', { class: 'minus' }, `−${deletions.toLocaleString('en')}`),
        ),
  )
}
