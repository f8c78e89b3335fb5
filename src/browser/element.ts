import { thousands } from '../core/text/words.ts'

type Attributes = Readonly<Record<string, string | undefined>>

type Child = Node | string | undefined

/** An element by its name and classes, as `p.note`, with attributes and children; strings become text nodes, never markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  selector: Tag | `${Tag}.${string}`,
  ...[first, ...others]: readonly (Attributes | Child)[]
): HTMLElementTagNameMap[Tag] {
  const [tag, ...classes] = selector.split('.')
  const made = document.createElement(tag as Tag)
  if (classes.length > 0) made.className = classes.join(' ')
  const isChild = typeof first !== 'object' || first instanceof Node
  for (const [name, value] of isChild ? [] : Object.entries(first))
    if (value !== undefined) made.setAttribute(name, value)
  made.append(...([...(isChild ? [first] : []), ...others] as readonly Child[]).filter((child) => child !== undefined))
  return made
}

export function actionButton(
  name: string,
  press: (event: MouseEvent) => unknown,
  attributes: Attributes = {},
): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, name)
  made.addEventListener('click', press)
  return made
}

/** A checkbox. `changed` gets its new state. */
export function checkbox(checked: boolean, changed: (checked: boolean) => void): HTMLInputElement {
  const box = element('input', { type: 'checkbox' })
  box.checked = checked
  box.addEventListener('change', () => changed(box.checked))
  return box
}

interface LineCounts {
  readonly insertions: number
  readonly deletions: number
}

export const sumOf = (counts: readonly LineCounts[]): LineCounts => ({
  insertions: counts.reduce((sum, { insertions }) => sum + insertions, 0),
  deletions: counts.reduce((sum, { deletions }) => sum + deletions, 0),
})

/** Lines added and removed. */
export const lineCounts = (of: LineCounts): readonly HTMLElement[] => [
  element('span.plus', `+${thousands(of.insertions)}`),
  element('span.minus', `−${thousands(of.deletions)}`),
]

/** A button that copies a text, and confirms it. */
export function copyButton(text: string, what: string): HTMLElement {
  const copy = async (event: MouseEvent): Promise<void> => {
    event.stopPropagation()
    made.dataset.done = (await copied(text)) ? '✓' : '✗'
    setTimeout(() => delete made.dataset.done, 1200)
  }
  const made = actionButton('', copy, { class: 'copy', title: `Copy ${what}`, 'aria-label': `Copy ${what}` })
  return made
}

/** Pages from a file may not have the clipboard of today's browsers: the old way is tried then. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const area = element('textarea')
    area.value = text
    document.body.append(area)
    area.select()
    const done = document.execCommand('copy')
    area.remove()
    return done
  }
}

/** Copied lines of a patch are what is in the file: without numbers and notes, hidden characters as themselves. */
export function copyAsText(): void {
  addEventListener('copy', (event) => {
    const selection = getSelection()
    if (!selection || selection.rangeCount === 0) return
    const within = selection.getRangeAt(0).cloneContents()
    const lines = [...within.querySelectorAll('.line')]
    if (lines.length < 2) return
    event.clipboardData?.setData('text/plain', lines.map(textOfLine).join('\n'))
    event.preventDefault()
  })
}

/** The text of a drawn line; what is cut out of it is not in it. */
function textOfLine(line: Element): string {
  const copy = line.cloneNode(true) as Element
  for (const one of copy.querySelectorAll<HTMLElement>('.unseen')) {
    const units = (one.dataset.is ?? '').split(' ').map((unit) => Number.parseInt(unit, 16))
    one.textContent = String.fromCharCode(...units)
  }
  for (const one of copy.querySelectorAll('.cut')) one.textContent = '…'
  return copy.textContent ?? ''
}
