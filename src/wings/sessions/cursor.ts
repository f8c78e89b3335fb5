import { type JsonNode, memberOf, members } from '../../core/plan/json-nodes.ts'
import { isObject } from '../../core/text/json.ts'
import type { FileOutcome } from './after-edits.ts'
import { type CallResult, shellEnd, shownWhole } from './call.ts'
import { textField } from './call-steps.ts'
import { hunksOfDiff } from './diff-forms.ts'
import { type SessionLog, sessionImporter } from './session-log.ts'

const HABITS = { edits: 'literal', overwrittenMark: 'kept' } as const

/** The stream of `cursor-agent --output-format stream-json`: calls that are completed, under the name of their tool. */
export const importCursor = sessionImporter({ habits: HABITS, reusesIds: true }, (log) => ({
  take: (document) => take(document, log),
}))

const take = (node: JsonNode, log: SessionLog): void => {
  if (!isObject(node.value)) return
  const { type, subtype, cwd, call_id: id } = node.value
  if (type === 'system' && typeof cwd === 'string') log.reconstruction.recording.cwd ??= cwd
  if (type === 'user') log.why = undefined
  if (type === 'assistant') log.why = saidIn(node) ?? log.why
  if (type !== 'tool_call' || subtype !== 'completed') return
  const called = memberOf(node, 'tool_call')
  for (const tool of called ? members(called) : []) {
    const [, name] = /^(\w+)ToolCall$/.exec(tool.key) ?? []
    if (name === undefined || !isObject(tool.value)) continue
    const key = typeof id === 'string' ? id : log.freeId()
    const { why } = log
    log.call({ name: NAMES[name] ?? name, id: key, input: inputOf(name, tool.value.args), at: node.at() })
    log.result(key, resultOf(name, tool.value))
    log.why = why
  }
}

/** Tools under the names that others call them by. */
const NAMES: Readonly<Record<string, string>> = {
  shell: 'shell',
  read: 'read',
  write: 'write',
  edit: 'edit',
  delete: 'Delete',
  updateTodos: 'todo_write',
  semSearch: 'grep',
}

const saidIn = (node: JsonNode): string | undefined => {
  const content = memberOf(memberOf(node, 'message'), 'content')
  const texts =
    content && Array.isArray(content.value)
      ? content.value.filter(isObject).flatMap(({ text }) => (typeof text === 'string' ? [text] : []))
      : []
  return texts.length > 0 ? texts.join('') : undefined
}

const inputOf = (name: string, args: unknown): unknown => {
  if (!isObject(args)) return args
  if (name === 'write') return { ...args, content: args.fileText ?? args.contents }
  if (name === 'delete') return { file_path: args.path }
  if (name === 'shell') return { command: args.command, workdir: args.workingDirectory }
  return args
}

const resultOf = (name: string, { args, result }: Record<string, unknown>): CallResult => {
  const done = isObject(result) && isObject(result.success) ? result.success : undefined
  if (name === 'shell') {
    const ended = done ?? (isObject(result) && isObject(result.failure) ? result.failure : undefined)
    if (!ended) return { failed: true }
    const code = typeof ended.exitCode === 'number' ? ended.exitCode : done ? 0 : null
    const [stdout = '', stderr = ''] = [textField(ended, 'stdout'), textField(ended, 'stderr')]
    return shellEnd(code, `${stdout}\n${stderr}`, stderr === '' ? stdout : undefined)
  }
  if (!done) return { failed: true }
  if (name === 'read')
    return {
      failed: false,
      shown: done.exceededLimit === true ? undefined : shownWhole(args, textField(done, 'content'), false),
    }
  return { failed: false, files: filesOf(args, done) }
}

const filesOf = (args: unknown, done: Record<string, unknown>): FileOutcome[] | undefined => {
  const path = textField(done, 'path') ?? textField(args, 'path')
  if (path === undefined) return undefined
  const after = textField(done, 'afterFullFileContent') ?? textField(done, 'fileContentAfterWrite')
  const before = textField(done, 'beforeFullFileContent')
  const hunks = hunksOfDiff(done.diffString)
  return after === undefined && !hunks ? undefined : [{ path, before, after, hunks, exact: false }]
}
