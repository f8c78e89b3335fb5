import { diffWordsWithSpace } from 'diff'
import type { StructuredPatchHunk } from '../../text/patch.ts'
import { hunkHeader, shownLines } from '../patch-lines.ts'
import { showInvisible } from '../plain-text.ts'
import { fitEnd, fitStart, paint, type TerminalStyle, widthOf } from './style.ts'

/** Hunks for a terminal: a unified diff; with colours, the changed words of a line are emphasised. */
export const renderPatch = (hunks: readonly StructuredPatchHunk[], style: TerminalStyle): readonly string[] =>
  hunks.flatMap((hunk) => [paint(style, 'cyan', hunkHeader(hunk)), ...renderLines(shownLines(hunk), style)])

/** The same of a diff as git prints it, with its headers. */
export const renderGitDiff = (diff: string, style: TerminalStyle): readonly string[] =>
  diff
    .trimEnd()
    .split(/^(?=@@ |diff --git )/m)
    .flatMap((part) => {
      const [head = '', ...lines] = part.replace(/\n$/, '').split('\n')
      if (head.startsWith('@@ '))
        return [paint(style, 'cyan', fitStart(head, columns(style))), ...renderLines(lines, style)]
      return [head, ...lines].map((line) => paint(style, 'bold', fitEnd(showInvisible(line), columns(style))))
    })

const renderLines = (lines: readonly string[], style: TerminalStyle): readonly string[] =>
  runsOf(lines).flatMap((run) => renderRun(cut(run, columns(style)), style))

/** A minified file's line is cut here where there is no terminal. */
const MAX_COLUMNS = 1000

const columns = ({ width, piped }: TerminalStyle): number => (piped ? MAX_COLUMNS : width)

/** Consecutive lines: removed ones with the added ones after them, or other lines. */
interface Run {
  readonly removed: string[]
  readonly added: string[]
  readonly other: string[]
}

function runsOf(lines: readonly string[]): readonly Run[] {
  const runs: Run[] = []
  let run: Run = { removed: [], added: [], other: [] }
  const next = () => {
    runs.push(run)
    run = { removed: [], added: [], other: [] }
  }
  for (const line of lines) {
    if (line.startsWith('-')) {
      if (run.added.length > 0) next()
      run.removed.push(line)
    } else if (line.startsWith('+')) run.added.push(line)
    else {
      run.other.push(line)
      next()
    }
  }
  return [...runs, run]
}

/** Lines of one width: a removed line and the added one in its place are cut around what differs, at the same column. */
function cut({ removed, added, other }: Run, width: number): Run {
  const fits = (line = ''): boolean => line.length <= width && shownWidth(line) <= width
  const starts = removed.map((line, at) => (fits(line) && fits(added[at]) ? 0 : startOf(line, added[at], width)))
  return {
    removed: removed.map((line, at) => cutFrom(line, starts[at], width)),
    added: added.map((line, at) => cutFrom(line, starts[at], width)),
    other: other.map((line) => fitStart(showInvisible(line), width)),
  }
}

/** Where a window on two long lines begins, so that the first difference is in it; 0: at their start. */
function startOf(removed: string, added: string | undefined, width: number): number {
  if (added === undefined) return 0
  let same = 1
  while (same < removed.length && same < added.length && removed[same] === added[same]) same++
  if (shownWidth(removed.slice(0, Math.min(same, width))) < width / 2) return 0
  let back = Math.floor(width / 3)
  while (back > 0 && shownWidth(removed.slice(same - back, same)) > width / 2) back = Math.floor(back / 2)
  return same - back
}

const shownWidth = (text: string): number => widthOf(showInvisible(text))

function cutFrom(line: string, start = 0, width: number): string {
  if (start <= 1) return fitStart(showInvisible(line.slice(0, width * MAX_UNITS)), width)
  const from = isLow(line.charCodeAt(start)) ? start + 1 : start
  return fitStart(`${line[0]}…${showInvisible(line.slice(from, from + width * MAX_UNITS))}`, width)
}

/** Code units that a column may hold: marks on a letter, joined emoji. */
const MAX_UNITS = 16

const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff

function renderRun({ removed, added, other }: Run, style: TerminalStyle): readonly string[] {
  const pairs = style.colour && removed.length === added.length
  const changed = pairs ? removed.map((line, at) => changedWords(line, added[at] ?? '', style)) : []
  return [
    ...removed.map((line, at) => changed[at]?.[0] ?? paint(style, 'red', line)),
    ...added.map((line, at) => changed[at]?.[1] ?? paint(style, 'green', line)),
    ...other.map((line) => (line.startsWith('\\') ? paint(style, 'dim', line) : line)),
  ]
}

const MAX_EDITS = 60

/** Both lines with what differs inverted; undefined where so much differs that it would not help. */
function changedWords(removed: string, added: string, style: TerminalStyle): readonly [string, string] | undefined {
  const words = diffWordsWithSpace(removed.slice(1), added.slice(1), { maxEditLength: MAX_EDITS })
  const kept = words?.reduce((sum, part) => sum + (part.added || part.removed ? 0 : part.value.trim().length), 0) ?? 0
  if (!words || kept * 3 < Math.min(removed.length, added.length)) return undefined
  const side = (sign: '-' | '+', colour: 'red' | 'green', left: 'added' | 'removed') =>
    paint(style, colour, sign) +
    words
      .filter((part) => !part[left])
      .map((part) => paint(style, part.added || part.removed ? [colour, 'inverse'] : colour, part.value))
      .join('')
  return [side('-', 'red', 'added'), side('+', 'green', 'removed')]
}
