import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import type { CodeAction, WorkspaceEdit } from 'vscode-languageserver-protocol'
import fc from '../../support/fast-check.ts'
import { fixed, recorded } from './fixed.ts'

const schema = (name: string) => JSON.parse(readFileSync(new URL(`./schemas/${name}.json`, import.meta.url), 'utf8'))

/** The published schema of a format, pinned: whether a value keeps to it. */
const validator = (name: string) => {
  const { $schema, $comment: _, columnKind: __, ...body } = schema(name)
  const options = { strict: false, validateFormats: false, code: { optimize: false } } as const
  const ajv = $schema.includes('2020') ? new Ajv2020(options) : new Ajv(options)
  const key = '$defs' in body ? '$defs' : 'definitions'
  return ajv.compile(body.$ref ? body : { ...body, $ref: `#/${key}/fix` })
}

const SARIF = ['sarif-2.1.0', 'sarif-2.2'] as const

/** What the reader makes of each key of what a fix consists of: reads it, or leaves it since it says nothing of bytes. */
const KEYS: Readonly<Record<string, { readonly read: readonly string[]; readonly words: readonly string[] }>> = {
  fix: { read: ['description', 'artifactChanges'], words: ['properties'] },
  artifactChange: { read: ['artifactLocation', 'replacements'], words: ['properties'] },
  artifactLocation: { read: ['uri', 'uriBaseId', 'index'], words: ['description', 'properties'] },
  replacement: { read: ['deletedRegion', 'insertedContent'], words: ['properties'] },
  region: {
    read: [
      ...['startLine', 'startColumn', 'endLine', 'endColumn', 'charOffset', 'charLength'],
      ...['byteOffset', 'byteLength', 'snippet'],
    ],
    words: ['message', 'sourceLanguage', 'properties'],
  },
  artifactContent: { read: ['text', 'binary'], words: ['rendered', 'properties'] },
}

const TEXT = 'one é😀 two\nthree\n'
const characters = [...TEXT]

/** A region that says characters `from` to `to` of the text, in one of the ways that SARIF has. */
const region = (from: number, to: number, way: 'lines' | 'characters' | 'bytes', unit: string): object => {
  const size = (start: number, end: number) => {
    const text = characters.slice(start, end).join('')
    return unit === 'utf16CodeUnits' ? text.length : [...text].length
  }
  const bytes = (end: number) => Buffer.byteLength(characters.slice(0, end).join(''))
  if (way === 'bytes') return { byteOffset: bytes(from), byteLength: bytes(to) - bytes(from) }
  if (way === 'characters') return { charOffset: size(0, from), charLength: size(from, to) }
  const place = (at: number) => {
    const line = characters.slice(0, at).filter((one) => one === '\n').length
    const start = at === 0 ? 0 : characters.lastIndexOf('\n', at - 1) + 1
    return [line + 1, size(start, at) + 1]
  }
  const [[startLine, startColumn], [endLine, endColumn]] = [place(from), place(to)]
  return { startLine, startColumn, endLine, endColumn }
}

describe('the reader of SARIF', () => {
  it.each(SARIF)('knows every key that a fix has in the published schema: %s', (name) => {
    const { definitions, $defs } = schema(name)
    for (const [kind, { read, words }] of Object.entries(KEYS))
      expect({ kind, keys: Object.keys((definitions ?? $defs)[kind].properties).sort() }).toEqual({
        kind,
        keys: [...read, ...words].sort(),
      })
  })

  it.each(SARIF)('takes what keeps to the schema, however a place is said: %s', async (name) => {
    const isValid = validator(name)
    const units: readonly string[] = schema(name).columnKind
    await fc.assert(
      fc.asyncProperty(
        fc.nat(characters.length),
        fc.nat(characters.length),
        fc.constantFrom('lines', 'characters', 'bytes'),
        fc.constantFrom(...units),
        fc.boolean(),
        async (one, other, way, columnKind, isBinary) => {
          const [from, to] = [Math.min(one, other), Math.max(one, other)]
          const inserted = isBinary ? { binary: Buffer.from('é😀').toString('base64') } : { text: 'é😀' }
          const replacements = [{ deletedRegion: region(from, to, way, columnKind), insertedContent: inserted }]
          const fix = { artifactChanges: [{ artifactLocation: { uri: 'a.txt' }, replacements }] }
          expect(isValid(fix)).toBe(true)
          const results = [{ ruleId: 'R', message: { text: 'm' }, fixes: [fix] }]
          const run = { tool: { driver: { name: 'checker' } }, columnKind, results }
          const { files } = await fixed(JSON.stringify({ version: '2.1.0', runs: [run] }), { 'a.txt': TEXT })
          const expected = [...characters.slice(0, from), 'é😀', ...characters.slice(to)].join('')
          expect(files['a.txt']).toBe(expected)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('recorded output', () => {
  it('of Ruff keeps to the published schemas of SARIF and rdjson, and of Biome to that of rdjson', {}, () => {
    const { runs } = JSON.parse(recorded('ruff-sarif').output)
    const fixes = runs[0].results.flatMap((result: { fixes?: object[] }) => result.fixes ?? [])
    expect(fixes.length).toBeGreaterThan(3)
    const isFix = validator('sarif-2.1.0')
    for (const fix of fixes) expect({ valid: isFix(fix), errors: isFix.errors }).toEqual({ valid: true, errors: null })
    const isResult = validator('rdjson')
    for (const name of ['ruff-rdjson', 'biome', 'biome-bom'])
      expect({ name, valid: isResult(JSON.parse(recorded(name).output)) }).toEqual({ name, valid: true })
  })
})

describe('the reader of workspace edits', () => {
  it('takes what the protocol’s types permit', async () => {
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 3 } }
    const edit = {
      documentChanges: [
        { kind: 'create', uri: 'file:///shop/new.txt', options: { ignoreIfExists: true } },
        { textDocument: { uri: 'file:///shop/new.txt', version: null }, edits: [{ range, newText: 'new\n' }] },
        { kind: 'rename', oldUri: 'file:///shop/a.txt', newUri: 'file:///shop/b.txt' },
        {
          textDocument: { uri: 'file:///shop/b.txt', version: 1 },
          edits: [{ range, newText: 'ONE', annotationId: 'a' }],
        },
        { kind: 'delete', uri: 'file:///shop/gone.txt', options: { ignoreIfNotExists: true } },
      ],
      changeAnnotations: { a: { label: 'Shout', needsConfirmation: false } },
    } as const satisfies WorkspaceEdit
    const action: CodeAction = { title: 'Move', edit, isPreferred: true }
    const found = await fixed(JSON.stringify([action]), { 'a.txt': TEXT }, { cwd: '/shop' })
    expect(found.files).toEqual({ 'new.txt': 'new\n', 'b.txt': TEXT.replace('one', 'ONE') })
    expect(found.steps).toMatchObject([{ tool: 'Fix', why: 'Move; Shout' }])
  })
})
