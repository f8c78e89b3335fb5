import { lineStartAt, nextLineAt } from '../../../core/text/line-bounds.ts'
import { type MovingSpan, MovingSpans } from '../../../core/text/moving-spans.ts'
import type { Span, TextSplice } from '../../../core/text/splice.ts'
import { type KeyPath, lineEndAt } from './document-edit.ts'
import { elementKeys, isMapping, type Value } from './value.ts'

/** A part of a document that can be read by itself, on one line: a value with its key, or a value. */
export interface Piece extends Span {
  /** Of the value in the document. */
  readonly path: KeyPath
  /** How many keys at the end of the path are within the piece. */
  readonly within: number
}

export interface DocumentPieces {
  readonly pieces: readonly Piece[]
  readonly mappings: readonly MappingLines[]
  readonly lists: readonly ListLines[]
}

/** A mapping that has a key on each of its lines: another key goes behind the last one. */
export interface MappingLines {
  readonly path: KeyPath
  readonly last: Piece
  /** The brace behind it, where there is one. */
  readonly close?: Span
}

/** A list whose last element begins its line: another one goes behind it. */
export interface ListLines {
  readonly path: KeyPath
  /** The element, or its whole line. */
  readonly last: Span
  /** The bracket behind it, where there is one. */
  readonly close?: Span
}

export const NO_PIECES: DocumentPieces = { pieces: [], mappings: [], lists: [] }

/** Where a change is made, and the path that is left of the change's. */
export interface OwnPlace extends Span {
  readonly piece: OwnPiece
  readonly rest: KeyPath
  /** What makes a document of the text there: before it, and behind. */
  readonly head: string
  readonly tail?: string
}

interface OwnPiece {
  readonly path: KeyPath
  readonly within: number
  readonly span: MovingSpan
}

interface OwnKeys {
  readonly keys: Set<string>
  readonly close: MovingSpan | undefined
  last: OwnPiece | undefined
}

interface OwnElements {
  /** What elements are known by. */
  readonly known: Set<string>
  readonly close: MovingSpan | undefined
  last: MovingSpan
}

/**
 * The pieces of a document, as changes leave them: a change inside of one is made and proven there, so that a plan that changes many
 * values of a document does not read it again for each.
 */
export class Pieces {
  readonly #spans: MovingSpans
  readonly #at = new Map<string, OwnPiece>()
  readonly #mappings = new Map<string, OwnKeys>()
  readonly #lists = new Map<string, OwnElements>()

