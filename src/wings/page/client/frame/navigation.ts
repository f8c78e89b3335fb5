import { actionButton, element, lineCounts } from '../../../../browser/element.ts'
import { showUnusual } from '../../../../core/text/neutralise.ts'
import type { PageFile, PageModel } from '../../model/model.ts'
import { folderOf, type ViewedMarks } from '../storage.ts'

/** With more files than this, folders are closed at first. */
const MAX_OPEN = 300

/** The changed files by folder, to jump to; undefined where there are none. */
export function fileTree({ files }: PageModel, viewed: ViewedMarks, go: (file: PageFile) => void) {
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
      'nav.files',
      { 'aria-label': 'Files' },
      ...folders.map(([folder, members]) => folderPart(folder, members, { open: files.length <= MAX_OPEN, button })),
    ),
    viewed: show,
    /** Marks the file that is being looked at. */
    mark(path: string): void {
      const next = buttons.get(path)
      if (next === marked) return
      marked?.removeAttribute('aria-current')
      next?.setAttribute('aria-current', 'true')
      next?.scrollIntoView({ block: 'nearest' })
      marked = next
    },
  }
}

type FolderContext = { readonly open: boolean; readonly button: (file: PageFile) => HTMLElement }

function folderPart(folder: string, files: readonly PageFile[], { open, button }: FolderContext): HTMLElement {
  const list = element('ul')
  const fill = (): void => {
    if (list.childElementCount === 0) list.append(...files.map((file) => element('li', button(file))))
  }
  const part = element(
    'details',
    element('summary', element('span.folder', showUnusual(folder)), `${files.length}`),
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

function fileButton(file: PageFile): HTMLElement {
  const { path, from, status, insertions, deletions, binary, old_mode: was, new_mode: is } = file
  const [plus, minus] = lineCounts(file)
  const isMode = !was.startsWith('0000') && !is.startsWith('0000') && was !== is
  const more = binary ? 'bin' : isMode ? 'mode' : ''
  const letter = element('span', { class: `letter ${status}` }, LETTERS[status])
  return element(
    'button',
    { type: 'button', title: showUnusual(from === undefined ? path : `${from} → ${path}`) },
    letter,
    element('span.name', showUnusual(path.slice(path.lastIndexOf('/') + 1))),
    more === '' ? undefined : element('span.badge', more),
    insertions + deletions === 0 ? undefined : element('span.counts', plus, ' ', minus),
  )
}

interface Keys {
  next(): void
  previous(): void
  nextRemark(): void
  previousRemark(): void
  split(): void
  view(): void
  viewed(): void
  search(): void
  openStep(): void
}

/** Listens to single keys, but not while the reader writes. */
export function listenToKeys(keys: Keys): void {
  const help = helpDialog()
  document.body.append(help)
  const actions: Readonly<Record<string, () => void>> = {
    j: keys.next,
    k: keys.previous,
    n: keys.nextRemark,
    p: keys.previousRemark,
    s: keys.split,
    f: keys.view,
    v: keys.viewed,
    '/': keys.search,
    o: keys.openStep,
    '?': () => (help.open ? help.close() : help.showModal()),
  }
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (isWriting(event.target)) {
      if (event.key === 'Escape') event.target.blur()
      return
    }
    const action = actions[event.key]
    if (!action || (help.open && event.key !== '?')) return
    event.preventDefault()
    action()
  })
}

const isWriting = (target: EventTarget | null): target is HTMLElement =>
  (target instanceof HTMLInputElement && target.type !== 'checkbox') || target instanceof HTMLSelectElement

const KEYS = [
  ['j', 'k', 'next or previous card'],
  ['n', 'p', 'next or previous remark'],
  ['f', 'by file or by step'],
  ['s', 'unified or side by side'],
  ['v', 'viewed'],
  ['o', 'the step of the first change to be seen'],
  ['/', 'search'],
  ['?', 'this help'],
] as const

function helpDialog(): HTMLDialogElement {
  const rows = KEYS.flatMap((parts) => [
    element('dt', ...parts.slice(0, -1).map((key) => element('kbd', key))),
    element('dd', parts.at(-1)),
  ])
  const close = actionButton('Close', () => dialog.close())
  const dialog = element('dialog', { 'aria-label': 'Keys' }, element('h2', 'Keys'), element('dl', ...rows), close)
  return dialog
}
