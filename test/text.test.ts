// @module-tag quick
// @module-tag programs

import { mkdtempSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundleTextDoor } from '../scripts/build/text-door.mjs'
import * as door from '../src/text.ts'
import { editCase } from './core/text/edit-properties.ts'
import { scratchHome } from './support/scratch.ts'

const root = path.resolve(import.meta.dirname, '..')

describe('editplan/text as it is published', () => {
  let text: string
  let published: typeof door
  beforeAll(async () => {
    ;({ text } = await bundleTextDoor(root))
    const folder = mkdtempSync(path.join(scratchHome(), 'text-door-'))
    const file = path.join(folder, 'text.mjs')
    writeFileSync(file, text)
    published = await import(pathToFileURL(file).href)
  })

  it('is one file of at most 60 kB that imports nothing', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000)
    expect(text).not.toMatch(/\bfrom\s*["']|\bimport\s*\(|\brequire\(|\bprocess\./)
  })

  it('has what the source has', () => {
    expect(Object.keys(published).sort()).toEqual(Object.keys(door).sort())
  })

  it('does what the library does, for every edit of every text', () => {
    fc.assert(
      fc.property(editCase, ({ bytes, request }) => {
        const fileContents = bytes.toString()
        expect(edited(published, { fileContents, ...request })).toEqual(edited(door, { fileContents, ...request }))
        const { old_string } = request
        expect(published.findActualString(fileContents, old_string)).toBe(
          door.findActualString(fileContents, old_string),
        )
        expect(published.nearestPlaces(fileContents, old_string)).toEqual(door.nearestPlaces(fileContents, old_string))
      }),
    )
  })

  it('throws what is an instance of the error of the library, and the other way round', () => {
    const errors = [published, door].map((one) => {
      try {
        return one.getPatchForEdit({ fileContents: 'a', old_string: 'b', new_string: 'c' })
      } catch (error) {
        return error
      }
    })
    for (const one of [published, door])
      for (const error of errors) {
        expect(error).toBeInstanceOf(one.EditplanError)
        expect(error).toMatchObject({ name: 'STRING_NOT_FOUND' })
      }
    for (const value of [new Error('x'), {}, null, undefined, 'x', { name: 'STRING_NOT_FOUND', problems: [] }])
      expect(value instanceof published.EditplanError).toBe(false)
  })

  it('compares edits on bytes as the library does', () => {
    fc.assert(
      fc.property(editCase, editCase, ({ bytes, request: one }, { request: other }) => {
        const [ours, theirs] = [published, door].map(({ areFileEditsEquivalent }) =>
          areFileEditsEquivalent([one], [{ ...one, new_string: other.new_string }], new Uint8Array(bytes)),
        )
        expect(ours).toBe(theirs)
      }),
    )
  })

  it('keeps half a character that the text has', () => {
    const fileContents = 'a\ud800b\n'
    expect(published.getPatchForEdit({ fileContents, old_string: 'b', new_string: 'c' }).updatedFile).toBe('a\ud800c\n')
  })
})

/** What becomes of a text, or the name and the words of the refusal. */
function edited({ getPatchForEdit }: typeof door, edit: door.TextEdit) {
  try {
    return getPatchForEdit(edit)
  } catch (error) {
    const { name, message } = error as Error
    return { name, message }
  }
}
