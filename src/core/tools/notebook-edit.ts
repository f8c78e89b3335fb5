import * as z from 'zod'
import type { Problem } from '../../errors.ts'
import { openString } from '../text/encoding.ts'
import { type Match, matchEdit } from '../text/match.ts'
import { findCell, type Notebook } from '../text/notebook.ts'
import { editNotebook, followChange, type NotebookChange, openNotebook } from '../text/notebook-edit.ts'
import { applySplices } from '../text/splice.ts'
import type { Edit } from '../text/tolerances.ts'
import { counted } from '../text/words.ts'
import {
  type Check,
  exists,
  firstProblem,
  isNotLink,
  KNOWN_FILE,
  openTarget,
  readByItself,
  refusal,
  refuse,
  refuseNewSecret,
  type Target,
  textOf,
  unlessSecret,
} from './checks.ts'
import { allowElision, elision } from './elision.ts'
import { filePath, flag, once, oneOf, text, withRules } from './fields.ts'
import { changeFile, seenWhole } from './file-change.ts'
import type { ExpectedMatches } from './file-choice.ts'
import { choiceKeys, goesWithGlob, hasNoGroups, replaceAll } from './file-choice.ts'
import { mayFindNone, unexpectedMatches } from './match-problems.ts'
import type { Touch } from './permission.ts'
import type { StepInputs } from './step-inputs.ts'
import type { Outcome, Tool, ToolContext, ToolRefusal, ToolResult } from './tool.ts'

/**
 * Changes one cell of a notebook in the notebook's own bytes. Refusals in this order: SECRET_DETECTED, those of
 * `Workspace.locate` and the rules, NOT_A_NOTEBOOK, CELL_ID_REQUIRED, CELL_TYPE_REQUIRED, FILE_NOT_FOUND, IS_DIRECTORY,
 * DEVICE_FILE, FILE_TOO_LARGE, FILE_NOT_READ, FILE_MODIFIED, NOTEBOOK_INVALID, CELL_NOT_FOUND, SYMLINK, and those of `changeFile`.
 */
export const notebookEdit = {
  name: 'NotebookEdit',
  input: once(stepInput),
  call: {
    title: 'Edit a notebook',
    description: 'Replaces, inserts or deletes one cell of a Jupyter notebook.',
    input: once(callInput),
  },
  effect: 'changes',
  touches: (input) => [changing(input)],
  rule: [],
  fileKey: 'notebook_path',
  counts: 'places',
  criteria: ({ cell_id, old_string }) => ({
    endings: ['.ipynb'],
    held: { notebook: { cell: cell_id, text: old_string } },
  }),
  doing: 'Editing',
  facts: ({ cell_id, cell, edit_mode = 'replace', cell_type = '', clear_outputs }) => [
    `Cell ${cell_id ?? (cell ? 'any' : 'at the start')}: ${edit_mode} ${cell_type}`.trim(),
    ...(clear_outputs === false ? ['Keeps the outputs'] : []),
  ],
  texts: ({ edit_mode, old_string = '', new_source, new_string = '' }) =>
    edit_mode === 'delete' ? { before: '', after: '' } : { before: old_string, after: new_source ?? new_string },
  run: (input, context) => {
    const opened = openTarget(notebookEdit.name, changing(input), context)
    const { notebook_path: path = '', new_source, new_string = '' } = input
    return unlessSecret(refuseNewSecret({ path, opened, text: new_source ?? new_string }, context), () =>
      opened.ok ? editTarget(opened.target, input, context.equalIds) : opened,
    )
  },
} satisfies Tool<'NotebookEdit'>

declare module './step-inputs.ts' {
  interface StepSchemas {
    NotebookEdit: ReturnType<typeof stepInput>
  }
}

function callInput() {
  return z
    .strictObject({
      notebook_path: filePath.meta({ examples: ['notebooks/demo.ipynb'] }),
      cell_id: text()
        .optional()
        .describe(
          'Id of the cell, or cell-N counted from 0. For insert: the cell to insert after; absent, at the start.',
        )
        .meta({ examples: ['a1b2c3', 'cell-0'] }),
      new_source: text()
        .describe('The source of the cell; for delete, anything.')
        .meta({ examples: ['fetch_user()'] }),
      cell_type: z.enum(['code', 'markdown']).optional().describe('Kind of the cell; required for insert.'),
      edit_mode: z
        .enum(['replace', 'insert', 'delete'])
        .optional()
        .describe('What to do with the cell.')
        .meta({ default: 'replace' }),
    })
    .describe('Change one cell of a Jupyter notebook.')
}

