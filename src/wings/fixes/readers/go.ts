import { type JsonNode, members } from '../../../core/plan/json-nodes.ts'
import { countOf, type Fields, fieldsOf, isFields, itemsOf, textOf } from '../fields.ts'
import type { Counting, FixReader, FixSink, ProposedEdit } from '../proposed-fix.ts'

const COUNTING: Counting = { unit: 'bytes', mark: 'counted', breaks: 'lf' }

/** `go vet -json` and `go fix -json`: findings by package and analyzer; a list of fixes is one of alternatives. */
export const go: FixReader = {
  name: 'go',
  recognises: (value) =>
    Object.values(value).some(
      (analyzers) =>
        isFields(analyzers) &&
        Object.values(analyzers).some((list) => Array.isArray(list) && list.length > 0 && list.every(isFinding)),
    ),
  read: (document, sink) => {
    for (const pack of members(document)) {
      if (!isFields(pack.value)) continue
      for (const analyzer of members(pack))
        for (const finding of itemsOf(analyzer)) readFinding(finding, analyzer.key, sink)
    }
  },
}

const isFinding = (value: unknown): boolean =>
  isFields(value) && typeof value.posn === 'string' && typeof value.message === 'string'

function readFinding(finding: JsonNode, analyzer: string, sink: FixSink): undefined {
  const [first, ...others] = itemsOf(finding, 'suggested_fixes')
  if (!first) return
  for (const other of others) sink.pass('The finding offers another fix, which is taken.', other.at())
  const edits = itemsOf(first, 'edits').map(({ value }) => editOf(fieldsOf(value)))
  const changes = edits.flatMap((edit) => edit ?? [])
  if (changes.length === 0 || changes.length < edits.length)
    return sink.refuse('Its fix has an edit without file, bytes and text.', first.at())
  const why = textOf(fieldsOf(first.value).message) || textOf(fieldsOf(finding.value).message)
  sink.fix({ source: `go/${analyzer}`, why, at: first.at, changes })
}

function editOf({ filename: path, start: from, end: to, new: text }: Fields): ProposedEdit | undefined {
  const [start, end] = [countOf(from), countOf(to)]
  if (typeof path !== 'string' || typeof text !== 'string' || Number.isNaN(start) || Number.isNaN(end)) return undefined
  return { path, start: { offset: start }, end: { offset: end }, text, counting: COUNTING }
}
