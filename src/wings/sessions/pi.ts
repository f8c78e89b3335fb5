import { isObject } from '../../core/text/json.ts'
import {
  type CallResult,
  DOUBTFUL,
  type Item,
  isMark,
  type ObjectNode,
  type OpenCall,
  objectIn,
  objectsIn,
  shellEnd,
  shownWhole,
  textField,
  textOf,
} from './call.ts'
import { hunksOfNumbered } from './diff-forms.ts'
import { Rewinds } from './rewinds.ts'
import { type SessionLog, sessionImporter } from './session-log.ts'

/** An edited file gets its first line end throughout; one that is written again is as given. */
const HABITS = { edits: 'folded', lineEnd: 'first' } as const

/** Sessions of an entry a line, and the stream of `--mode json`, whose ended messages are those entries. */
export const importPi = sessionImporter({ habits: HABITS, reusesIds: true }, (log) => {
  const rewinds = new Rewinds(log.recording)
  return (line) => {
    const { type, cwd, id, parentId } = line.value
    if (type === 'session') log.enter(cwd)
    const message = type === 'message' || type === 'message_end' ? objectIn(line, 'message') : undefined
    rewinds.take({ uuid: id, parentUuid: parentId ?? undefined }, message?.value.role === 'user')
    if (message) takeMessage(message, log)
  }
})

const takeMessage = (message: ObjectNode, log: SessionLog): void => {
  const { role, toolCallId, command, exitCode, output } = message.value
  if (role === 'user') log.why = undefined
  if (role === 'toolResult') log.result(toolCallId, (call) => resultOf(call, message.value))
  // A command that the user ran.
  if (role === 'bashExecution')
    log.done(
      { name: 'bash', input: { command }, at: message.at() },
      shellEnd(exitCode, typeof output === 'string' ? output : undefined),
    )
  for (const { value, at } of role === 'assistant' ? objectsIn(message, 'content') : []) {
    if (value.type === 'text') log.why = textField(value, 'text') || log.why
    if (value.type === 'toolCall') log.call({ name: value.name, id: value.id, input: value.arguments, at: at() })
  }
}

const resultOf = ({ input, operation }: OpenCall, { isError, content, details }: Item): CallResult => {
  if (!isMark(isError)) return DOUBTFUL
  const failed = isError === true
  const text = textOf(content)
  if (operation.kind === 'shell') return commandEnd(failed, text)
  if (failed) return { failed }
  if (operation.kind === 'read') return { failed, shown: shownWhole(input, text, false) }
  const hunks = isObject(details) ? hunksOfNumbered(textField(details, 'diff')) : undefined
  const [, named] = /^Successfully (?:replaced \d+ block\(s\) in|wrote \d+ bytes to) (.+?)\.?$/.exec(text ?? '') ?? []
  const path = named ?? ('path' in operation ? operation.path : undefined)
  return { failed, said: text, files: path === undefined ? undefined : [{ path, hunks, exact: false }] }
}

const commandEnd = (failed: boolean, text: string | undefined): CallResult => {
  const [, code] = /Command exited with code (\d+)\s*$/.exec(text ?? '') ?? []
  if (code !== undefined) return shellEnd(Number(code), text)
  return failed ? DOUBTFUL : shellEnd(0, text, text)
}
