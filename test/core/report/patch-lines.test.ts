import { describe, expect, it } from 'vitest'
import { clearLines, hunkHeader } from '../../../src/core/report/patch-lines.ts'
import { getPatchForEdit } from '../../../src/core/text/edit.ts'

describe('hunkHeader', () => {
  const headers = (fileContents: string, oldString: string, newString: string): readonly string[] =>
    getPatchForEdit({ fileContents, oldString, newString }).patch.map(hunkHeader)

  it('names a side without lines by the line before it, as git does', () => {
    expect(headers('', '', 'a\nb\n')).toEqual(['@@ -0,0 +1,2 @@'])
    expect(headers('a\nb\n', 'a\nb\n', '')).toEqual(['@@ -1,2 +0,0 @@'])
  })

  it('omits a count of 1', () => {
    expect(headers('a\n', 'a', 'b')).toEqual(['@@ -1 +1 @@'])
  })
})

describe('lines of a patch', () => {
  it.each<[title: string, lines: readonly string[], shown: readonly string[]]>([
    ['deeper by spaces', ['-  a()', '+    a()'], ['-  a()', '+    a()']],
    ['deeper by tabs', ['-\ta()', '+\t\ta()'], ['-\ta()', '+\t\ta()']],
    [
      'removed and added as they are',
      ['-  "a": {},', '-b', '+c', '+  "a": {},'],
      ['-  "a": {},', '-b', '+c', '+  "a": {},'],
    ],
    ['in tabs in place of spaces', ['-  a()', '+\ta()'], ['-··a()', '+→a()']],
    ['with a blank more between words', ['-  a(b, c)', '+  a(b,  c)'], ['-··a(b,·c)', '+··a(b,··c)']],
    ['with a blank more at the end', ['-  a', '+  a '], ['-··a', '+··a·']],
    ['deeper, with another blank', ['-a, b', '+  a,  b'], ['-a,·b', '+··a,··b']],
    ['deeper in one place, with a blank in another', ['- a b', '+  a b', '+ a  b'], ['-·a·b', '+  a b', '+·a··b']],
  ])('are spelled where the eye cannot tell them apart: %s', (_, lines, shown) => {
    expect(clearLines(lines)).toEqual(shown)
  })
})
