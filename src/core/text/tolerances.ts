import { type TextFile, unitOf } from './encoding.ts'
import { isLineStart, lineEndAt, lineEndBefore } from './line-ending.ts'
import type { Token } from './pattern.ts'
import type { Span } from './splice.ts'
import { escapedUnit } from './words.ts'

/**
 * `\uXXXX` escapes against the characters they name, both ways: of characters beyond ASCII, and of `< > & ' "`, which JSON
 * writers escape too. The new text spells each character as the file does; if that is not certain, nothing matches.
 */
export const escapes: Tolerance = (edit) => {
  const pieces = piecesOf(edit.old_string)
  if (!pieces.some(isSpelled) || plain(pieces) === plain(piecesOf(edit.new_string))) return undefined
  return {
    tokens: pieces.map(tokenOf),
    needs: needsOf(pieces),
    accept: isNotEscapedTwice,
    replacement: (found) => respell(edit.new_string, spellingsIn(pieces, found)),
  }
}

type SpelledCharacter = { readonly character: string; readonly written: string }

type Piece = string | SpelledCharacter

const isSpelled = (piece: Piece): piece is SpelledCharacter => typeof piece !== 'string'

/** An escape (a pair for one character where it needs two), any character that may be escaped, or an escaped backslash. */
const SPELLED = /\\\\|\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|[<>&'"]|[^\0-\x7f]/gu

function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: written, index } of text.matchAll(SPELLED)) {
    const character = written.startsWith('\\') ? unescaped(written) : written
    const afterBackslash = !written.startsWith('\\') && text[index - 1] === '\\'
    if (!isSpellable(character) || afterBackslash) continue
    pieces.push(text.slice(at, index), { character, written })
    at = index + written.length
  }
  return [...pieces, text.slice(at)]
}

/** `\\` stays, `\u00e9` is é. */
const unescaped = (written: string): string =>
  written.replace(/\\u([0-9a-fA-F]{4})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))

const isSpellable = (character: string): boolean => /^[<>&'"]$|^[^\0-\x7f\p{Surrogate}]$/u.test(character)

const escaped = (character: string, upper: boolean): string =>
  character
    .split('')
    .map((unit) => escapedUnit(unit, upper))
    .join('')

const plain = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (isSpelled(piece) ? piece.character : piece)).join('')

const spellingsOf = ({ character, written }: SpelledCharacter): readonly string[] => [
  ...new Set([character, escaped(character, false), escaped(character, true), written]),
]

const tokenOf = (piece: Piece): Token => (isSpelled(piece) ? { oneOf: spellingsOf(piece) } : { text: piece })

/** A text that does not match as it is needs an escape in the file, or a character that it has as an escape itself. */
const needsOf = (pieces: readonly Piece[]): readonly string[] => {
  const named = pieces.filter(isSpelled).filter(({ character, written }) => written !== character)
  return ['\\u', ...new Set(named.map(({ character }) => character))]
}

/** The text found does not begin with an escape whose backslash is itself escaped. */
function isNotEscapedTwice({ bytes, encoding, bom }: TextFile, { start }: Span): boolean {
  const unit = unitOf(encoding)
  return start - unit < bom || bytes[start] !== BACKSLASH || bytes[start - unit] !== BACKSLASH
}

const BACKSLASH = 0x5c

/** How the text found spells each character; undefined for one that it spells in two ways. */
function spellingsIn(pieces: readonly Piece[], found: string): ReadonlyMap<string, string | undefined> {
  const spellings = new Map<string, string | undefined>()
  let at = 0
  for (const piece of pieces) {
    const taken = isSpelled(piece) ? spellingsOf(piece).find((spelling) => found.startsWith(spelling, at)) : piece
    at += taken?.length ?? 0
    if (!isSpelled(piece)) continue
    const same = !spellings.has(piece.character) || spellings.get(piece.character) === taken
    spellings.set(piece.character, same ? taken : undefined)
  }
  return spellings
}

/** Each character as the text found spells it; undefined where that is uncertain for one. */
function respell(text: string, spellings: ReadonlyMap<string, string | undefined>): string | undefined {
  const others = { ascii: styleOf(spellings, true), beyond: styleOf(spellings, false) }
  const spell = ({ character, written }: SpelledCharacter): string | undefined => {
    if (spellings.has(character)) return spellings.get(character)
    const style = isAscii(character) ? others.ascii : others.beyond
    if (style === 'none') return written
    if (style === 'plain') return character
    return style === 'mixed' || isAscii(character) ? undefined : escaped(character, style === 'upper')
  }
  const parts = piecesOf(text).map((piece) => (isSpelled(piece) ? spell(piece) : piece))
  return parts.includes(undefined) ? undefined : parts.join('')
}

