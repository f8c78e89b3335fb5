import { describe, expect, it } from 'vitest'
import { stripTrailing } from '../../../src/core/text/line-ending.ts'

describe('stripTrailing', () => {
  it('removes white space before every kind of line end and at the end of the text', () => {
    expect(stripTrailing('a.ts', 'a \u00a0\r\n\u3000\nb\t\rc\ufeff\n\nd\f\v ')).toBe('a\r\n\nb\rc\n\nd')
  })

  it('does not change Markdown, by its extension', () => {
    for (const path of ['a.md', 'a.MDX']) expect(stripTrailing(path, 'a  \n')).toBe('a  \n')
    for (const path of ['a.markdown', 'a.md.txt', 'md']) expect(stripTrailing(path, 'a  \n')).toBe('a\n')
  })
})
