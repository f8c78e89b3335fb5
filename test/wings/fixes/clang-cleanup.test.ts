// @module-tag quick

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { tokensOf } from '../../../src/wings/fixes/clang-tokens.ts'
import { programOnPath } from '../../support/program-on-path.ts'
import { fixed, importFixes } from './fixed.ts'

/** Code in which each text in « » goes, or becomes what is after →, by a fix of its own, and what clang's applier makes of it. */
const CASES = [
  ['T::T() : «length_(0)» {}\n', 'T::T()   {}\n'],
  ['T::T() : «a_(0)», «b_(0)» {}\n', 'T::T()   {}\n'],
  ['T::T() : «a_(0)», b_(0), c_(0) {}\n', 'T::T() :  b_(0), c_(0) {}\n'],
  ['T::T() : a_(0), «b_{0}», c_(0) {}\n', 'T::T() : a_(0),  c_(0) {}\n'],
  ['T::T() : a_(0), b_(0), «c_(0)» {}\n', 'T::T() : a_(0), b_(0)  {}\n'],
  ['T::T() : a_(0),\n   «b_{0}», // two\n   «c_(0)» /* three */ {}\n', undefined],
  ['T::T() noexcept : «a_(0)» {}\n', 'T::T() noexcept   {}\n'],
  ['T::T() : «a_(0)» = default;\n', undefined],
  ['T::T() : «a_(0)→, c_(1)» {}\n', 'T::T() :  c_(1) {}\n'],
  ['T::T() : «a_(0)→c_(1), », b_(0) {}\n', undefined],
  ['int x = f(«a, »b);\nint y = f(«a», b);\nint z = f(a, «b»);\nint v = f(«a», «b»);\n', undefined],
  ['int a[] = {1, «2», 3};\n', 'int a[] = {1,  3};\n'],
  ['struct T {\n  T() : «a(1)», b{2} { int c = x ? f(1) : 2; }\n  int a, b;\n};\n', undefined],
  ['#define M(T) T() : «a_(0)» {}\nint x;\n', undefined],
  ['const char *s = R"(: , {)"; /* ( , */ T::T() : «a_("(")» {}\n', undefined],
  ['int g(int x) {\n  switch (x) { case f(1): «a();» { } default: «b();» { } }\n}\n', undefined],
  ['namespace a { «int x;» }\nint y;\n', '  \nint y;\n'],
  ['namespace a {\nnamespace b {\n«int x;»\n}  // namespace b\n}  // namespace a\nint y;\n', undefined],
  ['int t = q ? f(«1») : g(2), u = h(«3», 4);\n', undefined],
  ['auto l = [] { return 1; };\nT::T() : «a_(l())», b_([] { return 1; }()) {}\n', undefined],
  ['BEGIN_N\nnamespace d {\nstruct T {\n  T() : a(1), «b(2)» {}\n  int a;\n};\n}\n', undefined],
  [
    'auto f() -> int {\n  struct T { T() : «a(1)» {} int a; };\n  int v[] = {q ? g(1) : h(«2»), 3};\n  return 1;\n}\n',
    undefined,
  ],
] as const

const REFUSED = [
  'class A : «public B» {};\n',
  'int a[] = {«1», 2};\n',
  'T::T() : «a_(0)»\n#ifdef X\n, b_(0)\n#endif\n{}\n',
  'namespace a {\n// why\n«int x;»\n}\n',
  'std::map<int, «char»> m;\n',
]

interface Marked {
  readonly code: string
  readonly places: readonly { readonly offset: number; readonly length: number; readonly fresh: string }[]
}

const marked = (text: string): Marked => {
  const places: Marked['places'][number][] = []
  let code = ''
  for (const [at, part] of text.split(/[«»]/).entries()) {
    const [old = '', fresh = ''] = part.split('→')
    if (at % 2 === 1) places.push({ offset: Buffer.byteLength(code), length: Buffer.byteLength(old), fresh })
    code += old
  }
  return { code, places }
}

const exportOf = (file: string, { places }: Marked): string =>
  [
    `---\nMainSourceFile:  '${file}'\nDiagnostics:\n`,
    ...places.map(
      ({ offset, length, fresh }, at) =>
        `  - DiagnosticName:  rule-${at}\n    DiagnosticMessage:\n      Message:         ''\n      FilePath:        '${file}'\n      FileOffset:      ${offset}\n      Replacements:\n        - FilePath:        '${file}'\n          Offset:          ${offset}\n          Length:          ${length}\n          ReplacementText: '${fresh}'\n    Level:           Warning\n    BuildDirectory:  '/'\n`,
    ),
    '...\n',
  ].join('')

const ours = async (text: string) => {
  const one = marked(text)
  return await fixed(exportOf('/shop/a.cc', one), { 'a.cc': one.code }, { cwd: '/shop' })
}

describe('fixes of clang-tidy', () => {
  it.each(CASES)('take away what they leave redundant: %j', async (text, wanted) => {
    const { files, losses } = await ours(text)
    expect(losses).toBe(0)
    if (wanted !== undefined) expect(files['a.cc']).toBe(wanted)
  })

  it.each(REFUSED)('are refused where that is not certain: %j', async (text) => {
    const { files, losses } = await ours(text)
    expect(losses).toBeGreaterThan(0)
    expect(files['a.cc']).toBe(marked(text).code)
  })

  it.skipIf(!programOnPath('clang-apply-replacements'))('give what clang-apply-replacements gives', async () => {
    const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'clang-')))
    try {
      for (const [at, [text]] of CASES.entries()) {
        writeFileSync(path.join(folder, `${at}.cc`), marked(text).code)
        writeFileSync(path.join(folder, `${at}.yaml`), exportOf(path.join(folder, `${at}.cc`), marked(text)))
      }
      expect(spawnSync('clang-apply-replacements', [folder]).status).toBe(0)
      for (const [at, [text]] of CASES.entries())
        expect([text, (await ours(text)).files['a.cc']]).toEqual([
          text,
          readFileSync(path.join(folder, `${at}.cc`), 'utf8'),
        ])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('of code that does not compile are refused, as clang-tidy does, unless unsafe ones are taken', {}, () => {
    const one = marked('int *p = «0»;\n')
    const broken = exportOf('/shop/a.cc', one).replace('Level:           Warning', 'Level:           Error')
    const taken = (unsafe: boolean) => importFixes(broken, { 'a.cc': one.code }, { cwd: '/shop', fixes: { unsafe } })
    expect(taken(false)).toMatchObject({
      ok: false,
      notImported: [{ construct: 'clang/rule-0', mayChangeFiles: true }],
    })
    expect(taken(true).ok).toBe(true)
    const newer = exportOf('/shop/a.cc', one).replace('Level:           Warning', 'Level:           Certain')
    expect(importFixes(newer, { 'a.cc': one.code }, { cwd: '/shop' }).notImported).toMatchObject([
      { mayChangeFiles: true },
    ])
  })

  it('are read with as many tokens as the code has', () => {
    const count = (times: number) => tokensOf('T::T() : a_(0), b_{1} { /* é */ f("x"); }\n'.repeat(times)).tokens.length
    expect(count(20)).toBe(2 * count(10))
  })
})
