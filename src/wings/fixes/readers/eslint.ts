import type { JsonNode } from '../../../core/plan/json-nodes.ts'
import { fieldsOf, isFields, itemsOf, textOf } from '../fields.ts'
import type { CountConvention, FixReader, FixSink, Place, ProposedEdit } from '../proposed-fix.ts'

/** ESLint's JSON: offsets in UTF-16 from after the byte order mark, which −1 includes. */
export const eslint: FixReader = {
  name: 'eslint',
  recognises: (value) => typeof value.filePath === 'string' && Array.isArray(value.messages) && 'errorCount' in value,
  read: (document, sink) => {
    for (const file of Array.isArray(document.value) ? itemsOf(document) : [document]) readFile(file, sink)
  },
}

function readFile(file: JsonNode, sink: FixSink): undefined {
  const { filePath, source } = fieldsOf(file.value)
  if (typeof filePath !== 'string') return
  if (typeof source === 'string') sink.saw(filePath, { text: source })
  for (const message of itemsOf(file, 'messages')) {
    const { ruleId, message: why, fix } = fieldsOf(message.value)
    const named = { source: `eslint/${textOf(ruleId) ?? 'unknown'}`, why: textOf(why), at: message.at }
    const suggestions = itemsOf(message, 'suggestions')
    if (isFields(fix)) takeEdit(fix, { ...named, path: filePath }, sink)
    else if (suggestions.length > 0) suggest(suggestions, { ...named, path: filePath }, sink)
  }
}

interface Finding {
  readonly path: string
  readonly source: string
  readonly why: string | undefined
  readonly at: JsonNode['at']
}

function suggest(suggestions: readonly JsonNode[], finding: Finding, sink: FixSink): undefined {
  const [only, ...others] = suggestions.map(({ value }) => fieldsOf(value))
  if (sink.options.suggestions && only && others.length === 0 && isFields(only.fix))
    takeEdit(only.fix, { ...finding, why: textOf(only.desc) ?? finding.why }, sink)
  else sink.pass('It is only suggested.', finding.at())
}

function takeEdit({ range, text }: Readonly<Record<string, unknown>>, finding: Finding, sink: FixSink): undefined {
  const { path, ...fix } = finding
  const [from, to] = Array.isArray(range) ? (range as unknown[]) : []
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || typeof text !== 'string')
    return sink.refuse('Its fix has no range and text.', fix.at())
  const edit: ProposedEdit = { path, ...span(from as number, to as number), text }
  sink.fix({ ...fix, changes: [edit] })
}

const COUNTING: CountConvention = { unit: 'utf16', mark: 'skipped', breaks: 'cr' }

/** A range that begins with the mark counts from it. */
const span = (from: number, to: number): { start: Place; end: Place; counting: CountConvention } =>
  from >= 0
    ? { start: { offset: from }, end: { offset: to }, counting: COUNTING }
    : { start: { offset: from + 1 }, end: { offset: to + 1 }, counting: { ...COUNTING, mark: 'counted' } }
