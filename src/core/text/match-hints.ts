import type { Problem } from '../../errors.ts'
import { decodeText, isWellFormed, type TextFile, wholeText } from './encoding.ts'
import { lineChanges } from './line-changes.ts'
import { lineEnd, lineEndBefore, lineStart, linesOfSpans, toLf } from './line-ending.ts'
import { canHold, MAX_CONTEXTS, type Match } from './match.ts'
import { MAX_NEAR_FILE, MAX_NEAR_TEXT, type NearPlace, nearestPlaces } from './nearest.ts'
import { findSpans } from './pattern.ts'
import { type Span, type Splice, sharedEnds } from './splice.ts'
import { type Edit, withoutNumbers } from './tolerances.ts'
import { isMistaken, unseenDifferences, visible, visiblyApart } from './visible.ts'
import { escapedUnit, nearestWord } from './words.ts'

/** STRING_NOT_FOUND: whether the edit was applied already, the nearest places, and an `old_string` that would be found. */
export function notFound(path: string, file: TextFile, edit: Edit, write: WrittenInput = asJson): Problem {
  const bare = withoutNumbers({ ...edit, old_string: toLf(edit.old_string), new_string: toLf(edit.new_string) })
  const old = bare?.old_string ?? toLf(edit.old_string)
  const inLine = insideLine(file, old)
  const places = inLine.length > 0 ? [] : nearestPlaces(file, old, edit.match === 'lines')
  const suggestions = places
    .filter(({ text }) => canHold(file, text) && toLf(text) === text && isUnique(file, text))
    .slice(0, 1)
    .flatMap(({ text }) => pasted({ ...bare, old_string: text }, write))
  const applied = alreadyApplied(file, toLf(edit.new_string))
  const parts = [
    `old_string is not in ${visible(path)}.`,
    ...(bare ? ['Its lines begin with line numbers: leave these out of old_string and new_string.'] : []),
    ...(canHold(file, old) ? [] : [FOREIGN]),
    ...applied,
    ...inLine,
    ...(places.length + applied.length + inLine.length > 0 ? [] : likeWord(file, old)),
    ...otherDepth(file, edit, old),
    ...skipped(file, old),
    ...places.map((place) => describe(place, old)),
    ...suggestions.map((input) => `To edit the nearest place, write:\n${input}`),
  ]
  return { name: 'STRING_NOT_FOUND', message: parts.join('\n'), ...(suggestions.length > 0 && { suggestions }) }
}

/** The word of the file that a misspelt one is most like: a place is at least a line that is mostly alike. */
function likeWord(file: TextFile, old: string): readonly string[] {
  if (!/^[\w$]{3,40}$/.test(old) || file.bytes.length > MAX_NEAR_FILE) return []
  const near = nearestWord(old, new Set(wholeText(file).match(/[\w$]+/g)))
  return near === undefined ? [] : [`Did you mean ${near}? The file has that word.`]
}

type SeveralPlaces = Extract<Match, { reason: 'not-unique' }>

/** STRING_NOT_UNIQUE: the line of every place, and for the first of them the least context that makes each unique. */
export function notUnique(path: string, file: TextFile, match: SeveralPlaces, write: WrittenInput = asJson): Problem {
  const small = file.bytes.length <= MAX_NEAR_FILE
  const contexts = small ? uniquePlaces(file, match.spans.slice(0, MAX_CONTEXTS)) : []
  const fixes = contexts.flatMap(({ line, text, span }, index) => {
    if (text === undefined || !span || !canHold(file, text)) return []
    const splice = match.splices?.[index]
    const input = { old_string: text, ...(splice && { new_string: editedContext(file, span, splice) }) }
    return pasted(input, write).map((written) => ({ line, input: written }))
  })
  const parts = [
    `old_string occurs in ${placesOf(path, file, match)}.`,
    'Set replace_all: true to replace them all, or repeat lines around the one you mean in old_string and new_string.',
    ...(small ? [] : ['No unique context was searched for: the file is larger than 2 MiB.']),
    ...fixes.map(({ line, input }) => `For the one at line ${line}:\n${input}`),
  ]
  const suggestions = fixes.map(({ input }) => input)
  return { name: 'STRING_NOT_UNIQUE', message: parts.join('\n'), ...(suggestions.length > 0 && { suggestions }) }
}

