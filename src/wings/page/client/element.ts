type Attributes = Readonly<Record<string, string | undefined>>

/** An element with attributes and children; strings become text nodes, never markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(name, value)
  made.append(...children.filter((child) => child !== undefined))
  return made
}

/** A button that copies a text, and confirms it. */
export function copyButton(text: string, what: string): HTMLElement {
  const button = element('button', {
    type: 'button',
    class: 'copy',
    title: `Copy ${what}`,
    'aria-label': `Copy ${what}`,
  })
  button.addEventListener('click', async (event) => {
    event.stopPropagation()
    button.dataset.done = (await copied(text)) ? '✓' : '✗'
    setTimeout(() => delete button.dataset.done, 1200)
  })
  return button
}

/** Pages from a file may not have the clipboard of today's browsers: the old way is tried then. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const area = element('textarea', {})
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