function stepInput() {
  const { shape } = callInput()
  const notebooks = oneOf('notebook_path', 'glob')
  const source = oneOf('new_source', 'old_string')
  const { glob, exclude, only_if, expect_matches, skip_unsupported } = choiceKeys
  return withRules(
    z.strictObject({
      notebook_path: shape.notebook_path.optional(),
      glob,
      exclude,
      only_if,
      cell_id: shape.cell_id,
      cell: z.literal('*').optional().describe('Instead of cell_id, with old_string: every cell that holds it.'),
      new_source: shape.new_source.optional(),
      old_string: text()
        .min(1, 'is empty')
        .optional()
        .describe('Instead of new_source: text to replace within the cell, as it is written.')
        .meta({ examples: ['load_user('] }),
      new_string: text()
        .optional()
        .describe('With old_string: text to put there, taken literally; empty deletes.')
        .meta({ examples: ['fetch_user('] }),
      replace_all: replaceAll(),
      cell_type: shape.cell_type,
      edit_mode: shape.edit_mode,
      clear_outputs: flag('Whether a code cell whose source is replaced loses its outputs and execution count.').meta({
        default: true,
      }),
      allow_elision: allowElision(),
      expect_matches,
      skip_unsupported,
    }),
    ...notebooks.rules,
    ...source.rules,
    [
      'new_string',
      ({ old_string, new_string }) => (old_string === undefined) === (new_string === undefined),
      'The keys old_string and new_string go together.',
    ],
    [
      'old_string',
      ({ old_string, edit_mode = 'replace', cell_type }) =>
        old_string === undefined || (edit_mode === 'replace' && cell_type === undefined),
      'needs edit_mode replace, and no cell_type',
    ],
    [
      'cell',
      ({ cell, cell_id, old_string }) => cell === undefined || (cell_id === undefined && old_string !== undefined),
      'needs old_string, and no cell_id',
    ],
    [
      'replace_all',
      ({ replace_all, old_string }) => replace_all === undefined || old_string !== undefined,
      'needs old_string',
    ],
    [
      'clear_outputs',
      ({ clear_outputs, edit_mode = 'replace', cell_type }) =>
        clear_outputs === undefined || (edit_mode === 'replace' && cell_type !== 'markdown'),
      'counts where the source of a code cell is replaced',
    ],
    ...goesWithGlob('skip_unsupported'),
    hasNoGroups,
  )
    .describe(
      'Change one cell of a Jupyter notebook, or a text within its cells; or in every notebook that a glob names and that has it. A code cell whose source is replaced loses its outputs and execution count.',
    )
    .meta({ allOf: [notebooks.schema, source.schema] })
}

const changing = ({ notebook_path: path = '' }: StepInputs['NotebookEdit']): Touch => ({ path, effects: ['changes'] })

function editTarget(target: Target, input: StepInputs['NotebookEdit'], equalIds?: ToolContext['equalIds']): Outcome {
  const wrongFile = isNotebook(target)
  if (wrongFile) return { ok: false, problem: wrongFile }
  const request = input.old_string === undefined ? toRequest(input) : textRequest(input)
  if ('ok' in request) return request
  const problem = firstProblem(target, CHECKS)
  if (problem) return { ok: false, problem }
  const parsed = openNotebook(target.bytes())
  if (!parsed.ok) return parsed
  const named = equalIds === 'first' ? withIdsOnce(parsed.notebook) : parsed.notebook
  const made = 'text' in request ? textChanges(request, named, target) : cellChange(request, named)
  if (!made.ok) return made
  const unexpected = unexpectedMatches({ expected: input.expect_matches, found: made.places ?? 1 }, target.path)
  if (unexpected) return { ok: false, problem: unexpected }
  const link = isNotLink(target)
  if (link) return { ok: false, problem: link }
  const elided = input.allow_elision ? undefined : elisionIn(made.changes, parsed.notebook)
  if (elided) return { ok: false, problem: elided }
  const idle = target.context.needsNoRead ? undefined : clearsNothing(input, made.changes, named)
  if (idle) return idle
  const kept = input.clear_outputs === false
  const changes = made.changes.map((change) =>
    kept && change.mode === 'replace' ? { ...change, keepsOutputs: true } : change,
  )
  return applied(target, parsed.notebook, { ...made, changes })
}

