import { RE2JS } from 're2js'
import { capitalized } from '../../../core/text/letter-case.ts'
import type { Transform } from './rule.ts'

/** What ast-grep's transforms but `rewrite` make of a text. */
export const transformed = ({ kind, keys }: Transform, text: string): string => {
  if (kind === 'replace') return replaced(text, String(keys.replace ?? ''), String(keys.by ?? ''))
  if (kind === 'substring') return part(Array.from(text), keys.startChar, keys.endChar)
  return converted(text, String(keys.toCase ?? ''), keys.separatedBy)
}

/** `$1`, `$name` and `${name}` in `by` are groups, `$$` a dollar; the longest name counts. */
const replaced = (text: string, pattern: string, by: string): string => {
  const matcher = RE2JS.compile(pattern).matcher(text)
  const named = matcher.pattern().namedGroups()
  const parts: string[] = []
  let from = 0
  while (matcher.find()) {
    const filled = by.replace(/\$(?:(\$)|\{([^}]*)\}|(\w+))/g, (_, dollar?: string, braced?: string, bare?: string) => {
      const name = braced ?? bare ?? ''
      const group = /^\d+$/.test(name) ? Number(name) : named[name]
      return dollar ?? (group === undefined || group > matcher.groupCount() ? '' : (matcher.group(group) ?? ''))
    })
    parts.push(text.slice(from, matcher.start()), filled)
    from = matcher.end()
  }
  return parts.join('') + text.slice(from)
}

const part = (characters: readonly string[], start: unknown, end: unknown): string => {
  const { length } = characters
  const [from, to] = [resolved(start, 0, length), resolved(end, length, length)]
  return characters.slice(from, to).join('')
}

const resolved = (given: unknown, fallback: number, length: number): number => {
  const at = typeof given === 'number' ? given : fallback
  return Math.max(0, Math.min(length, at < 0 ? length + at : at))
}

const SEPARATORS: Readonly<Record<string, string>> = { dash: '-', dot: '.', slash: '/', space: ' ', underscore: '_' }

const converted = (text: string, letters: string, separatedBy: unknown): string => {
  const given = Array.isArray(separatedBy) ? separatedBy.map(String) : [...Object.keys(SEPARATORS), 'caseChange']
  const words = wordsOf(text, new Set(given.flatMap((name) => SEPARATORS[name] ?? [])), given.includes('caseChange'))
  const low = words.map((word) => word.toLowerCase())
  switch (letters) {
    case 'lowerCase':
      return text.toLowerCase()
    case 'upperCase':
      return text.toUpperCase()
    case 'capitalize':
      return capitalized(text)
    case 'snakeCase':
      return low.join('_')
    case 'kebabCase':
      return low.join('-')
    case 'pascalCase':
      return words.map(capitalized).join('')
    default:
      return words.map((word, at) => (at === 0 ? word.toLowerCase() : capitalized(word))).join('')
  }
}

/** Words as ast-grep tells them: whatever is no small letter counts as a large one, and of several the last goes with a small one behind it. */
const wordsOf = (text: string, signs: ReadonlySet<string>, byCase: boolean): readonly string[] => {
  const words = ['']
  let large = 0
  for (const character of text) {
    const word = words.at(-1) ?? ''
    if (signs.has(character)) {
      words.push('')
      large = 0
    } else if (byCase && large === 0 && /\p{Lu}/u.test(character)) {
      words.push(character)
      large = 1
    } else if (byCase && large > 1 && /\p{Ll}/u.test(character)) {
      const last = Array.from(word).at(-1) ?? ''
      words.splice(-1, 1, word.slice(0, word.length - last.length), last + character)
      large = 0
    } else {
      words.splice(-1, 1, word + character)
      large = /\p{Ll}/u.test(character) ? 0 : large + 1
    }
  }
  return words.filter((word) => word !== '')
}
