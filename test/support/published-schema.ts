import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ErrorObject } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

/** What a published schema finds wrong with a document; null for nothing. Schemas of draft 4 that are read here mean the same in draft 7. */
export function faultsBy(
  schema: 'sarif-2.1.0' | 'rdjson' | 'agent-trace-0.1.0' | 'vsa-v1',
  document: unknown,
): readonly ErrorObject[] | null {
  const {
    $schema,
    id: _,
    ...rest
  } = JSON.parse(readFileSync(join(import.meta.dirname, 'schemas', `${schema}.json`), 'utf8'))
  const Validator = /2020-12/.test($schema) ? Ajv2020 : Ajv
  const ajv = new Validator({ strict: false, allErrors: true, allowUnionTypes: true, code: { optimize: false } })
  formats.default(ajv as Ajv)
  const validate = ajv.compile(rest)
  return validate(document) ? null : (validate.errors ?? [])
}
