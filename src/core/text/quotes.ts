import { toLf } from './line-ending.ts'
import type { Token } from './pattern.ts'
import { sharedEnds } from './splice.ts'
import type { Tolerance } from './tolerances.ts'

/** Typographic quotes: straight and curly ones match each other, and the new text adopts the style of the file. */
export const quotes: Tolerance = (edit) => {
  if (!QUOTE.test(edit.old_string) || straighten(edit.old_string) === straighten(edit.new_string)) return undefined
  return {
    tokens: edit.old_string.split(EACH_QUOTE).map(quoteToken),
    needs: othersOf(edit.old_string),
    replacement: (found) => restyle({ old: edit.old_string, new: edit.new_string, found }),
  }
}

/**
 * The new text in the quote style of the text that was found for the old one, for the kinds of quote present in what was found:
 * an opening quote after the start, a blank, a tab, a line end, `( [ {`, – or —, a closing one otherwise, as between letters. What
 * `newString` keeps of `oldString` (its beginning, its end, whole lines) keeps the quotes that were found there. Where the kinds are
 * mixed, curly ones win. All line ends count as LF, the result has LF.
 */
export function preserveQuoteStyle(oldString: string, actualOldString: string, newString: string): string {
  if (oldString === actualOldString) return newString
  const edit = { old: toLf(oldString), new: toLf(newString), found: toLf(actualOldString) }
  if (edit.old.length !== edit.found.length) return newString
  return restyle(edit, 'curly') ?? newString
}

type Kind = { readonly straight: string; readonly open: string; readonly close: string }

const DOUBLE: Kind = { straight: '"', open: '\u201c', close: '\u201d' }
const SINGLE: Kind = { straight: "'", open: '\u2018', close: '\u2019' }
const KINDS: readonly Kind[] = [DOUBLE, SINGLE]

const QUOTE = /["'\u2018\u2019\u201c\u201d]/
const EACH_QUOTE = /(["'\u2018\u2019\u201c\u201d])/

const spellings = ({ straight, open, close }: Kind): readonly string[] => [straight, open, close]

const kindOf = (character: string): Kind | undefined => KINDS.find((kind) => spellings(kind).includes(character))

function quoteToken(text: string): Token {
  const kind = text.length === 1 ? kindOf(text) : undefined
  return kind ? { oneOf: spellings(kind) } : { text }
}

const straighten = (text: string): string =>
  text.replace(/[\u2018\u2019]/g, SINGLE.straight).replace(/[\u201c\u201d]/g, DOUBLE.straight)

/** The quotes that a file must hold some of to match a text that does not match as it is. */
const othersOf = (text: string): readonly string[] =>
  KINDS.flatMap((kind) => {
    const present = spellings(kind).filter((spelling) => text.includes(spelling))
    if (present.length === 0) return []
    return present.length > 1 ? spellings(kind) : spellings(kind).filter((spelling) => spelling !== present[0])
  })

type QuoteEdit = { readonly old: string; readonly new: string; readonly found: string }

type Style = 'curly' | 'straight' | 'mixed'

/** The new text in the style found; undefined if it has a quote of a kind found in both styles and does not settle which to use. */
function restyle(edit: QuoteEdit, whenMixed: Style = 'mixed'): string | undefined {
  const found = (kind: Kind): Style | undefined => {
    const style = styleOf(kind, edit)
    return style === 'mixed' ? whenMixed : style
  }
  const styles = new Map(KINDS.map((kind) => [kind, found(kind)]))
  const result = kept(edit, styled(edit.new, styles))
  return result.some((character) => character === UNCERTAIN) ? undefined : result.join('')
}

/** The style of a kind in the text found; undefined if it does not occur. */
function styleOf({ straight, open, close }: Kind, { found }: QuoteEdit): Style | undefined {
  const isCurly = found.includes(open) || found.includes(close)
  if (!found.includes(straight)) return isCurly ? 'curly' : undefined
  return isCurly ? 'mixed' : 'straight'
}

/** In place of a quote of unknown style. */
const UNCERTAIN = ''

/** The UTF-16 units of a text, each quote in the style of its kind. */
function styled(text: string, styles: ReadonlyMap<Kind, Style | undefined>): string[] {
  const units = text.split('')
  return units.map((unit, index) => {
    const kind = kindOf(unit)
    const style = kind && styles.get(kind)
    if (!kind || !style) return unit
    if (style === 'mixed') return UNCERTAIN
    if (style === 'straight') return kind.straight
    return unit === kind.straight ? curlyAt(units, index, kind) : unit
  })
}

function curlyAt(units: readonly string[], index: number, kind: Kind): string {
  const before = units[index - 1]
  return before === undefined || OPENS_AFTER.has(before) ? kind.open : kind.close
}

const OPENS_AFTER: ReadonlySet<string> = new Set([' ', '\t', '\n', '\r', '(', '[', '{', '\u2013', '\u2014'])

/** Puts back what was found wherever the new text repeats the old one: its beginning, its end, and whole lines. */
function kept({ old, new: text, found }: QuoteEdit, units: string[]): string[] {
  keepLines({ old, new: text, found }, units)
  const { head, tail } = sharedEnds(old, text)
  for (let at = 0; at < head; at += 1) units[at] = found[at]!
  for (let back = 1; back <= tail; back += 1) units[text.length - back] = found[found.length - back]!
  return units
}

function keepLines({ old, new: text, found }: QuoteEdit, units: string[]): void {
  const foundLines = found.split('\n')
  const byLine = new Map<string, string | undefined>()
  old.split('\n').forEach((line, index) => {
    const actual = foundLines[index]
    byLine.set(line, byLine.has(line) && byLine.get(line) !== actual ? undefined : actual)
  })
  let at = 0
  for (const line of text.split('\n')) {
    const actual = byLine.get(line)
    if (actual !== undefined) for (let index = 0; index < line.length; index += 1) units[at + index] = actual[index]!
    at += line.length + 1
  }
}
