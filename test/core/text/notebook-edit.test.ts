import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseNotebook } from '../../../src/core/text/notebook.ts'
import { editNotebook, followChange, type NotebookChange, openNotebook } from '../../../src/core/text/notebook-edit.ts'
import { applySplices } from '../../../src/core/text/splice.ts'

type Json = null | number | string | boolean | Json[] | { [key: string]: Json }
interface Style {
  readonly indent: string
  readonly newline: string
  readonly ascii: boolean
  readonly bom: boolean
  readonly last: string
}
interface Cell {
  readonly type: string
  readonly source: string
  readonly listed: boolean
  readonly ran: boolean
}

const replace = (index: number, source: string, type?: string): NotebookChange => ({
  mode: 'replace',
  index,
  source,
  type,
})

const edit = (bytes: Buffer, change: NotebookChange): Buffer => {
  const parsed = parseNotebook(bytes)
  if (!parsed.ok) throw new Error(parsed.problem.message)
  const splices = editNotebook(bytes, parsed.notebook, change)
  expect(splices.every(({ start }, index) => start > (splices[index - 1]?.end ?? -1))).toBe(true)
  return applySplices(bytes, splices)
}

const linesOf = (source: string): string[] => source.split(/(?<=\n)/).filter((line) => line !== '')

const cellJson = ({ type, source, listed, ran }: Cell, id: string | undefined): Json => ({
  cell_type: type,
  ...(type === 'code' ? { execution_count: ran ? 3 : null } : {}),
  ...(id === undefined ? {} : { id }),
  metadata: {},
  ...(type === 'code' ? { outputs: ran ? [{ name: 'stdout', output_type: 'stream', text: ['é\n'] }] : [] } : {}),
  source: listed ? linesOf(source) : source,
})

const notebookJson = (cells: readonly Json[], minor: number): Json => ({
  cells: [...cells],
  custom: ['ünknown', 1, []],
  huge: '@huge',
  metadata: { language_info: { name: 'python' } },
  nbformat: 4,
  nbformat_minor: minor,
  twice: '@twice',
})