/** The number of places in a file, and their lines, in words. */
export function placesOf(path: string, file: TextFile, { spans, more }: SeveralPlaces): string {
  const lines = linesOfSpans(file, spans)
  const listed = lines.slice(0, MAX_LINES).join(', ')
  const rest = lines.length > MAX_LINES || more ? ' and more' : ''
  const count = more ? `more than ${lines.length}` : lines.length
  return `${count} places of ${visible(path)}, at lines ${listed}${rest}`
}

const FOREIGN = 'The file is not UTF-8: only ASCII text can be found in it. Convert it to UTF-8 first.'

const MAX_LINES = 20
/** Characters of a text that a message offers for pasting. */
const MAX_PASTE = 4000

/** Keys of an edit to paste: JSON for the caller of a tool, YAML for the author of a plan. */
export type WrittenInput = (input: PastedInput) => string
export type PastedInput = { readonly old_string: string; readonly new_string?: string }

/** Ready to paste; none for a text too long for a message. */
const pasted = ({ old_string, new_string }: PastedInput, write: WrittenInput): readonly string[] => {
  const isLong = old_string.length > MAX_PASTE || (new_string?.length ?? 0) > MAX_PASTE
  return isLong ? [] : [write({ old_string, ...(new_string !== undefined && { new_string }) })]
}

const asJson: WrittenInput = (input) =>
  `{${Object.entries(input)
    .map(([key, text]) => `"${key}": ${spelt(text)}`)
    .join(', ')}}`

/** Whole lines of the file as the edit would leave them. A deletion that takes the line break behind them takes the one before. */
function editedContext(file: TextFile, { start, end }: Span, splice: Splice): string {
  const lead = decodeText(file, start, splice.start)
  if (splice.end > end) return toLf(lead).replace(/\n$/, '')
  return toLf(lead + Buffer.from(splice.replacement).toString(file.encoding) + decodeText(file, splice.end, end))
}

/** Spelt as JSON, with what would not be seen, or be mistaken, written as escapes. */
export const spelt = (text: string): string =>
  isMistaken(text) ? JSON.stringify(text).replace(/[^ -~]/g, (unit) => escapedUnit(unit)) : JSON.stringify(text)

/** Most files hold shorter new text by chance. */
const MIN_TELLING = 8

/** Says at which line a text is that an edit would write, if it is long enough to tell. */
export function alreadyApplied(file: TextFile, text: string): readonly string[] {
  if (text.trim().length < MIN_TELLING || !isWellFormed(text)) return []
  const [line] = linesOfSpans(file, findSpans(file, [{ text }], { limit: 1, overlapping: true }).spans)
  return line === undefined ? [] : [`new_string is already at line ${line}: the edit may have been applied.`]
}

/** Where it is but for the line break at its end, which a block of YAML adds. */
function insideLine(file: TextFile, old: string): readonly string[] {
  const bare = old.replace(/\n$/, '')
  if (bare === old || bare.trim() === '' || !isWellFormed(bare)) return []
  const [line] = linesOfSpans(file, findSpans(file, [{ text: bare }], { limit: 1, overlapping: true }).spans)
  return line === undefined
    ? []
    : [
        `It is at line ${line} without the line break at its end. Leave that out of old_string and new_string: in YAML, write \`|-\` instead of \`|\`.`,
      ]
}

function skipped(file: TextFile, old: string): readonly string[] {
  if (file.bytes.length > MAX_NEAR_FILE) return ['No similar place was searched for: the file is larger than 2 MiB.']
  return old.length > MAX_NEAR_TEXT ? ['No similar place was searched for: old_string is too long.'] : []
}

/** Where its lines are at another depth, and where whole lines are meant, the lines that it is a piece of. */
function otherDepth(file: TextFile, { match }: Edit, old: string): readonly string[] {
  const wanted = old.trimEnd().split('\n')
  const depth = depthOf(old)
  if (!old.trim() || file.bytes.length > MAX_NEAR_FILE || old.length > MAX_NEAR_TEXT) return []
  const lines = toLf(wholeText(file)).split('\n')
  const found = lines.flatMap((line, at) => {
    if (depthOf(line) !== depth && wanted.every((one, index) => one.trim() === lines[at + index]?.trim()))
      return `Line ${at + 1} has it at another depth: behind ${depthOf(line)}, not ${depth}.`
    return match === 'lines' && line.includes(old.trim()) ? `It is a piece of line ${at + 1}.` : []
  })
  return found.slice(0, MAX_DEPTHS)
}

