import { type TextFile, unitOf, wholeText } from '../../../core/text/encoding.ts'
import type { Span, Splice } from '../../../core/text/splice.ts'
import {
  type AliasPlace,
  changed,
  type DocumentChange,
  type DocumentEdit,
  type DocumentRefusal,
  lineEndAt,
  sameValue,
  type TextEdit,
  type Value,
} from './document-edit.ts'
import { editJson, readJson } from './json.ts'
import { changesFor, type DocumentRequest, isPlain, type ReadersView, valueAt } from './request.ts'
import { editToml, readToml } from './toml.ts'
import { documentParts, editYaml, readYaml } from './yaml.ts'
import { readersView } from './yaml-merge.ts'

export type { DocumentChange, KeyPath, Value } from './document-edit.ts'

/** Formats whose values can be changed where they are; JSON with comments is `jsonc`. */
export type DocumentFormat = 'json' | 'jsonc' | 'yaml' | 'toml'

/** `uncertain`: the edit would change more than was asked, or something else. */
export type ChangedDocument =
  | {
      readonly ok: true
      readonly splices: readonly Splice[]
      readonly notes: readonly string[]
      /** Places that the path leads to. */
      readonly places: number
    }
  | { readonly ok: false; readonly reason: DocumentRefusal | 'uncertain'; readonly message: string }

/** Which of several YAML documents: its number from 0, from the end below 0; all; or those with these values at these paths. */
export type DocumentChoice = number | '*' | { readonly where: Readonly<Record<string, Value>> }

/**
 * The splices that make a change at every place that its path leads to, in the document's own text: nothing else is touched, and what the
 * text says afterwards is read again and compared, so that an edit that is not exactly the change is refused. No splices where the
 * document says so already.
 */
export const changeDocument = (file: TextFile, format: DocumentFormat, request: PartRequest): ChangedDocument => {
  try {
    return changeParts(file, format, request)
  } catch (error) {
    // Parsers, and what compares their results, call themselves for each level.
    if (error instanceof RangeError) return { ok: false, reason: 'invalid', message: 'it nests too deep' }
    throw error
  }
}

type PartRequest = DocumentRequest & { readonly document?: DocumentChoice | undefined }

const changeParts = (file: TextFile, format: DocumentFormat, request: PartRequest): ChangedDocument => {
  const text = wholeText(file)
  const parts = format === 'yaml' ? documentParts(text) : [{ start: 0, end: text.length }]
  const chosen = chooseParts(text, parts, { choice: request.document, ...FORMATS[format] })
  if ('reason' in chosen) return { ok: false, ...chosen }
  const edits: TextEdit[] = []
  const repeats: AliasPlace[] = []
  let places = 0
  for (const { start, end } of chosen) {
    const made = changePart(text.slice(start, end), { ...FORMATS[format], firstLine: lineAt(text, start) }, request)
    if (!made.ok) return made
    places += made.places
    repeats.push(...made.repeats.map(({ name, at }) => ({ name, at: at + start })))
    edits.push(...made.edits.map((edit) => ({ ...edit, start: edit.start + start, end: edit.end + start })))
  }
  return {
    ok: true,
    splices: splicesOf(file, text, edits),
    notes: [...repeatNotes(text, repeats), ...versionNotes(text, edits)],
    places,
  }
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length

const repeatNotes = (text: string, repeats: readonly AliasPlace[]): readonly string[] => {
  const names = new Map(repeats.toSorted((one, other) => one.at - other.at).map(({ name, at }) => [at, name]))
  const lines = [...names].map(([at, name]) => `*${name} at line ${lineAt(text, at)}`)
  return lines.length === 0 ? [] : [`Repeated by ${lines.join(', ')}.`]
}

/** A comment behind a changed value may say the version of the old one, as pinned actions have it: `uses: a/b@<commit> # v8.0.1`. */
const versionNotes = (text: string, edits: readonly TextEdit[]): readonly string[] => {
  const stale = edits.flatMap(({ start, end, text: written }) => {
    const comment = VERSION_COMMENT.exec(
      text.slice(end, Math.min(lineEndAt(text, end), end + MAX_COMMENT)),
    )?.[1]?.trim()
    const isOnOneLine = start < end && !text.slice(start, end).includes('\n') && !written.includes('\n')
    const [version = ''] = VERSION.exec(comment ?? '') ?? []
    return comment === undefined || !isOnOneLine || written.includes(version) ? [] : [{ start, comment }]
  })
  const places = stale
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, comment }) => `${JSON.stringify(comment)} at line ${lineAt(text, start)}`)
  return places.length === 0
    ? []
    : [
        `The comment behind the new value stays as it is: ${places.join(', ')}. Correct it by an Edit if it names the old version.`,
      ]
}

/** Characters behind a value that are looked at. */
const MAX_COMMENT = 200
const VERSION = /\bv?\d+(?:\.\d+)+|\bv\d+/
const VERSION_COMMENT = new RegExp(`^["']?,?[ \\t]*((?:#|//).*(?:${VERSION.source}).*)$`)

type DocumentFailure = Omit<Extract<ChangedDocument, { ok: false }>, 'ok'>