/** How all characters of a class (ASCII, or beyond) that were found are spelled: what holds for those that were not. */
function styleOf(
  spellings: ReadonlyMap<string, string | undefined>,
  ascii: boolean,
): 'none' | 'plain' | 'lower' | 'upper' | 'mixed' {
  const peers = [...spellings].filter(([character]) => isAscii(character) === ascii)
  if (peers.length === 0) return 'none'
  if (peers.every(([character, spelling]) => spelling === character)) return 'plain'
  if (peers.some(([character, spelling]) => spelling === undefined || spelling === character)) return 'mixed'
  return peers.some(([, spelling]) => /\\u[0-9a-f]*[A-F]/.test(spelling ?? '')) ? 'upper' : 'lower'
}

const isAscii = (character: string): boolean => character < '\x80'

/** Sanitised tags: what a model was shown in place of a tag matches the tag, and the same kinds are restored in the new text. */
export const tags: Tolerance = (edit) => {
  const present = SANITISED.filter(([shown]) => edit.old_string.includes(shown))
  if (present.length === 0) return undefined
  const restore = (text: string): string =>
    present.reduce((result, [shown, tag]) => result.replaceAll(shown, tag), text)
  const old = restore(edit.old_string)
  const replacement = restore(edit.new_string)
  return old === replacement ? undefined : { tokens: [{ text: old }], replacement }
}

/** As shown, as it is in the file. Each opening and each closing form is a kind of its own; `<fnr>` has no closing form. */
const SANITISED: readonly (readonly [string, string])[] = [
  ['<fnr>', '<function_results>'],
  ...[
    ['n', 'name'],
    ['o', 'output'],
    ['e', 'error'],
    ['s', 'system'],
    ['r', 'result'],
  ].flatMap(([short, name]): [string, string][] => [
    [`<${short}>`, `<${name}>`],
    [`</${short}>`, `</${name}>`],
  ]),
  ...['META_START', 'META_END', 'EOT', 'META', 'SOS'].map((name): [string, string] => [`< ${name} >`, `<${name}>`]),
  ['\n\nH:', '\n\nHuman:'],
  ['\n\nA:', '\n\nAssistant:'],
]

/**
 * Line numbers copied from a numbered view (`   12→text`, `12<TAB>text`): left out where every line of the old text has one
 * and they count up. The new text must then have none at all, or one in every line.
 */
export const lineNumbers: Tolerance = (edit) => {
  const old = unnumbered(edit.old_string)
  if (!old || !countsUp(old.numbers) || !/\S/.test(old.text)) return undefined
  const replacement = newText(edit.new_string, old.separator)
  if (replacement === undefined || replacement === old.text) return undefined
  return { tokens: [{ text: old.text }], accept: (file, span) => isLineStart(file, span.start), replacement }
}

/** An edit whose old lines begin with numbers that count up, in any usual form, without them; undefined for another. */
export function withoutNumbers(edit: Edit): { readonly old_string: string; readonly new_string: string } | undefined {
  const old = unnumbered(edit.old_string, ANY_PREFIX)
  if (!old || !countsUp(old.numbers)) return undefined
  return { old_string: old.text, new_string: unnumbered(edit.new_string, ANY_PREFIX)?.text ?? edit.new_string }
}

type UnnumberedText = { readonly text: string; readonly numbers: readonly number[]; readonly separator: string }

const PREFIX = /^[ \t]*(\d{1,9})(\t|\u2192)/
const ANY_PREFIX = /^[ \t]*(\d{1,9})(\t|\u2192|: ?|[ \t]*\| ?)/

/** The text without its line numbers; undefined unless every line (a last, empty one apart) has one, all in one form. */
function unnumbered(text: string, prefix = PREFIX): UnnumberedText | undefined {
  const lines = text.split('\n')
  const last = lines.length > 1 && lines.at(-1) === '' ? lines.pop() : undefined
  const matches = lines.map((line) => prefix.exec(line))
  const separator = matches[0]?.[2]
  if (separator === undefined || matches.some((match) => match?.[2]?.trim() !== separator.trim())) return undefined
  const rest = lines.map((line, index) => line.slice(matches[index]?.[0].length))
  if (last !== undefined) rest.push(last)
  return { text: rest.join('\n'), numbers: matches.map((match) => Number(match?.[1])), separator }
}

const countsUp = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number === numbers[index - 1]! + 1)

/** The new text without line numbers, undefined where only some of its lines look numbered. */
function newText(text: string, separator: string): string | undefined {
  const numbered = text.split('\n').some((line) => PREFIX.exec(line)?.[2] === separator)
  if (!numbered) return text
  const stripped = unnumbered(text)
  const grows = stripped?.numbers.every((number, index, all) => index === 0 || number >= all[index - 1]!)
  return grows && stripped?.separator === separator ? stripped.text : undefined
}

