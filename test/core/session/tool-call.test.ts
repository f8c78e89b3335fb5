import { describe, expect, it } from 'vitest'
import { pathsOf } from '../../../src/core/plan/steps.ts'
import { parseToolCall } from '../../../src/core/session/tool-call.ts'

describe('a call from outside', () => {
  it('is checked against its tool, and coerced as a plan is', () => {
    const input = { file_path: 'a', old_string: 'x', new_string: 'y', replace_all: 'true' }
    expect(parseToolCall('Edit', input)).toEqual({
      ok: true,
      call: { tool: 'Edit', input: { ...input, replace_all: true } },
    })
  })

  it('names the file it is about, a notebook too', () => {
    const calls = [
      parseToolCall('Write', { file_path: 'a.txt', content: '' }),
      parseToolCall('NotebookEdit', { notebook_path: 'b.ipynb', new_source: '' }),
    ]
    expect(calls.map((parsed) => parsed.ok && pathsOf(parsed.call))).toEqual([['a.txt'], ['b.ipynb']])
  })

  it.each<[unknown, unknown]>([
    ['Edit', { file_path: 'a', old_string: 'x' }],
    ['Edit', { file_path: 'a', old_string: 'x', new_string: 'y', replace_all: 1 }],
    ['Read', { file_path: 'a', path: 'a' }],
    ['Read', 'a'],
    ['Shell', {}],
    [undefined, undefined],
    ['__proto__', {}],
  ])('is refused as INVALID_INPUT: %j %j', (tool, input) => {
    expect(parseToolCall(tool, input)).toMatchObject({ ok: false, problem: { name: 'INVALID_INPUT' } })
  })

  it('gets the key that was meant as a suggestion', () => {
    const parsed = parseToolCall('NotebookEdit', { notebook_path: 'b.ipynb', new_sorce: '' })
    expect(parsed).toMatchObject({ problem: { suggestions: ['new_source'] } })
  })
})
