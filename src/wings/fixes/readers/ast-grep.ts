import type { JsonNode } from '../../../core/plan/json-nodes.ts'
import { countOf, fieldsOf, isFields, itemsOf, textOf } from '../fields.ts'
import type { CountConvention, FixReader, FixSink } from '../proposed-fix.ts'

const COUNTING: CountConvention = { unit: 'bytes', mark: 'counted', breaks: 'lf' }

/** Matches of `ast-grep --json` with a replacement, by the offsets of their bytes. */
export const astGrep: FixReader = {
  name: 'ast-grep',
  recognises: (value) =>
    typeof value.file === 'string' &&
    typeof value.text === 'string' &&
    isFields(value.range) &&
    isFields(value.range.byteOffset),
  read: (document, sink) => {
    for (const match of Array.isArray(document.value) ? itemsOf(document) : [document]) readMatch(match, sink)
  },
}

function readMatch(match: JsonNode, sink: FixSink): undefined {
  const { file, text, replacement, range, replacementOffsets, ruleId, message } = fieldsOf(match.value)
  const own = fieldsOf(fieldsOf(range).byteOffset)
  const span = isFields(replacementOffsets) ? replacementOffsets : own
  if (typeof file !== 'string' || typeof replacement !== 'string')
    return sink.pass('It has no replacement.', match.at())
  const [start, end] = [countOf(span.start), countOf(span.end)]
  if (Number.isNaN(start) || Number.isNaN(end)) return sink.refuse('Its replacement has no offsets.', match.at())
  const isWhole = own.start === start && own.end === end
  const edit = {
    path: file,
    start: { offset: start },
    end: { offset: end },
    text: replacement,
    counting: COUNTING,
    ...(isWhole && typeof text === 'string' && { quoted: text }),
  }
  sink.fix({
    source: `ast-grep/${textOf(ruleId) || 'pattern'}`,
    why: textOf(message) || undefined,
    at: match.at,
    changes: [edit],
  })
}
