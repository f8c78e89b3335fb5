import type { JsonNode } from '../../../core/plan/json-nodes.ts'
import { fieldsOf, isFields, itemsOf, textOf } from '../fields.ts'
import type { CountConvention, FixReader, FixSink, ProposedEdit } from '../proposed-fix.ts'

const COUNTING: CountConvention = { unit: 'utf16', mark: 'skipped', breaks: 'cr' }

/** markdownlint's JSON: one edit of a line a finding, columns in UTF-16 from 1. */
export const markdownlint: FixReader = {
  name: 'markdownlint',
  recognises: (value) => Array.isArray(value.ruleNames) && typeof value.lineNumber === 'number',
  read: (document, sink) => {
    for (const finding of Array.isArray(document.value) ? itemsOf(document) : [document]) readFinding(finding, sink)
  },
}

function readFinding(finding: JsonNode, sink: FixSink): undefined {
  const { fileName, ruleNames, ruleDescription, lineNumber, fixInfo } = fieldsOf(finding.value)
  if (!isFields(fixInfo) || typeof fileName !== 'string') return
  const [rule] = Array.isArray(ruleNames) ? (ruleNames as unknown[]) : []
  const line = Number(fixInfo.lineNumber ?? lineNumber) - 1
  const column = Number(fixInfo.editColumn ?? 1) - 1
  const count = Number(fixInfo.deleteCount ?? 0)
  const text = textOf(fixInfo.insertText ?? '')
  if (![line, column, count].every(Number.isSafeInteger) || line < 0 || column < 0 || text === undefined)
    return sink.refuse('Its fix has no line and column.', finding.at())
  const edit = { path: fileName, counting: COUNTING, text, ...spanOf(line, column, count) }
  sink.fix({
    source: `markdownlint/${textOf(rule) ?? 'unknown'}`,
    why: textOf(ruleDescription),
    at: finding.at,
    changes: [edit],
  })
}

/** A count of −1 takes the whole line. */
const spanOf = (line: number, column: number, count: number): Pick<ProposedEdit, 'start' | 'end'> =>
  count < 0
    ? { start: { line, column: 0 }, end: { line, end: 'after' } }
    : { start: { line, column }, end: { line, column: column + count } }
