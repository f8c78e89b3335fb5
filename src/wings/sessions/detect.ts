import { eventData } from '../../core/plan/event-stream.ts'
import { FIX_FORMATS, type FixFormat, fixOutputs } from '../../core/plan/fix-output.ts'
import { firstValues } from '../../core/plan/source-text.ts'
import { isObject, scalarText } from '../../core/text/json.ts'
import { EditplanError } from '../../errors.ts'
import { CALL_AS_TEXT } from './looks.ts'
import { hasBlock } from './search-replace.ts'
import { isHarmlessLine } from './shell/harmless-line.ts'
import { unknownLog } from './unread-calls.ts'

export type ImportFormat =
  | ('anthropic' | 'claude-code' | 'text-editor' | 'gemini' | 'apply-patch' | 'search-replace' | 'diff' | 'openai')
  | (
      | 'codex'
      | 'qwen'
      | 'opencode'
      | 'copilot'
      | 'pi'
      | 'cline'
      | 'cursor'
      | 'vscode-chat'
      | 'acp'
      | 'atif'
      | 'ai-sdk'
      | 'swe-bench'
      | 'openhands'
      | 'swe-agent'
      | 'kimi'
    )
  | FixFormat

/** The format that is named. Throws USAGE for a name that no format has. */
export function formatNamed(name: string | undefined): ImportFormat | undefined {
  const format = IMPORT_FORMATS.find((one) => one === name)
  if (format !== undefined || name === undefined) return format
  const message = `There is no format ${JSON.stringify(name)}. The formats are ${IMPORT_FORMATS.join(', ')}.`
  throw new EditplanError({ name: 'USAGE', message })
}

/** Of formats that may be meant, the more particular first. */
const PERHAPS = 'atif text-editor anthropic gemini openai apply-patch search-replace diff'.split(
  ' ',
) as readonly ImportFormat[]

/**
 * The format of a text, by what only that format has. Undefined for a plan, for an unknown format, and if two formats claim it.
 */
export const detectImportFormat = (text: string): ImportFormat | undefined => {
  const opening = openingOf(text)
  if (isPlan(opening)) return undefined
  // Values decide first: the text, which may be long, is searched only if there are none.
  const { yes } = answersTo(opening.isJson ? { ...opening, text: '' } : opening)
  if (yes.length > 0) return yes.length === 1 ? yes[0] : undefined
  const { perhaps } = answersTo(opening)
  return PERHAPS.find((format) => perhaps.includes(format)) ?? toolOutputs?.formatIn({ name: '', text: opening.text })
}

/** What every format says about a text. */
export const answersTo = (
  opening: Opening,
): { readonly yes: readonly ImportFormat[]; readonly perhaps: readonly ImportFormat[] } => {
  const answers = IMPORT_FORMATS.map((format) => [format, RECOGNISERS[format](opening)] as const)
  const saying = (wanted: string) => answers.filter(([, answer]) => answer === wanted).map(([format]) => format)
  return { yes: saying('yes'), perhaps: saying('perhaps') }
}

/** What detection looks at: the text without its byte order mark and, where it begins as JSON, its first values. */
export const openingOf = (text: string): Opening => {
  const bare = eventData(text.startsWith('\ufeff') ? text.slice(1) : text)
  const isJson = JSON_START.test(bare)
  return { text: bare, values: isJson ? firstValues(bare) : [], isJson }
}

/** A subject such as `[PATCH] fix` is no list. */
const JSON_START = /^\s*(?:\{\s*(?:["}]|[\w$]+\s*:|$)|\[\s*(?:[{["\]]|$))/

const PLAN_KEYS = ['$schema', 'version', 'title', 'description', 'base', 'created', 'author', 'cwd', 'options', 'steps']

