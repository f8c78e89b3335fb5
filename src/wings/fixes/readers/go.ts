import type { FixRecording } from '../../../core/plan/fix-output.ts'
import { readJson } from '../../../core/plan/json-document.ts'
import { type JsonNode, members, rootNode } from '../../../core/plan/json-nodes.ts'
import { DEFAULT_LIMITS } from '../../../core/plan/limits.ts'
import { type ImportSource, wholeText } from '../../../core/plan/source-text.ts'
import { countOf, type Fields, fieldsOf, isFields, itemsOf, textOf } from '../fields.ts'
import type { CountConvention, FixReader, FixSink, ProposedEdit } from '../proposed-fix.ts'

const COUNTING: CountConvention = { unit: 'bytes', mark: 'counted', breaks: 'lf' }

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

function editOf({ filename: path, start: from, end: to, new: text }: Fields): ProposedEdit | undefined {
  const [start, end] = [countOf(from), countOf(to)]
  if (typeof path !== 'string' || typeof text !== 'string' || Number.isNaN(start) || Number.isNaN(end)) return undefined
  return { path, start: { offset: start }, end: { offset: end }, text, counting: COUNTING }
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
    yield* documentIn(piece.join('\n'), { name: source.name, first, recording })
    piece = []
  }
}

interface Piece {
  readonly name: string
  readonly first: number
  readonly recording: FixRecording
}

function* documentIn(text: string, { name, first, recording }: Piece): Generator<JsonNode> {
  const read = readJson(text, LIMITS)
  const moved = <At extends { readonly line: number }>(at: At): At => ({ ...at, line: at.line + first - 1 })
  const faults = read.ok ? read.document.faults : read.faults
  if (!read.ok || faults.length > 0) {
    for (const { message, at } of faults)
      recording.leaveOut('JSON', { reason: message, at: { file: name, ...moved(at) } })
    return
  }
  const { value, locate } = read.document
  yield rootNode(
    { value, locate: { value: (path) => moved(locate.value(path)), key: (path) => moved(locate.key(path)) } },
    name,
  )
}
