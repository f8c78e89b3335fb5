import { actionButton, element } from '../../../../browser/element.ts'

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
  ['o', 'the step of the first visible change'],
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
