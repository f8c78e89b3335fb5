import { readFile } from 'node:fs/promises'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DATA_KEYS } from '../../../src/core/plan/data-fields.ts'
import { parsePlan } from '../../../src/core/plan/parse.ts'
import { planJsonSchema, planSchema } from '../../../src/core/plan/plan-schema.ts'
import { NUMERIC_KEYS } from '../../../src/core/plan/yaml-document.ts'
import { anyPlan, block, flat } from './arbitrary-plan.ts'

const ajv = new Ajv({ strict: false, discriminator: true, code: { optimize: false } })
formats.default(ajv)
const validate = ajv.compile(planJsonSchema())

/** Every place of a JSON Schema, with the name of the property it is. */
function* places(schema: unknown, name = ''): Generator<{ name: string; schema: Record<string, unknown> }> {
  if (typeof schema !== 'object' || schema === null) return
  const here = schema as Record<string, unknown>
  yield { name, schema: here }
  for (const [key, value] of Object.entries(here)) {
    if (key === 'properties')
      for (const [property, inner] of Object.entries(value as object)) yield* places(inner, property)
    else if (key !== 'default' && key !== 'examples') yield* places(value, name)
  }
}

const all = [...places(planJsonSchema())]

/** Objects whose keys an author chooses. */
const FREE: ReadonlySet<string> = new Set(['vars', 'rule', 'where'])

/** Keys of `indent`, which holds data. */
const WITHIN_DATA: ReadonlySet<string> = new Set(['to'])

describe('planJsonSchema', () => {
  it('is what is committed; `node scripts/schema.mjs` writes it', async () => {
    const committed: unknown = JSON.parse(await readFile('schema/plan.schema.json', 'utf8'))
    expect(committed).toEqual(planJsonSchema())
  })

  it('allows no key that it does not name', () => {
    const objects = all.filter(({ schema }) => schema.type === 'object')
    expect(objects.length).toBeGreaterThan(10)
    for (const { schema, name } of objects) if (!FREE.has(name)) expect(schema.additionalProperties).toBe(false)
  })

  it('has numbers where plans in YAML have numbers, and nowhere else', () => {
    const numeric = all
      .filter(({ schema }) => schema.type === 'integer' || schema.type === 'number')
      .map(({ name }) => name)
    // Fields that hold data, such as the keys and indexes of a path, have numbers as they are written.
    const isData = (name: string): boolean => DATA_KEYS.has(name) || FREE.has(name) || WITHIN_DATA.has(name)
    expect(new Set(numeric.filter((name) => !isData(name)))).toEqual(NUMERIC_KEYS)
  })

  it('accepts what parsePlan accepts, and refuses a plan with a key changed as parsePlan does', () => {
    const change = fc.constantFrom<(step: Record<string, unknown>) => void>(
      () => undefined,
      (step) => {
        step.extra = 1
      },
      (step) => {
        delete step.tool
        delete step.name
      },
      (step) => {
        step.why = 3
      },
      (step) => {
        step.tool = 'Bash'
      },
    )
    fc.assert(
      fc.property(anyPlan, fc.constantFrom(flat, block), change, ({ header, steps }, form, changeOf) => {
        const written = steps.map((step) => ({ ...form(step) }))
        changeOf(written[0] as Record<string, unknown>)
        const plan = { ...header, steps: written }
        const { ok } = parsePlan({ name: 'p.json', text: JSON.stringify(plan) })
        expect(validate(plan)).toBe(ok)
        expect(planSchema.safeParse(plan).success).toBe(ok)
      }),
    )
  })
})
