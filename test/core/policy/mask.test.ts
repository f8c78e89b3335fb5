import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { masked, maskedLines } from '../../../src/core/policy/secrets.ts'

const TOKEN = `ghp_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}`
const STARS = '*'.repeat(TOKEN.length)
const KEY = [
  '-----BEGIN RSA PRIVATE KEY-----',
  ...Array(6).fill('MIIEpAIBAAKCAQEA'.repeat(4)),
  '-----END RSA PRIVATE KEY-----',
]

describe('what may be shown', () => {
  it('has no credential at any depth, and everything else as it was', async () => {
    const value = { a: [{ b: `x ${TOKEN}`, n: 1 }, null], c: 'plain', d: [TOKEN, 'y'], e: undefined }
    expect(await masked(value)).toEqual({
      a: [{ b: `x ${STARS}`, n: 1 }, null],
      c: 'plain',
      d: [`[masked]${STARS.slice(8)}`, 'y'],
      e: undefined,
    })
  })

  it('is returned itself if it contains none', async () => {
    const value = { a: [{ b: 'x' }], c: Buffer.from(TOKEN) }
    expect(await masked(value)).toBe(value)
  })

  it('stays as it is when it is masked again', async () => {
    const once = await masked({ a: TOKEN })
    expect(await masked(once)).toBe(once)
  })

  it.each([
    ['gone', KEY.map((line) => `-${line}`)],
    ['new', KEY.map((line) => `+${line}`)],
    ['around a change', KEY.map((line, at) => `${at === 3 ? '+' : ' '}${line}`)],
    ['without signs', KEY],
  ])('has no credential that goes over several lines: %s', async (_, lines) => {
    const shown = await maskedLines(['@@', ...lines, ' end'])
    expect(shown.join('\n')).not.toContain('MIIE')
    expect(shown.map((line) => line.length)).toEqual(['@@', ...lines, ' end'].map((line) => line.length))
    expect(shown.at(-1)).toBe(' end')
  })

  it('contains no such credential in the hunks of a patch at any depth, and keeps its line breaks', async () => {
    const hunk = { oldStart: 1, lines: KEY.map((line) => `-${line}`) }
    expect(JSON.stringify(await masked({ steps: [{ structuredPatch: [hunk] }] }))).not.toContain('MIIE')
    expect((await masked(KEY.join('\n'))).split('\n').map((line) => line.length)).toEqual(
      KEY.map((line) => line.length),
    )
  })

  it('tells two credentials in the lines of a patch apart, so that no change of one looks like none', async () => {
    const other = `ghp_${'xXQx6l5bYdbU5gOQ1VdoAxKVWGl7MP1qJOVy'}`
    const [gone = '', fresh = ''] = await maskedLines([`-a ${TOKEN}`, `+a ${other}`])
    expect(gone.slice(1)).not.toBe(fresh.slice(1))
    expect([gone, fresh].every((line) => line.includes('masked: differs'))).toBe(true)
    const cell = await masked({ cell: { before: { source: `a\n${TOKEN}` }, after: { source: `a\n${other}`, n: 1 } } })
    expect(cell.cell.before.source).not.toBe(cell.cell.after.source)
    expect(JSON.stringify(cell)).not.toContain('ghp_')
    const [same, alike] = await maskedLines([`-a ${TOKEN}`, `+b ${TOKEN}`])
    expect(same?.slice(2)).toBe(alike?.slice(2))
  })

  it.each(['https://glpat-good-host.example', 'figd_something_else', 'sk-ant-is-a-prefix', 'github_pat_helper()'])(
    'keeps the lines of a patch whose words only begin like a credential: %s',
    async (text) => {
      expect(await maskedLines([`-${text}`])).toEqual([`-${text}`])
    },
  )

  it('has nothing of a token that was cut short', async () => {
    for (let length = 12; length < TOKEN.length; length++)
      expect(await masked(`… ${TOKEN.slice(0, length)}…`)).toBe(`… ${'*'.repeat(length)}…`)
    expect(await masked('npm_config_registry, ghp_ and npm_lifecycle_event')).toContain('npm_config_registry, ghp_')
  })

  it('keeps every line’s sign and length', async () => {
    const part = fc.constantFrom(TOKEN, 'text', ' ', '-', '+', KEY[0] as string, KEY.at(-1) as string, '')
    const line = fc
      .tuple(fc.constantFrom('', ' ', '+', '-'), fc.array(part, { maxLength: 3 }))
      .map(([sign, parts]) => sign + parts.join(''))
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 8 }), async (lines) => {
        const shown = await maskedLines(lines)
        expect(shown.map((text) => text.length)).toEqual(lines.map((text) => text.length))
        expect(shown.join('\n')).not.toContain(TOKEN)
      }),
      { numRuns: 40 },
    )
  })
})
