import { expect, it } from 'vitest'
import { exceededLimits, testPolicy } from '../../../src/core/run/run-policy.ts'
import { repository } from '../../support/git.ts'

const usage = { steps: 10, files: 3, bytes: 500, file_bytes: 300 }

it('a run within its limits, or without any, exceeds none', () => {
  expect(exceededLimits({}, usage)).toEqual([])
  expect(exceededLimits(usage, usage)).toEqual([])
})

it('every limit overstepped is named', () => {
  const problems = exceededLimits({ steps: 9, files: 3, bytes: 499, file_bytes: 0 }, usage)
  expect(problems.map(({ name }) => name)).toEqual(['LIMIT_EXCEEDED', 'LIMIT_EXCEEDED', 'LIMIT_EXCEEDED'])
})

it('an Edit of a file that is not there is judged as what makes one', async () => {
  using repo = repository({ 'old.pem': 'x\n' })
  const policy = { name: 'policy', text: 'version: 1\nrules: { deny: ["Write(**/*.pem)"] }\n' }
  const behaviorOf = async (path: string) =>
    (await testPolicy({ root: repo.root, path, tool: 'Edit', policy })).behavior
  expect([await behaviorOf('new.pem'), await behaviorOf('old.pem')]).toEqual(['deny', 'allow'])
})
