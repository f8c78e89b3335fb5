import { createHash } from 'node:crypto'
import * as z from 'zod'
import { isBinary, openText, unitOf } from '../../text/encoding.ts'
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
  refuse,
  type Target,
  textOf,
} from '../checks.ts'
import { filePath, once, sha256, text } from '../fields.ts'
import { CHANGING, type Touch } from '../permission.ts'
import type { StepInputs } from '../step-inputs.ts'
import type { Outcome, ReadView, Tool, ToolContext, ToolRefusal } from '../tool.ts'
import { imageFormat, viewImage } from './image.ts'
import { isPdf, OF_NO_PDF, viewPdf } from './pdf.ts'
import { type ReadRange, rangeOf } from './text.ts'

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
    // Some clients have a model fill in every key, and no model can say a digest.
    input: once(() => readInput().omit({ sha256: true })),
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
    const refused =
      refuseUnread(target, kind, input) ?? refusePages(target, kind, input) ?? refuseOtherContent(target, kind, input)
    return refused ?? READERS[kind](target, input)
  },
} satisfies Tool<'Read'>

declare module '../step-inputs.ts' {
  interface StepSchemas {
    Read: ReturnType<typeof readInput>
  }
}

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
    .describe('Read a file, which permits later edits of it.')
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

function refuseUnread(target: Target, kind: FileKind, input: StepInputs['Read']): ToolRefusal | undefined {
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

/** Agents' own tools pass over them. */
function refusePages(
  { path, context }: Target,
  kind: FileKind,
  { pages = '' }: StepInputs['Read'],
): ToolRefusal | undefined {
  if (pages.trim() === '' || kind === 'pdf' || context.equalIds === 'first') return undefined
  return refuse('INVALID_INPUT', `pages counts for a PDF only, and ${path} is none. Leave it out.`)
}

function refuseOtherContent(target: Target, kind: FileKind, input: StepInputs['Read']): ToolRefusal | undefined {
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

type Reader = (target: Target, input: StepInputs['Read']) => Outcome | Promise<Outcome>

const READERS: Record<Exclude<FileKind, 'binary'>, Reader> = {
  text: readText,
  notebook: readNotebook,
  image: readImage,
  pdf: readPdf,
}

function readText(target: Target, input: StepInputs['Read']): ReturnType<Reader> {
  const { path, context } = target
  const bytes = target.bytes()
  if (isBinary(bytes)) return refuse('IS_BINARY', `${path} holds NUL bytes: it is binary. It cannot be read.`)
  const opened = openText(bytes)
  if (!opened.ok) return refuse('UNSUPPORTED_ENCODING', `${path} is ${opened.encoding}. Convert it to UTF-8 first.`)
  const text = { name: path, file: opened.file }
  return remember(target, rangeOf(input), async (range) => {
    const { viewText } = await import('./text.ts')
    return viewText(text, range, context.budgets.tokens)
  })
}

function readNotebook(target: Target, input: StepInputs['Read']): ReturnType<Reader> {
  const { path, context } = target
  const parsed = parseNotebook(target.bytes())
  if (!parsed.ok) return parsed
  const { notebook } = parsed
  return remember(target, rangeOf(input), async (range) => {
    const { viewNotebook } = await import('./notebook.ts')
    return viewNotebook({ name: path, notebook }, range, context.budgets.tokens)
  })
}

interface ReadResult {
  readonly ok: true
  readonly view: ReadView
  /** Of a text: the lines that the view has whole. */
  readonly shown?: LineRange
}

type ReadAnswer = ReadResult | ToolRefusal

/** The license of later edits; and, where the context shows, the view, or a note that it was shown before. What views is loaded then. */
function remember(
  target: Target,
  range: ReadRange,
  view: (range: ReadRange) => Promise<ReadAnswer>,
): ReturnType<Reader> {
  const { path, context } = target
  if (!context.show) return { ok: true, path, state: stateOf(target, range) }
  if (isSeen(target, range)) return { ok: true, path, view: UNCHANGED }
  return view(range).then((viewed) => shown(target, range, viewed))
}

async function readImage(target: Target, input: StepInputs['Read']): Promise<Outcome> {
  const { path, context, bytes } = target
  if (context.show) return shown(target, rangeOf(input), await viewImage(bytes(), context.budgets.tokens))
  if (imageFormat(bytes())) return { ok: true, path, state: stateOf(target, rangeOf(input)) }
  return refuse('IMAGE_INVALID', `${path} is not a PNG, JPEG, GIF or WebP image. Convert it.`)
}

async function readPdf(target: Target, input: StepInputs['Read']): Promise<Outcome> {
  const { path, context, bytes } = target
  if (context.show) return shown(target, rangeOf(input), await viewPdf(bytes(), input.pages, context.budgets.tokens))
  if (isPdf(bytes())) return { ok: true, path, state: stateOf(target, rangeOf(input)) }
  return refuse('PDF_INVALID', `${path} does not begin as a PDF does. ${OF_NO_PDF}`)
}

/** A view, which is given each time it is asked for, and its license. */
const shown = (target: Target, range: ReadRange, viewed: ReadAnswer): Outcome =>
  viewed.ok ? { ok: true, path: target.path, view: viewed.view, state: viewedState(target, range, viewed) } : viewed

const UNCHANGED: ReadView = {
  type: 'unchanged',
  unchanged: true,
  note: 'The file has not changed since it was last read.',
}

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
