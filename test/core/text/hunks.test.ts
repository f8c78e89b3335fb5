import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hunkHeader } from '../../../src/core/report/patch-lines.ts'
import { openString } from '../../../src/core/text/encoding.ts'
import { applyHunks, invertedHunk, textsOf } from '../../../src/core/text/hunks.ts'
import { patchFromSplices } from '../../../src/core/text/patch.ts'
import { spliceBetween } from '../../../src/core/text/splice.ts'
import { parseDiff } from '../../../src/wings/sessions/diff-text.ts'

const text = fc
  .array(fc.constantFrom('a\n', 'b\n', 'c\r\n', '- d\n', '+\n', '\\ e\n', 'end'), { maxLength: 14 })
  .map((lines) => lines.join(''))

const hunksBetween = (before: string, after: string) => {
  const file = openString(before)
  return patchFromSplices(file, spliceBetween(file.bytes, openString(after).bytes, 2))?.structuredPatch ?? []
}

describe('hunks', () => {
  it('make the text after of the text before, and the other way round', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const hunks = hunksBetween(before, after)
        expect(applyHunks(before, hunks)).toEqual({ text: after, missing: [] })
        expect(applyHunks(after, hunks.map(invertedHunk))).toEqual({ text: before, missing: [] })
      }),
    )
  })

  it('are read as they are printed', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const hunks = hunksBetween(before, after)
        const printed = ['--- a/f', '+++ b/f', ...hunks.flatMap((hunk) => [hunkHeader(hunk), ...hunk.lines])]
        const read = hunks.length === 0 ? [] : (parseDiff(printed, 1)[0]?.hunks ?? [])
        expect(read.map(({ line: _, ...hunk }) => hunk)).toEqual(hunks)
      }),
    )
  })

  it('are taken where their old text is nearest, and given back where it is nowhere', () => {
    const [hunk] = hunksBetween('0\n1\n2\nx\na\nb\nd\ne\n', '0\n1\n2\nx\na\nc\nd\ne\n')
    if (!hunk) throw new Error('no hunk')
    expect(applyHunks(`y\n${textsOf(hunk).old}`, [hunk])).toEqual({ text: 'y\n2\nx\na\nc\nd\ne\n', missing: [] })
    expect(applyHunks('z\n', [hunk])).toEqual({ text: 'z\n', missing: [hunk] })
  })
})