  constructor({ pieces, mappings, lists }: DocumentPieces, valueAt: (path: KeyPath) => Value | undefined) {
    const closes = [...mappings, ...lists].flatMap(({ close }) => close ?? [])
    const spans = [...new Set([...pieces, ...closes, ...lists.map(({ last }) => last)])].toSorted(
      (one, other) => one.start - other.start,
    )
    this.#spans = new MovingSpans(spans)
    const moving = new Map(this.#spans.all.map((span, at) => [spans[at] as Span, span]))
    const spanOf = (span: Span) => moving.get(span) as MovingSpan
    for (const piece of pieces) this.#add(piece, spanOf(piece))
    for (const { path, last, close } of mappings) {
      const value = valueAt(path)
      const keys = new Set(isMapping(value) ? Object.keys(value) : [])
      const own = { keys, last: this.#at.get(JSON.stringify(last.path)), close: close && spanOf(close) }
      this.#mappings.set(JSON.stringify(path), own)
    }
    for (const { path, last, close } of lists) {
      const value = valueAt(path)
      const known = new Set(Array.isArray(value) ? value.flatMap(elementKeys) : [])
      this.#lists.set(JSON.stringify(path), { known, last: spanOf(last), close: close && spanOf(close) })
    }
  }

  #add({ path, within }: Pick<Piece, 'path' | 'within'>, span: MovingSpan): OwnPiece {
    const own = { path, within, span }
    this.#at.set(JSON.stringify(path), own)
    return own
  }

  /** The piece that holds the value at a path. */
  holding(path: KeyPath): OwnPlace | undefined {
    for (let length = path.length; length > 0; length -= 1) {
      const piece = this.#at.get(JSON.stringify(path.slice(0, length)))
      if (piece) return { ...boundsOf(piece), piece, rest: path.slice(length - piece.within), head: '' }
    }
    return undefined
  }

  /** The same from the beginning of its line, by which the lines of a collection are laid out; undefined where the key does not begin it. */
  withKey(place: OwnPlace, text: string): OwnPlace | undefined {
    const { piece, rest } = place
    const start = lineStartAt(text, place.start)
    const before = text.slice(start, place.start)
    if (piece.within > 0) return before.trim() === '' ? { ...place, start } : undefined
    const key = piece.path.at(-1)
    return key !== undefined && MEMBER.test(before)
      ? { ...place, rest: [key, ...rest], head: `{\n${before}`, tail: '\n}' }
      : undefined
  }

  /** The end of a mapping that does not have the key at the path's end, from the line of its last key on. */
  before(path: KeyPath, text: string): OwnPlace | undefined {
    const [mapping, key] = [this.#mappingOf(path), path.at(-1)]
    if (!mapping?.last || typeof key !== 'string' || mapping.keys.has(key)) return undefined
    const { last: piece, close } = mapping
    const { span } = piece
    const member = close && memberOf(piece, text)
    if (member?.isLast) return { start: member.start, end: close?.end ?? 0, piece, rest: [key], head: '{' }
    const start = lineStartAt(text, span.start)
    if (close && start > 1) return { start: lineEndAt(text, start - 2), end: close.end, piece, rest: [key], head: '{' }
    const isOwnLine = text.slice(start, span.start).trim() === '' && text[span.end - 1] === '\n'
    return isOwnLine ? { start, end: span.end, piece, rest: [key], head: '' } : undefined
  }

  /** The end of a list, from the line of its last element on. */
  endOf(path: KeyPath, text: string): Span | undefined {
    const { last, close } = this.#lists.get(JSON.stringify(path)) ?? {}
    if (!last) return undefined
    const start = lineStartAt(text, last.start)
    if (text.slice(start, last.start).trim() !== '' || (close && start < 2)) return undefined
    return close ? { start: lineEndAt(text, start - 2), end: close.end } : { start, end: last.end }
  }

  /** Whether a list has an element already. */
  hasElement(path: KeyPath, value: Value): boolean {
    const { known } = this.#lists.get(JSON.stringify(path)) ?? {}
    return elementKeys(value).some((key) => known?.has(key))
  }

  /** An element came behind the last one of a list. */
  appended(path: KeyPath, value: Value, { by, last }: { readonly by: number; readonly last: Span }): void {
    const list = this.#lists.get(JSON.stringify(path))
    if (!list) return
    this.#spans.shift(list.last, by)
    list.last = this.#spans.add(last, list.last)
    for (const key of elementKeys(value)) list.known.add(key)
  }

  /** The whole line of a key that is not the only one of its mapping, nor, between braces, the last. */
  lineOf(path: KeyPath, text: string): OwnPlace | undefined {
    const [piece, mapping] = [this.#at.get(JSON.stringify(path)), this.#mappingOf(path)]
    if (!piece || !mapping || mapping.keys.size < 2 || (mapping.close && mapping.last === piece)) return undefined
    const own = boundsOf(piece)
    const member = mapping.close && memberOf(piece, text)
    if (member?.next !== undefined) return { start: member.start, end: member.next, piece, rest: [], head: '' }
    const [start, end] = [lineStartAt(text, own.start), nextLineAt(text, own.end - 1)]
    const [before, behind] = [text.slice(start, own.start), text.slice(own.end, end)]
    const isOwnLine = mapping.close
      ? MEMBER.test(before) && /^[ \t]*,[ \t]*\r?\n$/.test(behind)
      : piece.within === 1 && before.trim() === '' && text[end - 1] === '\n'
    return isOwnLine ? { start, end, piece, rest: [], head: '' } : undefined
  }

  /** A piece became longer, or shorter, and may be none any more. */
  changed(
    { piece: { path, span } }: OwnPlace,
    { by, isPiece }: { readonly by: number; readonly isPiece: boolean },
  ): void {
    if (!isPiece) this.#at.delete(JSON.stringify(path))
    this.#lists.delete(JSON.stringify(path.slice(0, -1)))
    this.#spans.shift(span, by)
    span.end += by
  }

  /** Whether a key gets a name that its mapping does not have, as far as that is known. */
  mayRename({ piece }: OwnPlace, path: KeyPath, to: string): boolean {
    if (path.length > piece.path.length) return true
    const mapping = this.#mappingOf(path)
    return piece.within === 1 && mapping !== undefined && !mapping.keys.has(to) && to !== '<<'
  }

  /** A key has another name. */
  renamed({ piece }: OwnPlace, path: KeyPath, to: string): void {
    const mapping = this.#mappingOf(path)
    if (path.length > piece.path.length || !mapping) return
    mapping.keys.delete(String(path.at(-1)))
    mapping.keys.add(to)
    this.#at.delete(JSON.stringify(path))
    const own = this.#add({ path: [...path.slice(0, -1), to], within: piece.within }, piece.span)
    if (mapping.last === piece) mapping.last = own
  }

  /** What was added behind a piece for the key at the end of the path; `own` is its piece in the end, where it is one. */
  added(
    { piece: { span } }: OwnPlace,
    path: KeyPath,
    { by, own }: { readonly by: number; readonly own: Piece | undefined },
  ): void {
    this.#spans.shift(span, by)
    const mapping = this.#mappingOf(path)
    mapping?.keys.add(String(path.at(-1)))
    if (mapping) mapping.last = own && this.#add(own, this.#spans.add(own, span))
  }

  /** A line that went. */
  removed({ piece, start, end }: OwnPlace): void {
    const { path, span } = piece
    this.#spans.shift(span, start - end)
    this.#spans.remove(span)
    this.#at.delete(JSON.stringify(path))
    const mapping = this.#mappingOf(path)
    mapping?.keys.delete(String(path.at(-1)))
    if (mapping?.last === piece) mapping.last = undefined
  }

  #mappingOf(path: KeyPath): OwnKeys | undefined {
    return this.#mappings.get(JSON.stringify(path.slice(0, -1)))
  }
}

const boundsOf = ({ span: { start, end } }: OwnPiece): Span => ({ start, end })

/**
 * Where the member of a value begins that others of its object are beside on its line: `next` is where the one behind it begins, `isLast`
 * tells that a new one behind it is written as it is itself, whatever is before it.
 */
const memberOf = ({ path, span: { start: value, end } }: OwnPiece, text: string) => {
  const key = JSON.stringify(String(path.at(-1)))
  const [colon = ''] = /[ \t]*:[ \t]*$/.exec(text.slice(Math.max(0, value - 9), value)) ?? []
  const start = value - colon.length - key.length
  if (colon === '' || !text.startsWith(key, start)) return undefined
  const [before = ''] = /[{,][ \t]*$/.exec(text.slice(Math.max(0, start - 9), start)) ?? []
  const [behind = ''] = /^[ \t]*,[ \t]*(?=")/.exec(text.slice(end, end + 9)) ?? []
  const isLast = before === (colon.endsWith(':') ? ',' : ', ') || before.startsWith('{')
  return { start, isLast, next: before === '' || behind === '' ? undefined : end + behind.length }
}

/** Before the value of a member that begins its line. */
const MEMBER = /^[ \t]*"(?:[^"\\]|\\.)*"[ \t]*:[ \t]*$/

/** How many characters edits add. */
export const growthBy = (edits: readonly TextSplice[]): number =>
  edits.reduce((sum, { start, end, replacement: text }) => sum + text.length - (end - start), 0)
