import { describe, expect, it } from 'vitest'
import type { FixOptions } from '../../../src/core/plan/fix-output.ts'
import { type Files, fixed } from './fixed.ts'

const sarif = (results: readonly (readonly object[])[], more: object = {}): string => {
  const fixes = results.map((replacements, at) => ({
    ruleId: `R${at + 1}`,
    fixes: [{ artifactChanges: [{ artifactLocation: { uri: 'a.txt' }, replacements }] }],
    ...more,
  }))
  return JSON.stringify({ version: '2.1.0', runs: [{ tool: { driver: { name: 'checker' } }, results: fixes }] })
}

const replace = (byteOffset: number, byteLength: number, text: string, more: object = {}) => ({
  deletedRegion: { byteOffset, byteLength, ...more },
  insertedContent: { text },
})

const eslint = (message: object): string =>
  JSON.stringify([{ filePath: 'a.txt', messages: [{ ruleId: 'r', message: 'm', ...message }], errorCount: 1 }])

const semgrep = (start: number, end: number): string => {
  const extra = { message: 'm', fix: '2' }
  const result = { check_id: 'r', path: 'a.txt', start: { line: 1, col: start }, end: { line: 1, col: end }, extra }
  return JSON.stringify({ results: [result], errors: [], paths: {} })
}

const ruff = (edits: readonly object[]): string => {
  const fix = { applicability: 'safe', edits }
  return JSON.stringify([{ filename: 'a.txt', location: { row: 1, column: 1 }, code: 'R', message: 'm', fix }])
}

const go = (edits: readonly object[]): string =>
  JSON.stringify({ p: { r: [{ posn: 'a.txt:1:1', message: 'm', suggested_fixes: [{ message: 'm', edits }] }] } })

const rdjson = (start: object, end: object, text: string): string =>
  JSON.stringify({
    diagnostics: [{ message: 'm', location: { path: 'a.txt' }, suggestions: [{ range: { start, end }, text }] }],
  })

const rustc = (how: string): string => {
  const span = { file_name: 'a.txt', byte_start: 0, byte_end: 3, suggested_replacement: 'X' }
  const child = { spans: [{ ...span, suggestion_applicability: how }], children: [], message: 'm' }
  return JSON.stringify({ spans: [], children: [child], level: 'error', message: 'm', code: null })
}

const GO = { filename: 'a.txt', start: 0, end: 3, new: 'X' }
const RUFF = { location: { row: 1, column: 1 }, end_location: { row: 1, column: 4 }, content: 'X' }
const SUGGESTION = { desc: 'd', fix: { range: [0, 3], text: 'X' } }

describe('a fix that is not certain', () => {
  it.each<[string, string, string, FixOptions?]>([
    ['quotes another text of the same length', sarif([[replace(0, 3, 'X', { snippet: { text: 'abd' } })]]), 'abc\n'],
    ['ends between CR and LF', sarif([[{ deletedRegion: { startLine: 1, startColumn: 2, endColumn: 5 } }]]), 'abc\r\n'],
    ['counts from a letter of two bytes in a unit that is not said', semgrep(5, 6), 'é = 1\n'],
    ['has one edit without offsets, for Go', go([GO, { filename: 'a.txt' }]), 'abc def\n'],
    ['has one edit without a place, for Ruff', ruff([RUFF, { content: 'Y' }]), 'abc def\n'],
    ['may be wrong, for rustc', rustc('MaybeIncorrect'), 'abc\n'],
    ['begins before the first line', rdjson({ line: 0, column: 1 }, { line: 1, column: 2 }, 'X'), 'abc\n'],
    ['is one of two suggestions', eslint({ suggestions: [SUGGESTION, SUGGESTION] }), 'abc\n', { suggestions: true }],
  ])('is not taken where it %s', async (_, output, text, fixes) => {
    const found = await fixed(output, { 'a.txt': text }, { ...(fixes && { fixes }) })
    expect(found.files).toEqual({ 'a.txt': text })
    expect(found.left).toHaveLength(1)
  })
})

