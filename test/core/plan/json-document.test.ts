import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../../src/core/plan/document.ts'
import { firstJsonFault, readJson } from '../../../src/core/plan/json-document.ts'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const nearlyJson = fc
  .tuple(fc.json(), fc.nat(), fc.nat(3), fc.stringMatching(/^[{}[\],:"\\ \n0-9.eE+tfnula-]{0,3}$/))
  .map(([json, at, removed, added]) => {
    const cut = at % (json.length + 1)
    return json.slice(0, cut) + added + json.slice(cut + removed)
  })

describe('firstJsonFault', () => {
  it('finds a fault exactly where JSON.parse does not accept the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), nearlyJson, nearlyJson), (text) => {
        expect(firstJsonFault(text) === undefined).toBe(isJson(text))
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    ['', 0],
    [' \n', 2],
    ['{"a" 1}', 5],
    ['{"a":1,}', 6],
    ['[1 2]', 3],
    ['[1,]', 2],
    ['{a:1}', 1],
    ["{'a':1}", 1],
    ['[1] x', 4],
    ['// x\n1', 0],
    ['[01]', 2],
    ['"a\nb"', 2],
    ['"\\q"', 1],
    ['"\\u12"', 1],
    ['"abc', 0],
    ['{"a": "b\n', 6],
    ['{"a":1', 6],
    ['[}', 1],
    ['[NaN]', 1],
  ])('finds the fault of %j at %i', (text, offset) => {
    expect(firstJsonFault(text)?.offset).toBe(offset)
  })

  it('is never asked about a text that nests too deeply', () => {
    const read = readJson('['.repeat(300_000), DEFAULT_LIMITS)
    expect(read.ok ? [] : read.faults.map(({ name }) => name)).toEqual(['LIMIT_EXCEEDED'])
  })
})
