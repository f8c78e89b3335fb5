import { type JsonNode, memberOf } from '../../../core/plan/json-nodes.ts'
import { isObject } from '../../../core/text/json.ts'
import {
  type Fields,
  fieldsOf,
  findingPlace,
  isOther,
  itemsOf,
  placeFromOne,
  takenWith,
  textOf,
  unlike,
} from '../fields.ts'
import type { CountConvention, EditPoint, FixReader, FixSink, ProposedEdit } from '../proposed-fix.ts'
import { RUFF_UNMARKED } from './linters.ts'

/** Reviewdog's diagnostic format, as one document or a diagnostic a line: columns in bytes of UTF-8, unless a tool is known to count otherwise. */
export const rdjson: FixReader = {
  name: 'rdjson',
  recognises: (value) =>
    (Array.isArray(value.diagnostics) &&
      !('number_of_files' in value) &&
      !isReport(value) &&
      value.diagnostics.every(isDiagnostic)) ||
    (isDiagnostic(value) && typeof value.message === 'string'),
  read: (document, sink) => readDocument(document, sink),
}

/** Biome's own use of it. */
export const biome: FixReader = {
  name: 'biome',
  recognises: isReport,
  read: (document, sink) => readDocument(document, sink, 'Biome'),
}

const isDiagnostic = (value: unknown): boolean =>
  isObject(value) && isObject(value.location) && typeof value.location.path === 'string'

/** What Biome prints with `--reporter=json`. */
function isReport({ summary, diagnostics, command }: Fields): boolean {
  return isObject(summary) && Array.isArray(diagnostics) && typeof command === 'string'
}

/** What is known of a tool that writes the format. */
interface Tool {
  readonly name: string
  readonly counting: CountConvention
  /** It is known: several suggestions are the parts of one fix, and it writes both ends of a range with their columns. */
  readonly isKnown: boolean
  /** It has fixes that may change what the code does, and does not say here which: why, and what else to do. */
  readonly unmarked?: string
}

const TOOLS: Readonly<Record<string, Tool>> = {
  editplan: {
    name: 'editplan',
    counting: { unit: 'bytes', mark: 'skipped', breaks: 'lf' },
    isKnown: true,
  },
  biome: {
    name: 'biome',
    counting: { unit: 'code-points', mark: 'counted', breaks: 'cr' },
    isKnown: true,
    unmarked: `Biome does not say here whether its fix is safe. ${takenWith('--unsafe')}`,
  },
  ruff: {
    name: 'ruff',
    counting: { unit: 'code-points', mark: 'skipped', breaks: 'cr' },
    isKnown: true,
    unmarked: RUFF_UNMARKED,
  },
}

const toolOf = (source: unknown, given: string | undefined): Tool => {
  const name = given ?? textOf(fieldsOf(source).name) ?? 'rdjson'
  const known = TOOLS[name.toLowerCase()]
  return known ?? { name, counting: { unit: 'bytes', mark: 'unknown', breaks: 'unknown' }, isKnown: false }
}

function readDocument(document: JsonNode, sink: FixSink, given?: string): undefined {
  const { diagnostics, source } = fieldsOf(document.value)
  if (isReport(fieldsOf(document.value)))
    return sink.refuse('This report of Biome has no fixes. Run Biome with `--reporter=rdjson`.', document.at(), 'Biome')
  const list = Array.isArray(diagnostics) ? itemsOf(document, 'diagnostics') : [document]
  for (const diagnostic of list) {
    const own = fieldsOf(diagnostic.value)
    const named = own.source ?? source
    const isUnlike = isOther(named, 'object') || (isObject(named) && typeof named.name !== 'string')
    if (!isDiagnostic(own) || isOther(own.source, 'object') || (given === undefined && isUnlike))
      sink.refuse(unlike(given ?? 'rdjson'), diagnostic.at(), given ?? 'rdjson')
    else readDiagnostic(diagnostic, toolOf(named, given), sink)
  }
}

function readDiagnostic(diagnostic: JsonNode, tool: Tool, sink: FixSink): undefined {
  const { message, code, location, suggestions: list } = fieldsOf(diagnostic.value)
  const suggestions = itemsOf(diagnostic, 'suggestions')
  if (isOther(list, 'list')) return sink.refuse(unlike(tool.name), diagnostic.at(), tool.name)
  if (suggestions.length === 0) return
  const { path: given, range } = fieldsOf(location)
  const path = textOf(given)
  const { line, column } = fieldsOf(fieldsOf(range).start)
  const found = path === undefined ? diagnostic.at() : findingPlace(path, line, column, tool.counting)
  const rule = textOf(fieldsOf(code).value)
  const source = rule === undefined ? tool.name : `${tool.name}/${rule}`
  if (tool.unmarked && !sink.options.unsafe) return sink.pass(tool.unmarked, found, source)
  if (suggestions.length > 1 && !tool.isKnown)
    return sink.refuse(
      'It has several suggestions, which may be alternatives or parts of one. Keep one of them, or give each a diagnostic of its own.',
      found,
      source,
    )
  const edits = suggestions.map(({ value }) => editOf(fieldsOf(value), path, tool))
  const changes = edits.flatMap((edit) => edit ?? [])
  if (changes.length < edits.length) return sink.refuse('A suggestion has no path, range and text.', found, source)
  sink.fix({
    source,
    why: textOf(message),
    at: memberOf(diagnostic, 'suggestions')?.at ?? diagnostic.at,
    changes,
  })
}

function editOf(
  { range, text }: Fields,
  path: string | undefined,
  { counting, isKnown }: Tool,
): ProposedEdit | undefined {
  const { start, end } = fieldsOf(range)
  if (path === undefined || !isObject(start) || typeof text !== 'string' || isOther(end, 'object')) return undefined
  if (isKnown && !(hasColumn(start) && hasColumn(end))) return undefined
  const last = isObject(end) ? end : start
  const [from, to] = [placeOf(start, 'start'), placeOf(last, 'end')]
  if (!from || !to || ('end' in to && typeof start.column === 'number')) return undefined
  return { path, start: from, end: to, text: 'end' in to ? text.replace(/\r?\n$/, '') : text, counting }
}

const hasColumn = (position: unknown): boolean => typeof fieldsOf(position).column === 'number'

/** Without a column whole lines are meant, the end of the last apart. */
function placeOf({ line, column }: Fields, side: 'start' | 'end'): EditPoint | undefined {
  if ((column === undefined || column === 0) && isNumber(line))
    return side === 'start' ? { line: line - 1, column: 0 } : { line: line - 1, end: 'before' }
  return placeFromOne(line, column)
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0
