import { takenWritten } from '../../core/plan/fix-output.ts'
import { hunkOf } from '../../core/text/hunks.ts'
import { type DiffHunk, type FileDiff, namesOf, unquoted } from './diff-names.ts'
import { OTHER_COUNT, olderFileAt } from './older-diffs.ts'

export type { DiffHunk, FileDiff }

const HEADER =
  /^(old mode|new mode|new file mode|deleted file mode|rename from|rename to|copy from|copy to|similarity index|index) (.*)$/
const BINARY = /^(Binary files .* differ|GIT binary patch)$/
const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/
/** As chats write it: no number says where the lines are, nor how many there are. */
export const BARE_HUNK = /^@@(?!@)(?!\s*[-+]?\d)/

type IsHunk = (line: string | undefined) => boolean

const isNumbered: IsHunk = (line = '') => HUNK.test(line)
const isNumberedOrBare: IsHunk = (line = '') => HUNK.test(line) || BARE_HUNK.test(line)

/**
 * The file diffs in the lines, which begin as line `first` of the text; what is not a diff is skipped. `isProposal`: a hunk may lack its
 * numbers, as no program writes it.
 */
export const parseDiff = (lines: readonly string[], first: number, isProposal = false): FileDiff[] => {
  const beginsHunk = isProposal ? isNumberedOrBare : isNumbered
  const files: FileDiff[] = []
  for (let index = 0; index < lines.length; ) {
    const taken = beginsFile(lines, index)
      ? fileAt(lines, index, { first, beginsHunk })
      : olderFileAt(lines, index, first)
    if (!taken) {
      index++
      continue
    }
    const { file, end } = taken
    const isOpen = end === lines.length && lines.at(-1) !== '' && file.hunks.at(-1)?.lines.at(-1)?.startsWith('+')
    files.push(isOpen ? { ...file, isOpen } : file)
    index = end
  }
  return files
}

const beginsFile = (lines: readonly string[], index: number): boolean =>
  /^diff --(git|cc|combined) /.test(lines[index] ?? '') || LOST_HEAD.test(lines[index] ?? '') || namesFile(lines, index)

const namesFile = (lines: readonly string[], index: number): boolean =>
  (lines[index] ?? '').startsWith('--- ') && (lines[index + 1] ?? '').startsWith('+++ ')

const fileAt = (
  lines: readonly string[],
  start: number,
  { first, beginsHunk }: { readonly first: number; readonly beginsHunk: IsHunk },
): { file: FileDiff; end: number } => {
  let body = start + 1
  while (body < lines.length && !ENDS_HEAD.test(lines[body] ?? '') && !beginsHunk(lines[body])) {
    if (namesFile(lines, body) && lines.slice(start, body).some((line) => line.startsWith('+++ '))) break
    body++
  }
  const hunks: DiffHunk[] = []
  let end = body
  let cut: string | undefined
  while (beginsHunk(lines[end])) {
    const start = end
    const taken = HUNK.test(lines[start] ?? '') ? hunkAt(lines, start, first) : bareHunkAt(lines, start, first)
    hunks.push(taken.hunk)
    end = taken.end
    const isLonger = isChange(lines[end]) && !beginsFile(lines, end)
    if (!taken.isWhole || isLonger) cut ??= otherCount(lines, start, first)
  }
  const head = lines.slice(start, body)
  const names = namesOf(head, lines.slice(Math.max(0, start - ABOVE), start))
  const file = { ...headOf(head), names, hunks, line: first + start }
  const damage = cut ?? (isChange(lines[end]) && !beginsFile(lines, end) ? OTHER_COUNT : damageIn(head, file))
  return { file: { ...file, ...(damage !== undefined && { damage }) }, end }
}

/** Lines above `---` that may name the file, too: `Index:`, a rule of `=`, `diff old new`. */
const ABOVE = 3

/** What only the head of a file's diff has, after its first line. */
const LOST_HEAD =
  /^(?:similarity index \d+%|(?:old|new file|deleted file) mode \d{6}|index [\da-f]{7,}\.\.[\da-f]{7,}(?: \d{6})?)$/

const NO_HUNK = 'It has no hunk for what changes: the diff was cut off.'

/** Whether it is a line of a hunk; two dashes begin the end of a mail. */
const isChange = (line = ''): boolean => /^[-+ ]/.test(line) && !/^-- ?$/.test(line)

const OF_MERGE =
  'A merge is shown against several commits at once. Make the diff against one of them: git diff COMMIT^1 COMMIT.'

