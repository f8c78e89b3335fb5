import { counted } from '../../core/text/words.ts'
import { whyEscaped } from './diff-evidence.ts'
import { linesOf, placesOf, placesOfChunk, type TextLines, textLines } from './line-places.ts'
import type { PatchChunk } from './patch-text.ts'
import { linesInPlaceOf } from './patched-text.ts'
import type { Recording, StepSource } from './recording.ts'

/** Lines of a file that a proposal wants in the place of others. */
interface ProposedChange extends Omit<PatchChunk, 'line'> {
  /** What it is called in the source. */
  readonly construct: string
  /** The number of its first old line, from 1, as the format gives it. */
  readonly start?: number | undefined
}

/**
 * Adds changes of whole lines, as a proposal asks for them: each is certain, or listed. A place is certain if it is the only one; of equal
 * ones, if the format's own number says exactly one of them, after what the changes before moved.
 */
export class ProposedLines {
  readonly #recording: Recording
  /** What the changes before moved, by the line as it was then. */
  readonly #moves = new Map<string, { readonly place: number; readonly by: number }[]>()
  /** The lines of texts, which follow the changes: a text is split once, whatever the number of changes. */
  readonly #texts = new Map<string, { readonly text: string; readonly lines: TextLines }>()

  constructor(recording: Recording) {
    this.#recording = recording
  }

  add(path: string, given: ProposedChange, source: StepSource): void {
    const change = withoutMarks(given)
    if (isSame(change.old, change.new)) {
      const reason = 'It changes nothing.'
      this.#recording.leaveOut(change.construct, { reason, at: source.at, mayChangeFiles: false })
      return
    }
    const signed = [...change.old.map((line) => ` ${line}`), ...change.new.map((line) => `+${line}`)]
    const escaped = whyEscaped(path, signed, this.#recording)
    if (escaped !== undefined) {
      this.#leaveOut(change, escaped, source)
      return
    }
    const text = this.#recording.text(path)
    const lines = this.#linesOf(path, text ?? '')
    const [all, places] = [placesOf(change.old, lines), this.#placesOf(path, change, lines)]
    const [place, ...others] = places
    const found = isParted(change) ? placesOf(change.old.slice(0, -1), lines) : all
    const isOnly = all.length === 0 || (found.length === 1 && others.length === 0 && found[0] === place)
    const { construct } = change
    if (change.old.length > 0 && isOnly && !endsUnended(text, place, change))
      this.#recording.edit(path, lineEdit(change), source, { construct })
    else if (text === undefined)
      this.#leaveOut(change, 'Cannot locate its lines without the file; pass --repo.', source)
    else if (place === undefined) this.#leaveOut(change, notThere(path, all), source)
    else if (others.length > 0) this.#leaveOut(change, several(path, places), source)
    else this.#recording.change(path, changeAt(text, place, change), source, { match: 'lines', construct })
    if (place === undefined) return
    this.#follow(path, place, change)
    const moves = this.#moves.get(path) ?? []
    moves.push({ place, by: change.new.length - change.old.length })
    this.#moves.set(path, moves)
  }

  #linesOf(path: string, text: string): TextLines {
    const known = this.#texts.get(path)
    if (known?.text === text) return known.lines
    const lines = textLines(linesOf(text))
    this.#texts.set(path, { text, lines })
    return lines
  }

  #follow(path: string, place: number, change: ProposedChange): void {
    const { lines } = this.#texts.get(path) ?? {}
    const text = this.#recording.text(path)
    this.#texts.delete(path)
    if (!lines || text === undefined) return
    const fresh = textLines(change.new)
    lines.asWritten.splice(place, change.old.length, ...fresh.asWritten)
    lines.trimmed.splice(place, change.old.length, ...fresh.trimmed)
    if (lines.asWritten.join('\n') === text.replace(/\n$/, '')) this.#texts.set(path, { text, lines })
  }

  #placesOf(path: string, change: ProposedChange, lines: TextLines): readonly number[] {
    const places = placesOfChunk(change, lines)
    if (places.length < 2 || change.start === undefined) return places
    const start = change.start - 1
    const moved = movedBefore(this.#moves.get(path) ?? [], start)
    const named = places.filter((at) => at === start + moved)
    return named.length === 1 ? named : places
  }

  #leaveOut({ construct }: ProposedChange, reason: string, { at }: StepSource): void {
    this.#recording.leaveOut(construct, { reason, at })
  }
}

/** By how much changes moved a line of the first text. */
function movedBefore(moves: readonly { readonly place: number; readonly by: number }[], line: number): number {
  const first: { readonly from: number; readonly by: number }[] = []
  for (const { place, by } of moves) {
    const before = first.reduce((sum, one) => sum + (one.from < place ? one.by : 0), 0)
    first.push({ from: place - before, by })
  }
  return first.reduce((sum, { from, by }) => sum + (from < line ? by : 0), 0)
}

/** A byte order mark that both sides have is the file's, which no text of a step has. */
const withoutMarks = (change: ProposedChange): ProposedChange =>
  change.old[0]?.startsWith(MARK) && change.new[0]?.startsWith(MARK)
    ? { ...change, old: withoutMark(change.old), new: withoutMark(change.new) }
    : change

const MARK = '\ufeff'

const withoutMark = ([first = '', ...others]: readonly string[]): readonly string[] => [first.slice(1), ...others]

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((line, at) => line === other[at])

/** Every line that is written is ended by a line break, as those who take proposals do. */
const endsUnended = (text: string | undefined, place: number | undefined, { old }: ProposedChange): boolean =>
  text !== undefined && place !== undefined && !text.endsWith('\n') && place + old.length === linesOf(text).length

/**
 * The end of the last line is left out, so that the last line of a file matches with and without one. It stays where nothing would be
 * left without it, and where the last old line is empty: that one is nothing but its end, and without it the text is that of fewer lines.
 * An empty line that ends both sides may only part a chunk from the next one.
 */
const lineEdit = ({ old, new: fresh }: ProposedChange) => {
  const end = fresh.join('\n') === '' || (old.at(-1) === '' && !isParted({ old, new: fresh })) ? '\n' : ''
  const new_string = fresh.length === 0 ? '' : fresh.join('\n') + end
  return { old_string: old.join('\n') + end, new_string, match: 'lines' }
}

const isParted = ({ old, new: fresh }: Pick<ProposedChange, 'old' | 'new'>): boolean =>
  old.at(-1) === '' && fresh.at(-1) === '' && old.some((line) => line !== '')

const changeAt = (text: string, place: number, change: ProposedChange) => {
  const lines = linesOf(text)
  const offset = (line: number): number =>
    Math.min(text.length, line === 0 ? 0 : lines.slice(0, line).join('\n').length + 1)
  return linesInPlaceOf(text, { start: offset(place), end: offset(place + change.old.length) }, change.new)
}

const notThere = (path: string, [at]: readonly number[]): string => {
  const where = at === undefined ? 'The line that @@ names is not a certain place' : `Its lines are at line ${at + 1}`
  return `${where} of ${path}, which is not where it says. Correct its @@ line, or its position.`
}

const several = (path: string, places: readonly number[]): string => {
  const named = places.slice(0, MOST_NAMED).map((at) => at + 1)
  return `It fits ${path} at ${counted(places.length, 'place')} (lines ${named.join(', ')}). Repeat lines around the one that is meant.`
}

const MOST_NAMED = 20
