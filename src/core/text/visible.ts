import { lookOf, unseenAt } from './look.ts'
import type { Span } from './splice.ts'
import { HIDDEN, hiddenIn, isPlain, unusualIn } from './unusual.ts'
import { numberOfCharacter } from './words.ts'

/**
 * Text for a person: control, bidirectional and invisible characters, bytes that are not UTF-8 and, but in prose, odd blanks and
 * look-alikes, as `<U+200B>` or `<0xE9>`; a LF and, without `blanks`, tabs and spaces stay.
 */
export function visible(
  text: string,
  {
    blanks = false,
    prose = false,
  }: {
    /** Tabs as arrows, spaces as dots. Default false. */
    readonly blanks?: boolean
    /** Leaves what people write: blanks of other widths, letters of other scripts. Default false. */
    readonly prose?: boolean
  } = {},
): string {
  const shown = isPlain(text) ? text : prose ? shownProse(text) : text.split('\n').map(shownLine).join('\n')
  return blanks ? shown.replaceAll('\t', '\u2192').replaceAll(' ', '\u00b7') : shown
}

const shownProse = (text: string): string =>
  writtenOut(
    text,
    hiddenIn(text).filter(({ kind }) => kind !== 'blank'),
  )

const shownLine = (line: string): string => writtenOut(line, unusualIn(line))

function writtenOut(text: string, places: readonly ReturnType<typeof hiddenIn>[number][]): string {
  if (places.length === 0) return text
  let [result, end] = ['', 0]
  for (const { at, length } of places) {
    if (at < end) continue
    result += text.slice(end, at) + nameOf(text.slice(at, at + length))
    end = at + length
  }
  return result + text.slice(end)
}

/** True when the text contains characters that `visible` would spell out. */
export const hasUnseen = (text: string): boolean => text.search(HIDDEN) >= 0

/** Whether a text has what a reader does not see, or mistakes: it is then written with escapes where somebody pastes it. */
export const isMistaken = (text: string): boolean =>
  !isPlain(text) &&
  (hasUnseen(text) || text !== text.normalize('NFC') || text.split('\n').some((line) => unusualIn(line).length > 0))

/** Differences between two texts that a reader would not see, in a few words; empty if they differ visibly. */
export function unseenDifferences(found: string, wanted: string): readonly string[] {
  if (found === wanted) return []
  const [look, meant] = [lookOf(found).text, lookOf(wanted).text]
  if (bare(look) !== bare(meant)) return charactersOfOne(found, wanted)
  const said = [
    ...new Set(
      unseenAt(found, wanted).map(
        (places) => `"${cutOut(found, places.found)}" in the file, "${cutOut(wanted, places.wanted)}" in old_string`,
      ),
    ),
  ].slice(0, MAX_DIFFERENCES)
  const pairs = pairsOf(look, meant)
  if (pairs.some(([one, other]) => indentOf(one) !== indentOf(other))) said.push(indentation(pairs))
  if (pairs.some(([one, other]) => blanksAfter(one) !== blanksAfter(other))) said.push('blanks at line ends')
  return said.length > 0 ? said : ['white space']
}

const MAX_DIFFERENCES = 6

/** Two texts for a person, each with what makes it another one, though it looks the same, spelt out. */
export function visiblyApart(
  found: string,
  wanted: string,
  options?: Parameters<typeof visible>[1],
): readonly [string, string] {
  const differences = unseenAt(found, wanted)
  return [
    spelling(
      found,
      differences.map((places) => places.found),
      options,
    ),
    spelling(
      wanted,
      differences.map((places) => places.wanted),
      options,
    ),
  ]
}

function spelling(text: string, spans: readonly Span[], options?: Parameters<typeof visible>[1]): string {
  let [result, end] = ['', 0]
  for (const span of spans) {
    result += visible(text.slice(end, span.start), options) + cutOut(text, span)
    end = span.end
  }
  return result + visible(text.slice(end), options)
}

/** A part of a text, with the number of each character that is not ASCII. */
const cutOut = (text: string, { start, end }: Span): string => text.slice(start, end).replace(/[^\t\n -~]/gu, nameOf)

/** Characters that only one of two texts has, and that are invisible or look like others. */
const charactersOfOne = (found: string, wanted: string): readonly string[] => [
  ...new Set([...characterDifferences(found, wanted), ...characterDifferences(wanted, found, 'old_string')]),
]

const nameOf = (character: string): string => {
  if (character === '\r') return '<CR>'
  const code = character.codePointAt(0)!
  if (code >= 0xdc80 && code <= 0xdcff) return `<0x${(code - 0xdc00).toString(16).toUpperCase()}>`
  return `<${numberOfCharacter(character)}>`
}

function characterDifferences(text: string, other: string, where = 'the file'): readonly string[] {
  const mistaken = [...new Set(text.match(/[^\t\n -~]/gu) ?? [])].filter((one) => lookOf(one).text !== one)
  return mistaken
    .filter((character) => !other.includes(character))
    .map((character) => `${nameOf(character)} in ${where}`)
}

const bare = (text: string): string => text.replace(/\s+/g, '')

const pairsOf = (found: string, wanted: string): readonly (readonly [string, string])[] => {
  const lines = wanted.split('\n')
  return found.split('\n').map((line, index) => [line, lines[index] ?? ''])
}

/** White space at its beginning. */
export const indentOf = (line: string): string => /^\s*/.exec(line)?.[0] ?? ''

const blanksAfter = (line: string): string => line.slice(line.trimEnd().length).replace(/[^ \t]/g, '')

const indentation = (pairs: readonly (readonly [string, string])[]): string => {
  const tabs = (side: 0 | 1): boolean => pairs.some((pair) => indentOf(pair[side]).includes('\t'))
  if (tabs(0) === tabs(1)) return 'the depth of the indentation'
  return tabs(0) ? 'tabs in the file but spaces in old_string' : 'spaces in the file but tabs in old_string'
}
