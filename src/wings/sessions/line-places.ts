import type { PatchChunk } from './patch-text.ts'

/** The lines of a text without their ends; a line break at its end begins no further one. */
export const linesOf = (text: string): readonly string[] => {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  return lines
}

/**
 * The places of lines in a text, as numbers of lines from 0: where they are as they are written, else where they differ in blanks at
 * line ends. Another depth is another text.
 */
export function placesOf(
  wanted: readonly string[],
  lines: readonly string[],
  counts: (at: number) => boolean = () => true,
): readonly number[] {
  if (wanted.length === 0) return []
  for (const read of READINGS) {
    const found = lines.flatMap((_, at) => (counts(at) && isAt(wanted, lines, at, read) ? [at] : []))
    if (found.length > 0) return found
  }
  return []
}

const READINGS: readonly ((line: string) => string)[] = [(line) => line, (line) => line.trimEnd()]

const isAt = (
  wanted: readonly string[],
  lines: readonly string[],
  at: number,
  read: (line: string) => string,
): boolean =>
  at + wanted.length <= lines.length && wanted.every((line, index) => read(line) === read(lines[at + index]!))

/** The places that a chunk may mean: of those of its old lines the ones that its own words about the place leave. */
export function placesOfChunk(
  { old, contexts, atEnd }: Pick<PatchChunk, 'old' | 'contexts' | 'atEnd'>,
  lines: readonly string[],
): readonly number[] {
  if (old.length === 0) return atEnd ? [lines.length] : insertionsAt(contexts, lines)
  const isLast = (at: number): boolean => !atEnd || at + old.length === lines.length
  const from = contexts.length === 0 ? 0 : afterContexts(contexts, lines)
  const all = placesOf(old, lines, isLast)
  if (from === undefined) return all.length === 1 ? all : []
  if (from === 0) return all
  const end = blockEnd(lines, from - 1)
  const inside = placesOf(old, lines, (at) => isLast(at) && at >= from && at < end)
  return inside.length === 1 ? inside : placesOf(old, lines, (at) => isLast(at) && at >= from)
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
