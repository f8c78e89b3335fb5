import { describe, expect, it } from 'vitest'
import { proveReplay } from '../../support/replay.ts'

const EDIT = { tool: 'Edit', old_string: 'x', new_string: 'y' }
const WRITE = { tool: 'Write', content: 'new\n' }

const refusal = async (step: object) => {
  const plan = JSON.stringify({ version: 1, title: 't', options: { reads: 'auto' }, steps: [step] })
  const { results } = await proveReplay({ plan, files: { 'src/a.txt': 'x\n', 'm.txt': 'x\n' } })
  return results[0]?.error
}

describe('a path of another machine or folder', () => {
  it.each<[string, object, string]>([
    ['absolute, on a runner', { ...EDIT, file_path: '/home/runner/work/shop/shop/src/a.txt' }, 'src/a.txt'],
    ['absolute, from the root of the checkout', { ...EDIT, file_path: '/src/a.txt' }, 'src/a.txt'],
    ['climbing', { ...EDIT, file_path: '../../shop/src/a.txt' }, 'src/a.txt'],
    ['of Windows', { ...EDIT, file_path: 'C:\\work\\shop\\src\\a.txt' }, 'src/a.txt'],
    ['with backslashes', { ...EDIT, file_path: 'src\\a.txt' }, 'src/a.txt'],
    ['in a home folder', { ...EDIT, file_path: '~/shop/src/a.txt' }, 'src/a.txt'],
    ['a URL', { ...EDIT, file_path: 'file:///work/shop/src/a.txt' }, 'src/a.txt'],
    ['read', { tool: 'Read', file_path: '/work/shop/src/a.txt' }, 'src/a.txt'],
    ['deleted', { tool: 'Delete', file_path: '/work/shop/src/a.txt' }, 'src/a.txt'],
    ['new', { ...WRITE, file_path: '/work/shop/src/new.txt' }, 'src/new.txt'],
    ['new, of a move', { tool: 'Move', file_path: 'm.txt', new_path: '/work/shop/src/m.txt' }, 'src/m.txt'],
    [
      'of a condition',
      { ...EDIT, file_path: 'm.txt', when: { file_path: '/shop/src/a.txt', exists: true } },
      'src/a.txt',
    ],
  ])('is refused with the file here that ends alike: %s', async (_, step, meant) => {
    const error = await refusal(step)
    expect(error?.name).toMatch(/^PATH_(?:OUTSIDE_REPO|INVALID)$/)
    expect(error?.suggestions).toEqual([meant])
    const given = ['when', 'new_path', 'file_path'].find((key) => key in step) ?? ''
    const followed = given === 'when' ? { when: { file_path: meant, exists: true } } : { [given]: meant }
    expect((await refusal({ ...step, ...followed }))?.name).toBeUndefined()
  })

  it.each(['/etc/passwd', '/work/other/new.txt', 'C:\\', '../..', `/${'a/'.repeat(100_000)}`])(
    'is refused without one where nothing here ends alike: %.40s',
    async (file_path) => {
      expect((await refusal({ ...WRITE, file_path }))?.suggestions).toBeUndefined()
    },
  )
})
