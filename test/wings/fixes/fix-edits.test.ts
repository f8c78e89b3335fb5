import { describe, expect, it } from 'vitest'
import fc from '../../support/fast-check.ts'
import { fixed } from './fixed.ts'

const output = (messages: readonly object[]) => JSON.stringify([{ filePath: 'a.js', messages, errorCount: 1 }])
const message = (from: number, to: number, text: string) => ({
  ruleId: 'r',
  message: 'm',
  fix: { range: [from, to], text },
})

const edit = fc.record({ start: fc.nat(60), size: fc.nat(3), text: fc.constantFrom('', 'a', 'b', 'ab', '\n', 'b\na') })

/** A deletion, then an insertion, where the line before another change begins. */
const ONE_PLACE = [
  { start: 7, size: 0, text: 'b\na' },
  { start: 4, size: 2, text: '' },
  { start: 4, size: 0, text: 'b\na' },
]

/** A deletion of all of a line but its end, which an Edit would delete, too. */
const LINE_EMPTIED = [{ start: 3, size: 3, text: '' }]

describe('fixes written as Edits', () => {
  it('apply, and make what the fixes make', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), minLength: 10, maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(text, fc.array(edit, { maxLength: 8 }), async (before, edits) => {
        const messages = edits.map(({ start, size, text }) => {
          const from = Math.min(start, before.length)
          return message(from, Math.min(from + size, before.length), text)
        })
        const files = { 'a.js': before }
        const [asFixes, asEdits] = await Promise.all(
          [false, true].map((edits) => fixed(output(messages), files, { fixes: { edits } })),
        )
        expect(asEdits?.results.map(({ status }) => status)).toEqual(asFixes?.results.map(({ status }) => status))
        expect(asEdits?.files).toEqual(asFixes?.files)
      }),
      {
        numRuns: 60,
        examples: [
          ['aaaa\n\n\naaaaaaaaa', ONE_PLACE],
          ['aa\naaa\naa\naa', LINE_EMPTIED],
        ],
      },
    )
  })

  it('are Edits where their text, or lines around it that nothing else changes, say the place', {}, async () => {
    const before = 'one\ntwo\nsame\nthree\nfour\nfive\nsix\nsame\n'
    const { steps, files } = await fixed(
      output([message(0, 3, '1'), message(8, 12, 'SAME')]),
      { 'a.js': before },
      { fixes: { edits: true } },
    )
    expect(steps.map(({ tool }) => tool)).toEqual(['Edit', 'Fix'])
    expect(files['a.js']).toBe('1\ntwo\nSAME\nthree\nfour\nfive\nsix\nsame\n')
    const apart = await fixed(output([message(33, 37, 'SAME')]), { 'a.js': before }, { fixes: { edits: true } })
    expect(apart.steps.map(({ tool }) => tool)).toEqual(['Edit'])
  })
})
