import { isAscii, isUtf8 } from 'node:buffer'
import { lastAtMost } from '../../core/plan/document.ts'
import { openText, type TextFile } from '../../core/text/encoding.ts'
import { isInside } from '../../core/text/utf8-cache.ts'
import type { CountConvention, EditPoint, Unit } from './proposed-fix.ts'

/** Bytes between places that are counted again. */
const STRIDE = 1024
const LF = 0x0a
const CR = 0x0d

type CountedUnit = 'utf16' | 'code-points'

/** Where a place is, in bytes from the start of the file; or why that is not certain. */
type PlaceOrReason = number | string

/** A place beyond the end means the end: nothing, lines of the file, or lines and columns. */
type Clamp = 'none' | 'lines' | 'all'

/** Finds places in a file, however they are counted. */
export class CountedText {
  readonly file: TextFile
  readonly #lines = new Map<boolean, readonly number[]>()
  readonly #sums: Partial<Record<CountedUnit, readonly number[]>> = {}
  readonly #stops: number[] = []
  /** Every byte is a character. */
  readonly #isAscii: boolean
  /** Bytes from the start that are text. */
  readonly #sound: number

  constructor(file: TextFile) {
    this.file = file
    const { bytes, valid, encoding } = file
    this.#isAscii = encoding === 'utf8' && isAscii(bytes.subarray(file.bom))
    this.#sound = valid ? bytes.length : soundLength(bytes)
  }

  static open(bytes: Buffer): CountedText | string {
    const opened = openText(bytes)
    return opened.ok ? new CountedText(opened.file) : `it is ${opened.encoding}`
  }

  /** Of all ways to count that the tool leaves open, each has to give the same place. */
  locate(place: EditPoint, counting: CountConvention, clamps: Clamp = 'none'): PlaceOrReason {
    const odd = counting.others?.find((one) => this.file.bytes.includes(one, 0, this.file.encoding))
    if (odd !== undefined && 'line' in place)
      return `the tool ends lines at ${JSON.stringify(odd)} too, and the file has it`
    const ways = waysOf(counting)
    const [first] = ways
    if (!first || (counting.mark === 'there' && this.file.bom === 0)) return OUTSIDE
    const found = this.#locateOne(place, first, clamps)
    if (ways.length === 1) return found
    const other = ways.find((way) => this.#locateOne(place, way, clamps) !== found)
    return other ? doubtIn(first, other) : found
  }

  /** The line and column of a byte as editors show them: from 1, in UTF-16. */
  placeAt(byte: number): { readonly line: number; readonly column: number } {
    const lines = this.#linesBy(false)
    const line = lastAtMost(lines, byte)
    const from = Math.max(lines[line] ?? 0, this.file.bom)
    if (this.file.encoding !== 'utf8') return { line: line + 1, column: Math.max(0, byte - from) / 2 + 1 }
    const units = this.#unitsBefore(byte, 'utf16') - this.#unitsBefore(from, 'utf16')
    return { line: line + 1, column: Math.max(0, units) + 1 }
  }

  #locateOne(place: EditPoint, way: Way, clamp: Clamp): PlaceOrReason {
    const clamps = clamp === 'all'
    const { bom, bytes } = this.file
    if ('offset' in place) return this.#advance(way.mark ? 0 : bom, place.offset, { way, end: bytes.length, clamps })
    const lines = this.#linesBy(way.breaks)
    const start = lines[place.line]
    if (start === undefined) {
      const isNext = place.line === lines.length && ('end' in place || place.column === 0)
      return clamp !== 'none' || isNext ? bytes.length : OUTSIDE
    }
    const after = lines[place.line + 1] ?? bytes.length
    const end = this.#beforeBreak({ start, after, cr: way.breaks })
    if ('end' in place) return place.end === 'before' ? end : after
    const from = place.line === 0 && !way.mark ? bom : start
    if (place.column < 0) return OUTSIDE
    return this.#advance(from, place.column, { way, end, clamps, reach: after })
  }