/** Writes JSON as some program would, with what no program that parses and prints would keep. */
const write = (json: Json, style: Style): Buffer => {
  const spaced = style.indent === ''
  const dump = (value: Json, level: string): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    const inner = level + style.indent
    const parts = Array.isArray(value)
      ? value.map((part) => dump(part, inner))
      : Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${dump(part, inner)}`)
    const [open, close] = Array.isArray(value) ? '[]' : '{}'
    if (parts.length === 0) return `${open}${close}`
    if (spaced) return `${open}${parts.join(', ')}${close}`
    return `${open}${style.newline}${inner}${parts.join(`,${style.newline}${inner}`)}${style.newline}${level}${close}`
  }
  const text = dump(json, '')
    .replace('"@huge"', '12345678901234567890.10e+2')
    .replace('"twice": "@twice"', '"k": 1, "k": 2')
  const escaped = style.ascii
    ? text.replace(/[\x7f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : text
  return Buffer.from(`${style.bom ? '\uFEFF' : ''}${escaped}${style.last}`, 'utf8')
}

const style: fc.Arbitrary<Style> = fc.record({
  indent: fc.constantFrom('', ' ', '  ', '    ', '\t'),
  newline: fc.constantFrom('\n', '\r\n'),
  ascii: fc.boolean(),
  bom: fc.boolean(),
  last: fc.constantFrom('', '\n', '\r\n'),
})
const source = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc
    .array(fc.constantFrom('a = "1"\n', 'é\n', '\\n', '😀', '\r\n', '\t# x', '\n'), { maxLength: 6 })
    .map((lines) => lines.join('')),
)
const type = fc.constantFrom('code', 'markdown', 'raw')
const cell = fc.record({ type, source, listed: fc.boolean(), ran: fc.boolean() })
const RUNS = { numRuns: 300 }

describe('followChange', () => {
  it('knows of a notebook that was changed what reading it tells, and makes the same of the next change', () => {
    const change = fc.record({ mode: fc.constantFrom('replace', 'insert', 'delete'), at: fc.nat(), source, type })
    fc.assert(
      fc.property(
        fc.array(cell, { minLength: 1, maxLength: 4 }),
        style,
        fc.array(change, { minLength: 2, maxLength: 6 }),
        (cells, style, changes) => {
          const json = cells.map((one, at) => cellJson(one, `id-${at}`))
          let bytes = write(notebookJson(json, 5), style)
          for (const { mode, at, ...rest } of changes) {
            const [known, read] = [openNotebook(bytes), parseNotebook(bytes)]
            expect(known).toEqual(read)
            if (!known.ok || !read.ok || known.notebook.cells.length === 0) return
            const index = at % known.notebook.cells.length
            const change = { mode, ...rest, index, after: at % 3 === 0 ? undefined : index } as NotebookChange
            const splices = editNotebook(bytes, known.notebook, change)
            expect(splices).toEqual(editNotebook(bytes, read.notebook, change))
            bytes = applySplices(bytes, splices)
            followChange(known.notebook, change, { splices, after: bytes })
          }
        },
      ),
      RUNS,
    )
  })
})

describe('editNotebook', () => {
  it('replaces one cell and keeps every other byte, whatever wrote the file', () => {
    const target = fc.record({ source, type: fc.constantFrom('code', 'markdown'), at: fc.nat() })
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), style, target, (cells, style, target) => {
        const index = target.at % cells.length
        const before = write(
          notebookJson(
            cells.map((cell, i) => cellJson(cell, `id-${i}`)),
            5,
          ),
          style,
        )
        const next = cells.map((cell, i) =>
          i === index ? { ...cell, source: target.source, type: target.type, ran: false } : cell,
        )
        const after = write(
          notebookJson(
            next.map((cell, i) => cellJson(cell, `id-${i}`)),
            5,
          ),
          style,
        )
        const result = edit(before, replace(index, target.source, target.type))
        expect(result.toString('latin1')).toBe(after.toString('latin1'))
      }),
      RUNS,
    )
  })

  it('inserts a cell in the style of the file, with an id from format 4.5 on', () => {
    const target = fc.record({ source, type: fc.constantFrom('code', 'markdown'), at: fc.option(fc.nat()) })
    fc.assert(
      fc.property(
        fc.array(cell, { maxLength: 4 }),
        style,
        target,
        fc.constantFrom(4, 5),
        (cells, style, target, minor) => {
          const after = target.at === null || cells.length === 0 ? undefined : target.at % cells.length
          const old = cells.map((cell, i) => cellJson(cell, minor === 5 ? `id-${i}` : undefined))
          const before = write(notebookJson(old, minor), style)
          const change = { mode: 'insert', after, source: target.source, type: target.type } as const
          const result = edit(before, change)
          const place = after === undefined ? 0 : after + 1
          const parsed = parseNotebook(result)
          const id = parsed.ok ? parsed.notebook.cells[place]?.id : undefined
          if (minor === 5) expect(id).toMatch(/^[a-zA-Z0-9-_]{1,64}$/)
          const made = { ...target, listed: cells[after ?? 0]?.listed ?? true, ran: false }
          const expected = write(notebookJson(old.toSpliced(place, 0, cellJson(made, id)), minor), style)
          expect(result.toString('latin1')).toBe(expected.toString('latin1'))
          expect(edit(before, change).equals(result)).toBe(true)
        },
      ),
      RUNS,
    )
  })

  it('deletes a cell with its comma, the last one too', () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), style, fc.nat(), (cells, style, at) => {
        const index = at % cells.length
        const old = cells.map((cell, i) => cellJson(cell, `id-${i}`))
        const result = edit(write(notebookJson(old, 5), style), { mode: 'delete', index })
        expect(result.toString('latin1')).toBe(
          write(notebookJson(old.toSpliced(index, 1), 5), style).toString('latin1'),
        )
      }),
      RUNS,
    )
  })

  it('never gives two cells one id', () => {
    const change = { mode: 'insert', after: undefined, source: 'x', type: 'code' } as const
    const first = edit(write(notebookJson([], 5), PLAIN), change)
    const second = edit(first, change)
    const parsed = parseNotebook(second)
    const ids = parsed.ok ? parsed.notebook.cells.map((cell) => cell.id) : []
    expect(new Set(ids).size).toBe(2)
  })

  it('writes unchanged lines of a source as they were', () => {
    const text = '{"cells":[{"cell_type":"raw","source":["caf\\u00e9\\n","\\/x"],"metadata":{}}],"é":0,"nbformat":4}'
    const result = edit(Buffer.from(text), replace(0, 'café\nß\n/x'))
    expect(result.toString()).toBe(text.replace('\\n","', '\\n","ß\\n","'))
  })

  it.each([
    ['"a\\/b caf\\u00e9"', 'a/c café', '"a\\/c caf\\u00e9"'],
    ['"\\u0061\\nb\\/\\nc\\/d"', 'a\nb/\nx\nc/d!', '"\\u0061\\nb\\/\\nx\\nc\\/d!"'],
    ['["a\\/b\\n","c\\/d\\n","e"]', 'a/x\nc/y\ne', '["a\\/x\\n","c\\/y\\n","e"]'],
    ['"\\/\\ud83d\\ude00"', '/\u{1f601}', '"\\/\\ud83d\\ude01"'],
    ['"\\/"', '', '""'],
  ])('spells what stays of a changed source as it was: %s, made %j', (source, value, expected) => {
    const text = `{"cells":[{"cell_type":"raw","source":${source},"metadata":{}}],"nbformat":4}`
    expect(edit(Buffer.from(text), replace(0, value)).toString()).toBe(text.replace(source, () => expected))
  })

  it('writes a source that means what the change says, however its letters are spelt', () => {
    const letter = fc.constantFrom('a', '/', 'é', '\n', '"', '\\', '\u{1f600}', '\u{1f601}', '\ud83d')
    const spelling = (unit: string, how: number) =>
      how === 0 || /[\ud800-\udfff]/.test(unit)
        ? [...unit].map((_, at) => `\\u${unit.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')
        : how === 1 && unit === '/'
          ? '\\/'
          : JSON.stringify(unit).slice(1, -1)
    const spelt = fc
      .tuple(letter, fc.nat(2))
      .map(([unit, how]) => Array.from(unit.split(''), (one) => spelling(one, how)))
    fc.assert(
      fc.property(fc.array(spelt), fc.array(letter), fc.boolean(), (old, fresh, listed) => {
        const raw = `"${old.flat().join('')}"`
        const source = listed ? `[${raw.replace(/(?<!\\)((?:\\\\)*)\\n(?!"$)/g, '$1\\n","')}]` : raw
        const text = `{"cells":[{"cell_type":"raw","source":${source},"metadata":{}}],"nbformat":4}`
        const result = JSON.parse(edit(Buffer.from(text), replace(0, fresh.join(''))).toString())
        expect([result.cells[0].source].flat().join('')).toBe(fresh.join(''))
      }),
    )
  })

  it('keeps bytes that are not UTF-8 outside the cell', () => {
    const head = Buffer.from('{"cells":[{"cell_type":"raw","source":"a"}],"nbformat":4,"x":"')
    const bytes = Buffer.concat([head, Buffer.from([0xff, 0xc3]), Buffer.from('"}')])
    const result = edit(bytes, replace(0, 'b'))
    expect(result.toString('latin1')).toBe(bytes.toString('latin1').replace('"a"', '"b"'))
  })

  it('removes attachments from a cell that becomes code, and keeps them otherwise', () => {
    const text =
      '{"cells":[{"attachments":{"a.png":{}},"cell_type":"markdown","metadata":{"k":[1]},"source":"x"}],"nbformat":4}'
    expect(edit(Buffer.from(text), replace(0, 'y')).toString()).toBe(text.replace('"x"', '"y"'))
    expect(JSON.parse(edit(Buffer.from(text), replace(0, 'y', 'code')).toString())).toEqual({
      cells: [{ cell_type: 'code', execution_count: null, metadata: { k: [1] }, outputs: [], source: 'y' }],
      nbformat: 4,
    })
  })

  it('changes the last of repeated keys, which is the one that counts', () => {
    const text = '{"cells":0,"cells":[{"cell_type":"raw","source":"a","source":"b"}],"nbformat":4}'
    expect(edit(Buffer.from(text), replace(0, 'c')).toString()).toBe(text.replace('"b"', '"c"'))
  })

  it.each([
    [
      '{"source":"a","cell_type":"markdown"}',
      'code',
      '{"execution_count":null,"outputs":[],"source":"b","cell_type":"code"}',
    ],
    [
      '{"cell_type":"code","source":"a", "outputs":[1], "execution_count":2}',
      'markdown',
      '{"cell_type":"markdown","source":"b"}',
    ],
    [
      '{ "outputs" : [], "execution_count" : 2, "cell_type" : "code", "id" : "i", "source" : "a" }',
      'raw',
      '{ "cell_type" : "raw", "id" : "i", "source" : "b" }',
    ],
    [
      '{"cell_type":"code","attachments":{},"source":"a"}',
      'code',
      '{"cell_type":"code","attachments":{},"execution_count":null,"outputs":[],"source":"b"}',
    ],
    ['{"\\u0073ource":"a","cell_type":"raw"}', 'raw', '{"\\u0073ource":"b","cell_type":"raw"}'],
  ])('makes %s a %s cell', (before, type, after) => {
    const file = (cell: string) => `{"cells":[${cell}],"nbformat":4}`
    expect(edit(Buffer.from(file(before)), replace(0, 'b', type)).toString()).toBe(file(after))
  })

  it('changes nothing where the cell says it all already', () => {
    const text = '{"cells":[{"cell_type":"code","execution_count":null,"outputs":[ ],"source":["a"]}],"nbformat":4}'
    expect(edit(Buffer.from(text), replace(0, 'a')).toString()).toBe(text)
  })
})

const PLAIN: Style = { indent: ' ', newline: '\n', ascii: false, bom: false, last: '\n' }
