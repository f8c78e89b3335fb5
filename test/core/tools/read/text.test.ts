import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StepInputs } from '../../../../src/core/tools/step-inputs.ts'
import type { Outcome } from '../../../../src/core/tools/tool.ts'
import { createReader } from './reader.ts'

const viewOf = (outcome: Outcome) => (outcome.ok ? outcome.view : undefined)
const errorOf = (outcome: Outcome) => (outcome.ok ? 'ok' : outcome.problem.name)
const view = async (text: string | Buffer, input: Partial<StepInputs['Read']> = {}) =>
  viewOf(await createReader({ 'a.txt': text }).run({ file_path: 'a.txt', ...input }))
const digest = (text: string) => createHash('sha256').update(text).digest('hex')

describe('Read of a text', () => {
  it.each([
    ['a\nb\n', {}, '1\ta\n2\tb\n3\t'],
    ['\n', {}, '1\t\n2\t'],
    ['x', {}, '1\tx'],
    ['a\nb\nc\n', { offset: 2 }, '2\tb\n3\tc\n4\t'],
    ['a\nb\nc\n', { offset: 0, limit: 2 }, '1\ta\n2\tb'],
    ['a\nb\nc\n', { limit: 3 }, '1\ta\n2\tb\n3\tc'],
    ['a\nb\nc\n', { limit: 4 }, '1\ta\n2\tb\n3\tc\n4\t'],
    ['a\r\nb\r\n', { limit: 2 }, '1\ta\n2\tb'],
    ['a\rb\nc\r', {}, '1\ta\rb\n2\tc'],
    ['\uFEFFa\nb', { offset: 1, limit: 1 }, '1\ta'],
  ])('numbers the lines of %j %j', async (text, input, shown) => {
    expect(await view(text, input)).toMatchObject({ type: 'text', content: shown })
  })

  it.each([
    ['', {}],
    ['', { offset: 2, limit: 3 }],
    ['a\nb\n', { offset: 3 }],
    ['a\nb', { offset: 3 }],
  ])('says that there is nothing in %j %j', async (text, input) => {
    expect(await view(text, input)).toMatchObject({ empty: true, note: expect.any(String) })
  })

  it('shows UTF-16LE as text, and a letter whose bytes hold a line feed as a letter', async () => {
    const bytes = Buffer.from('\uFEFFa\u0a00\u0a0ab\r\nc\n', 'utf16le')
    expect(await view(bytes)).toMatchObject({ content: '1\ta\u0a00\u0a0ab\n2\tc\n3\t' })
    expect(await view(bytes, { offset: 2, limit: 1 })).toMatchObject({ content: '2\tc' })
  })

  it('shows a range as the whole text has it', async () => {
    const text = fc
      .array(fc.constantFrom('a', 'é', '\n', '\r\n', '😀', ''), { maxLength: 20 })
      .map((parts) => parts.join(''))
    const encoded = fc
      .tuple(text, fc.constantFrom('utf8', 'utf16le'))
      .map(([text, encoding]) => ({ text, encoding }) as const)
    await fc.assert(
      fc.asyncProperty(
        encoded,
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 8 }),
        async ({ text, encoding }, offset, limit) => {
          const shown = await view(Buffer.from(`\uFEFF${text}`, encoding), { offset, limit })
          const lines = text.split('\n').map((line, index) => `${index + 1}\t${line.replace(/\r$/, '')}`)
          const real = text === '' || text.endsWith('\n') ? lines.length - 1 : lines.length
          if (offset > real) expect(shown).toMatchObject({ empty: true })
          else expect(shown?.content).toBe(lines.slice(offset - 1, offset - 1 + limit).join('\n'))
        },
      ),
    )
  })

  it('refuses a large file without a limit before opening it', async () => {
    const reader = createReader({ 'a.txt': 'x'.repeat(100) }, { budgets: { bytes: 99 } })
    expect(errorOf(await reader.run({ file_path: 'a.txt', offset: 1 }))).toBe('READ_TOO_LARGE')
    expect(reader.opened).toEqual([])
    expect(errorOf(await reader.run({ file_path: 'a.txt', limit: 1 }))).toBe('ok')
  })

  it('shows the lines that fit the token budget, which licenses no edit', async () => {
    const reader = createReader({ 'a.txt': 'abcdefg\n'.repeat(10) }, { budgets: { tokens: 6 } })
    const outcome = await reader.run({ file_path: 'a.txt' })
    expect(outcome).toMatchObject({
      state: { isPartialView: true },
      view: { partial: true, content: '1\tabcdefg\n2\tabcdefg' },
    })
    expect(errorOf(await reader.run({ file_path: 'a.txt', offset: 1 }))).toBe('READ_TOO_LARGE')
    expect(await reader.run({ file_path: 'a.txt', limit: 2 })).toMatchObject({ state: { isPartialView: false } })
  })

  it('counts what dense code has in tokens, with the numbers of its lines', async () => {
    const dense = 'a[i]=(b[j]^c[k])&0x1f;}\n'.repeat(100)
    const reader = createReader(
      { 'a.c': dense, 'prose.txt': 'Letters in a few words.\n'.repeat(100) },
      { budgets: { tokens: 900 } },
    )
    const shown = viewOf(await reader.run({ file_path: 'a.c' }))?.content?.split('\n') ?? []
    // o200k_base counts 16 tokens for each line.
    expect(shown.length).toBeGreaterThan(50)
    expect(shown.length).toBeLessThan(62)
    expect(viewOf(await reader.run({ file_path: 'prose.txt' }))).not.toMatchObject({ partial: true })
  })

  it('counts a token for every two characters of JSON at least', async () => {
    const reader = createReader({ 'a.json': `["${'word '.repeat(20)}"]\n` }, { budgets: { tokens: 20 } })
    const content = viewOf(await reader.run({ file_path: 'a.json' }))?.content
    expect(content).toBe(`1\t["${'word '.repeat(20)}`.slice(0, 42))
  })

  it('answers unchanged only for the same range of the same content at the same time', async () => {
    const reader = createReader({ 'a.txt': 'a\nb\n' })
    const again = async (input: Partial<StepInputs['Read']> = {}) =>
      viewOf(await reader.run({ file_path: 'a.txt', ...input }))?.type
    expect([await again(), await again({ offset: 1 }), await again({ limit: 5 }), await again({ limit: 5 })]).toEqual([
      'text',
      'unchanged',
      'text',
      'unchanged',
    ])
    reader.files.set('a.txt', { bytes: Buffer.from('a\nc\n') })
    expect(await again({ limit: 5 })).toBe('text')
    reader.files.set('a.txt', { bytes: Buffer.from('a\nc\n'), stat: { modified: 2000 } })
    expect(await again({ limit: 5 })).toBe('text')
    reader.context.states.set('a.txt', {
      content: Buffer.from('a\nc\n'),
      timestamp: 2000,
      offset: undefined,
      limit: undefined,
      isPartialView: false,
    })
    expect(await again()).toBe('text')
  })

  it('compares the digest of the text: no BOM, LF, UTF-8', async () => {
    const files = { 'a.txt': '\uFEFFé\r\nb\r\n', 'b.txt': Buffer.from('\uFEFFé\nb\n', 'utf16le'), 'c.txt': 'é\nb\n' }
    for (const file_path of Object.keys(files)) {
      expect(errorOf(await createReader(files).run({ file_path, sha256: digest('é\nb\n') }))).toBe('ok')
      expect(errorOf(await createReader(files).run({ file_path, sha256: digest('other') }))).toBe('FILE_MODIFIED')
    }
  })
})
