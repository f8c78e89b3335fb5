import type { JsonNode } from '../../../core/plan/json-nodes.ts'
import { type Fields, fieldsOf, isFields, itemsOf, textOf } from '../fields.ts'
import type { CountConvention, FixReader, FixSink, Place, ProposedEdit } from '../proposed-fix.ts'

/** Of Ruff's other formats. */
export const RUFF_UNMARKED =
  'Ruff says only in its own JSON whether a fix is safe. Use --output-format json, or pass --unsafe to take it.'

const COUNTING: CountConvention = { unit: 'code-points', mark: 'skipped', breaks: 'cr' }

/** Ruff's JSON: rows and columns in characters, from 1; in a notebook those of a cell. */
export const ruff: FixReader = {
  name: 'ruff',
  recognises: (value) =>
    typeof value.filename === 'string' && isFields(value.location) && 'row' in value.location && 'code' in value,
  read: (document, sink) => {
    for (const finding of Array.isArray(document.value) ? itemsOf(document) : [document]) readFinding(finding, sink)
  },
}

function readFinding(finding: JsonNode, sink: FixSink): undefined {
  const { filename, code, message, fix, cell } = fieldsOf(finding.value)
  if (!isFields(fix) || typeof filename !== 'string') return
  const { applicability } = fix
  if (applicability !== 'safe' && !(applicability === 'unsafe' && sink.options.unsafe))
    return sink.pass(`Its fix is ${textOf(applicability) ?? 'not called safe'}.`, finding.at())
  const index = typeof cell === 'number' ? cell - 1 : undefined
  const edits: readonly unknown[] = Array.isArray(fix.edits) ? fix.edits : []
  const changes = edits.flatMap((edit) => editOf(fieldsOf(edit), filename, index) ?? [])
  if (changes.length === 0 || changes.length < edits.length)
    return sink.refuse('Its fix has an edit without location and content.', finding.at())
  sink.fix({
    source: `ruff/${textOf(code) ?? 'unknown'}`,
    why: textOf(fix.message) ?? textOf(message),
    at: finding.at,
    changes,
  })
}

function editOf(
  { content, location, end_location }: Fields,
  path: string,
  cell: number | undefined,
): ProposedEdit | undefined {
  const [start, end] = [placeOf(fieldsOf(location)), placeOf(fieldsOf(end_location))]
  if (typeof content !== 'string' || !start || !end) return undefined
  return { path, start, end, text: content, counting: COUNTING, ...(cell !== undefined && { cell }) }
}

const placeOf = ({ row, column }: Fields): Place | undefined =>
  typeof row === 'number' && typeof column === 'number' && row > 0 && column > 0
    ? { line: row - 1, column: column - 1 }
    : undefined