  /** The byte so many units after another. */
  #advance(from: number, count: number, { way, end, clamps, reach = end }: Advance): PlaceOrReason {
    const { encoding, bytes } = this.file
    if (!Number.isSafeInteger(count) || count < 0) return OUTSIDE
    if (encoding === 'utf16le') return this.#advanceUtf16(from, count, { way, end, clamps, reach })
    const at =
      this.#isAscii || way.unit === 'bytes' ? this.#skipMark(from, count, way) : this.#byteAfter(from, count, way)
    if (typeof at === 'string') return at
    if (at > reach || (at > end && at < reach)) return clamps ? end : OUTSIDE
    if (at > end && clamps) return end
    if (way.unit === 'bytes' && isInside(bytes, at)) return 'it is inside a character'
    return at
  }

  /** A mark that is counted is one character of three bytes. */
  #skipMark(from: number, count: number, { unit }: Way): number {
    const mark = from === 0 && unit !== 'bytes' ? this.file.bom : 0
    return mark > 0 && count > 0 ? from + mark + count - 1 : from + count
  }

  #advanceUtf16(from: number, count: number, { way, end, clamps, reach = end }: Advance): PlaceOrReason {
    if (way.unit === 'bytes') return 'it is UTF-16, and the place is counted in bytes'
    const at = from + 2 * count
    if (way.unit === 'code-points' && hasSurrogate(this.file.bytes, from, Math.min(at, this.file.bytes.length)))
      return 'it is UTF-16 with characters of two units before the place'
    if (at > reach) return clamps ? end : OUTSIDE
    return Math.min(at, end)
  }

  #byteAfter(from: number, count: number, { unit }: Way): PlaceOrReason {
    const { bytes, valid } = this.file
    const counted = unit === 'utf16' ? 'utf16' : 'code-points'
    if (!valid && from > this.#sound) return this.#walkLine(from, count, counted)
    const wanted = this.#unitsBefore(from, counted) + count
    const sums = this.#sumsOf(counted)
    const stop = lastAtMost(sums, wanted)
    const at = walk(bytes, this.#stops[stop] ?? 0, { count: wanted - (sums[stop] ?? 0), counted })
    if (at === undefined) return 'it is inside a character'
    return at > this.#sound && !valid ? NOT_TEXT : at
  }

  /** In a file that is not all text, one line may be. */
  #walkLine(from: number, count: number, counted: CountedUnit): PlaceOrReason {
    const { bytes } = this.file
    const at = walk(bytes, from, { count, counted })
    if (at === undefined) return 'it is inside a character'
    return isUtf8(bytes.subarray(from, Math.min(at, bytes.length))) ? at : NOT_TEXT
  }

  #unitsBefore(at: number, counted: CountedUnit): number {
    const sums = this.#sumsOf(counted)
    const stop = lastAtMost(this.#stops, at)
    let units = sums[stop] ?? 0
    for (let byte = this.#stops[stop] ?? 0; byte < at; byte++) units += unitsIn(this.file.bytes[byte]!, counted)
    return units
  }

  /** Units before each stop. */
  #sumsOf(counted: CountedUnit): readonly number[] {
    const known = this.#sums[counted]
    if (known) return known
    const { bytes } = this.file
    const sums: number[] = []
    const stops: number[] = []
    let units = 0
    for (let at = 0; at <= bytes.length; at++) {
      if (at >= (stops.at(-1) ?? -STRIDE) + STRIDE && !isInside(bytes, at)) {
        stops.push(at)
        sums.push(units)
      }
      if (at < bytes.length) units += unitsIn(bytes[at]!, counted)
    }
    this.#stops.splice(0, this.#stops.length, ...stops)
    this.#sums[counted] = sums
    return sums
  }

  /** Where lines begin. */
  #linesBy(cr: boolean): readonly number[] {
    const known = this.#lines.get(cr)
    if (known) return known
    const { bytes } = this.file
    const unit = this.#unit
    const starts = [0]
    const loneCr = cr && bytes.includes(CR)
    if (unit === 1 && !loneCr)
      for (let at = bytes.indexOf(LF); at >= 0; at = bytes.indexOf(LF, at + 1)) starts.push(at + 1)
    else
      for (let at = 0; at < bytes.length; at += unit) {
        const isBreak = this.#isCode(at, LF) || (loneCr && this.#isCode(at, CR) && !this.#isCode(at + unit, LF))
        if (isBreak) starts.push(at + unit)
      }
    this.#lines.set(cr, starts)
    return starts
  }

  #beforeBreak({ start, after, cr }: { readonly start: number; readonly after: number; readonly cr: boolean }): number {
    const unit = this.#unit
    const isLf = after > start && this.#isCode(after - unit, LF)
    const end = isLf ? after - unit : after
    return (isLf || cr) && end > start && this.#isCode(end - unit, CR) ? end - unit : end
  }

  get #unit(): 1 | 2 {
    return this.file.encoding === 'utf8' ? 1 : 2
  }

  #isCode(at: number, code: number): boolean {
    const { bytes } = this.file
    return bytes[at] === code && (this.#unit === 1 || (at % 2 === 0 && bytes[at + 1] === 0))
  }
}

