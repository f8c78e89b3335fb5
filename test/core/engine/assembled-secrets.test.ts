import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPolicy } from '../../../src/core/policy/policy.ts'
import { assembledSecret } from '../../../src/core/policy/secrets.ts'

const TOKEN = `ghp_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}`
const policy = createPolicy()

const found = (before: string | undefined, after: string, encoding: BufferEncoding = 'utf8') =>
  assembledSecret(policy, {
    path: 'a.txt',
    before: before === undefined ? undefined : Buffer.from(before, encoding),
    after: Buffer.from(after, encoding),
    mode: 0o644,
  })

describe('a credential that a file holds after a run', () => {
  it('is found if it is new to the file, whatever surrounds it and wherever it was cut', async () => {
    const around = fc.string({ unit: 'grapheme', maxLength: 300 })
    await fc.assert(
      fc.asyncProperty(around, around, fc.integer({ min: 1, max: TOKEN.length - 1 }), async (head, tail, cut) => {
        const put = (middle: string) => `${head}\nkey: ${middle}\n${tail}`
        const problem = await found(put(`${TOKEN.slice(0, cut)} ${TOKEN.slice(cut)}`), put(TOKEN))
        expect(problem?.name).toBe('SECRET_DETECTED')
        expect(problem?.message).not.toContain(TOKEN)
      }),
      { numRuns: 60 },
    )
  })

  it('is found where only its last line is new, far below its first', async () => {
    const body = Array.from({ length: 20 }, (_, at) => (at === 0 ? 'MII' : '') + TOKEN.slice(4, 30)).join('\n')
    const key = `-----BEGIN RSA ${'PRIVATE'} KEY-----\n${body}\n`
    const problem = await found(`a\n${key}`, `a\n${key}-----END RSA ${'PRIVATE'} KEY-----\n`)
    expect(problem?.name).toBe('SECRET_DETECTED')
    expect(problem?.message).toMatch(/line 2\b/)
  })

  it('is not reported if the file already held it, beside another change', async () => {
    expect(await found(`a\nkey: ${TOKEN}\n`, `b\nkey: ${TOKEN}\nc\n`)).toBeUndefined()
    expect(await found(undefined, 'no key\n')).toBeUndefined()
  })

  it('is found in a new file, in UTF-16, and deep in a large one, at its own line', async () => {
    expect((await found(undefined, TOKEN))?.name).toBe('SECRET_DETECTED')
    expect((await found('\ufeffkey: \n', `\ufeffkey: ${TOKEN}\n`, 'utf16le'))?.name).toBe('SECRET_DETECTED')
    const filler = 'all is well\n'.repeat(100_000)
    const problem = await found(`${filler}key\n${filler}`, `${filler}key ${TOKEN}\n${filler}`)
    expect(problem?.message).toMatch(/\b100001\b/)
  })
})
