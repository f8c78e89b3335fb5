import type { Change } from './line-changes.ts'

/**
 * One hunk of a structured patch: real text, three lines of context; `\ No newline at end of file` is a line of its own.
 * Lines are cut at LF, so that a line of a CRLF file ends in CR, and the first line of a file with a BOM begins with U+FEFF. A
 * byte that is not UTF-8 is written as the lone surrogate U+DC80…U+DCFF (see `decodeText`): hunks on *before* give *after*, byte
 * for byte. Starts count from 1, in a hunk of 0 lines too, as in the `diff` package.
 */
export interface StructuredPatchHunk {
  readonly oldStart: number
  readonly oldLines: number
  readonly newStart: number
  readonly newLines: number
  readonly lines: readonly string[]
}

export interface Patch {
  readonly structuredPatch: readonly StructuredPatchHunk[]
  /** Lines added. */
  readonly insertions: number
  /** Lines removed. */
  readonly deletions: number
}

/** Lines of context on either side of a change. */
export const CONTEXT = 3

/** Where the lines begin, before the changes and after, counted from 1. */
export interface Starts {
  readonly oldStart: number
  readonly newStart: number
}

/** The patch of changes (in order) to lines; changes whose context meets share a hunk. */
export function hunksOf(lines: readonly string[], changes: readonly Change[], starts: Starts): Patch {
  const structuredPatch: StructuredPatchHunk[] = []
  let insertions = 0
  let deletions = 0
  for (let first = 0; first < changes.length; ) {
    let last = first
    while (last + 1 < changes.length && changes[last + 1]!.at - endOf(changes[last]!) <= 2 * CONTEXT) last += 1
    const shared = changes.slice(first, last + 1)
    structuredPatch.push(hunkOf(lines, shared, { ...starts, newStart: starts.newStart + insertions - deletions }))
    for (const { removed, added } of shared) {
      insertions += added.length
      deletions += removed
    }
    first = last + 1
  }
  return { structuredPatch, insertions, deletions }
}

function hunkOf(lines: readonly string[], changes: readonly Change[], starts: Starts): StructuredPatchHunk {
  const from = Math.max(0, changes[0]!.at - CONTEXT)
  const to = Math.min(lines.length, endOf(changes.at(-1)!) + CONTEXT)
  const shown: string[] = []
  let at = from
  let newLines = to - from
  const show = (sign: string, line: string): void => {
    if (line.endsWith('\n')) shown.push(sign + line.slice(0, -1))
    else shown.push(sign + line, '\\ No newline at end of file')
  }
  for (const change of changes) {
    for (; at < change.at; at += 1) show(' ', lines[at]!)
    for (; at < endOf(change); at += 1) show('-', lines[at]!)
    for (const line of change.added) show('+', line)
    newLines += change.added.length - change.removed
  }
  for (; at < to; at += 1) show(' ', lines[at]!)
  return {
    oldStart: starts.oldStart + from,
    oldLines: to - from,
    newStart: starts.newStart + from,
    newLines,
    lines: shown,
  }
}

const endOf = ({ at, removed }: Change): number => at + removed
