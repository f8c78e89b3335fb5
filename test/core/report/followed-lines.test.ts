import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makersOf } from '../../../src/core/report/followed-lines.ts'
import { hunksOf } from '../../../src/core/text/hunks.ts'
import { lineChanges } from '../../../src/core/text/line-changes.ts'

const patchOf = (before: readonly string[], after: readonly string[]) =>
  hunksOf(before, lineChanges(before, after), { oldStart: 1, newStart: 1 }).structuredPatch

/** The patches of steps that bring a file from one state to the next. */
const stepsOf = (states: readonly (readonly string[])[]) =>
  states.slice(1).map((after, at) => ({ step: at + 1, hunks: patchOf(states[at]!, after) }))

const lines = (text: string): readonly string[] => [...text].map((letter) => `${letter}\n`)

describe('makersOf', () => {
  it('names for an added line the step that wrote it last, for a removed one the step that removed it', () => {
    expect(makersOf(stepsOf([lines('abc'), lines('aXc'), lines('aYcZ')]))).toEqual([
      ['L', 2, 3, 1],
      ['R', 2, 3, 2],
      ['R', 4, 5, 2],
    ])
  })

  it('knows nothing of lines that came and went', () => {
    expect(makersOf(stepsOf([lines('ab'), lines('aXb'), lines('ab')]))).toEqual([])
  })

  it('counts lines after the steps that moved them', () => {
    expect(makersOf(stepsOf([lines('abcdefghij'), lines('abcdefghijK'), lines('XYabcdefghijK')]))).toEqual([
      ['R', 1, 3, 2],
      ['R', 13, 14, 1],
    ])
  })

  it('accounts for every line of any run: what no step wrote is a line that no step removed, in its order', () => {
    const state = fc.array(fc.constantFrom('a\n', 'b\n', 'c\n', 'd\n'), { maxLength: 12 })
    fc.assert(
      fc.property(fc.array(state, { minLength: 2, maxLength: 5 }), (states) => {
        const makers = makersOf(stepsOf(states))
        const rest = (side: 'L' | 'R', all: readonly string[]): readonly string[] =>
          all.filter((_, at) => !makers.some(([on, from, to]) => on === side && from <= at + 1 && at + 1 < to))
        expect(rest('R', states.at(-1)!)).toEqual(rest('L', states[0]!))
      }),
    )
  })
})
