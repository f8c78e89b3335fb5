import { isObject, parsedJson, scalarText } from '../../core/text/json.ts'
import { importAcp } from './acp.ts'
import { importAiSdk } from './ai-sdk.ts'
import { importApplyPatch } from './apply-patch.ts'
import { importAtif } from './atif.ts'
import { arePlainCalls } from './calls-anywhere.ts'
import { importKimi, importSweAgent } from './chat-sessions.ts'
import { importClaudeCode } from './claude-code.ts'
import { importCline } from './cline.ts'
import { importCodex } from './codex.ts'
import { importCopilot } from './copilot.ts'
import { importDiff, importSweBench } from './diff.ts'
import { importCursor, importVscodeChat } from './editor-chats.ts'
import { importGemini, importQwen } from './gemini.ts'
import { importMcp } from './mcp.ts'
import { importAnthropic, importOpenai, importTextEditor } from './model-apis.ts'
import { importOpencode } from './opencode.ts'
import { importOpenHands } from './openhands.ts'
import { importContinue, importCrush, importGoose } from './parts-chats.ts'
import { QUOTES } from './patch-text.ts'
import { importPi } from './pi.ts'
import { hasBlock, importSearchReplace } from './search-replace.ts'
import type { Importer } from './source.ts'

/** What a format is, for the documentation, how it is known, and what reads it. */
interface FormatRow {
  readonly about: string
  readonly claims: (opening: Opening) => Answer
  readonly read: Importer
}

/** What a format says about a source: that it is its own, that it may be, or that it is not. */
export type Answer = 'yes' | 'no' | 'perhaps'

/** The beginning of a source, taken apart as far as it is JSON. */
export interface Opening {
  readonly text: string
  /** The first values: of JSON Lines those of the first lines, else the one there is. Empty for what is not JSON. */
  readonly values: readonly unknown[]
  /** The source is JSON, or begins as JSON does. */
  readonly isJson: boolean
}

type Values = Record<string, unknown>

/** A format that is known by its first values: by one that only it has. */
const byValue =
  (isOwn: (value: Values) => boolean) =>
  ({ values }: Opening): Answer =>
    values.some((value) => isObject(value) && isOwn(value)) ? 'yes' : 'no'

/** A format of an API, known by a text anywhere in it; another that holds the same is the more particular one. */
const bySign =
  (...signs: readonly RegExp[]) =>
  ({ text, isJson }: Opening): Answer =>
    isJson && signs.every((sign) => sign.test(text)) ? 'perhaps' : 'no'

/** A format that is not JSON. */
const byText =
  (sign: RegExp) =>
  ({ text, isJson }: Opening): Answer =>
    !isJson && sign.test(text) ? 'perhaps' : 'no'

const isText = (value: unknown): value is string => typeof value === 'string'

const hasParts = ({ message }: Values): boolean => isObject(message) && Array.isArray(message.parts)

const isClaudeLine = (value: Values): boolean =>
  (value.type === 'assistant' || value.type === 'user') &&
  isObject(value.message) &&
  !hasParts(value) &&
  isText(value.sessionId)

/** The lines of a session in one document. */
const isClaudeExport = ({ loglines }: Values): boolean =>
  Array.isArray(loglines) &&
  loglines.some(
    (line) => isObject(line) && /^(user|assistant)$/.test(scalarText(line.type ?? '')) && isObject(line.message),
  )

const isClaudeStream = (value: Values): boolean =>
  (value.type === 'system' &&
    value.subtype === 'init' &&
    isText(value.session_id) &&
    (isText(value.claude_code_version) || isText(value.apiKeySource)) &&
    !isText(value.request_id) &&
    !('qwen_code_version' in value) &&
    isText(value.permissionMode) &&
    Array.isArray(value.tools)) ||
  ((value.type === 'user' || value.type === 'assistant') &&
    isText(value.session_id) &&
    isObject(value.message) &&
    'tool_use_result' in value)

const isHook = (value: Values): boolean => isText(value.hook_event_name) && isText(value.session_id)

const isQwen = (value: Values): boolean =>
  (isText(value.uuid) &&
    isText(value.sessionId) &&
    isText(value.cwd) &&
    (hasParts(value) || (value.type === 'system' && isObject(value.systemPayload)))) ||
  (value.type === 'system' && value.subtype === 'init' && 'qwen_code_version' in value)

