import { describe, expect, it } from 'vitest'
import { compileSchemas, type SettingsCheck } from '../../../src/core/policy/configuration.ts'
import { createPolicy } from '../../../src/core/policy/policy.ts'
import { items } from '../../support/items.ts'

const PORT = JSON.stringify({ type: 'object', properties: { port: { type: 'integer' } }, required: ['port'] })
const FILES: Readonly<Record<string, string>> = {
  'port.json': PORT,
  'new.json': `{"$schema": "https://json-schema.org/draft/2020-12/schema", "prefixItems": [{"const": 1}]}`,
  'broken.json': '{',
  'tree.json': '{"items": {"$ref": "#"}}',
  'remote.json': '{"$ref": "https://example.org/other.json"}',
}

const compile = (schemas: Record<string, string>): ReturnType<typeof compileSchemas> =>
  compileSchemas(schemas, async (path) => (path.startsWith('text:') ? path.slice('text:'.length) : FILES[path]))

const checkOf = async (schemas: Record<string, string>): Promise<SettingsCheck> => {
  const compiled = await compile(schemas)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  return compiled.check
}

describe('a settings file with a schema', () => {
  const verdict = async (path: string, before: string | undefined, after: string): Promise<string> => {
    const check = await checkOf({ 'conf/**': 'port.json' })
    return check(path, before === undefined ? undefined : Buffer.from(before), Buffer.from(after))?.name ?? 'ok'
  }

  it.each([
    ['conf/a.json', '{"port": 1}', '{"port": "x"}'],
    ['conf/a.yaml', 'port: 1', 'prot: 1'],
    ['conf/a.toml', 'port = 1', 'port = 1.5'],
    ['conf/a.jsonc', '{"port": 1,} // c', '{}'],
    ['conf/new.json', undefined, '{}'],
  ])('%s must satisfy it', async (path, before, after) => {
    expect(await verdict(path, before, after)).toBe('CONFIG_BROKEN')
  })

  it.each([
    ['conf/a.json', '{"port": 1}', '{"port": 2, "more": true}'],
    ['conf/a.json', '{}', '{"port": "never did"}'],
    ['conf/a.json', '{', '{}'],
    ['conf/a.txt', 'x', '{}'],
    ['other/a.json', '{"port": 1}', '{}'],
  ])('%s may otherwise say what it likes', async (path, before, after) => {
    expect(await verdict(path, before, after)).toBe('ok')
  })

  it.each([
    ['conf/new.json', '{"port": 1'],
    ['conf/new.json', ''],
    ['conf/new.json', '{"port": "x"} // c'],
    ['conf/new.jsonc', '{"port": 1'],
    ['conf/new.jsonc', '{"port": 1,, } // c'],
    ['conf/new.yaml', 'port: 1\nport: 2'],
    ['conf/new.yaml', 'port: 1\n---\nport: x'],
    ['conf/new.toml', 'port = '],
    ['conf/new.toml', 'port = 1\nport = 1'],
    ['conf/new.json', Buffer.from('\ufeff{"port": "x"}', 'utf16le')],
    ['conf/new.json', Buffer.from('\ufeff{"port": 1}', 'utf16le').swap16()],
    ['conf/new.json', Buffer.from('{"port": 1}', 'utf16le')],
    ['conf/new.json', `{"port": 1}${' '.repeat(8 * 2 ** 20)}`],
  ])('%s that is new must be read to satisfy it: %#', async (path, after) => {
    const check = await checkOf({ 'conf/**': 'port.json' })
    expect(check(path, undefined, Buffer.from(after))?.name).toBe('CONFIG_BROKEN')
  })

  it.each([
    ['in an encoding that cannot be read', Buffer.from('\ufeff{"port": 1}', 'utf16le').swap16()],
    ['too large to be read', Buffer.from(`{"port": 1}${' '.repeat(8 * 2 ** 20)}`)],
  ])('does not satisfy it any more where it becomes %s', async (_, after) => {
    const check = await checkOf({ 'conf/**': 'port.json' })
    expect(check('conf/a.json', Buffer.from('{"port": 1}'), after)?.name).toBe('CONFIG_BROKEN')
    expect(check('conf/a.json', after, after)).toBeUndefined()
  })

  it('is read with its mark of UTF-8, in UTF-16, and with comments', async () => {
    const check = await checkOf({ 'conf/**': 'port.json' })
    for (const sound of [
      Buffer.from('\ufeff{"port": 1}'),
      Buffer.from('\ufeff{"port": 1}', 'utf16le'),
      '{"port": 1} // c',
    ])
      expect(check('conf/new.json', undefined, Buffer.from(sound as never))).toBeUndefined()
  })

  it('is validated by draft 2020-12 if the schema says so', async () => {
    const check = await checkOf({ 'a.json': 'new.json' })
    expect(check('a.json', undefined, Buffer.from('[2]'))?.name).toBe('CONFIG_BROKEN')
    expect(check('a.json', undefined, Buffer.from('[1]'))).toBeUndefined()
  })

  it.each([
    ['a.json', `${'['.repeat(500_000)}${']'.repeat(500_000)}`, 'CONFIG_BROKEN'],
    ['a.yaml', '['.repeat(500_000), 'CONFIG_BROKEN'],
    ['a.yaml', `a: &a [x]\n${Array.from({ length: 20 }, (_, n) => `k${n}: &b${n} [*a, *a]`).join('\n')}`, undefined],
  ])('%s that is a bomb ends no run', { tags: 'slow' }, async (path, text, verdict) => {
    const check = await checkOf({ '*': 'tree.json' })
    expect(check(path, undefined, Buffer.from(text))?.name).toBe(verdict)
  })

  it('is asked about through the policy', async () => {
    const policy = createPolicy({ settings: await checkOf({ 'a.json': 'port.json' }) })
    expect(policy.configuration('a.json', Buffer.from('{"port": 1}'), Buffer.from('{}'))?.name).toBe('CONFIG_BROKEN')
  })
})

it.each([
  ['a glob that cannot be read', { '[': 'port.json' }],
  ['a missing schema', { 'a.json': 'nothing.json' }],
  ['a broken schema', { 'a.json': 'broken.json' }],
  ['a schema that refers elsewhere', { 'a.json': 'remote.json' }],
  ...[
    ...items`
null   7   "x"   []   {"type": null}   {"type": "objekt"}   {"properties": null}   {"required": "port"}`,
    '',
  ].map((text): [string, Record<string, string>] => [`the schema ${text}`, { 'a.json': `text:${text}` }]),
])('%s makes the policy invalid', async (_, schemas) => {
  expect(await compile(schemas)).toMatchObject({ ok: false, problems: [{ name: 'POLICY_INVALID' }] })
})
