import { describe, expect, it } from 'vitest'
import { handedText, handedUtf8 } from '../../../src/core/plan/source-text.ts'
import { EditplanError } from '../../../src/errors.ts'

const wide = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le')
const NO_TEXT = expect.objectContaining({ name: 'PLAN_SYNTAX' })
const PATCH = '--- a/f\n+++ b/f\n@@ -1 +1 @@\n-caf\u00e9\n+tea\n'

describe('a file that is handed in', () => {
  it.each([
    ['UTF-8', Buffer.from('caf\u00e9\n'), 'caf\u00e9\n'],
    ['a patch in Latin-1', Buffer.from(PATCH, 'latin1'), PATCH.replace('\u00e9', '\udce9')],
    ['ASCII as PowerShell writes it', wide('[{"a":\r\n1}]\r\n'), '[{"a":\n1}]\n'],
    ['what PowerShell may have changed', wide('caf\u00e9\r\n'), NO_TEXT],
    ['half a character', wide('a').subarray(0, 3), ''],
    ['other bytes', Buffer.from([0x61, 0xff]), NO_TEXT],
  ])('is text where it is certain: %s', (_, bytes, text) => {
    expect(handedText('It', bytes)).toEqual(text)
  })

  it.each([
    ['UTF-8', Buffer.from('caf\u00e9\n'), 'caf\u00e9\n'],
    ['Latin-1', Buffer.from('caf\u00e9', 'latin1'), ['POLICY_INVALID']],
    ['a patch in Latin-1', Buffer.from(PATCH, 'latin1'), ['POLICY_INVALID']],
    ['UTF-16', wide('a'), ['POLICY_INVALID']],
    ['UTF-16 without a mark', wide('a').subarray(2), ['POLICY_INVALID']],
  ])('and is neither plan nor source is text where it is UTF-8: %s', (_, bytes, expected) => {
    const read = (): unknown => {
      try {
        return handedUtf8('It', bytes, 'POLICY_INVALID')
      } catch (error) {
        return error instanceof EditplanError ? error.problems.map(({ name }) => name) : error
      }
    }
    expect(read()).toEqual(expected)
  })

  it.each<readonly [string, Buffer, boolean]>([
    ['an image', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAgMAAAA8f5YK', 'base64'), false],
    ['Latin-1', Buffer.from('caf\u00e9', 'latin1'), true],
    ['UTF-16 of the other order', wide('caf\u00e9\u0301').swap16(), true],
  ])('is to be saved as UTF-8 where that helps: %s', (_, bytes, helps) => {
    const refused = handedText('It', bytes)
    expect(typeof refused !== 'string' && refused.message.includes('UTF-8')).toBe(helps)
  })
})
