import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sha256 } from '../../../src/core/text/digest.ts'
import { proveReplay } from '../../support/replay.ts'

type Texts = Readonly<Record<string, string | Buffer>>

async function moved(files: Texts, step: Readonly<Record<string, unknown>>, reads: 'auto' | 'strict' = 'auto') {
  const plan = JSON.stringify({
    ...{ version: 1, title: 'Move lines', options: { reads } },
    steps: [{ tool: 'MoveLines', ...step }],
  })
  const { results, changes } = await proveReplay({ plan, files })
  const texts = Object.fromEntries(changes.map(({ path, after }) => [path, after?.toString()]))
  return { status: results[0]?.status, error: results[0]?.error?.name, texts, changes }
}

const FILES = {
  'a.c': 'top\nint open(void) {\n  return 1;\n}\nint read(void) {\n  return 2;\n}\nend\n',
  'b.c': 'head\nmiddle\nfoot\n',
}
const OPEN = { file_path: 'a.c', lines: ['int open(void) {', '}'] }
const BLOCK = 'int open(void) {\n  return 1;\n}\n'
const REST = 'top\nint read(void) {\n  return 2;\n}\nend\n'

describe('MoveLines', () => {
  it.each([
    [{ after: 'head' }, `head\n${BLOCK}middle\nfoot\n`],
    [{ before: 'middle\nfoot' }, `head\n${BLOCK}middle\nfoot\n`],
    [{ at: 'start' }, `${BLOCK}head\nmiddle\nfoot\n`],
    [{ at: 'end' }, `head\nmiddle\nfoot\n${BLOCK}`],
  ])('takes a block to the place %j of another file, and both files change', async (place, made) => {
    const { status, texts } = await moved(FILES, { ...OPEN, new_path: 'b.c', ...place })
    expect(status).toBe('applied')
    expect(texts).toEqual({ 'a.c': REST, 'b.c': made })
  })

  it('makes a file that is not there', async () => {
    const { texts } = await moved(FILES, { ...OPEN, new_path: 'lib/open.c', at: 'end' })
    expect(texts).toEqual({ 'a.c': REST, 'lib/open.c': BLOCK })
  })

  it('takes a block to another place of its file', async () => {
    const { texts } = await moved(FILES, { ...OPEN, new_path: 'a.c', before: 'end' })
    expect(texts).toEqual({ 'a.c': `top\nint read(void) {\n  return 2;\n}\n${BLOCK}end\n` })
  })

  it('takes lines by number, where the block is the one that sha256 says', async () => {
    const step = { file_path: 'a.c', lines: [2, 4], new_path: 'b.c', at: 'end' }
    expect((await moved(FILES, { ...step, sha256: sha256(Buffer.from(BLOCK)) })).texts['a.c']).toBe(REST)
    expect(await moved(FILES, { ...step, sha256: sha256(Buffer.from('other\n')) })).toMatchObject({
      ...{ status: 'failed', error: 'STRING_NOT_FOUND', texts: {} },
    })
  })

  it.each([
    [2, '    int open(void) {\n      return 1;\n\n    }\n', '      int open(void) {\n        return 1;\n\n      }\n'],
    [-4, '    int open(void) {\n      return 1;\n\n    }\n', 'int open(void) {\n  return 1;\n\n}\n'],
    [1, 'int open(void) {\n\treturn 1;\n\n}\n', '\tint open(void) {\n\t\treturn 1;\n\n\t}\n'],
  ])('indents by %i, empty lines apart', async (indent, block, made) => {
    const lines = [block.split('\n')[0], block.trimEnd().split('\n').at(-1)]
    const { texts } = await moved(
      { a: `x\n${block}`, b: 'y\n' },
      { file_path: 'a', lines, new_path: 'b', at: 'end', indent },
    )
    expect(texts).toEqual({ a: 'x\n', b: `y\n${made}` })
  })

  it('gives the block the line ends of the file that it goes to, and a file without a last one gets it', async () => {
    const { texts } = await moved({ ...FILES, 'b.c': 'head\r\nfoot' }, { ...OPEN, new_path: 'b.c', at: 'end' })
    expect(texts['b.c']).toBe(`head\r\nfoot\r\n${BLOCK.replaceAll('\n', '\r\n')}`)
  })

  it.each<[title: string, files: Texts, step: Readonly<Record<string, unknown>>, made: string]>([
    [
      'as they are where the other file has both',
      { a: 'x\r\ny\n', b: 'p\r\nq\n' },
      { lines: ['x', 'y'] },
      'p\r\nq\nx\r\ny\n',
    ],
    ['of its own file where it has none and the other is new', { a: 'x\r\ny' }, { lines: ['y', 'y'] }, 'y\r\n'],
    [
      'that are no line ends stay, and get no blanks',
      { a: 'x\ry\n', b: 'p\n' },
      { lines: [1, 1], indent: 2 },
      'p\n  x\ry\n',
    ],
  ])('gives the block line ends %s', async (_, files, step, made) => {
    const digest = Array.isArray(step.lines) && step.lines[0] === 1 ? { sha256: sha256(Buffer.from('x\ry\n')) } : {}
    const { texts } = await moved(files, { file_path: 'a', new_path: 'b', at: 'end', ...step, ...digest })
    expect(texts.b).toBe(made)
  })

  it.each([
    [{ at: 'end' }, 'NO_CHANGE', undefined],
    [{ after: 'a' }, 'NO_CHANGE', undefined],
    [{ at: 'end', indent: 2 }, undefined, 'a\n  b'],
  ])('adds no line end to the last line where it stays: %j', async (place, error, made) => {
    const step = { file_path: 'a', lines: ['b', 'b'], new_path: 'a', ...place }
    expect(await moved({ a: 'a\nb' }, step)).toMatchObject({ error, texts: made === undefined ? {} : { a: made } })
  })

  it('begins a new file of UTF-16 with its mark', async () => {
    const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le')
    const { changes } = await moved(
      { a: utf16('x\ny\n') },
      { file_path: 'a', lines: ['y', 'y'], new_path: 'b', at: 'end' },
    )
    expect(changes.find(({ path }) => path === 'b')?.after).toEqual(utf16('y\n'))
  })

  it.each([
    ['latin1', 'utf8'],
    ['utf8', 'latin1'],
  ] as const)('puts no letters of %s among those of %s', async (one, other) => {
    const files = { a: Buffer.from('é\n', one), b: Buffer.from('ü\n', other) }
    const step = { file_path: 'a', lines: [1, 1], new_path: 'b', at: 'end' }
    const digest = sha256(Buffer.from(files.a.toString()))
    expect((await moved(files, { ...step, sha256: digest })).error).toBe('UNSUPPORTED_ENCODING')
  })

  it('moves letters of any encoding within a file that has both', async () => {
    const [one, other] = [Buffer.from('é\n', 'latin1'), Buffer.from('ü\n')]
    const step = { file_path: 'a', lines: ['ü', 'ü'], new_path: 'a', at: 'start' }
    const { changes } = await moved({ a: Buffer.concat([one, other]) }, step)
    expect(changes[0]?.after).toEqual(Buffer.concat([other, one]))
  })

  it('keeps bytes that are not UTF-8, and a byte order mark', async () => {
    const bytes = Buffer.concat([Buffer.from('x\n'), Buffer.from([0xe9, 0x0a]), Buffer.from('last\n')])
    const files = { a: bytes, b: Buffer.from('\ufeffy\n') }
    const { changes } = await moved(files, { file_path: 'a', lines: ['x', 'last'], new_path: 'b', at: 'start' })
    expect(changes.find(({ path }) => path === 'b')?.after).toEqual(
      Buffer.concat([Buffer.from('\ufeff'), bytes, Buffer.from('y\n')]),
    )
  })

  it.each([
    ['a block that is not there', { lines: ['int close(void) {', '}'] }, 'STRING_NOT_FOUND'],
    ['a block that is there twice', { lines: ['}', 'end'] }, 'STRING_NOT_UNIQUE'],
    ['a block whose end is not there', { lines: ['int open(void) {', 'done'] }, 'STRING_NOT_FOUND'],
    ['a part of a line', { lines: ['int open', '}'] }, 'STRING_NOT_FOUND'],
    ['a place that is not there', { at: undefined, after: 'nowhere' }, 'STRING_NOT_FOUND'],
    ['a place that is there twice', { new_path: 'a.c', at: undefined, after: '}' }, 'STRING_NOT_UNIQUE'],
    ['a place inside the block', { new_path: 'a.c', at: undefined, after: '  return 1;' }, 'INVALID_INPUT'],
    ['the place where the block is', { new_path: 'a.c', at: undefined, after: 'top' }, 'NO_CHANGE'],
    ['indentation that is not there', { indent: -2 }, 'INVALID_INPUT'],
    ['a file that is not there', { file_path: 'c.c' }, 'FILE_NOT_FOUND'],
    ['a destination outside', { new_path: '../b.c' }, 'PATH_OUTSIDE_REPO'],
  ])('refuses %s, and changes neither file', async (_, other, error) => {
    const step = { ...OPEN, new_path: 'b.c', at: 'end', ...other }
    expect(await moved(FILES, step)).toMatchObject({ status: 'failed', error, texts: {} })
  })

  it('needs a Read of both files, where reads are strict', async () => {
    expect((await moved(FILES, { ...OPEN, new_path: 'b.c', at: 'end' }, 'strict')).error).toBe('FILE_NOT_READ')
  })

  it('loses no line and makes none, wherever the block goes', async () => {
    const line = fc.stringMatching(/^[a-d]?[}\t ]?$/)
    const list = fc.array(line, { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(list, list, fc.nat(7), fc.nat(7), fc.constantFrom('start', 'end'), async (a, b, x, y, at) => {
        const [first, last] = [Math.min(x, y) % a.length, Math.max(x, y) % a.length].sort((m, n) => m - n) as [
          number,
          number,
        ]
        const block = a.slice(first, last + 1)
        const files = { a: `${a.join('\n')}\n`, b: `${b.join('\n')}\n` }
        const step = { file_path: 'a', lines: [first + 1, last + 1], new_path: 'b', at }
        const { texts } = await moved(files, { ...step, sha256: sha256(Buffer.from(`${block.join('\n')}\n`)) })
        const left = a.filter((_, nth) => nth < first || nth > last)
        expect(texts.a).toBe(left.map((one) => `${one}\n`).join(''))
        expect(texts.b).toBe((at === 'start' ? [...block, ...b] : [...b, ...block]).map((one) => `${one}\n`).join(''))
      }),
      { numRuns: 50 },
    )
  })
})
