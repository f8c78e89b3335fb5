import { describe, expect, it } from 'vitest'
import { outputs } from '../../../src/wings/fixes/outputs.ts'
import { someOf, WHOLE } from '../../support/whole.ts'
import { fixed, importFixes, RECORDED_PATHS, recorded, recordings } from './fixed.ts'

const log = (fixes: readonly (readonly object[])[], run: object = {}): string =>
  JSON.stringify({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'checker' } },
        ...run,
        results: fixes.map((changes, at) => ({
          ruleId: `R${at + 1}`,
          message: { text: 'Why' },
          fixes: [{ artifactChanges: changes }],
        })),
      },
    ],
  })
const change = (uri: string, ...replacements: readonly object[]) => ({ artifactLocation: { uri }, replacements })
const replace = (byteOffset: number, byteLength: number, text: string) => ({
  deletedRegion: { byteOffset, byteLength },
  insertedContent: { text },
})

describe('a file that a fix creates', () => {
  it.each(['a\u200bb.txt', 'a\u202eb.txt', 'There is no file x.txt'])(
    'has just the name that was given: %j',
    async (name) => {
      const uri = encodeURIComponent(name)
      const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }
      const documentChanges = [
        { kind: 'create', uri },
        { textDocument: { uri, version: null }, edits: [{ range, newText: 'new\n' }] },
      ]
      expect((await fixed(JSON.stringify({ documentChanges }), {})).files).toEqual({ [name]: 'new\n' })
    },
  )
})

describe('a SARIF fix', () => {
  it('whose region says one of its places in no sound way is refused', async () => {
    const deletedRegion = { startLine: 1, endColumn: 2, charOffset: 'none' }
    const output = log([[change('a.txt', { deletedRegion, insertedContent: { text: 'X' } })]])
    expect(await fixed(output, { 'a.txt': 'abc\n' })).toMatchObject({ files: { 'a.txt': 'abc\n' }, losses: 1 })
  })

  it('that overlaps another is left out whole, in its other files too', async () => {
    const output = log([
      [change('a.txt', replace(0, 3, 'X'))],
      [change('a.txt', replace(2, 3, 'Y')), change('b.txt', replace(0, 1, 'Z'))],
    ])
    const found = await fixed(output, { 'a.txt': 'abcdef\n', 'b.txt': 'b\n' })
    expect(found.files).toEqual({ 'a.txt': 'Xdef\n', 'b.txt': 'b\n' })
    expect(found.left).toEqual(['checker/R2!'])
    expect(found.losses).toBe(1)
  })

  it('is refused where its region says two places, or its new content is no text', async () => {
    const both = { startLine: 2, startColumn: 1, endColumn: 4 }
    const files = { 'a.txt': 'abc\ndef\n' }
    for (const [region, insertedContent] of [
      [{ ...both, charOffset: 0, charLength: 3 }, { text: 'X' }],
      [{ ...both, byteOffset: 4, byteLength: 2 }, { text: 'X' }],
      [both, { text: 5 }],
      [both, { rendered: { text: 'X' } }],
    ] as const)
      expect(await fixed(log([[change('a.txt', { deletedRegion: region, insertedContent })]]), files)).toMatchObject({
        files,
        losses: 1,
      })
    const agreeing = { deletedRegion: { ...both, charOffset: 4, charLength: 3, byteOffset: -1 } }
    expect((await fixed(log([[change('a.txt', agreeing)]]), files)).files).toEqual({ 'a.txt': 'abc\n\n' })
  })

  it('is passed over where its finding is suppressed, or is not there any more', async () => {
    const output = log([[change('a.txt', replace(0, 3, 'X'))]])
    for (const more of ['"baselineState":"absent",', '"suppressions":[{"kind":"external"}],'])
      expect(await fixed(output.replace('"ruleId"', `${more}"ruleId"`), { 'a.txt': 'abc\n' })).toMatchObject({
        files: { 'a.txt': 'abc\n' },
        left: ['checker/R1'],
      })
  })

  it('that is proposed twice is one', async () => {
    const found = await fixed(log([[change('a.txt', replace(0, 3, 'X'))], [change('a.txt', replace(0, 3, 'X'))]]), {
      'a.txt': 'abc\n',
    })
    expect(found).toMatchObject({ files: { 'a.txt': 'X\n' }, left: ['checker/R2'], losses: 0 })
  })

  it('whose content is binary, and no text, is refused', async () => {
    const binary = { deletedRegion: { byteOffset: 0, byteLength: 3 }, insertedContent: { binary: '/wD+' } }
    expect(await fixed(log([[change('a.txt', binary)]]), { 'a.txt': 'abc\n' })).toMatchObject({
      files: { 'a.txt': 'abc\n' },
      left: ['checker/R1!'],
    })
  })

  it('counts columns as columnKind says, and is refused where an absent one gives two places', async () => {
    const region = (startColumn: number) =>
      change('a.txt', {
        deletedRegion: { startLine: 1, startColumn, endColumn: startColumn + 3 },
        insertedContent: { text: 'X' },
      })
    const files = { 'a.txt': '😀 abc\n' }
    const kinds = [
      ['utf16CodeUnits', 4],
      ['unicodeCodePoints', 3],
      ['bytes', 6],
    ] as const
    for (const [columnKind, column] of kinds)
      expect((await fixed(log([[region(column)]], { columnKind }), files)).files).toEqual({ 'a.txt': '😀 X\n' })
    expect(await fixed(log([[region(4)]]), files)).toMatchObject({ files, losses: 1 })
    expect((await fixed(log([[region(3)]]), { 'a.txt': 'é abc\n' })).files).toEqual({ 'a.txt': 'é X\n' })
  })

  it('finds its file by the number of the artifact, and under bases', async () => {
    const location = { artifactLocation: { index: 0 }, replacements: [replace(0, 1, 'X')] }
    const artifacts = [{ location: { uri: 'a.txt', uriBaseId: 'SRC' } }]
    const originalUriBaseIds = { SRC: { uri: 'src/', uriBaseId: '%SRCROOT%' }, '%SRCROOT%': {} }
    const found = await fixed(log([[location]], { artifacts, originalUriBaseIds }), { 'src/a.txt': 'abc\n' })
    expect(found.files).toEqual({ 'src/a.txt': 'Xbc\n' })
  })

  it('is refused where the file has another digest than the tool saw', async () => {
    const artifacts = [{ location: { uri: 'a.txt' }, hashes: { 'sha-256': '0'.repeat(64) } }]
    const found = await fixed(log([[change('a.txt', replace(0, 1, 'X'))]], { artifacts }), { 'a.txt': 'abc\n' })
    expect(found).toMatchObject({ files: { 'a.txt': 'abc\n' }, losses: 1 })
  })
})

