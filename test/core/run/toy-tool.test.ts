import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { definePlan } from '../../../src/core/plan/define-plan.ts'
import { planJsonSchema } from '../../../src/core/plan/plan-schema.ts'
import { createPolicy } from '../../../src/core/policy/policy.ts'
import { parseRule } from '../../../src/core/policy/rules.ts'
import { applyPlan } from '../../../src/core/run/apply.ts'
import { filePath, once } from '../../../src/core/tools/fields.ts'
import { TOOLS } from '../../../src/core/tools/list.ts'
import type { StepTool } from '../../../src/core/tools/step-inputs.ts'
import type { Tool } from '../../../src/core/tools/tool.ts'
import { write } from '../../../src/core/tools/write.ts'
import { describeTools } from '../../../src/faces/mcp/tools.ts'
import { repository } from '../../support/git.ts'

const input = once(() => z.strictObject({ file_path: filePath }).describe('Stamp a file.'))
const STAMP = 'Stamp' as StepTool
const stamp = {
  ...write,
  name: STAMP,
  input,
  call: { title: 'Stamp a file', description: 'Stamps a file.', input },
  facts: () => ['Stamps the file'],
  run: (given: { file_path: string }, context: Parameters<typeof write.run>[1]) =>
    write.run({ ...given, content: 'stamped\n' }, context),
} as unknown as Tool
const plan = () => definePlan({ version: 1, title: 'Stamp', steps: [{ tool: STAMP, file_path: 'a.txt' } as never] })

describe('a tool that is put on the list', () => {
  beforeAll(() => void TOOLS.push(stamp))
  afterAll(() => void TOOLS.pop())

  it('is parsed, replayed, committed and reported', { tags: 'quick' }, async () => {
    using repo = repository({ 'b.txt': 'b\n' })
    const report = await applyPlan(plan(), { root: repo.root })
    expect(report.steps).toMatchObject([{ tool: 'Stamp', status: 'applied', file_path: 'a.txt' }])
    expect(repo.read('a.txt').toString()).toBe('stamped\n')
    expect(repo.git('log', '--all', '--format=%s')).toContain('Stamp a.txt')
  })

  it('is in the schema, among the calls of agents and in the rules of the policy', () => {
    expect(JSON.stringify(planJsonSchema())).toContain('"const":"Stamp"')
    const served = describeTools({ readOnly: false, dryRun: false, structured: true })
    expect(served.map(({ name }) => name)).toContain('Stamp')
    expect(parseRule('Stamp(a.txt)')).toMatchObject({ name: 'Stamp' })
    const policy = createPolicy({ protectedPaths: false })
    expect(policy.path('a.txt', { tool: STAMP, effects: ['creates'] })).toBeUndefined()
  })
})
