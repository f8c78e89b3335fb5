import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { definePlan } from '../../../src/core/plan/define-plan.ts'
import { parsePlan } from '../../../src/core/plan/parse.ts'
import type { PlanData } from '../../../src/core/plan/schema.ts'
import { cellOf, reportStep } from '../../../src/core/report/build-report.ts'
import { proveReplay } from '../../support/replay.ts'

const OUTPUTS = [
  { output_type: 'stream', name: 'stdout', text: ['one\n', 'two\n'] },
  { output_type: 'display_data', data: { 'image/png': 'AAAA', 'text/plain': '<Figure>' } },
]
const code = (id: string, source: string, outputs: unknown[] = []) => ({
  cell_type: 'code',
  id,
  source,
  metadata: {},
  outputs,
})
const notebook = (...cells: object[]): Buffer =>
  Buffer.from(JSON.stringify({ cells, metadata: { language_info: { name: 'julia' } }, nbformat: 4, nbformat_minor: 5 }))

/** The cells that the steps name, one after the other, in a notebook. */
const cells = async (before: Buffer, ...inputs: readonly object[]) => {
  const steps = inputs.map((input) => ({ tool: 'NotebookEdit', notebook_path: 'a.ipynb', ...input }))
  const plan = JSON.stringify({ version: 1, title: 't', options: { reads: 'auto' }, steps })
  const { results } = await proveReplay({ plan, files: { 'a.ipynb': before } })
  expect(results.map(({ status }) => status)).toEqual(steps.map(() => 'applied'))
  return results.map(cellOf)
}

it.each([
  ['eslint/no-var', 'eslint/no-var'],
  ['editplan/layout', undefined],
  ['editplan/rest', undefined],
])('of the source %s the rule %s is told: what an explanation made is of no tool', async (source, told) => {
  const sha256 = createHash('sha256').update('a\n').digest('hex')
  const edits = [{ file_path: 'a.txt', sha256, start: 0, end: 1, old_string: 'a', new_string: 'b' }]
  const plan = JSON.stringify({
    version: 1,
    title: 't',
    options: { reads: 'auto' },
    steps: [{ tool: 'Fix', source, edits }],
  })
  const { results } = await proveReplay({ plan, files: { 'a.txt': Buffer.from('a\n') } })
  expect(results.map(reportStep)).toMatchObject([{ status: 'applied', tool: 'Fix' }])
  expect(results.map(reportStep)[0]?.source).toBe(told)
})

it('the refused step of an object is told by its field, that of a text by its line', () => {
  const data: PlanData = { version: 1, title: 't', steps: [{ tool: 'Delete', file_path: 'a' }] }
  const parsed = parsePlan({ name: 'plan.json', text: JSON.stringify(data) })
  const errors = [definePlan(data), ...(parsed.ok ? [parsed.plan] : [])].map(({ steps: [step] }) => {
    const error = { name: 'FILE_NOT_FOUND', message: 'No such file.' } as const
    const told = step && reportStep({ step, status: 'failed', path: 'a', changes: [], error })
    const { file, line, field } = told?.error ?? {}
    return { file, line, field }
  })
  expect(errors).toEqual([
    { file: undefined, line: undefined, field: 'steps[0]' },
    { file: 'plan.json', line: 1, field: undefined },
  ])
})

const reportOf = async (steps: readonly object[], files: Readonly<Record<string, Buffer>>) => {
  const plan = JSON.stringify({ version: 1, title: 't', options: { reads: 'auto' }, steps })
  const { results } = await proveReplay({ plan, files })
  return results.map(reportStep)
}

it('tells of a Move the path before, without lines, and the new one, and no mode that stays', async () => {
  const [one, many] = await reportOf(
    [
      { tool: 'Move', file_path: 'a.txt', new_path: 'b.txt' },
      { tool: 'Move', glob: '*.txt', new_path: 'lib/' },
    ],
    { 'a.txt': Buffer.from('a\n') },
  )
  const none = { insertions: 0, deletions: 0 }
  expect(one).toMatchObject({ file_path: 'a.txt', new_path: 'b.txt', ...none })
  expect(one?.files).toEqual(['a.txt', 'b.txt'].map((file_path) => ({ file_path, ...none })))
  expect(many).toMatchObject({ file_path: '*.txt', new_path: 'lib/' })
  expect(many?.files).toEqual(['b.txt', 'lib/b.txt'].map((file_path) => ({ file_path, ...none })))
})

it('tells the modes of a file that becomes executable, or is made empty, and of no other', async () => {
  const steps = await reportOf(
    [
      { tool: 'Write', file_path: 'run.sh', content: 'b\n', executable: true },
      { tool: 'Write', file_path: 'run.sh', content: 'c\n' },
      { tool: 'Write', file_path: 'empty.txt', content: '' },
      { tool: 'Write', file_path: 'new.txt', content: 'n\n' },
      { tool: 'Delete', file_path: 'new.txt' },
    ],
    { 'run.sh': Buffer.from('a\n') },
  )
  expect(steps.map(({ old_mode, new_mode }) => [old_mode, new_mode])).toEqual([
    ['100644', '100755'],
    [undefined, undefined],
    ['000000', '100644'],
    [undefined, undefined],
    [undefined, undefined],
  ])
})

describe('the cell that a step changed', () => {
  const first = notebook(code('a', 'x'), code('b', 'old', OUTPUTS))
  const before = { type: 'code', source: 'old', output: 'one\ntwo\n<Figure>\n[image/png]' }

  it('is reported with both sources and the text of its outputs', async () => {
    const [found] = await cells(first, { cell_id: 'b', new_source: 'new' })
    expect(found).toEqual({ index: 1, id: 'b', language: 'julia', before, after: { type: 'code', source: 'new' } })
  })

  it('has one side where it is new or deleted', async () => {
    const input = { cell_id: 'a', edit_mode: 'insert', cell_type: 'code', new_source: 'new' }
    const [inserted, deleted] = await cells(first, input, { cell_id: 'cell-1', edit_mode: 'delete', new_source: '' })
    expect(inserted).toMatchObject({ index: 1, after: { source: 'new' } })
    expect(inserted).not.toHaveProperty('before')
    expect(deleted).toMatchObject({ index: 1, before: { source: 'new' } })
    expect(deleted).not.toHaveProperty('after')
  })

  it.each(['new', 'n\u00e9w'])('is that of its step, of several steps on one notebook: %s', async (text) => {
    const change = (cell_id: string, new_source: string) => ({ cell_id, new_source })
    const found = await cells(first, change('b', text), change('a', `${text}1`), change('b', `${text}2`))
    expect(found.map((one) => [one?.index, one?.before?.source, one?.after?.source])).toEqual([
      [1, 'old', text],
      [0, 'x', `${text}1`],
      [1, text, `${text}2`],
    ])
  })

  it('is left to the patch where it is too large, or is one of many', { tags: 'slow' }, async () => {
    expect(await cells(first, { cell_id: 'a', new_source: 'x'.repeat(40_000) })).toEqual([undefined])
    expect(await cells(first, { cell: '*', old_string: 'old', new_string: 'new' })).toEqual([undefined])
  })
})
