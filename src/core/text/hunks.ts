import type { LineChange } from './line-changes.ts'

/**
 * One hunk of a structured patch: real text, three lines of context; `\ No newline at end of file` is a line of its own.
 * Lines are cut at LF, so that a line of a CRLF file ends in CR, and the first line of a file with a BOM begins with U+FEFF. A
 * byte that is not UTF-8 is written as the lone surrogate U+DC80…U+DCFF (see `decodeText`): hunks on *before* give *after*, byte
 * for byte. Starts count from 1, in a hunk of 0 lines too, as in the `diff` package.
 */
export interface StructuredPatchHunk {
  readonly oldStart: number
  readonly oldLines: number
  readonly newStart: number
  readonly newLines: number
  readonly lines: readonly string[]
}

export interface Patch {
  readonly structuredPatch: readonly StructuredPatchHunk[]
  /** Lines added. */
  readonly insertions: number
  /** Lines removed. */
  readonly deletions: number
}

/** Lines of context on either side of a change. */
export const CONTEXT = 3

/** Where the lines begin, before the changes and after, counted from 1. */
type Starts = { readonly oldStart: number; readonly newStart: number }

/** The patch of changes (in order) to lines; changes whose context meets share a hunk. */
export function hunksOf(lines: readonly string[], changes: readonly LineChange[], starts: Starts): Patch {
  const structuredPatch: StructuredPatchHunk[] = []
  let insertions = 0
  let deletions = 0
  for (let first = 0; first < changes.length; ) {
    let last = first
    while (last + 1 < changes.length && changes[last + 1]!.at - endOf(changes[last]!) <= 2 * CONTEXT) last += 1
    const shared = changes.slice(first, last + 1)
    structuredPatch.push(hunkAround(lines, shared, { ...starts, newStart: starts.newStart + insertions - deletions }))
    for (const { removed, added } of shared) {
      insertions += added.length
      deletions += removed
    }
    first = last + 1
  }
  return { structuredPatch, insertions, deletions }
}

function hunkAround(lines: readonly string[], changes: readonly LineChange[], starts: Starts): StructuredPatchHunk {
  const from = Math.max(0, changes[0]!.at - CONTEXT)
  const to = Math.min(lines.length, endOf(changes.at(-1)!) + CONTEXT)
  const shown: string[] = []
  let at = from
  let newLines = to - from
  const show = (sign: string, line: string): void => {
    if (line.endsWith('\n')) shown.push(sign + line.slice(0, -1))
    else shown.push(sign + line, '\\ No newline at end of file')
  }
  for (const change of changes) {
    for (; at < change.at; at += 1) show(' ', lines[at]!)
    for (; at < endOf(change); at += 1) show('-', lines[at]!)
    for (const line of change.added) show('+', line)
    newLines += change.added.length - change.removed
  }
  for (; at < to; at += 1) show(' ', lines[at]!)
  return {
    oldStart: starts.oldStart + from,
    oldLines: to - from,
    newStart: starts.newStart + from,
    newLines,
    lines: shown,
  }
}

const endOf = ({ at, removed }: LineChange): number => at + removed

/** A hunk of lines with their signs: blank, `-`, `+`, or a backslash where the line before has no line break. */
export const hunkOf = (oldStart: number, lines: readonly string[], newStart = oldStart): StructuredPatchHunk => {
  const count = (other: string) => lines.filter((line) => !line.startsWith('\\') && !line.startsWith(other)).length
  return { oldStart, oldLines: count('+'), newStart, newLines: count('-'), lines }
}

/** The lines of one side, without line breaks; `ended` is true if the last one has a line break. */
export type Side = { readonly lines: readonly string[]; readonly ended: boolean }

export const sidesOf = ({ lines }: StructuredPatchHunk): { readonly old: Side; readonly new: Side } => ({
  old: sideOf(lines, '+'),
  new: sideOf(lines, '-'),
})

