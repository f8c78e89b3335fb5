import { describe, expect, it, vi } from 'vitest'
import { Node, Parser, Tree, TreeCursor } from 'web-tree-sitter'
import { languageNamed } from '../../../../src/wings/codemods/structure/languages.ts'
import { findStructure } from '../../../../src/wings/codemods/structure/search.ts'
import { replacing } from './replacing.ts'

const TEXT = `class A {\n${'  m() { retry(1, () => load(2)) }\n'.repeat(5)}}\n`
const RULE = {
  rule: {
    pattern: 'retry($T, $W)',
    inside: { kind: 'method_definition', stopBy: 'end' },
    has: { kind: 'call_expression', stopBy: 'end' },
  },
}

describe('a search for structure', () => {
  it.each([
    ['a pattern', 'retry($T, $W)'],
    ['a rule that looks around', RULE],
  ])('gives back every tree and cursor: %s', async (_, matcher) => {
    const search = { language: languageNamed('typescript'), matcher, replacement: replacing('again($W)') }
    await findStructure(TEXT, search)
    const made = [
      vi.spyOn(Node.prototype, 'walk'),
      vi.spyOn(Tree.prototype, 'walk'),
      vi.spyOn(Tree.prototype, 'copy'),
      vi.spyOn(TreeCursor.prototype, 'copy'),
      vi.spyOn(Parser.prototype, 'parse'),
    ]
    const gone = [Tree, TreeCursor].map((one) => vi.spyOn(one.prototype, 'delete'))
    const count = (spies: readonly { readonly mock: { readonly calls: readonly unknown[] } }[]) =>
      spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
    for (const _ of [1, 2, 3])
      expect(await findStructure(TEXT, search)).toMatchObject({ ok: true, matches: { length: 5 } })
    expect(count(made)).toBeGreaterThan(3)
    expect(count(gone)).toBe(count(made))
    vi.restoreAllMocks()
  })
})
