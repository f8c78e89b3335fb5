import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { DEFAULT_LIMITS, type FieldPath, placesOf } from '../../../src/core/plan/document.ts'
import { readJson } from '../../../src/core/plan/json-document.ts'
import { readYaml } from '../../../src/core/plan/yaml-document.ts'
import type { Position } from '../../../src/errors.ts'
import { items } from '../../support/items.ts'
import { anyText } from './arbitrary-plan.ts'

const { tree } = fc.letrec<{ tree: unknown; list: unknown[]; map: object }>((tie) => ({
  tree: fc.oneof({ depthSize: 'small', withCrossShrink: true }, anyText, fc.boolean(), tie('list'), tie('map')),
  list: fc.array(tie('tree'), { maxLength: 4 }),
  map: fc.dictionary(
    anyText.filter((key) => !/[\r\u0085\u2028]/.test(key)),
    tie('tree'),
    { maxKeys: 4, noNullPrototype: true },
  ),
}))

/** Every field of a value with its path. */
function* fields(value: unknown, path: FieldPath = []): Generator<{ path: FieldPath; value: unknown }> {
  yield { path, value }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value))
    yield* fields(inner, [...path, Array.isArray(value) ? Number(key) : key])
}

const offsetOf = (text: string, { line, column }: Position): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, before) => sum + before.length + 1, 0) +
  column -
  1

/** The longest piece of JSON at an offset, as a value. */
const jsonAt = (text: string, offset: number): unknown => {
  for (let end = text.length; end > offset; end--) {
    try {
      return JSON.parse(text.slice(offset, end))
    } catch {}
  }
  return undefined
}

describe('places', () => {
  it('count lines and columns from 1, at LF', () => {
    const placeOf = placesOf('a\r\nbc\n\nd')
    expect([0, 1, 3, 4, 5, 6, 7, 8].map(placeOf).map(({ line, column }) => `${line}:${column}`)).toEqual(items`
1:1   1:2   2:1   2:2   2:3   3:1   4:1   4:2`)
  })
})

describe('the locator of a JSON text', () => {
  it('finds every value and every key where they begin', () => {
    const space = fc.constantFrom(undefined, 1, '\t')
    fc.assert(
      fc.property(
        fc.dictionary(anyText, tree, { maxKeys: 3, noNullPrototype: true }),
        fc.array(tree, { maxLength: 4 }),
        space,
        (around, steps, indent) => {
          const root = { ...around, steps }
          const text = JSON.stringify(root, null, indent)
          const read = readJson(text, DEFAULT_LIMITS)
          if (!read.ok) throw new Error(JSON.stringify(read.faults))
          const { locate } = read.document
          for (const { path, value } of fields(root)) {
            expect(jsonAt(text, offsetOf(text, locate.value(path)))).toEqual(value)
            const key = path.at(-1)
            if (typeof key === 'string') expect(jsonAt(text, offsetOf(text, locate.key(path)))).toBe(key)
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('the locator of a YAML text', () => {
  it('finds every double-quoted value and key where they begin, in block and flow style', () => {
    fc.assert(
      fc.property(
        fc.dictionary(anyText, tree, { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
        fc.constantFrom('block', 'flow'),
        (root, style) => {
          const text = stringify(root, {
            defaultStringType: 'QUOTE_DOUBLE',
            defaultKeyType: 'QUOTE_DOUBLE',
            lineWidth: 0,
            collectionStyle: style as 'block' | 'flow',
            doubleQuotedAsJSON: true,
            doubleQuotedMinMultiLineLength: 1e9,
          })
          const read = readYaml(text, DEFAULT_LIMITS)
          if (!read.ok) throw new Error(JSON.stringify(read.faults))
          const { locate } = read.document
          for (const { path, value } of fields(root)) {
            if (typeof value === 'string') expect(jsonAt(text, offsetOf(text, locate.value(path)))).toBe(value)
            const key = path.at(-1)
            if (typeof key === 'string') expect(jsonAt(text, offsetOf(text, locate.key(path)))).toBe(key)
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('a YAML text that people write wrong', () => {
  it.each<[title: string, text: string, place: string]>([
    ['a single quote that does not end', "a:\n  - b: 'x\n    c: d\n", '2:8'],
    ['a double quote that does not end', 'a:\n  - b: "x\n    c: d\n', '2:8'],
    ['a brace that does not end', 'a:\n  - b: {x\n    c: d\n  - e: f\n', '2:8'],
    ['a bracket that does not end', 'title: [a\n', '1:8'],
    ['an apostrophe in single quotes', "a: 'don't'\n", '1:9'],
    ['a code fence around it', '\n```yaml\na: b\n```\n', '2:1'],
    ['a code fence below a sentence', 'The plan:\n\n```yaml\na: b\n```\n', '3:1'],
  ])('has one fault, where it begins: %s', (_, text, place) => {
    const read = readYaml(text, DEFAULT_LIMITS)
    const faults = read.ok ? [] : read.faults
    expect(faults.map(({ name, at: { line, column } }) => `${name} ${line}:${column}`)).toEqual([
      `PLAN_SYNTAX ${place}`,
    ])
  })
})
