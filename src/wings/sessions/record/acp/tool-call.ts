import type { RecordedCall } from '../../../../core/history/recordings.ts'
import { isObject } from '../../../../core/text/json.ts'
import { scopeOf } from '../call-scope.ts'
import { type Item, itemsAt, textAt } from './message.ts'

/** Kinds of calls that change no file. */
const READS = new Set(['read', 'search', 'fetch', 'think', 'switch_mode'])
const EDITS = new Set(['edit', 'delete', 'move'])

/** What a call is, as far as the protocol's updates about it say; `words` are the user's. */
export function callOf(update: Item, { cwd, words }: { readonly cwd: string; readonly words: string }): RecordedCall {
  const named = textAt(update, 'title') ?? textAt(update, 'name') ?? textAt(update, 'kind') ?? 'a tool'
  const line = textAt(update.rawInput, 'command')
  const title = line === undefined || named.includes(line) ? named : `${named}: ${line}`
  const why = words === '' ? title : `${title} (asked: ${words})`
  return { id: textAt(update, 'toolCallId') ?? '', why, ...scope(update, cwd) }
}

function scope(update: Item, cwd: string): Pick<RecordedCall, 'files' | 'command'> {
  const kind = textAt(update, 'kind') ?? 'other'
  if (READS.has(kind)) return { files: [] }
  if (kind === 'execute') return { command: true }
  const files = filesOf(update, cwd)
  if (EDITS.has(kind)) return files.length > 0 ? { files } : {}
  return scopeOf(textAt(update, 'name') ?? textAt(update, 'title')?.split(' ')[0] ?? '', inputOf(update), cwd)
}

/** Files that a call names: where it says that it works, the diffs that it shows, and its input. */
export const filesOf = (update: Item, cwd: string): readonly string[] => [
  ...new Set([
    ...itemsAt(update, 'locations').flatMap((location) => textAt(location, 'path') ?? []),
    ...itemsAt(update, 'content').flatMap((content) => textAt(content, 'path') ?? []),
    ...(scopeOf('edit', inputOf(update), cwd).files ?? []),
  ]),
]

export const inputOf = ({ rawInput }: Item): Item => (isObject(rawInput) ? rawInput : {})
