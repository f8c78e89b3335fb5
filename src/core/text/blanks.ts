import type { Tolerance } from './candidate-text.ts'
import type { TextFile } from './encoding.ts'
import { lineEndAt } from './line-ending.ts'
import type { Span, Token } from './pattern.ts'

/** Trailing blanks: those at line ends of the old text, or of the file's lines, do not count. The new text is as written. */
export const trailingBlanks: Tolerance = (edit) => {
  const lines = edit.old_string.split('\n')
  const last = lines.length - 1
  const bare = lines.map(withoutTrailing)
  const endsInBlanks = bare[last] !== lines[last]
  if ((last === 0 && !endsInBlanks) || !/\S/.test(edit.old_string)) return undefined
  if (bare.join('\n') === edit.new_string.split('\n').map(withoutTrailing).join('\n')) return undefined
  const tokens = bare.flatMap((line, index): Token[] => {
    const ended: Token[] = index < last ? LINE_END : []
    // an empty first line begins inside or at the end of some line, whose blanks are not the edit's to replace
    const blanks: Token[] =
      (index < last && (index > 0 || lines[0] !== '')) || (index === last && endsInBlanks) ? RUN : []
    return [{ text: line }, ...blanks, ...ended]
  })
  return { tokens, replacement: edit.new_string, ...(endsInBlanks && { accept: endsLine }) }
}

/** White space, opted in to: runs of it match runs of it, those at line beginnings and ends of the text also nothing. */
export const whitespace: Tolerance = (edit) => {
  const core = edit.old_string.trim()
  if (core === '' || squeeze(edit.old_string) === squeeze(edit.new_string)) return undefined
  const [lead = '', trail = ''] = [
    edit.old_string.slice(0, edit.old_string.indexOf(core)),
    edit.old_string.slice(edit.old_string.indexOf(core) + core.length),
  ]
  const words = core
    .split(/\s+/)
    .flatMap((text, index): Token[] => [...(index > 0 ? [{ run: SPACES, min: 1 } as const] : []), { text }])
  return { tokens: [...edge(lead, 'lead'), ...words, ...edge(trail, 'trail')], replacement: edit.new_string }
}

const BLANKS: readonly string[] = [' ', '\t']
const LINE_END: Token[] = [{ text: '\n' }]
const RUN: Token[] = [{ run: BLANKS, min: 0 }]

/** JavaScript's white space. */
const SPACES: readonly string[] = [
  ...'\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff',
]

/** A loop: on a long run of blanks inside a line, a regular expression would start again at each of them. */
function withoutTrailing(line: string): string {
  let end = line.length
  while (end > 0 && BLANKS.includes(line[end - 1]!)) end -= 1
  return line.slice(0, end)
}

const squeeze = (text: string): string => text.trim().replace(/\s+/g, ' ')

/** True where nothing but a line end, or the end of the file, follows. */
const endsLine = (file: TextFile, { end }: Span): boolean => end === file.bytes.length || lineEndAt(file, end) > 0

/** The white space before or after the text: line end by line end, blanks between them; a text without any takes none along. */
function edge(space: string, side: 'lead' | 'trail'): Token[] {
  if (space === '') return []
  const lines = space.split('\n')
  return lines.flatMap((_, index): Token[] => {
    const outermost = lines.length > 1 && index === (side === 'lead' ? 0 : lines.length - 1)
    return [...(index > 0 ? LINE_END : []), ...(outermost ? [] : RUN)]
  })
}
