import { type JsonNode, memberOf, members } from '../../core/plan/json-nodes.ts'
import type { PlanSession } from '../../core/plan/schema.ts'
import type { SourcePlace } from '../../core/run/wing-slots.ts'
import { isObject, scalarText } from '../../core/text/json.ts'
import type { FileOutcome } from './after-edits.ts'
import type { Operation } from './operations.ts'

/** A tool call as some agent's log holds it. */
export interface LoggedCall {
  readonly name: string
  readonly id?: string | undefined
  readonly input: unknown
  /** Folder that relative paths of the call start from; that of the session when absent. */
  readonly folder?: string | undefined
  /** What the agent wrote just before. */
  readonly why?: string | undefined
  /** The session it belongs to; default that of the log where it is called. */
  readonly session?: PlanSession | undefined
  readonly at: SourcePlace
}

/** How a call ended. */
export interface CallResult {
  /** It did nothing: an error, denied, aborted. */
  readonly failed: boolean
  /** It was stopped early or never started: the log does not say which. */
  readonly cutOff?: boolean | undefined
  /** Nothing answered it: it counts as done, but for commands. */
  readonly proposed?: boolean | undefined
  /** Other calls of the log show what it did. */
  readonly told?: boolean | undefined
  /** Of an agent that was started: how many calls it made, where the log says. */
  readonly calls?: number | undefined
  /** The tool answered with the list of a folder. */
  readonly folder?: boolean | undefined
  /** What the call was answered with. */
  readonly said?: string | undefined
  /** SHA-256 of the whole text a Read showed. */
  readonly sha256?: string | undefined
  /** The whole text a Read showed; `openEnd` where it does not say whether the last line is ended. */
  readonly shown?:
    | { readonly text: string; readonly exact: boolean; readonly openEnd?: true; readonly isWhole?: true }
    | undefined
  /** What it did to files, where the log says. */
  readonly files?: readonly FileOutcome[] | undefined
  /** Of a command: how it ended (null: nothing says) and what it printed, where the log says. */
  readonly exitCode?: number | null | undefined
  readonly output?: string | undefined
  /** Its standard output and nothing else, where the log says all of it. */
  readonly printed?: string | undefined
  /** `printed` has its last line end as it was. */
  readonly isWhole?: boolean | undefined
}

/** A call that waits for its result. */
export interface OpenCall extends LoggedCall {
  readonly operation: Operation
  /** Nothing that came before it says from which folder its relative paths start. */
  readonly unplaced: boolean
}

export type Item = Record<string, unknown>

/** A JSON object that knows its place. */
export interface ObjectNode extends JsonNode {
  readonly value: Item
}

/** Nothing says how it ended. */
export const DOUBTFUL: CallResult = { failed: true, cutOff: true }

/** How a call ended by its log's own word for it: a word that is neither that of success nor one of `failures` is doubt. */
export const endBy = (word: unknown, success: string, failures: readonly string[]): CallResult => {
  if (word === success) return { failed: false }
  return failures.some((one) => one === word) ? { failed: true } : DOUBTFUL
}

/** How a command ended that ran; nothing says how where its code is no number. */
export const shellEnd = (exitCode: unknown, output: string | undefined, printed?: string): CallResult => ({
  failed: false,
  exitCode: typeof exitCode === 'number' ? exitCode : null,
  output,
  printed,
})

/** How a command ended whose two outputs are known apart. */
export const shellEndOf = (exitCode: unknown, { stdout, stderr }: Item): CallResult => {
  const [out, errors] = [stdout, stderr].map((text) => (typeof text === 'string' ? text : ''))
  return shellEnd(exitCode, `${out}\n${errors}`, errors === '' ? out : undefined)
}

/** Whether a mark of failure is one that clients write; another is doubt. */
export const isMark = (mark: unknown): boolean => typeof (mark ?? false) === 'boolean'

export const isMcp = (name: string): boolean => name.startsWith('mcp__')

/** The text of a result: a string, or a list of blocks. */
export const textOf = (content: unknown): string | undefined => {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return undefined
  const texts = content.flatMap((block: unknown) =>
    isObject(block) && typeof block.text === 'string' ? [block.text] : [],
  )
  return texts.length > 0 ? texts.join('\n') : undefined
}

export const isObjectNode = (node: JsonNode | undefined): node is ObjectNode => isObject(node?.value)

/** The object under a key of an object. */
export const objectIn = (node: JsonNode | undefined, key: string): ObjectNode | undefined => {
  const member = memberOf(node, key)
  return isObjectNode(member) ? member : undefined
}

/** The objects of a list under a key of an object; none where there is no list. */
export const objectsIn = (node: JsonNode | undefined, key: string): readonly ObjectNode[] => {
  const list = memberOf(node, key)
  return list && Array.isArray(list.value) ? [...members(list)].filter(isObjectNode) : []
}

/** The text under a key of an object; undefined for any other value. */
export const textField = (value: unknown, key: string): string | undefined =>
  isObject(value) && typeof value[key] === 'string' ? String(value[key]) : undefined

/** A value, where a text holds one as JSON; the text itself otherwise. */
export const jsonOrText = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** What reading a whole file showed: the text of an answer that says nothing of parts. */
export const shownWhole = (input: unknown, text: string | undefined, exact: boolean): CallResult['shown'] => {
  if (text === undefined || !isObject(input) || PARTS.some((key) => input[key] !== undefined && input[key] !== null))
    return undefined
  const path = scalarText(input.file_path ?? input.path ?? input.absolute_path ?? '')
  if (/\.(png|jpe?g|gif|webp|svg|bmp|ico|pdf|mp[34]|wav|ogg|zip|ipynb)$/i.test(path)) return undefined
  return /truncated|^\[?Showing lines|^\[.* more lines/im.test(text) ? undefined : { text, exact }
}

const PARTS = ['offset', 'limit', 'start_line', 'end_line', 'view_range', 'pages']

/** Whether a result is how the text editor tool answers when it was asked to view a folder. */
export const showsFolder = (answer: string | undefined): boolean =>
  /^Here('|’)?(s|re) the files and directories/.test(answer ?? '')
