import { isObject } from '../../core/text/json.ts'
import type { FileOutcome } from './after-edits.ts'
import { type CallResult, type Item, objectIn, shellEndOf, shownWhole, textField, textOf } from './call.ts'
import { hunksOfDiff } from './diff-forms.ts'
import { sessionImporter } from './session-log.ts'

const HABITS = { edits: 'literal', overwrittenMark: 'kept' } as const

/** The stream of `cursor-agent --output-format stream-json`: calls that are completed, under the name of their tool. */
export const importCursor = sessionImporter({ habits: HABITS, reusesIds: true }, (log) => (line) => {
  const { type, subtype, cwd, call_id: id } = line.value
  if (type === 'system') log.enter(cwd)
  if (type === 'user') log.why = undefined
  if (type === 'assistant') log.why = textOf(objectIn(line, 'message')?.value.content) ?? log.why
  if (type !== 'tool_call' || subtype !== 'completed' || !isObject(line.value.tool_call)) return
  for (const [key, tool] of Object.entries(line.value.tool_call)) {
    const [, name] = /^(\w+)ToolCall$/.exec(key) ?? []
    if (name === undefined || !isObject(tool)) continue
    const call = { name: NAMES[name] ?? name, id, input: inputOf(name, tool.args), at: line.at() }
    log.done(call, resultOf(name, tool))
  }
})

/** Tools under the names that others call them by. */
const NAMES: Readonly<Record<string, string>> = { delete: 'Delete', updateTodos: 'todo_write', semSearch: 'grep' }

const inputOf = (name: string, args: unknown): unknown => {
  if (!isObject(args)) return args
  if (name === 'write') return { ...args, content: args.fileText ?? args.contents }
  if (name === 'delete') return { file_path: args.path }
  if (name === 'shell') return { command: args.command, workdir: args.workingDirectory }
  return args
}

const resultOf = (name: string, { args, result }: Item): CallResult => {
  const { success, failure } = isObject(result) ? result : {}
  const done = isObject(success) ? success : undefined
  const ended = done ?? (isObject(failure) ? failure : undefined)
  if (name === 'shell' && ended) return shellEndOf(ended.exitCode ?? (done ? 0 : null), ended)
  if (!done) return { failed: true }
  if (name === 'read' && done.exceededLimit !== true)
    return { failed: false, shown: shownWhole(args, textField(done, 'content'), false) }
  return { failed: false, files: name === 'read' ? undefined : filesOf(args, done) }
}

const filesOf = (args: unknown, done: Item): FileOutcome[] | undefined => {
  const path = textField(done, 'path') ?? textField(args, 'path')
  if (path === undefined) return undefined
  const after = textField(done, 'afterFullFileContent') ?? textField(done, 'fileContentAfterWrite')
  const before = textField(done, 'beforeFullFileContent')
  const hunks = hunksOfDiff(done.diffString)
  return after === undefined && !hunks ? undefined : [{ path, before, after, hunks, exact: false }]
}
