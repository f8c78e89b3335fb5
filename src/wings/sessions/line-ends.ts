import { editsBetween } from '../../core/plan/patches/edits-between.ts'
import { applyEdit } from '../../core/text/edit.ts'
import { hasMark, plainText, withoutMark } from './file-states.ts'

/** How an agent writes text files, where that is not as editplan's own tools do it. */
export interface WritingHabits {
  /**
   * How an old text is found: as editplan's Edit does it; exactly; exactly, else in some way of the
   * agent's own; or, where it is not found exactly, with quotes, dashes and blanks folded in the whole file.
   */
  readonly edits: 'tolerant' | 'literal' | 'loose' | 'folded'
  /** Whether a text that is deleted takes the line break after it along. */
  readonly deletesLineEnd?: boolean | undefined
  /** Which line end an edited file gets as a whole; absent: each line keeps its own. */
  readonly lineEnd?: 'first' | 'most' | 'any' | undefined
  /** Line ends of a file that is overwritten: those given, or those it had. */
  readonly overwrittenEnds: 'given' | 'kept'
  /** Byte order mark of a file that is overwritten: as given, or as it was. */
  readonly overwrittenMark: 'given' | 'kept'
}

/** A text with LF line ends as it is in a file that held `before`, line ends and mark as they are. */
export const likeBefore = (before: string, plain: string, lineEnd: WritingHabits['lineEnd']): string => {
  const mark = hasMark(before) ? '\ufeff' : ''
  if (!before.includes('\r\n')) return mark + plain
  const bare = before.replaceAll('\r\n', '')
  if (!bare.includes('\n')) return mark + plain.replaceAll('\n', '\r\n')
  if (lineEnd !== undefined) return mark + plain.replaceAll('\n', chosenEnd(before, lineEnd))
  return keepingEach(before, plain)
}

const chosenEnd = (text: string, lineEnd: 'first' | 'most' | 'any'): string => {
  if (lineEnd === 'any') return '\r\n'
  if (lineEnd === 'first') return text.indexOf('\r\n') < text.indexOf('\n') ? '\r\n' : '\n'
  const crlf = text.split('\r\n').length - 1
  return crlf > text.split('\n').length - 1 - crlf ? '\r\n' : '\n'
}

/** Each line that stays keeps its line end, as in an Edit. */
const keepingEach = (before: string, plain: string): string => {
  let text = before
  for (const edit of editsBetween(plainText(before), plain) ?? []) {
    text = applyEdit(text, edit) ?? text
  }
  return plainText(text) === plain ? text : (hasMark(before) ? '\ufeff' : '') + plain
}

/** What a file that held `before` holds once an agent has written `content` over it. */
export const overwritten = (before: string, content: string, habits: WritingHabits): string => {
  const ended =
    habits.overwrittenEnds === 'kept' && before.includes('\r\n')
      ? content.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n')
      : content
  return habits.overwrittenMark === 'kept' && hasMark(before) ? `\ufeff${withoutMark(ended)}` : ended
}