describe('a workspace edit', () => {
  const range = (line: number, character: number, endLine: number, end: number) => ({
    start: { line, character },
    end: { line: endLine, character: end },
  })
  const edit = (documentChanges: readonly object[], more: object = {}) => JSON.stringify({ documentChanges, ...more })
  const edits = (uri: string, ...list: readonly object[]) => ({ textDocument: { uri, version: 1 }, edits: list })

  it('leaves a file that exists where it says ignoreIfExists, and empties it where it says overwrite', async () => {
    const files = { 'a.txt': 'keep\n' }
    const create = (options: object) => edit([{ kind: 'create', uri: 'a.txt', options }])
    expect((await fixed(create({ ignoreIfExists: true }), files)).files).toEqual(files)
    expect((await fixed(create({ overwrite: true, ignoreIfExists: true }), files)).files).toEqual({ 'a.txt': '' })
    expect(await fixed(create({}), files)).toMatchObject({ files, losses: 1 })
  })

  it('goes on without a file where it says ignoreIfNotExists', async () => {
    const remove = (options: object) =>
      edit([{ kind: 'delete', uri: 'gone.txt', options }, edits('a.txt', { range: range(0, 0, 0, 1), newText: 'A' })])
    expect((await fixed(remove({ ignoreIfNotExists: true }), { 'a.txt': 'abc\n' })).files).toEqual({ 'a.txt': 'Abc\n' })
    expect((await fixed(remove({}), { 'a.txt': 'abc\n' })).files).toEqual({ 'a.txt': 'abc\n' })
  })

  it('is refused whole where two of its edits overlap', async () => {
    const output = edit([
      edits('a.txt', { range: range(0, 0, 0, 3), newText: 'X' }, { range: range(0, 2, 0, 4), newText: 'Y' }),
      edits('b.txt', { range: range(0, 0, 0, 1), newText: 'Z' }),
    ])
    expect(await fixed(output, { 'a.txt': 'abcdef\n', 'b.txt': 'b\n' })).toMatchObject({
      files: { 'a.txt': 'abcdef\n', 'b.txt': 'b\n' },
      losses: 1,
    })
  })

  it('takes the line ends of its place, and ends at the end of the file', async () => {
    const output = edit([edits('a.txt', { range: range(0, 0, 999_999, 0), newText: 'one\ntwo\n' })])
    expect((await fixed(output, { 'a.txt': 'a\r\nb\r\n' })).files).toEqual({ 'a.txt': 'one\r\ntwo\r\n' })
    const inserted = edit([edits('a.txt', { range: range(1, 0, 1, 0), newText: 'new\n' })])
    const found = await fixed(inserted, { 'a.txt': 'a\r\nb\r\n' })
    expect(found.files).toEqual({ 'a.txt': 'a\r\nnew\r\nb\r\n' })
    expect(found.steps.map(({ tool }) => tool)).toEqual(['Fix'])
  })

  it('says why as its annotations do', async () => {
    const output = edit([edits('a.txt', { range: range(0, 0, 0, 1), newText: 'X', annotationId: 'r' })], {
      changeAnnotations: { r: { label: 'Rename', description: 'it is shorter' } },
    })
    expect((await fixed(output, { 'a.txt': 'abc\n' })).steps[0]?.why).toBe('Rename: it is shorter')
  })

  it('with a snippet is refused', async () => {
    const output = edit([edits('a.txt', { range: range(0, 0, 0, 1), snippet: { kind: 'snippet', value: '$1' } })])
    expect(await fixed(output, { 'a.txt': 'abc\n' })).toMatchObject({ files: { 'a.txt': 'abc\n' } })
  })
})