/** Of every cell of a notebook, or of every notebook, some may hold no code. */
function clearsNothing(
  { clear_outputs, cell_id: id, cell_type }: StepInputs['NotebookEdit'],
  changes: readonly NotebookChange[],
  { cells }: Notebook,
): ToolRefusal | undefined {
  if (clear_outputs === undefined || id === undefined || cell_type === 'code') return undefined
  const isCode = changes.some((change) => change.mode === 'replace' && cells[change.index]?.type === 'code')
  if (isCode) return undefined
  return refuse('INVALID_INPUT', `clear_outputs counts for a code cell, and ${id} is none. Leave it out.`)
}

/** ELISION, where the new source of a cell has a comment that stands for lines which go. */
function elisionIn(changes: readonly NotebookChange[], { cells }: Notebook): Problem | undefined {
  for (const change of changes) {
    const before = change.mode === 'replace' ? cells[change.index]?.source : undefined
    const found = change.mode === 'replace' && before !== undefined ? elision(before, change.source) : undefined
    if (found) return found
  }
  return undefined
}

/** Each id is that of the first cell that has it. */
function withIdsOnce(notebook: Notebook): Notebook {
  const known = new Set<string | undefined>()
  const cells = notebook.cells.map((cell) => {
    const isKnown = known.has(cell.id)
    known.add(cell.id)
    return isKnown ? { ...cell, id: undefined } : cell
  })
  return { ...notebook, cells }
}

/** The changes of cells, and the number of places where a text is replaced. */
type Changes = { readonly ok: true; readonly changes: readonly NotebookChange[]; readonly places?: number }

interface TextRequest {
  readonly text: CellTextEdit
  /** Absent for every cell. */
  readonly id: string | undefined
  readonly expected: ExpectedMatches | undefined
}

function textRequest(input: StepInputs['NotebookEdit']): TextRequest | ToolRefusal {
  const { old_string = '', new_string = '', replace_all, cell, cell_id: id } = input
  if (old_string === new_string) return refuse('NO_CHANGE', 'old_string and new_string are equal. Remove the step.')
  if (id === undefined && cell === undefined)
    return refuse('CELL_ID_REQUIRED', 'old_string needs a cell_id, or cell: "*" for every cell. Give one.')
  return { text: { old_string, new_string, replace_all }, id, expected: input.expect_matches }
}

function textChanges({ text, id, expected }: TextRequest, notebook: Notebook, { path }: Target): Changes | ToolRefusal {
  const index = id === undefined ? undefined : findCell(notebook, id)
  if (id !== undefined && index === undefined) return { ok: false, problem: notOneCell(id, notebook) }
  const made = editCells(notebook, index === undefined ? [...notebook.cells.keys()] : [index], text)
  if (!made.ok)
    return refuse(
      'STRING_NOT_UNIQUE',
      `old_string is in several places of cell ${notebook.cells[made.index]?.id ?? `cell-${made.index}`} of ${path}. Set replace_all: true, or repeat more of the cell.`,
    )
  if (made.edited.length === 0 && !mayFindNone(expected))
    return refuse(
      'STRING_NOT_FOUND',
      `old_string is in no ${id === undefined ? `cell of ${path}` : `line of cell ${id} of ${path}`}, as it is written. Copy it from the cell.`,
    )
  const changes = made.edited.map(({ index, source }) => ({ mode: 'replace' as const, index, source, type: undefined }))
  return { ok: true, changes, places: made.edited.reduce((sum, { places }) => sum + places, 0) }
}

function cellChange(request: CellRequest, notebook: Notebook): Changes | ToolRefusal {
  const change = toChange(request, notebook)
  return 'ok' in change ? change : { ok: true, changes: [change] }
}

const isNotebook: Check = ({ path }) =>
  path.endsWith('.ipynb') ? undefined : refusal('NOT_A_NOTEBOOK', `${path} does not end in .ipynb. Use Edit.`)

const CHECKS: readonly Check[] = [exists, ...KNOWN_FILE]

/** An input that names what its mode needs. */
type CellRequest =
  | { readonly mode: 'insert'; readonly id: undefined; readonly type: string; readonly source: string }
  | { readonly mode: 'insert'; readonly id: string; readonly type: string; readonly source: string }
  | { readonly mode: 'replace'; readonly id: string; readonly type: string | undefined; readonly source: string }
  | { readonly mode: 'delete'; readonly id: string }

