import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import '../../../src/wings.ts'
import { parseToolCall } from '../../../src/core/session/tool-call.ts'
import { clientSchema } from '../../../src/faces/mcp/client-schema.ts'
import { describeTools } from '../../../src/faces/mcp/tools.ts'
import { programOnPath } from '../../support/program-on-path.ts'

const tools = [true, false].flatMap((readOnly) => describeTools({ readOnly, dryRun: false, structured: true }))
const schemas = tools.flatMap(({ name, inputSchema, outputSchema }) =>
  [inputSchema, outputSchema ?? []].flat().map((schema): [string, object] => [name, schema]),
)

type Schema = { readonly [word: string]: unknown }
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** Every schema in a schema: keys of `properties` are names. */
function* schemasIn(schema: unknown): Generator<Schema> {
  if (!isSchema(schema)) return
  yield schema
  const { properties, items, additionalProperties, anyOf } = schema
  for (const part of [items, additionalProperties]) yield* schemasIn(part)
  for (const parts of [anyOf, properties])
    if (isSchema(parts)) for (const one of Object.values(parts)) yield* schemasIn(one)
}

/**
 * What the converter of llama.cpp's server refuses or gets wrong, by its own rules: a pattern without anchors, groups that begin with `?`,
 * classes of letters; a repetition over 2,000; a schema without a type; `allOf` of texts, which makes an object of them.
 */
function grammarFaults(schema: Schema): readonly string[] {
  const { type, anyOf, enum: values, pattern, minLength = 0, maxLength = 0, minItems = 0, maxItems = 0, allOf } = schema
  const types = [type].flat()
  return [
    ...(type === undefined && !anyOf && !values ? ['no type'] : []),
    ...(types.every((one) => one === undefined || PRIMITIVES.includes(String(one))) ? [] : ['an unknown type']),
    ...(allOf ? ['allOf'] : []),
    ...([minLength, maxLength, minItems, maxItems].some((most) => Number(most) > 2000) ? ['a long repetition'] : []),
    ...(typeof pattern === 'string' && !/^\^(?!.*(\(\?|\\[^.[\](){}|*+?^$\\n])).*\$$/u.test(pattern)
      ? ['a pattern']
      : []),
    ...['$ref', 'not', 'if', 'patternProperties', 'propertyNames', 'dependentRequired'].filter(
      (word) => word in schema,
    ),
  ]
}

const PRIMITIVES = ['string', 'number', 'integer', 'boolean', 'null', 'array', 'object']

/** Words that function declarations of the stricter model APIs take. */
const WORDS = new Set(
  'type description default enum anyOf items minItems minimum maximum properties required additionalProperties'.split(
    ' ',
  ),
)

const inputOf = (name: string): object => tools.find((tool) => tool.name === name)?.inputSchema.properties ?? {}

describe('the schemas that the server shows its clients', () => {
  it.each(schemas)('of %s have only words that every client takes', (_, schema) => {
    for (const part of schemasIn(schema)) {
      expect(Object.keys(part).filter((word) => !WORDS.has(word))).toEqual([])
      expect(grammarFaults(part)).toEqual([])
    }
  })

  it('say choices of different types as types of one schema, which grammars without choices take', () => {
    const path = { anyOf: [{ type: 'string' }, { type: 'array', minItems: 1, items: { type: 'integer' } }] }
    expect(clientSchema({ description: 'Where.', ...path })).toEqual({
      ...{ type: ['string', 'array'], description: 'Where.', minItems: 1, items: { type: 'integer' } },
    })
    for (const one of [
      { anyOf: [{ type: 'string' }, { type: 'string', minLength: 2 }] },
      { anyOf: [{ enum: ['a'] }, { type: 'integer' }] },
    ])
      expect(clientSchema(one)).toHaveProperty('anyOf')
    const spelled = [{ type: 'boolean' }, { type: 'string', enum: ['true', 'false'] }]
    expect(clientSchema({ anyOf: spelled })).toEqual({ type: 'boolean' })
    const called = tools.map(({ inputSchema }) => inputSchema)
    expect(called.flatMap((schema) => [...schemasIn(schema)].filter((part) => part.anyOf))).toEqual([])
  })

  it('ask a call for nothing that only a program can tell, since some clients fill in every key', () => {
    expect(parseToolCall('Read', { file_path: 'a', offset: 1, limit: 9, pages: '' }).ok).toBe(true)
    expect(Object.keys(inputOf('Read'))).toEqual(['file_path', 'offset', 'limit', 'pages'])
  })

  it.skipIf(!programOnPath('python3'))('have no pattern that Python cannot compile', () => {
    const patterns = schemas.flatMap(([, schema]) => [...schemasIn(schema)].flatMap(({ pattern }) => pattern ?? []))
    const script = 'import json, re, sys\nfor one in json.load(sys.stdin): re.compile(one)'
    expect(spawnSync('python3', ['-c', script], { input: JSON.stringify(patterns) }).status).toBe(0)
  })

  it('say the next integer for a bound that is left out', () => {
    const bound = fc.integer({ min: -1000, max: 1000 })
    fc.assert(
      fc.property(bound, bound, (exclusiveMinimum, exclusiveMaximum) => {
        expect(clientSchema({ type: 'integer', exclusiveMinimum, exclusiveMaximum })).toEqual({
          ...{ type: 'integer', minimum: exclusiveMinimum + 1, maximum: exclusiveMaximum - 1 },
        })
      }),
    )
  })

  it('keep keys that are named like words of a schema', () => {
    const properties = { pattern: { type: 'string', pattern: '\\S' }, allOf: { const: 1 }, any: { description: 'It.' } }
    expect(clientSchema({ type: 'object', properties })).toEqual({
      type: 'object',
      properties: {
        pattern: { type: 'string' },
        allOf: { enum: [1] },
        any: { type: ['string', 'number', 'boolean', 'null', 'array', 'object'], description: 'It.' },
      },
    })
  })
})
