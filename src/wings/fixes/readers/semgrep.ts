import type { JsonNode } from '../../../core/plan/json-nodes.ts'
import { type Fields, fieldsOf, isFields, itemsOf, textOf } from '../fields.ts'
import type { CountConvention, FixReader, FixSink, Place } from '../proposed-fix.ts'

/** It is not said in which unit columns are counted: where that makes a difference, the fix is refused. */
const COUNTING: CountConvention = { unit: 'unknown', mark: 'unknown', breaks: 'unknown' }

/** Semgrep's JSON: `extra.fix` is the new text of the whole match. */
export const semgrep: FixReader = {
  name: 'semgrep',
  recognises: (value) => Array.isArray(value.results) && Array.isArray(value.errors) && isFields(value.paths),
  read: (document, sink) => {
    for (const result of itemsOf(document, 'results')) readResult(result, sink)
  },
}

function readResult(result: JsonNode, sink: FixSink): undefined {
  const { check_id, path, start, end, extra } = fieldsOf(result.value)
  const { fix, fix_regex, message } = fieldsOf(extra)
  if (isFields(fix_regex)) return sink.refuse('Its fix is a regular expression.', result.at())
  if (typeof fix !== 'string') return
  const [from, to] = [placeOf(fieldsOf(start)), placeOf(fieldsOf(end))]
  if (typeof path !== 'string' || !from || !to) return sink.refuse('It has no path, line and column.', result.at())
  sink.fix({
    source: `semgrep/${textOf(check_id) ?? 'unknown'}`,
    why: textOf(message),
    at: result.at,
    changes: [{ path, start: from, end: to, text: fix, counting: COUNTING }],
  })
}

const placeOf = ({ line, col }: Fields): Place | undefined =>
  typeof line === 'number' && typeof col === 'number' && line > 0 && col > 0
    ? { line: line - 1, column: col - 1 }
    : undefined
