import type { PatchChunk } from './patch-text.ts'

/** The lines of a text without their ends; a line break at its end begins no further one. */
export const linesOf = (text: string): readonly string[] => {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  return lines
}

/** The lines of a text as they are, and without the blanks at their ends. */
export interface TextLines {
  readonly asWritten: string[]
  readonly trimmed: string[]
}

export const textLines = (lines: readonly string[]): TextLines => ({
  asWritten: [...lines],
  trimmed: lines.map((line) => line.trimEnd()),
})

/**
 * The places of lines in a text, as numbers of lines from 0: where they are as they are written, else where they differ in blanks at
 * line ends. Another depth is another text.
 */
export function placesOf(
  wanted: readonly string[],
  { asWritten, trimmed }: TextLines,
  counts: (at: number) => boolean = () => true,
): readonly number[] {
  const found = [...occurrences(wanted, asWritten)].filter(counts)
  if (found.length > 0) return found
  return [
    ...occurrences(
      wanted.map((line) => line.trimEnd()),
      trimmed,
    ),
  ].filter(counts)
}

function* occurrences(wanted: readonly string[], lines: readonly string[]): Generator<number> {
  const [first] = wanted
  if (first === undefined) return
  for (let at = lines.indexOf(first); at >= 0; at = lines.indexOf(first, at + 1))
    if (wanted.every((line, index) => line === lines[at + index])) yield at
}

/** The places that a chunk may mean: of those of its old lines the ones that its own words about the place leave. */
export function placesOfChunk(
  { old, contexts, atEnd }: Pick<PatchChunk, 'old' | 'contexts' | 'atEnd'>,
  text: TextLines,
): readonly number[] {
  const lines = text.asWritten
  if (old.length === 0) return atEnd ? [lines.length] : insertionsAt(contexts, lines)
  const isLast = (at: number): boolean => !atEnd || at + old.length === lines.length
  const from = contexts.length === 0 ? 0 : afterContexts(contexts, lines)
  const all = placesOf(old, text, isLast)
  if (from === undefined) return all.length === 1 ? all : []
  if (from === 0) return all
  const end = blockEnd(lines, from - 1)
  const inside = placesOf(old, text, (at) => isLast(at) && at >= from && at < end)
  return inside.length === 1 ? inside : placesOf(old, text, (at) => isLast(at) && at >= from)
}

/** Lines are added after those that `@@` names, or at the end of the file. */
const insertionsAt = (contexts: readonly string[], lines: readonly string[]): readonly number[] => {
  const at = contexts.length === 0 ? lines.length : afterContexts(contexts, lines)
  return at === undefined ? [] : [at]
}

/** The line after the last of those that `@@` names, each unique below the one before; undefined where they do not tell a place. */
function afterContexts(contexts: readonly string[], lines: readonly string[]): number | undefined {
  let from = 0
  for (const context of contexts) {
    const end = from === 0 ? lines.length : blockEnd(lines, from - 1)
    const found = lines.flatMap((line, at) => (at >= from && line.trim() === context.trim() ? [at] : []))
    const inside = found.filter((at) => at < end)
    const [only, ...others] = inside.length === 1 ? inside : found
    if (only === undefined || others.length > 0) return undefined
    from = only + 1
  }
  return from
}

/** Where the block that a line opens ends, by its indentation. */
function blockEnd(lines: readonly string[], opening: number): number {
  const depth = depthOf(lines[opening] ?? '')
  for (let at = opening + 1; at < lines.length; at++) {
    const line = lines[at]!
    if (line.trim() !== '' && depthOf(line) <= depth && !/^\s*[)\]}{]/.test(line)) return at
  }
  return lines.length
}

const depthOf = (line: string): number => /^\s*/.exec(line)?.[0].length ?? 0
