import { documentsOf, type JsonNode } from '../../core/plan/json-nodes.ts'
import type { ImportSource } from '../../core/plan/source-text.ts'
import type { NotImported } from '../../core/run/wing-slots.ts'
import { isObject } from '../../core/text/json.ts'
import { type CallKeys, callsAnywhere, type FoundCall } from './calls-anywhere.ts'

/** The calls of a log that look as if they wrote a file, and that its reader did not take. */
export class UnreadCalls {
  /** Ids and inputs of those that were taken. */
  readonly #taken = new Set<string>()
  /** Inputs of those that were taken without an id. */
  readonly #nameless = new Set<string>()
  readonly #found = new Map<string, FoundCall>()
  #name: string | undefined

  /** Says that the reader took a call. */
  take(id: unknown, input: unknown): void {
    if (typeof id === 'string') this.#taken.add(id)
    else this.#nameless.add(markOf(input))
    this.#taken.add(markOf(input))
  }

  /** Says that the reader lists the log as a whole. */
  drop(): void {
    this.#found.clear()
  }

  /** Looks for calls in a document. @param own what its format calls their parts */
  search(document: JsonNode, own?: CallKeys): void {
    for (const call of callsAnywhere(document, own)) {
      const key = call.ids[0] ?? markOf(call.input)
      if (!this.#found.has(key)) this.#found.set(key, call)
      this.#name ??= nameOf(document.value, call)
    }
  }

  /** What was not taken, to be listed. `changesNothing` says it of a command line. */
  list(changesNothing: (line: string) => boolean): readonly NotImported[] {
    return [...this.#found.values()]
      .filter((call) => !this.#isTaken(call) && !call.commands?.every(changesNothing))
      .map(
        ({ name, at }): NotImported => ({
          construct: name,
          reason: UNREAD,
          at: at(),
          mayChangeFiles: true,
          is: 'not read',
        }),
      )
  }

  #isTaken({ ids, input }: FoundCall): boolean {
    if (ids.some((id) => this.#taken.has(id))) return true
    return (ids.length === 0 ? this.#taken : this.#nameless).has(markOf(input))
  }

  /** Whose log it is, for a person. */
  get name(): string {
    return this.#name ?? 'a program'
  }
}

const UNREAD =
  'It looks like a call of a tool that writes, and no reader knows it; if it changed files, those changes are not in the plan.'

/** The calls in sources of which no reader knows the format, and whose log it is; undefined where there are none. */
export const unknownLog = (
  sources: readonly ImportSource[],
  changesNothing: (line: string) => boolean,
): { readonly name: string; readonly notImported: readonly NotImported[] } | undefined => {
  const calls = new UnreadCalls()
  const faults = { leaveOut: () => undefined }
  for (const source of sources)
    for (const document of documentsOf(source, faults)) calls.search(document, { isBare: true })
  const notImported = calls.list(changesNothing)
  return notImported.length > 0 ? { name: calls.name, notImported } : undefined
}

/** An input in few words: two that have the same are the same call. */
const markOf = (input: unknown): string => {
  const text = JSON.stringify(input) ?? ''
  return `${text.length} ${text.slice(0, 80)} ${text.slice(-80)}`
}

/** Programs by keys that only their logs have, and by their tools. */
const PROGRAMS: readonly (readonly [name: string, keys: readonly string[]])[] = [
  ['OpenHands', ['tool_call_metadata', 'llm_metrics', 'security_risk']],
  ['SWE-agent', ['trajectory', 'replay_config']],
  ['Antigravity', ['TargetFile', 'toolCall', 'workspacePaths']],
  ['Kimi', ['kimi_version', '_checkpoint', '_usage', 'StrReplaceFile', 'WriteFile']],
  ['Zed', ['Agent', 'ToolUse']],
  ['Kiro', ['conversation_id', 'fs_write']],
  ['Windsurf', ['agent_action_name']],
]

const nameOf = (value: unknown, { name, input }: FoundCall): string => {
  const items = Array.isArray(value) ? value : [value]
  const inner = items.flatMap((item) => (isObject(item) ? [item.history ?? [], item.messages ?? []].flat() : []))
  const keys = new Set([...items.slice(0, MOST), ...inner.slice(0, MOST), input].filter(isObject).flatMap(Object.keys))
  keys.add(name)
  const known = PROGRAMS.find(([, signs]) => signs.some((sign) => keys.has(sign)))
  const [first] = items.filter(isObject)
  return (
    known?.[0] ??
    `a program whose entries have the keys ${Object.keys(first ?? {})
      .slice(0, 5)
      .join(', ')}`
  )
}

/** Entries whose keys are looked at. */
const MOST = 100
