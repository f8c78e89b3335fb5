import { hunkOf } from '../../core/text/hunks.ts'
import { type DiffHunk, type FileDiff, namesOf } from './diff-names.ts'

/** A file of a context diff or of a normal one, and the line after it. Lines count from 0. */
interface OlderFile {
  readonly file: FileDiff
  readonly end: number
}

/** The file whose context diff or normal diff begins at a line; undefined where none does. @param first number of the first of the lines */
export const olderFileAt = (lines: readonly string[], index: number, first: number): OlderFile | undefined =>
  beginsContext(lines, index)
    ? contextFile(lines, index, first)
    : beginsNormal(lines, index)
      ? normalFile(lines, index, first)
      : undefined

const STARS = /^\*{15}/

const beginsContext = (lines: readonly string[], index: number): boolean =>
  /^\*\*\* \S/.test(lines[index] ?? '') &&
  /^--- \S/.test(lines[index + 1] ?? '') &&
  STARS.test(lines[index + 2] ?? '') &&
  OLD_RANGE.test(lines[index + 3] ?? '')

const OLD_RANGE = /^\*\*\* (\d+)(?:,(\d+))? \*\*\*\*\r?$/
const NEW_RANGE = /^--- (\d+)(?:,(\d+))? ----\r?$/

export const OTHER_COUNT = 'A hunk does not have as many lines as its head says: the diff was cut off or changed.'

function contextFile(lines: readonly string[], start: number, first: number): OlderFile {
  const head = [`--- ${lines[start]?.slice(4)}`, `+++ ${lines[start + 1]?.slice(4)}`]
  const hunks: DiffHunk[] = []
  let end = start + 2
  let isWhole = true
  while (STARS.test(lines[end] ?? '') && OLD_RANGE.test(lines[end + 1] ?? '')) {
    const taken = contextHunk(lines, end, first)
    isWhole &&= taken.isWhole
    if (taken.hunk) hunks.push(taken.hunk)
    end = taken.end
  }
  const isLonger = /^[-+! ] /.test(lines[end] ?? '')
  return { file: fileOf(head, hunks, { line: first + start, isWhole: isWhole && !isLonger }), end }
}

interface Section {
  readonly start: number
  /** Each with its sign; `\` lines stay behind the line that they are about. */
  readonly lines: readonly string[]
  readonly end: number
  readonly isWhole: boolean
}

function contextHunk(lines: readonly string[], at: number, first: number) {
  const old = section(lines, at + 1, { range: OLD_RANGE, signs: /^[-! ] / })
  const fresh = section(lines, old.end, { range: NEW_RANGE, signs: /^[+! ] / })
  const merged = merge(old, fresh)
  const isWhole = old.isWhole && fresh.isWhole && merged !== undefined
  if (!merged) return { end: fresh.end, isWhole }
  const hunk = { ...hunkOf(old.start, merged, fresh.start), line: first + at, span: fresh.end - at - 1 }
  return { hunk, end: fresh.end, isWhole }
}

/** The lines of a side; a side that changes nothing may be left out, and is then the lines of the other that stay. */
function section(
  lines: readonly string[],
  at: number,
  { range, signs }: { readonly range: RegExp; readonly signs: RegExp },
): Section & { readonly isLeftOut: boolean } {
  const [, from = '0', to = from] = range.exec(lines[at] ?? '') ?? []
  const isHead = range.test(lines[at] ?? '')
  const count = from === '0' ? 0 : Math.max(0, Number(to) - Number(from) + 1)
  const taken = isHead ? sideLines(lines.slice(at + 1), signs, count) : []
  const end = at + (isHead ? 1 + taken.length : 0)
  const own = taken.filter((line) => !line.startsWith('\\')).length
  // A side without lines is named by the line before it.
  const start = Number(from) + (isHead && own === 0 && Number(to) < Number(from) ? 1 : 0)
  const isLeftOut = own === 0 && count > 0
  return {
    start: from === '0' ? 1 : start,
    lines: taken,
    end,
    isLeftOut,
    isWhole: isHead && (isLeftOut || own === count),
  }
}

/** At most so many lines of a side, their signs without the blank behind them; marks of a missing end do not count. */
function sideLines(lines: readonly string[], signs: RegExp, count: number): readonly string[] {
  const taken: string[] = []
  let left = count
  for (const line of lines) {
    const isMark = line.startsWith('\\')
    if (!isMark && (left === 0 || !signs.test(line))) break
    if (!isMark) left -= 1
    taken.push(isMark ? line : line[0] + line.slice(2))
  }
  return taken
}

