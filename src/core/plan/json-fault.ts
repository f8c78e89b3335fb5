import { endOfString, skipBlanks } from './json-scan.ts'

interface JsonFault {
  readonly offset: number
  readonly message: string
}

type Expected = 'a value' | 'a value or ]' | 'a key' | 'a key or }' | ':' | ', or }' | ', or ]' | 'nothing more'

/**
 * The first place where a text stops being JSON, and what is expected there; undefined for valid JSON. Token by token
 * with a stack of its own, so that no depth of brackets overflows.
 */
export const firstJsonFault = (text: string): JsonFault | undefined => {
  const open: string[] = []
  let expected: Expected = 'a value'
  for (let offset = skipBlanks(text, 0); offset < text.length; ) {
    const token = tokenAt(text, offset)
    if ('fault' in token) return token.fault
    const next = advance(token.kind, expected, open)
    if (next === undefined) return { offset, message: `expected ${expected} here` }
    expected = next
    offset = skipBlanks(text, token.end)
  }
  return expected === 'nothing more' ? undefined : { offset: text.length, message: `ends early, expected ${expected}` }
}

type Token = { readonly kind: string; readonly end: number } | { readonly fault: JsonFault }

const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

const tokenAt = (text: string, offset: number): Token => {
  const char = text[offset] ?? ''
  if ('{}[],:'.includes(char)) return { kind: char, end: offset + 1 }
  if (char === '"') return stringAt(text, offset)
  SCALAR.lastIndex = offset
  if (SCALAR.test(text)) return { kind: '0', end: SCALAR.lastIndex }
  return { fault: { offset, message: 'not a JSON value; text needs double quotes' } }
}

const stringAt = (text: string, offset: number): Token => {
  const end = endOfString(text, offset)
  const inside = text.slice(offset, end)
  const control = inside.search(/[\u0000-\u001f]/)
  if (control >= 0) {
    return {
      fault: {
        offset: offset + control,
        message: 'a line break or other control character must be written as an escape',
      },
    }
  }
  for (const found of inside.matchAll(/\\(u[0-9a-fA-F]{4}|["\\/bfnrt])?/g)) {
    if (!found[1])
      return { fault: { offset: offset + found.index, message: 'no such escape; write a backslash as \\\\' } }
  }
  if (end > text.length) return { fault: { offset, message: 'this string is not closed' } }
  return { kind: '"', end }
}

/** The tokens that each expectation accepts; `"` is any string, `0` any other scalar. */
const ACCEPTED: Record<Expected, string> = {
  'a value': '{["0',
  'a value or ]': '{["0]',
  'a key': '"',
  'a key or }': '"}',
  ':': ':',
  ', or }': ',}',
  ', or ]': ',]',
  'nothing more': '',
}

/** What is expected after the token, or undefined when the token is not what was expected. */
const advance = (kind: string, expected: Expected, open: string[]): Expected | undefined => {
  if (!ACCEPTED[expected].includes(kind)) return undefined
  if (kind === '{' || kind === '[') {
    open.push(kind)
    return kind === '{' ? 'a key or }' : 'a value or ]'
  }
  if (kind === ',') return expected === ', or }' ? 'a key' : 'a value'
  if (kind === ':') return 'a value'
  if (expected.startsWith('a key') && kind === '"') return ':'
  if (kind === '}' || kind === ']') open.pop()
  return afterValue(open)
}

const afterValue = (open: readonly string[]): Expected => {
  const around = open.at(-1)
  if (around === undefined) return 'nothing more'
  return around === '{' ? ', or }' : ', or ]'
}
