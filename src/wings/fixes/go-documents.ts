import type { FixRecording } from '../../core/plan/fix-output.ts'
import { readJson } from '../../core/plan/json-document.ts'
import { type JsonNode, rootNode } from '../../core/plan/json-nodes.ts'
import { DEFAULT_LIMITS } from '../../core/plan/limits.ts'
import { type ImportSource, wholeText } from '../../core/plan/source-text.ts'

const LIMITS = { ...DEFAULT_LIMITS, nesting: 100, steps: 50_000_000, problems: 0 }

/** What `go vet -json` prints: an object for each package, and lines that begin with # between them. */
export function* goDocuments(source: ImportSource, recording: FixRecording): Generator<JsonNode> {
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
  if (!read.ok) {
    for (const { message, at } of read.faults)
      recording.leaveOut('JSON', { reason: message, at: { file: name, ...moved(at) } })
    return
  }
  const { value, locate } = read.document
  yield rootNode(
    { value, locate: { value: (path) => moved(locate.value(path)), key: (path) => moved(locate.key(path)) } },
    name,
  )
}
