import { describe, expect, it } from 'vitest'
import { eslint, FILES, lines, noVar, rust, unused } from './findings.ts'
import { importFixes } from './fixed.ts'

const cargo = (message: object, name = 'shop') => ({
  reason: 'compiler-message',
  package_id: name,
  target: { name, kind: ['lib'] },
  message,
})
const artifact = { reason: 'compiler-artifact', package_id: 'shop' }
const ended = (success: boolean) => ({ reason: 'build-finished', success })

const sarif = (more: object, version = '2.1.0') => {
  const deletedRegion = { startLine: 1, startColumn: 1, endColumn: 4 }
  const replacements = [{ deletedRegion, insertedContent: { text: 'let' } }]
  const fixes = [{ artifactChanges: [{ artifactLocation: { uri: 'a.js' }, replacements }] }]
  const run = { tool: { driver: { name: 'lint' } }, results: [{ ruleId: 'r', message: {}, fixes }], ...more }
  return { $schema: 'https://example.com/sarif.json', version, runs: [run] }
}

const biome = {
  summary: { changed: 0, errors: 1 },
  diagnostics: [{ category: 'lint/a', location: { path: 'a.js', start: { line: 1, column: 1 } }, advices: [] }],
  command: 'lint',
}

/** Output of tools that did not see everything, and how many fixes are taken all the same; with unsafe ones, where that differs. */
const DOUBTS: readonly (readonly [what: string, output: string, taken: number, unsafe?: number])[] = [
  ['a file that ESLint cannot parse', JSON.stringify(eslint({ ...noVar, fix: undefined, fatal: true })), 0],
  ['one beside another', JSON.stringify([...eslint(noVar), ...eslint({ ...noVar, fix: undefined, fatal: true })]), 1],
  [
    'a file that Ruff cannot parse',
    JSON.stringify([{ filename: 'a.js', code: null, location: { row: 1, column: 1 }, fix: null, message: 'No.' }]),
    0,
  ],
  [
    'a style sheet that cannot be parsed',
    JSON.stringify([{ source: 'a.js', parseErrors: [], warnings: [{ rule: 'CssSyntaxError', text: 'No.', line: 1 }] }]),
    0,
  ],
  ['a run of a checker that failed', JSON.stringify(sarif({ invocations: [{ executionSuccessful: false }] })), 0, 1],
  [
    'a run with results in another file',
    JSON.stringify(sarif({ externalPropertyFileReferences: { results: [{ location: { uri: 'more.json' } }] } })),
    1,
  ],
  [
    'a log with results outside its runs',
    JSON.stringify({ ...sarif({}), inlineExternalProperties: [{ results: [] }] }),
    1,
  ],
  ['a version that nobody knows', JSON.stringify(sarif({}, '3.0.0')), 0],
  ['a report of Biome without fixes', JSON.stringify(biome), 0],
  ['code that rustc cannot compile', lines(unused, rust('error', 'E0425')), 0, 1],
  ['code that rustc cannot parse', lines(unused, rust('error', null)), 0, 1],
  ['a crate that does not compile', lines(cargo(unused), cargo(rust('error', 'E0425')), ended(false)), 0, 1],
  ['one crate of two', lines(cargo(unused), cargo(rust('error', 'E0425'), 'other'), ended(false)), 1, 1],
  ['output of Cargo that is cut off', lines(cargo(unused), artifact), 1],
  ['a build that failed without a word', lines(cargo(unused), artifact, ended(false)), 1],
  ['an analyzer of Go that failed', JSON.stringify({ shop: { assign: { error: 'no types' } } }), 0],
  [
    'a package that Go cannot check',
    '# shop\n{\n\t"shop": {"a": [{"posn": "a.go:1:1", "message": "m"}]}\n}\nvet: no\n',
    0,
  ],
  [
    'an error of Semgrep',
    JSON.stringify({ results: [], errors: [{ level: 'error', message: 'No.', path: 'a.js' }], paths: {} }),
    0,
  ],
]

const stepsOf = (output: string, unsafe: boolean): number => {
  const found = importFixes(output, FILES, { fixes: { unsafe } })
  return found.ok ? found.plan.steps.length : 0
}

describe('what a tool did not see', () => {
  for (const [what, output, taken, unsafe = taken] of DOUBTS)
    it(`is a loss with its place: ${what}`, () => {
      const losses = importFixes(output, FILES).notImported.filter(({ mayChangeFiles }) => mayChangeFiles)
      expect(losses.length).toBeGreaterThan(0)
      for (const { at } of losses) expect([at.file !== '', at.line > 0, at.column > 0]).toEqual([true, true, true])
      expect([stepsOf(output, false), stepsOf(output, true)]).toEqual([taken, unsafe])
    })

  it('is nothing where a lint is an error, or the build ended well', () => {
    for (const output of [lines(unused, rust('error', 'unused')), lines(cargo(unused), artifact, ended(true))])
      expect(importFixes(output, FILES)).toMatchObject({ ok: true, notImported: [] })
  })

  it('is named by source file, line, column and rule', () => {
    const second = { ...noVar, ruleId: 'rule-two', fix: { range: [1, 2], text: 'x' } }
    const { notImported } = importFixes(JSON.stringify(eslint(noVar, second)), FILES)
    expect(notImported).toMatchObject([{ construct: 'eslint/rule-two', at: { file: 'a.js', line: 1, column: 2 } }])
    expect(notImported[0]?.reason).toContain('eslint/no-var at a.js:1:1')
  })
})

describe('fixes of two tools', () => {
  it('are one where they make the same of the same bytes, however much each quotes', () => {
    const whole = { ...noVar, ruleId: 'prefer-let', fix: { range: [0, 9], text: 'let a = 0' } }
    const other = { ...noVar, ruleId: 'prefer-const', fix: { range: [0, 9], text: 'const a = 0' } }
    const found = importFixes(JSON.stringify(eslint(noVar, whole, other)), FILES)
    expect(found.ok && found.plan.steps.length).toBe(1)
    expect(found.notImported).toMatchObject([
      { construct: 'eslint/prefer-let', mayChangeFiles: false },
      { construct: 'eslint/prefer-const', mayChangeFiles: true },
    ])
  })
})

describe('output of Go', () => {
  const finding = {
    posn: 'a.go:1:1',
    message: 'm',
    suggested_fixes: [{ edits: [{ filename: 'a.go', start: 0, end: 7, new: 'Package' }] }],
  }
  const whole = `${JSON.stringify({ shop: { assign: [finding] } }, null, '\t')}\n`

  it.each([
    ['without lines for packages', whole + whole.replace('"shop"', '"other"')],
    ['after a download', `go: downloading example.com/x v1.0.0\n${whole}`],
    ['with lines for packages', `# shop\n${whole}# other\n{}\n`],
  ])('is read %s', (_, output) => {
    const found = importFixes(output, FILES)
    expect(found.ok && found.plan.steps.length).toBe(1)
  })
})
