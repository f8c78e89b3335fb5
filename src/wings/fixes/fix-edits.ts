import { toLf } from '../../core/text/line-ending.ts'
import { applySplices, type Splice } from '../../core/text/splice.ts'
import { StateMap } from '../../core/text/state-map.ts'
import type { OpenFile, TakenFix, TakenSplice } from './take-fix.ts'

/** How often the text of a file is looked at, so that the time follows its size: what comes after that stays a fix. */
const TRIES = 256

/** Writes fixes as Edits, each tried on what those before it leave. */
export class FixEdits {
  readonly #files = new Map<OpenFile, TriedFile>()
  readonly #changesFiles: boolean

  /** @param fixes all that the plan holds, which come in this order */
  constructor(fixes: readonly TakenFix[]) {
    this.#changesFiles = fixes.some(({ edits }) => edits.some((edit) => !('start' in edit)))
    for (const { splices } of fixes)
      for (const splice of splices) {
        const file = this.#files.get(splice.file) ?? new TriedFile(splice.file)
        this.#files.set(splice.file, file)
        file.places.push(splice)
      }
    for (const { places } of this.#files.values())
      places.sort((one, other) => one.start - other.start || one.end - other.end)
  }

  /** The next fix as the input of an Edit; undefined where only its place says what is meant. */
  next({ edits, splices, fix }: TakenFix): Readonly<Record<string, string>> | undefined {
    const [edit, ...others] = edits
    const [splice] = splices
    const isOne = edit && 'start' in edit && others.length === 0 && !this.#changesFiles && !fix.confirm
    const around = [
      ['', ''],
      [isOne ? (edit.before ?? '') : '', isOne ? (edit.after ?? '') : ''],
    ] as const
    const found = isOne && splice && around.find((one) => this.#files.get(splice.file)?.isCertain(splice, one))
    for (const one of splices) this.#files.get(one.file)?.take(one)
    if (!found) return undefined
    const [before, after] = found
    const whole = (text: string): string => toLf(`${before}${text}${after}`)
    return { file_path: edit.file_path, old_string: whole(edit.old_string), new_string: whole(edit.new_string) }
  }
}

/** A file with what the steps so far make of it. */
class TriedFile {
  /** All that is changed in it, in order of starts and ends: an insertion is before what is replaced at the same place. */
  readonly places: TakenSplice[] = []
  readonly #file: OpenFile
  readonly #map = new StateMap()
  #now: Buffer
  #tries = TRIES

  constructor(file: OpenFile) {
    this.#file = file
    this.#now = file.bytes
    const { encoding, valid, bom } = file.text.file
    if (encoding !== 'utf8' || !valid || bom > 0 || file.path.endsWith('.ipynb')) this.#tries = 0
  }

  /** Whether the text there, with some around it that nothing else changes, is in the file exactly once now. */
  isCertain(splice: TakenSplice, [before, after]: readonly [string, string]): boolean {
    if (this.#tries === 0) return false
    const start = splice.start - Buffer.byteLength(before)
    const end = splice.end + Buffer.byteLength(after)
    const needle = this.#file.bytes.subarray(start, end)
    if (needle.length === 0 || needle.includes(CR) || !this.#isAlone(splice, { start, end })) return false
    const isDeleted = needle.length === splice.end - splice.start && splice.replacement.length === 0
    // An Edit that deletes all of a line takes the line's end with it.
    if (isDeleted && needle.at(-1) !== LF) return false
    if (needle.includes(LF) && this.#file.bytes.includes(CR)) return false
    const place = this.#map.now({ start, end, replacement: needle }).start
    return this.#now.indexOf(needle) === place && this.#now.indexOf(needle, place + 1) < 0
  }

  take(splice: Splice): void {
    if (this.#tries === 0) return
    this.#tries = this.#map.claim(splice).kind === 'free' ? this.#tries - 1 : 0
    if (this.#tries === 0) return
    this.#now = applySplices(this.#now, [this.#map.now(splice)])
    this.#map.take(splice, 0)
  }

  /** Whether a span is free of other changes. */
  #isAlone(splice: TakenSplice, { start, end }: { readonly start: number; readonly end: number }): boolean {
    let [low, high] = [0, this.places.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.places[middle]!.end >= start) high = middle
      else low = middle + 1
    }
    const [first, second] = this.places.slice(low, low + 2)
    return first === splice && (second === undefined || second.start > end)
  }
}

const LF = 0x0a
const CR = 0x0d
