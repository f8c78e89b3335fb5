import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { renderPatch } from '../../../src/report/terminal/patch.ts'
import { growthOf } from '../../support/growth.ts'

const plain = { width: 80, colour: false }
const coloured = { width: 80, colour: true }
const hunk = (...lines: string[]) => ({ oldStart: 1, oldLines: 2, newStart: 1, newLines: 2, lines })

describe('a patch on a terminal', () => {
  it('is a unified diff, with colours and without', () => {
    const patch = [hunk(' a', '-getUser()', '-x', '+fetchUser()', '+y', ' b', '\\ No newline at end of file')]
    const lines = ['@@ -1,2 +1,2 @@', ...(patch[0]?.lines ?? [])]
    expect(renderPatch(patch, plain)).toEqual(lines)
    expect(renderPatch(patch, coloured).map((line) => stripVTControlCharacters(line))).toEqual(lines)
  })

  it('inverts the words that changed inside a line', () => {
    const [, removed, added] = renderPatch([hunk('-const a = getUser(id)', '+const a = fetchUser(id)')], coloured)
    expect(removed).toMatch(/\x1b\[7mgetUser\x1b\[27m/)
    expect(added).toMatch(/\x1b\[7mfetchUser\x1b\[27m/)
  })

  it('does not compare lines that have little in common', () => {
    expect(renderPatch([hunk('-one two three', '+void 0')], coloured).join('')).not.toContain('\x1b[7m')
  })

  it('keeps removals and additions in their order', () => {
    const lines = ['-a', '+b', '-c', '+d', '+e', ' f', '-g']
    expect(renderPatch([hunk(...lines)], plain).slice(1)).toEqual(lines)
  })

  it('omits the CR of a hunk in which every line has one', () => {
    expect(renderPatch([hunk(' a\r', '-b\r', '+c\r')], plain).slice(1)).toEqual([' a', '-b', '+c'])
    expect(renderPatch([hunk(' a\r', '+c')], plain).slice(1)).toEqual([' a<CR>', '+c'])
  })

  it('draws a minified file in time that follows its size', () => {
    const draw = (size: number) =>
      void renderPatch([hunk(`-${'a b '.repeat(size)}`, `+${'c d '.repeat(size)}`)], coloured)
    expect(growthOf(draw, 2_000_000)).toBeLessThan(8)
  })
})