/** What git refuses too, or what it never leaves out. */
function damageIn(head: readonly string[], { headers, binary, hunks, line: start }: FileDiff): string | undefined {
  const [line = ''] = head
  if (/^diff --(?:cc|combined) /.test(line)) return OF_MERGE
  // After a blank line it is no head any more: `git log -p` goes on with the next commit.
  const end = head.indexOf('')
  const lone = head
    .slice(0, end < 0 ? undefined : end)
    .findIndex((line, at) => at > 0 && isChange(line) && !/^(?:--- |\+\+\+ )/.test(line))
  if (lone > 0)
    return `Line ${start + lone} is in no hunk. If nothing is missing, write \`@@\` alone in a line above it.`
  const isGit = line.startsWith('diff --')
  const isNameless = (sign: string) =>
    head.some((one) => one.startsWith(sign) && pathOf(one.slice(4), true) === undefined)
  const isHalfMade = [
    ['--- ', 'new file mode'],
    ['+++ ', 'deleted file mode'],
  ].some(
    ([sign = '', mode = '']) =>
      isGit && head.some((one) => one.startsWith(sign)) && isNameless(sign) !== headers.has(mode),
  )
  const names = head.filter((one) => /^(?:--- |\+\+\+ )/.test(one)).length
  const isUnnamed = hunks.length > 0 && names < 2
  if (LOST_HEAD.test(line) || headers.has('rename from') !== headers.has('rename to') || isHalfMade || isUnnamed)
    return 'The head of its diff is not whole.'
  if (isGit && namesOthers(head, headers)) return 'Its lines name different files.'
  if (hunks.length > 0 || binary || head.some((one) => one.startsWith('Property changes on: '))) return undefined
  const [from = '', to = ''] = (headers.get('index') ?? '').split(' ')[0]?.split('..') ?? []
  const isSame = from === to || (EMPTY.test(from) && EMPTY.test(to))
  const isBare = !headers.has('index') && ['new file mode', 'deleted file mode'].some((name) => headers.has(name))
  const isLeft = isBare || head.some((one) => /^(?:--- |\+\+\+ )/.test(one)) || !isSame || !hasChange(headers)
  return isLeft || !/^(?:100%)?$/.test(headers.get('similarity index') ?? '') ? NO_HUNK : undefined
}

/** Whether `---` and `+++`, behind whatever prefix, are not what is renamed or copied, or not what the first line names. */
function namesOthers(head: readonly string[], headers: FileDiff['headers']): boolean {
  const named = pathOfHeader(head[0] ?? '')
  return SIDES.some(([sign, ...moves]) => {
    const line = head.find((one) => one.startsWith(sign))
    const moved = nameOf(moves.map((move) => headers.get(move)).find((one) => one !== undefined))
    const [raw, bare] = line === undefined ? [] : [rawName(line.slice(4)), pathOf(line.slice(4), true)]
    if (raw === undefined || bare === undefined) return false
    if (moved === undefined) return named !== undefined && bare !== named
    return raw !== moved && bare !== moved && (bare !== raw || !raw.endsWith(`/${moved}`))
  })
}

const SIDES = [
  ['--- ', 'rename from', 'copy from'],
  ['+++ ', 'rename to', 'copy to'],
] as const

/** Ids of no file, and of an empty one. */
const EMPTY = /^(?:0+|e69de29\w*|473a0f4\w*)$/

const hasChange = (headers: FileDiff['headers']): boolean =>
  ['new mode', 'new file mode', 'deleted file mode', 'rename to', 'copy to'].some((name) => headers.has(name))

/** What cannot be in the head of a file's diff: the next one's, or the next mail's. */
const ENDS_HEAD = /^(diff --(git|cc|combined) |From [0-9a-f]{40} )/

const headOf = (lines: readonly string[]): Omit<FileDiff, 'hunks' | 'line' | 'names'> => {
  const [line = ''] = lines
  const git = line.startsWith('diff --')
  const old = lines.find((text) => text.startsWith('--- '))
  const current = lines.find((text) => text.startsWith('+++ '))
  const named = git ? pathOfHeader(line) : undefined
  const found = lines.flatMap((text): [string, string][] => {
    const [, key, value] = HEADER.exec(text) ?? []
    return key !== undefined && value !== undefined ? [[key, value]] : []
  })
  const headers = new Map(found)
  const binary = lines.findIndex((text) => BINARY.test(text))
  return {
    oldPath: old === undefined ? (nameOf(headers.get('rename from')) ?? named) : pathOf(old.slice(4), git),
    newPath: current === undefined ? (nameOf(headers.get('rename to')) ?? named) : pathOf(current.slice(4), git),
    headers,
    ...(binary >= 0 && { binary: lines.slice(binary + 1) }),
  }
}

/** A path as an extended header gives it, without a prefix. */
const nameOf = (text: string | undefined): string | undefined =>
  text?.startsWith('"') ? unquoted(text) : text?.replace(/\r$/, '')

