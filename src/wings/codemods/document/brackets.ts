import { lineStartAt, nextLineAt } from '../../../core/text/line-bounds.ts'
import type { Span, TextSplice } from '../../../core/text/splice.ts'
import { indentAt, lineEndAt } from './document-edit.ts'

/** Parts between brackets, apart by commas: of an object or array of JSON, an array or inline table of TOML, a collection in YAML's flow. */
export interface BracketList extends Span {
  readonly text: string
  readonly lineEnd: string
  /** In the order of the text. */
  readonly parts: readonly Span[]
  /** What is between parts on one line, where no two of them show it. */
  readonly between: string
  /** How a comment begins: `//` means both forms of JSON's comments. */
  readonly comment: '//' | '#'
}

/** Writes a part: over several lines, those after the first indented from `base`, or without it on one. */
type WritePart = (base: string | undefined) => string

/** Adds a part after the last one, of which there must be one. */
export const insertLast = (list: BracketList, write: WritePart): readonly TextSplice[] => {
  const last = list.parts.at(-1) as Span
  const { end } = last
  const comma = commaAfter(list, end)
  const base = baseOf(list, last)
  const written = write(base)
  if (base === undefined) {
    const between = betweenOf(list)
    return comma === undefined
      ? [{ start: end, end, replacement: between + written }]
      : [{ start: comma + 1, end: comma + 1, replacement: `${between.slice(1)}${written},` }]
  }
  const after = endOfPart(list, (comma ?? end - 1) + 1, list.end - 1)
  const line = { start: after, end: after, replacement: list.lineEnd + base + written }
  if (comma !== undefined) return [{ ...line, replacement: `${line.replacement},` }]
  return after === end
    ? [{ ...line, replacement: `,${line.replacement}` }]
    : [{ start: end, end, replacement: ',' }, line]
}

/**
 * Adds the first part. A comment between the brackets stays, with the part on the line below it. `padding`: what is between brackets and a
 * part on one line.
 */
export const insertOnly = (
  { text, start, end, lineEnd }: BracketList,
  { part, padding, indent }: { readonly part: string; readonly padding: string; readonly indent: string },
): readonly TextSplice[] => {
  const inside = text.slice(start + 1, end - 1)
  if (inside.trim() === '') return [{ start: start + 1, end: end - 1, replacement: padding + part + padding }]
  const outer = indentAt(text, start)
  const kept = start + 1 + inside.trimEnd().length
  return [{ start: kept, end: end - 1, replacement: `${lineEnd}${outer}${indent}${part}${lineEnd}${outer}` }]
}

/** Adds a part before the first one, of which there must be one. */
export const insertFirst = (list: BracketList, write: WritePart): readonly TextSplice[] => {
  const first = list.parts[0] as Span
  const base = baseOf(list, first)
  const between = base === undefined ? betweenOf(list) : `,${list.lineEnd}${base}`
  return [{ start: first.start, end: first.start, replacement: write(base) + between }]
}

/** Takes parts away with their commas and, where they are alone on them, their lines. */
export const removeParts = (list: BracketList, gone: readonly boolean[]): readonly TextSplice[] => {
  const { text, parts } = list
  if (gone.every(Boolean)) return emptied(list)
  const runs: Span[] = []
  for (const [index, part] of parts.entries()) {
    const last = gone[index - 1] ? runs.at(-1) : undefined
    if (last && gone[index] && /^[ \t]*,[ \t]*$/.test(text.slice(last.end, part.start)))
      runs[runs.length - 1] = { start: last.start, end: part.end }
    else if (gone[index]) runs.push(part)
  }
  const edits = removals(list, runs)
  const [kept, last] = [parts[gone.lastIndexOf(false)], parts.at(-1)]
  if (kept && last && kept !== last && commaAfter(list, last.end) === undefined) {
    const comma = commaAfter(list, kept.end)
    if (comma !== undefined) edits.push({ start: comma, end: comma + 1, replacement: '' })
  }
  return merged(edits)
}

