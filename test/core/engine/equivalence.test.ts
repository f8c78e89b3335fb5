import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areFileEditsEquivalent } from '../../../src/core/engine/duplicates.ts'
import type { Edit } from '../../../src/core/text/tolerances.ts'
import { editText } from '../../support/edit-text.ts'

const edit = (old_string: string, new_string: string, replace_all?: boolean): Edit => ({
  old_string,
  new_string,
  replace_all,
})

describe('areFileEditsEquivalent', () => {
  it('holds for lists that are equal field by field, even where they cannot be applied', () => {
    expect(areFileEditsEquivalent([edit('x', 'y')], [edit('x', 'y', false)], 'a')).toBe(true)
    expect(areFileEditsEquivalent([], [], 'a')).toBe(true)
    expect(areFileEditsEquivalent([edit('x', 'y')], [edit('x', 'y', true)], 'a')).toBe(false)
  })

  it('holds for edits that do the same', () => {
    expect(areFileEditsEquivalent([edit('a b', 'a c')], [edit('b', 'c')], 'a b d')).toBe(true)
    expect(areFileEditsEquivalent([edit('a a', 'b b')], [edit('a', 'b', true)], 'a a')).toBe(true)
    expect(areFileEditsEquivalent([edit('a', 'b'), edit('b', 'c')], [edit('a', 'c')], 'a')).toBe(true)
    expect(areFileEditsEquivalent([edit('a', 'a')], [], 'a')).toBe(true)
  })

  it('fails for edits that do something else, or cannot be applied', () => {
    expect(areFileEditsEquivalent([edit('a', 'b')], [edit('a', 'c')], 'a d')).toBe(false)
    expect(areFileEditsEquivalent([edit('a', 'b')], [edit('d', 'b')], 'a d')).toBe(false)
    expect(areFileEditsEquivalent([edit('x', 'y')], [], 'a')).toBe(false)
    expect(areFileEditsEquivalent([edit('a', 'b')], [edit('a', 'b'), edit('a', 'b')], 'a')).toBe(false)
  })

  it('takes bytes as well as text, in their own encoding', () => {
    const bytes = Buffer.from('\ufeffa b', 'utf16le')
    expect(areFileEditsEquivalent([edit('a b', 'a c')], [edit('b', 'c')], bytes)).toBe(true)
    expect(areFileEditsEquivalent([edit('a', 'c')], [edit('b', 'c')], Buffer.from([0xfe, 0xff]))).toBe(false)
  })

  it('agrees with the texts that single edits give', () => {
    const word = fc.constantFrom('a', 'b', 'ab', 'ba', 'a\n', '')
    const edits = fc.record({ old_string: word, new_string: word, replace_all: fc.boolean() })
    const text = fc.array(word, { maxLength: 8 }).map((words) => words.join(''))
    const result = (content: string, { old_string, new_string, replace_all }: Edit) => {
      const edited = editText(content, old_string, new_string, { replace_all: replace_all ?? false })
      return typeof edited === 'string' ? undefined : edited.text
    }
    fc.assert(
      fc.property(text, edits, edits, (content, one, other) => {
        const [text1, text2] = [result(content, one), result(content, other)]
        const same = JSON.stringify(one) === JSON.stringify(other)
        expect(areFileEditsEquivalent([one], [other], content)).toBe(same || (text1 !== undefined && text1 === text2))
      }),
      { numRuns: 1000 },
    )
  })

  it('are told without making contents over the size of any file', () => {
    const [one, other] = ['b', 'c'].map((letter) => ({
      ...{ old_string: 'a', new_string: letter.repeat(2 ** 21) },
      replace_all: true,
    }))
    const content = Buffer.from('a'.repeat(2 ** 12))
    expect(areFileEditsEquivalent([one!], [other!], content)).toBe(false)
    expect(areFileEditsEquivalent([one!, one!], [other!, one!], content)).toBe(false)
  })

  it('differ by what they accept, where neither can be applied', () => {
    const one = { old_string: 'a', new_string: 'b' }
    expect(areFileEditsEquivalent([one], [{ ...one, match: 'exact' }], 'x')).toBe(true)
    expect(areFileEditsEquivalent([one], [{ ...one, match: 'whitespace' }], 'x')).toBe(false)
    expect(areFileEditsEquivalent([one], [{ ...one, replace_all: true }], 'x')).toBe(false)
  })
})
