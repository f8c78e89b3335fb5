import { applyPatchText } from './apply-patch.ts'
import type { EndedCall, ToolCall } from './call.ts'
import type { Recording, StepDraft } from './recording.ts'
import { textEditorStep } from './text-editor-step.ts'

/** Tools of agents that change no file of a checkout: listed, so that nothing is dropped in silence, as harmless. */
const READ_ONLY = new Set(
  'Glob Grep LS WebFetch WebSearch TodoRead TodoWrite ExitPlanMode AskUserQuestion BashOutput KillShell glob search_file_content list_directory read_many_files google_web_search web_fetch save_memory view_image update_plan'.split(
    ' ',
  ),
)

export interface CallOptions {
  readonly keepFailed: boolean
}

/** Turns calls, one after the other, into steps; calls that failed, or were never carried out, are listed. */
export const addCalls = (calls: readonly EndedCall[], recording: Recording, { keepFailed }: CallOptions): void => {
  for (const ended of calls) {
    const { call, result } = ended
    if (!result) {
      recording.leaveOut(call.name, {
        reason: 'It was never answered, so it was not carried out.',
        at: call.at,
        mayChangeFiles: false,
      })
    } else if (result.failed && !keepFailed) {
      recording.leaveOut(call.name, { reason: 'It failed when it was made.', at: call.at, mayChangeFiles: false })
    } else addCall(ended, recording)
  }
}

const addCall = ({ call, result }: EndedCall, recording: Recording): void => {
  const input = isObject(call.input) ? call.input : {}
  const step: Omit<StepDraft, 'tool' | 'input'> = { id: call.id, why: call.why, at: call.at }
  switch (call.name) {
    case 'Read':
      recording.add({ ...step, tool: 'Read', input: { ...input, sha256: result?.sha256 } })
      return
    case 'Edit':
    case 'Write':
    case 'NotebookEdit':
      recording.add({ ...step, tool: call.name, input })
      return
    case 'MultiEdit':
      addMultiEdit(call, input, recording)
      return
    case 'replace':
    case 'write_file':
    case 'read_file':
      recording.add({ ...step, ...geminiStep(call.name, input) })
      return
    case 'apply_patch':
      applyPatchText(patchOf(call.input), recording, step)
      return
    default:
      addOther({ call, result }, input, recording)
  }
}

const addOther = (ended: EndedCall, input: Record<string, unknown>, recording: Recording): void => {
  const { call } = ended
  const patch = patchInShell(input.command ?? input.cmd)
  if (typeof input.command === 'string' && typeof input.path === 'string') textEditorStep(ended, input, recording)
  else if (patch === undefined) leaveOut(call, recording)
  else applyPatchText(patch, recording, { id: call.id, why: call.why, at: call.at })
}

/** The patch of a shell command that does nothing but apply one. */
const patchInShell = (command: unknown): string | undefined => {
  const words: unknown[] = Array.isArray(command) ? command : [command]
  const [program, , script = words[0]] = words
  if (program === 'apply_patch' && typeof words[1] === 'string') return words[1]
  if (typeof script !== 'string') return undefined
  return /^\s*apply_patch\s+<<\s*(['"]?)(\w+)\1\n([\s\S]*)\n\2\s*$/.exec(script)?.[3]
}

const leaveOut = ({ name, at }: ToolCall, recording: Recording): void => {
  const mayChangeFiles = !READ_ONLY.has(name)
  const reason = mayChangeFiles
    ? 'No step does what this tool does; if it changed files, the plan lacks that.'
    : 'It changes no file.'
  recording.leaveOut(name, { reason, at, mayChangeFiles })
}

/** All or nothing: one edit that is none leaves out the whole call. */
const addMultiEdit = (call: ToolCall, { file_path, edits }: Record<string, unknown>, recording: Recording): void => {
  const list: unknown[] = Array.isArray(edits) ? edits : []
  const fits = list.every(
    (edit) => isObject(edit) && typeof edit.old_string === 'string' && typeof edit.new_string === 'string',
  )
  if (list.length === 0 || !fits) {
    recording.leaveOut(call.name, { reason: 'It has no list of edits with old_string and new_string.', at: call.at })
    return
  }
  for (const [index, edit] of list.entries()) {
    const id = call.id === undefined ? undefined : `${call.id}.${index + 1}`
    const input = { ...(isObject(edit) && edit), file_path }
    recording.add({ tool: 'Edit', input, id, why: call.why, at: call.at })
  }
}

/** Gemini CLI's tools: offsets count from 0, several replacements are asked for by their number or by a flag. */
const geminiStep = (
  name: 'replace' | 'write_file' | 'read_file',
  input: Record<string, unknown>,
): Pick<StepDraft, 'tool' | 'input'> => {
  const file_path = input.file_path ?? input.absolute_path
  if (name === 'write_file') return { tool: 'Write', input: { file_path, content: input.content } }
  if (name === 'read_file') {
    const offset = typeof input.offset === 'number' ? input.offset + 1 : undefined
    return { tool: 'Read', input: { file_path, offset, limit: input.limit } }
  }
  const all = input.allow_multiple === true || Number(input.expected_replacements ?? 1) > 1
  const { old_string, new_string } = input
  return { tool: 'Edit', input: { file_path, old_string, new_string, ...(all && { replace_all: true }) } }
}

/** The patch an `apply_patch` call was given: its whole input, or a field of it. */
const patchOf = (input: unknown): string => {
  if (typeof input === 'string') return input
  const { input: text, patch } = isObject(input) ? input : {}
  return String(text ?? patch ?? '')
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
