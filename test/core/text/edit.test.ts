import { applyPatch } from 'diff'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyEdit, getPatchForEdit } from '../../../src/core/text/edit.ts'
import { openString } from '../../../src/core/text/encoding.ts'
import { matchEdit } from '../../../src/core/text/match.ts'
import { applySplices } from '../../../src/core/text/splice.ts'
import { EditplanError } from '../../../src/errors.ts'

interface TextEdit {
  readonly old: string
  readonly new: string
  readonly all: boolean
}

const applied = (text: string, { old, new: fresh, all }: TextEdit): string | undefined =>
  applyEdit(text, { old_string: old, new_string: fresh, replace_all: all })

const engines = (text: string, edit: TextEdit): string | undefined => {
  const file = openString(text)
  const match = matchEdit(file, { old_string: edit.old, new_string: edit.new, replace_all: edit.all })
  return match.ok ? applySplices(file.bytes, match.splices).toString('utf16le') : undefined
}

/** What line ends, marks, tolerances and halves of characters are made of. */
const PIECES = ['a', 'b', 'b', 'é', '\n', '\n', '\r\n', '\r', ' ', '\t', '"', '“', '\ufeff', '\\n', '1→', '🌱']
const WITH_HALVES = [...PIECES, '\ud83c', '\udf31']
const piecesOf = (pieces: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...pieces), { maxLength }).map((chosen) => chosen.join(''))

/** A text with an edit whose old text most often is a part of it. */
const edits = (pieces: readonly string[]) =>
  fc
    .record({
      before: piecesOf(pieces, 6),
      part: piecesOf(pieces, 4),
      after: piecesOf(pieces, 6),
      asked: fc.option(piecesOf(pieces, 4), { freq: 3 }),
      fresh: piecesOf(pieces, 4),
      all: fc.boolean(),
    })
    .map(({ before, part, after, asked, fresh, all }) => ({
      text: before + part + after,
      edit: { old: asked ?? part, new: fresh, all },
    }))

describe('an edit on a text that is known', () => {
  it.each([
    ['whole characters', PIECES],
    ['halves of characters', WITH_HALVES],
  ])('comes to what the engine makes of the file: %s', (_, pieces) => {
    fc.assert(
      fc.property(edits(pieces), ({ text, edit }) => {
        expect(applied(text, edit)).toBe(engines(text, edit))
      }),
      { numRuns: 5000 },
    )
  })

  it.each<[string, string, TextEdit, string | undefined]>([
    ['a deleted line takes its line end along', 'a\nb\nc\n', { old: 'b', new: '', all: false }, 'a\nc\n'],
    ['new lines get the line ends of the file', 'a\r\nb\r\n', { old: 'b', new: 'c\nd', all: false }, 'a\r\nc\r\nd\r\n'],
    ['places that overlap are several', 'aba aba', { old: 'a', new: 'x', all: false }, undefined],
    ['a text that overlaps itself is not unique', 'ababa', { old: 'aba', new: 'x', all: false }, undefined],
    ['all places are replaced', 'a a', { old: 'a', new: '$&', all: true }, '$& $&'],
    ['a byte order mark is not found', '\ufeffa', { old: '\ufeffa', new: 'b', all: false }, undefined],
    ['half a character is never written', 'ab', { old: 'a', new: '\ud83c', all: false }, undefined],
    ['half a character is never found', '🌱', { old: '\ud83c', new: 'x', all: false }, undefined],
  ])('%s', (_, text, edit, expected) => {
    expect(engines(text, edit)).toBe(expected)
    expect(applied(text, edit)).toBe(expected)
  })
})

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
