import { describe, expect, it } from 'vitest'
import { notebookEdit } from '../../../src/core/tools/notebook-edit.ts'
import type { StepInputs } from '../../../src/core/tools/step-inputs.ts'
import type { Outcome, ToolContext } from '../../../src/core/tools/tool.ts'
import { createReader, type MemoryFile } from './read/reader.ts'

const NOTEBOOK = `{
 "cells": [
  {
   "cell_type": "code",
   "execution_count": 1,
   "id": "a",
   "metadata": {},
   "outputs": [
    {
     "name": "stdout"
    }
   ],
   "source": [
    "x = 1\\n",
    "x"
   ]
  }
 ],
 "metadata": {},
 "nbformat": 4,
 "nbformat_minor": 5
}
`
const bytes = Buffer.from(NOTEBOOK)

interface Setting {
  readonly files?: Readonly<Record<string, string | MemoryFile>>
  readonly unread?: boolean
  readonly context?: Partial<ToolContext>
}

const run = async (input: Partial<StepInputs['NotebookEdit']>, setting: Setting = {}): Promise<Outcome> => {
  const reader = createReader(setting.files ?? { 'n.ipynb': NOTEBOOK })
  const { notebook_path = 'n.ipynb' } = input
  const call = { new_source: 'y', ...input, notebook_path }
  if (!setting.unread) await reader.run({ file_path: call.notebook_path })
  return notebookEdit.run(call, { ...reader.context, ...setting.context })
}

const errorOf = async (input: Partial<StepInputs['NotebookEdit']>, setting?: Setting) => {
  const outcome = await run(input, setting)
  return outcome.ok ? 'ok' : outcome.problem.name
}

