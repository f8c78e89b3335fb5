import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editsBetween } from '../../../src/core/plan/text-edits.ts'

/** Few different lines, so that most stand several times. */
const anyText = fc
  .tuple(fc.array(fc.constantFrom('a', 'b', '', '  c', '}'), { maxLength: 12 }), fc.boolean())
  .map(([lines, ended]) => lines.join('\n') + (ended && lines.length > 0 ? '\n' : ''))

const times = (text: string, part: string): number => {
  let count = 0
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) count++
  return count
}

describe('editsBetween', () => {
  it('gives edits, each unique where it applies, that make one text of the other', () => {
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        let text = before
        for (const { old_string, new_string } of editsBetween(before, after) ?? []) {
          if (old_string === '') expect(text).toBe('')
          else expect(times(text, old_string)).toBe(1)
          text = text.replace(old_string, () => new_string)
        }
        expect(text).toBe(after)
      }),
      { numRuns: 1000 },
    )
  })

  it('takes no more lines around a change than it needs', () => {
    const lines = Array.from({ length: 40 }, (_, index) => (index % 10 === 0 ? `head ${index}\n` : 'same\n'))
    const after = lines.with(24, 'other\n')
    expect(editsBetween(lines.join(''), after.join(''))).toEqual([
      {
        old_string: ['head 20\n', ...Array(8).fill('same\n')].join(''),
        new_string: ['head 20\n', 'same\n', 'same\n', 'same\n', 'other\n', ...Array(4).fill('same\n')].join(''),
      },
    ])
  })

  it('gives way to the whole text where that is shorter', () => {
    const before = Array.from({ length: 2000 }, (_, index) => `line ${index}\n`).join('')
    expect(editsBetween(before, 'nothing is left\n')).toBeUndefined()
  })
})
