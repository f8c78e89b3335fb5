import type { Span } from '../../../core/text/splice.ts'
import { type KeyPath, lineStartAt, nextLineAt, type TextEdit } from './document-edit.ts'
import { isMapping, type Value } from './value.ts'

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
}

/** A mapping that has a key on each of its lines: another key goes behind the last one. */
export interface MappingLines {
  readonly path: KeyPath
  readonly last: Piece
  /** The brace behind it, where there is one. */
  readonly close?: Span
}

export const NO_PIECES: DocumentPieces = { pieces: [], mappings: [] }

/** Where a change is made, and the path that is left of the change's. */
export interface OwnPlace extends Span {
  readonly piece: OwnPiece
  readonly rest: KeyPath
  /** What makes a document of the text there. */
  readonly head: string
}

interface OwnSpan {
  start: number
  end: number
}

type OwnPiece = Omit<Piece, keyof Span> & OwnSpan

interface Mapping {
  readonly keys: Set<string>
  readonly close: OwnSpan | undefined
  last: OwnPiece | undefined
}

/**
 * The pieces of a document, as changes leave them: a change inside of one is made and proven there, so that a plan that changes many
 * values of a document does not read it again for each.
 */
export class Pieces {
  readonly #spans: OwnSpan[] = []
  readonly #at = new Map<string, OwnPiece>()
  readonly #mappings = new Map<string, Mapping>()

  constructor({ pieces, mappings }: DocumentPieces, valueAt: (path: KeyPath) => Value | undefined) {
    for (const piece of pieces) this.#add(piece)
    for (const { path, last, close } of mappings) {
      const value = valueAt(path)
      const keys = new Set(isMapping(value) ? Object.keys(value) : [])
      const own = { keys, last: this.#at.get(JSON.stringify(last.path)), close: close && { ...close } }
      if (own.close) this.#spans.push(own.close)
      this.#mappings.set(JSON.stringify(path), own)
    }
  }

  #add(piece: Piece): OwnPiece {
    const own = { ...piece }
    this.#spans.push(own)
    this.#at.set(JSON.stringify(piece.path), own)
    return own
  }

  /** The piece that holds the value at a path. */
  holding(path: KeyPath): OwnPlace | undefined {
    for (let length = path.length; length > 0; length -= 1) {
      const piece = this.#at.get(JSON.stringify(path.slice(0, length)))
      if (piece) return { start: piece.start, end: piece.end, piece, rest: path.slice(length - piece.within), head: '' }
    }
    return undefined
  }

  /** The end of a mapping that does not have the key at the path's end, from the line of its last key on. */
  before(path: KeyPath, text: string): OwnPlace | undefined {
    const [mapping, key] = [this.#mappingOf(path), path.at(-1)]
    if (!mapping?.last || typeof key !== 'string' || mapping.keys.has(key)) return undefined
    const { last: piece, close } = mapping
    const start = lineStartAt(text, piece.start)
    if (close) return { start, end: close.end, piece, rest: [key], head: '{\n' }
    const isOwnLine = text.slice(start, piece.start).trim() === '' && text[piece.end - 1] === '\n'
    return isOwnLine ? { start, end: piece.end, piece, rest: [key], head: '' } : undefined
  }

  /** The whole line of a key that is not the only one of its mapping, nor, between braces, the last. */
  lineOf(path: KeyPath, text: string): OwnPlace | undefined {
    const [piece, mapping] = [this.#at.get(JSON.stringify(path)), this.#mappingOf(path)]
    if (!piece || !mapping || mapping.keys.size < 2 || (mapping.close && mapping.last === piece)) return undefined
    const [start, end] = [lineStartAt(text, piece.start), nextLineAt(text, piece.end - 1)]
    const [before, behind] = [text.slice(start, piece.start), text.slice(piece.end, end)]
    const isOwnLine = mapping.close
      ? MEMBER.test(before) && /^[ \t]*,[ \t]*\r?\n$/.test(behind)
      : piece.within === 1 && before.trim() === '' && text[end - 1] === '\n'
    return isOwnLine ? { start, end, piece, rest: [], head: '' } : undefined
  }

  /** What was changed in a piece. */
  changed({ piece }: OwnPlace, by: number): void {
    this.#shift(piece.start, by)
    piece.end += by
  }

  /** What was added behind a piece for the key at the end of the path; `own` is its piece in the end, where it is one. */
  added(
    { piece }: OwnPlace,
    path: KeyPath,
    { by, own }: { readonly by: number; readonly own: Piece | undefined },
  ): void {
    this.#shift(piece.end - 1, by)
    const mapping = this.#mappingOf(path)
    mapping?.keys.add(String(path.at(-1)))
    const added = own && this.#add(own)
    if (mapping) mapping.last = added
  }

  /** A line that went. */
  removed({ piece, start, end }: OwnPlace): void {
    const { path } = piece
    this.#spans.splice(this.#spans.indexOf(piece), 1)
    this.#at.delete(JSON.stringify(path))
    const mapping = this.#mappingOf(path)
    mapping?.keys.delete(String(path.at(-1)))
    if (mapping?.last === piece) mapping.last = undefined
    this.#shift(start, start - end)
  }

  #mappingOf(path: KeyPath): Mapping | undefined {
    return this.#mappings.get(JSON.stringify(path.slice(0, -1)))
  }

  /** Moves what begins behind a place. */
  #shift(behind: number, by: number): void {
    for (const span of this.#spans) {
      if (span.start <= behind) continue
      span.start += by
      span.end += by
    }
  }
}

/** Before the value of a member that begins its line. */
const MEMBER = /^[ \t]*"(?:[^"\\]|\\.)*"[ \t]*:[ \t]*$/

/** How many characters edits add. */
export const growthBy = (edits: readonly TextEdit[]): number =>
  edits.reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0)
