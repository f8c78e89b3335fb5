import { type JsonNode, memberOf, members } from '../../core/plan/json-nodes.ts'
import { textsOf } from '../../core/text/hunks.ts'
import { isObject } from '../../core/text/json.ts'
import type { FileOutcome } from './after-edits.ts'
import { type CallResult, listOf, shellEnd } from './call.ts'
import { textField } from './call-steps.ts'
import { hunksOfDiff } from './diff-forms.ts'
import { operationOf } from './operations.ts'
import type { Recording } from './recording.ts'
import { type SessionLog, sessionImporter } from './session-log.ts'

/** An edited file keeps the line end of each line; one that is written anew is as given, but for its mark. */
const HABITS = { edits: 'literal', overwrittenMark: 'kept' } as const

/** What `export` writes, the stream of `run --format json`, and the messages and parts of a session, whose calls hold their results. */
export const importOpencode = sessionImporter({ habits: HABITS, reusesIds: true }, (log) => ({
  take: (document) => take(document, { recording: log.reconstruction.recording, log, reverted: undefined }),
}))

interface Target {
  readonly recording: Recording
  readonly log: SessionLog
  /** The message from which on the session was taken back. */
  readonly reverted: string | undefined
}

const take = (node: JsonNode, target: Target): void => {
  const { value } = node
  if (Array.isArray(value)) {
    for (const member of members(node)) take(member, target)
    return
  }
  if (!isObject(value)) return
  enter(value, target)
  if (value.type === 'tool' && typeof value.tool === 'string') takeTool(node, value, target)
  else if (value.type === 'text' && typeof value.text === 'string') target.log.why = value.text
  const inner = { ...target, reverted: revertOf(value.info) ?? target.reverted }
  const part = memberOf(node, 'part')
  if (part) take(part, inner)
  for (const message of listOf(node, 'messages')) {
    if (inner.reverted !== undefined && idOf(message.value) >= inner.reverted) break
    takeMessage(message, inner)
  }
  if (value.messages === undefined && Array.isArray(value.parts)) takeMessage(node, inner)
}

const takeMessage = (node: JsonNode, target: Target): void => {
  if (!isObject(node.value)) return
  const { info } = node.value
  target.log.hear(node.value)
  if (isObject(info)) enter(info, target)
  if (isObject(info) && info.role === 'user') target.log.why = undefined
  else for (const part of listOf(node, 'parts')) take(part, target)
}

const idOf = (message: unknown): string => (isObject(message) ? (textField(message.info, 'id') ?? '') : '')

const revertOf = (info: unknown): string | undefined =>
  isObject(info) ? textField(info.revert, 'messageID') : undefined

const enter = (value: Record<string, unknown>, { recording }: Target): void => {
  const folder = textField(value.info, 'directory') ?? textField(value, 'directory') ?? textField(value.path, 'cwd')
  if (folder !== undefined) recording.cwd ??= folder
}

const takeTool = (node: JsonNode, part: Record<string, unknown>, { log }: Target): void => {
  const { tool, callID, state } = part
  if (!isObject(state)) return
  const id = typeof callID === 'string' ? callID : log.freeId()
  const { why } = log
  log.call({ name: String(tool), id, input: state.input, at: node.at() })
  // What still runs where a session ends was cut off.
  if (state.status !== 'completed' && state.status !== 'error') return
  log.result(id, resultOf(String(tool), state))
  log.why = why
}

const resultOf = (tool: string, state: Record<string, unknown>): CallResult => {
  const failed = state.status === 'error'
  const metadata = isObject(state.metadata) ? state.metadata : {}
  const { kind } = operationOf(tool, state.input)
  if (kind === 'shell' && !failed) {
    const output = textField(metadata, 'output') ?? textField(state, 'output')
    const whole = metadata.truncated === true ? undefined : output
    return shellEnd(typeof metadata.exit === 'number' ? metadata.exit : null, whole, whole)
  }
  return {
    failed,
    said: textField(state, 'output'),
    folder: isFolder(state),
    shown: failed ? undefined : shownBy(metadata.display),
    files: failed ? undefined : filesOf(state.input, metadata),
  }
}

/** A file that was read as a whole, without the end of its last line. */
const shownBy = (display: unknown): CallResult['shown'] => {
  if (!isObject(display) || display.type !== 'file' || typeof display.text !== 'string') return undefined
  const isWhole = display.lineStart === 1 && display.lineEnd === display.totalLines && display.truncated !== true
  return isWhole ? { text: display.text, exact: false, openEnd: true } : undefined
}

const isFolder = ({ output }: Record<string, unknown>): boolean =>
  /<type>directory<\/type>/.test(String(output ?? '').slice(0, 2000))

const filesOf = (input: unknown, metadata: Record<string, unknown>): FileOutcome[] | undefined => {
  if (Array.isArray(metadata.files)) return metadata.files.filter(isObject).map(patched)
  const path = textField(input, 'filePath')
  if (path === undefined) return undefined
  const { filediff } = metadata
  const [before, after] = [textField(filediff, 'before'), textField(filediff, 'after')]
  if (before !== undefined && after !== undefined) return [{ path, before, after, exact: false }]
  if (metadata.exists === false) return [{ path, before: null, exact: true }]
  const hunks = hunksOfDiff(textField(filediff, 'patch') ?? metadata.diff)
  return hunks && [{ path, hunks, exact: false, outdented: true }]
}

/** What a patch made of one file. */
const patched = (file: Record<string, unknown>): FileOutcome => {
  const path = String(file.filePath ?? file.path)
  const movedTo = textField(file, 'movePath')
  const [before, after] = [textField(file, 'before'), textField(file, 'after')]
  const moved = movedTo === undefined ? {} : { movedTo }
  if (file.type === 'delete') return { path, after: null, exact: true }
  if (file.type === 'add')
    return {
      path,
      after:
        after ??
        hunksOfDiff(file.patch ?? file.diff)
          ?.map((hunk) => textsOf(hunk).replacement)
          .join('') ??
        '',
      exact: true,
    }
  if (before !== undefined && after !== undefined) return { path, before, after, exact: true, ...moved }
  return { path, hunks: hunksOfDiff(file.patch ?? file.diff) ?? [], exact: true, outdented: true, ...moved }
}
