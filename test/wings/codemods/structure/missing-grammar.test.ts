import { expect, it, onTestFinished, vi } from 'vitest'
import { dropParser } from '../../../../src/wings/codemods/structure/engine.ts'
import * as grammars from '../../../../src/wings/codemods/structure/grammar-bytes.ts'
import { judgeStructure } from '../../../../src/wings/codemods/structure/judge.ts'
import { languageNamed } from '../../../../src/wings/codemods/structure/languages.ts'
import { findStructure } from '../../../../src/wings/codemods/structure/search.ts'
import { replacing } from './replacing.ts'

it('is an answer, and no search of another language waits for it', async () => {
  const { wasmBytes } = grammars
  const reading = vi.spyOn(grammars, 'wasmBytes').mockImplementation((name) => {
    if (name === 'tree-sitter-go') throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
    return wasmBytes(name)
  })
  onTestFinished(() => reading.mockRestore())
  // Grammars that were read before are forgotten.
  dropParser()
  const sought = { matcher: 'f($A)', replacement: replacing('g($A)') }
  const go = languageNamed('go')
  await expect(findStructure('f(1)', { ...sought, language: go })).rejects.toMatchObject({ name: 'UNAVAILABLE_HERE' })
  const judged = judgeStructure({ ...sought, ruleAt: [] }, go)
  await expect(judged).rejects.toMatchObject({ name: 'UNAVAILABLE_HERE' })
  const found = await findStructure('f(1)', { ...sought, language: languageNamed('javascript') })
  expect(found).toMatchObject({ ok: true, matches: [{ replacement: 'g(1)' }] })
})
