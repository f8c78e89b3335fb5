import { describe, expect, it } from 'vitest'
import { tokensOf } from '../../../src/wings/fixes/clang-tokens.ts'
import { CASES, exportOf, marked, ours } from './clang-cases.ts'
import { importFixes } from './fixed.ts'

const REFUSED = [
  'class A : «public B» {};\n',
  'int a[] = {«1», 2};\n',
  'T::T() : «a_(0)»\n#ifdef X\n, b_(0)\n#endif\n{}\n',
  'namespace a {\n// why\n«int x;»\n}\n',
  'std::map<int, «char»> m;\n',
]

describe('fixes of clang-tidy', () => {
  it.each(CASES)('take away what they leave redundant: %j', async (text, wanted) => {
    const { files, losses } = await ours(text)
    expect(losses).toBe(0)
    expect(files['a.cc']).toBe(wanted)
  })

  it.each(REFUSED)('are refused where that is not certain: %j', async (text) => {
    const { files, losses } = await ours(text)
    expect(losses).toBeGreaterThan(0)
    expect(files['a.cc']).toBe(marked(text).code)
  })

  it('of code that does not compile are refused, as clang-tidy does, unless unsafe ones are taken', () => {
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
