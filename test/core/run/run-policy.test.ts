import { expect, it } from 'vitest'
import { exceededLimits } from '../../../src/core/run/run-policy.ts'

const usage = { steps: 10, files: 3, bytes: 500, file_bytes: 300 }

it('a run within its limits, or without any, exceeds none', () => {
  expect(exceededLimits({}, usage)).toEqual([])
  expect(exceededLimits(usage, usage)).toEqual([])
})

it('every limit overstepped is named', () => {
  const problems = exceededLimits({ steps: 9, files: 3, bytes: 499, file_bytes: 0 }, usage)
  expect(problems.map(({ name }) => name)).toEqual(['LIMIT_EXCEEDED', 'LIMIT_EXCEEDED', 'LIMIT_EXCEEDED'])
})
