import type { LookUp } from '../../core/plan/fix-output.ts'
import { editsBetween } from '../../core/plan/text-edits.ts'
import { applyEdit } from '../../core/text/edit.ts'
import { withoutMark } from '../../core/text/encoding.ts'
/** What is known of a file at a point of a session. */
export interface FileState {
  /** Undefined where there is no such file. */
  readonly text: string | undefined
  /** Line ends and byte order mark are those of the file; otherwise LF, without a mark. */
  readonly exact: boolean
  readonly executable?: boolean | undefined
  /** The source says that the text is the whole file's; otherwise it may be cut, or have a note after it. */
  readonly isWhole?: true
  /** It comes from the checkout: the source has shown nothing of it, and may have found another. */
  readonly assumed?: true | undefined
}

/** A file of the checkout as it was before anything recorded: its text with line ends and mark, and whether it may be executed. */
export interface CheckoutFile {
  /** Undefined where there is no such file. */
  readonly text: string | undefined
  readonly executable?: boolean | undefined
}

/** The checkout that a source was recorded in, as it was before. Paths are relative to its root. */
export interface Checkout {
  /** Its absolute path, where the session may have worked in it. */
  readonly root?: string | undefined
  readonly readFile?: ((path: string) => string | undefined) | undefined
  /** Text of a file as it is now, where the checkout is that of an earlier point. */
  readonly readNow?: ((path: string) => string | undefined) | undefined
  readonly kindOf?: ((path: string) => FileKind | undefined) | undefined
  readonly filesBelow?: ((folder: string, which?: 'tracked') => readonly string[]) | undefined
  readonly look?: LookUp | undefined
  /** Whether a file of the work tree is as it was when the session began, by its times. */
  readonly isOlder?: ((path: string) => boolean) | undefined
  /** Where a path leads once all links are followed, on the system whose checkout it is. */
  readonly realPath?: ((path: string) => string) | undefined
  /** Others may have changed the files since the session began. */
  readonly isLater?: boolean | undefined
}

export type FileKind = 'file' | 'executable' | 'folder'

/** There is no such file. */
export const GONE: FileState = { text: undefined, exact: true }

const MARK = '\ufeff'

/** A text with LF line ends and no byte order mark. */
export const plainText = (text: string): string =>
  withoutMark(text.includes('\r') ? text.replaceAll('\r\n', '\n') : text)

export const hasMark = (text: string): boolean => text.startsWith(MARK)

/** Whether two texts are the same as far as they are known. */
export const isSame = (state: FileState, text: string, exact: boolean): boolean =>
  state.text !== undefined &&
  (state.text === text || ((!state.exact || !exact) && plainText(state.text) === plainText(text)))

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
  /** A file that is overwritten keeps its line ends. Default: it has those given. */
  readonly overwrittenEnds?: 'kept'
  /** Of a file that a patch adds: whether its last line has an end. Default: it has. */
  readonly addedEnd?: 'bare' | undefined
  /** A file that is overwritten keeps its byte order mark. */
  readonly overwrittenMark?: 'kept'
  /** Only the answer shows what a patch makes of blanks, line ends and the end of a file, or an edit of a notebook of its JSON. Default: as asked. */
  readonly patches?: 'told'
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
