import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { definePlan, type PlanInput, planFrom, plansFrom } from '../../../src/core/plan/define-plan.ts'
import { placeOfKey } from '../../../src/core/plan/document.ts'
import { parsePlan } from '../../../src/core/plan/parse.ts'
import type { PlanData } from '../../../src/core/plan/schema.ts'
import { EditplanError } from '../../../src/errors.ts'

const DATA: PlanData = {
  version: 1,
  title: 'Grow 🌱',
  steps: [{ tool: 'Write', file_path: 'beds/rose.txt', content: 'rosa\n' }],
}

const problemsOf = (made: () => unknown) => {
  try {
    made()
  } catch (error) {
    if (error instanceof EditplanError) return error.problems
    throw error
  }
  return []
}

it('a path in place of a plan is refused until its text is passed, as the message says', () => {
  const [problem, ...others] = problemsOf(() => planFrom('plan.json'))
  expect([problem?.name, others]).toEqual(['INVALID_VALUE', []])
  expect(problem?.message).toContain('Pass the text of that file, not its name.')
  expect(planFrom(JSON.stringify(DATA)).digest).toBe(definePlan(DATA).digest)
})

describe('a plan made of plain data', () => {
  it('is the plan of its JSON text, with the same digest', () => {
    const parsed = parsePlan({ name: 'plan.json', text: JSON.stringify(DATA, null, 2) })
    const plan = definePlan(DATA)
    expect(parsed.ok && parsed.plan.digest).toBe(plan.digest)
    expect(plan.steps).toMatchObject([{ index: 1, tool: 'Write', input: { content: 'rosa\n' } }])
  })

  it('has the same digest in whatever order its keys come', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['version', 'title', 'steps'], { minLength: 3, maxLength: 3 }), (keys) => {
        const shuffled = Object.fromEntries(
          keys.map((key) => [key, DATA[key as keyof PlanData]]),
        ) as unknown as PlanData
        expect(definePlan(shuffled).digest).toBe(definePlan(DATA).digest)
      }),
      { numRuns: 10 },
    )
  })

  it.each([
    [
      'an unknown key of a step',
      { ...DATA, steps: [{ ...DATA.steps[0], colour: 'red' }] },
      'UNKNOWN_KEY',
      'steps[0].colour',
    ],
    [
      'a wrong value',
      { ...DATA, steps: [{ tool: 'Write', file_path: 7, content: '' }] },
      'INVALID_VALUE',
      'steps[0].file_path',
    ],
    ['a wrong version', { ...DATA, version: 2 }, 'PLAN_VERSION', 'version'],
    ['a key that is missing', { ...DATA, steps: [{ tool: 'Write', file_path: 'a' }] }, 'MISSING_KEY', 'steps[0]'],
  ])('that has %s is refused with the name of the field', (_, data, name, field) => {
    const [problem] = problemsOf(() => definePlan(data as unknown as PlanData))
    expect(problem?.name).toBe(name)
    expect(problem?.message.startsWith(`${field}`)).toBe(true)
    expect(problem?.at).toBeUndefined()
  })

  it.each([
    ['a number too large for JSON', { ...DATA, title: 1n }],
    [
      'a circle',
      (() => {
        const circle: Record<string, unknown> = { ...DATA }
        circle.steps = [circle]
        return circle
      })(),
    ],
    ['nothing', undefined],
    ['null', null],
    ['a list', []],
    ['a text for a list', { ...DATA, steps: 'none' }],
  ])('that is %s is refused, and never a TypeError', (_, data) => {
    expect(problemsOf(() => definePlan(data as unknown as PlanData)).length).toBeGreaterThan(0)
  })
})

it('a step of an object, and its keys, know their fields: its text is nobody’s', () => {
  const rule = { kind: 'identifier', has: { kindd: 'x' } }
  const steps = [
    ...DATA.steps,
    { tool: 'Edit', file_path: 'a.ts', rule, new_string: 'x' },
    { type: 'tool_use', name: 'Set', input: { file_path: 'a.json', path: '$.a', value: 1 } },
  ]
  const [write, edit, set] = definePlan({ ...DATA, steps } as PlanData).steps
  expect([write, edit, set].map((step) => step?.at.field)).toEqual(['steps[0]', 'steps[1]', 'steps[2]'])
  expect(edit && placeOfKey(edit, ['rule', 'has', 'kindd'])?.field).toBe('steps[1].rule.has.kindd')
  expect(set && placeOfKey(set, ['path'])?.field).toBe('steps[2].input.path')
  const ofText = parsePlan({ name: 'plan.json', text: JSON.stringify(DATA) })
  expect(ofText.ok && ofText.plan.steps[0]?.at.field).toBe(undefined)
})

describe('an input of a verb', () => {
  it('is a plan, plain data, or text, and gives the same plan', () => {
    const inputs: readonly PlanInput[] = [definePlan(DATA), DATA, JSON.stringify(DATA)]
    expect(new Set(plansFrom(inputs).map(({ digest }) => digest)).size).toBe(1)
    expect(plansFrom(DATA)).toHaveLength(1)
  })

  it('is never a path', () => {
    expect(problemsOf(() => planFrom('plans/rename.yaml')).length).toBeGreaterThan(0)
  })
})