/** Takes exactly as many lines as the hunk's head says, so that removed lines that look like heads are none. */
const hunkAt = (
  lines: readonly string[],
  start: number,
  first: number,
): { hunk: DiffHunk; end: number; isWhole: boolean } => {
  const [, oldStart = '0', oldCount = '1', newStart = '0', newCount = '1'] = HUNK.exec(lines[start] ?? '') ?? []
  let [old, fresh, end] = [Number(oldCount), Number(newCount), start + 1]
  // A text that ends with a line break has no line after it.
  const last = lines.at(-1) === '' ? lines.length - 1 : lines.length
  let isWhole = true
  for (; end < last; end++) {
    const line = lines[end] ?? ''
    if (line.startsWith('\\')) {
      isWhole &&= endsFile(lines[end - 1], { old, fresh })
      continue
    }
    if (old <= 0 && fresh <= 0) break
    if (!/^(?:[-+ \r]|$)/.test(line)) {
      isWhole = false
      break
    }
    if (!line.startsWith('+')) old -= 1
    if (!line.startsWith('-')) fresh -= 1
  }
  // A side without lines is named by the line before it.
  const from = (given: string, count: string) => Number(given) + (count === '0' ? 1 : 0)
  const hunk = hunkOf(from(oldStart, oldCount), lines.slice(start + 1, end), from(newStart, newCount))
  return { hunk: { ...hunk, line: first + start }, end, isWhole: isWhole && old === 0 && fresh === 0 }
}

/** Takes the lines with a sign, and blank ones between them, up to the next head, the end of a fence or of the text. */
const bareHunkAt = (
  lines: readonly string[],
  start: number,
  first: number,
): { hunk: DiffHunk; end: number; isWhole: boolean } => {
  let end = start + 1
  while (end < lines.length && /^(?:[-+ \\\r]|$)/.test(lines[end] ?? '') && !endsHunk(lines, end)) end += 1
  // A line that lost its sign would end the hunk before its time.
  const isParted = end === lines.length || isBlank(lines[end - 1]) || endsHunk(lines, end)
  while (end > start + 1 && isBlank(lines[end - 1])) end -= 1
  let next = end
  while (next < lines.length && !endsHunk(lines, next)) next += 1
  const isWhole = isParted && end > start + 1 && !lines.slice(end, next).some((line) => /^[-+]/.test(line))
  return {
    hunk: { ...hunkOf(1, lines.slice(start + 1, end)), line: first + start, isUnplaced: true },
    // Blank lines part it from the next one.
    end: lines[next]?.startsWith('@@') && lines.slice(end, next).every((line) => line.trim() === '') ? next : end,
    isWhole,
  }
}

const isBlank = (line = ''): boolean => line === '' || line === '\r'

const endsHunk = (lines: readonly string[], at: number): boolean =>
  /^(?: {0,3}(?:```|~~~)|-- ?$|@@)/.test(lines[at] ?? '') || beginsFile(lines, at)

/** Why a hunk is not as its head says, with the head that its lines would have. */
const otherCount = (lines: readonly string[], start: number, first: number): string => {
  const [, from = '', old = '1', to = '', fresh = '1'] = HUNK.exec(lines[start] ?? '') ?? []
  const { hunk, isWhole } = bareHunkAt(lines, start, first)
  if (from === '') return `The hunk of line ${first + start} has lines without a sign. Give each a blank, + or -.`
  if (!isWhole) return OTHER_COUNT
  const { oldLines, newLines } = hunk
  if (oldLines === Number(old) && newLines === Number(fresh))
    return `The hunk of line ${first + start} has the mark of a last line before its last line. Some programs end lines at form feeds and their like. ${takenWritten()}`
  return `The hunk of line ${first + start} has ${oldLines} old and ${newLines} new lines, its head says ${old} and ${fresh}: it was cut off or changed. If nothing is missing, write its head as \`@@ -${from},${oldLines} +${to},${newLines} @@\`.`
}

/** Whether a line may be the last of its file: no line of its side, of which so many are left, comes after it. */
const endsFile = (line = '', { old, fresh }: { readonly old: number; readonly fresh: number }): boolean =>
  line.startsWith('-') ? old === 0 : line.startsWith('+') ? fresh === 0 : !/^[\\@]/.test(line) && old + fresh === 0

/** The path of `diff --git a/x b/x`, which alone names the file where there are no `---` and `+++` lines. */
const pathOfHeader = (line: string): string | undefined => {
  const both = line.replace(/^diff --\w+ /, '')
  const half = pathOf(both.slice(0, (both.length - 1) / 2), true)
  return half === pathOf(both.slice((both.length + 1) / 2), true) ? half : undefined
}

/** A path without the prefix git puts before it; undefined for /dev/null. */
const pathOf = (text: string, git: boolean): string | undefined => {
  const name = rawName(text)
  if (name === '/dev/null') return undefined
  return name.replace(git ? /^[abciow12]\// : /^[ab]\//, '')
}

const rawName = (text: string): string =>
  text.startsWith('"') ? unquoted(text) : text.replace(/\t.*$/, '').replace(/\r$/, '')