const sideOf = (lines: readonly string[], other: string): Side => {
  const own = lines.filter((line, at) => !(line.startsWith('\\') ? lines[at - 1] : line)?.startsWith(other))
  const ended = !own.at(-1)?.startsWith('\\')
  return { lines: own.filter((line) => !line.startsWith('\\')).map((line) => line.slice(1)), ended }
}

/** A hunk's sides as texts. */
type HunkTexts = { readonly old: string; readonly replacement: string }

/** A hunk's old and new lines as texts, each line ended by LF unless the file ends without. */
export const textsOf = (hunk: StructuredPatchHunk): HunkTexts => {
  const sides = sidesOf(hunk)
  return { old: textOf(sides.old), replacement: textOf(sides.new) }
}

const textOf = ({ lines, ended }: Side): string => (lines.length === 0 ? '' : lines.join('\n') + (ended ? '\n' : ''))

/** The inverse of a hunk. */
export const invertedHunk = ({ oldStart, newStart, lines }: StructuredPatchHunk): StructuredPatchHunk => {
  const signs: Readonly<Record<string, string>> = { '+': '-', '-': '+' }
  return hunkOf(
    newStart,
    lines.map((line) => (signs[line[0] ?? ''] ?? line.slice(0, 1)) + line.slice(1)),
    oldStart,
  )
}

/** What hunks make of a text, each at its own line or else where its old text is once; those that are nowhere, or at several places. */
export const applyHunks = <H extends StructuredPatchHunk>(
  text: string,
  hunks: readonly H[],
): { readonly text: string; readonly missing: readonly H[] } => {
  const missing: H[] = []
  // What is done, and what is left from a line on, so that hunks in order touch each part of a text once.
  let done: string[] = []
  let [left, line, shift] = [text, 0, 0]
  for (const hunk of hunks) {
    const { old, replacement } = textsOf(hunk)
    const ahead = hunk.oldStart - 1 + shift - line
    let start = ahead < 0 ? -1 : offsetOfLine(left, ahead)
    const borders = bordersOf(hunk)
    const isHere = start >= 0 && left.startsWith(old, start) && isWithin(left, { start, old }, borders)
    if (isHere && !(borders.isFirst && done.length > 0)) line += ahead
    else {
      left = done.join('') + left
      ;[done, line] = [[], 0]
      start = placeOfHunk(left, hunk, shift)
      if (start < 0) {
        missing.push(hunk)
        continue
      }
      line = left.slice(0, start).split('\n').length - 1
    }
    shift = line - (hunk.oldStart - 1) + hunk.newLines - hunk.oldLines
    line += hunk.newLines
    done.push(left.slice(0, start), replacement)
    left = left.slice(start + old.length)
  }
  return { text: done.join('') + left, missing }
}

/**
 * Offset of a hunk's old text: `shift` lines from the hunk's own position, else where it is once; -1 if it is nowhere, or at several
 * places. A hunk that begins or ends with the file is nowhere else; of one without context the lines
 * are once in all of the file.
 */
export const placeOfHunk = (text: string, hunk: StructuredPatchHunk, shift: number): number => {
  const { old } = textsOf(hunk)
  const borders = bordersOf(hunk)
  const fits = (start: number) => text.startsWith(old, start) && isWithin(text, { start, old }, borders)
  const expected = offsetOfLine(text, hunk.oldStart - 1 + shift)
  if (fits(expected)) return expected
  if (old === '') return -1
  // Without context nothing but its lines says where it is: others like them are places, too, wherever it has to end.
  const isPlace = borders.isBare ? (start: number) => holdsLines(text, { start, old }) : fits
  let found = -1
  for (let at = text.indexOf(old); at >= 0; at = text.indexOf(old, at + 1)) {
    if (!isPlace(at)) continue
    if (found >= 0) return -1
    found = at
  }
  return fits(found) ? found : -1
}

const holdsLines = (text: string, { start, old }: { readonly start: number; readonly old: string }): boolean =>
  (start === 0 || text[start - 1] === '\n') &&
  (old.endsWith('\n') || start + old.length === text.length || text[start + old.length] === '\n')

