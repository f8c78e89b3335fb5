import { describe, expect, it } from 'vitest'
import { patternCandidates } from '../../../../src/wings/codemods/explain/patterns.ts'
import { WHOLE } from '../../../support/whole.ts'

/** Files of which each calls a function with a word of its own, and afterwards another. */
const filesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    path: `src/f${at}.js`,
    text: `load(word${at}, 1)\n`,
    goal: `open(word${at}, 1)\n`,
  }))

describe('patterns of syntax', () => {
  it.each([[3, 3], ...(WHOLE ? [[4001, 1334]] : [])])(
    'of %i files are found in %i, an even part of many',
    async (count, parsed) => {
      let looks = 0
      const found = await patternCandidates(filesOf(count), () => {
        looks += 1
        return true
      })
      expect(looks).toBe(parsed)
      expect(found.flatMap(({ rules }) => rules()).map(({ input }) => input)).toContainEqual(
        expect.objectContaining({ pattern: 'load($A, 1)', new_string: 'open($A, 1)' }),
      )
    },
  )

  it('are found where tokens differ in an even number and others come along', async () => {
    const files = Array.from({ length: 3 }, (_, at) => ({
      path: `src/f${at}.js`,
      text: `const word${at} = 1\n`,
      goal: `let word${at} = 1;\n`,
    }))
    const found = await patternCandidates(files, () => true)
    expect(found.flatMap(({ rules }) => rules()).map(({ input }) => input)).toContainEqual(
      expect.objectContaining({ pattern: 'const $A', new_string: 'let $A;' }),
    )
  })
})
