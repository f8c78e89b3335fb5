import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wideChange, wideText } from '../../../src/core/text/search-text.ts'
import { applyHunks } from '../../support/apply-hunks.ts'

const little = (text: string): Buffer => Buffer.from(text, 'utf16le')
const big = (text: string): Buffer => little(text).swap16()
const [ROSE, IRIS] = ['rose\nred\nthorns\n', 'rose\nwhite\nthorns\n']

describe('wideChange', () => {
  it.each([
    ['UTF-16LE', little(`\ufeff${ROSE}`), little(`\ufeff${IRIS}`)],
    ['UTF-16BE', big(`\ufeff${ROSE}`), big(`\ufeff${IRIS}`)],
    ['UTF-16LE without a byte order mark', little(ROSE), little(IRIS)],
    ['UTF-16LE → UTF-16BE', little(`\ufeff${ROSE}`), big(`\ufeff${IRIS}`)],
    ['UTF-8 → UTF-16LE without a byte order mark', Buffer.from(ROSE), little(IRIS)],
  ])('tells the lines of %s', (encoding, before, after) => {
    const change = wideChange(before, after)
    expect(change?.encoding).toBe(encoding)
    expect(change?.structuredPatch.flatMap(({ lines }) => lines)).toEqual(expect.arrayContaining(['-red', '+white']))
  })

  it('is of one side where there is no other, and has no lines where only the encoding changed', () => {
    expect(wideChange(undefined, little(`\ufeff${ROSE}`))).toMatchObject({ insertions: 3, deletions: 0 })
    expect(wideChange(little(`\ufeff${ROSE}`), undefined)).toMatchObject({ insertions: 0, deletions: 3 })
    const same = wideChange(Buffer.from(ROSE), little(ROSE))
    expect(same).toMatchObject({ structuredPatch: [], encoding: 'UTF-8 → UTF-16LE without a byte order mark' })
  })

  it.each([
    ['half a character', Buffer.concat([little(`\ufeff${ROSE}`), Buffer.of(1)])],
    ['half a pair', little(`\ufeff${ROSE}\ud800`)],
    ['a NUL', little(`\ufeff${ROSE}\0`)],
    ['any bytes', Buffer.from([0, 1, 2, 3, 0, 255, 254, 9, 0, 0, 7])],
  ])('is none of a file with %s: its text would not say all', (_, bytes) => {
    expect(wideChange(little(`\ufeff${ROSE}`), bytes)).toBeUndefined()
    expect(wideChange(bytes, undefined)).toBeUndefined()
    expect(wideText(bytes)).toBeUndefined()
  })

  it('leaves a text that git shows to git', () => {
    expect(wideChange(Buffer.from(ROSE), Buffer.from(IRIS))).toBeUndefined()
  })

  it('tells a change whole: its hunks make the text after of the text before', () => {
    const text = fc.array(fc.constantFrom('rose\n', 'iris\r\n', 'лилия\n', '🌿\n', 'moss'), { minLength: 1 })
    fc.assert(
      fc.property(text, text, fc.constantFrom(little, big), (one, other, spell) => {
        const [before, after] = [one, other].map((lines) => lines.join('')) as [string, string]
        const hunks = wideChange(spell(`\ufeff${before}`), spell(`\ufeff${after}`))?.structuredPatch ?? []
        // The name of an encoding that cannot be edited says its mark.
        const mark = spell === little ? '\ufeff' : ''
        expect(applyHunks(Buffer.from(mark + before), hunks)).toEqual(Buffer.from(mark + after))
      }),
    )
  })
})
