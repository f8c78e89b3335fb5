import { actionButton, element, lineCounts } from '../../../../browser/element.ts'
import { showUnusual } from '../../../../core/text/neutralise.ts'
import { counted, thousands } from '../../../../core/text/words.ts'
import type { PageFile, PageModel, ReadFirst } from '../../model/model.ts'
import { folderOf, type ViewedMarks } from '../storage.ts'

/** With more files than this, a section or a folder is closed at first. */
const MAX_OPEN = 60

/** Rows of a list that are shown at once. */
const LISTED = 200

/** Sections of the tree above the folders, and the groups that are in them. */
const SECTIONS: readonly (readonly [name: string, kinds: readonly ReadFirst['kind'][]])[] = [
  ['Unusual', ['unusual']],
  ['Needs a look', ['protected', 'deleted', 'hidden']],
  ['Moved', ['moved']],
  ['Alike', ['alike']],
]

/** The changed files, to jump to: what needs a look first, then the others by folder. */
export class FileTree {
  readonly root: HTMLElement
  readonly #viewed: ViewedMarks
  readonly #go: (file: PageFile) => void
  readonly #buttons = new Map<string, HTMLElement>()
  #marked: HTMLElement | undefined

  constructor({ account, files, readFirst }: PageModel, viewed: ViewedMarks, go: (file: PageFile) => void) {
    this.#viewed = viewed
    this.#go = go
    const accounted = new Set(account.parts.flatMap((part) => part.files))
    const of = (kinds: readonly ReadFirst['kind'][]): readonly PageFile[] =>
      readFirst
        .flatMap(({ kind, entries }) => entries.flatMap((entry) => entry.files.map((at) => ({ kind, at }))))
        .filter(({ kind, at }) => kinds.includes(accounted.has(at) ? 'alike' : kind))
        .flatMap(({ at }) => files[at] ?? [])
    const sections = SECTIONS.flatMap(([name, kinds]) => {
      const members = of(kinds)
      return members.length === 0 ? [] : [this.#section(name, members)]
    })
    const body = element('div', ...sections, ...this.#folders(of(['rest', 'generated'])))
    this.root = element(
      'nav.files',
      { 'aria-label': 'Files' },
      element(
        'details',
        { open: innerWidth > NARROW ? '' : undefined },
        element('summary.whole', `${counted(files.length, 'file')}`),
        body,
      ),
    )
  }

  viewed(file: PageFile): void {
    this.#buttons.get(file.path)?.classList.toggle('viewed', this.#viewed.has(file))
  }

  /** Marks the file that is being looked at. */
  mark(path: string): void {
    const next = this.#buttons.get(path)
    if (next === this.#marked) return
    this.#marked?.removeAttribute('aria-current')
    next?.setAttribute('aria-current', 'true')
    next?.scrollIntoView({ block: 'nearest' })
    this.#marked = next
  }

  #section(name: string, members: readonly PageFile[]): HTMLElement {
    const folder = name === 'Alike' ? commonGlob(members) : ''
    const summary = element(
      'summary',
      element('b', `${name} · ${thousands(members.length)}`),
      element('span.folder', folder === '**/*' ? '' : folder),
    )
    return this.#folded(summary, members, { isOpen: name !== 'Alike' && members.length <= MAX_OPEN, from: 3 })
  }

  /** Folders that hold several files; a file that is alone in its folder is a row. */
  #folders(members: readonly PageFile[]): readonly HTMLElement[] {
    const folders = [...Map.groupBy(members, ({ path }) => folderOf(path))].sort(([one], [other]) =>
      one < other ? -1 : 1,
    )
    const list = element('div')
    this.#list(list, folders, ([folder, [first, ...others]]) => {
      if (!first) return element('div')
      if (others.length === 0) return this.#button(first, Number.POSITIVE_INFINITY)
      const summary = element('summary', element('span.folder', showUnusual(folder)), thousands(others.length + 1))
      return this.#folded(summary, [first, ...others], { isOpen: members.length <= 300, from: 1 })
    })
    return [list]
  }

  #folded(
    summary: HTMLElement,
    members: readonly PageFile[],
    { isOpen, from }: { isOpen: boolean; from: number },
  ): HTMLElement {
    const list = element('ul')
    const part = element('details', summary, list)
    const fill = (): void => {
      if (list.childElementCount === 0) this.#list(list, members, (file) => element('li', this.#button(file, from)))
    }
    part.addEventListener('toggle', fill)
    if (isOpen) {
      part.open = true
      fill()
    }
    return part
  }

  /** So many rows, and more at the press of a button. */
  #list<Item>(place: HTMLElement, items: readonly Item[], row: (item: Item) => HTMLElement): void {
    place.append(...items.slice(0, LISTED).map(row))
    const rest = items.slice(LISTED)
    if (rest.length === 0) return
    const more = actionButton(`${thousands(rest.length)} more`, () => {
      more.remove()
      this.#list(place, rest, row)
    })
    place.append(more)
  }

  /** @param parts of its path that are shown */
  #button(file: PageFile, parts: number): HTMLElement {
    const made = fileButton(file, parts)
    made.addEventListener('click', () => this.#go(file))
    this.#buttons.set(file.path, made)
    this.viewed(file)
    return made
  }
}

/** Pixels of a window in which the tree is above the files, and closed at first. */
const NARROW = 900

/** What paths have in common, with a star for the rest. */
function commonGlob(files: readonly PageFile[]): string {
  const [first = '', ...others] = files.map(({ path }) => path)
  const shared = (one: string, other: string): number => {
    let at = 0
    while (at < one.length && one[at] === other[at]) at += 1
    return at
  }
  const head = others.reduce((end, path) => Math.min(end, shared(first, path)), first.length)
  const turned = (text: string): string => [...text].reverse().join('')
  const tail = others.reduce((end, path) => Math.min(end, shared(turned(first), turned(path))), first.length - head)
  // Not within a word.
  const end = first.slice(first.length - tail).replace(/^[^./_-]+/, '')
  const isOneName = [first, ...others].every((path) => !path.slice(head, path.length - end.length).includes('/'))
  if (isOneName) return showUnusual(`${first.slice(0, head)}*${end}`)
  const folder = first.slice(0, first.lastIndexOf('/', head - 1) + 1)
  return showUnusual(`${folder}**${end.startsWith('/') ? '' : '/*'}${end}`)
}

const LETTERS: Readonly<Record<PageFile['status'], string>> = { added: 'A', modified: 'M', deleted: 'D', renamed: 'R' }

function fileButton(file: PageFile, parts: number): HTMLElement {
  const { path, from, status, insertions, deletions, binary, old_mode: was, new_mode: is } = file
  const [plus, minus] = lineCounts(file)
  const isMode = !was.startsWith('0000') && !is.startsWith('0000') && was !== is
  const more = binary ? 'bin' : isMode ? 'mode' : ''
  const letter = element('span', { class: `letter ${status}` }, LETTERS[status])
  const shown = Number.isFinite(parts) ? path.split('/').slice(-parts).join('/') : path
  const name = shown.lastIndexOf('/') + 1
  return element(
    'button',
    { type: 'button', title: showUnusual(from === undefined ? path : `${from} → ${path}`) },
    letter,
    element(
      'span.name',
      name === 0 ? undefined : element('span.above', showUnusual(shown.slice(0, name))),
      element('span.own', showUnusual(shown.slice(name))),
    ),
    more === '' ? undefined : element('span.badge', more),
    insertions + deletions === 0 ? undefined : element('span.counts', plus, ' ', minus),
  )
}
