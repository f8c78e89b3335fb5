import type { Span } from '../../../core/text/splice.ts'
import type { Lines } from './indentation.ts'
import { linesIn } from './replaced-parts.ts'
import type { FixPart, FixVariable } from './template.ts'

/** A template's texts and variables in turn, a text first; the tokens of a piece of code tell which lines begin inside one. */
export const templateLines = (
  template: readonly FixPart[],
  tokensOf: (code: string) => readonly Span[],
): readonly (Lines | FixVariable)[] => {
  const parts = inTurn(template)
  const code = parts.map((part) => (typeof part === 'string' ? part : NAME)).join('')
  const partOf = linesIn(code, () => tokensOf(code))
  let at = 0
  return parts.map((part) => {
    const start = at
    at += typeof part === 'string' ? part.length : NAME.length
    return typeof part === 'string' ? partOf({ start, end: at }) : part
  })
}

/** A name in every language. */
const NAME = 'x1'

const inTurn = (template: readonly FixPart[]): readonly FixPart[] => {
  const parts: FixPart[] = []
  for (const part of template) {
    const last = parts.at(-1)
    if (typeof part !== 'string') parts.push(...(typeof last === 'string' ? [part] : ['', part]))
    else if (typeof last === 'string') parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  return parts
}