const isCodex = (value: Values): boolean =>
  (/^(session_meta|turn_context|response_item|event_msg)$/.test(scalarText(value.type)) && isObject(value.payload)) ||
  (value.type === 'thread.started' && isText(value.thread_id)) ||
  (/^item\.(started|updated|completed)$/.test(scalarText(value.type)) && isObject(value.item))

const isGemini = (value: Values): boolean =>
  (isText(value.sessionId) && isText(value.projectHash)) ||
  (value.type === 'init' && isText(value.session_id) && isText(value.model)) ||
  (value.type === 'tool_use' && isText(value.tool_name) && isText(value.tool_id))

const isOpencode = (value: Values): boolean =>
  (isObject(value.info) && /^ses_/.test(scalarText(value.info.id)) && Array.isArray(value.messages)) ||
  (isText(value.sessionID) && (isObject(value.part) || (isText(value.messageID) && isText(value.type)))) ||
  (isObject(value.info) && isText(value.info.sessionID) && Array.isArray(value.parts))

const isCopilot = (value: Values): boolean =>
  /^(session|assistant|user|tool|system|hook|subagent|abort)(\.\w+)+$/.test(scalarText(value.type)) &&
  isObject(value.data) &&
  (isText(value.id) || isText(value.timestamp))

const isPi = (value: Values): boolean =>
  value.type === 'session' &&
  (value.version === undefined || typeof value.version === 'number') &&
  isText(value.id) &&
  isText(value.cwd)

/** What a task in an editor tells its model of it beside each message. */
const isClineTask = ({ role, content }: Values): boolean =>
  role === 'user' &&
  Array.isArray(content) &&
  content.some((block) => isObject(block) && /<environment_details>/.test(scalarText(block.text ?? '')))

const isCline = (value: Values): boolean =>
  isClineTask(value) ||
  (isText(value.sessionId) && Array.isArray(value.messages) && (isText(value.agent) || isObject(value.origin))) ||
  (isText(value.messages_path) && isText(value.session_id)) ||
  (value.type === 'agent_event' && isObject(value.event))

const isCursor = (value: Values): boolean =>
  value.type === 'tool_call' &&
  isText(value.subtype) &&
  isObject(value.tool_call) &&
  Object.keys(value.tool_call).some((key) => /ToolCall$/.test(key))

const isVscodeChat = (value: Values): boolean =>
  Array.isArray(value.requests) && (isText(value.responderUsername) || isText(value.requesterUsername))

const isAcp = (value: Values): boolean => {
  const message = isObject(value.message) && !isText(value.role) ? value.message : value
  if (message.jsonrpc === '2.0' && /^(session\/|fs\/(read|write)_text_file)/.test(scalarText(message.method)))
    return true
  const { update } = isObject(message.params) ? message.params : message
  return (
    isText(isObject(message.params) ? message.params.sessionId : message.sessionId) &&
    isObject(update) &&
    isText(update.sessionUpdate)
  )
}

const isMcp = (value: Values): boolean => {
  const { jsonrpc, method, params } = isObject(value.message) ? value.message : value
  if (jsonrpc !== '2.0' || !isObject(params)) return false
  return method === 'tools/call' ? isText(params.name) : method === 'initialize' && isText(params.protocolVersion)
}

const isAtif = (value: Values): boolean =>
  /^ATIF-v/.test(scalarText(value.schema_version ?? '')) && Array.isArray(value.steps)

/** Whether a value holds a part of the Vercel AI SDK: one that names its call by `toolCallId`. */
const isAiSdk = (value: Values, depth = 0): boolean =>
  (isText(value.toolCallId) && /^(tool-|dynamic-tool$)/.test(scalarText(value.type ?? ''))) ||
  (value.type === 'tool-invocation' && isObject(value.toolInvocation)) ||
  [value.toolCalls, value.toolInvocations]
    .flat()
    .some((call) => isObject(call) && isText(call.toolCallId) && isText(call.toolName)) ||
  (depth < 3 &&
    [value.messages, value.steps, value.content, value.parts]
      .flat()
      .some((item) => isObject(item) && isAiSdk(item, depth + 1)))

/** What says where a session of Goose worked, the whole of one, or a message. */
const isGoose = (value: Values): boolean =>
  (isText(value.working_dir) && ('message_count' in value || Array.isArray(value.conversation))) ||
  (Array.isArray(value.content) &&
    value.content.some((block) => isObject(block) && /^tool(?:Request|Response)$/.test(scalarText(block.type ?? ''))))

