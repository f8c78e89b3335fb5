import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { languageServers } from '../../../src/wings/diagnostics/policy-key.ts'

it('the page on diagnostics tells every key of a language server', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/diagnostics.md'), 'utf8')
  const keys = Object.keys(languageServers().element.shape)
  expect(keys.length).toBeGreaterThan(6)
  for (const key of keys) expect(page).toContain(`| \`${key}\` |`)
})
