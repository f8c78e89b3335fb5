import { lookAlikes, type Unseen } from './look-alikes.ts'
import { UNSEEN } from './visible.ts'

/** The characters of one line that hide: control, direction and invisible ones, odd blanks, wrong bytes, letters of another script. */
export function unseenIn(line: string): readonly Unseen[] {
  if (PLAIN.test(line)) return []
  const found: Unseen[] = []
  for (const { 0: character, index: at } of line.matchAll(UNSEEN)) {
    if (!isUsual(line, at, character)) found.push({ at, length: character.length, ...named(character) })
  }
  return [...found, ...lookAlikes(line)].sort((one, other) => one.at - other.at)
}

const PLAIN = /^[\t -~]*$/

/** Joiners and variation selectors inside emoji, and joiners between letters of scripts that need them. */
function isUsual(line: string, at: number, character: string): boolean {
  const [before, after] = [line.slice(Math.max(0, at - 4), at), line.slice(at + 1, at + 3)]
  if (character === '\ufe0f' || character === '\ufe0e') return /[\p{Extended_Pictographic}\d#*]$/u.test(before)
  if (character === '\u200d' && /\p{Extended_Pictographic}\ufe0f?$|\p{EMod}$/u.test(before)) {
    return /^\p{Extended_Pictographic}/u.test(after)
  }
  return (character === '\u200c' || character === '\u200d') && JOINED.test(before.slice(-1)) && JOINED.test(after)
}

const JOINED =
  /^[\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}\p{sc=Mongolian}]/u

function named(character: string): Pick<Unseen, 'name' | 'about'> {
  const code = character.codePointAt(0)!
  if (code >= 0xdc80 && code <= 0xdcff) return { name: `0x${hex(code - 0xdc00)}`, about: 'a byte that is not UTF-8' }
  const known = NAMES[hex(code)]
  const number = `U+${hex(code).padStart(4, '0')}`
  return known ? { name: known[0], about: `${number}, ${known[1]}` } : { name: number, about: 'an invisible character' }
}

const hex = (code: number): string => code.toString(16).toUpperCase()

const NAMES: Readonly<Record<string, readonly [name: string, about: string]>> = {
  D: ['CR', 'carriage return'],
  '0': ['NUL', 'null'],
  '1B': ['ESC', 'escape'],
  A0: ['NBSP', 'no-break space'],
  AD: ['SHY', 'soft hyphen'],
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
  '3000': ['IDSP', 'ideographic space'],
  FEFF: ['BOM', 'byte order mark'],
}
