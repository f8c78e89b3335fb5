import { decodeText, type TextFile, unitOf } from './encoding.ts'
import { CONTEXT, hunksOf, type Patch, type StructuredPatchHunk } from './hunks.ts'
import { type LineChange, lineChanges, linesOf } from './line-changes.ts'
import { countLines, lineEnd, lineStart } from './line-ending.ts'
import { applySplices, resultSize, type Splice } from './splice.ts'

export type { Patch, StructuredPatchHunk }

/** The patch that splices (in order) make of a file; undefined where changed lines are over 256 MiB together. */
export function patchFromSplices(file: TextFile, splices: readonly Splice[]): Patch | undefined {
  const structuredPatch: StructuredPatchHunk[] = []
  let insertions = 0
  let deletions = 0
  let at = 0
  let line = 1
  for (const group of groupsOf(file, blocksOf(file, splices))) {
    line += countLines(file, at, group.start)
    at = group.start
    const changed = changesOf(file, group)
    if (!changed) return undefined
    const starts = { oldStart: line, newStart: line + insertions - deletions }
    const patch = hunksOf(changed.lines, changed.changes, starts)
    for (const hunk of patch.structuredPatch) structuredPatch.push(hunk)
    insertions += patch.insertions
    deletions += patch.deletions
  }
  return { structuredPatch, insertions, deletions }
}

/** Whole lines, bytes [start, end), and the splices inside them. */
type Block = { readonly start: number; readonly end: number; readonly splices: readonly Splice[] }

function blocksOf(file: TextFile, splices: readonly Splice[]): readonly Block[] {
  const blocks: { start: number; end: number; splices: Splice[] }[] = []
  for (const splice of splices) {
    const last = blocks.at(-1)
    if (last && splice.start <= last.end) {
      last.splices.push(splice)
      if (splice.end >= last.end) last.end = lineEnd(file, splice.end)
    } else {
      blocks.push({ start: startOf(file, splice.start), end: lineEnd(file, splice.end), splices: [splice] })
    }
  }
  return blocks
}

/** Bytes [start, end): blocks, the lines between them, and those of context around. */
type Group = { readonly start: number; readonly end: number; readonly blocks: readonly Block[] }

function groupsOf(file: TextFile, blocks: readonly Block[]): readonly Group[] {
  const groups: { start: number; end: number; blocks: Block[] }[] = []
  for (const block of blocks) {
    let { start, end } = block
    for (let line = 0; line < CONTEXT; line += 1) {
      start = startOf(file, start - unitOf(file.encoding))
      end = lineEnd(file, end)
    }
    const last = groups.at(-1)
    if (last && start <= last.end) {
      last.blocks.push(block)
      last.end = end
    } else {
      groups.push({ start, end, blocks: [block] })
    }
  }
  return groups
}

/** Where the line that holds `at` begins; the first one with its BOM. */
function startOf(file: TextFile, at: number): number {
  const start = lineStart(file, at)
  return start <= file.bom ? 0 : start
}

const MAX_TEXT = 2 ** 28

/** The lines of a group as they were, and what the splices change of them. */
function changesOf(
  file: TextFile,
  group: Group,
): { lines: readonly string[]; changes: readonly LineChange[] } | undefined {
  if (group.end - group.start > MAX_TEXT) return undefined
  const lines: string[] = []
  const changes: LineChange[] = []
  const keep = (start: number, end: number): readonly string[] => {
    const kept = linesOf(decodeText(file, start, end))
    for (const line of kept) lines.push(line)
    return kept
  }
  let at = group.start
  for (const { start, end, splices } of group.blocks) {
    keep(at, start)
    const offset = lines.length
    const before = keep(start, end)
    const inside = splices.map((splice) => ({ ...splice, start: splice.start - start, end: splice.end - start }))
    const part = file.bytes.subarray(start, end)
    if (resultSize(part, inside) > MAX_TEXT) return undefined
    const bytes = applySplices(part, inside)
    const after = linesOf(decodeText({ ...file, bytes, valid: false }, 0, bytes.length))
    for (const change of lineChanges(before, after)) changes.push({ ...change, at: change.at + offset })
    at = end
  }
  keep(at, group.end)
  return { lines, changes }
}