/** Both sides as one, as a unified diff has them; undefined where what stays is not the same on both. */
function merge(old: Section & { isLeftOut: boolean }, fresh: Section & { isLeftOut: boolean }): string[] | undefined {
  const staying = (lines: readonly string[]) => lines.filter((line) => !/^[-+!]/.test(line))
  const [before, after] = [
    old.isLeftOut ? staying(fresh.lines) : old.lines,
    fresh.isLeftOut ? staying(old.lines) : fresh.lines,
  ]
  const merged: string[] = []
  let [one, other] = [0, 0]
  while (one < before.length || other < after.length) {
    for (; /^[-!]/.test(before[one] ?? ''); one = pushed(before, one, { sign: '-', merged }));
    for (; /^[+!]/.test(after[other] ?? ''); other = pushed(after, other, { sign: '+', merged }));
    if (one >= before.length && other >= after.length) break
    if (before[one] !== after[other]) return undefined
    merged.push(before[one]!)
    one += 1
    other += 1
  }
  return merged
}

/** Adds a line under another sign, with the mark that it does not end; the place after both. */
function pushed(
  lines: readonly string[],
  at: number,
  { sign, merged }: { readonly sign: string; readonly merged: string[] },
): number {
  merged.push(sign + lines[at]!.slice(1))
  const isMarked = lines[at + 1]?.startsWith('\\') === true
  if (isMarked) merged.push(lines[at + 1]!)
  return at + (isMarked ? 2 : 1)
}

const COMMAND = /^(\d+)(?:,(\d+))?([acd])(\d+)(?:,(\d+))?\r?$/

/** One that does not name its file is none that can be read. */
const beginsNormal = (lines: readonly string[], index: number): boolean =>
  COMMAND.test(lines[index] ?? '') && /^[<>] /.test(lines[index + 1] ?? '') && namedAbove(lines, index).length > 0

function normalFile(lines: readonly string[], start: number, first: number): OlderFile {
  const hunks: DiffHunk[] = []
  let end = start
  let isWhole = true
  while (COMMAND.test(lines[end] ?? '')) {
    const taken = normalHunk(lines, end, first)
    hunks.push(taken.hunk)
    isWhole &&= taken.isWhole
    end = taken.end
  }
  const isLonger = /^[<>] /.test(lines[end] ?? '')
  const [old, fresh] = namedAbove(lines, start)
  return {
    file: fileOf([`--- ${old}`, `+++ ${fresh}`], hunks, { line: first + start, isWhole: isWhole && !isLonger }),
    end,
  }
}

function normalHunk(lines: readonly string[], at: number, first: number) {
  const [, from = '', to = from, kind, newFrom = '', newTo = newFrom] = COMMAND.exec(lines[at] ?? '') ?? []
  const wanted = [
    kind === 'a' ? 0 : Number(to) - Number(from) + 1,
    kind === 'd' ? 0 : Number(newTo) - Number(newFrom) + 1,
  ]
  const old = taken(lines, at + 1, '<')
  const hasRule = kind === 'c' && /^---\r?$/.test(lines[old.end] ?? '')
  const fresh = taken(lines, old.end + (hasRule ? 1 : 0), '>')
  const isWhole = old.count === wanted[0] && fresh.count === wanted[1] && hasRule === (kind === 'c')
  const starts = [Number(from) + (kind === 'a' ? 1 : 0), Number(newFrom) + (kind === 'd' ? 1 : 0)]
  const hunk = hunkOf(starts[0]!, [...old.lines, ...fresh.lines], starts[1])
  return { hunk: { ...hunk, line: first + at, span: fresh.end - at - 1 }, end: fresh.end, isWhole }
}

function taken(lines: readonly string[], from: number, sign: '<' | '>') {
  const found: string[] = []
  let end = from
  let count = 0
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? ''
    if (line.startsWith('\\') && end > from) found.push(line)
    else if (line.startsWith(`${sign} `)) {
      found.push((sign === '<' ? '-' : '+') + line.slice(2))
      count += 1
    } else break
  }
  return { lines: found, end, count }
}

/** What a line above says: `diff -r old/x new/x`, or `Index: x`. */
function namedAbove(lines: readonly string[], start: number): readonly string[] {
  for (let above = start - 1; above >= Math.max(0, start - ABOVE); above -= 1) {
    const line = lines[above] ?? ''
    if (/^[<>] /.test(line)) break
    const [, old, fresh] = /^diff (?:-\S+ )*(\S+) (\S+)\s*$/.exec(line) ?? []
    if (old !== undefined && fresh !== undefined) return [old, fresh]
    const [, index] = /^Index: (.+?)\s*$/.exec(line) ?? []
    if (index !== undefined) return [index, index]
  }
  return []
}

/** CVS has as many lines between the name and the first command. */
const ABOVE = 6

const fileOf = (
  head: readonly string[],
  hunks: readonly DiffHunk[],
  { line, isWhole }: { readonly line: number; readonly isWhole: boolean },
): FileDiff => {
  const names = namesOf(head, [])
  return {
    ...{ oldPath: names.old, newPath: names.new, names, hunks, line },
    headers: new Map(),
    ...(!isWhole && { damage: OTHER_COUNT }),
  }
}
