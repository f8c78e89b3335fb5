import { describe, expect, it } from 'vitest'
import { handedText, whyNoText } from '../../../src/core/plan/source-text.ts'

const wide = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le')
const PATCH = '--- a/f\n+++ b/f\n@@ -1 +1 @@\n-caf\u00e9\n+tea\n'

describe('a file that is handed in', () => {
  it.each([
    ['UTF-8', Buffer.from('caf\u00e9\n'), 'caf\u00e9\n'],
    ['a patch in Latin-1', Buffer.from(PATCH, 'latin1'), PATCH.replace('\u00e9', '\udce9')],
    ['ASCII as PowerShell writes it', wide('[{"a":\r\n1}]\r\n'), '[{"a":\n1}]\n'],
    ['what PowerShell may have changed', wide('caf\u00e9\r\n'), undefined],
    ['half a character', wide('a').subarray(0, 3), ''],
    ['other bytes', Buffer.from([0x61, 0xff]), undefined],
  ])('is text where it is certain: %s', (_, bytes, text) => {
    expect(handedText(bytes)).toBe(text)
  })

  it('is refused with what to do', () => {
    expect(whyNoText('The file a', wide('\u00e9'))).toContain('Let the program write the file itself')
    expect(whyNoText('The file a', Buffer.from([0xff]))).toContain('Save it as UTF-8')
  })
})
