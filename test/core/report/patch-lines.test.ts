import { describe, expect, it } from 'vitest'
import { hunkHeader } from '../../../src/core/report/patch-lines.ts'
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
