import type { Problem } from '../errors.ts'
import type { NotebookEditInput } from '../plan/schema.ts'
import { findCell, type Notebook, parseNotebook } from '../text/notebook.ts'
import { editNotebook, type NotebookChange } from '../text/notebook-edit.ts'
import { visible } from '../text/visible.ts'
import {
  type Check,
  exists,
  firstProblem,
  isNotLink,
  isNotModified,
  isRegularFile,
  isWithinSize,
  openTarget,
  readNotes,
  refusal,
  refuse,
  type Target,
  textOf,
  wasRead,
} from './checks.ts'
import { changeFile } from './file-change.ts'
import type { Done, Outcome, Refused, Tool } from './tool.ts'

/**
 * Changes one cell of a notebook in the notebook's own bytes. Refusals in this order: SECRET_DETECTED, those of
 * `Workspace.locate` and the rules, NOT_A_NOTEBOOK, CELL_ID_REQUIRED, CELL_TYPE_REQUIRED, FILE_NOT_FOUND, IS_DIRECTORY,
 * DEVICE_FILE, FILE_TOO_LARGE, FILE_NOT_READ, FILE_MODIFIED, NOTEBOOK_INVALID, CELL_NOT_FOUND, SYMLINK, and those of `changeFile`.
 */
export const notebookEdit: Tool<NotebookEditInput> = {
  name: 'NotebookEdit',
  announce: ({ notebook_path }) => `Editing ${visible(notebook_path)}`,
  async run(input, context) {
    const secret = await context.policy.secrets(input.notebook_path, input.new_source)
    if (secret) return { ok: false, problem: secret }
    const opened = openTarget('NotebookEdit', input.notebook_path, context)
    return opened.ok ? editTarget(opened.target, input) : opened
  },
}

function editTarget(target: Target, input: NotebookEditInput): Outcome {
  const wrongFile = isNotebook(target)
  if (wrongFile) return { ok: false, problem: wrongFile }
  const request = toRequest(input)
  if ('ok' in request) return request
  const problem = firstProblem(target, CHECKS)
  if (problem) return { ok: false, problem }
  const parsed = parseNotebook(target.bytes())
  if (!parsed.ok) return parsed
  const change = toChange(request, parsed.notebook)
  if ('ok' in change) return change
  const link = isNotLink(target)
  return link ? { ok: false, problem: link } : applied(target, parsed.notebook, change)
}

const isNotebook: Check = ({ path }) =>
  path.endsWith('.ipynb') ? undefined : refusal('NOT_A_NOTEBOOK', `${path} does not end in .ipynb. Use Edit.`)

const CHECKS: readonly Check[] = [exists, isRegularFile, isWithinSize, wasRead, isNotModified]

/** An input that names what its mode needs. */
type CellRequest =
  | { readonly mode: 'insert'; readonly id: undefined; readonly type: string; readonly source: string }
  | { readonly mode: 'insert'; readonly id: string; readonly type: string; readonly source: string }
  | { readonly mode: 'replace'; readonly id: string; readonly type: string | undefined; readonly source: string }
  | { readonly mode: 'delete'; readonly id: string }

function toRequest(input: NotebookEditInput): CellRequest | Refused {
  const { edit_mode: mode = 'replace', cell_id: id, cell_type: type, new_source: source } = input
  if (mode === 'insert') {
    if (!type) return refuse('CELL_TYPE_REQUIRED', 'edit_mode insert needs a cell_type. Write code or markdown.')
    return id ? { mode, id, type, source } : { mode, id: undefined, type, source }
  }
  return id ? { mode, id, type, source } : refuse('CELL_ID_REQUIRED', `edit_mode ${mode} needs a cell_id. Give one.`)
}

function toChange(request: CellRequest, notebook: Notebook): NotebookChange | Refused {
  if (request.id === undefined) return { ...request, after: undefined }
  const index = findCell(notebook, request.id)
  if (index === undefined) return { ok: false, problem: cellNotFound(request.id, notebook) }
  return request.mode === 'insert' ? { ...request, after: index } : { ...request, index }
}

/** Cells named in a message. */
const CELLS_NAMED = 20

function cellNotFound(id: string, { cells }: Notebook): Problem {
  const ids = cells.slice(0, CELLS_NAMED).map((cell, index) => cell.id ?? `cell-${index}`)
  const known =
    cells.length === 0 ? 'It has none.' : `It has ${ids.join(', ')}${cells.length > ids.length ? ' …' : ''}.`
  return {
    ...refusal('CELL_NOT_FOUND', `The notebook has no cell ${JSON.stringify(id)}. ${known} Or count as in cell-0.`),
    suggestions: ids,
  }
}

function applied(target: Target, notebook: Notebook, change: NotebookChange): Outcome {
  const { path, stat } = target
  const splices = editNotebook(target.bytes(), notebook, change)
  const notes = readNotes(target)
  const done: Done = { ok: true, path, type: 'update', ...(notes.length > 0 && { notes }) }
  if (splices.length === 0) return done
  const changed = changeFile(target, textOf(target), splices)
  if (!changed.ok) return changed
  const { after: content } = changed.change
  const state = { content, timestamp: stat?.modified ?? 0, offset: undefined, limit: undefined, isPartialView: false }
  return { ...done, change: changed.change, state }
}
