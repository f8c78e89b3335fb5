import { Session } from 'node:inspector/promises'
import { describe, expect, it } from 'vitest'
import type { FixFormat } from '../../../src/core/plan/fix-output.ts'
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

/** How often the blocks of our own code run. */
async function workOf(run: () => void): Promise<number> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  run()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  await session.post('Profiler.stopPreciseCoverage')
  session.disconnect()
  return result
    .filter(({ url }) => url.includes('/src/'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
    .reduce((sum, count) => sum + count, 0)
}

describe('the work of reading fixes', () => {
  for (const [format, outputOf] of Object.entries(OUTPUTS))
    it(`grows as the fixes of ${format} do`, async () => {
      const work = async (count: number): Promise<number> => {
        const lines = Array.from({ length: count }, (_, at) => (at * 7919) % count)
        const made = outputOf(lines)
        const output = typeof made === 'string' ? made : JSON.stringify(made)
        const options = { format: format as FixFormat, fixes: { unsafe: true } }
        return await workOf(() => {
          const found = importFixes(
            output,
            { 'a.txt': LINE.repeat(count), '/a.txt': LINE.repeat(count) },
            { ...options, cwd: '/' },
          )
          expect({ left: found.notImported.slice(0, 1), steps: found.ok && found.plan.steps.length }).toEqual({
            left: [],
            steps: count,
          })
        })
      }
      await work(150)
      const [once, fourfold] = [await work(150), await work(600)]
      expect(once).toBeGreaterThan(150)
      expect(fourfold).toBeLessThan(9 * once)
    })
})