const OUTSIDE = 'it is outside the file or its line'
const NOT_TEXT = 'the file is not UTF-8 before it'

type Way = { readonly unit: Exclude<Unit, 'unknown' | 'characters'>; readonly mark: boolean; readonly breaks: boolean }

interface Advance {
  readonly way: Way
  readonly end: number
  readonly clamps: boolean
  /** How far the line goes with its line end. */
  readonly reach?: number
}

const UNITS = ['utf16', 'code-points', 'bytes'] as const

export const unitsOf = (unit: Unit): readonly Way['unit'][] =>
  unit === 'unknown' ? UNITS : unit === 'characters' ? UNITS.slice(0, 2) : [unit]

/** Every way to count that the tool may have meant; a reader has a few conventions. */
function waysOf(counting: CountConvention): readonly Way[] {
  const known = KNOWN_WAYS.get(counting)
  if (known) return known
  const ways = allWays(counting)
  KNOWN_WAYS.set(counting, ways)
  return ways
}

const KNOWN_WAYS = new WeakMap<CountConvention, readonly Way[]>()

function allWays({ unit, mark, breaks }: CountConvention): readonly Way[] {
  const units = unitsOf(unit)
  const marks = mark === 'unknown' ? [true, false] : [mark !== 'skipped']
  const ends = breaks === 'unknown' ? [true, false] : [breaks === 'cr']
  return ends.flatMap((end) => marks.flatMap((one) => units.map((two) => ({ unit: two, mark: one, breaks: end }))))
}

const doubtIn = (one: Way, other: Way): string => {
  const open =
    one.unit !== other.unit
      ? 'in which unit it counts columns'
      : one.mark !== other.mark
        ? 'whether it counts the byte order mark'
        : 'whether a carriage return alone ends a line'
  return `the tool does not say ${open}, and that gives two places`
}

/** What a byte adds: a character counts at its first byte, a pair of UTF-16 as two. */
const unitsIn = (byte: number, counted: CountedUnit): number =>
  (byte & 0xc0) === 0x80 ? 0 : counted === 'utf16' && byte >= 0xf0 ? 2 : 1

/** The byte after so many units; undefined within a character. */
function walk(
  bytes: Buffer,
  from: number,
  { count, counted }: { readonly count: number; readonly counted: CountedUnit },
): number | undefined {
  let at = from
  let left = count
  while (left > 0 && at < bytes.length) {
    left -= unitsIn(bytes[at]!, counted)
    at++
    while (isInside(bytes, at)) at++
  }
  if (left > 0) return bytes.length + left
  return left < 0 ? undefined : at
}

function hasSurrogate(bytes: Buffer, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at += 2) if ((bytes[at]! & 0xf8) === 0xd8) return true
  return false
}

/** Length of the beginning that is UTF-8, as far as whole lines tell. */
function soundLength(bytes: Buffer): number {
  let from = 0
  for (let end = bytes.indexOf(LF); end >= 0; end = bytes.indexOf(LF, end + 1)) {
    if (!isUtf8(bytes.subarray(from, end + 1))) return from
    from = end + 1
  }
  return from
}
