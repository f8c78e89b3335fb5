import { decodeText, type TextFile, unitOf } from '../../../core/text/encoding.ts'
import type { Splice } from '../../../core/text/splice.ts'
import {
  changed,
  type DocumentChange,
  type DocumentEdit,
  type DocumentRefusal,
  sameValue,
  type TextEdit,
  type Value,
} from './document-edit.ts'
import { editJson, readJson } from './json.ts'
import { editToml, readToml } from './toml.ts'
import { editYaml, readYaml } from './yaml.ts'

export type { DocumentChange, KeyPath, Value } from './document-edit.ts'

/** Formats whose values can be changed where they are; JSON with comments is `jsonc`. */
export type DocumentFormat = 'json' | 'jsonc' | 'yaml' | 'toml'

/** `uncertain`: the edit would change more than was asked, or something else. */
export type ChangedDocument =
  | { readonly ok: true; readonly splices: readonly Splice[]; readonly notes: readonly string[] }
  | { readonly ok: false; readonly reason: DocumentRefusal | 'uncertain'; readonly message: string }

/**
 * The splices that change one value in a document's own text: nothing else is touched, and what the text says afterwards is read again
 * and compared, so that an edit that is not exactly the change is refused. No splices where the document says so already.
 */
export const changeDocument = (file: TextFile, format: DocumentFormat, change: DocumentChange): ChangedDocument => {
  const text = decodeText(file, file.bom, file.bytes.length)
  const { edit, read } = FORMATS[format]
  const made = guarded(() => edit(text, change))
  if (!made.ok) return made
  if (made.edits.length === 0) return { ok: true, splices: [], notes: [] }
  const edits = made.edits.toSorted((one, other) => one.start - other.start || one.end - other.end)
  if (!isExact(text, { edits, change, read })) return UNCERTAIN
  return { ok: true, splices: splicesOf(file, text, edits), notes: made.notes ?? [] }
}

const UNCERTAIN: ChangedDocument = {
  ok: false,
  reason: 'uncertain',
  message: 'the way it is written leaves no certain place for the change; make it with an Edit',
}

interface Format {
  edit(text: string, change: DocumentChange): DocumentEdit
  read(text: string): Value | undefined
}

const JSON_FORMAT: Format = { edit: editJson, read: readJson }
const FORMATS: Readonly<Record<DocumentFormat, Format>> = {
  json: JSON_FORMAT,
  jsonc: JSON_FORMAT,
  yaml: { edit: editYaml, read: readYaml },
  toml: { edit: editToml, read: readToml },
}

/** A nest too deep for a parser's stack is a fault of the document. */
const guarded = (edit: () => DocumentEdit): DocumentEdit => {
  try {
    return edit()
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, reason: 'invalid', message: 'it nests too deep' }
    throw error
  }
}

const isExact = (
  text: string,
  {
    edits,
    change,
    read,
  }: { readonly edits: readonly TextEdit[]; readonly change: DocumentChange; readonly read: Format['read'] },
): boolean => {
  const before = read(text)
  const wanted = before === undefined ? undefined : changed(before, change)
  const after = read(applied(text, edits))
  return wanted !== undefined && after !== undefined && sameValue(wanted, after)
}

const applied = (text: string, edits: readonly TextEdit[]): string => {
  const parts: string[] = []
  let from = 0
  for (const { start, end, text: written } of edits) {
    parts.push(text.slice(from, start), written)
    from = end
  }
  return parts.join('') + text.slice(from)
}

const splicesOf = (file: TextFile, text: string, edits: readonly TextEdit[]): readonly Splice[] => {
  const unit = unitOf(file.encoding)
  const bytesOf = (start: number, end: number): number =>
    unit === 2 ? 2 * (end - start) : Buffer.byteLength(text.slice(start, end), file.encoding)
  let [at, byte] = [0, file.bom]
  const byteAt = (index: number): number => {
    byte += bytesOf(at, index)
    at = index
    return byte
  }
  return edits.map(({ start, end, text: written }) => ({
    start: byteAt(start),
    end: byteAt(end),
    replacement: Buffer.from(written, file.encoding),
  }))
}
