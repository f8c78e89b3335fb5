import { lineStartAt } from '../../../core/text/line-bounds.ts'
import type { Span, TextSplice } from '../../../core/text/splice.ts'
import type { Compare, ListItem, NameList } from './model.ts'

/** Adds a name to a list, in the list's own order and form. */
export const addItem = (
  text: string,
  list: NameList,
  { written, orders }: { readonly written: string; readonly orders: readonly Compare[] },
): readonly TextSplice[] => {
  const { items, start, end } = list
  const texts = items.map((item) => text.slice(item.start, item.end))
  const [last] = items.slice(-1)
  if (!last) return [{ start, end, replacement: emptyFilled(text.slice(start, end), written) }]
  const order = orders.find((compare) => isSorted(texts, compare))
  const found = order ? texts.findIndex((one) => order(one, written) > 0) : -1
  const next = found < 0 ? undefined : items[found]
  if (next) return [{ start: next.start, end: next.start, replacement: `${written},${gapAt(text, list, next)}` }]
  return appended(text, list, written)
}

const emptyFilled = (inside: string, written: string): string =>
  inside.includes('\n') || inside === '' ? ` ${written} ` : `${inside[0]}${written}${inside[0]}`

/** What is between an item at the beginning of a line and the one before it: the line end and the indentation, else a blank. Without brackets no line ends. */
const gapAt = (text: string, list: NameList, { start }: Span): string => {
  if (list.start === list.items[0]?.start) return ' '
  const line = lineStartAt(text, start)
  const before = text.slice(line, start)
  return line > 0 && before.trim() === '' ? `\n${before}` : ' '
}

const appended = (text: string, list: NameList, written: string): readonly TextSplice[] => {
  const { items, end } = list
  const last = items.at(-1) as Span
  const gap = items.length > 1 || startsLine(text, last) ? gapAt(text, list, last) : ' '
  const comma = /^\s*,/.exec(text.slice(last.end, end))
  const after = last.end + (comma?.[0].length ?? 0)
  if (!gap.startsWith('\n'))
    return comma
      ? [{ start: after, end: after, replacement: `${gap}${written},` }]
      : [{ start: last.end, end: last.end, replacement: `,${gap}${written}` }]
  const at = lineEnd(text, after)
  if (comma) return [{ start: at, end: at, replacement: `${gap}${written},` }]
  const isSamePlace = at === last.end
  return isSamePlace
    ? [{ start: at, end: at, replacement: `,${gap}${written}` }]
    : [
        { start: last.end, end: last.end, replacement: ',' },
        { start: at, end: at, replacement: `${gap}${written}` },
      ]
}

/** What goes with an item: its separator, and its line if it is alone there. The list keeps one item at least. */
export const itemRemoved = (text: string, { list, at }: ListItem): readonly TextSplice[] => {
  const { items, separator } = list
  const item = items[at] as Span
  const [before, after] = [items[at - 1], items[at + 1]]
  const only = items.length === 2 && list.isForSeveral ? (before ?? after) : undefined
  if (only && isUnwrapped(text, list, only))
    return [{ start: list.start - 1, end: list.end + 1, replacement: text.slice(only.start, only.end) }]
  const comma = separator === ',' ? (/^\s*,/.exec(text.slice(item.end, list.end))?.[0].length ?? 0) : 0
  const isAlone = startsLine(text, item) && endsLine(text, item.end + comma)
  const cut = (start: number, end: number): TextSplice => ({ start, end, replacement: '' })
  if (isAlone) {
    const line = cut(...aroundLines(text, lineStartAt(text, item.start), lineEnd(text, item.end + comma)))
    const isLast = separator === ',' && !after && comma === 0 && before
    if (!isLast) return [line]
    const left = text.indexOf(',', before.end)
    return [cut(left, left + 1), line]
  }
  if (after) return [cut(item.start, after.start)]
  return before ? [cut(before.end, item.end)] : [cut(item.start, item.end + comma)]
}

/** Nothing but a name is left: no comment, and no `self`, which needs the brackets. */
const isUnwrapped = (text: string, { start, end }: NameList, only: Span): boolean =>
  !/\/[/*]/.test(text.slice(start, end)) && !/^self\b/.test(text.slice(only.start, only.end))

/** A statement and its lines, where it is alone on them, with a blank line that would be one too many. */
export const statementRemoved = (text: string, { start, end }: Span): TextSplice => {
  if (startsLine(text, { start }) && endsLine(text, end)) {
    const [from, to] = aroundLines(text, lineStartAt(text, start), lineEnd(text, end))
    return { start: from, end: to, replacement: '' }
  }
  const blanks = /^[ \t;]*/.exec(text.slice(end))?.[0].length ?? 0
  return { start, end: end + blanks, replacement: '' }
}

/** Lines with their line end, that before them at the end of a file without one, and with the blank line before or after them where both have one. */
const aroundLines = (text: string, start: number, end: number): [number, number] => {
  const to = Math.min(text.length, end + 1)
  const before = text.slice(start === 0 ? 0 : lineStartAt(text, start - 1), start)
  const after = text.slice(to, lineEnd(text, to))
  const opens = start === 0 || /\(\s*$/.test(before)
  const closes = /^\s*\)/.test(after)
  if (to < text.length && after.trim() === '' && (opens || before.trim() === ''))
    return [start, Math.min(text.length, lineEnd(text, to) + 1)]
  const from = start > 0 && before.trim() === '' && (closes || to >= text.length) ? start - before.length : start
  const isCut = from > 0 && to === text.length && !text.endsWith('\n')
  return [isCut ? from - 1 : from, to]
}

export const isSorted = (texts: readonly string[], compare: Compare): boolean =>
  texts.every((text, at) => at === 0 || compare(texts[at - 1] as string, text) <= 0)

/** Where the line ends that holds a place, before its line end. */
export const lineEnd = (text: string, at: number): number => {
  const found = text.indexOf('\n', at)
  return found < 0 ? text.length : found
}

/** Only blanks are before it on its line. */
export const startsLine = (text: string, { start }: { readonly start: number }): boolean =>
  text.slice(lineStartAt(text, start), start).trim() === ''

/** Only blanks, and comments to the end of the line, come after it on its line. */
export const endsLine = (text: string, end: number): boolean =>
  /^[ \t;]*(?:\/\/.*|#.*|\/\*(?:(?!\*\/).)*\*\/[ \t]*)?$/.test(text.slice(end, lineEnd(text, end)))
