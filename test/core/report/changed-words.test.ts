import { describe, expect, it } from 'vitest'
import { changedPairs, changedWords } from '../../../src/core/report/changed-words.ts'
import { hunkOf } from '../../../src/core/text/hunks.ts'

describe('words that come or go', () => {
  it.each([
    ['f(here, "a")', 'f(here, "src", "a")', '', '"src",'],
    ["['a', 'b', 'c']", "['a', 'c']", "'b',", ''],
    ['f(a)', 'f(b)(a)', '', '(b)'],
    ['a b', 'a c b', '', 'c'],
    ['"a"', '"b"', 'a', 'b'],
  ])('of %s to %s are %j and %j', (was, is, before, after) => {
    expect(changedWords([hunkOf(1, [`-${was}`, `+${is}`])])).toEqual({ before, after })
  })
})

describe('actions of a workflow', () => {
  it.each([
    ['behind a new one', ['a/cache@v3'], ['a/checkout@v5', 'a/cache@v4'], ['a/cache@v3|a/cache@v4', '|a/checkout@v5']],
    [
      'behind one that goes',
      ['a/checkout@v5', 'a/cache@v3'],
      ['a/cache@v4'],
      ['a/checkout@v5|', 'a/cache@v3|a/cache@v4'],
    ],
    ['of another owner', ['a/cache@v3'], ['x/y@v1', 'b/cache@v3'], ['a/cache@v3|b/cache@v3', '|x/y@v1']],
    ['in another order', ['a/x@1', 'a/y@1'], ['a/y@2', 'a/x@2', 'a/z@1'], ['a/x@1|a/y@2', 'a/y@1|a/x@2', '|a/z@1']],
  ])('are paired by their names %s, and by their places where the order changes', (_, was, is, expected) => {
    const lines = [...was.map((one) => `-- uses: ${one}`), ...is.map((one) => `+- uses: ${one}`)]
    const pairs = [...changedPairs([hunkOf(1, lines)])].map((pair) => pair.map((one) => one.replace('- uses: ', '')))
    expect(pairs.map((pair) => pair.join('|'))).toEqual(expected)
  })
})
