import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openText, type TextFile } from '../../../src/core/text/encoding.ts'
import { matchEdit } from '../../../src/core/text/match.ts'
import { patchFromSplices } from '../../../src/core/text/patch.ts'
import { blocksOf, editBytes, isKnownUtf8 } from '../../../src/core/text/utf8-cache.ts'

const LINES = Array.from({ length: 40_000 }, (_, number) => `const value_${number} = 'é ${number * 7}'`)

const open = (bytes: Buffer): TextFile => {
  const opened = openText(bytes)
  if (!opened.ok) throw new Error(opened.encoding)
  return opened.file
}

/** The same bytes, of which nothing is known. */
const anew = (bytes: Buffer): TextFile => open(Buffer.from(bytes))

describe('editBytes', () => {
  it('makes edits of a large file end as they would with nothing known of it', () => {
    const edit = fc.record({
      line: fc.nat(LINES.length - 1),
      count: fc.integer({ min: 1, max: 3 }),
      fresh: fc.constantFrom('', 'x', 'two\nlines', 'value_1 = 7', 'd\u2019accord'),
      replace_all: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.constantFrom('\n', '\r\n'), fc.array(edit, { minLength: 3, maxLength: 8 }), (end, edits) => {
        let bytes: Buffer = Buffer.from(LINES.join(end))
        for (const { line, count, fresh, replace_all } of edits) {
          const request = { old_string: LINES.slice(line, line + count).join('\n'), new_string: fresh, replace_all }
          const [known, unknown] = [open(bytes), anew(bytes)]
          const match = matchEdit(known, request)
          expect(match).toEqual(matchEdit(unknown, request))
          if (!match.ok) continue
          expect(patchFromSplices(known, match.splices)).toEqual(patchFromSplices(unknown, match.splices))
          bytes = editBytes(known, match.splices)
          expect(bytes.equals(editBytes(unknown, match.splices))).toBe(true)
        }
        expect(blocksOf(bytes)?.hasCr).toBe(bytes.includes('\r'))
      }),
      { numRuns: 6 },
    )
  })

  it('knows nothing about a file that a splice makes invalid UTF-8', () => {
    const file = open(Buffer.from(LINES.join('\n')))
    const inside = file.bytes.indexOf('é') + 1
    const cases = [
      { start: inside, end: inside, replacement: Buffer.from('x') },
      { start: 0, end: inside, replacement: Buffer.alloc(0) },
      { start: inside, end: inside + 1, replacement: Buffer.alloc(0) },
      { start: 0, end: 0, replacement: Buffer.from([0xe9]) },
    ]
    for (const splice of cases) {
      const after = editBytes(file, [splice])
      expect(isKnownUtf8(after)).toBe(false)
      expect(open(after).valid).toBe(false)
    }
    expect(isKnownUtf8(editBytes(file, [{ start: 0, end: inside + 1, replacement: Buffer.from('é') }]))).toBe(true)
  })
})
