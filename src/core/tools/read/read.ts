import { createHash } from 'node:crypto'
import path from 'node:path'
import * as z from 'zod'
import type { ReadInput } from '../../plan/plan-data.ts'
import { isBinary, openText, type TextFile, unitOf } from '../../text/encoding.ts'
import { countLines, lineEnd, toLf } from '../../text/line-ending.ts'
import { holdsRange, joinRanges, type LineRange } from '../../text/line-ranges.ts'
import { parseNotebook } from '../../text/notebook.ts'
import { visible } from '../../text/visible.ts'
import type { FileState } from '../../workspace/file-state.ts'
import {
  exists,
  type FileKind,
  firstProblem,
  isRegularFile,
  isWithinSize,
  kindOf,
  openTarget,
  refusal,
  refuse,
  type Target,
  textOf,
} from '../checks.ts'
import { filePath, once, sha256, text } from '../fields.ts'
import { CHANGING, type Touch } from '../permission.ts'
import type { Outcome, ReadView, Tool, ToolContext, ToolRefusal } from '../tool.ts'
import { imageFormat, viewImage } from './image.ts'
import { type ReadRange, rangeOf, viewNotebook } from './notebook.ts'
import { isPdf, viewPdf } from './pdf.ts'

/**
 * Reads a file: what an agent would see of it (`view`, when the context shows), and the license of later changes (`state`).
 * Refusals in this order: those of `Workspace.locate` and the rules, IS_BINARY by extension,
 * FILE_NOT_FOUND, IS_DIRECTORY, DEVICE_FILE, FILE_TOO_LARGE, NOT_A_DIRECTORY, READ_TOO_LARGE by size; then by content: FILE_MODIFIED for another
 * `sha256`, IS_BINARY, UNSUPPORTED_ENCODING and those of the kind of file.
 */
export const read = {
  name: 'Read',
  input: once(readInput),
  call: {
    title: 'Read a file',
    description: "Shows a text file with its lines numbered, an image, pages of a PDF or a notebook's cells.",
    input: once(readInput),
  },
  effect: 'reads',
  touches: ({ file_path: path }) => [reading(path)],
  // Whatever is done to a file tells something of what it holds.
  rule: ['reads', ...CHANGING],
  fileKey: 'file_path',
  doing: 'Reading',
  announce({ file_path }, { show }) {
    const kind = kindOf(file_path)
    return show && (kind === 'image' || kind === 'pdf') ? `Decoding ${visible(file_path)}` : undefined
  },
  facts: () => ['Reads the file'],
  async run(input, context) {
    const opened = openFile(input.file_path, context)
    if (!opened.ok) return opened
    const { target } = opened
    const kind = kindOf(target.path)
    if (kind === 'binary') return refuse('IS_BINARY', `${target.path} is binary by its extension. It cannot be read.`)
    const refused = refuseUnread(target, kind, input) ?? refuseOtherContent(target, kind, input)
    return refused ?? READERS[kind](target, input)
  },
} satisfies Tool<'Read'>

