import { describe, expect, it } from 'vitest'
import { editText } from '../../support/edit-text.ts'

const found = (text: string) => ({ text, by: 'tags' })

describe('sanitised tags', () => {
  it.each([
    ['<fnr>', '<function_results>'],
    ['<n>', '<name>'],
    ['</n>', '</name>'],
    ['<o>', '<output>'],
    ['</o>', '</output>'],
    ['<e>', '<error>'],
    ['</e>', '</error>'],
    ['<s>', '<system>'],
    ['</s>', '</system>'],
    ['<r>', '<result>'],
    ['</r>', '</result>'],
    ['< META_START >', '<META_START>'],
    ['< META_END >', '<META_END>'],
    ['< EOT >', '<EOT>'],
    ['< META >', '<META>'],
    ['< SOS >', '<SOS>'],
    ['\n\nH:', '\n\nHuman:'],
    ['\n\nA:', '\n\nAssistant:'],
  ])('%j is restored to %j in the old text, and in the new one', (shown, tag) => {
    expect(editText(`a${tag}b`, `a${shown}b`, `c${shown}${tag}`)).toEqual(found(`c${tag}${tag}`))
    expect(editText(`a${shown}b`, `a${shown}b`, `c${shown}`)).toEqual({ text: `c${shown}`, by: 'exact' })
  })

  it('of kinds that are not in the old text stay in the new one', () => {
    expect(editText('<name>x</name>', '<n>x', '<n>y<e>')).toEqual(found('<name>y<e></name>'))
  })

  it('know no closing form of <fnr>, and no single line end before H:', () => {
    expect(editText('</function_results>', '</fnr>', 'x')).toBe('not-found')
    expect(editText('a\nHuman: x', '\nH: x', 'y')).toBe('not-found')
  })
})
