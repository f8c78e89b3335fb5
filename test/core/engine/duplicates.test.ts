import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areFileEditsEquivalent } from '../../../src/core/text/equivalence.ts'
import type { Edit } from '../../../src/core/text/tolerances.ts'
import { editText } from '../../support/edit-text.ts'
import { proveReplay } from '../../support/replay.ts'

/** What became of each step of a plan, and the text of `a.txt` after it; duplicates collapse. */
const replayed = async (text: string, steps: readonly object[]) => {
  const plan = JSON.stringify({
    version: 1,
    title: 't',
    options: { reads: 'auto', on_error: 'continue', duplicates: 'collapse' },
    steps,
  })
  const { results, changes } = await proveReplay({ plan, files: { 'a.txt': text } })
  return {
    statuses: results.map(({ status, duplicateOf, error }) => [status, duplicateOf ?? error?.name].join(' ').trim()),
    text: changes.find(({ path }) => path === 'a.txt')?.after?.toString(),
  }
}

const edit = (old_string: string, new_string: string, more: object = {}) => ({
  ...{ tool: 'Edit', file_path: 'a.txt', old_string, new_string },
  ...more,
})
const lines = (count: number, line = 'm') => `${line}\n`.repeat(count)
const remove = { tool: 'Delete', file_path: 'a.txt' }
const move = (file_path: string, new_path: string) => ({ tool: 'Move', file_path, new_path })
const write = { tool: 'Write', file_path: 'a.txt', content: 'new\n' }

describe('an Edit that does what an earlier one did', () => {
  it.each([
    ['below', `A\n${lines(19)}`, `B\n${lines(18)}A\n`, ['', lines(40)]],
    ['above', `${lines(19)}A\n`, `A\n${lines(18)}B\n`, [lines(40), '']],
  ] as const)('collapses where it would apply again far %s the earlier change', async (_, old, fresh, [head, tail]) => {
    const steps = [edit(old, fresh), edit(old, fresh, { match: 'whitespace' })]
    expect((await replayed(`${head}${old}${tail}`, steps)).statuses).toEqual(['applied', 'collapsed 1'])
  })

  it.each([2, 3, 4, 5, 6, 9])('collapses where it quotes %i lines from the changed one on', async (count) => {
    const rest = Array.from({ length: count - 1 }, (_, at) => `${at}\n`).join('')
    const { statuses } = await replayed(`x\na\n${rest}y\n`, [edit('a', 'b a'), edit(`a\n${rest}`, `b a\n${rest}`)])
    expect(statuses).toEqual(['applied', 'collapsed 1'])
  })

  it.each([2, 3, 4, 5, 6, 9])('collapses where it quotes %i lines up to the changed one', async (count) => {
    const rest = Array.from({ length: count - 1 }, (_, at) => `${at}\n`).join('')
    const { statuses } = await replayed(`x\n${rest}a\ny\n`, [edit('a', 'a b'), edit(`${rest}a`, `${rest}a b`)])
    expect(statuses).toEqual(['applied', 'collapsed 1'])
  })

  it('applies where it is the same text in another place', async () => {
    const { statuses, text } = await replayed('a b\n', [edit('a', 'c'), edit('b', 'a'), edit('a', 'c')])
    expect(statuses).toEqual(['applied', 'applied', 'applied'])
    expect(text).toBe('c c\n')
  })

  it('is refused like any other step for a reason beyond its text', async () => {
    const grow = edit('a', 'aa', { replace_all: true })
    const { statuses } = await replayed('a\n', [grow, { ...grow, expect_matches: 9 }])
    expect(statuses).toEqual(['applied', 'failed UNEXPECTED_MATCHES'])
  })

  it('applies after another tool changed the file', async () => {
    const { statuses } = await replayed('new\n', [edit('new', 'news'), write, edit('new', 'news')])
    expect(statuses).toEqual(['applied', 'applied', 'applied'])
  })
})

