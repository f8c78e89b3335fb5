import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type CombinedPlan, combinePlans, numbersOf } from '../../../src/core/plan/combine.ts'
import { parsePlan } from '../../../src/core/plan/parse.ts'
import type { Plan } from '../../../src/core/plan/schema.ts'

const plan = (name: string, title: string, ids: readonly (string | undefined)[], reads = 'strict'): Plan => {
  const steps = ids.map((id) => ({ tool: 'Read', file_path: 'a', ...(id && { id }) }))
  const result = parsePlan({ name, text: JSON.stringify({ version: 1, title, options: { reads }, steps }) })
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.plan
}

const ids = ({ plans }: CombinedPlan) =>
  plans.map(({ steps }) => Array.from(steps, ({ index, id }) => `${index} ${id ?? ''}`.trim()))

describe('combinePlans', () => {
  it('leaves a single plan as it is', () => {
    const one = plan('a.json', 'A', ['x', undefined])
    expect(combinePlans([one])).toEqual({ title: 'A', digest: one.digest, plans: [one] })
  })

  it('numbers the steps through and qualifies the ids that clash by their file', () => {
    const combined = combinePlans([plan('a.json', 'A', ['x', 'y']), plan('b.json', 'B', ['x', undefined, 'z'], 'auto')])
    expect(ids(combined)).toEqual([
      ['1 a.json#x', '2 y'],
      ['3 b.json#x', '4', '5 z'],
    ])
    expect(combined.title).toBe('A')
    expect(combined.plans.map(({ title, options }) => [title, options.reads])).toEqual([
      ['A', 'strict'],
      ['B', 'auto'],
    ])
  })

  it('keeps ids apart when a plan comes twice, or has the qualified id already', () => {
    const one = plan('a.json', 'A', ['x', 'a.json#x'])
    expect(ids(combinePlans([one, plan('a.json', 'A', ['x'])]))).toEqual([
      ['1 a.json#x~2', '2 a.json#x'],
      ['3 a.json#x~3'],
    ])
  })

  it('has a digest that covers all in order', () => {
    const [a, b] = [plan('a.json', 'A', ['x']), plan('b.json', 'B', ['x'])]
    const expected = createHash('sha256').update(`${a.digest}\n${b.digest}\n`).digest('hex')
    expect(combinePlans([a, b]).digest).toBe(expected)
    expect(combinePlans([b, a]).digest).not.toBe(expected)
  })
})

describe('names of steps', () => {
  const step = { tool: 'Write', file_path: 'a', content: '' }
  const numbered = (steps: readonly object[]) => {
    const text = JSON.stringify({
      version: 1,
      title: 'A',
      sessions: [{ id: 's' }],
      steps: steps.map((one) => ({ ...step, ...one })),
    })
    const parsed = parsePlan({ name: 'a.json', text })
    return parsed.ok ? numbersOf([parsed.plan], ['session']) : parsed.problems
  }

  it('mean with one word all that come from a session, unless a step is called so', () => {
    expect(numbered([{}, { session: 'none' }, { session: 1 }])).toEqual([1, 3])
    expect(numbered([{}, { session: 'none', id: 'session' }])).toEqual([2])
  })
})
