// @module-tag slow
import { stringify as stringifyToml } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { stringify as stringifyYaml } from 'yaml'
import { openText } from '../../../src/core/text/encoding.ts'
import { applySplices } from '../../../src/core/text/splice.ts'
import { changeDocument, type DocumentFormat } from '../../../src/wings/codemods/document/document.ts'
import { growthOfWork } from '../../support/counted-work.ts'
import '../../support/wings.ts'
import { moved } from './imports/moved-files.ts'
import { edited } from './structure/edited.ts'

/** A document as its format prints it. */
const PRINTED: Readonly<Record<Exclude<DocumentFormat, 'jsonc'>, (data: object) => string>> = {
  yaml: (data) => stringifyYaml(data),
  toml: (data) =>
    stringifyToml(data).replaceAll(
      /^(\w+) = \[ (.*) \]$/gm,
      (_, key, items) => `${key} = [\n${items.replaceAll(', ', ',\n')}\n]`,
    ),
  json: (data) => `${JSON.stringify(data, null, 2)}\n`,
}

const MAPPING = { own: 1, b: [1] }

const added = (at: number) =>
  ({ mode: 'set', path: ['map', `new${at}`], value: { ...MAPPING, last: `x${at}` }, create: true }) as const
const replaced = (at: number) =>
  ({ mode: 'set', path: ['map', `k${at}`], value: { ...MAPPING, last: `x${at}` }, create: true }) as const
const within = (at: number) =>
  ({ mode: 'set', path: ['map', `k${at}`, 'new'], value: { last: `x${at}` }, create: true }) as const
const removed = (at: number) => ({ mode: 'unset', path: ['map', `k${at}`] }) as const
const text = (at: number) => ({ ...added(at), value: `one\nx${at}\n` })
const element = (at: number) => ({ mode: 'append', path: ['list'], value: `x${at}`, create: true }) as const
const mapping = (at: number) => ({ ...element(at), value: { ...MAPPING, last: `x${at}` } })

const documentWith = (value: unknown) => (size: number) => ({
  map: Object.fromEntries(Array.from({ length: 4 * size }, (_, at) => [`k${at}`, structuredClone(value)])),
})
const listOf = (value: (at: number) => unknown) => (size: number) => ({
  list: Array.from({ length: 4 * size }, (_, at) => value(at)),
})

describe.each([
  ['texts that are added to a list', listOf((at) => `i${at}`), element, ['yaml', 'toml', 'json']],
  ['mappings that are added to a list', listOf((at) => ({ own: at })), mapping, ['yaml', 'json']],
  ['mappings in the place of scalars', documentWith(0), replaced, ['yaml', 'toml', 'json']],
  ['mappings in the place of others', documentWith(MAPPING), replaced, ['yaml', 'json']],
  ['new keys with mappings behind scalars', documentWith(0), added, ['yaml', 'toml', 'json']],
  ['new keys with mappings behind others', documentWith(MAPPING), added, ['yaml', 'json']],
  ['new keys in mappings', documentWith(MAPPING), within, ['yaml', 'json']],
  ['new keys with texts of two lines', documentWith(0), text, ['yaml', 'toml', 'json']],
  ['mappings that go', documentWith(MAPPING), removed, ['yaml', 'json']],
] as const)('changes of one document one by one: %s', (_, dataOf, requestOf, formats) => {
  it.each(formats)('take work that follows their number in %s', async (format) => {
    const given = (size: number) => ({ size, text: PRINTED[format](dataOf(size)) })
    const change = ({ size, text }: ReturnType<typeof given>) => {
      let bytes: Uint8Array = Buffer.from(text)
      for (let at = 0; at < size; at += 1) {
        const opened = openText(Buffer.from(bytes))
        if (!opened.ok) throw new Error(opened.encoding)
        const made = changeDocument(opened.file, format, requestOf(at))
        if (made.ok) bytes = applySplices(opened.file.bytes, made.splices)
      }
      const isThere =
        Buffer.from(bytes)
          .toString()
          .match(requestOf === removed ? /k0\b/ : /x0\b/) !== null
      expect(isThere).toBe(requestOf !== removed)
    }
    expect(await growthOfWork(given, change, 100)).toBeLessThan(2.1)
  })
})

describe.each([
  ['yaml', (at: number) => `k${at}: 1\n`],
  ['toml', (at: number) => `k${at} = 1\n`],
] as const)('keys of %s that get other names one by one', (format, line) => {
  it('take work that follows their number', async () => {
    const given = (size: number) => ({ size, text: Array.from({ length: 4 * size }, (_, at) => line(at)).join('') })
    const rename = ({ size, text }: ReturnType<typeof given>) => {
      let bytes: Uint8Array = Buffer.from(text)
      for (let at = 0; at < size; at += 1) {
        const opened = openText(Buffer.from(bytes))
        if (!opened.ok) throw new Error(opened.encoding)
        const made = changeDocument(opened.file, format, { mode: 'rename', path: [`k${at}`], to: `n${at}` })
        if (made.ok) bytes = applySplices(opened.file.bytes, made.splices)
      }
      expect(Buffer.from(bytes).includes(`n${size - 1}`)).toBe(true)
    }
    expect(await growthOfWork(given, rename, 100)).toBeLessThan(2.1)
  })
})

describe('modules that one file of Python imports and uses by their whole names', () => {
  it('are renamed with their folder in work that follows their number', async () => {
    const rename = async (size: number) => {
      const names = Array.from({ length: size }, (_, at) => `m${at}`)
      const text = (folder: string) => names.map((name) => `import ${folder}.${name}\n${folder}.${name}.f()\n`).join('')
      const moves = Object.fromEntries(names.map((name) => [`a/${name}.py`, `b/${name}.py`]))
      const files = Object.fromEntries(Object.keys(moves).map((path) => [path, '']))
      const { files: after } = await moved({ ...files, 'main.py': text('a') }, moves)
      expect(after['main.py']).toBe(text('b'))
    }
    expect(await growthOfWork((size) => size, rename, 60)).toBeLessThan(2.2)
  })
})

describe('calls within one another that are replaced from the inside', () => {
  it('take work that follows their depth, and are replaced at 1,600 of them', async () => {
    const nested = (name: string) => (depth: number) => `${`${name}(`.repeat(depth)}1${')'.repeat(depth)}\n`
    const step = { pattern: 'f($X)', new_string: 'g($X)', nested: 'inner-first' } as const
    const replace = async (text: string) => edited('a.js', text, step)
    expect(await growthOfWork(nested('f'), replace, 200)).toBeLessThan(2.2)
    expect(await replace(nested('f')(1600))).toBe(nested('g')(1600))
  })
})
