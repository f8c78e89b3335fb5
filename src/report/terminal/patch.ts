import { diffWordsWithSpace } from 'diff'
import type { StructuredPatchHunk } from '../../text/patch.ts'
import { hunkHeader, shownLines } from '../patch-lines.ts'
import { showInvisible } from '../plain-text.ts'
import { fitStart, paint, type TerminalStyle } from './style.ts'

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
      if (head.startsWith('@@ ')) return [paint(style, 'cyan', head), ...renderLines(lines, style)]
      return [head, ...lines].map((line) => paint(style, 'bold', line))
    })

const renderLines = (lines: readonly string[], style: TerminalStyle): readonly string[] =>
  runsOf(lines.map((line) => fitStart(line, MAX_COLUMNS))).flatMap((run) => renderRun(run, style))

/** A minified file's line is cut here. */
const MAX_COLUMNS = 1000

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

function renderRun({ removed, added, other }: Run, style: TerminalStyle): readonly string[] {
  const pairs = style.colour && removed.length === added.length
  const changed = pairs ? removed.map((line, at) => changedWords(line, added[at] ?? '', style)) : []
  return [
    ...removed.map((line, at) => changed[at]?.[0] ?? paint(style, 'red', line)),
    ...added.map((line, at) => changed[at]?.[1] ?? paint(style, 'green', line)),
    ...other.map((line) => (line.startsWith('\\') ? paint(style, 'dim', line) : showInvisible(line))),
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
