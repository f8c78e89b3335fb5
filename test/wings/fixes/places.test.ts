import { describe, expect, it } from 'vitest'
import type { FixOptions } from '../../../src/core/plan/fix-output.ts'
import { importFixes } from './fixed.ts'

const PATH = 'src/a.x'
/** The place of each finding is the second line. */
const FILES = { [PATH]: 'one\ntwo three\nfour\n' }
const START = 4

/** What is said of a fix: its rule, its text, or a damage that makes it one that cannot be taken. */
interface Finding {
  readonly rule?: string
  readonly text?: string
  readonly path?: string
  readonly isDamaged?: boolean
  readonly isWithheld?: boolean
}

const json = (value: unknown): string => JSON.stringify(value)
const from = (line: number, column: number) => ({ line, column })

const eslint = (findings: readonly Finding[]): string =>
  json(
    findings.map(({ rule = 'r', text = 'new', path = PATH, isDamaged, isWithheld }) => {
      const fix = { range: isDamaged ? ['?'] : [START, START + 3], text }
      const messages = [
        { ruleId: rule, message: 'No.', line: 2, column: 1, ...(isWithheld ? { suggestions: [{ fix }] } : { fix }) },
      ]
      return { filePath: path, messages, errorCount: 1 }
    }),
  )

const stylelint = (findings: readonly Finding[]): string =>
  json(
    findings.map(({ rule = 'r', text = 'new', path = PATH, isDamaged }) => {
      const fix = { range: isDamaged ? [START] : [START, START + 3], text }
      return { source: path, parseErrors: [], warnings: [{ rule, text: 'No.', line: 2, column: 1, fix }] }
    }),
  )

const markdownlint = (findings: readonly Finding[]): string =>
  json(
    findings.map(({ rule = 'r', text = 'new', path = PATH, isDamaged }) => ({
      fileName: path,
      ruleNames: [rule, 'long-name'],
      ruleDescription: 'No.',
      lineNumber: 2,
      fixInfo: { editColumn: isDamaged ? 'one' : 1, deleteCount: 3, insertText: text },
    })),
  )

const ruff = (findings: readonly Finding[]): string =>
  json(
    findings.map(({ rule = 'r', text = 'new', path = PATH, isDamaged, isWithheld }) => {
      const edit = { content: text, location: { row: 2, column: 1 }, end_location: { row: 2, column: 4 } }
      const fix = { applicability: isWithheld ? 'unsafe' : 'safe', edits: [isDamaged ? { content: text } : edit] }
      return { filename: path, code: rule, message: 'No.', location: { row: 2, column: 1 }, fix }
    }),
  )

const astGrep = (findings: readonly Finding[]): string =>
  json(
    findings.map(({ rule = 'r', text = 'new', path = PATH, isDamaged, isWithheld }) => ({
      file: path,
      text: 'two',
      ruleId: rule,
      range: { byteOffset: { start: START, end: START + 3 }, start: { line: 1, column: 0 } },
      ...(!isWithheld && { replacement: text }),
      ...(isDamaged && { replacementOffsets: { start: 'x' } }),
    })),
  )

const semgrep = (findings: readonly Finding[]): string => {
  const results = findings.map(({ rule = 'r', text = 'new', path = PATH, isDamaged }) => ({
    check_id: rule,
    path,
    start: { line: 2, col: 1 },
    end: { line: 2, col: 4 },
    extra: { message: 'No.', ...(isDamaged ? { fix_regex: { regex: 'a' } } : { fix: text }) },
  }))
  return json({ results, errors: [], paths: {} })
}

const rdjson = (findings: readonly Finding[]): string =>
  json({
    source: { name: 'lint' },
    diagnostics: findings.map(({ rule = 'r', text = 'new', path = PATH, isDamaged }) => {
      const suggestion = { range: { start: from(2, 1), end: from(2, 4) }, text }
      return {
        message: 'No.',
        code: { value: rule },
        location: { path, range: { start: from(2, 1) } },
        suggestions: isDamaged ? [suggestion, suggestion] : [suggestion],
      }
    }),
  })

const biome = (findings: readonly Finding[]): string => rdjson(findings).replace('"lint"', '"Biome"')

const sarif = (findings: readonly Finding[]): string => {
  const results = findings.map(({ rule = 'r', text = 'new', path = PATH, isDamaged, isWithheld }) => {
    const region = { startLine: 2, startColumn: 1, endColumn: 4 }
    const replacements = [{ deletedRegion: region, insertedContent: isDamaged ? { binary: '?' } : { text } }]
    const location = { physicalLocation: { artifactLocation: { uri: path }, region } }
    return {
      ruleId: rule,
      message: { text: 'No.' },
      locations: [location],
      fixes: [{ artifactChanges: [{ artifactLocation: { uri: path }, replacements }] }],
      ...(isWithheld && { suppressions: [{ kind: 'inSource' }] }),
    }
  })
  return json({ version: '2.1.0', runs: [{ tool: { driver: { name: 'lint' } }, results }] })
}

const lsp = (findings: readonly Finding[]): string =>
  findings
    .map(({ rule = 'r', text = 'new', path = PATH, isDamaged, isWithheld }) => {
      const range = { start: { line: 1, character: 0 }, end: { line: 1, character: 3 } }
      const edit = { range, newText: text, ...(isDamaged && { insertTextFormat: 2 }) }
      const action = {
        title: 'Do it',
        diagnostics: [{ source: 'lint', code: rule, range, message: 'No.' }],
        edit: { changes: { [`file:${path}`]: [edit] } },
        ...(isWithheld && { disabled: { reason: 'No.' } }),
      }
      return json([action])
    })
    .join('\n')