/** From one place of a damage to the next. */
const STRIDE = WHOLE ? 1 : 5

describe('output that cannot be right', () => {
  const eslint = (messages: readonly object[], source?: string) =>
    JSON.stringify([{ filePath: 'a.js', messages, errorCount: 1, ...(source !== undefined && { source }) }])
  const message = (from: number, to: number, text: string) => ({
    ruleId: 'r',
    message: 'm',
    line: 1,
    column: 1,
    fix: { range: [from, to], text },
  })

  it('about a file that changed since is refused', async () => {
    expect(await fixed(eslint([message(0, 3, 'let')], 'var b\n'), { 'a.js': 'var a\n' })).toMatchObject({
      files: { 'a.js': 'var a\n' },
      losses: 1,
    })
  })

  it('outside its file, within a character, or before its start is refused', async () => {
    for (const [from, to] of [
      [0, 99],
      [1, 2],
      [3, 2],
    ] as const)
      expect(await fixed(eslint([message(from, to, 'X')]), { 'a.js': '😀 a\n' })).toMatchObject({
        files: { 'a.js': '😀 a\n' },
        losses: 1,
      })
  })

  it('whose place is before the first byte is refused', async () => {
    const fix = { range: [-1, 0], text: 'X' }
    const warnings = [{ rule: 'r', text: 't', line: 1, column: 1, fix }]
    const output = JSON.stringify([{ source: 'a.css', warnings, parseErrors: [], deprecations: [] }])
    expect(await fixed(output, { 'a.css': 'a {}\n' })).toMatchObject({ files: { 'a.css': 'a {}\n' }, losses: 1 })
  })

  it('that takes a byte order mark away which is not there is refused', async () => {
    const output = eslint([message(-1, 0, '')])
    expect(await fixed(output, { 'a.js': 'var a\n' })).toMatchObject({ files: { 'a.js': 'var a\n' }, losses: 1 })
    expect(await fixed(output, { 'a.js': '\ufeffvar a\n' })).toMatchObject({ files: { 'a.js': 'var a\n' }, losses: 0 })
  })

  it('of no format, though one has such a key, is no output at all', () => {
    for (const changes of [{ 'a.txt': [] }, { 'no address': [{ newText: 'x' }] }, { 'file:///a.txt': 'none' }])
      expect(outputs.formatIn({ name: 'output', text: JSON.stringify({ changes }) })).toBeUndefined()
    const changes = { 'file:///a.txt': [] }
    expect(outputs.formatIn({ name: 'output', text: JSON.stringify({ changes }) })).toBe('lsp')
  })

  it('in which a key is there twice gives nothing, and its place; so does one with a NUL', async () => {
    const whole = eslint([message(0, 3, 'let')])
    const twice = importFixes(whole.replace('"text":"let"', '"text":"let","text":"bad"'), { 'a.js': 'var a\n' })
    expect(twice.ok).toBe(false)
    expect(twice.notImported).toMatchObject([{ construct: 'JSON', at: { line: 1 }, mayChangeFiles: true }])
    expect(await fixed(eslint([message(0, 3, 'l\0t')]), { 'a.js': 'var a\n' })).toMatchObject({
      files: { 'a.js': 'var a\n' },
      losses: 1,
    })
  })

  it('about a path outside the checkout is refused', async () => {
    for (const filePath of ['../a.js', '/etc/passwd'])
      expect(
        await fixed(JSON.stringify([{ filePath, messages: [message(0, 1, 'X')], errorCount: 1 }]), { 'a.js': 'a\n' }),
      ).toMatchObject({ files: { 'a.js': 'a\n' }, losses: 1 })
  })

  it('that is cut off gives nothing, and its place', () => {
    const whole = eslint([message(0, 3, 'let')])
    const cut = importFixes(whole.slice(0, -9), { 'a.js': 'var a\n' }, { format: 'eslint' })
    expect(cut.ok).toBe(false)
    expect(cut.notImported).toMatchObject([{ at: { file: 'output', line: 1 }, mayChangeFiles: true }])
  })

  it.each(someOf(recordings, 3))(
    'of %s that is cut off or damaged gives only whole fixes, and what is wrong with its place',
    (name) => {
      const { output, before } = recorded(name)
      const files = Object.fromEntries(RECORDED_PATHS.map((file) => [file, before]))
      const taken = (text: string) => importFixes(text, files, { cwd: '/shop', fixes: { unsafe: true } })
      const whole = taken(output)
      if (!whole.ok) throw new Error(JSON.stringify(whole.problems))
      const known = new Set(whole.plan.steps.map(({ input }) => JSON.stringify(input)))
      for (let part = 1; part < 24; part += STRIDE) {
        const at = Math.floor((output.length * part) / 24)
        const cut = taken(output.slice(0, at))
        if (cut.ok) for (const { input } of cut.plan.steps) expect(known).toContain(JSON.stringify(input))
        const damaged = taken(`${output.slice(0, at)}}${output.slice(at + 1)}`)
        for (const { notImported } of [cut, damaged])
          for (const { at: place } of notImported) expect(place.line).toBeGreaterThan(0)
      }
    },
  )

  it.each([
    ['eslint', [{ filePath: 'a.js', errorCount: 1 }]],
    ['eslint', [{ path: 'a.js', messages: [message(0, 3, 'let')], errorCount: 1 }]],
    ['eslint', [{ filePath: 'a.js', messages: [null], errorCount: 1 }]],
    ['eslint', { results: [{ filePath: 'a.js' }], metadata: {} }],
    ['eslint', [{ filePath: 'a.js', messages: [{ ruleId: 'r' }], errorCount: 1, fixableErrorCount: 1 }]],
    ['stylelint', [{ source: 'a.css', warnings: [null], parseErrors: [] }]],
    ['markdownlint', [{ ruleNames: ['r'], lineNumber: 1, fixInfo: { deleteCount: 1 } }]],
    ['ruff', [{ location: { row: 1 }, code: 'F', fix: {} }]],
    ['ruff', [{ filename: 'a.js', location: { row: 1, column: 1 }, code: 'F', fix: { edits: [] } }]],
    ['semgrep', { results: [null], errors: [], paths: {} }],
    ['rdjson', { source: { name: 'x' }, findings: [] }],
    ['rdjson', { diagnostics: [null] }],
    ['sarif', { version: '2.1.0', runs: [null] }],
    ['sarif', { version: '2.1.0', runs: [{ tool: { driver: { name: 'x' } } }] }],
    ['sarif', { version: '2.1.0', runs: null }],
    ['rustc', { reason: 'compiler-message', message: null }],
    ['rustc', { level: 'warning', spans: [], message: 'm' }],
    ['rustc', { level: 'warning', spans: [], children: [null], message: 'm' }],
    ['lsp', { jsonrpc: '2.0', id: 1, answer: {} }],
    ['lsp', { documentChanges: [{ textDocument: { uri: 'file:///shop/a.js' } }] }],
    ['lsp', { documentChanges: null }],
    ['lsp', { uri: 'file:///shop/a.js', edits: [] }],
    ['lsp', [{ data: { changes: {} } }, { jsonrpc: '2.0', id: 1, result: null }]],
    ['lsp', { changes: { 'file:///shop/a.js': null } }],
  ] as const)('of %s without what the format promises is no output without fixes: %j', (format, output) => {
    const found = importFixes(JSON.stringify(output), { 'a.js': 'var a\n' }, { format, cwd: '/shop' })
    expect(found.ok).toBe(false)
    expect(found.notImported.filter(({ mayChangeFiles }) => mayChangeFiles)).toHaveLength(1)
  })

  it.each([
    ['lsp', { jsonrpc: '2.0', id: 1, result: null }],
    ['lsp', [null, {}, { type: 'receive', message: { jsonrpc: '2.0', id: 1, result: [] } }]],
    ['lsp', { jsonrpc: '2.0', method: 'workspace/didChangeWatchedFiles', params: { changes: [] } }],
    ['rustc', { reason: 'build-script-executed', package_id: 'x' }],
    ['rustc', { $message_type: 'artifact', artifact: 'x' }],
    ['sarif', { version: '2.1.0', runs: [{ tool: { driver: { name: 'x' } }, results: [] }] }],
  ] as const)('of %s that tells of no fix is no loss: %j', (format, output) => {
    const found = importFixes(JSON.stringify(output), { 'a.js': 'var a\n' }, { format })
    expect(found.notImported).toEqual([])
  })

  it('with very many insertions at one place is read whole', { tags: 'slow' }, () => {
    const count = 20_000
    const messages = Array.from({ length: count }, (_, at) => message(0, 0, `${at} `))
    const found = importFixes(eslint(messages), { 'a.js': 'a\n' })
    expect(found.ok && found.plan.steps.length).toBe(count)
  })

  it('of oxlint is refused by its name', () => {
    const output = JSON.stringify({ diagnostics: [{ message: 'm', filename: 'a.js', labels: [] }], number_of_files: 1 })
    const refused = importFixes(output, { 'a.js': 'a\n' })
    expect(refused).toMatchObject({ ok: false, notImported: [{ mayChangeFiles: true }] })
    expect(refused.notImported[0]?.reason).toContain('oxlint')
  })

  it('of very many fixes is read whole', { tags: 'slow', timeout: 300_000 }, () => {
    const count = Number(process.env.FIXES_READ ?? 5000)
    const messages = Array.from({ length: count }, (_, at) => message(at * 4, at * 4 + 3, 'let'))
    const found = importFixes(eslint(messages), { 'a.js': 'var '.repeat(count) })
    expect(found.ok && found.plan.steps.length).toBe(count)
  })
})

