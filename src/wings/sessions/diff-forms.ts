import { cellEdits } from '../../core/plan/cell-edits.ts'
import type { SourcePlace } from '../../core/run/wing-slots.ts'
import { encodeText, isWellFormed } from '../../core/text/encoding.ts'
import { applyHunks, hunkOf, likeFile, type Side, type StructuredPatchHunk, sidesOf } from '../../core/text/hunks.ts'
import { isObject, isTexts } from '../../core/text/json.ts'
import { whyMissing } from './diff-evidence.ts'
import { type DiffHunk, parseDiff } from './diff-text.ts'
import type { Recording } from './recording.ts'

/** The hunks of a unified diff of one file; undefined for any other text. */
export const hunksOfDiff = (diff: unknown): readonly StructuredPatchHunk[] | undefined => {
  if (typeof diff !== 'string') return undefined
  const start = diff.search(/^@@ /m)
  if (start < 0) return undefined
  const body = diff.slice(start).replace(/\n$/, '').split('\n')
  const hunks = parseDiff(['--- a', '+++ b', ...body], 1)[0]?.hunks
  return hunks && isWhole(body, hunks, diff.endsWith('\n') ? 1 : 0) ? hunks : undefined
}

/** Whether each hunk has as many lines as its head says: one that is cut has fewer. So many blank lines at the end may be left out. */
const isWhole = (body: readonly string[], hunks: readonly DiffHunk[], blanks: number): boolean =>
  hunks.every(({ line, oldLines, newLines }) => {
    const [, , old = '1', , fresh = '1'] =
      /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(body[line - 3] ?? '') ?? []
    return oldLines + blanks >= Number(old) && newLines + blanks >= Number(fresh)
  })

/** The hunks of a structured patch: `{ oldStart, lines }`, lines with their signs. */
export const hunksOfPatch = (patch: unknown): readonly StructuredPatchHunk[] | undefined => {
  if (!Array.isArray(patch) || patch.length === 0) return undefined
  const hunks = patch.map((hunk: unknown) =>
    isObject(hunk) && typeof hunk.oldStart === 'number' && isTexts(hunk.lines)
      ? hunkOf(hunk.oldStart, hunk.lines)
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

interface WholeFile {
  /** Its text before, line ends and byte order mark as they are. */
  readonly raw: string
  readonly hunks: readonly DiffHunk[]
  /** Its mode afterwards, where that changes. */
  readonly executable?: boolean | undefined
  readonly why: string | undefined
  readonly at: SourcePlace
}

/** A file's text with the hunks that fit; the others are listed. */
export const withHunks = (
  path: string,
  { raw, hunks, at }: Pick<WholeFile, 'raw' | 'hunks' | 'at'>,
  recording: Recording,
): ReturnType<typeof applyHunks> => {
  const made = applyHunks(raw, likeFile(raw, hunks))
  for (const hunk of made.missing)
    recording.leaveOut('hunk', { reason: whyMissing(path, hunk, raw), at: { ...at, line: hunk.line } })
  return made
}

/** Adds a Write of a file as its hunks leave it. Hunks that are not there are listed, the others taken. */
export const addWhole = (path: string, file: WholeFile, recording: Recording): void => {
  const { raw, executable, why, at } = file
  const { text } = withHunks(path, file, recording)
  if (text === raw && executable === undefined) return
  const isCells = path.endsWith('.ipynb') && executable === undefined && isWellFormed(raw) && isWellFormed(text)
  const cells = isCells ? cellEdits(Buffer.from(raw), Buffer.from(text)) : undefined
  if (cells) {
    for (const input of cells)
      recording.add({ tool: 'NotebookEdit', input: { notebook_path: path, ...input }, why, at })
    return
  }
  writeWhole(path, text, { like: raw, isWide: isWide(path, recording), recording, executable, why, at })
}

interface WholeWrite extends Pick<WholeFile, 'executable' | 'why' | 'at'> {
  readonly recording: Recording
  /** The text of the file that is there. */
  readonly like?: string
  readonly isWide?: boolean
}

/** Adds a Write of a text; one that its bytes would not survive is listed. */
export const writeWhole = (
  path: string,
  text: string,
  { recording, executable, why, at, ...file }: WholeWrite,
): void => {
  const content = contentOf(text, file)
  if (content) recording.write(path, { ...content, executable }, { why, at })
  else recording.leaveOut('encoding', { reason: `${path} holds bytes that a Write of its text would lose.`, at })
}

const BOM = '\ufeff'

/** Whether the hunks of a file put a byte order mark at its beginning, or take it away. */
export const changesMark = ([first]: readonly StructuredPatchHunk[]): boolean => {
  const sides = first && first.oldStart <= 1 ? sidesOf(first) : undefined
  return sides !== undefined && isMarked(sides.old.lines[0]) !== isMarked(sides.new.lines[0])
}

const isMarked = (text = ''): boolean => text.startsWith(BOM)

/** Whether a file is in UTF-16, which its text does not show. */
export const isWide = (path: string, { look }: Recording): boolean => {
  const looked = look?.(path)
  return looked?.ok === true && looked.bytes?.[0] === 0xff
}

/**
 * As text where it is one, else as its bytes: lone surrogates in place of those that are not UTF-8 (see `decodeText`).
 * @param like the text of the file that is there, whose byte order mark a Write of text keeps
 */
export const contentOf = (
  text: string,
  { like = '', isWide = false }: { readonly like?: string; readonly isWide?: boolean } = {},
): Readonly<Record<string, string>> | undefined => {
  const keepsMark = isMarked(like) === isMarked(text)
  if (keepsMark && !text.includes('\0') && isWellFormed(text)) return { content: text.replace(/^\ufeff/, '') }
  if (isWide || (keepsMark && isMarked(text))) return undefined
  const bytes = encodeText(text)
  return bytes && { content_base64: bytes.toString('base64') }
}
