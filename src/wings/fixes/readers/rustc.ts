import { type JsonNode, memberOf } from '../../../core/plan/json-nodes.ts'
import { byteSpan, type Fields, fieldsOf, isFields, itemsOf, rowsOf, textOf } from '../fields.ts'
import type { FixReader, FixSink, ProposedEdit } from '../proposed-fix.ts'

/** JSON of rustc, and of Cargo around it: the spans of a suggestion, in bytes of the file, are one fix. */
export const rustc: FixReader = {
  name: 'rustc',
  recognises: (value) =>
    (value.reason === 'compiler-message' && isFields(value.message)) ||
    (value.reason === 'compiler-artifact' && typeof value.package_id === 'string') ||
    (Array.isArray(value.spans) && Array.isArray(value.children) && typeof value.level === 'string'),
  read: (document, sink) => {
    for (const one of rowsOf(document)) {
      const { reason } = fieldsOf(one.value)
      const message = reason === undefined ? one : reason === 'compiler-message' ? memberOf(one, 'message') : undefined
      if (message) readDiagnostic(message, sink)
    }
  },
}

function readDiagnostic(diagnostic: JsonNode, sink: FixSink): undefined {
  const { code, message } = fieldsOf(diagnostic.value)
  const rule = textOf(fieldsOf(code).code)
  const source = rule?.startsWith('clippy::') ? `clippy/${rule.slice(8)}` : `rustc/${rule ?? 'help'}`
  for (const child of [diagnostic, ...itemsOf(diagnostic, 'children')]) {
    const spans = itemsOf(child, 'spans').filter(
      ({ value }) => typeof fieldsOf(value).suggested_replacement === 'string',
    )
    if (spans.length > 0) readSuggestion(child, spans, { source, why: textOf(message), sink })
  }
}

interface SuggestionContext {
  readonly source: string
  readonly why: string | undefined
  readonly sink: FixSink
}

function readSuggestion(
  child: JsonNode,
  spans: readonly JsonNode[],
  { source, why, sink }: SuggestionContext,
): undefined {
  const fields = spans.map(({ value }) => fieldsOf(value))
  const isTaken = fields.every(
    ({ suggestion_applicability: how }) =>
      how === 'MachineApplicable' || (how === 'MaybeIncorrect' && sink.options.unsafe),
  )
  if (!isTaken)
    return sink.pass(`Its suggestion is ${textOf(fields[0]?.suggestion_applicability) ?? 'not marked'}.`, child.at())
  if (fields.some(({ expansion }) => isFields(expansion))) return sink.refuse('Its place is in a macro.', child.at())
  const changes = fields.flatMap((span) => editOf(span) ?? [])
  if (changes.length < fields.length) return sink.refuse('A span has no file and bytes.', child.at())
  sink.fix({
    source,
    why: [why, textOf(fieldsOf(child.value).message)].filter(Boolean).join(': '),
    at: child.at,
    changes,
  })
}

function editOf(fields: Fields): ProposedEdit | undefined {
  const { file_name: path, suggested_replacement: text, byte_start, byte_end } = fields
  const span = byteSpan(byte_start, byte_end)
  if (typeof path !== 'string' || typeof text !== 'string' || !span) return undefined
  return { path, text, ...span, quoted: quotedBy(fields) }
}

/** What the span's lines say is there. */
function quotedBy({ text }: Fields): string | undefined {
  const lines = Array.isArray(text) ? text.map(fieldsOf) : []
  const [only, ...others] = lines
  if (!only || others.length > 0) return undefined
  const { text: line, highlight_start: from, highlight_end: to } = only
  if (typeof line !== 'string' || typeof from !== 'number' || typeof to !== 'number') return undefined
  return [...line].slice(from - 1, to - 1).join('')
}
