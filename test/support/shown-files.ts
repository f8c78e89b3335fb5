import type { Page } from 'playwright-core'
import { decodeText } from '../../src/core/text/encoding.ts'

/** A file as the page shows it: its counts, and every row of its patch. */
export interface ShownFile {
  readonly path: string
  readonly insertions: number
  readonly deletions: number
  readonly rows: readonly ShownRow[]
}

interface ShownRow {
  readonly kind: 'same' | 'gone' | 'new'
  readonly old: number
  readonly fresh: number
  readonly text: string
  /** Marked as a line without a newline. */
  readonly open: boolean
}

/** Has everything drawn and unfolded, and reads the by-file view from the document. */
export async function readShownFiles(page: Page): Promise<readonly ShownFile[]> {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.evaluate(() => {
    for (const all of document.querySelectorAll<HTMLDetailsElement>('details')) all.open = true
    for (const one of document.querySelectorAll<HTMLElement>('.members button')) one.click()
  })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('article.file .change, .members .change')].every((one) => one.firstChild),
  )
  await page.evaluate(() => {
    for (let at = 0; at < 10_000; at += 1) {
      const button = document.querySelector<HTMLElement>('button.more, button.cut')
      if (!button) return
      button.click()
    }
  })
  // Half a surrogate pair does not travel: as JSON it is spelled out.
  return JSON.parse(await page.evaluate(readFiles))
}

/** Runs in the page. What a reader sees alone counts: labels of hidden characters are read by their name. */
function readFiles(): string {
  const textOf = (line: Element): string =>
    Array.from(line.childNodes, (node) => {
      if (!(node instanceof HTMLElement) || !node.classList.contains('unseen')) return node.textContent ?? ''
      const units = (node.dataset.is ?? '').split(' ')
      return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)))
    }).join('')
  const number = (cell: Element | undefined): number => Number(cell?.textContent || 0)
  const rowOf = (row: Element, ends: string) => {
    const [old, fresh] = row.querySelectorAll('td.n')
    const code = row.querySelector('td.code')!
    const open = code.querySelector('.open') !== null
    return {
      kind: ['gone', 'new'].find((kind) => code.classList.contains(kind)) ?? 'same',
      old: number(old),
      fresh: number(fresh),
      text: textOf(code.querySelector('.line')!) + (open ? '' : ends),
      open,
    }
  }
  const all = document.querySelectorAll<HTMLElement>('article.file, .members li[data-path]')
  const files = Array.from(all, (card) => {
    const ends = card.querySelector<HTMLElement>('table')?.dataset.ends === 'crlf' ? '\r' : ''
    const count = (name: string) =>
      Number(card.querySelector(`h2 .${name}, :scope > .${name}`)?.textContent?.slice(1).replaceAll(',', '') ?? 0)
    const rows = Array.from(card.querySelectorAll('tr:not(.gap)'), (row) => rowOf(row, ends))
    return {
      path: card.dataset.path ?? card.id.slice('file-'.length),
      insertions: count('plus'),
      deletions: count('minus'),
      rows,
    }
  })
  return JSON.stringify(files)
}

/** What the rows make of a text. Throws where they say of it what it does not say. */
export function applyShown(before: Buffer | undefined, { path, rows }: ShownFile): string {
  const lines = textLines(before)
  const result: string[] = []
  let at = 0
  for (const { kind, old, fresh, text, open } of rows) {
    const line = open ? text : `${text}\n`
    if (kind !== 'new') {
      while (at < old - 1) result.push(lines[at++] ?? '')
      if (lines[at++] !== line) throw new Error(`${path}: line ${old} is shown as ${JSON.stringify(line)}`)
    } else while (result.length < fresh - 1) result.push(lines[at++] ?? '')
    if (kind !== 'gone') result.push(line)
  }
  return [...result, ...lines.slice(at)].join('')
}

/** Text that keeps every byte. */
export const textOf = (bytes: Buffer | undefined): string =>
  bytes ? decodeText({ bytes, encoding: 'utf8', bom: 0, valid: false }, 0, bytes.length) : ''

const textLines = (bytes: Buffer | undefined): readonly string[] => textOf(bytes).match(/[^\n]*\n|[^\n]+$/g) ?? []