/** Each run of parts without what is between it and the others. */
const removals = (list: BracketList, runs: readonly Span[]): TextSplice[] => {
  const before = new Map(list.parts.map(({ start }, at) => [start, list.parts[at - 1]?.end ?? start]))
  const next = new Map(list.parts.map(({ end }, at) => [end, list.parts[at + 1]?.start ?? list.end - 1]))
  return runs.map(({ start, end }) =>
    removal(list, {
      start,
      end: (commaAfter(list, end) ?? end - 1) + 1,
      before: before.get(start) ?? start,
      next: next.get(end) ?? end,
    }),
  )
}

/** Edits that take text away, in order; those that touch or overlap are one. */
export const merged = (edits: readonly TextSplice[]): readonly TextSplice[] => {
  const result: TextSplice[] = []
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1)
    if (last && edit.start <= last.end) result[result.length - 1] = { ...last, end: Math.max(last.end, edit.end) }
    else result.push(edit)
  }
  return result
}

/** The indentation of a part that begins its line. */
const baseOf = ({ text }: BracketList, { start }: Span): string | undefined =>
  isFirstOnLine(text, start) ? indentAt(text, start) : undefined

const isFirstOnLine = (text: string, at: number): boolean =>
  lineStartAt(text, at) > 0 && /^[ \t]*$/.test(text.slice(lineStartAt(text, at), at))

/** What is between the parts on one line. */
const betweenOf = ({ text, parts, between }: BracketList): string => {
  const [one, other] = parts.slice(-2)
  const found = one && other ? text.slice(one.end, other.start) : ''
  return /^,[ \t]*$/.test(found) ? found : between
}

const COMMENTS = {
  '//': {
    blank: /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y,
    tail: /^(?:[ \t]*(?:\/\/.*|\/\*(?:(?!\*\/).)*\*\/))*/,
  },
  '#': { blank: /(?:\s+|#[^\n]*)*/y, tail: /^(?:[ \t]*#.*)?/ },
} as const

/** The comma that follows a part, comments apart. */
const commaAfter = ({ text, end, comment }: BracketList, from: number): number | undefined => {
  const { blank } = COMMENTS[comment]
  blank.lastIndex = from
  const at = from + (blank.exec(text)?.[0].length ?? 0)
  return at < end - 1 && text[at] === ',' ? at : undefined
}

/** Behind what follows a part on its line: blanks and comments that end there. */
const endOfPart = ({ text, comment }: BracketList, from: number, limit: number): number =>
  from + (COMMENTS[comment].tail.exec(text.slice(from, Math.min(limit, lineEndAt(text, from))))?.[0].length ?? 0)

interface RemovedPart extends Span {
  /** Where the part before it ends, or its own start. */
  readonly before: number
  /** Where the next part begins, or the closing bracket. */
  readonly next: number
}

const removal = (list: BracketList, { start, end, next, before: kept }: RemovedPart): TextSplice => {
  const { text } = list
  const tail = endOfPart(list, end, next)
  const isAlone = isFirstOnLine(text, start) && /^[ \t]*$/.test(text.slice(tail, lineEndAt(text, tail)))
  if (isAlone && next > lineEndAt(text, tail))
    return { start: lineStartAt(text, start), end: nextLineAt(text, tail), replacement: '' }
  const after = end + (/^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0)
  const isLast = /[\]}]/.test(text[next] ?? '')
  if (after >= next && !isLast) return { start, end: next, replacement: '' }
  // Where only a comma and a line end are before it, the bracket follows the part before it.
  const blank = /^\s*(?:,\s*)?$/.test(text.slice(kept, start)) ? /\s/ : /[ \t]/
  let before = start
  while (before > (isLast ? kept : 0) && blank.test(text[before - 1] ?? '')) before -= 1
  if (isLast && after === next) return { start: before, end, replacement: '' }
  return { start: /[\r\n]/.test(text[after] ?? '') ? before : start, end: after, replacement: '' }
}

/** Nothing but comments is left. */
const emptied = (list: BracketList): readonly TextSplice[] => {
  const { text, parts } = list
  const [start, end] = [list.start + 1, list.end - 1]
  const places = [...parts.map(({ start }) => start), end]
  const isBare = places.every((place, at) => /^\s*(?:,\s*)?$/.test(text.slice(parts[at - 1]?.end ?? start, place)))
  return isBare && parts.length > 0 ? [{ start, end, replacement: '' }] : merged(removals(list, parts))
}
