import { expect, it } from 'vitest'
import { carryDecisions } from '../../src/publish/decisions.ts'
import { edit, planOf } from '../support/runs.ts'

it('tells of a decision about a step that the plan does not have, and carries no such number', () => {
  const { steps } = planOf([edit('a.txt', 'one', 'two'), edit('b.txt', 'one', 'two')])
  const decided = [1, 3].map((step) => ({ step, of: `${step}`, by: 'fern' }))
  const carried = carryDecisions({ plan: 'same', decided }, 'same', steps)
  expect(carried.decided.map(({ step }) => step)).toEqual([1])
  expect(carried.notes).toHaveLength(1)
})