const chooseParts = (
  text: string,
  parts: readonly Span[],
  { choice, read, view }: Format & { readonly choice: DocumentChoice | undefined },
): readonly Span[] | DocumentFailure => {
  if (choice === undefined)
    return parts.length > 1
      ? { reason: 'invalid', message: `it holds ${parts.length} documents; say in \`document\` which, or '*' for all` }
      : parts
  if (choice === '*') return parts
  if (typeof choice === 'number') {
    const part = parts.at(choice)
    return part ? [part] : { reason: 'missing', message: `it has ${parts.length} documents, and no number ${choice}` }
  }
  const wanted = Object.entries(choice.where).map(([key, value]) => [key.split('.'), value] as const)
  return parts.filter(({ start, end }) => {
    const part = text.slice(start, end)
    const data = view?.(part, 1)?.value ?? read(part)
    return wanted.every(([path, value]) => sameValue(valueAt(data, path) ?? null, value))
  })
}

type ChangedPart =
  | {
      readonly ok: true
      readonly edits: readonly TextEdit[]
      readonly repeats: readonly AliasPlace[]
      readonly places: number
    }
  | Extract<ChangedDocument, { ok: false }>

const changePart = (
  text: string,
  { edit, read, view, firstLine }: Format & { readonly firstLine: number },
  request: DocumentRequest,
): ChangedPart => {
  const isOne = isPlain(request.path) && (request.mode === 'set' || request.mode === 'unset')
  const before = read(text)
  // Errors in a text are reported by the step that would edit it.
  const wanted =
    before === undefined && !isOne
      ? { places: 1, changes: [UNREADABLE] }
      : changesFor(before ?? null, request, view?.(text, firstLine))
  if ('reason' in wanted) return { ok: false, ...wanted }
  const { places, changes } = wanted
  const made = changes.map((change) => edit(text, change))
  const refused = made.find((one) => !one.ok)
  if (refused && !refused.ok) return refused
  const repeats = made.flatMap((one) => (one.ok ? (one.repeats ?? []) : []))
  const edits = made
    .flatMap((one) => (one.ok ? one.edits : []))
    .toSorted((one, other) => one.start - other.start || one.end - other.end)
  if (comesToNothing(before, changes)) return { ok: true, edits: [], repeats: [], places }
  if (!overlaps(edits) && isExact(text, { edits, changes, read })) return { ok: true, edits, repeats, places }
  if (changes.length < 2) return UNCERTAIN
  const after = oneByOne(text, changes, edit)
  if (!after.ok || !isExact(text, { edits: after.edits, changes, read })) return UNCERTAIN
  return { ok: true, edits: after.edits, repeats, places }
}

/** Whether the document says so already, or several changes undo each other, as those within one another can. */
const comesToNothing = (before: Value | undefined, changes: readonly DocumentChange[]): boolean => {
  const after = afterAll(before, changes)
  return before !== undefined && after !== undefined && sameValue(before, after)
}

const afterAll = (before: Value | undefined, changes: readonly DocumentChange[]): Value | undefined =>
  changes.reduce<Value | undefined>((value, change) => (value === undefined ? value : changed(value, change)), before)

const UNREADABLE: DocumentChange = { kind: 'unset', path: ['a'] }

const overlaps = (edits: readonly TextEdit[]): boolean =>
  edits.some(({ start }, at) => at > 0 && start <= (edits[at - 1]?.end ?? -1))

/** Changes that touch each other's text, each made in what the one before left. */
const oneByOne = (
  text: string,
  changes: readonly DocumentChange[],
  edit: Format['edit'],
): { readonly ok: true; readonly edits: readonly TextEdit[] } | Extract<ChangedDocument, { ok: false }> => {
  let after = text
  for (const change of changes) {
    const made = edit(after, change)
    if (!made.ok) return made
    after = applied(
      after,
      made.edits.toSorted((one, other) => one.start - other.start),
    )
  }
  let head = 0
  while (head < Math.min(text.length, after.length) && text[head] === after[head]) head += 1
  let tail = 0
  while (tail < Math.min(text.length, after.length) - head && text.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  return { ok: true, edits: [{ start: head, end: text.length - tail, text: after.slice(head, after.length - tail) }] }
}

const UNCERTAIN: Extract<ChangedDocument, { ok: false }> = {
  ok: false,
  reason: 'uncertain',
  message: 'the way it is written leaves no certain place for the change; make it with an Edit',
}

interface Format {
  edit(text: string, change: DocumentChange): DocumentEdit
  read(text: string): Value | undefined
  /** Undefined where a reader sees just what is written. */
  view?(text: string, firstLine: number): ReadersView | undefined
}

const JSON_FORMAT: Format = { edit: editJson, read: readJson }
const FORMATS: Readonly<Record<DocumentFormat, Format>> = {
  json: JSON_FORMAT,
  jsonc: JSON_FORMAT,
  yaml: { edit: editYaml, read: readYaml, view: readersView },
  toml: { edit: editToml, read: readToml },
}

const isExact = (
  text: string,
  {
    edits,
    changes,
    read,
  }: {
    readonly edits: readonly TextEdit[]
    readonly changes: readonly DocumentChange[]
    readonly read: Format['read']
  },
): boolean => {
  const wanted = afterAll(read(text), changes)
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
