import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openText } from '../../../src/core/text/encoding.ts'
import { patchFromSplices, type StructuredPatchHunk } from '../../../src/core/text/patch.ts'
import { applySplices, type Splice, spliceBetween } from '../../../src/core/text/splice.ts'
import { applyHunks } from '../../support/apply-hunks.ts'

const patchOf = (before: Buffer, splices: readonly Splice[]) => {
  const opened = openText(before)
  if (!opened.ok) throw new Error(opened.encoding)
  const patch = patchFromSplices(opened.file, splices)
  if (!patch) throw new Error('no patch')
  return patch
}

const between = (before: string, after: string) =>
  patchOf(Buffer.from(before), spliceBetween(Buffer.from(before), Buffer.from(after), 1))

describe('patchFromSplices', () => {
  it('shows three lines around a change and counts lines from 1', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `line ${index + 1}\n`)
    const after = lines.with(9, 'LINE 10\nmore\n').join('')
    expect(between(lines.join(''), after)).toEqual({
      structuredPatch: [
        {
          oldStart: 7,
          oldLines: 7,
          newStart: 7,
          newLines: 8,
          lines: [' line 7', ' line 8', ' line 9', '-line 10', '+LINE 10', '+more', ' line 11', ' line 12', ' line 13'],
        },
      ],
      insertions: 2,
      deletions: 1,
    })
  })

  it('says where a final newline is missing', () => {
    expect(between('a\nb', 'a\nb\n').structuredPatch[0]?.lines).toEqual([
      ' a',
      '-b',
      '\\ No newline at end of file',
      '+b',
    ])
  })

  it('starts an empty side at line 1', () => {
    expect(between('', 'a\n').structuredPatch).toEqual([
      { oldStart: 1, oldLines: 0, newStart: 1, newLines: 1, lines: ['+a'] },
    ])
    expect(between('a\n', '').structuredPatch).toEqual([
      { oldStart: 1, oldLines: 1, newStart: 1, newLines: 0, lines: ['-a'] },
    ])
  })

  it('keeps CR, BOM and bytes that are not UTF-8 in its lines', () => {
    const before = Buffer.from('\xef\xbb\xbfa\r\n\xe9\r\n', 'latin1')
    const { structuredPatch } = patchOf(before, [{ start: 3, end: 4, replacement: Buffer.from('b') }])
    expect(structuredPatch[0]?.lines).toEqual(['-\ufeffa\r', '+\ufeffb\r', ' \udce9\r'])
  })

  it('shares hunks between changes whose context meets, whatever the number of splices', () => {
    const before = Buffer.from('x\n1\n2\n3\n4\n5\n6\nx\n1\n2\n3\n4\n5\n6\n7\nx\n')
    const splices = [0, 14, 30].map((start) => ({ start, end: start + 1, replacement: Buffer.from('y') }))
    expect(patchOf(before, splices).structuredPatch.map(({ oldStart, oldLines }) => [oldStart, oldLines])).toEqual([
      [1, 11],
      [13, 4],
    ])
  })

  it('applies: hunks on before give after, for any splices of any bytes', () => {
    const word = fc.constantFrom('a', 'b', '\n', '\r\n', '\n\n', 'é', '\xff', '\xe9\n')
    const text = fc.array(word, { maxLength: 40, size: 'max' }).map((words) => Buffer.from(words.join(''), 'latin1'))
    const cuts = fc.array(fc.record({ skip: fc.nat(12), length: fc.nat(4), replacement: text }), { maxLength: 5 })
    fc.assert(
      fc.property(text, cuts, fc.constantFrom('', '\xef\xbb\xbf'), (body, parts, bom) => {
        const before = Buffer.concat([Buffer.from(bom, 'latin1'), body])
        const splices: Splice[] = []
        let at = bom.length
        for (const { skip, length, replacement } of parts) {
          const start = Math.min(before.length, at + skip)
          at = Math.min(before.length, start + length)
          splices.push({ start, end: at, replacement })
        }
        const patch = patchOf(before, splices)
        expect(applyHunks(before, patch.structuredPatch).equals(applySplices(before, splices))).toBe(true)
        expect(patch.structuredPatch.flatMap(endsTooEarly)).toEqual([])
      }),
      { numRuns: 1500 },
    )
  })
})

/** Lines that a hunk says to be the last of the file before or after, and that are not the last of them. */
const endsTooEarly = ({ lines }: StructuredPatchHunk): readonly string[] =>
  lines.filter((line, at) => {
    if (lines[at + 1]?.[0] !== '\\') return false
    const later = lines.slice(at + 2).map((other) => other[0])
    return line[0] === ' ' ? later.length > 0 : later.includes(line[0]) || later.includes(' ')
  })
