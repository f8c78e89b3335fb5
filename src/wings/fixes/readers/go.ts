import { DEFAULT_LIMITS } from '../../../core/plan/document.ts'
import type { FixRecording } from '../../../core/plan/fix-output.ts'
import { readJson } from '../../../core/plan/json-document.ts'
import { type JsonNode, members, rootOf } from '../../../core/plan/json-nodes.ts'
import { type ImportSource, wholeText } from '../../../core/plan/source-text.ts'
import { byteSpan, type Fields, fieldsOf, isFields, itemsOf, textOf } from '../fields.ts'
import type { FixReader, FixSink, ProposedEdit } from '../proposed-fix.ts'

/** `go vet -json` and `go fix -json`: findings by package and analyzer; a list of fixes is one of alternatives. */
export const go: FixReader = {
  name: 'go',
  recognises: (value) =>
    Object.values(value).some(
      (analyzers) =>
        isFields(analyzers) &&
        Object.values(analyzers).some((list) => Array.isArray(list) && list.length > 0 && list.every(isFinding)),
    ),
  documents: goDocuments,
  read: (document, sink) => {
    for (const pack of members(document)) {
      if (!isFields(pack.value)) continue
      for (const analyzer of members(pack))
        for (const finding of itemsOf(analyzer)) readFinding(finding, analyzer.key, sink)
    }
  },
}

/** Whether a text that is no JSON is such an output: it begins with a line for the package. */
export const isGoOutput = (text: string): boolean => {
  if (!text.startsWith('# ')) return false
  const from = text.search(/^\{/m)
  const end = from < 0 ? -1 : text.indexOf('\n}', from)
  try {
    return from >= 0 && go.recognises(JSON.parse(text.slice(from, end < 0 ? undefined : end + 2)))
  } catch {
    return false
  }
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

function editOf({ filename: path, start, end, new: text }: Fields): ProposedEdit | undefined {
  const span = byteSpan(start, end)
  return typeof path === 'string' && typeof text === 'string' && span ? { path, text, ...span } : undefined
}

const LIMITS = { ...DEFAULT_LIMITS, nesting: 100, steps: 50_000_000, problems: 1 }

/** What `go vet -json` prints: an object for each package, and lines that begin with # between them. */
function* goDocuments(source: ImportSource, recording: FixRecording): Generator<JsonNode> {
  let piece: string[] = []
  let first = 1
  const lines = wholeText(source).split('\n')
  for (const [at, line] of lines.entries()) {
    if (line.startsWith('# ')) continue
    if (piece.length === 0 && line.trim() === '') continue
    if (piece.length === 0) first = at + 1
    piece.push(line)
    const isEnd = line.startsWith('}') || (piece.length === 1 && line.endsWith('}')) || at === lines.length - 1
    if (!isEnd) continue
    const spot = { file: source.name, faults: recording, firstLine: first }
    yield* rootOf(readJson(piece.join('\n'), LIMITS), spot)
    piece = []
  }
}
