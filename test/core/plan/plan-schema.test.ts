import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { definePlan } from '../../../src/core/plan/define-plan.ts'
import { planJsonSchema, planSchema } from '../../../src/core/plan/plan-schema.ts'
import type { PlanData } from '../../../src/core/plan/schema.ts'
import { EditplanError } from '../../../src/errors.ts'

const planOf = (...steps: readonly object[]): object => ({ version: 1, title: 'Plan', steps })

const isDefined = (plan: object): boolean => {
  try {
    return definePlan(plan as PlanData).steps.length > 0
  } catch (error) {
    if (error instanceof EditplanError) return false
    throw error
  }
}

/** What an editor says of a plan. */
const isValid = (() => {
  const ajv = new Ajv({ strict: false, allowUnionTypes: true, code: { optimize: false } })
  formats.default(ajv)
  const validate = ajv.compile(planJsonSchema())
  return (plan: object): boolean => validate(plan) === true
})()

/** A step that is right, and up to two keys that another tool has, or that do not go with its own. */
const anyStep = fc
  .tuple(
    fc.constantFrom(
      { tool: 'Read', file_path: 'a.txt' },
      { tool: 'Edit', file_path: 'a.txt', old_string: 'a', new_string: 'b' },
      { tool: 'Edit', glob: '*.txt', regex: 'a+', new_string: 'b' },
      { tool: 'Write', file_path: 'a.txt', content: 'c\n' },
      { tool: 'NotebookEdit', notebook_path: 'a.ipynb', cell_number: 0, new_source: '1' },
      { tool: 'Delete', file_path: 'a.txt' },
      { tool: 'Move', file_path: 'a.txt', new_path: 'b.txt' },
      { tool: 'Set', file_path: 'a.json', path: 'version', value: 1 },
      { tool: 'Unset', file_path: 'a.json', path: 'version' },
      { tool: 'Run', command: 'npm run build' },
    ),
    fc.array(
      fc.constantFrom(
        ...[{ file_path: '' }, { glob: '*.ts' }, { old_string: '' }, { regex: 'a' }, { new_string: '' }],
        ...[{ new_path: 'c.txt' }, { content: 'd' }, { replace_all: true }, { expect_matches: 2 }, { why: 'because' }],
      ),
      { maxLength: 2 },
    ),
    fc.option(fc.constantFrom('file_path', 'old_string', 'new_string', 'content', 'new_path', 'value', 'path')),
  )
  .map(([base, more, absent]) => {
    const step = Object.assign({}, base, ...more)
    return Object.fromEntries(Object.entries(step).filter(([key]) => key !== absent))
  })

describe('the schemas of a plan', () => {
  it('have the types of plain data: what a step takes, of all tools', () => {
    const data: PlanData = {
      version: 1,
      title: 'Tend the beds',
      options: { reads: 'auto' },
      steps: [
        { tool: 'Edit', file_path: 'a.txt', old_string: 'a', new_string: 'b', replace_all: 'true' },
        { type: 'tool_use', name: 'Run', input: { command: ['npm', 'test'], timeout: '5m' }, id: 'test' },
        { tool: 'Set', file_path: 'a.json', path: '$.version', value: 2 },
      ],
    }
    expect(planSchema.safeParse(data).success).toBe(true)
    // @ts-expect-error a Read has no new text
    const wrong: PlanData = { ...data, steps: [{ tool: 'Read', file_path: 'a.txt', new_string: 'b' }] }
    expect(planSchema.safeParse(wrong).success).toBe(false)
  })

  it('accept as zod exactly what definePlan accepts', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 3 }), (steps) => {
        const plan = planOf(...steps)
        expect(planSchema.safeParse(plan).success).toBe(isDefined(plan))
      }),
      { numRuns: 300 },
    )
  })

  it('accept as JSON Schema whatever definePlan accepts', () => {
    fc.assert(
      fc.property(anyStep, (step) => {
        fc.pre(isDefined(planOf(step)))
        expect(isValid(planOf(step))).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    { tool: 'Edit', file_path: 'a.txt' },
    { tool: 'Edit', file_path: 'a.txt', old_string: 'a' },
    { tool: 'Edit', file_path: 'a.txt', glob: '*', old_string: 'a', new_string: 'b' },
    { tool: 'Write', file_path: 'a.txt' },
    { tool: 'Delete' },
  ])('refuse a step that lacks a key, or has one too many, each: %j', (step) => {
    expect(isDefined(planOf(step))).toBe(false)
    expect(planSchema.safeParse(planOf(step)).error?.issues).toContainEqual(
      expect.objectContaining({ path: ['steps', 0] }),
    )
    expect(isValid(planOf(step))).toBe(false)
  })
})
