import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { policyJsonSchema } from '../../../src/core/policy/policy-file.ts'

const committed = new URL('../../../schema/policy.schema.json', import.meta.url)

describe('the policy’s JSON Schema', () => {
  it('is the committed one', () => {
    // Written by: node scripts/schema.mjs
    expect(`${JSON.stringify(policyJsonSchema(), null, 2)}\n`).toBe(readFileSync(committed, 'utf8'))
  })

  it('accepts the example and refuses unknown keys', () => {
    const validate = new Ajv({ strict: true, strictTuples: false }).compile(policyJsonSchema())
    const example = {
      version: 1,
      rules: { deny: ['Edit(secrets/**)'] },
      limits: { bytes: '50MiB' },
      classifier: ['./classify'],
    }
    expect(validate(example)).toBe(true)
    expect(validate({ version: 1, rulez: {} })).toBe(false)
    expect(validate({ version: 1, limits: { bytes: '5XB' } })).toBe(false)
    expect(validate({ version: 1, verify: [{ run: [] }] })).toBe(false)
  })
})