describe('a fix that is certain', () => {
  it.each<[string, string, Files, Files, FixOptions?]>([
    [
      'both of two insertions that are alike',
      sarif([[replace(1, 0, '-'), replace(1, 0, '-')]]),
      { 'a.txt': 'ab\n' },
      { 'a.txt': 'a--b\n' },
    ],
    [
      'what it changes beside what another fix has changed already',
      sarif([[replace(0, 3, 'X')], [replace(0, 3, 'X'), replace(4, 3, 'Y')]]),
      { 'a.txt': 'abc def\n' },
      { 'a.txt': 'X Y\n' },
    ],
    ['what rustc is sure of', rustc('MachineApplicable'), { 'a.txt': 'abc\n' }, { 'a.txt': 'X\n' }],
    [
      'what rustc is not sure of where that is wished',
      rustc('MaybeIncorrect'),
      { 'a.txt': 'abc\n' },
      { 'a.txt': 'X\n' },
      { unsafe: true },
    ],
    [
      'the only suggestion',
      eslint({ suggestions: [SUGGESTION] }),
      { 'a.txt': 'abc\n' },
      { 'a.txt': 'X\n' },
      { suggestions: true },
    ],
    [
      'whole lines without columns',
      rdjson({ line: 1 }, { line: 2 }, 'X\n'),
      { 'a.txt': 'a\nb\nc\n' },
      { 'a.txt': 'X\nc\n' },
    ],
    [
      'one that a suppression under review is about',
      sarif([[replace(0, 3, 'X')]], { suppressions: [{ kind: 'external', status: 'underReview' }] }),
      { 'a.txt': 'abc\n' },
      { 'a.txt': 'X\n' },
    ],
    [
      'the second of two places alike, as an Edit with the lines around it',
      eslint({ fix: { range: [8, 9], text: '2' } }),
      { 'a.txt': 'x=1\ny\nx=1\n' },
      { 'a.txt': 'x=1\ny\nx=2\n' },
      { edits: true },
    ],
  ])('does all of it: %s', async (_, output, before, after, fixes) => {
    const found = await fixed(output, before, { ...(fixes && { fixes }) })
    expect(found.files).toEqual(after)
  })
})

it('a fix quotes no bytes around it that are no text', async () => {
  const file = Buffer.concat([Buffer.from('a\xff\n', 'latin1'), Buffer.from('abc\n')])
  const { steps } = await fixed(sarif([[replace(3, 3, 'X')]]), { 'a.txt': file })
  expect(steps[0]?.input).toMatchObject({ edits: [{ old_string: 'abc', after: '\n' }] })
  expect(steps[0]?.input).not.toHaveProperty('edits.0.before')
})

it('fixes of one rule stay where they are among others that make files', async () => {
  const action = (code: string, change: object) => ({
    title: 't',
    isPreferred: true,
    diagnostics: [{ source: 's', code }],
    edit: { documentChanges: [change] },
  })
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } }
  const edit = (uri: string) => ({ textDocument: { uri, version: null }, edits: [{ range, newText: 'X' }] })
  const actions = [
    action('1', edit('a.txt')),
    action('2', { kind: 'create', uri: 'c.txt' }),
    action('1', edit('b.txt')),
  ]
  const { steps } = await fixed(JSON.stringify(actions), { 'a.txt': 'a\n', 'b.txt': 'b\n' })
  expect(steps.map(({ tool, input }) => tool === 'Fix' && input.source)).toEqual(['s/1', 's/2', 's/1'])
})

it('a fix of a file that another fix renames is left out', async () => {
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } }
  const actions = [
    {
      title: 't',
      isPreferred: true,
      edit: { documentChanges: [{ kind: 'rename', oldUri: 'a.txt', newUri: 'c.txt' }] },
    },
    { title: 't', isPreferred: true, edit: { changes: { 'file:a.txt': [{ range, newText: 'X' }] } } },
  ]
  const found = await fixed(JSON.stringify(actions), { 'a.txt': 'a\n' })
  expect(found).toMatchObject({ files: { 'c.txt': 'a\n' }, losses: 1 })
  expect(found.steps).toHaveLength(1)
  const later = await fixed(JSON.stringify(actions.toReversed()), { 'a.txt': 'a\n' })
  expect(later).toMatchObject({ files: { 'a.txt': 'X\n' }, losses: 1 })
})
