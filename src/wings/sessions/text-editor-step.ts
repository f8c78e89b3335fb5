import type { EndedCall } from './call.ts'
import { addEdits, addWrite, type EditContext } from './outcome.ts'

/** Whether a result is how the tool answers when it was asked to view a folder. */
export const showsFolder = (answer: string | undefined): boolean =>
  /^Here('|’)?(s|re) the files and directories/.test(answer ?? '')

/**
 * Adds what a call of the text editor tool did: `view`, `create`, `str_replace`, `insert` (after a line, 0 is the top) or
 * `undo_edit` (takes back the last step on that path). Text is inserted as lines of its own, as the tool does.
 */
export const textEditorStep = (
  { call, result }: EndedCall,
  input: Record<string, unknown>,
  making: EditContext,
): void => {
  const { recording } = making.reconstruction
  const { step } = making
  const { command } = input
  const path = String(input.path)
  const outcome = result?.files?.[0]
  switch (command) {
    case 'view':
      if (result?.folder) {
        recording.leaveOut('view', { reason: 'It listed a folder.', at: call.at, mayChangeFiles: false })
      } else recording.add({ ...step, tool: 'Read', input: { file_path: path, ...range(input.view_range) } })
      return
    case 'create':
      if (typeof input.file_text === 'string') addWrite({ path, content: input.file_text }, outcome, making)
      else recording.leaveOut('create', { reason: 'It lacks file_text.', at: call.at })
      return
    case 'str_replace':
      replace(path, input, making)
      return
    case 'insert':
      insert(path, input, making)
      return
    case 'undo_edit':
      if (!recording.undo(path)) {
        recording.leaveOut('undo_edit', { reason: 'No step before it changed the file.', at: call.at })
      }
      return
    default:
      recording.leaveOut(`${call.name} ${String(command)}`, {
        reason: 'The text editor has no such command.',
        at: call.at,
      })
  }
}

const replace = (path: string, { old_str, new_str = '' }: Record<string, unknown>, making: EditContext): void => {
  if (typeof old_str !== 'string' || typeof new_str !== 'string') {
    making.reconstruction.recording.leaveOut('str_replace', { reason: 'It lacks old_str.', at: making.step.at })
  } else addEdits({ path, edits: [{ old: old_str, new: new_str, all: false }] }, undefined, making)
}

/** `view_range: [first, last]`, a last line of -1 being the file's. */
const range = (view: unknown): { offset?: number; limit?: number } => {
  if (!Array.isArray(view)) return {}
  const [first, last]: unknown[] = view
  if (typeof first !== 'number' || typeof last !== 'number') return {}
  return last < first ? { offset: first } : { offset: first, limit: last - first + 1 }
}

const insert = (
  path: string,
  { insert_line, new_str, insert_text }: Record<string, unknown>,
  { reconstruction: { recording }, step }: EditContext,
): void => {
  const text = recording.text(path)
  const inserted = new_str ?? insert_text
  if (typeof insert_line !== 'number' || typeof inserted !== 'string') {
    recording.leaveOut('insert', { reason: 'It lacks insert_line or new_str.', at: step.at })
  } else if (text === undefined) {
    recording.leaveOut('insert', { reason: 'Cannot locate the line without the file; pass --repo.', at: step.at })
  } else {
    const lines = text.split('\n')
    if (insert_line < 0 || insert_line > lines.length) {
      recording.leaveOut('insert', { reason: `The file has ${lines.length} lines.`, at: step.at })
      return
    }
    const start = lines.slice(0, insert_line).reduce((sum, line) => sum + line.length + 1, 0)
    // The last line may have no line break to put the text after: the break comes before the new text instead.
    const beyond = start > text.length
    const change = beyond
      ? { start: text.length, end: text.length, replacement: `\n${inserted}` }
      : { start, end: start, replacement: `${inserted}\n` }
    recording.change(path, change, step, { undoable: true })
  }
}
