import { constants } from 'node:buffer'
import type { Problem } from '../../errors.ts'
import { isObject } from './json.ts'
import { languageOf } from './notebook-output.ts'

/** One cell, as in the notebook's JSON. */
export interface NotebookCell {
  readonly id: string | undefined
  /** code, markdown, raw, or one that a later format knows. */
  readonly type: string
  readonly source: string
  /** The file has the source as a list of lines. */
  readonly listed: boolean
  readonly executionCount: number | undefined
  readonly outputs: readonly unknown[]
  /** Names of the files within it, which a code cell cannot have. */
  readonly attachments?: readonly string[]
  /** Of another type, and nothing in it need be what it is elsewhere: it can only stay, or go whole. */
  readonly isForeign?: true
}

/** A Jupyter notebook of format 4 (or later, while it keeps format 4's cells). */
export interface Notebook {
  readonly cells: readonly NotebookCell[]
  /** Cells carry ids: from format 4.5 on. */
  readonly hasIds: boolean
  /** The kernel's language; `python` where the metadata name none, `unknown` where they cannot be read. */
  readonly language: string
}

/** A cell that a change makes, takes away or makes another. */
export interface ChangedCell {
  /** In the notebook after the change; of one that goes before it. */
  readonly index: number
  readonly language: string
  readonly before: NotebookCell | undefined
  readonly after: NotebookCell | undefined
}

type ParsedNotebook =
  | { readonly ok: true; readonly notebook: Notebook }
  | { readonly ok: false; readonly problem: Problem }

/**
 * Reads a notebook (https://nbformat.readthedocs.io/en/latest/format_description.html). A BOM is skipped.
 * Refusals: NOTEBOOK_INVALID, with the place where the JSON breaks or the wrong cell; FILE_TOO_LARGE.
 */
export function parseNotebook(bytes: Buffer): ParsedNotebook {
  if (bytes.length > constants.MAX_STRING_LENGTH)
    return refuse('The notebook is too large to be parsed. Clear its outputs first.', 'FILE_TOO_LARGE')
  const text = bytes.toString('utf8')
  let json: unknown
  try {
    json = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text)
  } catch (error) {
    return refuse(`The notebook is not valid JSON: ${(error as SyntaxError).message}. Correct it and run again.`)
  }
  return toNotebook(json)
}

/** The cell with this id, else the one that `cell-N` counts (from 0); its index in the notebook. Undefined for none, and for an id of two. */
export function findCell(notebook: Notebook, cellId: string): number | undefined {
  let found: number | undefined
  for (const [index, { id }] of notebook.cells.entries()) {
    if (id === cellId && found !== undefined) return undefined
    if (id === cellId) found = index
  }
  if (found !== undefined) return found
  const counted = /^cell-(\d+)$/.exec(cellId)?.[1]
  return counted !== undefined && Number(counted) < notebook.cells.length ? Number(counted) : undefined
}

function toNotebook(json: unknown): ParsedNotebook {
  if (!isObject(json)) return refuse('The notebook is not a JSON object.')
  const { nbformat, nbformat_minor: minor, cells, metadata } = json
  if (typeof nbformat !== 'number' || !Number.isInteger(nbformat)) return refuse('The notebook has no nbformat.')
  if (nbformat < 4)
    return refuse(`The notebook has nbformat ${nbformat}. Convert it with \`jupyter nbconvert --to notebook\` first.`)
  if (minor !== undefined && !(Number.isInteger(minor) && Number(minor) >= 0))
    return refuse('The notebook has an nbformat_minor that is no whole number.')
  if (!Array.isArray(cells)) return refuse('The notebook has no list of cells.')
  const read: NotebookCell[] = []
  for (const [index, value] of cells.entries()) {
    const cell = toCell(value)
    if (typeof cell === 'string') return refuse(`Cell ${index} of the notebook (counted from 0) ${cell}.`)
    read.push(cell)
  }
  const hasIds = nbformat > 4 || (typeof minor === 'number' && minor >= 5)
  return { ok: true, notebook: { cells: read, hasIds, language: languageOf(metadata) } }
}

const TYPES: ReadonlySet<string> = new Set(['code', 'markdown', 'raw'])

/** A cell of a notebook's JSON, or what is wrong with it. Of a type that a later format may have nothing else is asked. */
export function toCell(value: unknown): NotebookCell | string {
  const cell = toKnownCell(value)
  if (typeof cell !== 'string' || !isObject(value)) return cell
  const { id, cell_type: type } = value
  if (typeof type !== 'string' || TYPES.has(type)) return cell
  const named = typeof id === 'string' && id !== '' ? id : undefined
  return { id: named, type, source: '', listed: true, executionCount: undefined, outputs: [], isForeign: true }
}

function toKnownCell(value: unknown): NotebookCell | string {
  if (!isObject(value)) return 'is not an object'
  const { id, cell_type: type, source, execution_count: count = null, outputs = [], attachments } = value
  if (typeof type !== 'string') return 'has no cell_type'
  if (id !== undefined && (typeof id !== 'string' || id === '')) return 'has an id that is empty or not text'
  if (count !== null && typeof count !== 'number') return 'has an execution_count that is no number'
  if (!Array.isArray(outputs)) return 'has outputs that are no list'
  const listed = Array.isArray(source)
  const lines: readonly unknown[] = listed ? source : [source]
  if (!lines.every((line) => typeof line === 'string')) return 'has a source that is neither text nor a list of lines'
  return {
    id,
    type,
    source: lines.join(''),
    listed,
    executionCount: count ?? undefined,
    outputs,
    ...(isObject(attachments) && { attachments: Object.keys(attachments) }),
  }
}

const refuse = (message: string, name: Problem['name'] = 'NOTEBOOK_INVALID'): ParsedNotebook => ({
  ok: false,
  problem: { name, message },
})
