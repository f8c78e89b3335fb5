import type { Span } from '../../../core/text/splice.ts'
import type { DocumentChange, DocumentEdit, KeyPath } from './document-edit.ts'
import type { DocumentPieces } from './pieces.ts'
import type { ReadersView } from './request.ts'
import type { Spelled, Value } from './value.ts'

/** How a document is laid out, as its format has it: what is written in a piece of it is laid out alike. */
export type Layout = Readonly<Record<string, string | number | boolean>>

/** A document that can be changed. */
export interface OpenDocument {
  readonly value: Value
  edit(change: DocumentChange): DocumentEdit
  /** A scalar as this document takes it; absent where it takes what its format does. */
  say?(scalar: Spelled): Value | undefined
  /** The document as readers see it who follow aliases; absent where that is what is written. `firstLine`: number of its first line. */
  view?(firstLine: number): ReadersView | undefined
  /** The value at a path, to be written a second time as it is spelt; absent where `value` says all. */
  spelledAt?(path: KeyPath): Value | undefined
  /** What a copy of the value at a path would not have, in words. */
  uncopied?(path: KeyPath): string | undefined
  /** Its comments, in order. */
  comments(): readonly Span[]
  /** What can be read by itself; nothing where something repeats a value. */
  pieces(): DocumentPieces
}
