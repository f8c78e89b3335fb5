import { describe, expect, it } from 'vitest'
import { mergeTexts, reindent } from '../../../src/core/run/corrections.ts'

describe('a change on another text', () => {
  it.each([
    ['call(a, b)', 'call(a, b, c)', 'send(a, b)', 'send(a, b, c)'],
    ['let x = 1\nuse(x)\n', 'let x = 2\nuse(x)\n', 'let x = 1\n// why\nuse(x)\n', 'let x = 2\n// why\nuse(x)\n'],
    ['a b', 'c b', 'a  b', 'c  b'],
  ])('is made where both change different places: %j', (base, ours, theirs, merged) => {
    expect(mergeTexts(base, ours, theirs)).toBe(merged)
  })

  it.each([
    ['call(a)', 'call(b)', 'call(c)'],
    ['call(a)', 'call(a, b)', 'call(a, c)'],
    ['return x\n', 'log(x)\nreturn x\n', 'return y\n'],
  ])('is not made where that is not certain: %j', (base, ours, theirs) => {
    expect(mergeTexts(base, ours, theirs)).toBe(undefined)
  })
})

describe('a new text for lines with other blanks', () => {
  it('takes the unit of the file', () => {
    const [old, fresh] = [
      'if (a) {\n  b()\n  if (c) {\n    d()\n  }\n}',
      'if (a) {\n  b()\n  if (c) {\n    e()\n  }\n}',
    ]
    const found = old.replace(/^ +/gm, (blanks) => '\t'.repeat(blanks.length / 2))
    expect(reindent(old, fresh, found)).toBe('if (a) {\n\tb()\n\tif (c) {\n\t\te()\n\t}\n}')
  })

  it('shifts every line by the same blanks', () => {
    expect(reindent('  a\n    b\n', '  a\n    c\n      d\n', '    a\n      b\n')).toBe('    a\n      c\n        d\n')
    expect(reindent('    a\n      b\n', '    c\n      b\n', '  a\n    b\n')).toBe('  c\n    b\n')
  })

  it('shifts a first line that begins elsewhere as the others', () => {
    expect(reindent('  a\n    b\n', '    a\n    b\n', '    a\n      b\n')).toBe('      a\n      b\n')
  })

  it('is undefined where the blanks could be others', () => {
    expect(reindent('  a\n  b', '  a\n    c', '    a\n    b')).toBe(undefined)
    expect(reindent('a\n  b', 'a\n  c', 'a\n  x')).toBe(undefined)
  })
})