describe('a Delete or a Move that says what an earlier one did', () => {
  it('collapses while the file is away', async () => {
    expect((await replayed('a\n', [remove, remove])).statuses).toEqual(['applied', 'collapsed 1'])
    const twice = [move('a.txt', 'b.txt'), move('a.txt', 'b.txt')]
    expect((await replayed('a\n', twice)).statuses).toEqual(['applied', 'collapsed 1'])
  })

  it('is refused where another step took the file away since', async () => {
    const { statuses } = await replayed('a\n', [remove, write, move('a.txt', 'b.txt'), remove])
    expect(statuses).toEqual(['applied', 'applied', 'applied', 'failed FILE_NOT_FOUND'])
  })

  it('applies to a file that came back', async () => {
    expect((await replayed('a\n', [remove, write, remove])).statuses).toEqual(['applied', 'applied', 'applied'])
  })
})

describe('an Edit of a glob that says what an earlier one did', () => {
  const glob = { tool: 'Edit', glob: '*.txt', old_string: 'a', new_string: 'aa', replace_all: true }

  it('collapses where no step changed its files since, and applies otherwise', async () => {
    expect((await replayed('a\n', [glob, glob])).statuses).toEqual(['applied', 'collapsed 1'])
    const between = await replayed('a\n', [glob, edit('aa', 'a'), glob])
    expect(between.statuses).toEqual(['applied', 'applied', 'applied'])
    expect(between.text).toBe('aa\n')
  })

  it('collapses where nothing is left for it to do', async () => {
    const once = { ...glob, new_string: 'b' }
    expect((await replayed('a\n', [once, edit('b', 'c'), once])).statuses).toEqual([
      'applied',
      'applied',
      'collapsed 1',
    ])
  })

  it('is another step when any of its keys differs', async () => {
    const other = { ...glob, expect_matches: 2 }
    expect((await replayed('a\n', [glob, other])).statuses).toEqual(['applied', 'applied'])
  })
})

const fileEdit = (old_string: string, new_string: string, replace_all?: boolean): Edit => ({
  old_string,
  new_string,
  replace_all,
})

describe('areFileEditsEquivalent', () => {
  it('holds for lists that are equal field by field, even where they cannot be applied', () => {
    expect(areFileEditsEquivalent([fileEdit('x', 'y')], [fileEdit('x', 'y', false)], 'a')).toBe(true)
    expect(areFileEditsEquivalent([], [], 'a')).toBe(true)
    expect(areFileEditsEquivalent([fileEdit('x', 'y')], [fileEdit('x', 'y', true)], 'a')).toBe(false)
  })

  it('holds for edits that do the same', () => {
    expect(areFileEditsEquivalent([fileEdit('a b', 'a c')], [fileEdit('b', 'c')], 'a b d')).toBe(true)
    expect(areFileEditsEquivalent([fileEdit('a a', 'b b')], [fileEdit('a', 'b', true)], 'a a')).toBe(true)
    expect(areFileEditsEquivalent([fileEdit('a', 'b'), fileEdit('b', 'c')], [fileEdit('a', 'c')], 'a')).toBe(true)
    expect(areFileEditsEquivalent([fileEdit('a', 'a')], [], 'a')).toBe(true)
  })

  it('fails for edits that do something else, or cannot be applied', () => {
    expect(areFileEditsEquivalent([fileEdit('a', 'b')], [fileEdit('a', 'c')], 'a d')).toBe(false)
    expect(areFileEditsEquivalent([fileEdit('a', 'b')], [fileEdit('d', 'b')], 'a d')).toBe(false)
    expect(areFileEditsEquivalent([fileEdit('x', 'y')], [], 'a')).toBe(false)
    expect(areFileEditsEquivalent([fileEdit('a', 'b')], [fileEdit('a', 'b'), fileEdit('a', 'b')], 'a')).toBe(false)
  })

  it('takes bytes as well as text, in their own encoding', () => {
    const bytes = Buffer.from('\ufeffa b', 'utf16le')
    expect(areFileEditsEquivalent([fileEdit('a b', 'a c')], [fileEdit('b', 'c')], bytes)).toBe(true)
    expect(areFileEditsEquivalent([fileEdit('a', 'c')], [fileEdit('b', 'c')], Buffer.from([0xfe, 0xff]))).toBe(false)
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
