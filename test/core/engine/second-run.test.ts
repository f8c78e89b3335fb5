import { describe, expect, it } from 'vitest'
import { checkPlan, type PlanData } from '../../../src/index.ts'
import { repository } from '../../support/git.ts'
import '../../support/wings.ts'

type Steps = PlanData['steps']

const FILES = {
  'src/a.js': 'fetchUser(1)\n',
  'src/b.js': 'fetchUser(2)\n',
  'src/new.js': 'x\n',
  'q/1.json': '{"a": 1}\n',
  'q/2.json': '{"a": 1}\n',
}

const errorOf = async (step: object) => {
  using repo = repository(FILES)
  const plan = { version: 1, title: 'Again', options: { reads: 'auto' }, steps: [step] as unknown as Steps } as const
  return (await checkPlan(plan, { root: repo.root })).steps[0]
}

describe('a step that an earlier run has done', () => {
  it.each([
    ['an Edit by text', { tool: 'Edit', glob: 'src/*.js', old_string: 'getUser', new_string: 'fetchUser' }],
    ['an Edit by a pattern', { tool: 'Edit', glob: 'src/*.js', regex: 'get[U]ser', new_string: 'fetchUser' }],
  ])('is refused with the place of the new text: %s', async (_, step) => {
    const error = (await errorOf(step))?.error
    expect(error?.name).toBe('STRING_NOT_FOUND')
    expect(error?.message).toContain('src/a.js')
    expect(error?.message).toContain('expect_matches')
    expect(await errorOf({ ...step, expect_matches: { min: 0 } })).toMatchObject({ status: 'unchanged' })
  })

  it('is not said to be done where the new text has references, or is nowhere', async () => {
    for (const step of [
      { tool: 'Edit', glob: 'src/*.js', regex: 'get(User)', new_string: 'fetch$1' },
      { tool: 'Edit', glob: 'src/*.js', old_string: 'getUser', new_string: 'loadUser' },
    ])
      expect((await errorOf(step))?.error?.message).not.toContain('src/a.js')
  })

  it.each([
    ['a Delete', { tool: 'Delete', file_path: 'src/gone-long-ago.txt' }],
    ['a Move', { tool: 'Move', file_path: 'src/old.js', new_path: 'src/new.js' }],
  ])('is refused with the key under which it may run again: %s', async (_, step) => {
    expect((await errorOf(step))?.error).toMatchObject({
      name: 'FILE_NOT_FOUND',
      message: expect.stringContaining('when: { exists: true }'),
    })
    expect(await errorOf({ ...step, when: { exists: true } })).toMatchObject({ status: 'skipped' })
  })
})

it('a reason that all files of a step share is told once', async () => {
  const error = (await errorOf({ tool: 'Set', glob: 'q/*.json', path: ['a', 'b'], value: 'x' }))?.error
  expect(error?.name).toBe('KEY_NOT_FOUND')
  expect(error?.message.match(/KEY_NOT_FOUND/g)).toHaveLength(1)
  for (const file of ['q/1.json', 'q/2.json']) expect(error?.message).toContain(file)
})
