import { type TextFile, unitOf } from './encoding.ts'
import { groupBy } from './group-by.ts'
import { hasCr, lineEndAt, lineEndBefore, splitsLineEnd } from './line-ending.ts'
import type { Span } from './splice.ts'
import { blocksOf } from './utf8-cache.ts'

/** One piece of what is searched for, as text. Every piece must match in one way only, read from either side. */
export type Token =
  /** Plain text; a LF in it matches any line end, CRLF or LF. */
  | { readonly text: string }
  /** One of several spellings, none of which begins or ends another. */
  | { readonly oneOf: readonly string[] }
  /** As many of these characters as there are, at least `min`; its neighbours begin and end in none of them. */
  | { readonly run: readonly string[]; readonly min: 0 | 1 }

interface PatternMatch {
  readonly spans: readonly Span[]
  /** The search was abandoned: the text is so repetitive that it would not end in bounded time. */
  readonly exhausted: boolean
}

/** The places of the tokens, in order: the longest plain piece is searched, its neighbours verified. None splits a CRLF. */
export function findSpans(
  file: TextFile,
  tokens: readonly Token[],
  options: {
    readonly limit: number
    /** Count places that overlap too; otherwise each begins at or after the end of the one before. */
    readonly overlapping: boolean
    readonly accept?: ((file: TextFile, span: Span) => boolean) | undefined
  },
): PatternMatch {
  const elements = compile(tokens, file)
  const anchorIndex = anchorOf(elements)
  const anchor = elements[anchorIndex]
  if (!anchor) return { spans: [], exhausted: false }
  const left = elements.slice(0, anchorIndex).reverse()
  const right = elements.slice(anchorIndex)
  const next = finder(file, anchor)
  const spans: Span[] = []
  let floor = file.bom
  let work = 0
  for (let at = next(file.bom); at >= 0; ) {
    let resume = at + unitOf(file.encoding)
    const begin = walk(file, left, at, backward)
    const finish = begin.at >= floor ? walk(file, right, at, forward) : FAILED
    work += begin.steps + finish.steps
    if (finish.at >= 0 && isPlace(file, { start: begin.at, end: finish.at }, options.accept)) {
      spans.push({ start: begin.at, end: finish.at })
      if (spans.length === options.limit) break
      if (!options.overlapping) {
        floor = finish.at
        resume = Math.max(resume, floor)
      }
    }
    if (work > MAX_WORK) return { spans, exhausted: true }
    at = next(resume)
  }
  return { spans, exhausted: false }
}

/** Pieces (of 64 bytes at most) examined before a search is abandoned; real texts need a few thousand. */
const MAX_WORK = 10_000_000

type Element =
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'oneOf'; readonly options: readonly Buffer[] }
  | { readonly kind: 'lineEnd' }
  /** The characters by their first byte, and by their last: most bytes of a text begin and end none. */
  | { readonly kind: 'run'; readonly begins: ByByte; readonly ends: ByByte; readonly min: 0 | 1 }

type ByByte = ReadonlyMap<number | undefined, readonly Buffer[]>

/** Encodes the tokens; in a file without CR, line ends are plain bytes, so that an exact text is one piece. */
function compile(tokens: readonly Token[], file: TextFile): readonly Element[] {
  const encode = (text: string): Buffer => Buffer.from(text, file.encoding)
  const plainEnds = !hasCr(file)
  const elements: Element[] = []
  let text = ''
  const flush = (): void => {
    const lines = plainEnds ? [text] : text.split('\n')
    lines.forEach((line, index) => {
      if (index > 0) elements.push({ kind: 'lineEnd' })
      if (line) elements.push({ kind: 'bytes', bytes: encode(line) })
    })
    text = ''
  }
  for (const token of tokens) {
    if ('text' in token) {
      text += token.text
      continue
    }
    flush()
    if ('oneOf' in token) elements.push({ kind: 'oneOf', options: token.oneOf.map(encode) })
    else {
      const of = token.run.map(encode)
      const [begins, ends] = [groupBy(of, (bytes) => bytes[0]), groupBy(of, (bytes) => bytes.at(-1))]
      elements.push({ kind: 'run', begins, ends, min: token.min })
    }
  }
  flush()
  return elements
}

/** The longest plain piece; without one, a piece that some bytes must begin. */
function anchorOf(elements: readonly Element[]): number {
  let best = elements.findIndex(({ kind }) => kind === 'oneOf')
  if (best < 0) best = elements.findIndex(({ kind }) => kind === 'lineEnd')
  let longest = 0
  elements.forEach((element, index) => {
    if (element.kind !== 'bytes' || element.bytes.length <= longest) return
    longest = element.bytes.length
    best = index
  })
  return best
}

