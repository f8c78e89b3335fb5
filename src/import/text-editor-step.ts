import type { EndedCall } from './call.ts'
import type { Recording, StepDraft } from './recording.ts'

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
  recording: Recording,
): void => {
  const { command, path } = input
  const file_path = String(path)
  const step: Omit<StepDraft, 'tool' | 'input'> = { id: call.id, why: call.why, at: call.at }
  switch (command) {
    case 'view':
      if (result?.folder) {
        recording.leaveOut('view', { reason: 'It listed a folder.', at: call.at, mayChangeFiles: false })
      } else recording.add({ ...step, tool: 'Read', input: { file_path, ...range(input.view_range) } })
      return
    case 'create':
      recording.add({ ...step, tool: 'Write', input: { file_path, content: input.file_text } })
      return
    case 'str_replace': {
      const { old_str: old_string, new_str: new_string = '' } = input
      recording.add({ ...step, tool: 'Edit', input: { file_path, old_string, new_string } })
      return
    }
    case 'insert':
      insert(file_path, input, { recording, step })
      return
    case 'undo_edit':
      if (!recording.undo(file_path)) {
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
  { recording, step }: { recording: Recording; step: Omit<StepDraft, 'tool' | 'input'> },
): void => {
  const text = recording.text(path)
  const inserted = new_str ?? insert_text
  if (typeof insert_line !== 'number' || typeof inserted !== 'string') {
    recording.leaveOut('insert', { reason: 'It lacks insert_line or new_str.', at: step.at })
  } else if (text === undefined) {
    recording.leaveOut('insert', {
      reason: 'Where the line stands cannot be told without the file; give the checkout.',
      at: step.at,
    })
  } else {
    const lines = text.split('\n')
    if (insert_line < 0 || insert_line > lines.length) {
      recording.leaveOut('insert', { reason: `The file has ${lines.length} lines.`, at: step.at })
      return
    }
    const start = lines.slice(0, insert_line).reduce((sum, line) => sum + line.length + 1, 0)
    // After the last line there is no line break to stand behind: it comes before the new text instead.
    const beyond = start > text.length
    const change = beyond
      ? { start: text.length, end: text.length, replacement: `\n${inserted}` }
      : { start, end: start, replacement: `${inserted}\n` }
    recording.change(path, change, step)
  }
}
