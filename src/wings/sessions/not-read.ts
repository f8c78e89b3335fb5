import type { ImportSource } from '../../core/run/wing-slots.ts'
import { fileOfFence } from './block-file.ts'
import type { Recording } from './recording.ts'
import { wholeText } from './source.ts'

interface Look {
  readonly like: string
  readonly opens: (line: string, next: string) => boolean
  /** Default: to hand it in alone. */
  readonly remedy?: string
}

/** What looks like a change in a text, by its first line. */
const LOOKS: readonly Look[] = [
  { like: 'a block', opens: (line) => /^\s*(?:<{5,9} (?:SEARCH|ORIGINAL)>?|-{5,9} SEARCH>?)\s*$/.test(line) },
  {
    like: 'a patch of apply_patch',
    opens: (line) => /^\s*\*\*\* (?:Begin Patch|(?:Add|Update|Delete) File: )/.test(line),
  },
  { like: 'a diff', opens: (line, next) => /^\s*--- \S/.test(line) && /^\s*\+\+\+ \S/.test(next) },
  { like: 'a diff', opens: (line) => /^\s*(?:diff --git |@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@)/.test(line) },
  {
    like: 'a call of a tool',
    opens: (line) => /"type"\s*:\s*"tool_use"|"tool_calls"\s*:|"old_str(?:ing)?"\s*:/.test(line),
  },
  {
    like: 'a call of a tool as text',
    opens: (line) => CALL_AS_TEXT.test(line),
    remedy: 'No format that editplan reads has it. Have it written as a block, or as a call in JSON.',
  },
]

/** As models write calls where they have no tools. */
export const CALL_AS_TEXT =
  /<(invoke name="[^"]*"|write_to_file|insert_content|search_and_replace|edit_file|str_replace|new_rule|execute_command|tool_call)>/

/** What the first line of a text that looks like a change looks like. */
export const looksLike = (text: string): string | undefined => {
  const lines = text.split(/\r?\n/)
  return lines
    .map((line, at) => LOOKS.find(({ opens }) => opens(line, lines[at + 1] ?? ''))?.like)
    .find((like) => like !== undefined)
}

/**
 * Lists what looks like a change in a text of which the lines that a reader took are known, and that none took. `knows`: what the reader
 * lists itself.
 */
export function leaveOutNotRead(source: ImportSource, recording: Recording, knows?: 'a diff'): void {
  const lines = wholeText(source).split(/\r?\n/)
  const taken = recording.takenOf(source.name)
  leaveOutLooks({ source, lines, taken, knows }, recording)
  for (const { line, path } of wholeFiles(lines, taken, recording)) {
    const reason = `It looks like the text of ${path}, and does not say what it replaces. Have it written as a block: for a new file with an empty SEARCH.`
    recording.leaveOut((lines[line] ?? '').trim().slice(0, 40), {
      reason,
      at: { file: source.name, line: line + 1, column: 1 },
      is: 'not read',
    })
  }
}

interface LookedAt {
  readonly source: ImportSource
  readonly lines: readonly string[]
  readonly taken: ReadonlySet<number>
  readonly knows?: 'a diff' | undefined
}

/** Lists lines that look like the beginning of a change. */
export function leaveOutLooks({ source, lines, taken, knows }: LookedAt, recording: Recording): void {
  // A diff goes on to the next blank line: its hunks are no changes of their own.
  let within = ''
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || taken.has(index + 1)) within = ''
    if (taken.has(index + 1)) continue
    const { like, remedy = ALONE } = LOOKS.find(({ opens }) => opens(line, lines[index + 1] ?? '')) ?? {}
    if (like === undefined || like === within || like === knows) continue
    within = like
    const reason = `It looks like ${like}, and the text was read in another format. ${remedy}`
    recording.leaveOut(line.trim().slice(0, 40), {
      reason,
      at: { file: source.name, line: index + 1, column: 1 },
      is: 'not read',
    })
  }
}

export const ALONE = 'Hand it in as a file of its own, after this one.'

/** Code blocks below the name of a file, which that file does not hold. */
function* wholeFiles(lines: readonly string[], taken: ReadonlySet<number>, recording: Recording) {
  const isFile = (path: string): boolean => recording.state(path)?.text !== undefined
  for (let at = 0; at < lines.length; at += 1) {
    const [, fence = '', info = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(lines[at] ?? '') ?? []
    if (fence === '' || taken.has(at + 1)) continue
    let end = at + 1
    while (end < lines.length && !closes(lines[end] ?? '', fence)) end += 1
    if (end === lines.length) return
    const [start, body] = [at, lines.slice(at + 1, end)]
    at = end
    if (SHELL.test(info.trim()) || body.some((_, index) => taken.has(start + 2 + index)) || isKnownChange(body))
      continue
    const path = fileOfFence(lines, start, isFile)
    if (path !== undefined && !recording.state(path)?.text?.includes(body.join('\n'))) yield { line: start, path }
  }
}

const closes = (line: string, fence: string): boolean => line.trim().startsWith(fence) && /^\s*[`~]+\s*$/.test(line)

/** Commands, and what has readers of its own. */
const SHELL = /^(?:(?:ba|z|fi|power)?sh(?:ell)?(?:-session)?|bat|cmd|console|terminal|diff|patch|udiff)$/i

const isKnownChange = (body: readonly string[]): boolean =>
  body.some((line, at) => LOOKS.some(({ opens }) => opens(line, body[at + 1] ?? '')))
