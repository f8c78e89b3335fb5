import path from 'node:path'
import { type Git, openGit } from '../../../core/git/git.ts'
import type { RecordedCall } from '../../../core/history/recordings.ts'
import { sha256 } from '../../../core/text/digest.ts'
import { isObject, parsedJson } from '../../../core/text/json.ts'
import { acquireLock } from '../../../core/workspace/lock.ts'
import { scopeOf } from '../record/call-scope.ts'
import { type HookCall, noteCall } from '../record/notes.ts'

/** What an agent's hook says, in editplan's words. */
interface ParsedHook extends HookCall {
  /** The folder that the agent works in; absent where it does not say. */
  readonly cwd?: string
}

/** When a hook is called, by the names that agents have for it. */
const MOMENTS: readonly (readonly [HookCall['moment'], RegExp])[] = [
  ['call', /^(pretooluse|beforetool|beforeshellexecution|beforemcpexecution|beforereadfile|tool_call)$/],
  ['end', /^(stop|sessionend|afteragent|subagentstop|agentstop|task(complete|cancel|error)|agent_(end|abort|error))$/],
  ['tool', /^(posttooluse(failure)?|aftertool|after(fileedit|shellexecution|mcpexecution)|tool_result)$/],
]

/**
 * Reads what an agent gives its hook on standard input. `event` is the name of the hook where the agent does not give it. A hook of
 * another name is the end of a tool where it names one, else a moment between two calls. Undefined for anything but an object.
 */
export function parseHook(text: string, event: string | undefined): ParsedHook | undefined {
  const payload = objectOf(parsedJson(text))
  if (!payload) return undefined
  const named = (event ?? textOf(payload, 'hook_event_name', 'hookEventName', 'hookName') ?? '').toLowerCase()
  const [root] = [payload.workspace_roots, payload.workspaceRoots].find(Array.isArray) ?? []
  const cwd = textOf(payload, 'cwd') ?? (typeof root === 'string' ? root : undefined)
  const called = calledIn(payload)
  const tool = textOf(called, 'tool_name', 'toolName', 'name')
  const moment =
    MOMENTS.find(([, names]) => names.test(named))?.[0] ??
    (tool === undefined || /start|prompt/.test(named) ? 'begin' : 'tool')
  return {
    session: textOf(payload, 'session_id', 'sessionId', 'conversation_id', 'thread_id', 'taskId') ?? 'session',
    moment,
    ...((moment === 'call' || moment === 'tool') && { call: callOf(called, { tool, named, cwd }) }),
    ...(cwd !== undefined && { cwd }),
  }
}

/** The call of a tool: Cline has it in a field of its own, others in the payload itself. */
const calledIn = (payload: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  ['tool_call', 'tool_result', 'preToolUse', 'postToolUse'].map((key) => objectOf(payload[key])).find(Boolean) ??
  payload

type HookWords = { readonly tool: string | undefined; readonly named: string; readonly cwd: string | undefined }

/** The tool, its command or file, and which files it is about. */
function callOf(called: Readonly<Record<string, unknown>>, { tool, named, cwd = '.' }: HookWords): RecordedCall {
  const input = inputOf(called)
  const said =
    listOf(input.command, ' ') ??
    listOf(input.commands, '; ') ??
    textOf(input, 'command', 'cmd', 'file_path', 'filePath', 'path')
  const why = said === undefined ? (tool ?? 'a tool') : `${tool ?? 'a tool'}: ${said}`
  const own = textOf(called, 'tool_use_id', 'toolUseId', 'tool_call_id', 'toolCallId', 'id')
  return { id: own ?? `${tool} ${sha256(JSON.stringify(input))}`, why, ...scopeOf(tool ?? named, input, cwd) }
}

/** The input of a tool, which some agents give as JSON in a text; a text of another kind is the whole input, such as a patch. */
function inputOf(called: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const given = called.tool_input ?? called.toolArgs ?? called.input ?? called.parameters
  const input = objectOf(given) ?? objectOf(parsedJson(String(given)))
  return input ?? (typeof given === 'string' ? { input: given } : called)
}

const listOf = (value: unknown, between: string): string | undefined =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string').join(between) || undefined : undefined

const textOf = (from: Record<string, unknown>, ...keys: readonly string[]): string | undefined =>
  keys.map((key) => from[key]).find((value): value is string => typeof value === 'string' && value !== '')

const objectOf = (value: unknown): Record<string, unknown> | undefined => (isObject(value) ? { ...value } : undefined)

const OPTIONS = new Map([
  ['-o', 'output'],
  ['--output', 'output'],
  ['--event', 'event'],
  ['--repo', 'repo'],
])

/**
 * `record hook` where it only notes the work tree, with nothing loaded that this does not need: agents wait for it after each call.
 * Undefined for every other call, and where something is wrong: the command itself does what is asked, and tells.
 */
export const quickHook = async (words: readonly string[], stdin: Buffer): Promise<0 | undefined> => {
  const options = optionsOf(words)
  const call = options?.output && parseHook(String(stdin), options.event)
  if (!call || call.moment === 'end') return undefined
  try {
    const opened = await openGit(path.resolve(options.repo ?? call.cwd ?? '.'))
    if (opened.bare) return undefined
    // Nothing else is to be done meanwhile, and a git that is waited for at once has ended sooner.
    const git: Git = { ...opened, run: async (command) => opened.runNow(command) }
    using _lock = await acquireLock(git.gitDir)
    await noteCall(git, call)
    return 0
  } catch {
    return undefined
  }
}

const optionsOf = (words: readonly string[]): Readonly<Record<string, string | undefined>> | undefined => {
  const names = words.filter((_, index) => index % 2 === 0).map((word) => OPTIONS.get(word))
  if (words.length % 2 === 1 || names.includes(undefined)) return undefined
  return Object.fromEntries(names.map((name, index) => [name, words[index * 2 + 1]]))
}
