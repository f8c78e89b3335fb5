import { groupBy } from '../../core/text/group-by.ts'
import type { TextSplice } from '../../core/text/splice.ts'
import { linesOf } from './line-places.ts'
import type { PatchChunk } from './patch-text.ts'

/** A text that the chunks of a patch change from its top to its end. Its lines are indexed once, whatever the number of chunks. */
export class PatchedText {
  #text = ''
  #lines: readonly string[] = []
  /** Where each line begins, and the end of the text, before any chunk. */
  #offsets: readonly number[] = []
  /** Lines in order, by what they are without blanks around them. */
  #places: ReadonlyMap<string, readonly number[]> = new Map()
  /** The line from which the next chunk is looked for, before any chunk. */
  #from = 0
  /** Lines and characters that the chunks added above it. */
  #added = { lines: 0, characters: 0 }

  constructor(text: string) {
    this.#index(text)
  }

  /** Goes on with the text as it is now: the one that the chunks gave, unless something else changed it. */
  continueIn(text: string): void {
    if (text === this.#text) return
    this.#from = Math.max(0, this.#from + this.#added.lines)
    this.#index(text)
  }

  /** The line at which a chunk is: after the lines named by `@@`, at the end where it says so; -1 where it is not there. */
  find({ old, atEnd, contexts }: PatchChunk): number {
    let start = this.#from
    for (const context of contexts) {
      const found = this.#seek([context], start)
      if (found < 0) return -1
      start = found + 1
    }
    if (old.length === 0) return contexts.length === 0 ? this.#lines.length : start
    const last = this.#lines.length - old.length
    const end = atEnd && last >= start ? this.#seek(old, last) : -1
    return end >= 0 ? end : this.#seek(old, start)
  }

  linesAt(line: number, count: number): readonly string[] {
    return this.#lines.slice(line, line + count)
  }

  /** The next chunk is looked for after these lines, which stay. */
  skip(line: number, { old }: PatchChunk): void {
    this.#from = line + old.length
  }

  /** Puts the new lines of a chunk in the place of its old ones; the change, as offsets in the text as it was until now. */
  change(line: number, chunk: PatchChunk): TextSplice {
    const [start = 0, end = start] = [line, line + chunk.old.length].map(
      (at) => (this.#offsets[at] ?? this.#offsets.at(-1) ?? 0) + this.#added.characters,
    )
    const change = linesInPlaceOf(this.#text, { start, end }, chunk.new)
    const { replacement } = change
    this.skip(line, chunk)
    this.#added.lines += chunk.new.length - chunk.old.length
    this.#added.characters += replacement.length - (end - start)
    this.#text = this.#text.slice(0, start) + replacement + this.#text.slice(end)
    return change
  }

  #index(text: string): void {
    this.#text = text
    this.#lines = linesOf(text)
    this.#added = { lines: 0, characters: 0 }
    const offsets = [0]
    for (const [at, line] of this.#lines.entries())
      offsets.push(Math.min(text.length, (offsets[at] ?? 0) + line.length + 1))
    this.#offsets = offsets
    this.#places = groupBy(this.#lines.keys(), (at) => this.#lines[at]?.trim())
  }

  /** The first line from `from` on at which lines are: exactly, else blanks at line ends apart, else around; -1 if nowhere. */
  #seek(wanted: readonly string[], from: number): number {
    const { places, ahead } = this.#rarest(wanted)
    const first = firstAtLeast(places, from + ahead)
    for (const read of READINGS)
      for (let nth = first; nth < places.length; nth++) {
        const at = places[nth]! - ahead
        if (wanted.every((line, index) => isSame(line, this.#lines[at + index], read))) return at
      }
    return -1
  }

  /** Places of the line that the text has least often, and how many of the lines are ahead of it. */
  #rarest(wanted: readonly string[]): { readonly places: readonly number[]; readonly ahead: number } {
    let [places, ahead]: [readonly number[] | undefined, number] = [undefined, 0]
    for (const [index, line] of wanted.entries()) {
      const own = this.#places.get(line.trim()) ?? NOWHERE
      if (!places || own.length < places.length) [places, ahead] = [own, index]
    }
    return { places: places ?? NOWHERE, ahead }
  }
}

const NOWHERE: readonly number[] = []

const READINGS: readonly ((line: string) => string)[] = [
  (line) => line,
  (line) => line.trimEnd(),
  (line) => line.trim(),
]

const isSame = (wanted: string, line: string | undefined, read: (line: string) => string): boolean =>
  line !== undefined && read(wanted) === read(line)

/** The index of the first number of a sorted list that is at least so large. */
function firstAtLeast(numbers: readonly number[], least: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? least) >= least) high = middle
    else low = middle + 1
  }
  return low
}

/** Lines in the place of a part of a text, which begins where a line does; every line that is written is ended by a line break. */
export function linesInPlaceOf(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  lines: readonly string[],
): TextSplice {
  const replacement = lines.map((line) => `${line}\n`).join('')
  const unended = start === text.length && start > 0 && !text.endsWith('\n') && replacement !== ''
  return { start, end, replacement: unended ? `\n${replacement}` : replacement }
}
