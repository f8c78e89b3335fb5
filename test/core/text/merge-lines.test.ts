import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeLines } from '../../../src/core/text/merge-lines.ts'

const BASE = 'a\nb\nc\nd\ne\n'

it('merges texts of more lines than a call takes arguments', { tags: 'slow' }, () => {
  const text = 'x\n'.repeat(150_000)
  expect(mergeLines(text, `a\n${text}`, `${text}b\n`)).toEqual({ text: `a\n${text}b\n` })
})

describe('merging two changes of a text by lines', () => {
  it.each([
    ['apart from each other', 'A\nb\nc\nd\ne\n', 'a\nb\nc\nd\nE\n', { text: 'A\nb\nc\nd\nE\n' }],
    ['lines that go and lines that come', 'b\nc\nd\ne\n', 'a\nb\nc\nd\ne\nf\n', { text: 'b\nc\nd\ne\nf\n' }],
    ['the same on both sides', 'a\nB\nc\nd\ne\n', 'a\nB\nc\nd\ne\n', { text: 'a\nB\nc\nd\ne\n' }],
    ['the same line, each in its way', 'a\nB\nc\nd\ne\n', 'a\nX\nc\nd\ne\n', { conflict: 2 }],
    ['lines side by side', 'a\nB\nc\nd\ne\n', 'a\nb\nC\nd\ne\n', { conflict: 3 }],
    ['two insertions at one place', 'a\nx\nb\nc\nd\ne\n', 'a\ny\nb\nc\nd\ne\n', { conflict: 3 }],
    ['a conflict below lines that came', 'n\nn\na\nb\nc\nD\ne\n', 'a\nb\nc\nX\ne\n', { conflict: 6 }],
  ])('%s', (_, ours, theirs, merged) => {
    expect(mergeLines(BASE, ours, theirs)).toEqual(merged)
  })

  it('gives one side where the other changed nothing, and the same whichever side is which', () => {
    const text = fc.array(fc.constantFrom('a\n', 'b\n', 'c\n', 'd\n'), { maxLength: 8 }).map((lines) => lines.join(''))
    fc.assert(
      fc.property(text, text, text, (base, ours, theirs) => {
        expect(mergeLines(base, ours, base)).toEqual({ text: ours })
        expect(mergeLines(base, base, theirs)).toEqual({ text: theirs })
        const [one, other] = [mergeLines(base, ours, theirs), mergeLines(base, theirs, ours)]
        if ('text' in one) expect(other).toEqual(one)
        else expect(other).toHaveProperty('conflict')
      }),
    )
  })
})
