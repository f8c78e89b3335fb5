import { describe, expect, it } from 'vitest'
import { edit } from '../../../../src/core/tools/edit.ts'
import { stepOf } from '../../../../src/core/tools/tool.ts'
import { exceptionsOf, sentenceOf, titleOf } from '../../../../src/wings/codemods/explain/words.ts'

const titled = (regex: string, new_string: string) => titleOf(stepOf(edit, { regex, new_string, replace_all: true }))

describe('the words for a step', () => {
  it.each<[string, string, string]>([
    ['\\bgetUser\\b', 'fetchUser', 'rename getUser → fetchUser'],
    ['(?m)^\\* ', '- ', 'replace *· → -· at the start of lines'],
    ['(?m)^([ \\t]+)// ', '$1# ', 'replace //· → #· at the start of lines'],
    ['(?m)^old\\b', 'fresh', 'replace old → fresh at the start of lines'],
    ['[ \\t]+\\n', '\n', 'delete blanks at the ends of lines'],
    ['x+', '', 'delete /x+/'],
  ])('are those of a text for the regex %s', (regex, fresh, title) => {
    expect(titled(regex, fresh)).toBe(title)
  })

  it('count the lines of a long text, and give the first that says something', () => {
    const block = `  /**\n   * Gives the parts of a name, one by one,\n   * and nothing else.\n   */\n`
    const step = stepOf(edit, { old_string: block, new_string: '', replace_all: true })
    expect(titleOf(step)).toBe('delete 4 lines (* Gives the parts of a name, one by one, …)')
  })

  it('name exceptions where they are fewer than the places', () => {
    const step = { step: 1, title: '', counts: 'places', files: [] } as const
    const exceptions = [{ path: 'a.ts', places: 2 }]
    expect(exceptionsOf({ ...step, matches: 5, exceptions }, 3)).toBe('2 of 7 places differ: a.ts (2)')
    expect(exceptionsOf({ ...step, matches: 1, exceptions }, 3)).toBe(
      'only in these files; 2 places elsewhere are left as they were',
    )
  })
})

it('counts the steps of an explanation that has many, which a list below names', () => {
  const step = { title: 'rename a → b', matches: 1, counts: 'files' as const, files: ['a.ts'] }
  const found = { base: 'a', residual: [], leftOut: [], spent: 1, toRead: [], ...ALL }
  const sentence = (count: number) =>
    sentenceOf({ ...found, steps: Array.from({ length: count }, (_, at) => ({ ...step, step: at + 1 })) })
  expect(sentence(1)).toBe('1 step explains 2 of 2 changed lines in 1 of 1 file: rename a → b. Nothing else to read.')
  expect(sentence(4)).toBe('4 steps explain 2 of 2 changed lines in 1 of 1 file. Nothing else to read.')
})

const ALL = { lines: { all: 2, explained: 2 }, files: { all: 1, explained: 1 } }

it('offers a smaller plan, not more rules, where a search that ended left nothing to read', () => {
  const found = {
    ...{ base: 'a', residual: [], leftOut: [], spent: 1, stopped: 'time' as const },
    steps: [{ step: 1, title: 'rename a → b', matches: 2, counts: 'places' as const, files: ['a.ts'] }],
    ...ALL,
  }
  expect(sentenceOf({ ...found, toRead: [] })).toContain('a smaller plan')
  const toRead = [{ path: 'b.ts', lines: 1, diff: '' }]
  expect(sentenceOf({ ...found, toRead })).toContain('more rules')
})