/** Where a hunk lies in its file. */
interface Borders {
  /** It begins with the file. */
  readonly isFirst: boolean
  /** It ends with the file: its last line has no end, or no line that stays is below its changes. */
  readonly isLast: boolean
  /** It shows no line that stays, so that nothing but its lines says where it is. */
  readonly isBare: boolean
}

/** As `git apply` reads a hunk: context that is missing above or below means that the file begins or ends there. */
export const bordersOf = (hunk: StructuredPatchHunk): Borders => {
  const { old, new: fresh } = sidesOf(hunk)
  const shown = hunk.lines.filter((line) => !line.startsWith('\\'))
  const isBare = !shown.some(isContext)
  return {
    isFirst: hunk.oldStart <= 1,
    isLast: !old.ended || !fresh.ended || (!isBare && !isContext(shown.at(-1))),
    isBare,
  }
}

const isContext = (line = ''): boolean => !/^[-+]/.test(line)

const isWithin = (
  text: string,
  { start, old }: { readonly start: number; readonly old: string },
  { isFirst, isLast }: Borders,
): boolean =>
  (start === 0 || text[start - 1] === '\n') &&
  (!isFirst || start === 0) &&
  (!isLast || start + old.length === text.length)

/** Where a line begins, counted from 0; behind the text where it has fewer lines. */
const offsetOfLine = (text: string, line: number): number => {
  let offset = 0
  for (let left = line; left > 0; left--) {
    const newline = text.indexOf('\n', offset)
    if (newline < 0) return text.length + 1
    offset = newline + 1
  }
  return offset
}

/** The line ends of all lines that hunks show; a carriage return before those of CRLF counts as one more kind. */
export const lineEndsOf = (hunks: readonly StructuredPatchHunk[]): 'lf' | 'crlf' | 'mixed' => {
  const sides = hunks.flatMap((hunk) => Object.values(sidesOf(hunk)))
  if (sides.some(({ lines }) => lines.some((line) => line.endsWith('\r\r')))) return 'mixed'
  const ended = sides.flatMap(({ lines, ended }) => (ended ? lines : lines.slice(0, -1)))
  if (sides.some(({ lines, ended }) => !ended && lines.at(-1)?.endsWith('\r'))) return 'mixed'
  const crlf = ended.filter((line) => line.endsWith('\r')).length
  return crlf === 0 ? 'lf' : crlf === ended.length ? 'crlf' : 'mixed'
}

/**
 * Whether Edits, whose new text takes on the line ends around it, give what the hunks say. A diff in LF of a file in CRLF
 * is one of what git stores where it converts line ends, if it shows lines of the file.
 */
export const keepsLineEnds = (raw: string, hunks: readonly StructuredPatchHunk[]): boolean => {
  const ends = lineEndsOf(hunks)
  const crlf = raw.includes('\r\n')
  if (ends === 'mixed' || (crlf && /(^|[^\r])\n|\r\r\n/.test(raw))) return false
  return ends === 'crlf' ? crlf : !crlf || hunks.some(({ oldLines }) => oldLines > 0)
}

/** The hunk without the carriage return at the end of every line. */
export const withoutCr = <H extends StructuredPatchHunk>(hunk: H): H => ({
  ...hunk,
  lines: hunk.lines.map((line) => line.replace(/\r$/, '')),
})

/** Hunks of what git stores, as they would be of the file in the checkout. */
export const likeFile = <H extends StructuredPatchHunk>(raw: string, hunks: readonly H[]): readonly H[] =>
  raw.includes('\r\n') && lineEndsOf(hunks) === 'lf' && keepsLineEnds(raw, hunks) ? hunks.map(withCr) : hunks

const withCr = <H extends StructuredPatchHunk>(hunk: H): H => ({
  ...hunk,
  lines: hunk.lines.map((line, at) =>
    [line, hunk.lines[at + 1]].some((one) => one?.startsWith('\\')) ? line : `${line}\r`,
  ),
})
