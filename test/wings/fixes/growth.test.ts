// @module-tag slow
import { describe, expect, it } from 'vitest'
import type { FixFormat } from '../../../src/core/plan/fix-output.ts'
import { growthOfWork } from '../../support/counted-work.ts'
import { someOf } from '../../support/whole.ts'
import { importFixes } from './fixed.ts'

const LINE = 'var a = 1\n'

/** What a tool prints that has a fix for each line of a.txt, in no order. */
const OUTPUTS: Readonly<Record<Exclude<FixFormat, 'oxlint'>, (lines: readonly number[]) => unknown>> = {
  eslint: (lines) => [
    { filePath: 'a.txt', errorCount: 1, messages: lines.map((line) => ({ ruleId: 'r', fix: rangeOf(line) })) },
  ],
  sarif: (lines) => ({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'x' } },
        results: lines.map((line) => ({ fixes: [{ artifactChanges: [sarifChange(line)] }] })),
      },
    ],
  }),
  lsp: (lines) =>
    lines.map((line) => ({ title: 'r', isPreferred: true, edit: { changes: { 'file:///a.txt': [lspEdit(line)] } } })),
  rdjson: (lines) => ({ diagnostics: lines.map(diagnostic) }),
  biome: (lines) => ({ source: { name: 'Biome' }, diagnostics: lines.map(diagnostic) }),
  ruff: (lines) =>
    lines.map((line) => ({
      filename: 'a.txt',
      code: 'F',
      location: { row: line + 1, column: 1 },
      fix: {
        applicability: 'safe',
        edits: [{ content: 'let', location: { row: line + 1, column: 1 }, end_location: { row: line + 1, column: 4 } }],
      },
    })),
  rustc: (lines) =>
    lines.map((line) => ({ level: 'warning', message: 'm', code: null, children: [], spans: [rustSpan(line)] })),
  clang: (lines) => `---\nMainSourceFile:  a.txt\nDiagnostics:\n${lines.map(clangDiagnostic).join('')}...\n`,
  go: (lines) => ({
    shop: { r: lines.map((line) => ({ posn: 'a', message: 'm', suggested_fixes: [{ edits: [goEdit(line)] }] })) },
  }),
  golangci: (lines) => ({
    Report: {},
    Issues: lines.map((line) => ({
      FromLinter: 'r',
      Text: 'm',
      Pos: { Filename: 'a.txt', Line: line + 1, Column: 1 },
      Replacement: { Inline: { StartCol: 0, Length: 3, NewString: 'let' } },
    })),
  }),
  'ast-grep': (lines) =>
    lines.map((line) => ({ file: 'a.txt', text: 'var', replacement: 'let', range: { byteOffset: offsets(line) } })),
  semgrep: (lines) => ({
    errors: [],
    paths: {},
    results: lines.map((line) => ({
      path: 'a.txt',
      start: { line: line + 1, col: 1 },
      end: { line: line + 1, col: 4 },
      extra: { fix: 'let' },
    })),
  }),
  stylelint: (lines) => [
    { source: 'a.txt', parseErrors: [], warnings: lines.map((line) => ({ rule: 'r', fix: rangeOf(line) })) },
  ],
  markdownlint: (lines) =>
    lines.map((line) => ({
      fileName: 'a.txt',
      ruleNames: ['r'],
      lineNumber: line + 1,
      fixInfo: { deleteCount: 3, insertText: 'let' },
    })),
}

const offsets = (line: number) => ({ start: line * LINE.length, end: line * LINE.length + 3 })
const rangeOf = (line: number) => ({ range: Object.values(offsets(line)), text: 'let' })
const sarifChange = (line: number) => ({
  artifactLocation: { uri: 'a.txt' },
  replacements: [
    { deletedRegion: { startLine: line + 1, startColumn: 1, endColumn: 4 }, insertedContent: { text: 'let' } },
  ],
})
const lspEdit = (line: number) => ({
  range: { start: { line, character: 0 }, end: { line, character: 3 } },
  newText: 'let',
})
const diagnostic = (line: number) => ({
  message: 'm',
  location: { path: 'a.txt' },
  suggestions: [{ range: { start: { line: line + 1, column: 1 }, end: { line: line + 1, column: 4 } }, text: 'let' }],
})
const rustSpan = (line: number) => ({
  file_name: 'a.txt',
  byte_start: offsets(line).start,
  byte_end: offsets(line).end,
  suggested_replacement: 'let',
  suggestion_applicability: 'MachineApplicable',
})
const goEdit = (line: number) => ({ filename: 'a.txt', ...offsets(line), new: 'let' })
const clangDiagnostic = (line: number) =>
  `  - DiagnosticName:  r\n    DiagnosticMessage:\n      Message:         m\n      FilePath:        a.txt\n      FileOffset:      0\n      Replacements:\n        - FilePath:        a.txt\n          Offset:          ${offsets(line).start}\n          Length:          3\n          ReplacementText: let\n`

/** Reads fixes, each for a line of its own, in no order. */
function read(format: FixFormat, lines: readonly number[]): void {
  const made = OUTPUTS[format as keyof typeof OUTPUTS](lines)
  const text = LINE.repeat(lines.length)
  const found = importFixes(
    typeof made === 'string' ? made : JSON.stringify(made),
    { 'a.txt': text, '/a.txt': text },
    { format, fixes: { unsafe: true }, cwd: '/' },
  )
  expect({ left: found.notImported.slice(0, 1), steps: found.ok && found.plan.steps.length }).toEqual({
    left: [],
    steps: lines.length,
  })
}

const shuffled = (count: number) => Array.from({ length: count }, (_, at) => (at * 7919) % count)

describe('the work of reading fixes', () => {
  it.each(someOf(Object.keys(OUTPUTS) as FixFormat[], 5))('grows as the fixes of %s do', async (format) => {
    // A step is found in a tree, whose depth grows, too.
    expect(await growthOfWork(shuffled, (lines) => read(format, lines), 150)).toBeLessThan(3)
  })
})
