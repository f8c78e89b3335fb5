import { parseDiff } from '../../core/plan/patches/diff-text.ts'
import { hunkOf, type Side, type StructuredPatchHunk, sidesOf } from '../../core/text/hunks.ts'
import { isObject } from './operations.ts'

/** The hunks of a unified diff of one file; undefined for what is none. */
export const hunksOfDiff = (diff: unknown): readonly StructuredPatchHunk[] | undefined => {
  if (typeof diff !== 'string') return undefined
  const start = diff.search(/^@@ /m)
  if (start < 0) return undefined
  const body = diff.slice(start).replace(/\n$/, '').split('\n')
  return parseDiff(['--- a', '+++ b', ...body], 1)[0]?.hunks
}

/** The hunks of a structured patch: `{ oldStart, lines }`, lines with their signs. */
export const hunksOfPatch = (patch: unknown): readonly StructuredPatchHunk[] | undefined => {
  if (!Array.isArray(patch) || patch.length === 0) return undefined
  const hunks = patch.map((hunk: unknown) =>
    isObject(hunk) && typeof hunk.oldStart === 'number' && Array.isArray(hunk.lines)
      ? hunkOf(hunk.oldStart, hunk.lines.map(String))
      : undefined,
  )
  return hunks.every((hunk) => hunk !== undefined) ? hunks : undefined
}

/**
 * Hunks of a diff whose lines are what a text is split into at line breaks: the last one of a file that ends in a line break is empty. Where
 * fewer lines than usual stay after the last change, the file ends there.
 */
export const hunksOfSplitDiff = (diff: unknown): readonly StructuredPatchHunk[] | undefined =>
  hunksOfDiff(typeof diff === 'string' ? diff.replace(/\n$/, '') : undefined)?.map((hunk) => {
    const sides = sidesOf(hunk)
    const reachesEnd = sharedTail(sides.old.lines, sides.new.lines) < CONTEXT
    const [old, fresh] = [joined(sides.old, reachesEnd), joined(sides.new, reachesEnd)]
    return hunkOf(hunk.oldStart, [...signed('-', old), ...signed('+', fresh)], hunk.newStart)
  })

const signed = (sign: string, { lines, ended }: Side): readonly string[] => [
  ...lines.map((line) => sign + line),
  ...(ended ? [] : ['\\ No newline at end of file']),
]

/** Lines that stay after the last change, as diffs show them. */
const CONTEXT = 3

const sharedTail = (old: readonly string[], fresh: readonly string[]): number => {
  let count = 0
  while (count < Math.min(old.length, fresh.length) && old.at(-1 - count) === fresh.at(-1 - count)) count += 1
  return count
}

/** An empty last line is the line break before it, or a line that stays. */
const joined = (side: Side, reachesEnd: boolean): Side =>
  side.lines.at(-1) === ''
    ? { lines: side.lines.slice(0, -1), ended: true }
    : { ...side, ended: !reachesEnd || side.lines.length === 0 }

/** Hunks of a diff whose lines carry their numbers: `-12 old`, `+12 new`, ` 13 same`, with `...` where lines are left out. */
export const hunksOfNumbered = (diff: unknown): readonly StructuredPatchHunk[] | undefined => {
  if (typeof diff !== 'string') return undefined
  const hunks: { start: number; lines: string[] }[] = []
  let open: { start: number; lines: string[] } | undefined
  let shift = 0
  for (const line of diff.split('\n')) {
    const [, sign, number, text = ''] = /^([ +-])\s*(\d+) (.*)$/s.exec(line) ?? []
    if (sign === undefined) {
      if (!/^\s*\.\.\.$/.test(line)) return undefined
      open = undefined
      continue
    }
    const at = Number(number) - (sign === '+' ? shift : 0)
    if (!open) {
      open = { start: at, lines: [] }
      hunks.push(open)
    }
    open.lines.push(sign + text)
    if (sign === '+') shift += 1
    if (sign === '-') shift -= 1
  }
  return hunks
    .filter(({ lines }) => lines.some((line) => !line.startsWith(' ')))
    .map(({ start, lines }) => hunkOf(start, lines))
}
