import { describe, expect, it } from 'vitest'
import { combinePlans, numbersOf, withoutSteps } from '../../../src/core/plan/combine.ts'
import { outlineOf } from '../../../src/core/plan/steps.ts'
import { edit, planOf, type TestStep } from '../../support/runs.ts'

const plan = (...ids: readonly (string | undefined)[]) =>
  planOf(ids.map((id, at) => edit(`file-${at + 1}.txt`, 'a', 'b', id === undefined ? {} : { id, why: 'a reason' })))

const combined = (...plans: readonly [ReturnType<typeof plan>, ...ReturnType<typeof plan>[]]) =>
  combinePlans(plans).plans

describe('numbersOf', () => {
  it('takes numbers and ids, each step once, in the order of the run', () => {
    expect(numbersOf([plan('x', undefined, 'y')], ['y', 1, '3'])).toEqual([1, 3])
  })

  it('takes a text for an id before it takes it for a number, and a number never for an id', () => {
    const plans = [plan('2', undefined, undefined)]
    expect(numbersOf(plans, ['2'])).toEqual([1])
    expect(numbersOf(plans, [2])).toEqual([2])
  })

  it('counts through several plans', () => {
    expect(numbersOf(combined(plan('x', 'y'), plan('z', 'x')), ['z', 4])).toEqual([3, 4])
  })

  it.each([['w'], ['0'], ['4'], ['-1'], ['1e0'], [''], [0], [4], [1.5], [Number.NaN]])(
    'refuses %j, which is no step of three',
    (name) => {
      expect(() => numbersOf([plan('x', undefined, 'y')], [name])).toThrow(expect.objectContaining({ name: 'USAGE' }))
    },
  )
})

describe('withoutSteps', () => {
  it('marks the steps, and changes neither their numbers nor the digest nor the plan given', () => {
    const whole = plan('x', undefined, 'y')
    const copy = structuredClone(whole)
    const part = withoutSteps(whole, [2])
    expect(Array.from(part.steps, ({ index, leftOut }) => [index, leftOut])).toEqual([
      [1, undefined],
      [2, true],
      [3, undefined],
    ])
    expect([part.digest, part.steps.length]).toEqual([whole.digest, 3])
    expect(whole).toEqual(copy)
  })

  it('gives steps that can be gone through again and again', () => {
    const { steps } = withoutSteps(plan('x', 'y'), [1])
    expect([...steps]).toEqual([...steps])
  })

  it('has an outline of the other steps alone', () => {
    const steps: readonly TestStep[] = [
      edit('kept.txt', 'a', 'b', { id: 'kept' }),
      edit('left.txt', 'a', 'b', { id: 'left' }),
      { tool: 'Edit', glob: '**/*.md', old_string: 'a', new_string: 'b' },
    ]
    const outline = outlineOf(withoutSteps(planOf(steps), [2, 3]).steps)
    expect(outline).toMatchObject({ changing: 1, paths: new Set(['kept.txt']), files: new Set(['plan.json']) })
    expect([...outline.globs.keys(), ...outline.words.map(({ id }) => id)]).toEqual(['kept'])
  })
})
