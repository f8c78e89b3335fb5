import { toLf } from './line-ending.ts'

/** The letter cases that a replacement can request. */
export const CASES = ['upper', 'lower', 'capitalize', 'camel', 'pascal', 'snake', 'kebab'] as const
export type Case = (typeof CASES)[number]

/** A text in other letters. Words end at blanks, `-`, `.`, `/`, `_`, and where the letters change from small to large. */
export const toCase = (letters: Case, text: string): string => FORMS[letters](text)

const FORMS: Readonly<Record<Case, (text: string) => string>> = {
  upper: (text) => text.toUpperCase(),
  lower: (text) => text.toLowerCase(),
  capitalize: (text) => capitalized(text),
  camel: (text) =>
    wordsOf(quiet(text))
      .map((word, at) => (at === 0 ? word.toLowerCase() : capitalized(word)))
      .join(''),
  pascal: (text) => wordsOf(quiet(text)).map(capitalized).join(''),
  snake: (text) =>
    wordsOf(text)
      .map((word) => word.toLowerCase())
      .join('_'),
  kebab: (text) =>
    wordsOf(text)
      .map((word) => word.toLowerCase())
      .join('-'),
}

/** The capitals of a text without a lower-case letter, such as a constant, mean nothing. */
const quiet = (text: string): string => (/\p{Ll}/u.test(text) ? text : text.toLowerCase())

export const capitalized = (text: string): string => {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

/** Of several large letters the last begins the next word where a small one follows. */
const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[-./ _]/u)
    .flatMap((part) => part.split(/(?<=\p{Ll}|\P{L})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u))
    .filter((word) => word !== '')

/** The replacement of a match: literal texts, and groups by number, in another letter case where the template has one. */
export type Template = readonly (string | GroupPart)[]

type GroupPart = { readonly group: number; readonly letters?: Case }

/** The text of a part, of what its group matched. */
export const partText = (part: string | GroupPart, group: (number: number) => string | null): string => {
  if (typeof part === 'string') return part
  const text = group(part.group) ?? ''
  return part.letters ? toCase(part.letters, text) : text
}

type Groups = { readonly count: number; readonly named: Readonly<Record<string, number>> }

/**
 * Reads the new text of a pattern's Edit. Where the pattern has groups, `$1`, `${1}`, `$<name>` and `${name}` stand for what a group
 * matched, `${1:snake}` for the same in other letters (only the seven words, and where the group exists), and `$$` for a dollar; after a `$` the longest number that names a group counts. All else is literal, and without groups
 * everything is. A reference as sed writes it (`\1`) is refused where there are no others. Returns what is wrong, as a sentence with the place, for a reference to a group that does not exist.
 */
export const readTemplate = (newString: string, groups: Groups): Template | string => {
  if (groups.count === 0) return [toLf(newString)]
  const template: (string | GroupPart)[] = []
  let from = 0
  const foreign = foreignReference(newString, groups)
  if (foreign !== undefined) return foreign
  for (const found of newString.matchAll(REFERENCE)) {
    const part = partFor(found, groups)
    if (part === undefined && found[5] !== undefined) continue
    if (part === undefined) return unknownGroup(newString, found, groups)
    template.push(toLf(newString.slice(from, found.index)), part.value)
    from = found.index + part.length
  }
  return [...template, toLf(newString.slice(from))]
}

/** `$$`, digits, and names in brackets; the closing bracket must be there. */
const REFERENCE = new RegExp(`\\$(?:(\\$)|(\\d+)|<(\\w+)>|\\{(\\w+)(?::(${CASES.join('|')}))?\\})`, 'g')

/** A reference as sed and Python write it, where the text has none of its own: it would be written as it is. */
const foreignReference = (newString: string, groups: Groups): string | undefined => {
  if ([...newString.matchAll(REFERENCE)].length > 0) return undefined
  const [found, number, name] = /\\(?:(\d)|g<(\w+)>)/.exec(newString) ?? []
  const isMeant = number === undefined ? name !== undefined && name in groups.named : isGroup(number, groups)
  if (!isMeant) return undefined
  const meant = number === undefined ? `$<${name}>` : `$${number}`
  return `new_string holds ${found}, which is literal text here; write ${meant} for the group, or make the groups of the pattern (?:…) if the text is meant`
}

type TemplatePart = { readonly value: string | GroupPart; readonly length: number }

const partFor = (
  [all, dollar, digits, angled, braced, letters]: RegExpMatchArray,
  groups: Groups,
): TemplatePart | undefined => {
  if (dollar !== undefined) return { value: '$', length: all.length }
  if (digits !== undefined) return longestNumber(digits, groups)
  const name = angled ?? braced ?? ''
  const number = groups.named[name] ?? (braced !== undefined && isGroup(name, groups) ? Number(name) : undefined)
  if (number === undefined) return undefined
  return { value: { group: number, ...(letters !== undefined && { letters: letters as Case }) }, length: all.length }
}

const longestNumber = (digits: string, groups: Groups): TemplatePart | undefined => {
  // A number of more digits than the last group's names none, zeros before it apart.
  const most = digits.search(/[^0]|$/) + String(groups.count).length
  for (let length = Math.min(digits.length, most); length > 0; length -= 1) {
    const number = digits.slice(0, length)
    if (isGroup(number, groups)) return { value: { group: Number(number) }, length: length + 1 }
  }
  return undefined
}

const isGroup = (digits: string, { count }: Groups): boolean =>
  /^\d+$/.test(digits) && Number(digits) > 0 && Number(digits) <= count

const unknownGroup = (newString: string, found: RegExpExecArray, { count, named }: Groups): string => {
  const before = newString.slice(0, found.index).split('\n')
  const place = `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`
  const names = Object.keys(named)
  const known = [`1${count > 1 ? ` to ${count}` : ''}`, ...names].join(', ')
  return `new_string asks for the group ${found[0]} at ${place}, and the groups of the pattern are ${known}; write $$ for a dollar`
}
