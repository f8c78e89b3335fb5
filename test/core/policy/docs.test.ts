import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parsePolicy, policyFileSchema } from '../../../src/core/policy/policy-file.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/policy.md'), 'utf8')

it('the example on the policy’s page is a policy', async () => {
  const [, example = ''] = /```yaml\n(.*?)```/s.exec(page) ?? []
  expect(await parsePolicy(example, 'docs/policy.md')).toMatchObject({ ok: true, policy: { verify: [{}, {}] } })
})

it('the page tells every mode and every key of a verification', () => {
  const { mode, verify } = policyFileSchema().shape
  const modes = mode.unwrap().options
  const keys = Object.keys(verify.unwrap().element.shape)
  expect(modes.length + keys.length).toBeGreaterThan(8)
  for (const word of [...modes, ...keys]) expect(page).toContain(`| \`${word}\` |`)
})

it('the page on diagnostics tells every key of a language server', () => {
  const about = readFileSync(join(import.meta.dirname, '../../../docs/diagnostics.md'), 'utf8')
  const keys = Object.keys(policyFileSchema().shape.diagnostics.unwrap().element.shape)
  expect(keys.length).toBeGreaterThan(6)
  for (const key of keys) expect(about).toContain(`| \`${key}\` |`)
})
