import path from 'node:path'
import type { RecordedCall } from '../../../core/history/recordings.ts'

/**
 * What a call may change, by its tool's name and its input: a tool that edits, the files that its input names; one that reads, none; a
 * command, or a tool of which nothing is known, any. Paths are absolute.
 */
export function scopeOf(
  tool: string,
  input: Readonly<Record<string, unknown>>,
  cwd: string,
): Pick<RecordedCall, 'files' | 'command'> {
  if (READS.test(tool)) return { files: [] }
  const named = filesNamedBy(input)
  const isEdit = EDITS.test(tool)
  if (isEdit && named.length > 0) return { files: named.map((name) => path.resolve(cwd, name)) }
  return !isEdit && COMMANDS.some((key) => isWords(input[key])) ? { command: true } : {}
}

const READS = /^(notebook_?read|read|view|cat|ls|list|grep|glob|find|search|web|fetch|google|think|todo|before_?read)/i
const EDITS = /(edit|write|replace|insert|create|patch|delete|remove|move|rename|undo)[^/]*$/i
const COMMANDS = ['command', 'cmd', 'commands', 'script'] as const

const isWords = (value: unknown): boolean => typeof value === 'string' || Array.isArray(value)

/** Keys under which tools name a file that they change. */
const FILE_KEYS =
  /^(file|path|file_?name|file_?path|notebook_?path|absolute_?path|target_?file|(old|new)_?path|(source|destination)(_?path)?)$/i

/** Files that the input of a tool that edits names: by its keys, those of its list of edits, and the heads of a patch. */
function filesNamedBy(input: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(input).flatMap(([key, value]) => {
    if (Array.isArray(value))
      return value.flatMap((one) => (isRecord(one) ? filesNamedBy(one) : typeof one === 'string' ? patchedIn(one) : []))
    if (typeof value !== 'string') return []
    return FILE_KEYS.test(key) && !value.includes('\n') ? [value] : patchedIn(value)
  })
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const patchedIn = (text: string): readonly string[] =>
  [...text.matchAll(/^\*\*\* (?:(?:Add|Update|Delete) File|Move to): (.+)$/gm)].map(([, name = '']) => name.trim())
