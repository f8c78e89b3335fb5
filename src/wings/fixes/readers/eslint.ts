import type { JsonNode } from '../../../core/plan/json-nodes.ts'
import { type Fields, fieldsOf, isFields, itemsOf, textOf } from '../fields.ts'
import type { CountConvention, FixReader, FixSink, ProposedEdit } from '../proposed-fix.ts'

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
    const finding = {
      path: filePath,
      source: `eslint/${textOf(ruleId) ?? 'unknown'}`,
      why: textOf(why),
      at: message.at,
    }
    const suggestions = itemsOf(message, 'suggestions')
    if (isFields(fix)) takeEdit(fix, finding, sink)
    else if (suggestions.length > 0) suggest(suggestions, finding, sink)
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

function takeEdit({ range, text }: Fields, { path, source, why, at }: Finding, sink: FixSink): undefined {
  const [from, to] = Array.isArray(range) ? (range as unknown[]) : []
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || typeof text !== 'string')
    return sink.refuse('Its fix has no range and text.', at())
  sink.fix({ source, why, at, changes: [editOf(path, text, [from as number, to as number])] })
}

/** A range that begins with the mark counts from it. */
function editOf(path: string, text: string, [from, to]: readonly [number, number]): ProposedEdit {
  const shift = from >= 0 ? 0 : 1
  return { path, start: { offset: from + shift }, end: { offset: to + shift }, text, counting: COUNTING[shift] }
}

const COUNTING = [
  { unit: 'utf16', mark: 'skipped', breaks: 'cr' },
  { unit: 'utf16', mark: 'counted', breaks: 'cr' },
] as const satisfies readonly CountConvention[]