describe('NotebookEdit', () => {
  it('replaces a cell, clears what it printed, and reports the lines that changed', async () => {
    const outcome = await run({ cell_id: 'a', new_source: 'x = 1\ny' })
    expect(outcome).toMatchObject({
      type: 'update',
      change: { path: 'n.ipynb', before: bytes, mode: 0o644, insertions: 3, deletions: 7 },
      state: { offset: undefined, limit: undefined, isPartialView: false },
    })
    const after = outcome.ok ? outcome.change?.after?.toString() : undefined
    const printed = '[\n    {\n     "name": "stdout"\n    }\n   ]'
    const changes = NOTEBOOK.replace('count": 1', 'count": null').replace(printed, '[]').replace('"x"', '"y"')
    expect(after).toBe(changes)
  })

  it('inserts after a cell, or first without one, with the same id in every replay', async () => {
    for (const cell_id of [undefined, 'a', 'cell-0']) {
      const input = { edit_mode: 'insert', cell_type: 'markdown', ...(cell_id && { cell_id }) } as const
      const [first, second] = await Promise.all([run(input), run(input)])
      const after = first.ok ? first.change?.after : undefined
      const cells: { id: string; source: string | string[] }[] = JSON.parse(after?.toString() ?? '{}').cells
      expect(cells.map(({ source }) => source)).toEqual(cell_id ? [['x = 1\n', 'x'], ['y']] : [['y'], ['x = 1\n', 'x']])
      expect(second).toEqual(first)
    }
  })

  it('deletes the only cell', async () => {
    const outcome = await run({ cell_id: 'a', edit_mode: 'delete' })
    const after = outcome.ok ? outcome.change?.after?.toString() : undefined
    expect(after).toBe('{\n "cells": [],\n "metadata": {},\n "nbformat": 4,\n "nbformat_minor": 5\n}\n')
  })

  it('changes no cell by an id that several have, and says how to count them', async () => {
    const cell = '{"cell_type": "raw", "id": "a", "source": "x"}'
    const files = { 'n.ipynb': `{"cells": [${cell}, ${cell}], "nbformat": 4}` }
    const problem = { name: 'CELL_NOT_FOUND', suggestions: ['cell-0', 'cell-1'] }
    expect(await run({ cell_id: 'a' }, { files })).toMatchObject({ ok: false, problem })
    const outcome = await run({ cell_id: 'cell-0' }, { files })
    expect(outcome.ok && String(outcome.change?.after)).toBe(files['n.ipynb'].replace('"x"', '"y"'))
  })

  it('has no change where the cell says it all already', async () => {
    const files = { 'n.ipynb': '{"cells": [{"cell_type": "raw", "source": "y"}], "nbformat": 4}' }
    expect(await run({ cell_id: 'cell-0' }, { files })).toEqual({ ok: true, path: 'n.ipynb', type: 'update' })
  })

  it.each([
    ['CELL_ID_REQUIRED', {}],
    ['CELL_ID_REQUIRED', { cell_id: '' }],
    ['CELL_ID_REQUIRED', { edit_mode: 'delete' }],
    ['CELL_TYPE_REQUIRED', { edit_mode: 'insert', cell_id: 'a' }],
    ['CELL_NOT_FOUND', { cell_id: 'b' }],
    ['CELL_NOT_FOUND', { cell_id: 'cell-1' }],
    ['CELL_NOT_FOUND', { cell_id: 'b', edit_mode: 'insert', cell_type: 'code' }],
  ] as const)('answers %s to %j', async (name, input) => {
    expect(await errorOf(input)).toBe(name)
  })

  it('names the cells there are when one is not found', async () => {
    expect(await run({ cell_id: 'b' })).toMatchObject({ problem: { suggestions: ['a'] } })
  })

  it('takes .ipynb alone for a notebook', async () => {
    for (const path of ['n.txt', 'n.json', 'n.IPYNB']) {
      expect(await errorOf({ notebook_path: path, cell_id: 'a' }, { files: { [path]: NOTEBOOK } })).toBe(
        'NOT_A_NOTEBOOK',
      )
    }
  })

  it('wants the notebook read, and as it was then', async () => {
    expect(await errorOf({ cell_id: 'a' }, { unread: true })).toBe('FILE_NOT_READ')
    const states = createReader({}).context.states
    states.set('n.ipynb', {
      content: Buffer.from('{}'),
      timestamp: 1000,
      offset: 1,
      limit: undefined,
      isPartialView: false,
    })
    expect(await errorOf({ cell_id: 'a' }, { context: { states } })).toBe('FILE_MODIFIED')
  })

  it('reads it itself with reads: auto, and says so', async () => {
    const options = { reads: 'auto', trailing_whitespace: 'keep' } as const
    expect(await run({ cell_id: 'a' }, { unread: true, context: { options } })).toMatchObject({
      ok: true,
      reads: 'auto',
    })
  })

  it('refuses missing, broken and linked notebooks', async () => {
    expect(await errorOf({ cell_id: 'a' }, { files: {}, unread: true })).toBe('FILE_NOT_FOUND')
    const auto = { context: { options: { reads: 'auto', trailing_whitespace: 'keep' } }, unread: true } as const
    expect(await errorOf({ cell_id: 'a' }, { files: { 'n.ipynb': '{' }, ...auto })).toBe('NOTEBOOK_INVALID')
    expect(await errorOf({ cell_id: 'a' }, { files: { 'n.ipynb': { bytes, stat: { link: true } } } })).toBe('SYMLINK')
  })

  describe('beside a cell of a type that nbformat does not know', () => {
    const FOREIGN = '{"cell_type": "sql",  "query": "x",\t"outputs": null }'
    const files = { 'n.ipynb': NOTEBOOK.replace('\n ],\n "metadata"', `,\n  ${FOREIGN}\n ],\n "metadata"`) }
    const madeBy = async (input: Partial<StepInputs['NotebookEdit']>) => {
      const outcome = await run(input, { files })
      return outcome.ok ? (outcome.change?.after?.toString() ?? '') : outcome.problem.name
    }

    it.each<Partial<StepInputs['NotebookEdit']>>([
      { cell_id: 'a', new_source: 'y' },
      { cell: '*', old_string: 'x', new_string: 'y', replace_all: true, new_source: undefined },
      { cell_id: 'a', edit_mode: 'insert', cell_type: 'code' },
      { cell_id: 'cell-1', edit_mode: 'insert', cell_type: 'code' },
      { cell_id: 'a', edit_mode: 'delete' },
    ])('leaves that as it is: %j', async (input) => {
      const text = await madeBy(input)
      expect(text.split(FOREIGN)).toHaveLength(2)
      expect(() => JSON.parse(text)).not.toThrow()
    })

    it('knows its id, so that none of two cells is changed by one', async () => {
      const twice = { 'n.ipynb': files['n.ipynb'].replace('"query"', '"id": "a", "query"') }
      expect(await errorOf({ cell_id: 'a' }, { files: twice })).toBe('CELL_NOT_FOUND')
    })

    it('takes it away whole, and gives it no source', async () => {
      expect(await madeBy({ cell_id: 'cell-1', edit_mode: 'delete' })).toBe(NOTEBOOK)
      expect(await madeBy({ cell_id: 'cell-1', new_source: 'y' })).toBe('NOTEBOOK_INVALID')
      expect(await madeBy({ cell_id: 'cell-1', new_source: 'y', cell_type: 'code' })).toBe('NOTEBOOK_INVALID')
    })
  })

  it('asks the policy about new text, path and result', async () => {
    const { policy } = createReader({}).context
    const problem = { name: 'SECRET_DETECTED', message: 'no' } as const
    const refusing = [
      { ...policy, secrets: async () => problem },
      { ...policy, path: () => problem },
      { ...policy, configuration: () => problem },
    ]
    for (const policy of refusing) {
      expect(await run({ cell_id: 'a' }, { context: { policy } })).toEqual({ ok: false, problem })
    }
  })

  it('keeps trailing blanks of the source, whatever the options say', async () => {
    const options = { reads: 'strict', trailing_whitespace: 'strip' } as const
    const outcome = await run({ cell_id: 'a', new_source: 'y  ' }, { context: { options } })
    expect(outcome.ok && outcome.change?.after?.toString()).toContain('"y  "')
  })
})