function toRequest(input: StepInputs['NotebookEdit']): CellRequest | ToolRefusal {
  const { edit_mode: mode = 'replace', cell_id: id, cell_type: type, new_source: source = '' } = input
  if (mode === 'insert') {
    if (!type) return refuse('CELL_TYPE_REQUIRED', 'edit_mode insert needs a cell_type. Write code or markdown.')
    return id ? { mode, id, type, source } : { mode, id: undefined, type, source }
  }
  return id ? { mode, id, type, source } : refuse('CELL_ID_REQUIRED', `edit_mode ${mode} needs a cell_id. Give one.`)
}

function toChange(request: CellRequest, notebook: Notebook): NotebookChange | ToolRefusal {
  if (request.id === undefined) return { ...request, after: undefined }
  const index = findCell(notebook, request.id)
  if (index === undefined) return { ok: false, problem: notOneCell(request.id, notebook) }
  const cell = notebook.cells[index]
  if (request.mode === 'replace' && cell?.isForeign)
    return refuse(
      'NOTEBOOK_INVALID',
      `Cell ${request.id} is of the type ${JSON.stringify(cell.type)}, and what its source would be is not known. Delete it, and insert a cell.`,
    )
  return request.mode === 'insert' ? { ...request, after: index } : { ...request, index }
}

/** Why an id does not say which cell it is. */
function notOneCell(id: string, notebook: Notebook): Problem {
  const places = notebook.cells.flatMap((cell, index) => (cell.id === id ? [`cell-${index}`] : []))
  if (places.length === 0) return cellNotFound(id, notebook)
  const message = `${places.length} cells have the id ${JSON.stringify(id)}. Count the cell instead: ${places.join(', ')}.`
  return { ...refusal('CELL_NOT_FOUND', message), suggestions: places }
}

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

function applied(target: Target, notebook: Notebook, { changes, places }: Changes): Outcome {
  const { path, stat } = target
  const splices = changes
    .flatMap((change) => editNotebook(target.bytes(), notebook, change))
    .toSorted((one, other) => one.start - other.start)
  const note = clearedNotes(notebook, changes).join(' ')
  const done: ToolResult = {
    ok: true,
    path,
    type: 'update',
    ...(places !== undefined && { matches: places }),
    ...readByItself(target),
    ...(note !== '' && { notes: [note] }),
  }
  if (splices.length === 0) return done
  const changed = changeFile(target, textOf(target), splices)
  if (!changed.ok) return changed
  const { after } = changed.change
  const [change, ...others] = changes
  const cell = change && others.length === 0 ? followChange(notebook, change, { splices, after }) : undefined
  return { ...done, change: { ...changed.change, ...(cell && { cell }) }, state: seenWhole(after, stat?.modified) }
}

/** Says where outputs go with the source that made them, and attachments with a cell that becomes code. */
function clearedNotes({ cells }: Notebook, changes: readonly NotebookChange[]): readonly string[] {
  const attached = changes.flatMap((change) =>
    change.mode === 'replace' && change.type === 'code' ? (cells[change.index]?.attachments ?? []) : [],
  )
  const gone =
    attached.length === 0
      ? []
      : [
          `A code cell has no attachments: ${attached.map((name) => JSON.stringify(name)).join(', ')} went with the old cell.`,
        ]
  const cleared = changes.filter((change) => {
    if (change.mode !== 'replace' || change.keepsOutputs) return false
    const cell = cells[change.index]
    return cell?.type === 'code' && (cell.outputs.length > 0 || cell.executionCount !== undefined)
  })
  if (cleared.length === 0) return gone
  const which = counted(cleared.length, 'code cell')
  return [
    ...gone,
    `The outputs and the execution count of ${which} were cleared; set clear_outputs: false to keep them.`,
  ]
}

type CellTextEdit = Pick<Edit, 'old_string' | 'new_string' | 'replace_all'>

type EditedCell = { readonly index: number; readonly source: string; readonly places: number }

/** The cells among those given that hold the text, with their new source; or the first cell that has it in several places. */
const editCells = (
  { cells }: Notebook,
  indexes: readonly number[],
  edit: CellTextEdit,
): { readonly ok: true; readonly edited: readonly EditedCell[] } | { readonly ok: false; readonly index: number } => {
  const edited: EditedCell[] = []
  for (const index of indexes) {
    const file = openString(cells[index]?.source ?? '')
    const match: Match = matchEdit(file, { ...edit, match: 'literal' })
    if (!match.ok && match.reason !== 'not-found') return { ok: false, index }
    if (!match.ok) continue
    const source = applySplices(file.bytes, match.splices).toString('utf16le')
    edited.push({ index, source, places: match.splices.length })
  }
  return { ok: true, edited }
}