const rustc = (findings: readonly Finding[]): string =>
  findings
    .map(({ rule = 'r', text = 'new', path = PATH, isDamaged, isWithheld }) => {
      const span = {
        file_name: path,
        byte_start: isDamaged ? null : START,
        byte_end: START + 3,
        line_start: 2,
        column_start: 1,
        suggested_replacement: text,
        suggestion_applicability: isWithheld ? 'MaybeIncorrect' : 'MachineApplicable',
      }
      const child = { message: 'do it', level: 'help', spans: [span], children: [] }
      return json({ message: 'No.', level: 'warning', code: { code: rule }, spans: [], children: [child] })
    })
    .join('\n')

const clang = (findings: readonly Finding[]): string => {
  const diagnostics = findings.map(({ rule = 'r', text = 'new', path = PATH, isDamaged, isWithheld }) => {
    const replacement = `{ FilePath: '${path}', Offset: ${isDamaged ? 'x' : START}, Length: 3, ReplacementText: '${text}' }`
    const message = `{ Message: No., FilePath: '${path}', FileOffset: ${START}, Replacements: [${isWithheld ? '' : replacement}] }`
    const notes = isWithheld
      ? `, Notes: [{ Message: No., FilePath: '${path}', FileOffset: ${START}, Replacements: [${replacement}] }]`
      : ''
    return `  - { DiagnosticName: ${rule}, DiagnosticMessage: ${message}${notes} }\n`
  })
  return `---\nMainSourceFile: '${PATH}'\nDiagnostics:\n${diagnostics.join('')}...\n`
}

const go = (findings: readonly Finding[]): string =>
  findings
    .map(({ rule = 'r', text = 'new', path = PATH, isDamaged }) => {
      const edit = { filename: path, start: isDamaged ? -1 : START, end: START + 3, new: text }
      const finding = { posn: `${path}:2:1`, message: 'No.', suggested_fixes: [{ message: 'Do', edits: [edit] }] }
      return JSON.stringify({ shop: { [rule]: [finding] } }, null, 1)
    })
    .join('\n')

interface Reader {
  readonly name: string
  readonly write: (findings: readonly Finding[]) => string
  readonly source: string
  readonly fixes?: FixOptions
  /** What it leaves out by default has a mark. */
  readonly withholds: boolean
}

const READERS: readonly Reader[] = [
  { name: 'eslint', write: eslint, source: 'eslint/', withholds: true },
  { name: 'stylelint', write: stylelint, source: 'stylelint/', withholds: false },
  { name: 'markdownlint', write: markdownlint, source: 'markdownlint/', withholds: false },
  { name: 'ruff', write: ruff, source: 'ruff/', withholds: true },
  { name: 'ast-grep', write: astGrep, source: 'ast-grep/', withholds: true },
  { name: 'semgrep', write: semgrep, source: 'semgrep/', withholds: false },
  { name: 'rdjson', write: rdjson, source: 'lint/', withholds: false },
  { name: 'biome', write: biome, source: 'biome/', withholds: true },
  { name: 'sarif', write: sarif, source: 'lint/', withholds: true },
  { name: 'lsp', write: lsp, source: 'lint/', withholds: true },
  { name: 'rustc', write: rustc, source: 'rustc/', withholds: true },
  { name: 'clang', write: clang, source: 'clang/', withholds: true },
  { name: 'go', write: go, source: 'go/', withholds: false },
]

const left = ({ write, name }: Reader, findings: readonly Finding[]): readonly string[] => {
  const unsafe = name === 'biome' && !findings.some(({ isWithheld }) => isWithheld)
  const imported = importFixes(write(findings), FILES, { fixes: { unsafe } })
  return imported.notImported.map(({ construct, at }) => `${construct} ${at.file}:${at.line}:${at.column}`)
}

describe.each(READERS)('what is lost of the output of $name', (reader) => {
  const place = `${reader.source}r ${PATH}:2:1`

  it('has the file, line and rule that it is about, where the output says it in an unusual way', {}, () => {
    if (reader.name === 'biome') return
    expect(left(reader, [{ isDamaged: true }])).toEqual([place])
  })

  it('has them where another fix changes the place, and where it is the same', () => {
    expect(left(reader, [{ rule: 'first' }, { text: 'other' }])).toEqual([place])
    expect(left(reader, [{ rule: 'first' }, {}])).toEqual([place])
  })

  it('has them where nothing would change, or a text cannot be', () => {
    expect(left(reader, [{ text: 'two' }])).toEqual([place])
  })

  it('is nothing where a name makes a detour', () => {
    const output = reader.write([{ path: '/shop/sub/../src/a.x' }])
    const fixes = { unsafe: reader.name === 'biome', ...reader.fixes }
    expect(importFixes(output, FILES, { cwd: '/shop', fixes }).notImported).toEqual([])
  })

  it('has the file where it is not there', () => {
    const [gone] = left(reader, [{ path: 'src/gone.x' }])
    expect(gone).toMatch(/^\S+\/r src\/gone\.x:\d/)
    if (reader.name !== 'clang') expect(gone).toContain('gone.x:2:1')
  })

  it('has them where the fix is left out by default', () => {
    expect(left(reader, reader.withholds ? [{ isWithheld: true }] : [])).toEqual(reader.withholds ? [place] : [])
  })
})
