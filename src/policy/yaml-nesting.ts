import { Lexer } from 'yaml'

/** What the lexer says before a scalar's own text; the other marks of no width stand for documents and the end of a flow. */
const SCALAR = '\u001f'
const MARKS = new Set(['\u0002', '\u0018', SCALAR])

/**
 * The offset where a YAML text nests deeper than `limit` in brackets or in indicators on one line (`- - -`), or closes more than it
 * opened. The parser needs memory that grows with the square of such a depth, so this is asked first, of the lexer alone. Nesting by
 * indentation is not counted: it costs its own square in text.
 */
export const nestingFault = (text: string, limit: number): number | undefined => {
  let offset = 0
  let flow = 0
  let inline = 0
  let scalarNext = false
  for (const token of new Lexer().lex(text)) {
    if (MARKS.has(token)) {
      scalarNext = token === SCALAR
      continue
    }
    if (!scalarNext) {
      flow += FLOW[token] ?? 0
      inline = INDICATORS.has(token) ? inline + 1 : RESETTING.has(token) ? 0 : inline
      if (flow < 0 || flow + inline > limit) return offset
    }
    scalarNext = false
    offset += token.length
  }
  return undefined
}

const FLOW: Readonly<Record<string, number>> = { '[': 1, '{': 1, ']': -1, '}': -1 }
const INDICATORS = new Set(['-', '?', ':'])
const RESETTING = new Set(['\n', '\r\n', ','])
