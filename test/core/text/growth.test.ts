// @module-tag slow
import { describe, expect, it } from 'vitest'
import { openText } from '../../../src/core/text/encoding.ts'
import { compileGlob } from '../../../src/core/text/glob.ts'
import { matchEdit } from '../../../src/core/text/match.ts'
import { unusualIn } from '../../../src/core/text/unusual.ts'
import { workOf } from '../../support/counted-work.ts'

describe('a pattern', () => {
  it.each([
    [`${'*a'.repeat(500)}b`, 'a'.repeat(4000)],
    [`${'**/a/'.repeat(200)}b`, 'a/'.repeat(2000)],
    [`${'**/*a*/'.repeat(140)}b`, `${'aaaa/'.repeat(800)}c`],
    [`${'[a-z]*'.repeat(160)}!`, 'z'.repeat(255)],
  ])('of %s is matched in work of its length times that of the path', async (pattern, path) => {
    const glob = compileGlob(pattern, { fold: true })
    if (typeof glob === 'string') throw new Error(glob)
    expect(await workOf(() => glob.matches(path))).toBeLessThan(10 * pattern.length * path.length)
  })
})

describe('white space that may differ', () => {
  it('is looked for in work of the places times the words, whatever counts as white space', async () => {
    const [lines, words] = [200, 100]
    const opened = openText(Buffer.from('  a\n'.repeat(lines)))
    if (!opened.ok) throw new Error('no text')
    const edit = { old_string: `${'a '.repeat(words)}b`, new_string: 'x', match: 'whitespace' } as const
    expect(await workOf(() => matchEdit(opened.file, edit))).toBeLessThan(50 * lines * words)
  })
})

// Expressions of the engine are not counted: with the square of so many, this ends by its time.
describe('a line of signs that look like others', () => {
  it.each(['\u2223', '\u212a', '\uff01'])('is judged by what is near each: %j', (sign) => {
    expect(unusualIn(sign.repeat(200_000))).toHaveLength(200_000)
  })
})
