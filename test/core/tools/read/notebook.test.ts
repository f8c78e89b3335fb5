import { describe, expect, it } from 'vitest'
import { createReader } from './reader.ts'

const code = (outputs: unknown[], source = 'x') => ({ cell_type: 'code', execution_count: 7, id: 'c', source, outputs })
const show = async (cells: unknown[], tokens = 25_000) => {
  const text = JSON.stringify({ cells, metadata: {}, nbformat: 4, nbformat_minor: 5 })
  const outcome = await createReader({ 'n.ipynb': text }, { budgets: { tokens } }).run({ file_path: 'n.ipynb' })
  return outcome.ok ? outcome.view : undefined
}

describe('Read of a notebook', () => {
  it('shows each cell with id, type and source, and counts cells without an id', async () => {
    const view = await show([
      code([]),
      { cell_type: 'markdown', source: ['# a\n', 'b'] },
      { cell_type: 'raw', source: 'r' },
    ])
    expect(view).toMatchObject({
      type: 'notebook',
      content: '[c] code, python, run 7\nx\n\n[cell-1] markdown\n# a\nb\n\n[cell-2] raw\nr',
    })
  })

  it('shows streams, results and errors, these without their colours', async () => {
    const view = await show([
      code([
        { output_type: 'stream', name: 'stderr', text: ['a\n', 'b\n'] },
        { output_type: 'execute_result', data: { 'text/plain': '2', 'text/html': '<b>2</b>' } },
        { output_type: 'display_data', data: { 'text/html': '<b>3</b>' } },
        { output_type: 'error', ename: 'E', evalue: 'v', traceback: ['\u001b[0;31mE\u001b[0m: v'] },
      ]),
    ])
    for (const part of ['stderr]\na\nb\n', ']\n2\n', '[text/html: ', ']\nE: v']) expect(view?.content).toContain(part)
    expect(view?.content).not.toContain('<b>2</b>')
    expect(view?.content).not.toContain('\u001b')
  })

  it('shows outputs of any form', async () => {
    const odd: readonly unknown[] = [null, 1, {}, [[]], { toString: 1, valueOf: 2 }]
    for (const value of odd) {
      const outputs = [
        { output_type: 'error', ename: value, evalue: value, traceback: value },
        { output_type: value, name: value, text: value, data: value },
        { output_type: 'display_data', data: { 'text/plain': value, 'image/png': value, 'text/html': value } },
      ]
      expect(await show([code(outputs), code([value])])).toMatchObject({ type: 'notebook' })
    }
  })

  it('hands images over and points at those that are too large', async () => {
    const image = (base64: string) => ({ output_type: 'display_data', data: { 'image/png': [base64, '\n'] } })
    const view = await show([code([image('AAAA'), image('B'.repeat(4000))])], 100)
    expect(view?.images).toEqual([{ base64: 'AAAA', mediaType: 'image/png' }])
    expect(view?.content).toContain('.cells[0].outputs')
  })

  it('cuts a long output and points at the rest', async () => {
    const view = await show([code([{ output_type: 'stream', name: 'stdout', text: 'y'.repeat(20_000) }])])
    expect(view?.content?.match(/y/g)?.length).toBeLessThan(10_010)
    expect(view?.content).toContain('.cells[0].outputs')
    expect(view?.partial).toBeUndefined()
  })

  it('is partial over the token budget, and then licenses no edit', async () => {
    const cells = [code([], 'a'.repeat(100)), code([], 'b'.repeat(100))]
    const view = await show(cells, 40)
    expect(view).toMatchObject({ partial: true, note: expect.any(String) })
    expect(view?.content).toContain('a'.repeat(100))
    expect(view?.content).not.toContain('b')
  })

  it('counts cells with offset and limit, which license the edit of a large notebook', async () => {
    const cells = ['a', 'b', 'c'].map((letter) => ({ cell_type: 'raw', id: letter, source: letter.repeat(100) }))
    const reader = createReader({ 'n.ipynb': JSON.stringify({ cells, nbformat: 4 }) }, { budgets: { tokens: 40 } })
    expect(await reader.run({ file_path: 'n.ipynb' })).toMatchObject({ state: { isPartialView: true } })
    const range = { file_path: 'n.ipynb', offset: 2, limit: 1 }
    expect(await reader.run(range)).toMatchObject({
      view: { content: `[b] raw\n${'b'.repeat(100)}` },
      state: { isPartialView: false },
    })
    expect(await reader.run(range)).toMatchObject({ view: { unchanged: true } })
    expect(await reader.run({ ...range, limit: 2 })).toMatchObject({ problem: { name: 'READ_TOO_LARGE' } })
    expect(await reader.run({ ...range, offset: 4 })).toMatchObject({ view: { empty: true } })
  })

  it('shows the beginning of a first cell that does not fit', async () => {
    const view = await show([code([], 'a'.repeat(100))], 10)
    expect(view).toMatchObject({ partial: true, content: expect.stringMatching(/^\[c\].{20,}/s) })
    expect(view?.content?.length).toBeLessThanOrEqual(40)
  })

  it('says that a notebook has no cells, and that it is unchanged', async () => {
    const reader = createReader({ 'n.ipynb': JSON.stringify({ cells: [], nbformat: 4 }) })
    expect(await reader.run({ file_path: 'n.ipynb' })).toMatchObject({ view: { type: 'notebook', empty: true } })
    expect(await reader.run({ file_path: 'n.ipynb', offset: 1 })).toMatchObject({ view: { unchanged: true } })
  })

  it('takes outputs of any shape', async () => {
    expect(
      await show([code([1, null, {}, { output_type: 'stream', text: 3 }, { output_type: 'error' }])]),
    ).toMatchObject({ type: 'notebook' })
  })
})
