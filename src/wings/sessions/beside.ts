import { isFixFormat } from '../../core/plan/fix-output.ts'
import { isLoss } from '../../core/plan/settle.ts'
import type { ImportSource } from '../../core/plan/source-text.ts'
import { parsedJson } from '../../core/text/json.ts'
import { detectImportFormat, type ImportFormat } from './detect.ts'
import { ALONE, leaveOutLooks } from './not-read.ts'
import type { Recording } from './recording.ts'

/** Formats that are texts for people: what else is in them is prose. Others list each line that they cannot read. */
const TEXTS: readonly ImportFormat[] = ['apply-patch', 'search-replace', 'diff']

/**
 * Lists what a source holds of another format beside the one that it was read in: values of JSON in a text, and changes beside what a
 * tool printed. Long sources, which come in pieces, are values alone.
 */
export function leaveOutBeside(source: ImportSource, format: ImportFormat, recording: Recording): void {
  if (!('text' in source) || !(isFixFormat(format) || TEXTS.includes(format))) return
  const lines = source.text.split(/\r?\n/)
  const taken = recording.takenOf(source.name)
  // A reader that lists a loss has seen that there is more.
  if (isFixFormat(format) && !recording.notImported.some(isLoss)) leaveOutLooks({ source, lines, taken }, recording)
  for (const { line, value } of isFixFormat(format) ? [] : valuesIn(lines, taken)) {
    const other = detectImportFormat(value)
    if (other === undefined) continue
    const reason = `It is in the format ${other}, and the text was read as ${format}. ${ALONE}`
    recording.leaveOut(value.slice(0, 40), { reason, at: { file: source.name, line, column: 1 }, is: 'not read' })
  }
}

/**
 * Objects and lists of JSON that begin and end a line, in one line or up to the next that closes one at the left edge, and the export of
 * a tool in YAML, which goes on to the end.
 */
function* valuesIn(lines: readonly string[], taken: ReadonlySet<number>) {
  const closes = { '{': new Closing(lines, /^\}\s*$/), '[': new Closing(lines, /^\]\s*$/) }
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at] ?? ''
    if (taken.has(at + 1)) continue
    if (first.startsWith('MainSourceFile:')) {
      yield { line: at + 1, value: lines.slice(at).join('\n') }
      return
    }
    const open = first[0]
    if (open !== '{' && open !== '[') continue
    const isWhole = /[}\]]\s*$/.test(first) && parsedJson(first) !== undefined
    const end = isWhole ? at : closes[open].after(at)
    // Nothing closes it: the lines below are looked at for themselves.
    if (end === lines.length) continue
    const value = lines.slice(at, end + 1).join('\n')
    if (isWhole || parsedJson(value) !== undefined) yield { line: at + 1, value }
    // What is no value is not tried again from its middle.
    at = end
  }
}

/** The next line that closes something; asked for later and later lines. */
class Closing {
  readonly #lines: readonly string[]
  readonly #pattern: RegExp
  #at = 0

  constructor(lines: readonly string[], pattern: RegExp) {
    this.#lines = lines
    this.#pattern = pattern
  }

  /** The number of lines where none does. */
  after(line: number): number {
    this.#at = Math.max(this.#at, line + 1)
    while (this.#at < this.#lines.length && !this.#pattern.test(this.#lines[this.#at] ?? '')) this.#at += 1
    return this.#at
  }
}