/** A message of Crush whose parts are apart, or as its database has them; or the messages of a session. */
const isCrush = ({ role, parts, messages }: Values): boolean => {
  if (!isText(role))
    return Array.isArray(messages) && messages.some((one) => isObject(one) && isText(one.role) && isCrush(one))
  const list = isText(parts) ? parsedJson(parts) : parts
  return (
    Array.isArray(list) &&
    list.some((part) => isObject(part) && isObject(part.data) && CRUSH.test(scalarText(part.type ?? '')))
  )
}
const CRUSH = /^(?:text|reasoning|tool_call|tool_result|finish|binary|image_url)$/

const isContinue = (value: Values): boolean => isText(value.workspaceDirectory) && Array.isArray(value.history)

/** A call of the Chat API alone, outside a message. */
const isOpenaiCall = ({ type, function: called }: Values): boolean =>
  type === 'function' && isObject(called) && isText(called.name) && isText(called.arguments)

const isSweBench = (value: Values): boolean =>
  isText(value.instance_id) && 'model_patch' in value && !Array.isArray(value.history)

/** A line of a session's `context.jsonl`. */
const isKimi = ({ role }: Values): boolean => /^_(?:checkpoint|usage|system_prompt)$/.test(scalarText(role ?? ''))

/** Of the trajectories those that hold calls of functions: others hold commands in words, which nobody reads. */
const isSweAgent = ({ trajectory, history }: Values): boolean =>
  Array.isArray(trajectory) &&
  Array.isArray(history) &&
  history.some((message) => isObject(message) && Array.isArray(message.tool_calls))

/** Whether a value is an event, or a row whose history is events. */
const isOpenHands = (value: Values): boolean => {
  const events = Array.isArray(value.history) ? value.history.flat() : [value]
  return events.some(
    (event) =>
      isObject(event) &&
      ((typeof event.action === 'string' && isObject(event.args) && typeof event.source === 'string') ||
        (typeof event.observation === 'string' && isObject(event.extras) && 'cause' in event)),
  )
}

/** Lines of any kind of diff: those that are no unified ones are refused by their lines. */
const DIFF = new RegExp(
  [
    String.raw`^(?:diff --?\w+ |From [0-9a-f]{40} |--- .*\r?\n\+\+\+ |Index: .*\r?\n=====|Only in .+: .|@@@* -\d)`,
    String.raw`^(?:Binary files? .+ (?:differ|has changed)|Files .+ differ)\r?$`,
    String.raw`^\*\*\* \S.*\r?\n--- \S.*\r?\n\*{15}`,
    String.raw`^\d+(?:,\d+)?[acd]\d+(?:,\d+)?\r?\n[<>] `,
    String.raw`^\u001b\[[\d;]*m(?:diff --|--- |@@ )`,
    '^Content-Transfer-Encoding: (?:base64|quoted-printable)',
  ].join('|'),
  'm',
)

/**
 * All formats but those of tools' fixes: a new one is a row here, its reader and its samples. Of several that a text may be in it is the
 * first one's.
 */
