import path from 'node:path'
import { openGit } from '../../../core/git/git.ts'
import type { RecordedCall } from '../../../core/history/recordings.ts'
import { sha256 } from '../../../core/text/digest.ts'
import { isObject, parsedJson } from '../../../core/text/json.ts'
import { acquireLock } from '../../../core/workspace/lock.ts'
import { scopeOf } from '../record/call-scope.ts'
import { type HookCall, noteCall } from '../record/notes.ts'

/** What an agent's hook says, in editplan's words. */
export interface ParsedHook extends HookCall {
  /** The folder that the agent works in; absent where it does not say. */
  readonly cwd?: string
}

/** When a hook is called, by the names that agents have for it. */
const MOMENTS: readonly (readonly [HookCall['moment'], RegExp])[] = [
  ['call', /^(pretooluse|beforetool|beforeshellexecution|beforemcpexecution|beforereadfile)$/],
  ['end', /^(stop|sessionend|afteragent|subagentstop|agentstop)$/],
  ['tool', /^(posttooluse(failure)?|aftertool|after(fileedit|shellexecution|mcpexecution))$/],
]

/**
 * Reads what an agent gives its hook on standard input. `event` is the name of the hook where the agent does not give it. A hook of
 * another name is the end of a tool where it names one, else a moment between two calls. Undefined for anything but an object.
 */
export function parseHook(text: string, event: string | undefined): ParsedHook | undefined {
  const payload = objectOf(parsedJson(text))
  if (!payload) return undefined
  const named = (event ?? textOf(payload, 'hook_event_name', 'hookEventName', 'hookName') ?? '').toLowerCase()
  const [root] = Array.isArray(payload.workspace_roots) ? payload.workspace_roots : []
  const cwd = textOf(payload, 'cwd') ?? (typeof root === 'string' ? root : undefined)
  const tool = textOf(payload, 'tool_name', 'toolName')
  const moment =
    MOMENTS.find(([, names]) => names.test(named))?.[0] ??
    (tool === undefined || /start|prompt/.test(named) ? 'begin' : 'tool')
  return {
    session: textOf(payload, 'session_id', 'sessionId', 'conversation_id', 'thread_id') ?? 'session',
    moment,
    ...((moment === 'call' || moment === 'tool') && { call: callOf(payload, { tool, named, cwd }) }),
    ...(cwd !== undefined && { cwd }),
  }
}

type HookWords = { readonly tool: string | undefined; readonly named: string; readonly cwd: string | undefined }

/** The tool, its command or file, and which files it is about. */
function callOf(payload: Readonly<Record<string, unknown>>, { tool, named, cwd = '.' }: HookWords): RecordedCall {
  const input =
    objectOf(payload.tool_input) ??
    objectOf(payload.toolArgs) ??
    objectOf(parsedJson(String(payload.toolArgs))) ??
    payload
  const { command } = input
  const said = Array.isArray(command) ? command.join(' ') : textOf(input, 'command', 'cmd', 'file_path', 'path')
  const why = said === undefined ? (tool ?? 'a tool') : `${tool ?? 'a tool'}: ${said}`
  const own = textOf(payload, 'tool_use_id', 'toolUseId', 'tool_call_id', 'toolCallId')
  return { id: own ?? `${tool} ${sha256(JSON.stringify(input))}`, why, ...scopeOf(tool ?? named, input, cwd) }
}

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
    const git = await openGit(path.resolve(options.repo ?? call.cwd ?? '.'))
    if (git.bare) return undefined
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
