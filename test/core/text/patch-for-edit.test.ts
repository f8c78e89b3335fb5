import { applyPatch } from 'diff'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getPatchForEdit } from '../../../src/core/text/edit.ts'
import { EditplanError } from '../../../src/errors.ts'

const nameOf = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return error instanceof EditplanError ? error.name : error
  }
  return 'nothing thrown'
}

describe('getPatchForEdit', () => {
  it('gives the text after the edit and its hunks', () => {
    expect(getPatchForEdit({ fileContents: 'a\r\n“b”\r\n', oldString: '"b"', newString: '"c"' })).toEqual({
      patch: [{ oldStart: 1, oldLines: 2, newStart: 1, newLines: 2, lines: [' a\r', '-“b”\r', '+“c”\r'] }],
      updatedFile: 'a\r\n“c”\r\n',
    })
  })

  it('replaces every place when asked, and fills a blank text', () => {
    expect(getPatchForEdit({ fileContents: 'xx', oldString: 'x', newString: '$&', replaceAll: true }).updatedFile).toBe(
      '$&$&',
    )
    expect(getPatchForEdit({ fileContents: '', oldString: '', newString: 'x\n' }).updatedFile).toBe('x\n')
  })

  it('throws where Edit would refuse', () => {
    const run = (oldString: string, newString: string) => () =>
      getPatchForEdit({ filePath: 'a.txt', fileContents: 'x x', oldString, newString })
    expect(nameOf(run('y', 'z'))).toBe('STRING_NOT_FOUND')
    expect(nameOf(run('x', 'z'))).toBe('STRING_NOT_UNIQUE')
    expect(nameOf(run('x x', '\ud800'))).toBe('UNENCODABLE')
  })

  it('gives hunks that the diff package applies', () => {
    const line = fc.constantFrom('a', 'b', 'c', '')
    const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(text, fc.constantFrom('a', 'b\nc', '\n\n'), text, (fileContents, oldString, newString) => {
        fc.pre(fileContents.includes(oldString))
        const { patch, updatedFile } = getPatchForEdit({ fileContents, oldString, newString, replaceAll: true })
        const hunks = patch.map((hunk) => ({ ...hunk, lines: [...hunk.lines] }))
        expect(
          applyPatch(fileContents, { hunks, oldFileName: '', newFileName: '', oldHeader: '', newHeader: '' }),
        ).toBe(updatedFile)
      }),
    )
  })
})