/** A function that returns where the element occurs next, at or after an offset; -1 where it does not. */
function finder(file: TextFile, element: Element): (from: number) => number {
  if (element.kind === 'bytes') return byteFinder(file, element.bytes)
  if (element.kind === 'oneOf') {
    const finders = element.options.map((option) => byteFinder(file, option))
    const ahead = finders.map(() => Number.NaN)
    return (from) => {
      // each option's next place is kept until it is passed, to search for a rare option only once
      finders.forEach((find, index) => {
        const known = ahead[index]!
        if (Number.isNaN(known) || known < from) ahead[index] = positive(find(from))
      })
      const first = Math.min(...ahead)
      return Number.isFinite(first) ? first : -1
    }
  }
  const findLf = byteFinder(file, Buffer.from('\n', file.encoding))
  const unit = unitOf(file.encoding)
  return (from) => {
    const found = findLf(from)
    if (found < 0) return -1
    const start = found + unit - lineEndBefore(file, found + unit)
    return start < from ? found : start
  }
}

const positive = (at: number): number => (at < 0 ? Number.POSITIVE_INFINITY : at)

function byteFinder({ bytes, encoding }: TextFile, piece: Buffer): (from: number) => number {
  if (encoding === 'utf8') {
    const known = blocksOf(bytes)
    return (from) => (known ?? bytes).indexOf(piece, from)
  }
  return (from) => {
    let found = bytes.indexOf(piece, from)
    while (found >= 0 && found % 2 === 1) found = bytes.indexOf(piece, found + 1)
    return found
  }
}

interface Walk {
  /** Where the walk came to, -1 where an element did not match. */
  readonly at: number
  readonly steps: number
}

const FAILED: Walk = { at: -1, steps: 0 }

function walk(file: TextFile, elements: readonly Element[], from: number, step: typeof forward): Walk {
  let at = from
  let steps = 1
  for (const element of elements) {
    const next = step(file, element, at)
    if (next < 0) return { at: -1, steps }
    steps += 1 + (Math.abs(next - at) >> 6)
    at = next
  }
  return { at, steps }
}

/** Where the element ends when it begins at `at`; -1 when it does not. */
function forward(file: TextFile, element: Element, at: number): number {
  if (element.kind === 'bytes') return standsAt(file.bytes, element.bytes, at) ? at + element.bytes.length : -1
  if (element.kind === 'lineEnd') return at + (lineEndAt(file, at) || Number.NEGATIVE_INFINITY)
  const one = (options: readonly Buffer[] | undefined, from: number): number =>
    options?.find((option) => standsAt(file.bytes, option, from))?.length ?? 0
  if (element.kind === 'oneOf') return at + (one(element.options, at) || Number.NEGATIVE_INFINITY)
  let end = at
  const next = (): number => one(element.begins.get(file.bytes[end]), end)
  for (let length = next(); length > 0; length = next()) end += length
  return end - at >= element.min ? end : -1
}

/** Where the element begins when it ends at `at`; -1 when it does not. */
function backward(file: TextFile, element: Element, at: number): number {
  const fits = (piece: Buffer, end: number): boolean =>
    end - piece.length >= file.bom && standsAt(file.bytes, piece, end - piece.length)
  if (element.kind === 'bytes') return fits(element.bytes, at) ? at - element.bytes.length : -1
  if (element.kind === 'lineEnd') return at - (lineEndBefore(file, at) || Number.POSITIVE_INFINITY)
  const one = (options: readonly Buffer[] | undefined, end: number): number =>
    options?.find((option) => fits(option, end))?.length ?? 0
  if (element.kind === 'oneOf') return at - (one(element.options, at) || Number.POSITIVE_INFINITY)
  let start = at
  const before = (): number => one(element.ends.get(file.bytes[start - 1]), start)
  for (let length = before(); length > 0; length = before()) start -= length
  return at - start >= element.min ? start : -1
}

function standsAt(bytes: Buffer, piece: Buffer, at: number): boolean {
  if (at + piece.length > bytes.length) return false
  for (let index = 0; index < piece.length; index += 1) if (bytes[at + index] !== piece[index]) return false
  return true
}

const isPlace = (file: TextFile, span: Span, accept?: (file: TextFile, span: Span) => boolean): boolean =>
  !splitsLineEnd(file, span.start) && !splitsLineEnd(file, span.end) && (accept?.(file, span) ?? true)