/** Whether the text begins as a plan does: with its version, or nothing but a plan's keys. */
const isPlan = ({ text, values, isJson }: Opening): boolean => {
  const [first] = values
  if (isJson && isObject(first))
    return first.version === 1 && Object.keys(first).every((key) => PLAN_KEYS.includes(key))
  if (isJson)
    return /^\s*\{\s*("\$schema"\s*:\s*"[^"]*"\s*,\s*)?"version"\s*:\s*1\s*,\s*"(title|description|base|created|author|cwd|options|steps)"/.test(
      text,
    )
  const line = text
    .slice(0, 4096)
    .split('\n')
    .find((one) => !/^\s*(#.*)?$|^---|^\$schema:/.test(one))
  // A plan has the lines of a diff only inside its own, indented.
  return line !== undefined && /^version\s*:\s*1(?:\s|$)/.test(line) && !UNIFIED.test(text)
}

const UNIFIED = /^(?:diff --git |--- .*\r?\n\+\+\+ .*\r?\n@@ -)/m

/**
 * Why a text is neither a plan nor a source, for a person; undefined where it may be a plan that has faults: one that has one of a
 * plan's keys, or is not JSON.
 */
export const whyUnknown = (text: string): string | undefined => {
  const opening = openingOf(text)
  if (!opening.isJson) return hasPlanKey(opening.text) ? undefined : whyNoChange(opening.text)
  const [first] = opening.values
  const keys = isObject(first) ? Object.keys(first) : []
  if (keys.length === 0 || keys.some((key) => ['version', 'title', 'steps', 'tool'].includes(key))) return undefined
  const shown = whyShown(text)
  if (shown !== undefined) return shown
  const log = unknownLog([{ name: '', text }], isHarmlessLine)
  if (log) {
    const places = log.notImported.slice(0, 3).map(({ construct, at }) => `${construct} in line ${at.line}`)
    return `${whyUnread(log.name)} The first: ${places.join(', ')}.`
  }
  return `Neither a plan nor in a format that editplan can import. The formats are ${IMPORT_FORMATS.join(', ')}. Hand in a diff of what it changed, as of \`git diff\`.`
}

/** What is to be said of a text that only shows what another file of its program holds. */
const whyShown = (text: string): string | undefined =>
  openingOf(text).values.some(
    (value) => isObject(value) && typeof value.ts === 'number' && /^(?:say|ask)$/.test(scalarText(value.type ?? '')),
  )
    ? 'It is what an editor shows of a task. Hand in api_conversation_history.json, which lies beside it.'
    : undefined

/** Whether a text that is not JSON has a line with a key that plans have at their left edge, or nothing but comments. */
const hasPlanKey = (text: string): boolean =>
  !/^\s*[^\s#]/m.test(text) ||
  /^[{]?(?:- )?["']?(?:\$schema|version|title|steps|tool|options|vars|defaults)["']?\s*:/m.test(text)

/** What a text that is no change holds, and what is to be said of it. */
const NEAR: readonly (readonly [holds: RegExp, says: string])[] = [
  [CALL_AS_TEXT, 'It holds a call of a tool as text, which no format that editplan reads has.'],
  [/^\*\*\* (?:Add|Update|Delete) File: \S/m, 'The patch in it is not between `*** Begin Patch` and `*** End Patch`.'],
  [
    /^(?:[ \t]+|(?:> ?)+)(?:diff --git |--- \S.*\r?\n(?:[ \t]+|(?:> ?)+)\+\+\+ )/m,
    'The diff in it is quoted or indented: take off what is before its lines.',
  ],
  [
    /^ {0,3}(?:`{3,}|~{3,}|<(?:source|code|pre|codeblock|sourcecode)>)/m,
    'Its code blocks do not say what they replace.',
  ],
  [/(?:)/, 'Nothing in it says which lines of which file change.'],
]

const whyNoChange = (text: string): string =>
  `It is neither a plan nor a change that can be read. ${NEAR.find(([holds]) => holds.test(text))?.[1]} Ask for SEARCH/REPLACE blocks, each below the name of its file, for a unified diff, or for a plan.`

/** What a format says about a source: that it is its own, that it may be, or that it is not. */
type Answer = 'yes' | 'no' | 'perhaps'

/** The beginning of a source, taken apart as far as it is JSON. */
interface Opening {
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

/** Readers of what tools write, loaded with what reads sessions; undefined where their wing is absent. */
export const toolOutputs = await fixOutputs.found?.()

/** A tool's own answer. */
const byTool =
  (format: FixFormat) =>
  ({ text, values }: Opening): Answer => {
    const isOwn = toolOutputs && values.some((value) => isObject(value) && toolOutputs.isOutput(format, value))
    return isOwn || (text !== '' && toolOutputs?.formatOf(text) === format) ? 'yes' : 'no'
  }

const TOOLS = Object.fromEntries(FIX_FORMATS.map((format) => [format, byTool(format)])) as Readonly<
  Record<FixFormat, (opening: Opening) => Answer>
>

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

/** Each format's own answer, in the order of the documentation. */
const RECOGNISERS: Readonly<Record<ImportFormat, (opening: Opening) => Answer>> = {
  anthropic: bySign(/"type"\s*:\s*"tool_use"/),
  'claude-code': byValue(
    (value) => isClaudeLine(value) || isClaudeStream(value) || isHook(value) || isClaudeExport(value),
  ),
  'text-editor': bySign(/"command"\s*:\s*"(create|str_replace|insert|view|undo_edit)"/),
  gemini: (opening) => {
    const own = byValue(isGemini)(opening)
    return own === 'yes'
      ? own
      : bySign(/"functionCall"\s*:|"toolCalls"\s*:|"function_call"\s*:\s*\{[^{}]*"args"\s*:/)(opening)
  },
  'apply-patch': byText(/^[ \t]*\*\*\* Begin Patch\s*$/m),
  'search-replace': ({ text, isJson }) => (!isJson && hasBlock(text) ? 'perhaps' : 'no'),
  diff: byText(DIFF),
  openai: (opening) => {
    const own = byValue(isOpenaiCall)(opening)
    if (own === 'yes') return own
    return bySign(/"tool_calls"\s*:|"function_call"|"custom_tool_call"|"apply_patch_call"|"local_shell_call"/)(opening)
  },
  codex: byValue(isCodex),
  qwen: byValue(isQwen),
  opencode: byValue(isOpencode),
  copilot: byValue(isCopilot),
  pi: byValue(isPi),
  cline: byValue(isCline),
  cursor: byValue(isCursor),
  'vscode-chat': byValue(isVscodeChat),
  acp: byValue(isAcp),
  atif: (opening) => {
    const own = byValue(isAtif)(opening)
    return own === 'yes' ? own : bySign(/^\s*\{\s*"schema_version"\s*:\s*"ATIF-v/)(opening)
  },
  'ai-sdk': byValue((value) => isAiSdk(value)),
  'swe-bench': byValue(isSweBench),
  openhands: byValue((value) => isOpenHands(value) && !isSweAgent(value)),
  'swe-agent': byValue(isSweAgent),
  kimi: byValue(isKimi),
  ...TOOLS,
}

/** The formats a plan can be made from. */
export const IMPORT_FORMATS = Object.keys(RECOGNISERS) as readonly ImportFormat[]

/** Why nothing was made of a log, for a person. */
export const whyUnread = (name: string): string =>
  `It is a log of ${name} that editplan does not know: it holds calls that may have changed files, and no reader takes them. Import a diff of what it changed, as of \`git diff\`, or a log in one of the formats ${IMPORT_FORMATS.join(', ')}.`
