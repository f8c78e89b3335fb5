import { RE2JS } from 're2js'
import { capitalized } from '../../../core/text/template.ts'
import { joined, type Lines, linesOf, sliced, withText } from './indentation.ts'
import type { Transform } from './transform.ts'

/** What ast-grep's transforms but `rewrite` make of a text. */
export const transformed = ({ kind, keys }: Transform, lines: Lines): Lines => {
  if (kind === 'replace') return replaced(lines, String(keys.replace ?? ''), String(keys.by ?? ''))
  if (kind === 'substring') return part(lines, keys.startChar, keys.endChar)
  return withText(lines, converted(lines.text, String(keys.toCase ?? ''), keys.separatedBy))
}

/** `$1`, `$name` and `${name}` in `by` are groups, `$$` a dollar; the longest name counts. */
const replaced = (lines: Lines, pattern: string, by: string): Lines => {
  const matcher = RE2JS.compile(pattern).matcher(lines.text)
  const named = matcher.pattern().namedGroups()
  const parts: Lines[] = []
  let from = 0
  while (matcher.find()) {
    const filled = by.replace(/\$(?:(\$)|\{([^}]*)\}|(\w+))/g, (_, dollar?: string, braced?: string, bare?: string) => {
      const name = braced ?? bare ?? ''
      const group = /^\d+$/.test(name) ? Number(name) : named[name]
      return dollar ?? (group === undefined || group > matcher.groupCount() ? '' : (matcher.group(group) ?? ''))
    })
    parts.push(sliced(lines, from, matcher.start()), linesOf(filled))
    from = matcher.end()
  }
  return joined([...parts, sliced(lines, from, lines.text.length)])
}

const part = (lines: Lines, start: unknown, end: unknown): Lines => {
  const characters = Array.from(lines.text)
  const { length } = characters
  const [from, to] = [resolved(start, 0, length), resolved(end, length, length)]
  const unitsIn = (count: number): number => characters.slice(0, count).join('').length
  return sliced(lines, unitsIn(from), Math.max(unitsIn(from), unitsIn(to)))
}

const resolved = (given: unknown, fallback: number, length: number): number => {
  const at = typeof given === 'number' ? given : fallback
  return Math.max(0, Math.min(length, at < 0 ? length + at : at))
}

const SEPARATORS: Readonly<Record<string, string>> = { dash: '-', dot: '.', slash: '/', space: ' ', underscore: '_' }

const converted = (text: string, letters: string, separatedBy: unknown): string => {
  const given = Array.isArray(separatedBy) ? separatedBy.map(String) : [...Object.keys(SEPARATORS), 'caseChange']
  const signs = given.flatMap((name) => SEPARATORS[name] ?? [])
  const words = wordsOf(text, signs, given.includes('caseChange'))
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
const wordsOf = (text: string, signs: readonly string[], byCase: boolean): readonly string[] => {
  const parts = signs.length > 0 ? text.split(new RegExp(`[${signs.map((sign) => `\\${sign}`).join('')}]`)) : [text]
  return parts.flatMap((part) => (byCase ? part.split(CASE_CHANGES) : [part])).filter((word) => word !== '')
}

const CASE_CHANGES = /(?<=\p{Ll})(?=\p{Lu})|(?<=\P{Ll})(?=\P{Ll}\p{Ll})/u
