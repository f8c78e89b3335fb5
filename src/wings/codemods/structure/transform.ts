import { RE2JS } from 're2js'
import { capitalized, wordsOf } from '../../../core/text/letter-case.ts'
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

const SEPARATORS: Readonly<Record<string, string>> = { dash: '\\-', dot: '.', slash: '/', space: ' ', underscore: '_' }

const converted = (text: string, letters: string, separatedBy: unknown): string => {
  const given = Array.isArray(separatedBy) ? separatedBy.map(String) : undefined
  const signs = given?.flatMap((name) => SEPARATORS[name] ?? []) ?? Object.values(SEPARATORS)
  const words = wordsOf(
    text,
    signs.length > 0 ? new RegExp(`[${signs.join('')}]`, 'u') : undefined,
    given?.includes('caseChange') ?? true,
  )
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
