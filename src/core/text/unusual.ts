import { lookAlikes, type Unusual, type UnusualKind } from './look-alikes.ts'

export type { Unusual, UnusualKind }

/** The unusual characters of one line or path, in their order. The one table of them: whoever shows, counts or judges text asks here. */
export function unusualIn(line: string): readonly Unusual[] {
  if (PLAIN.test(line)) return []
  return [...hiddenIn(line), ...lookAlikes(line)].sort((one, other) => one.at - other.at)
}

/** Those of them that are not seen, in a text of any number of lines; a LF and a tab are usual. */
export function hiddenIn(text: string): readonly Unusual[] {
  if (PLAIN.test(text)) return []
  const found: Unusual[] = []
  for (const { 0: character, index: at } of text.matchAll(HIDDEN)) {
    if (!isUsual(text, at, character)) found.push({ at, length: character.length, ...told(character) })
  }
  return found
}

const PLAIN = /^[\t\n -~]*$/

/**
 * Control characters but tab and LF, format characters, whatever Unicode says may be drawn as nothing (Hangul fillers, variation
 * selectors, tags), blanks other than a space, the blank Braille pattern, and lone surrogates.
 */
export const HIDDEN = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu

/** What emoji and scripts need: variation selectors, joiners and tags where they belong. */
function isUsual(text: string, at: number, character: string): boolean {
  if (!MAY_BE_USUAL.test(character)) return false
  const before = text.slice(Math.max(0, at - 16), at)
  const after = text.slice(at + character.length, at + character.length + 2)
  if (character === '\ufe0f' || character === '\ufe0e') {
    return /\p{Extended_Pictographic}$/u.test(before) || (/[\d#*]$/.test(before) && after.startsWith('\u20e3'))
  }
  if (/[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u.test(character)) return /\p{sc=Han}$/u.test(before)
  if (/[\u{e0020}-\u{e007f}]/u.test(character)) return /\u{1f3f4}[\u{e0020}-\u{e007e}]*$/u.test(before)
  if (/[\u180b-\u180d]/.test(character)) return /\p{sc=Mongolian}$/u.test(before)
  if (character === '\u200d' && /\p{Extended_Pictographic}\ufe0f?$|\p{EMod}$/u.test(before)) {
    return /^\p{Extended_Pictographic}/u.test(after)
  }
  return JOINED.test(before.slice(-1)) && JOINED.test(after)
}

const MAY_BE_USUAL =
  /[\u180b-\u180d\u200c]|\u200d|[\ufe00-\ufe02]|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}]|[\u{e0100}-\u{e01ef}]/u

const JOINED =
  /^[\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}\p{sc=Mongolian}]/u

function told(character: string): Pick<Unusual, 'kind' | 'name' | 'about'> {
  const code = character.codePointAt(0)!
  if (code >= 0xdc80 && code <= 0xdcff) {
    return { kind: 'byte', name: `0x${hex(code - 0xdc00)}`, about: 'a byte that is not UTF-8' }
  }
  const number = `U+${hex(code).padStart(4, '0')}`
  const known = NAMES[hex(code)]
  const kind = kindOf(character)
  return known ? { kind, name: known[0], about: `${number}, ${known[1]}` } : { kind, name: number, about: ABOUT[kind] }
}

const kindOf = (character: string): UnusualKind => {
  if (BIDI.test(character)) return 'bidi'
  if (/\p{Zs}/u.test(character)) return 'blank'
  return /\p{Cc}/u.test(character) ? 'control' : 'invisible'
}

const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

const ABOUT: Readonly<Record<UnusualKind, string>> = {
  bidi: 'turns the direction of text',
  invisible: 'an invisible character',
  control: 'a control character',
  byte: 'a byte that is not UTF-8',
  blank: 'a blank that is no space',
  'look-alike': 'looks like another character',
}

const hex = (code: number): string => code.toString(16).toUpperCase()

const NAMES: Readonly<Record<string, readonly [name: string, about: string]>> = {
  D: ['CR', 'carriage return'],
  '0': ['NUL', 'null'],
  '1B': ['ESC', 'escape'],
  A0: ['NBSP', 'no-break space'],
  AD: ['SHY', 'soft hyphen'],
  '34F': ['CGJ', 'an invisible joiner'],
  '61C': ['ALM', 'Arabic letter mark'],
  '115F': ['HCF', 'Hangul filler, a letter that is not seen'],
  '1160': ['HJF', 'Hangul filler, a letter that is not seen'],
  '200B': ['ZWSP', 'zero-width space'],
  '200C': ['ZWNJ', 'zero-width non-joiner'],
  '200D': ['ZWJ', 'zero-width joiner'],
  '2060': ['WJ', 'word joiner'],
  '200E': ['LRM', 'left-to-right mark'],
  '200F': ['RLM', 'right-to-left mark'],
  '202A': ['LRE', 'turns the direction of text'],
  '202B': ['RLE', 'turns the direction of text'],
  '202C': ['PDF', 'ends a turned direction'],
  '202D': ['LRO', 'turns the direction of text'],
  '202E': ['RLO', 'turns the direction of text'],
  '2066': ['LRI', 'turns the direction of text'],
  '2067': ['RLI', 'turns the direction of text'],
  '2068': ['FSI', 'turns the direction of text'],
  '2069': ['PDI', 'ends a turned direction'],
  '202F': ['NNBSP', 'narrow no-break space'],
  '2800': ['BRAILLE', 'blank Braille pattern'],
  '3000': ['IDSP', 'ideographic space'],
  '3164': ['HF', 'Hangul filler, a letter that is not seen'],
  FEFF: ['BOM', 'byte order mark'],
  FFA0: ['HHF', 'Hangul filler, a letter that is not seen'],
}
