import { describe, expect, it } from 'vitest'
import { calledInput } from '../../../src/core/plan/check-step.ts'
import { parsePlan } from '../../../src/core/plan/parse.ts'

const plan = (...steps: object[]) =>
  parsePlan({ name: 'p.json', text: JSON.stringify({ version: 1, title: 't', steps }) })

describe('the input of a call', () => {
  it('is taken under the names that agents give its fields, where the right ones are absent', () => {
    expect(calledInput('Edit', { path: 'a', old_str: 'x', new_str: 'y' })).toEqual({
      file_path: 'a',
      old_string: 'x',
      new_string: 'y',
    })
    expect(calledInput('NotebookEdit', { path: 'n.ipynb', new_source: 'x' })).toEqual({
      notebook_path: 'n.ipynb',
      new_source: 'x',
    })
    expect(calledInput('Edit', { file_path: 'a', path: 'b' })).toEqual({ file_path: 'a', path: 'b' })
  })

  it('is taken with numbers and booleans as text, doubled slashes, and the byte order mark of its file', () => {
    expect(calledInput('Read', { file_path: '/home//ada/a', offset: '2', limit: 'many' })).toEqual({
      file_path: '/home/ada/a',
      offset: 2,
      limit: 'many',
    })
    expect(
      calledInput('Edit', { file_path: 'a', old_string: '\ufeffx', new_string: '\ufeffy', replace_all: 'true' }),
    ).toEqual({
      file_path: 'a',
      old_string: 'x',
      new_string: 'y',
      replace_all: true,
    })
  })

  it('is so in tool-use blocks, and not in a plan’s own form', () => {
    const input = { path: 'src//a.ts', old_str: 'x', new_str: 'y' }
    const block = plan({ type: 'tool_use', name: 'Edit', input })
    expect(block.ok && block.plan.steps[0]?.input).toEqual({ file_path: 'src/a.ts', old_string: 'x', new_string: 'y' })
    expect(plan({ tool: 'Edit', ...input }).ok).toBe(false)
  })
})
