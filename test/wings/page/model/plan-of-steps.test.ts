import { describe, expect, it } from 'vitest'
import { applyPlan } from '../../../../src/index.ts'
import { pageModel } from '../../../../src/wings/page/model/model.ts'
import { planOf as planOfSteps } from '../../../../src/wings/page/model/plan-of-steps.ts'
import { repository } from '../../../support/git.ts'
import { edit, planOf, type TestStep, write } from '../../../support/runs.ts'

const GARDEN = {
  'rose.txt': Array.from({ length: 30 }, (_, at) => `rose ${at}\n`).join(''),
  'iris.txt': 'iris\nblue',
  'moss.txt': 'moss\n',
  'fern.txt': 'fern\n',
}

const STEPS: readonly TestStep[] = [
  edit('rose.txt', 'rose 3\n', 'Rose 3\nand more\n', { why: 'it is a name' }),
  edit('rose.txt', 'rose 25\n', ''),
  edit('iris.txt', 'blue', 'violet'),
  write('beds/lily.txt', 'lily\nwhite'),
  write('moss.txt', 'another moss\n'),
  { tool: 'Delete', file_path: 'fern.txt' },
]

describe('a plan of what steps did', () => {
  it('gives the same tree again, from the same tree', async () => {
    using repo = repository(GARDEN)
    using again = repository(GARDEN)
    const report = await applyPlan(planOf(STEPS), repo)
    const { model, patches } = pageModel(report)
    const plan = planOfSteps('Again', model.steps, (at) => patches[at] ?? [])
    expect(plan.steps[0]).toMatchObject({ tool: 'Edit', file_path: 'rose.txt', why: 'it is a name' })
    const second = await applyPlan(planOf(plan.steps as readonly TestStep[]), again)
    expect(second.problems).toBeUndefined()
    expect(second.head?.tree).toBe(report.head?.tree)
  })

  it('is one of the steps that are wanted alone, and names a file that goes', async () => {
    using repo = repository(GARDEN)
    const { model, patches } = pageModel(await applyPlan(planOf(STEPS), repo))
    const plan = planOfSteps('Some', model.steps.slice(5), (at) => patches[at] ?? [])
    expect(plan).toMatchObject({ title: 'Some', steps: [{ tool: 'Delete', file_path: 'fern.txt' }] })
  })
})
