import { describe, expect, it } from 'vitest'
import { pathPrefix, prefixesThatFind, prefixMapper } from '../../../src/core/plan/path-prefix.ts'
import { fixed, importFixes } from './fixed.ts'

const json = (value: unknown): string => JSON.stringify(value)
const GO = 'package a\n\n// occured\nfunc f() {\n\tx()\n}\n'

const golangci = (issue: object) =>
  json({
    Issues: [{ FromLinter: 'misspell', Text: 'm', Pos: { Filename: 'a.go', Line: 3, Column: 4 }, ...issue }],
    Report: {},
  })

describe('golangci-lint', () => {
  it.each<[string, object, string]>([
    [
      'a part of a line, by its bytes',
      { Replacement: { Inline: { StartCol: 3, Length: 7, NewString: 'occurred' } } },
      GO.replace('occured', 'occurred'),
    ],
    [
      'lines',
      { LineRange: { From: 4, To: 6 }, Replacement: { NewLines: ['func f() { x() }'] } },
      GO.replace('{\n\tx()\n}', '{ x() }'),
    ],
    ['a line that goes', { Replacement: { NeedOnlyDelete: true, NewLines: null } }, GO.replace('// occured\n', '')],
  ])('of version 1 replaces %s', async (_, issue, expected) => {
    expect(await fixed(golangci(issue), { 'a.go': GO })).toMatchObject({ files: { 'a.go': expected }, left: [] })
  })

  it('of later versions has places of its own run: a loss, by the file and line', () => {
    const issue = { SuggestedFixes: [{ Message: 'm', TextEdits: [{ Pos: 4711, End: 4718, NewText: 'b2NjdXJyZWQ=' }] }] }
    expect(importFixes(golangci(issue), { 'a.go': GO })).toMatchObject({
      ok: false,
      notImported: [{ mayChangeFiles: true, at: { file: 'a.go', line: 3 } }],
    })
  })

  it('is no output of go vet, and tells a run that did not end', () => {
    expect(importFixes(golangci({}), { 'a.go': GO }, { format: 'go' }).notImported).toMatchObject([
      { mayChangeFiles: true },
    ])
    const failed = json({ Issues: [], Report: { Error: 'no go files' } })
    expect(importFixes(failed, {}).notImported).toMatchObject([{ mayChangeFiles: true }])
  })
})

describe('what a program tells beside its output', () => {
  const issue = golangci({ Replacement: { Inline: { StartCol: 3, Length: 7, NewString: 'occurred' } } })
  const [before, behind] = ['(node:7) Warning: slow\nReparsing {x}.\n', '\n1 issues:\n* misspell: 1\n']
  it.each([
    ['before it', before + issue],
    ['behind it', issue + behind],
    ['on both sides of many lines', before + JSON.stringify(JSON.parse(issue), null, 2) + behind],
  ])('is not of it: %s', async (_, output) => {
    expect(await fixed(output, { 'a.go': GO })).toMatchObject({
      files: { 'a.go': GO.replace('occured', 'occurred') },
      left: [],
    })
  })

  it('is not of it where it stands between values of a line each', async () => {
    const suggestion = (text: string, row: number): object => ({
      ...{ message: 'm', code: null, level: 'warning', children: [], rendered: null },
      spans: [
        {
          ...{ file_name: 'a.go', byte_start: row, byte_end: row + 1, line_start: 1, line_end: 1, column_start: 1 },
          ...{ suggested_replacement: text, suggestion_applicability: 'MachineApplicable', text: [] },
        },
      ],
    })
    const rows = [json(suggestion('P', 0)), 'warning: 1 warning emitted', '   Compiling a', json(suggestion('A', 8))]
    expect(await fixed(rows.join('\n'), { 'a.go': GO })).toMatchObject({
      files: { 'a.go': GO.replace('package a', 'Package A') },
      left: [],
    })
    const torn = [rows[0], rows[3]?.slice(0, 40), rows[3]?.slice(40)].join('\n')
    expect((await fixed(torn, { 'a.go': GO })).losses).toBeGreaterThan(0)
  })

  it('is not dropped where it may be a change', () => {
    const diff = '--- a/a.go\n+++ b/a.go\n@@ -1 +1 @@\n-package a\n+package b\n'
    expect(importFixes(diff + issue, { 'a.go': GO }, { format: 'golangci' }).notImported).toMatchObject([
      { mayChangeFiles: true },
    ])
  })
})

