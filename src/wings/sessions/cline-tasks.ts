import { type CallResult, type ObjectNode, type OpenCall, objectsIn, shellEnd, textField, textOf } from './call.ts'
import { didNothing } from './failures.ts'
import type { SessionLog } from './session-log.ts'

/**
 * Takes a message of a task in an editor (Cline, Roo Code), whose answers are texts that begin with the name of their tool; false for what
 * is none.
 */
export function takeTaskMessage(message: ObjectNode, log: SessionLog): boolean {
  const { role } = message.value
  const blocks = objectsIn(message, 'content')
  if (blocks.length === 0 || (role !== 'user' && role !== 'assistant')) return false
  for (const [at, block] of blocks.entries()) {
    if (role === 'assistant') takeSaid(block, log)
    else takeHeard(block, blocks[at + 1], log)
  }
  return true
}

/** What the model says. */
const takeSaid = (block: ObjectNode, log: SessionLog): void => {
  const [, asText] = CALL.exec(textField(block.value, 'text') ?? '') ?? []
  if (asText !== undefined) log.leaveOut(asText, 'Its call is a text: import a diff of what it changed')
  log.block(block, (call) => endOf(call, ''))
}

/** What the model is told: the words of an answer may be a block of their own. */
const takeHeard = (block: ObjectNode, next: ObjectNode | undefined, log: SessionLog): void => {
  const text = textField(block.value, 'text') ?? ''
  log.enter(folderIn(text))
  const answer = answerIn(text)
  if (answer)
    log.result(log.firstOpen(answer.tool), (call) => endOf(call, answer.said || (textField(next?.value, 'text') ?? '')))
  else if (block.value.type === 'tool_result')
    log.block(block, (call, { content, is_error }) =>
      is_error === true ? { failed: true } : endOf(call, textOf(content) ?? ''),
    )
}

/** A call as tasks had it before their models had tools. */
const CALL =
  /<(write_to_file|replace_in_file|apply_diff|insert_content|search_and_replace|edit_file|execute_command)>\s*<[a-z_]+>/

/** The tool that a text answers, and what it says. */
function answerIn(text: string): { readonly tool: string; readonly said: string } | undefined {
  const [, tool] = /^\[(\w+)(?: for '[\s\S]*?')?\] Result:/.exec(text) ?? []
  return tool === undefined ? undefined : { tool, said: text.slice(text.indexOf('] Result:') + 9).trim() }
}

const folderIn = (text: string): string | undefined =>
  /^# Current (?:Working|Workspace) Directory \((.+)\) Files$/m.exec(text)?.[1]

function endOf({ operation }: OpenCall, said: string): CallResult {
  if (operation.kind === 'shell') return commandEnd(said)
  const [told = ''] = said.split('<final_file_content', 1)
  if (didNothing(told)) return { failed: true }
  if (operation.kind !== 'edits' && operation.kind !== 'write') return { failed: false }
  const shown = SHOWN.exec(said)?.[1]?.trimEnd()
  const isAsAsked =
    operation.kind === 'write'
      ? shown === undefined || shown === operation.content.trimEnd()
      : operation.edits.every((edit) => shown === undefined || shown.includes(edit.new.trimEnd()))
  // What a person or a formatter made of it is shown without its end.
  const isSure = DONE.test(told) && !PARTLY.test(told) && !CHANGED.test(told) && isAsAsked
  return isSure ? { failed: false } : { failed: true, cutOff: true }
}

const DONE = /successfully (?:saved|applied)|<file_write_result>|updates to your content/
const PARTLY = /^(?:Unable|Failed) to apply/m
const CHANGED = /updates to your content|auto-?format|<user_edits>/i
const SHOWN = /<final_file_content path="[^"]*">\n([\s\S]*)\n<\/final_file_content>/

function commandEnd(said: string): CallResult {
  if (didNothing(said)) return { failed: true }
  const [, code] = /exit(?:ed with)? code:? (\d+)/i.exec(said.slice(0, 300)) ?? []
  return shellEnd(code === undefined ? null : Number(code), said)
}
