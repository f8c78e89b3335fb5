import { expect, it, vi } from 'vitest'
import { judgeStructure } from '../../../../src/wings/codemods/structure/judge.ts'
import { languageNamed } from '../../../../src/wings/codemods/structure/languages.ts'
import { findStructure } from '../../../../src/wings/codemods/structure/search.ts'
import { replacing } from './replacing.ts'

vi.mock('../../../../src/wings/codemods/structure/grammar-bytes.ts', async (original) => {
  const { wasmBytes } = await original<typeof import('../../../../src/wings/codemods/structure/grammar-bytes.ts')>()
  return {
    wasmBytes(name: string) {
      if (name === 'tree-sitter-go') throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
      return wasmBytes(name)
    },
  }
})

it('is an answer, and no search of another language waits for it', async () => {
  const sought = { matcher: 'f($A)', replacement: replacing('g($A)') }
  const go = languageNamed('go')
  await expect(findStructure('f(1)', { ...sought, language: go })).rejects.toMatchObject({ name: 'UNAVAILABLE_HERE' })
  const judged = judgeStructure({ ...sought, ruleAt: [] }, go)
  await expect(judged).rejects.toMatchObject({ name: 'UNAVAILABLE_HERE' })
  const found = await findStructure('f(1)', { ...sought, language: languageNamed('javascript') })
  expect(found).toMatchObject({ ok: true, matches: [{ replacement: 'g(1)' }] })
})
