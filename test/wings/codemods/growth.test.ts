// @module-tag slow
import { describe, expect, it } from 'vitest'
import { openText } from '../../../src/core/text/encoding.ts'
import { applySplices } from '../../../src/core/text/splice.ts'
import { changeDocument, type DocumentFormat } from '../../../src/wings/codemods/document/document.ts'
import { growthOfWork } from '../../support/counted-work.ts'
import '../../support/wings.ts'
import { moved } from './imports/moved-files.ts'
import { edited } from './structure/edited.ts'

/** A list of elements, each on its line. */
const LISTS: Readonly<Record<Exclude<DocumentFormat, 'jsonc'>, (items: readonly string[]) => string>> = {
  yaml: (items) => `list:\n${items.map((one) => `  - ${one}\n`).join('')}`,
  toml: (items) => `list = [\n${items.map((one) => `  "${one}",\n`).join('')}]\n`,
  json: (items) => `${JSON.stringify({ list: items }, null, 2)}\n`,
}

describe.each(['yaml', 'toml', 'json'] as const)('elements that are added to a list of %s one by one', (format) => {
  it('take work that follows their number', async () => {
    const given = (size: number) => ({
      size,
      text: LISTS[format](Array.from({ length: 4 * size }, (_, at) => `i${at}`)),
    })
    const add = ({ size, text }: ReturnType<typeof given>) => {
      let bytes: Uint8Array = Buffer.from(text)
      for (let at = 0; at < size; at += 1) {
        const opened = openText(Buffer.from(bytes))
        if (!opened.ok) throw new Error(opened.encoding)
        const made = changeDocument(opened.file, format, {
          mode: 'append',
          path: ['list'],
          value: `n${at}`,
          create: true,
        })
        if (made.ok) bytes = applySplices(opened.file.bytes, made.splices)
      }
      expect(Buffer.from(bytes).includes(`n${size - 1}`)).toBe(true)
    }
    expect(await growthOfWork(given, add, 100)).toBeLessThan(2.1)
  })
})

/** A mapping of keys, each on its line. */
const MAPPINGS: typeof LISTS = {
  yaml: (keys) => `map:\n${keys.map((key) => `  ${key}: 0\n`).join('')}`,
  toml: (keys) => `[map]\n${keys.map((key) => `${key} = 0\n`).join('')}`,
  json: (keys) => `${JSON.stringify({ map: Object.fromEntries(keys.map((key) => [key, 0])) }, null, 2)}\n`,
}

describe.each([
  ['yaml', 'k'],
  ['toml', 'k'],
  ['toml', 'new'],
  ['json', 'k'],
] as const)('mappings that become values of keys of %s one by one, at keys %s', (format, name) => {
  it('take work that follows their number', async () => {
    const given = (size: number) => ({
      size,
      text: MAPPINGS[format](Array.from({ length: 4 * size }, (_, at) => `k${at}`)),
    })
    const set = ({ size, text }: ReturnType<typeof given>) => {
      let bytes: Uint8Array = Buffer.from(text)
      for (let at = 0; at < size; at += 1) {
        const opened = openText(Buffer.from(bytes))
        if (!opened.ok) throw new Error(opened.encoding)
        const path = ['map', `${name}${at}`]
        const made = changeDocument(opened.file, format, {
          mode: 'set',
          path,
          value: { own: at, b: [1] },
          create: true,
        })
        if (made.ok) bytes = applySplices(opened.file.bytes, made.splices)
      }
      expect(Buffer.from(bytes).toString().split('own')).toHaveLength(size + 1)
    }
    expect(await growthOfWork(given, set, 100)).toBeLessThan(2.1)
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
