import type { ImportSource } from '../../core/run/wing-slots.ts'
import type { Recording } from './recording.ts'
import { wholeText } from './source.ts'

/** What looks like a change in a text, by its first line. */
const LOOKS: readonly { readonly like: string; readonly opens: (line: string, next: string) => boolean }[] = [
  { like: 'a block', opens: (line) => /^\s*(?:<{5,9} (?:SEARCH|ORIGINAL)>?|-{5,9} SEARCH>?)\s*$/.test(line) },
  {
    like: 'a patch of apply_patch',
    opens: (line) => /^\s*\*\*\* (?:Begin Patch|(?:Add|Update|Delete) File: )/.test(line),
  },
  { like: 'a diff', opens: (line, next) => /^\s*--- \S/.test(line) && /^\s*\+\+\+ \S/.test(next) },
  { like: 'a diff', opens: (line) => /^\s*(?:diff --git |@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@)/.test(line) },
  {
    like: 'a call of a tool',
    opens: (line) =>
      /"type"\s*:\s*"tool_use"|"tool_calls"\s*:|"old_str(?:ing)?"\s*:|<invoke name=|<(?:write_to_file|insert_content|search_and_replace)>/.test(
        line,
      ),
  },
]

/** Lists what looks like a change in a text of which the lines that a reader took are known, and that none took. */
export function leaveOutNotRead(source: ImportSource, recording: Recording): void {
  const lines = wholeText(source).split(/\r?\n/)
  const taken = recording.takenOf(source.name)
  // A diff goes on to the next blank line: its hunks are no changes of their own.
  let within = ''
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || taken.has(index + 1)) within = ''
    if (taken.has(index + 1)) continue
    const like = LOOKS.find(({ opens }) => opens(line, lines[index + 1] ?? ''))?.like
    if (like === undefined || like === within) continue
    within = like
    const reason = `It looks like ${like}, and the text was read in another format. Hand it in as a file of its own, after this one.`
    recording.leaveOut(line.trim().slice(0, 40), {
      reason,
      at: { file: source.name, line: index + 1, column: 1 },
      is: 'not read',
    })
  }
}