export const FORMATS = {
  'claude-code': {
    about:
      'sessions, `--output-format stream-json` and PostToolUse hook payloads; files of sub-agents given with it are merged by time',
    claims: byValue((value) => isClaudeLine(value) || isClaudeStream(value) || isHook(value) || isClaudeExport(value)),
    read: importClaudeCode,
  },
  codex: {
    about: 'rollouts, code mode included, and the stream of `exec --json`',
    claims: byValue(isCodex),
    read: importCodex,
  },
  qwen: {
    about: 'sessions and streams',
    claims: byValue(isQwen),
    read: importQwen,
  },
  opencode: {
    about: '`export`, the stream of `run --format json`, messages and parts',
    claims: byValue(isOpencode),
    read: importOpencode,
  },
  copilot: {
    about: '`events.jsonl` and the stream of `--output-format json`',
    claims: byValue(isCopilot),
    read: importCopilot,
  },
  pi: {
    about: 'sessions and the stream of `--mode json`',
    claims: byValue(isPi),
    read: importPi,
  },
  cline: {
    about: '`messages.json` and the stream of `--json`; a task’s `api_conversation_history.json`, or its export',
    claims: byValue(isCline),
    read: importCline,
  },
  cursor: {
    about: 'the stream of `--output-format stream-json`',
    claims: byValue(isCursor),
    read: importCursor,
  },
  'vscode-chat': {
    about: 'exported chats: groups of edits',
    claims: byValue(isVscodeChat),
    read: importVscodeChat,
  },
  acp: {
    about: '`session/update` of the Agent Client Protocol',
    claims: byValue(isAcp),
    read: importAcp,
  },
  mcp: {
    about: 'messages of the Model Context Protocol, one a line: `tools/call` and what answers it',
    claims: byValue(isMcp),
    read: importMcp,
  },
  'ai-sdk': {
    about: 'the Vercel AI SDK: messages, results of `generateText`, messages of a user interface',
    claims: byValue((value) => isAiSdk(value)),
    read: importAiSdk,
  },
  openhands: {
    about: 'trajectories, and rows of `output.jsonl`',
    claims: byValue((value) => isOpenHands(value) && !isSweAgent(value)),
    read: importOpenHands,
  },
  'swe-agent': {
    about: '`.traj` files whose calls are functions',
    claims: byValue(isSweAgent),
    read: importSweAgent,
  },
  kimi: {
    about: '`context.jsonl`',
    claims: byValue(isKimi),
    read: importKimi,
  },
  goose: {
    about: 'sessions, and `session export`',
    claims: byValue(isGoose),
    read: importGoose,
  },
  crush: {
    about: 'messages',
    claims: byValue(isCrush),
    read: importCrush,
  },
  continue: {
    about: 'sessions',
    claims: byValue(isContinue),
    read: importContinue,
  },
  'swe-bench': {
    about: 'predictions, of which `--choice` takes one',
    claims: byValue(isSweBench),
    read: importSweBench,
  },
  atif: {
    about: 'Harbor’s trajectories, `schema_version` ATIF-v1',
    claims: (opening) => {
      const own = byValue(isAtif)(opening)
      return own === 'yes' ? own : bySign(/^\s*\{\s*"schema_version"\s*:\s*"ATIF-v/)(opening)
    },
    read: importAtif,
  },
  'text-editor': {
    about: 'calls of the text editor tool: `create`, `str_replace`, `insert`, `view`, `undo_edit`',
    claims: bySign(/"command"\s*:\s*"(create|str_replace|insert|view|undo_edit)"/),
    read: importTextEditor,
  },
  anthropic: {
    about:
      'Messages API, Bedrock’s Converse, JSON, one message per line, or a bare list of blocks: Read, Edit, Write, NotebookEdit, MultiEdit',
    claims: bySign(/"type"\s*:\s*"tool_use"|"toolUse"\s*:\s*\{/),
    read: importAnthropic,
  },
  gemini: {
    about: 'sessions, streams, checkpoints, and contents of the API',
    claims: (opening) => {
      const own = byValue(isGemini)(opening)
      return own === 'yes'
        ? own
        : bySign(/"functionCall"\s*:|"toolCalls"\s*:|"function_call"\s*:\s*\{[^{}]*"args"\s*:/)(opening)
    },
    read: importGemini,
  },
  openai: {
    about:
      'Chat and Responses JSON whose calls are one of the above, `apply_patch_call` included; bare calls, `{ name, arguments }`',
    claims: (opening) => {
      const { values } = opening
      if (byValue(isOpenaiCall)(opening) === 'yes' || arePlainCalls(values)) return 'yes'
      return bySign(
        /"tool_calls"\s*:|"function_call"|"custom_tool_call"|"apply_patch_call"|"local_shell_call"|^\s*\[\s*"(?:apply_patch|(?:\S*\/)?(?:ba|da|z)?sh)"|:\s*(?:\[\s*(?:"(?:[^"\\]|\\.)*"\s*,\s*)*)?"(?:[^"\\]|\\.)*?\*\*\* Begin Patch\\n/,
      )(opening)
    },
    read: importOpenai,
  },
  'apply-patch': {
    about: '`*** Begin Patch` … `*** End Patch`',
    claims: byText(new RegExp(`^[ \\t]*\\*\\*\\* Begin Patch\\s*$|${QUOTES.source}`, 'm')),
    read: importApplyPatch,
  },
  'search-replace': {
    about: '`<<<<<<< SEARCH` … `>>>>>>> REPLACE` under a file’s name; `<write_to_file>`',
    claims: ({ text, isJson }) => (!isJson && hasBlock(text) ? 'perhaps' : 'no'),
    read: importSearchReplace,
  },
  diff: {
    about:
      'unified diffs, context diffs, normal diffs under a name, and `git format-patch` mail; hunks without numbers, as in chats',
    claims: byText(DIFF),
    read: importDiff,
  },
} as const satisfies Readonly<Record<string, FormatRow>>

export type SessionFormat = keyof typeof FORMATS
