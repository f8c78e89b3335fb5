import { describe, expect, it } from 'vitest'
import { type Given, proveReplay } from '../../support/replay.ts'

const done = async (steps: readonly object[], files: Given['files']) => {
  const plan = JSON.stringify({ version: 1, title: 't', options: { reads: 'auto' }, steps })
  const { results, after } = await proveReplay({ plan, files })
  return { results, error: results.at(-1)?.error, after }
}

const EDIT = { tool: 'Edit', old_string: 'x', new_string: 'y' }
const BOTH = { 'n.txt': 'x\n', ' n.txt': 'x\n', 'n.txt ': 'x\n' }

describe('a name with blanks at its ends', () => {
  it.each([' n.txt', 'n.txt ', 'n.txt'])('is the file of those bytes: %j', async (file_path) => {
    const { results } = await done([{ ...EDIT, file_path }], BOTH)
    expect(results[0]?.changes.map(({ path }) => path)).toEqual([file_path])
    const gone = await done([{ tool: 'Delete', file_path }], BOTH)
    expect(gone.results[0]?.changes.map(({ path, after }) => [path, after])).toEqual([[file_path, undefined]])
  })

  it.each<[string, object]>([
    ['Edit', { ...EDIT, file_path: ' n.txt' }],
    ['Delete', { tool: 'Delete', file_path: 'n.txt ' }],
    ['Write', { tool: 'Write', file_path: ' n.txt', content: 'new\n' }],
    ['Read', { tool: 'Read', file_path: ' n.txt' }],
    ['Write below a folder', { tool: 'Write', file_path: 'sub / n.txt', content: 'new\n' }],
    ['Move', { tool: 'Move', file_path: 'm.txt', new_path: 'n.txt ' }],
    ['condition', { ...EDIT, file_path: 'm.txt', when: { file_path: ' n.txt', exists: false } }],
  ])('is refused, with the file that was meant, where only that exists: %s', async (_, step) => {
    const { error } = await done([step], { 'n.txt': 'x\n', 'm.txt': 'x\n', 'sub/n.txt': 'x\n' })
    expect(error?.name).toBe('PATH_INVALID')
    const [meant = ''] = error?.suggestions ?? []
    expect(['n.txt', 'sub/n.txt']).toContain(meant)
    const remedy = JSON.parse(JSON.stringify(step).replaceAll(/(?:sub \/)? ?n\.txt ?/g, meant)) as object
    expect((await done([remedy], { 'n.txt': 'x\n', 'm.txt': 'x\n', 'sub/n.txt': 'x\n' })).error?.name).not.toBe(
      'PATH_INVALID',
    )
  })

  it('may be new, and is known to later steps', async () => {
    const steps = [
      { tool: 'Write', file_path: ' n.txt', content: 'x\n' },
      { ...EDIT, file_path: ' n.txt' },
    ]
    const { results } = await done(steps, { 'a.txt': '' })
    expect(results.map(({ status, path }) => [status, path])).toEqual([
      ['applied', ' n.txt'],
      ['applied', ' n.txt'],
    ])
  })

  it('is kept where a glob moves files', async () => {
    const { results } = await done([{ tool: 'Move', glob: '*.txt', new_path: 'sub /' }], { 'n.txt': 'x\n' })
    expect(results[0]?.changes.map(({ from, path }) => [from, path])).toEqual([['n.txt', 'sub /n.txt']])
  })
})
