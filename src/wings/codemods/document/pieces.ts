import type { Span } from '../../../core/text/splice.ts'
import { type KeyPath, lineStartAt, type TextEdit } from './document-edit.ts'
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
  /** The last lines of mappings that have a key on each, by the mapping's path: another key goes behind it. */
  readonly last: readonly (readonly [path: KeyPath, piece: Piece])[]
}

export const NO_PIECES: DocumentPieces = { pieces: [], last: [] }

/** Where a change is made, and the path that is left of the change's. */
export interface OwnPlace extends Span {
  readonly piece: OwnPiece
  readonly rest: KeyPath
}

interface OwnPiece extends Piece {
  start: number
  end: number
}

interface Mapping {
  readonly keys: Set<string>
  last: OwnPiece | undefined
}

/**
 * The pieces of a document, as changes leave them: a change inside of one is made and proven there, so that a plan that changes many
 * values of a document does not read it again for each.
 */
export class Pieces {
  readonly #pieces: OwnPiece[] = []
  readonly #at = new Map<string, OwnPiece>()
  readonly #mappings = new Map<string, Mapping>()

  constructor({ pieces, last }: DocumentPieces, valueAt: (path: KeyPath) => Value | undefined) {
    for (const piece of pieces) this.#add({ ...piece })
    for (const [path, { path: own }] of last) {
      const value = valueAt(path)
      const keys = new Set(isMapping(value) ? Object.keys(value) : [])
      this.#mappings.set(JSON.stringify(path), { keys, last: this.#at.get(JSON.stringify(own)) })
    }
  }

  #add(piece: OwnPiece): OwnPiece {
    this.#pieces.push(piece)
    this.#at.set(JSON.stringify(piece.path), piece)
    return piece
  }

  /** The piece that holds the value at a path. */
  holding(path: KeyPath): OwnPlace | undefined {
    for (let length = path.length; length > 0; length -= 1) {
      const piece = this.#at.get(JSON.stringify(path.slice(0, length)))
      if (piece) return { start: piece.start, end: piece.end, piece, rest: path.slice(length - piece.within) }
    }
    return undefined
  }

  /** The line of the last key of a mapping that does not have the key at the path's end. */
  before(path: KeyPath, text: string): OwnPlace | undefined {
    const [mapping, key] = [this.#mappingOf(path), path.at(-1)]
    const piece = mapping?.last
    if (!mapping || !piece || typeof key !== 'string' || mapping.keys.has(key)) return undefined
    const start = lineStartAt(text, piece.start)
    const isOwnLine = text.slice(start, piece.start).trim() === '' && text[piece.end - 1] === '\n'
    return isOwnLine ? { start, end: piece.end, piece, rest: [key] } : undefined
  }

  /** The whole line of a key that is not the only one of its mapping. */
  lineOf(path: KeyPath, text: string): OwnPlace | undefined {
    const piece = this.#at.get(JSON.stringify(path))
    if (piece?.within !== 1 || (this.#mappingOf(path)?.keys.size ?? 0) < 2) return undefined
    const start = lineStartAt(text, piece.start)
    const isOwnLine = text.slice(start, piece.start).trim() === '' && text[piece.end - 1] === '\n'
    return isOwnLine ? { start, end: piece.end, piece, rest: [] } : undefined
  }

  /** What was changed in a piece. */
  changed({ piece }: OwnPlace, edits: readonly TextEdit[]): void {
    const by = edits.reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0)
    this.#shift(piece.start, by)
    piece.end += by
  }

  /** A line that was added behind a piece, for the key at the end of the path. */
  added({ piece: { end } }: OwnPlace, path: KeyPath, line: string): void {
    this.#shift(end - 1, line.length)
    const indent = line.length - line.trimStart().length
    const mapping = this.#mappingOf(path)
    mapping?.keys.add(String(path.at(-1)))
    const piece = this.#add({ path, within: 1, start: end + indent, end: end + line.length })
    if (mapping) mapping.last = piece
  }

  /** A line that went. */
  removed({ piece, start, end }: OwnPlace): void {
    const { path } = piece
    this.#pieces.splice(this.#pieces.indexOf(piece), 1)
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
    for (const piece of this.#pieces) {
      if (piece.start <= behind) continue
      piece.start += by
      piece.end += by
    }
  }
}
