import type { StepInput } from '../../core/plan/patches/ways-to-write.ts'
import { openString, openText, type TextFile } from '../../core/text/encoding.ts'
import { isWellFormed, matchEdit } from '../../core/text/match.ts'
import { findCell, parseNotebook } from '../../core/text/notebook.ts'
import { editNotebook, type NotebookChange } from '../../core/text/notebook-edit.ts'
import { applySplices } from '../../core/text/splice.ts'
import { type FileState, hasMark, withoutMark } from './file-states.ts'

/** What a step makes of a file; undefined where that cannot be told, null where the engine would refuse it. */
export const stepResult = (state: FileState | undefined, { tool, input }: StepInput): FileState | undefined | null => {
  switch (tool) {
    case 'Read':
      return state
    case 'Write':
      return written(state, input)
    case 'Edit':
      return editedState(state, input)
    case 'NotebookEdit':
      return notebookState(state, input)
    case 'Delete':
    case 'Move':
      return state?.text === undefined && state ? null : { text: undefined, exact: true }
  }
}

const written = (state: FileState | undefined, input: StepInput['input']): FileState => {
  const executable = typeof input.executable === 'boolean' ? input.executable : state?.executable
  if (typeof input.content_base64 === 'string')
    return { text: Buffer.from(input.content_base64, 'base64').toString(), exact: true, executable }
  const content = String(input.content)
  // A file that exists keeps its mark.
  const marked = state?.text !== undefined && hasMark(state.text)
  return { text: marked ? `\ufeff${withoutMark(content)}` : content, exact: true, executable }
}

const editedState = (state: FileState | undefined, input: StepInput['input']): FileState | undefined | null => {
  const { old_string, new_string, replace_all, regex, glob } = input
  if (regex !== undefined || glob !== undefined || !state) return undefined
  if (state.text === undefined)
    return old_string === '' ? { text: String(new_string), exact: true, executable: false } : null
  const text = editedText(state.text, {
    old: String(old_string),
    new: String(new_string),
    all: replace_all === true || replace_all === 'true',
  })
  return text === undefined ? null : { ...state, text }
}

interface TextEdit {
  readonly old: string
  readonly new: string
  readonly all: boolean
}

/** The last answer: what a call made of a file is asked for again when its step is chosen. */
let last: { readonly text: string; readonly edit: TextEdit; readonly result: string | undefined } | undefined

/** What the engine's own Edit makes of a text; undefined where it would refuse it. */
export const editedText = (text: string, edit: TextEdit): string | undefined => {
  const isSame =
    last?.text === text && last.edit.old === edit.old && last.edit.new === edit.new && last.edit.all === edit.all
  if (!last || !isSame) last = { text, edit, result: matched(text, edit) }
  return last.result
}

const matched = (text: string, edit: TextEdit): string | undefined => {
  const certain = replacedOnce(text, edit)
  if (certain !== undefined) return certain
  const file = fileOf(text)
  const match = matchEdit(file, { old_string: edit.old, new_string: edit.new, replace_all: edit.all })
  return match.ok ? applySplices(file.bytes, match.splices).toString(file.encoding) : undefined
}

/**
 * The same without a search through bytes, for an old text that occurs once as it is given. Undefined where line ends, a byte order
 * mark, a deletion, which takes its line end along, or half a character ask for more than that.
 */
const replacedOnce = (text: string, { old, new: fresh }: TextEdit): string | undefined => {
  if (old === '' || fresh === '' || hasMark(text)) return undefined
  if ([text, old, fresh].some((one) => one.includes('\r')) || !isWellFormed(old) || !isWellFormed(fresh))
    return undefined
  const at = text.indexOf(old)
  if (at < 0 || text.indexOf(old, at + 1) >= 0) return undefined
  return text.slice(0, at) + fresh + text.slice(at + old.length)
}

/** A text as a file: in UTF-8, unless it holds what that cannot. */
const fileOf = (text: string): TextFile => {
  const opened = !/[\ud800-\udfff]/.test(text) ? openText(Buffer.from(text)) : undefined
  return opened?.ok ? opened.file : openString(text)
}

/** The change of a notebook needs the very bytes, which a text with LF line ends is but for CRLF. */
const notebookState = (state: FileState | undefined, input: StepInput['input']): FileState | undefined | null => {
  if (state?.text === undefined) return state && null
  const bytes = Buffer.from(state.text)
  const parsed = parseNotebook(bytes)
  if (!parsed.ok) return null
  const { cell_id, new_source, cell_type, edit_mode = 'replace' } = input
  const index = cell_id === undefined ? undefined : findCell(parsed.notebook, String(cell_id))
  if (index === undefined && (cell_id !== undefined || edit_mode !== 'insert')) return null
  const change = changeOf({ mode: String(edit_mode), index, source: String(new_source), type: cell_type })
  if (!change) return null
  return { ...state, text: applySplices(bytes, editNotebook(bytes, parsed.notebook, change)).toString() }
}

const changeOf = (given: {
  readonly mode: string
  readonly index: number | undefined
  readonly source: string
  readonly type: unknown
}): NotebookChange | undefined => {
  const { mode, index, source } = given
  const type = typeof given.type === 'string' ? given.type : undefined
  if (mode === 'insert') return type === undefined ? undefined : { mode, after: index, source, type }
  if (index === undefined) return undefined
  return mode === 'delete' ? { mode, index } : { mode: 'replace', index, source, type }
}
