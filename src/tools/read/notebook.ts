import { isRecord, type Notebook, type NotebookCell } from '../../text/notebook.ts'
import type { ReadView } from '../tool.ts'

/** Characters of one output that are shown. */
const OUTPUT_CHARACTERS = 10_000
const TOKENS_PER_BASE64_CHARACTER = 0.125

interface NotebookImage {
  readonly base64: string
  readonly mediaType: string
}

/**
 * Every cell with its id, type, source and outputs, and the images among these. A large output is cut, with a word on where
 * the rest stands; over the token budget the view is partial and ends after the cells that fit.
 */
export function viewNotebook(notebook: Notebook, name: string, tokens: number): ReadView {
  const images: NotebookImage[] = []
  const shown: string[] = []
  let left = tokens
  for (const [index, cell] of notebook.cells.entries()) {
    const text = cellText(cell, { index, name, language: notebook.language, images, tokens: left })
    left -= text.length / 4
    if (left < 0) return partialView(shown.length > 0 ? shown : [text.slice(0, tokens * 4)], notebook, images)
    shown.push(text)
  }
  const empty = notebook.cells.length === 0 ? ({ empty: true, note: 'The notebook has no cells.' } as const) : {}
  return { type: 'notebook', content: shown.join('\n\n'), ...withImages(images), ...empty }
}

function partialView(shown: readonly string[], notebook: Notebook, images: readonly NotebookImage[]): ReadView {
  const note = `The first ${shown.length} of ${notebook.cells.length} cells: the rest is over the token budget. This view licenses no edit.`
  return { type: 'notebook', content: shown.join('\n\n'), partial: true, note, ...withImages(images) }
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
  const type = cell.type === 'code' ? `code, ${context.language}` : cell.type
  const ran = cell.executionCount === undefined ? '' : `, run ${cell.executionCount}`
  const outputs = cell.type === 'code' ? cell.outputs.map((output) => outputText(output, context)) : []
  return [`[${id}] ${type}${ran}`, cell.source, ...outputs].join('\n')
}

function outputText(output: unknown, context: CellContext): string {
  if (!isRecord(output)) return '[output: not an object]'
  const { output_type: type, name, text, data } = output
  if (type === 'stream') return `[output: ${typeof name === 'string' ? name : 'stream'}]\n${cut(joined(text), context)}`
  if (type === 'error') return `[output: error]\n${cut(errorText(output), context)}`
  const parts = isRecord(data) ? dataTexts(data, context) : []
  return [`[output: ${typeof type === 'string' ? type : 'unknown'}]`, ...parts].join('\n')
}

/** `text/plain` as it is, images by number, other media types by name. */
function dataTexts(data: Record<string, unknown>, context: CellContext): readonly string[] {
  return Object.entries(data).flatMap(([mediaType, value]) => {
    if (mediaType === 'text/plain') return [cut(joined(value), context)]
    if (mediaType === 'image/png' || mediaType === 'image/jpeg') return [imageText(mediaType, joined(value), context)]
    return 'text/plain' in data ? [] : [`[${mediaType}: ${pointer(context)}]`]
  })
}

function imageText(mediaType: string, value: string, context: CellContext): string {
  const base64 = value.replace(/\s/g, '')
  const spent = context.images.reduce((sum, image) => sum + image.base64.length, base64.length)
  if (spent * TOKENS_PER_BASE64_CHARACTER > context.tokens) {
    return `[${mediaType} of ${base64.length} characters: ${pointer(context)}]`
  }
  context.images.push({ base64, mediaType })
  return `[${mediaType}: image ${context.images.length}]`
}

function errorText(output: Record<string, unknown>): string {
  const { ename, evalue, traceback } = output
  const lines = Array.isArray(traceback) ? traceback.filter((line) => typeof line === 'string') : []
  // The traceback repeats name and value.
  return lines.length > 0 ? lines.join('\n').replace(ANSI_STYLE, '') : `${String(ename)}: ${String(evalue)}`
}

const ANSI_STYLE = /\u001b\[[0-9;]*m/g

/** Notebooks keep text as a string or as a list of lines. */
function joined(value: unknown): string {
  if (Array.isArray(value)) return value.filter((line) => typeof line === 'string').join('')
  return typeof value === 'string' ? value : JSON.stringify(value ?? '')
}

function cut(text: string, context: CellContext): string {
  if (text.length <= OUTPUT_CHARACTERS) return text.replace(/\n$/, '')
  return `${text.slice(0, OUTPUT_CHARACTERS)}\n[${text.length - OUTPUT_CHARACTERS} more characters: ${pointer(context)}]`
}

const pointer = ({ index, name }: CellContext): string => `see jq '.cells[${index}].outputs' ${JSON.stringify(name)}`
