import { describe, expect, it } from 'vitest'
import { planJsonSchema } from '../src/core/plan/plan-schema.ts'
import { policyJsonSchema } from '../src/core/policy/policy-file.ts'
import { repairJsonSchema } from '../src/core/report/repair-packet.ts'
import { reportJsonSchema } from '../src/core/report/report.ts'
import { campaignJsonSchema } from '../src/wings/campaign/campaign-file.ts'

const SCHEMAS = {
  plan: planJsonSchema(),
  policy: policyJsonSchema(),
  campaign: campaignJsonSchema(),
  report: reportJsonSchema(),
  repair: repairJsonSchema(),
}

interface Property {
  readonly place: string
  readonly schema: Readonly<Record<string, unknown>>
}

/** Every property that a JSON Schema knows, wherever it stands. */
function* propertiesOf(schema: unknown, place = ''): Generator<Property> {
  if (typeof schema !== 'object' || schema === null) return
  for (const [key, value] of Object.entries(schema)) {
    if (['default', 'examples', 'const', 'enum'].includes(key)) continue
    if (key !== 'properties') yield* propertiesOf(value, Number.isNaN(Number(key)) ? place : `${place}[${key}]`)
    else {
      for (const [name, inner] of Object.entries(value)) {
        yield { place: `${place}.${name}`, schema: inner as Property['schema'] }
        yield* propertiesOf(inner, `${place}.${name}`)
      }
    }
  }
}

const listed = (schema: object, isMissing: (property: Property['schema']) => boolean): readonly string[] =>
  [...propertiesOf(schema)].filter((property) => isMissing(property.schema)).map(({ place }) => place)

const HINTS = ['examples', 'default', 'enum', 'const']

describe('the schemas', () => {
  it.each(Object.entries(SCHEMAS))('say of every property what it means: %s', (_, schema) => {
    expect([...propertiesOf(schema)].length).toBeGreaterThan(20)
    expect(listed(schema, ({ description, const: only }) => !description && only === undefined)).toEqual([])
  })

  it.each(['plan', 'policy', 'campaign'] as const)(
    'show of every value that people write what it may be: %s',
    (name) => {
      const isFree = ({ type, anyOf }: Property['schema']) =>
        anyOf !== undefined || ['string', 'integer', 'number'].includes(String(type))
      const missing = listed(SCHEMAS[name], (one) => isFree(one) && !HINTS.some((hint) => one[hint] !== undefined))
      expect(missing).toEqual([])
    },
  )
})
