import { describe, expect, it } from 'vitest'
import { runTool } from '../../../src/core/engine/run-tool.ts'
import type { ToolCall, ToolContext } from '../../../src/core/tools/tool.ts'
import { createReader } from './read/reader.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR42mM4IScHRwzEcQCxYxBB00rMDQAAAABJRU5ErkJggg==',
  'base64',
)
const PDF = Buffer.from('%PDF-1.4\none\n')
const NOTEBOOK = '{"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}'
const FILES = {
  'a.txt': 'one\n',
  'i.png': PNG,
  'p.pdf': PDF,
  'n.ipynb': NOTEBOOK,
  'b.bin': Buffer.from([0, 1]),
  'nul.txt': Buffer.from('one\0'),
  'text.bin': 'one\n',
}

type Reads = ToolContext['options']['reads']

const CALLS = {
  Write: (file_path: string): ToolCall => ({ tool: 'Write', input: { file_path, content: 'new\n' } }),
  'Write of bytes': (file_path: string): ToolCall => ({
    tool: 'Write',
    input: { file_path, content_base64: 'AAEC' },
  }),
  Delete: (file_path: string): ToolCall => ({ tool: 'Delete', input: { file_path } }),
  Move: (file_path: string): ToolCall => ({ tool: 'Move', input: { file_path, new_path: 'moved' } }),
  Edit: (file_path: string): ToolCall => ({
    tool: 'Edit',
    input: { file_path, old_string: 'one', new_string: 'two' },
  }),
}

/** `ok`, or the refusal of the call, after a Read of the file where asked for. */
const outcomeOf = async (
  call: keyof typeof CALLS,
  file: string,
  { reads = 'strict' as Reads, isRead = false, show = false } = {},
): Promise<string> => {
  const { context, run } = createReader(FILES, { show })
  if (isRead) await run({ file_path: file })
  const outcome = await runTool(CALLS[call](file), { ...context, options: { ...context.options, reads } })
  return outcome.ok ? 'ok' : outcome.problem.name
}

const kinds = Object.keys(FILES)
const changes = ['Write', 'Write of bytes', 'Delete', 'Move'] as const

describe('the license to change a file', () => {
  it.each(changes)('comes from a Read of it, whatever it is read as, for a %s', async (call) => {
    for (const file of ['a.txt', 'i.png', 'p.pdf', 'n.ipynb']) {
      expect([file, await outcomeOf(call, file)]).toEqual([file, 'FILE_NOT_READ'])
      expect([file, await outcomeOf(call, file, { isRead: true })]).toEqual([file, 'ok'])
    }
    expect(await outcomeOf(call, 'i.png', { isRead: true, show: true })).toBe('ok')
  })

  it.each(changes)('does not come from a Read that is refused, for a %s', async (call) => {
    for (const file of ['b.bin', 'nul.txt', 'text.bin'])
      expect([file, await outcomeOf(call, file, { isRead: true })]).toEqual([file, 'FILE_NOT_READ'])
  })

  it('is not needed with reads: auto, but for text in place of bytes that no Read shows', async () => {
    const auto = { reads: 'auto' } as const
    for (const call of changes.slice(1))
      for (const file of kinds) expect([file, await outcomeOf(call, file, auto)]).toEqual([file, 'ok'])
    const written = await Promise.all(kinds.map((file) => outcomeOf('Write', file, auto)))
    expect(written).toEqual(['ok', 'ok', 'ok', 'ok', 'IS_BINARY', 'IS_BINARY', 'ok'])
  })

  it('of a file shown as a picture or as pages is none to edit its bytes', async () => {
    for (const file of ['i.png', 'p.pdf']) {
      expect(await outcomeOf('Edit', file, { isRead: true })).toBe('IS_BINARY')
      expect(await outcomeOf('Edit', file, { reads: 'auto' })).toBe('IS_BINARY')
      expect(await outcomeOf('Edit', file)).toBe('FILE_NOT_READ')
    }
    expect(await outcomeOf('Edit', 'a.txt', { isRead: true })).toBe('ok')
  })

  it('to put text in place of bytes comes from having written them', async () => {
    const { context } = createReader(FILES)
    const state = { content: FILES['nul.txt'], timestamp: 1000, offset: undefined, limit: undefined }
    context.states.set('nul.txt', { ...state, isPartialView: false })
    const outcome = await runTool(CALLS.Write('nul.txt'), {
      ...context,
      options: { ...context.options, reads: 'auto' },
    })
    expect(outcome).toMatchObject({ ok: true })
  })

  it('goes with a file that is moved, as far as it went before', async () => {
    const stateAfter = async (tokens: number) => {
      const { context, run } = createReader({ 'a.txt': 'one\n'.repeat(100) }, { budgets: { tokens } })
      await run({ file_path: 'a.txt' })
      const value = await runTool(CALLS.Move('a.txt'), { ...context, options: { ...context.options, reads: 'auto' } })
      return value.ok ? value.state : undefined
    }
    expect(await stateAfter(10_000)).toMatchObject({ isPartialView: false, offset: 1, timestamp: 1000 })
    expect(await stateAfter(50)).toMatchObject({ isPartialView: true })
  })

  it('is none to take the name of another file', async () => {
    const { context } = createReader({ 'a.txt': 'one', moved: 'two' })
    const outcome = await runTool(CALLS.Move('a.txt'), { ...context, options: { ...context.options, reads: 'auto' } })
    expect(outcome).toMatchObject({ problem: { name: 'FILE_EXISTS' } })
  })

  it('does not come from a view that a budget cut', async () => {
    const { context, run } = createReader({ 'a.txt': 'one\n'.repeat(100) }, { budgets: { tokens: 50 } })
    await run({ file_path: 'a.txt' })
    const outcome = await runTool(CALLS.Write('a.txt'), context)
    expect(outcome).toMatchObject({ ok: false, problem: { name: 'FILE_NOT_READ' } })
  })
})