function readInput() {
  return z
    .strictObject({
      file_path: filePath.meta({ examples: ['src/user.ts'] }),
      offset: z
        .int()
        .min(0, 'is below 0')
        .optional()
        .describe('Text: first line to read, counted from 1.')
        .meta({ default: 1 }),
      limit: z
        .int()
        .positive('is not above 0')
        .optional()
        .describe('Text: number of lines to read; all when absent.')
        .meta({ examples: [200] }),
      pages: text()
        .optional()
        .describe('PDF: pages to read.')
        .meta({ examples: ['3', '1-5', '10-'] }),
      sha256: sha256()
        .optional()
        .describe('SHA-256 of the text the author saw: UTF-8, no BOM, LF line ends. Another text is FILE_MODIFIED.')
        .meta({ examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'] }),
    })
    .describe('Read a file, which licenses later edits of it.')
}

const reading = (path: string): Touch => ({ path, effects: ['reads'] })

/** A name that differs in the blank before AM or PM alone is the file meant: macOS writes U+202F there. */
function openFile(file: string, context: ToolContext): ReturnType<typeof openTarget> {
  const opened = openTarget(read.name, reading(file), context)
  if (!opened.ok || opened.target.stat) return opened
  const twin = file.replace(/[ \u202f](?=[AP]M\b[^/]*$)/, (blank) => (blank === ' ' ? '\u202f' : ' '))
  if (twin === file) return opened
  const other = openTarget(read.name, reading(twin), context)
  return other.ok && other.target.stat ? other : opened
}

function refuseUnread(target: Target, kind: FileKind, input: ReadInput): ToolRefusal | undefined {
  const { path, stat, context } = target
  if (stat?.broken) return refuse('FILE_NOT_FOUND', `${path} is a link that leads to no file.`)
  const problem = firstProblem(target, [exists, isRegularFile, isWithinSize])
  if (problem) return { ok: false, problem }
  if (/\/\s*$/.test(input.file_path)) return refuse('NOT_A_DIRECTORY', `${path} is a file. Take the / off its end.`)
  const size = stat?.size ?? 0
  if (kind !== 'text' || input.limit !== undefined || size <= context.budgets.bytes) return undefined
  const remedy = 'Read a part with offset and limit.'
  return refuse('READ_TOO_LARGE', `${path} has ${size} bytes, over the budget of ${context.budgets.bytes}. ${remedy}`)
}

function refuseOtherContent(target: Target, kind: FileKind, input: ReadInput): ToolRefusal | undefined {
  if (input.sha256 === undefined || input.sha256 === digestOf(target.bytes(), kind)) return undefined
  return refuse('FILE_MODIFIED', `${target.path} is not what the plan's author saw: its sha256 differs. Plan again.`)
}

/** Of the text that is shown: UTF-8, no BOM, LF; of an image or a PDF, of its bytes. */
function digestOf(bytes: Buffer, kind: FileKind): string {
  const hash = createHash('sha256')
  const opened = openText(bytes)
  if (kind === 'image' || kind === 'pdf' || !opened.ok) return hash.update(bytes).digest('hex')
  const { encoding, bom, valid } = opened.file
  if (encoding === 'utf8' && valid && !bytes.includes('\r')) return hash.update(bytes.subarray(bom)).digest('hex')
  for (let start = bom; start < bytes.length; ) {
    const end = lineEnd(opened.file, Math.min(start + PIECE, bytes.length))
    hash.update(toLf(bytes.toString(encoding, start, end)))
    start = end
  }
  return hash.digest('hex')
}

/** Bytes, and the rest of their last line, that are decoded at once. */
const PIECE = 2 ** 24

type Reader = (target: Target, input: ReadInput) => Outcome | Promise<Outcome>

const READERS: Record<Exclude<FileKind, 'binary'>, Reader> = {
  text: readText,
  notebook: readNotebook,
  image: readImage,
  pdf: readPdf,
}

function readText(target: Target, input: ReadInput): Outcome {
  const { path, context } = target
  const bytes = target.bytes()
  if (isBinary(bytes)) return refuse('IS_BINARY', `${path} holds NUL bytes: it is binary. It cannot be read.`)
  const opened = openText(bytes)
  if (!opened.ok) return refuse('UNSUPPORTED_ENCODING', `${path} is ${opened.encoding}. Convert it to UTF-8 first.`)
  const text = { name: path, file: opened.file }
  return remember(target, rangeOf(input), (range) => viewText(text, range, context.budgets.tokens))
}

function readNotebook(target: Target, input: ReadInput): Outcome {
  const { path, context } = target
  const parsed = parseNotebook(target.bytes())
  if (!parsed.ok) return parsed
  const { notebook } = parsed
  return remember(target, rangeOf(input), (range) =>
    viewNotebook({ name: path, notebook }, range, context.budgets.tokens),
  )
}

interface ReadResult {
  readonly ok: true
  readonly view: ReadView
  /** Of a text: the lines that the view has whole. */
  readonly shown?: LineRange
}

type View = (range: ReadRange) => ReadResult | ToolRefusal

/** The license of later edits; and, where the context shows, the view, or a note that it was shown before. */
function remember(target: Target, range: ReadRange, view: View): Outcome {
  const { path, context } = target
  if (!context.show) return { ok: true, path, state: stateOf(target, range) }
  if (isSeen(target, range)) return { ok: true, path, view: UNCHANGED }
  const viewed = view(range)
  if (!viewed.ok) return viewed
  return { ok: true, path, view: viewed.view, state: viewedState(target, range, viewed) }
}

async function readImage(target: Target, input: ReadInput): Promise<Outcome> {
  const { path, context, bytes } = target
  if (context.show) return shown(target, input, await viewImage(bytes(), context.budgets.tokens))
  if (imageFormat(bytes())) return { ok: true, path, state: stateOf(target, rangeOf(input)) }
  return refuse('IMAGE_INVALID', `${path} is not a PNG, JPEG, GIF or WebP image. Convert it.`)
}

async function readPdf(target: Target, input: ReadInput): Promise<Outcome> {
  const { path, context, bytes } = target
  if (context.show) return shown(target, input, await viewPdf(bytes(), input.pages, context.budgets.tokens))
  if (isPdf(bytes())) return { ok: true, path, state: stateOf(target, rangeOf(input)) }
  return refuse('PDF_INVALID', `${path} does not begin as a PDF does.`)
}

/** A view, which is given each time it is asked for, and its license. */
const shown = (target: Target, input: ReadInput, viewed: ReturnType<View>): Outcome =>
  viewed.ok
    ? { ok: true, path: target.path, view: viewed.view, state: viewedState(target, rangeOf(input), viewed) }
    : viewed

const UNCHANGED: ReadView = { type: 'unchanged', unchanged: true, note: 'The file is as it was when it was last read.' }

const stateOf = (target: Target, { offset, limit }: ReadRange): FileState => ({
  content: target.bytes(),
  timestamp: target.stat?.modified ?? 0,
  offset,
  limit,
  isPartialView: false,
})

const viewedState = (target: Target, range: ReadRange, { view, shown }: ReadResult): FileState => {
  const state = { ...stateOf(target, range), isPartialView: view.partial === true }
  if (!shown || target.context.licenses !== 'lines') return state
  const { state: earlier } = target
  const known = earlier?.content?.equals(target.bytes()) === true
  if (known && earlier.shown === undefined && !earlier.isPartialView) return { ...state, isPartialView: false }
  const lines = joinRanges(known ? (earlier.shown ?? []) : [], [shown])
  const isWhole = holdsRange(lines, { first: 1, last: lineCount(target) })
  return { ...state, isPartialView: false, ...(!isWhole && { shown: lines }) }
}

/** The empty one after a final line feed is not counted. */
const lineCount = (target: Target): number => {
  const file = textOf(target)
  return Math.max(1, countLines(file, 0, Math.max(0, file.bytes.length - unitOf(file.encoding))) + 1)
}

/** The same range of the same content at the same time was shown by a Read (an Edit or a Write leaves no offset). */
function isSeen({ state, stat, bytes }: Target, { offset, limit }: ReadRange): boolean {
  if (!state || state.isPartialView || state.shown || state.timestamp !== stat?.modified) return false
  return state.offset === offset && state.limit === limit && state.content?.equals(bytes()) === true
}

/** Numbered lines, without BOM and CR. Over budget: READ_TOO_LARGE for a range, else a partial view of what fits. */
function viewText(
  { name, file }: { name: string; file: TextFile },
  range: ReadRange,
  tokens: number,
): { readonly ok: true; readonly view: ReadView; readonly shown: LineRange } | ToolRefusal {
  const found = findLines(file, range)
  if ('lines' in found)
    return { ok: true, view: emptyView(found.lines, range.offset), shown: linesFrom(range.offset, 0) }
  const budget = tokens * charactersPerToken(name)
  const fewest = (found.end - found.start) / MOST_BYTES_PER_CHARACTER
  if (range.named && fewest > budget) return tooLarge(Math.ceil(fewest), budget)
  const text = file.bytes.toString(file.encoding, found.start, found.end)
  const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
  if (text.length <= budget) {
    const view: ReadView = { type: 'text', content: numbered(lines, range.offset) }
    return { ok: true, view, shown: linesFrom(range.offset, lines.length) }
  }
  return range.named ? tooLarge(text.length, budget) : { ok: true, ...partialView(lines, budget) }
}

const linesFrom = (first: number, count: number): LineRange => ({ first, last: first + count - 1 })

/** UTF-8 spends three bytes on a character of one UTF-16 unit, four on one of two. */
const MOST_BYTES_PER_CHARACTER = 3

/** Tokens are estimated: JSON has more of them. */
const charactersPerToken = (name: string): number => (/^\.(json|jsonl|jsonc)$/i.test(path.posix.extname(name)) ? 2 : 4)

/** The bytes of the range's lines less the last one's line feed, or how many lines there are when the range is past them. */
function findLines(file: TextFile, { offset, limit }: ReadRange): { start: number; end: number } | { lines: number } {
  const { bytes } = file
  let start = file.bom
  for (let line = 1; line < offset; line++) {
    const next = nextLine(file, start)
    if (next === undefined) return { lines: start < bytes.length ? line : line - 1 }
    start = next
  }
  if (start >= bytes.length) return { lines: offset - 1 }
  if (limit === undefined) return { start, end: bytes.length }
  let end = start
  for (let line = 0; line < limit; line++) {
    const next = nextLine(file, end)
    if (next === undefined) return { start, end: bytes.length }
    end = next
  }
  return { start, end: end - unitOf(file.encoding) }
}

/** The offset after the next line feed. */
function nextLine({ bytes, encoding }: TextFile, from: number): number | undefined {
  const unit = unitOf(encoding)
  for (let at = bytes.indexOf(LF, from); at >= 0; at = bytes.indexOf(LF, at + 1)) {
    if (unit === 1 || (at % 2 === 0 && bytes[at + 1] === 0)) return at + unit
  }
  return undefined
}

const LF = 0x0a

const numbered = (lines: readonly string[], first: number): string =>
  lines.map((line, index) => `${first + index}\t${line}`).join('\n')

function emptyView(lines: number, offset: number): ReadView {
  const note = lines === 0 ? 'The file is empty.' : `The file has ${lines} lines; line ${offset} is past the end.`
  return { type: 'text', content: '', empty: true, note }
}

function partialView(lines: readonly string[], budget: number): { readonly view: ReadView; readonly shown: LineRange } {
  const total = lines.at(-1) === '' ? lines.length - 1 : lines.length
  let fitting = 0
  for (let left = budget; fitting < lines.length; fitting++) {
    left -= (lines[fitting]?.length ?? 0) + 1
    if (left < 0) break
  }
  const shown = fitting > 0 ? lines.slice(0, fitting) : [lines[0]?.slice(0, budget) ?? '']
  const which = fitting > 0 ? `Lines 1 to ${fitting} of ${total}` : `The beginning of line 1 of ${total}`
  const note = `${which}: the rest is over the token budget. Read it with offset and limit.`
  const view: ReadView = { type: 'text', content: numbered(shown, 1), partial: true, note }
  return { view, shown: linesFrom(1, fitting) }
}

function tooLarge(characters: number, budget: number): ToolRefusal {
  const size = `The lines have at least ${characters} characters, over the budget of ${budget}.`
  return { ok: false, problem: refusal('READ_TOO_LARGE', `${size} Give an offset, or a smaller limit.`) }
}