const MAX_DEPTHS = 3

/** The blanks before a line, in quotes. */
const depthOf = (line: string): string => JSON.stringify(/^[ \t]*/.exec(line)?.[0])

const MAX_SHOWN_CHANGES = 4

/** Where a place is, how like it is, and what differs, with what is not seen made visible. */
function describe({ line, lastLine, likeness, text }: NearPlace, old: string): string {
  const where = line === lastLine ? `Line ${line} is` : `Lines ${line}–${lastLine} are`
  const unseen = unseenDifferences(text, old)
  const differs = unseen.length > 0 ? `; the difference: ${unseen.join(', ')}` : ''
  const [found, wanted] = [text.split('\n'), old.split('\n')]
  const shown = lineChanges(found, wanted)
    .slice(0, MAX_SHOWN_CHANGES)
    .flatMap(({ at, removed, added }) => pairs(found.slice(at, at + removed), added, line + at))
  if (shown.length === 0) return `${where} the same.`
  const alike = likeness === 1 && unseen.length > 0 ? 'the same at a glance' : `${Math.floor(likeness * 100)} % alike`
  return [`${where} ${alike}${differs}:`, ...shown].join('\n')
}

/** Lines of the file beside those of old_string, at most three of each. */
function pairs(found: readonly string[], wanted: readonly string[], line: number): readonly string[] {
  const count = Math.min(3, Math.max(found.length, wanted.length))
  return Array.from({ length: count }, (_, index) => {
    const [one, other] = [found[index], wanted[index]]
    const blanks = one !== undefined && other !== undefined && one.replace(/\s+/g, '') === other.replace(/\s+/g, '')
    const from = one === other ? 0 : Math.max(0, sharedEnds(one ?? '', other ?? '').head - 60)
    const [there, meant] = visiblyApart(one?.slice(from, from + 160) ?? '', other?.slice(from, from + 160) ?? '', {
      blanks,
    })
    return [
      ...(one === undefined ? [] : [`  file, line ${line + index}: ${there}`]),
      ...(other === undefined ? [] : [`  old_string: ${meant}`]),
    ]
  }).flat()
}

/** For each span its line, and the fewest whole lines around it that make it unique, at most eight more than it has. */
export const uniquePlaces = (
  file: TextFile,
  spans: readonly Span[],
): readonly { readonly line: number; readonly text?: string; readonly span?: Span }[] => {
  const lines = linesOfSpans(file, spans)
  return spans.map((span, index) => ({ line: lines[index]!, ...uniqueText(file, span) }))
}

const MAX_ADDED = 8
/** Bytes; longer lines are useless as context. */
const MAX_CONTEXT = 2 ** 14

function uniqueText(file: TextFile, span: Span): { text: string; span: Span } | undefined {
  for (let added = 0; added <= MAX_ADDED; added += 1) {
    for (let above = 0; above <= added; above += 1) {
      const around = linesAround(file, span, { above, below: added - above })
      const text = around && toLf(decodeText(file, around.start, around.end))
      if (text !== undefined && isUnique(file, text)) return { text, span: around! }
    }
  }
  return undefined
}

/** True if a bounded search finds the text exactly once in the file. */
function isUnique(file: TextFile, text: string): boolean {
  const { spans, exhausted } = findSpans(file, [{ text }], { limit: 2, overlapping: true })
  return spans.length === 1 && !exhausted
}

/** Whole lines around a span; undefined where there are not so many. */
function linesAround(file: TextFile, span: Span, { above, below }: { above: number; below: number }): Span | undefined {
  let start = lineStart(file, span.start)
  for (let line = 0; line < above; line += 1) {
    if (start === file.bom) return undefined
    start = lineStart(file, start - lineEndBefore(file, start))
  }
  const last = span.end - lineEndBefore(file, span.end)
  let end = lineEnd(file, last)
  for (let line = 0; line < below; line += 1) {
    if (end === file.bytes.length) return undefined
    end = lineEnd(file, end)
  }
  if (end - start > MAX_CONTEXT) return undefined
  return { start, end: end - lineEndBefore(file, end) }
}
