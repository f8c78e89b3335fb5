import { BARE_HUNK, type FileDiff } from './diff-text.ts'

/** A line that tells of a change which is in no diff that was read. */
interface UnreadChange {
  readonly construct: string
  /** In a sentence for a person, with what to do. */
  readonly reason: string
  /** From 0 in the lines. */
  readonly index: number
}

interface Sign {
  readonly construct: string
  readonly line: RegExp
  /** What the next lines are, where the line itself is not enough. */
  readonly next?: readonly RegExp[]
  readonly reason: string
}

const UNIFIED = 'Make it as a unified diff: git diff, or diff -u.'
const BINARY = 'The diff does not hold it; make it with git diff --binary.'

const SIGNS: readonly Sign[] = [
  {
    construct: 'combined diff',
    line: /^@@@+ -/,
    reason: 'A merge is shown against several commits. Make it against one: git diff COMMIT^1 COMMIT.',
  },
  { construct: 'context diff', line: /^\*\*\* \S/, next: [/^--- \S/, /^\*{15}/], reason: UNIFIED },
  {
    construct: 'normal diff',
    line: /^\d+(?:,\d+)?[acd]\d+(?:,\d+)?\r?$/,
    next: [/^[<>] /],
    reason: `No line above it names its file. ${UNIFIED}`,
  },
  { construct: 'ed script', line: /^\d+(?:,\d+)?[acd]\r?$/, next: [/^(?!\d)/], reason: UNIFIED },
  {
    construct: 'binary file',
    line: /^(?:Binary files? .* (?:differ|has changed)|Files .* differ)\.?\r?$/i,
    reason: BINARY,
  },
  { construct: 'binary file', line: /^Cannot display: file marked as a binary type\./, reason: BINARY },
  { construct: 'binary patch', line: /^GIT binary patch\r?$/, reason: 'The head of its diff is missing.' },
  {
    construct: 'file',
    line: /^Only in .+: ./,
    reason: 'The diff names it without its text; make the diff with diff -N, or git diff.',
  },
  {
    construct: 'hunk',
    line: BARE_HUNK,
    next: [/^[-+ ]/],
    reason: 'No line above it names its file (--- and +++).',
  },
  {
    construct: 'hunk',
    line: /^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/,
    reason: 'No line above it names its file (--- and +++).',
  },
  {
    construct: 'coloured diff',
    line: /^\u001b\[[\d;]*m(?:diff --|--- |@@ |[-+])/,
    reason: 'It is coloured: its lines hold codes for a terminal. Make it with git diff --no-color.',
  },
  { construct: 'report of rustfmt', line: /^Diff in .+(?: at line |:)\d+:\r?$/, next: [/^[-+ ]/], reason: UNIFIED },
  { construct: 'report of Biome', line: /^\s+(?:\d+\s+){1,2}│ [-+]/, reason: UNIFIED },
  { construct: 'report of dprint', line: /^from .+:\r?$/, next: [/^\s*\d*\| /], reason: UNIFIED },
  { construct: 'report of Spotless', line: /^(?:> )?The following files had format violations:/, reason: UNIFIED },
  {
    construct: 'diff in a log',
    line: /^\d{4}-\d\d-\d\dT[\d:.]+Z (?:diff --git |--- \S|\+\+\+ \S|@@ -\d)/,
    reason: 'Its lines begin with the times of a log. Take them off.',
  },
  { construct: 'rename', line: /^(?:rename|copy) (?:from|to) \S/, reason: 'The head of its diff is missing.' },
]

/** Lines that tell of changes and are in no hunk: what is neither read nor prose. @param diffs what was read, lines counted from `first` */
export function unreadChanges(
  lines: readonly string[],
  diffs: readonly FileDiff[],
  first: number,
): readonly UnreadChange[] {
  const taken = takenLines(lines, diffs, first)
  const found: UnreadChange[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const end = taken.get(index)
    if (end !== undefined) {
      index = end - 1
      continue
    }
    const sign = signAt(lines, index)
    // Many of one kind in a row are one change, as the hunks of a diff that cannot be read.
    const last = found.at(-1)
    if (sign && !(last?.construct === sign.construct && REPEATED.has(sign.construct)))
      found.push({ construct: sign.construct, reason: sign.reason, index })
  }
  return found
}

const REPEATED = new Set([
  'normal diff',
  'ed script',
  'coloured diff',
  'combined diff',
  'report of Biome',
  'diff in a log',
])

const signAt = (lines: readonly string[], index: number): Sign | undefined =>
  SIGNS.find(
    ({ line, next = [] }) =>
      line.test(lines[index] ?? '') && next.every((one, at) => one.test(lines[index + at + 1] ?? '')),
  )

/** Where heads and hunks that were read begin, and the line behind them. */
function takenLines(lines: readonly string[], diffs: readonly FileDiff[], first: number): ReadonlyMap<number, number> {
  const spans = diffs.flatMap(({ line, hunks }): (readonly [number, number])[] => [
    [line - first, endOfHead(lines, line - first)],
    ...hunks.map((hunk) => [hunk.line - first, hunk.line - first + 1 + (hunk.span ?? hunk.lines.length)] as const),
  ])
  return new Map(spans)
}

const HEAD =
  /^(?:diff |index |(?:dis)?similarity |(?:old|new|new file|deleted file) mode |(?:rename|copy) |--- |\+\+\+ |Binary files )/

/** A binary patch and a merge's diff go on to the next diff, or to the end of the mail. */
function endOfHead(lines: readonly string[], start: number): number {
  const isMerge = /^diff --(?:cc|combined) /.test(lines[start] ?? '')
  let end = start + 1
  while (end < lines.length && HEAD.test(lines[end] ?? '') && !/^diff /.test(lines[end] ?? '')) end += 1
  if (!isMerge && !lines[end]?.startsWith('GIT binary patch')) return end
  while (end < lines.length && !/^(?:diff |From [\da-f]{40} |-- $)/.test(lines[end] ?? '')) end += 1
  return end
}