describe('a comment that stands for lines of a cell', () => {
  const lines = Array.from({ length: 14 }, (_, at) => `x${at} = ${at}`)
  const before = JSON.stringify({
    cells: [{ cell_type: 'code', id: 'a', metadata: {}, outputs: [], execution_count: null, source: lines.join('\n') }],
    metadata: {},
    nbformat: 4,
    nbformat_minor: 5,
  })
  const setting = { files: { 'n.ipynb': before } }
  const elided = { cell_id: 'a', new_source: 'x0 = 1\n# ... existing code ...' }

  it('is refused, unless the step takes it as it is', async () => {
    expect(await errorOf(elided, setting)).toBe('ELISION')
    expect(await errorOf({ ...elided, allow_elision: true } as typeof elided, setting)).toBe('ok')
  })

  it('is refused in a text that is replaced within a cell', async () => {
    const replacing = {
      cell_id: 'a',
      new_source: undefined,
      old_string: lines.slice(1).join('\n'),
      new_string: '# ...',
    }
    expect(await errorOf(replacing as object, setting)).toBe('ELISION')
  })

  it('is none where as many lines stay, or a cell is new', async () => {
    const many = { cell_id: 'a', new_source: `${lines.slice(5).join('\n')}\n# ...` }
    const fresh = { cell_id: 'a', edit_mode: 'insert', cell_type: 'code', new_source: '# ...' } as const
    expect([await errorOf(many, setting), await errorOf(fresh, setting)]).toEqual(['ok', 'ok'])
  })

  it('says which attachments go with a cell that becomes code', async () => {
    const { cells, ...rest } = JSON.parse(NOTEBOOK)
    const { outputs: _, execution_count: __, ...cell } = cells[0]
    const text = { ...cell, cell_type: 'markdown', attachments: { 'i.png': { 'image/png': 'AAAA' } } }
    const files = { 'n.ipynb': JSON.stringify({ ...rest, cells: [text] }) }
    const outcome = await run({ cell_id: 'a', cell_type: 'code' }, { files })
    expect(outcome).toMatchObject({ notes: [expect.stringContaining('i.png')] })
    expect(await run({ cell_id: 'a' }, { files })).not.toHaveProperty('notes')
  })
})
