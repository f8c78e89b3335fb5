/**
 * A text that every match of a pattern of RE2 holds, so that files can be told apart without it: the longest one outside
 * groups. Undefined where none is certain, and for a pattern with alternatives or flags.
 */
export const requiredLiteral = (pattern: string): string | undefined => {
  const tokens = pattern.length > MAX_LENGTH ? [] : (pattern.match(TOKEN) ?? [])
  if (tokens.some(isUnclear)) return undefined
  const runs: string[] = ['']
  let depth = 0
  for (const token of tokens) {
    if (token.startsWith('(')) depth += 1
    else if (token === ')') depth -= 1
    const literal = depth === 0 ? literalOf(token) : undefined
    if (literal !== undefined) {
      runs.push((runs.pop() ?? '') + literal)
      continue
    }
    if (OPTIONAL.test(token)) runs.push(withoutLast(runs.pop() ?? ''))
    runs.push('')
  }
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best))
  return longest === '' ? undefined : longest
}

/** Characters; an unclosed set is scanned again from each bracket. */
const MAX_LENGTH = 10_000

/** An escape, a set, the start of a group, a quantifier, any other character. */
const TOKEN =
  /\\.|\[\^?\]?(?:\[:\^?[a-z]+:\]|\\.|[^\]\\])*\]|\((?:\?(?:P?<\w+>|[^)]))?|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gsu

/** Alternatives, flags, and escapes that take more of the pattern than the next character. */
const isUnclear = (token: string): boolean =>
  token === '|' || /^\(\?(?!P?<\w+>$|:$)/.test(token) || /^\\(?![dDsSwWbBAzaftnrv])[A-Za-z0-9]/.test(token)

/** What a quantifier makes uncertain is the last character alone. */
const OPTIONAL = /^(?:[*?]\??|\{\d.*\}\??)$/s

const withoutLast = (text: string): string => Array.from(text).slice(0, -1).join('')

/** The character that a token matches; undefined for one that matches several, none, or a line break. */
const literalOf = (token: string): string | undefined => {
  if (token.startsWith('\\')) return /^\\[\p{P}\p{S}]$/u.test(token) ? token.slice(1) : undefined
  return Array.from(token).length > 1 || /[.^$()*+?\n\r\0]/.test(token) ? undefined : token
}
