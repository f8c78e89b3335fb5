// @module-tag slow

import { describe, expect, it } from 'vitest'
import type { Plan } from '../../../../src/core/plan/schema.ts'
import { applyPlan } from '../../../../src/core/run/apply.ts'
import { explainChange } from '../../../../src/wings/codemods/explain/explain.ts'
import { repository } from '../../../support/memory-repository.ts'

/** What becomes of a file, with lines that differ each in its own way: how many of them are said to be of the same syntax. */
async function laidOut(name: string, before: string, after: string) {
  using repo = repository({ [name]: before })
  repo.write({ [name]: after })
  repo.commit('Format')
  const { steps, toRead, plan, lines } = await explainChange({ root: repo.root, from: 'HEAD~1', to: 'HEAD' })
  await applyPlan(plan as Plan, { root: repo.root, bare: true, base: 'HEAD~1', branch: 'made' })
  expect(repo.git('rev-parse', 'made^{tree}')).toBe(repo.git('rev-parse', 'HEAD^{tree}'))
  const sources = plan?.steps.flatMap(({ input }) => ('source' in input ? [input.source] : []))
  return {
    isLaidOut: sources?.includes('editplan/layout') === true && steps.length === 1,
    read: toRead.reduce((sum, one) => sum + one.lines, 0),
    all: lines.all,
  }
}

describe('what changes the layout of code alone', () => {
  it.each([
    [
      'a.ts',
      'call(one, {two: 2})\nconst f = (a: number) => { return a }\n// The\nkeep(1)\n',
      'call(one, {\n  two: 2,\n})\nconst f = (\n  a: number,\n) => {\n  return a\n}\n// The\nkeep(1)\n',
    ],
    ['a.py', 'x = call(one, [1, 2])\ny = (1, 2)\n', 'x = call(\n    one,\n    [1, 2],\n)\ny = (\n    1,\n    2,\n)\n'],
    [
      'a.rs',
      'fn a() { let x = b(1, 2); let t: (u8, u8) = (1, 2); }\n',
      'fn a() {\n    let x = b(\n        1,\n        2,\n    );\n    let t: (u8, u8) = (1, 2);\n}\n',
    ],
    ['a.go', 'package a\nfunc f() { g(1, 2) }\n', 'package a\n\nfunc f() {\n\tg(\n\t\t1,\n\t\t2,\n\t)\n}\n'],
    ['a.json', '{"a": [1, 2], "b": {"c": null}}\n', '{\n  "a": [1, 2],\n  "b": {\n    "c": null\n  }\n}\n'],
  ])('is one step in %s, exact, and nothing else to read', async (name, before, after) => {
    expect(await laidOut(name, before, after)).toMatchObject({ isLaidOut: true, read: 0 })
  })

  it.each([
    ['a tuple of one', 'a.py', 'x = (one)\nz = 1\ny = (two)\n', 'x = (\n    one,\n)\nz = 1\ny = (\n    two,\n)\n'],
    ['an index of one', 'a.py', 'x = a[1]\nz = 1\ny = b[2]\n', 'x = a[\n    1,\n]\nz = 1\ny = b[\n    2,\n]\n'],
    ['a type of one', 'a.rs', 'type A = (B);\ntype C = (D);\n', 'type A = (\n    B,\n);\ntype C = (\n    D,\n);\n'],
    ['blanks in a text', 'a.js', 'a(`x y`)\nb("x  y")\n', 'a(`x\n y`)\nb(\n  "x y")\n'],
    ['a statement that ends', 'a.js', 'function f() { return a }\n', 'function f() {\n  return\n  a\n}\n'],
    [
      'other blocks',
      'a.py',
      'if a:\n    b()\n    c()\nif d:\n    e()\n    f()\n',
      'if a:\n    b()\nc()\nif d:\n    e()\nf()\n',
    ],
    ['a list with a hole', 'a.js', 'a([1, ])\nb([,])\nc([2])\n', 'a([\n  1, ])\nb([\n])\nc([\n  , 2])\n'],
    ['blanks that are said', 'a.py', 'a = f"{b=}"\nc = f"{d=}"\n', 'a = f"{b = }"\nc = f"{d = }"\n'],
    ['a text of another language', 'a.sh', 'a() { b; }\nc | d\n', 'a() {\n  b;\n}\nc |\n  d\n'],
    ['code that no grammar reads', 'a.js', 'a(1, 2)\n)(\nb(3, 4)\n', 'a(\n  1,\n  2)\n)(\nb(\n  3,\n  4)\n'],
  ])('is not %s', async (_, name, before, after) => {
    const { isLaidOut, read, all } = await laidOut(name, before, after)
    expect({ isLaidOut, read }).toEqual({ isLaidOut: false, read: all })
  })
})