describe('findings without a fix', () => {
  const result = (fixes?: unknown) => ({ ruleId: 'r', message: { text: 'm' }, ...(fixes !== undefined && { fixes }) })
  const sarif = (results: readonly unknown[], run: object = {}) =>
    json({ version: '2.1.0', runs: [{ tool: { driver: { name: 'x' } }, results, ...run }] })
  it.each<[string, string, string]>([
    ['SARIF', sarif([result(), result([]), result([{ artifactChanges: [] }])]), '3 results of x, none with a fix.'],
    ['golangci-lint', golangci({ Replacement: null }), '1 result of golangci-lint, none with a fix.'],
    [
      'ESLint',
      json([{ filePath: 'a.js', errorCount: 1, messages: [{ ruleId: 'r', message: 'm', line: 1, column: 1 }] }]),
      '1 result of ESLint, none with a fix.',
    ],
  ])('are counted, and no loss: %s', (_, output, said) => {
    const imported = importFixes(output, { 'a.go': GO, 'a.js': 'x\n' })
    expect(imported.notImported).toEqual([])
    expect(imported.ok ? '' : imported.problems.map(({ message }) => message).join()).toContain(said)
  })

  it('are unknown in a draft of SARIF', () => {
    const draft = json({ version: '2.0.0-csd.2.beta.2018-10-10', runs: [{ tool: { name: 'x' }, results: [] }] })
    expect(importFixes(draft, {}).notImported).toMatchObject([{ construct: 'sarif', mayChangeFiles: true }])
  })

  const insertAt = (startLine: number, newlineSequences?: readonly string[]) =>
    sarif(
      [
        result([
          {
            artifactChanges: [
              {
                artifactLocation: { uri: 'a.js' },
                replacements: [
                  { deletedRegion: { startLine, startColumn: 1, endColumn: 2 }, insertedContent: { text: 'B' } },
                ],
              },
            ],
          },
        ]),
      ],
      newlineSequences ? { newlineSequences } : {},
    )
  it.each(['\u2028', '\u2029', '\f', '\u0085'])('are placed by the line ends that the run says: %j', async (end) => {
    const files = { 'a.js': `one${end}two\nbee\n` }
    const said = insertAt(2, ['\r\n', '\n', end])
    expect((await fixed(said, files)).left).toEqual(['x/r!'])
    expect((await fixed(said, { 'a.js': 'one\nbee\n' })).files['a.js']).toBe('one\nBee\n')
    expect((await fixed(insertAt(2, ['\r\n', '\n']), files)).files['a.js']).toBe(`one${end}two\nBee\n`)
  })

  it('that take away what is behind the last line are losses', async () => {
    const region = { startLine: 3, startColumn: 1, endLine: 3, endColumn: 1 }
    const phantom = sarif([
      result([{ artifactChanges: [{ artifactLocation: { uri: 'a.js' }, replacements: [{ deletedRegion: region }] }] }]),
    ])
    expect((await fixed(phantom, { 'a.js': 'one\ntwo\n' })).left).toEqual(['x/r!'])
  })
})

