// @module-tag slow
import { describe, expect, it } from 'vitest'
import { compileGlob } from '../../../src/core/text/glob.ts'
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