describe('bytes that are no text', () => {
  it('elsewhere in the file leave a place by bytes certain', async () => {
    const latin = Buffer.from([0xe9, 0x0a, 0x61, 0x62, 0x0a])
    const found = importFixes(log([[change('a.txt', replace(2, 2, 'X'))], [change('a.txt', replace(0, 1, 'e'))]]), {
      'a.txt': latin,
    })
    expect(found.ok && found.plan.steps.length).toBe(1)
    expect(found.notImported).toHaveLength(1)
  })
})

describe('a workspace edit', () => {
  it('that edits a file and renames it is applied whole; one of another host is refused', async () => {
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } }
    const edited = (uri: string) => ({ textDocument: { uri, version: null }, edits: [{ range, newText: 'X' }] })
    const rename = { kind: 'rename', oldUri: 'a.txt', newUri: 'c.txt' }
    const files = { 'a.txt': 'ab\n' }
    const moved = await fixed(JSON.stringify({ documentChanges: [edited('a.txt'), rename] }), files)
    expect(moved.files).toEqual({ 'c.txt': 'Xb\n' })
    for (const documentChanges of [[edited('a.txt'), rename, edited('c.txt')], [edited('file://host/a.txt')]])
      expect(await fixed(JSON.stringify({ documentChanges }), files)).toMatchObject({ files, losses: 1 })
  })

  it('that edits a file twice does not say which state it is about, and is refused', async () => {
    const textDocument = { uri: 'a.txt', version: null }
    const edits = [{ range: { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } }, newText: 'X' }]
    const output = JSON.stringify({
      documentChanges: [
        { textDocument, edits },
        { textDocument, edits },
      ],
    })
    expect(await fixed(output, { 'a.txt': 'ab\n' })).toMatchObject({ files: { 'a.txt': 'ab\n' }, losses: 1 })
  })
})