/** Trailing blanks: those at line ends of the old text, or of the file's lines, do not count. The new text is as written. */
export const trailingBlanks: Tolerance = (edit) => {
  const lines = edit.old_string.split('\n')
  const last = lines.length - 1
  const bare = lines.map(withoutTrailing)
  const endsInBlanks = bare[last] !== lines[last]
  if ((last === 0 && !endsInBlanks) || !/\S/.test(edit.old_string)) return undefined
  if (bare.join('\n') === edit.new_string.split('\n').map(withoutTrailing).join('\n')) return undefined
  const tokens = bare.flatMap((line, index): Token[] => {
    const ended: Token[] = index < last ? LINE_END : []
    // an empty first line begins inside or at the end of some line, whose blanks are not the edit's to replace
    const blanks: Token[] =
      (index < last && (index > 0 || lines[0] !== '')) || (index === last && endsInBlanks) ? RUN : []
    return [{ text: line }, ...blanks, ...ended]
  })
  return { tokens, replacement: edit.new_string, ...(endsInBlanks && { accept: endsLine }) }
}

/** The same for whole lines: from the start of one to the end of one. Blanks at the end of the last are those of a line, too. */
export const ofLines =
  (tolerance: Tolerance): Tolerance =>
  (edit) => {
    const isOpen = tolerance === trailingBlanks && !edit.old_string.endsWith('\n')
    const reading = tolerance(isOpen ? { ...edit, old_string: `${edit.old_string} ` } : edit)
    const accept = (file: TextFile, span: Span): boolean =>
      isLineStart(file, span.start) &&
      (endsLine(file, span) || lineEndBefore(file, span.end) > 0) &&
      (reading?.accept?.(file, span) ?? true)
    return reading && { ...reading, accept }
  }

/** White space, opted in to: runs of it match runs of it, those at line beginnings and ends of the text also nothing. */
export const whitespace: Tolerance = (edit) => {
  const core = edit.old_string.trim()
  if (core === '' || squeeze(edit.old_string) === squeeze(edit.new_string)) return undefined
  const [lead = '', trail = ''] = [
    edit.old_string.slice(0, edit.old_string.indexOf(core)),
    edit.old_string.slice(edit.old_string.indexOf(core) + core.length),
  ]
  const words = core
    .split(/\s+/)
    .flatMap((text, index): Token[] => [...(index > 0 ? [{ run: SPACES, min: 1 } as const] : []), { text }])
  return { tokens: [...edge(lead, 'lead'), ...words, ...edge(trail, 'trail')], replacement: edit.new_string }
}

const BLANKS: readonly string[] = [' ', '\t']
const LINE_END: Token[] = [{ text: '\n' }]
const RUN: Token[] = [{ run: BLANKS, min: 0 }]

const SPACES: readonly string[] = [
  ...'\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff',
]

/** A loop: on a long run of blanks inside a line, a regular expression would start again at each of them. */
function withoutTrailing(line: string): string {
  let end = line.length
  while (end > 0 && BLANKS.includes(line[end - 1]!)) end -= 1
  return line.slice(0, end)
}

const squeeze = (text: string): string => text.trim().replace(/\s+/g, ' ')

/** True where nothing but a line end, or the end of the file, follows. */
const endsLine = (file: TextFile, { end }: Span): boolean => end === file.bytes.length || lineEndAt(file, end) > 0

/** The white space before or after the text: line end by line end, blanks between them; none for a text without any. */
function edge(space: string, side: 'lead' | 'trail'): Token[] {
  if (space === '') return []
  const lines = space.split('\n')
  return lines.flatMap((_, index): Token[] => {
    const outermost = lines.length > 1 && index === (side === 'lead' ? 0 : lines.length - 1)
    return [...(index > 0 ? LINE_END : []), ...(outermost ? [] : RUN)]
  })
}

/** One edit of a text, as a step states it. */
export interface Edit {
  /** The text to replace; an empty one fills a blank file. */
  readonly old_string: string
  readonly new_string: string
  /** Replace every place instead of exactly one. Default false. */
  readonly replace_all?: boolean | undefined
  /**
   * `whitespace` accepts, after everything else, a place that differs in white space alone; `literal` accepts the text as it is
   * written alone, under no tolerance; `lines` accepts whole lines, from the start of one to the end of one. Default `text`, or `exact`:
   * under every tolerance but white space.
   */
  readonly match?: 'text' | 'exact' | 'whitespace' | 'literal' | 'lines' | undefined
}

/** One way to read an edit: what to look for, and what to put there. */
export interface CandidateText {
  readonly tokens: readonly Token[]
  /** Where the tokens fit, whether the place counts. */
  readonly accept?: (file: TextFile, span: Span) => boolean
  /** Texts of which every file holds at least one where this reading can match. */
  readonly needs?: readonly string[]
  /** The new text; a function where it depends on the text found (LF line ends), undefined where that leaves it uncertain. */
  readonly replacement: string | ((found: string) => string | undefined)
}

/** Reads an edit (LF line ends) under one tolerance; undefined where the tolerance does not apply, or old and new are equal. */
export type Tolerance = (edit: Edit) => CandidateText | undefined

/** The edit as it is written. */
export const exact: Tolerance = (edit) => ({ tokens: [{ text: edit.old_string }], replacement: edit.new_string })
