import { isObject } from '../../text/json.ts'
import type { Notebook, NotebookCell } from '../../text/notebook.ts'
import { linesOf } from '../../text/notebook-output.ts'
import { beginningWithin, tokensIn } from '../../text/tokens.ts'
import { refusal } from '../checks.ts'
import type { ReadView, ToolRefusal, ViewResult } from '../tool.ts'
import type { ReadRange } from './text.ts'

const OUTPUT_CHARACTERS = 10_000
const TOKENS_PER_BASE64_CHARACTER = 0.125

type NotebookImage = { readonly base64: string; readonly mediaType: string }

/** Cells with ids, types, sources and outputs, cut where large. Over budget: READ_TOO_LARGE for a range, else a partial view. */
export function viewNotebook(
  { name, notebook }: { name: string; notebook: Notebook },
  { offset, limit, named }: ReadRange,
  tokens: number,
): ViewResult {
  const { cells, language } = notebook
  const end = Math.min(cells.length, offset - 1 + (limit ?? cells.length))
  if (offset > end) return { ok: true, view: emptyView(cells.length, offset) }
  const images: NotebookImage[] = []
  const shown: string[] = []
  let left = tokens
  for (const [index, cell] of cells.slice(offset - 1, end).entries()) {
    const text = cellText(cell, { index: offset - 1 + index, name, language, images, tokens: left })
    left -= tokensIn(text)
    if (left < 0)
      return named ? tooLarge(tokens) : { ok: true, view: partialView(shown, text, { notebook, images, tokens }) }
    shown.push(text)
  }
  return { ok: true, view: { type: 'notebook', content: shown.join('\n\n'), ...withImages(images) } }
}

function emptyView(cells: number, offset: number): ReadView {
  const note =
    cells === 0 ? 'The notebook has no cells.' : `The notebook has ${cells} cells; offset ${offset} is past the end.`
  return { type: 'notebook', content: '', empty: true, note }
}

function tooLarge(tokens: number): ToolRefusal {
  const problem = refusal('READ_TOO_LARGE', `The cells are over the budget of ${tokens} tokens. Give a smaller limit.`)
  return { ok: false, problem }
}

function partialView(
  shown: readonly string[],
  next: string,
  { notebook, images, tokens }: { notebook: Notebook; images: readonly NotebookImage[]; tokens: number },
): ReadView {
  const content = shown.length > 0 ? shown.join('\n\n') : beginningWithin(next, tokens)
  const which = shown.length > 0 ? `The first ${shown.length}` : 'The beginning of the first'
  const rest = 'Read the rest with offset and limit, which count cells; this view licenses no edit.'
  const note = `${which} of ${notebook.cells.length} cells: the rest is over the token budget. ${rest}`
  return { type: 'notebook', content, partial: true, note, ...withImages(images) }
}

const withImages = (images: readonly NotebookImage[]): Pick<ReadView, 'images'> => (images.length > 0 ? { images } : {})

interface CellContext {
  readonly index: number
  readonly name: string
  readonly language: string
  /** Images found so far; this cell's are added. */
  readonly images: NotebookImage[]
  readonly tokens: number
}

function cellText(cell: NotebookCell, context: CellContext): string {
  const id = cell.id ?? `cell-${context.index}`
  if (cell.isForeign) return `[${id}] ${cell.type}, a type that is not known: ${pointer(context, '')}`
  const type = cell.type === 'code' ? `code, ${context.language}` : cell.type
  const ran = cell.executionCount === undefined ? '' : `, run ${cell.executionCount}`
  const outputs = cell.type === 'code' ? cell.outputs.map((output) => outputText(output, context)) : []
  return [`[${id}] ${type}${ran}`, cell.source, ...outputs].join('\n')
}

function outputText(output: unknown, context: CellContext): string {
  if (!isObject(output)) return '[output: not an object]'
  const { output_type: type, name, text, data = {} } = output
  if (type === 'stream')
    return `[output: ${typeof name === 'string' ? name : 'stream'}]\n${cut(linesOf(text), context)}`
  if (type === 'error') return `[output: error]\n${cut(errorText(output), context)}`
  const parts = isObject(data) ? dataTexts(data, context) : [cut(linesOf(data), context)]
  return [`[output: ${typeof type === 'string' ? type : 'unknown'}]`, ...parts].join('\n')
}

/** `text/plain` as it is, images by number, other media types by name. */
function dataTexts(data: Record<string, unknown>, context: CellContext): readonly string[] {
  return Object.entries(data).flatMap(([mediaType, value]) => {
    if (mediaType === 'text/plain') return [cut(linesOf(value), context)]
    if (mediaType === 'image/png' || mediaType === 'image/jpeg') return [imageText(mediaType, linesOf(value), context)]
    return 'text/plain' in data ? [] : [`[${mediaType}: ${pointer(context)}]`]
  })
}

function imageText(mediaType: string, value: string, context: CellContext): string {
  const base64 = value.replace(/\s/g, '')
  if (!/^[A-Za-z0-9+/]+=*$/.test(base64)) return `[${mediaType}: not base64]`
  const spent = context.images.reduce((sum, image) => sum + image.base64.length, base64.length)
  if (spent * TOKENS_PER_BASE64_CHARACTER > context.tokens)
    return `[${mediaType} of ${base64.length} characters: ${pointer(context)}]`
  context.images.push({ base64, mediaType })
  return `[${mediaType}: image ${context.images.length}]`
}

function errorText(output: Record<string, unknown>): string {
  const { ename, evalue, traceback } = output
  const lines = Array.isArray(traceback) ? traceback.map((line) => linesOf([line])) : []
  // The traceback repeats name and value.
  return lines.length > 0 ? lines.join('\n').replace(ANSI_STYLE, '') : `${linesOf(ename)}: ${linesOf(evalue)}`
}

const ANSI_STYLE = /\u001b\[[0-9;]*m/g

function cut(text: string, context: CellContext): string {
  if (text.length <= OUTPUT_CHARACTERS) return text.replace(/\n$/, '')
  return `${text.slice(0, OUTPUT_CHARACTERS)}\n[${text.length - OUTPUT_CHARACTERS} more characters: ${pointer(context)}]`
}

const pointer = ({ index, name }: CellContext, part = '.outputs'): string =>
  `see jq '.cells[${index}]${part}' ${JSON.stringify(name)}`