describe('An output that holds only fixes that are left out', () => {
  it.each<[string, string, RegExp]>([
    [
      'of results that are suppressed',
      json({
        version: '2.1.0',
        runs: [
          {
            tool: { driver: { name: 'x' } },
            results: [
              {
                ruleId: 'r',
                message: { text: 'm' },
                suppressions: [{ kind: 'external' }],
                fixes: [
                  {
                    artifactChanges: [
                      { artifactLocation: { uri: 'a.js' }, replacements: [{ deletedRegion: { startLine: 1 } }] },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      }),
      /a\.js:1:1.*suppressed/,
    ],
    [
      'of which its compiler does not say how sure it is',
      json({
        ...{ message: 'm', code: null, level: 'warning', children: [], rendered: null },
        spans: [
          { file_name: 'a.js', byte_start: 0, byte_end: 1, line_start: 1, column_start: 1, suggested_replacement: 'y' },
        ],
      }),
      /a\.js:1:1.*--unsafe/,
    ],
  ])('says so of those %s', (_, output, said) => {
    const imported = importFixes(output, { 'a.js': 'x\n' })
    expect(imported.ok ? [] : imported.problems).toMatchObject([
      { name: 'PLAN_EMPTY', message: expect.stringMatching(said) },
    ])
  })
})

describe('Values over several lines', () => {
  const [one, other] = [golangci({ Replacement: null }), golangci({ Replacement: { NewLines: ['// occurred'] } })].map(
    (output) => JSON.stringify(JSON.parse(output), null, 2),
  )
  it('one after the other are each read', async () => {
    expect(await fixed(`${one}\n${other}\n`, { 'a.go': GO })).toMatchObject({
      files: { 'a.go': GO.replace('occured', 'occurred') },
      left: [],
    })
  })

  it('are a loss where one of them is cut off', async () => {
    expect((await fixed(`${one}\n${other?.slice(0, -20)}`, { 'a.go': GO })).losses).toBeGreaterThan(0)
    expect((await fixed(`${one?.slice(0, -20)}\n${other}\n`, { 'a.go': GO })).files['a.go']).toBe(GO)
  })
})

describe('A fix of Semgrep', () => {
  const semgrep = (start: object, end: object, fix = '', lines?: string) =>
    json({
      results: [{ check_id: 'r', path: 'a.py', start, end, extra: { message: 'm', fix, lines } }],
      errors: [],
      paths: {},
    })
  it.each<[string, string, string]>([
    ['def f():\n    pdb()\n    x\n', 'def f():\n    x\n', 'a line'],
    ['def f():\r\n    pdb()\r\n    x\r\n', 'def f():\r\n    x\r\n', 'a line of CRLF'],
    ['def f():\n    pdb(); x\n', 'def f():\n    ; x\n', 'no line that has more'],
    ['def f():\n    pdb()', 'def f():\n', 'a last line without an end'],
  ])('that is empty takes what it empties: %j', async (before, after) => {
    for (const shown of [undefined, before.split(/\r?\n/)[1]]) {
      const output = semgrep({ line: 2, col: 5 }, { line: 2, col: 10 }, '', shown)
      expect(await fixed(output, { 'a.py': before })).toMatchObject({ files: { 'a.py': after }, left: [] })
    }
  })

  it.each<[string, string | undefined, readonly string[]]>([
    ['the line', '    pdb()', []],
    ['the line with its end', '    pdb()\n', []],
    ['words of its own', 'requires login', []],
    ['nothing', undefined, []],
    ['letters that may count in several ways', '    pdb() # é', []],
    ['another line', '    log()', ['semgrep/r!']],
    ['a line of other blanks', '  pdb()', ['semgrep/r!']],
  ])('is taken where the file has what Semgrep shows of it: %s', async (_, shown, left) => {
    const output = semgrep({ line: 2, col: 5 }, { line: 2, col: 10 }, 'log()', shown)
    expect((await fixed(output, { 'a.py': 'def f():\n    pdb()\n' })).left).toEqual(left)
  })

  it.each<[string, unknown, unknown, readonly string[]]>([
    ['the same', 14, 19, []],
    ['none', -1, -1, []],
    ['none, as an older one has it', 0, 0, []],
    ['another end', 14, 20, ['semgrep/r!']],
    ['another start', 10, 19, ['semgrep/r!']],
    ['letters in their stead', 13, 18, ['semgrep/r!']],
    ['bytes behind the file', 14, 99, ['semgrep/r!']],
  ])('is taken where its bytes are those of its lines and columns: %s', async (_, start, end, left) => {
    const output = semgrep({ line: 2, col: 5, offset: start }, { line: 2, col: 10, offset: end }, 'log()')
    expect((await fixed(output, { 'a.py': 'def é():\n    pdb()\n' })).left).toEqual(left)
  })

  it.each<[string, string, number, readonly string[]]>([
    ['bytes', 'é = 1\né; pdb()\n', 5, []],
    ['letters, which its offsets are not', 'é = 1\né; pdb()\n', 4, ['semgrep/r!']],
    ['either, where no letter before the line tells', 'e = 1\né; pdb()\n', 5, ['semgrep/r!']],
  ])('is taken where its offsets tell that its columns are in %s', async (_, before, col, left) => {
    const offset = Buffer.from(before).indexOf('pdb')
    const output = semgrep({ line: 2, col, offset }, { line: 2, col: col + 5, offset: offset + 5 }, 'log()')
    const after = left.length === 0 ? before.replace('pdb', 'log') : before
    expect(await fixed(output, { 'a.py': before })).toMatchObject({ files: { 'a.py': after }, left })
  })
})

describe('eslint --fix-dry-run', () => {
  it('gives the fixed text, of which the lines that differ are a fix', async () => {
    const output = json([
      {
        filePath: 'a.js',
        messages: [{ ruleId: 'r', message: 'm', line: 1, column: 1 }],
        errorCount: 1,
        output: 'a\nB\nc\n',
      },
      { filePath: 'b.js', messages: [], errorCount: 0, output: '' },
    ])
    const made = await fixed(output, { 'a.js': 'a\nb\nc\n', 'b.js': 'x\n' })
    expect(made).toMatchObject({ files: { 'a.js': 'a\nB\nc\n', 'b.js': '' }, left: [] })
    expect(made.steps[0]?.input).toMatchObject({ edits: [{ old_string: 'b\n', new_string: 'B\n' }] })
  })
})

describe('paths of another machine', () => {
  const FILES = { 'src/a.js': 'x\n', 'src/b.js': 'x\n' }
  const eslint = (...paths: readonly string[]) =>
    json(
      paths.map((filePath) => ({
        filePath,
        errorCount: 1,
        messages: [{ ruleId: 'r', message: 'm', line: 1, column: 1, fix: { range: [0, 1], text: 'y' } }],
      })),
    )
  it.each([
    ['Linux', ['/github/workspace/src/a.js', '/github/workspace/src/b.js']],
    ['Windows', ['D:\\a\\shop\\src\\a.js', 'D:\\a\\shop\\src\\b.js']],
  ])('are those below the one folder under which every file is here, on %s', async (_, paths) => {
    const made = await fixed(eslint(...paths), FILES)
    expect(made).toMatchObject({ files: { 'src/a.js': 'y\n', 'src/b.js': 'y\n' }, left: [] })
  })

  it('are losses where a file is missing, where they lie apart, and where several folders would do', async () => {
    for (const paths of [
      ['/app/src/a.js', '/app/src/c.js'],
      ['/app/src/a.js', '/lib/src/b.js'],
    ])
      expect((await fixed(eslint(...paths), FILES)).left.length).toBeGreaterThan(0)
    expect((await fixed(eslint('/app/src/a.js'), { ...FILES, 'a.js': 'x\n' })).left).toEqual(['eslint/r!'])
  })

  it('are mapped by the longest of the folders that are given', async () => {
    const prefixes = [
      { from: '/app', to: '' },
      { from: '/app/web', to: 'src' },
    ]
    const made = await fixed(eslint('/app/web/a.js', '/app/src/b.js'), FILES, { fixes: { prefixes } })
    expect(made).toMatchObject({ files: { 'src/a.js': 'y\n', 'src/b.js': 'y\n' }, left: [] })
    const mapped = prefixMapper(prefixes)
    expect(['/app/web/x', '/app/webs/x', '/apps/x'].map(mapped)).toEqual(['src/x', 'webs/x', '/apps/x'])
    expect(prefixesThatFind(['src/a.js'], () => true)).toEqual([])
  })

  it.each([
    ['one of another folder, too', ['/app/src/a.js', '/lib/src/b.js']],
    ['one that is not here', ['/app/src/a.js', '/app/src/c.js']],
  ])('name the option that finds each of them, beside %s', async (_, paths) => {
    const { notImported } = importFixes(eslint(...paths), FILES)
    const ways = notImported.flatMap(({ reason }) =>
      [...reason.matchAll(/--path-prefix (\S+=)/g)].map(([, way]) => way!),
    )
    const kept = paths.filter((one) => one !== '/app/src/c.js')
    const made = await fixed(eslint(...kept), FILES, { fixes: { prefixes: ways.map(pathPrefix) } })
    expect(made).toMatchObject({ steps: kept.map(() => ({})), left: [] })
  })
})
