import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemsOf, readTicks } from '../../../src/core/report/body/step-list.ts'
import { buildReport } from '../../../src/core/report/build-report.ts'
import { inRuleOrder, ruleLines, rulesOf, ruleWords } from '../../../src/core/report/groups.ts'
import { renderBody } from '../../../src/core/report/markdown.ts'
import { type ReportedStep, type RunReport, reportSchema } from '../../../src/core/report/report.ts'
import { widthOf } from '../../../src/core/report/terminal/style.ts'
import { renderSummary } from '../../../src/core/report/terminal/summary.ts'

const fix = (
  index: number,
  source: string | undefined,
  status: ReportedStep['status'] = 'applied',
  file = index,
): ReportedStep => ({
  index,
  tool: source === undefined ? 'Edit' : 'Fix',
  file_path: `src/file-${file}.ts`,
  ...(source !== undefined && { source }),
  status,
  ...{ insertions: 1, deletions: 1 },
  ...(status === 'failed' && {
    error: { name: 'FIX_CONFLICT', code: null, message: 'Another fix is here.', file: 'plan.yaml', line: 1, column: 1 },
  }),
})

const reportOf = (steps: readonly ReportedStep[]): RunReport =>
  buildReport({ plan: { title: 'Fixes', digest: 'f'.repeat(64), files: ['plan.yaml'] }, steps, written: true })

/** Fixes as a linter writes them: file by file, the rules mixed. */
const MIXED = [
  fix(1, 'eslint/no-var'),
  fix(2, 'eslint/eqeqeq', 'applied', 1),
  fix(3, undefined),
  fix(4, 'eslint/no-var', 'failed'),
  fix(5, 'eslint/no-var', 'applied', 1),
  fix(6, 'eslint/no-var'),
  fix(7, 'eslint/eqeqeq', 'unchanged'),
]

describe('fixes by rule', () => {
  it('are counted with their files; rules with refused fixes come first', () => {
    expect(rulesOf(MIXED).map((group) => [group.rule, ruleWords(group)])).toEqual([
      ['eslint/no-var', '3 fixes in 2 files, 1 refused'],
      ['eslint/eqeqeq', '1 fix in 1 file, 1 without effect'],
    ])
    expect(rulesOf([fix(1, 'a'), fix(2, 'b'), fix(3, 'b')]).map(({ rule }) => rule)).toEqual(['b', 'a'])
    expect(rulesOf([fix(1, undefined)])).toEqual([])
  })

  it('have a line for each of five rules, and one for all others', () => {
    const subjects = (rules: number) =>
      ruleLines(reportOf(Array.from({ length: rules }, (_, at) => fix(at + 1, `rule-${at}`))), String).map(
        ({ subject, said }) => subject || said.replace(/\D+/g, ''),
      )
    expect(subjects(5)).toEqual(['rule-0', 'rule-1', 'rule-2', 'rule-3', 'rule-4'])
    expect(subjects(7)).toEqual(['rule-0', 'rule-1', 'rule-2', 'rule-3', 'rule-4', '2'])
  })

  it('are in the report, which says nothing of rules where no step is a fix', () => {
    const report = reportOf(MIXED)
    expect(report.rules?.[0]).toEqual({
      rule: 'eslint/no-var',
      applied: [1, 5, 6],
      refused: [4],
      others: [],
      files: ['src/file-1.ts', 'src/file-6.ts'],
    })
    expect(reportSchema().safeParse(JSON.parse(JSON.stringify(report))).success).toBe(true)
    expect(reportOf([fix(1, undefined)])).not.toHaveProperty('rules')
  })

  it('stand together in the list of a body, folded but for refused ones, and a tick is of the step beside it', () => {
    const report = reportOf(MIXED)
    const body = renderBody(report, { decided: 'edits' })
    expect(body).toContain('- **`eslint/no-var`**: 3 fixes in 2 files, 1 refused (4)')
    const list = body.slice(body.indexOf('<!-- editplan:steps alike -->'))
    expect([...list.matchAll(/^- (?:\[.\] )?(\d+) /gm)].map(([, number]) => Number(number))).toEqual([
      4, 1, 5, 6, 2, 7, 3,
    ])
    const [outside = '', inside = ''] = list.split('<details><summary><code>eslint/no-var</code>')
    expect(outside).toContain('- 4 Fix')
    expect(inside.split('</details>')[0]?.match(/^- \[x\]/gm)).toHaveLength(3)
    const unticked = body.replace('- [x] 5 ', '- [ ] 5 ')
    const boxes = itemsOf(report, 'alike').filter(({ ticked }) => ticked !== undefined)
    const ticks = readTicks(unticked)?.ticked ?? []
    expect(boxes.filter((_, at) => !ticks[at]).map(({ steps }) => steps)).toEqual([[5]])
  })

  it('are one row of the terminal, at every width', () => {
    const many = Array.from({ length: 400 }, (_, at) => fix(at + 1, at % 2 === 0 ? 'eslint/no-var' : 'eslint/eqeqeq'))
    for (const width of [40, 80, 200]) {
      const lines = renderSummary(reportOf([...many, fix(401, undefined)]), { width, colour: false }).split('\n')
      expect(lines.length).toBeLessThan(20)
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width)
      expect(lines.join('\n')).toContain('= eslint/no-var: 200 fixes in 200 files')
      expect(lines.join('\n')).toContain('⋮ 200 steps of eslint/no-var')
    }
  })

  it('keep every step once in any order of rules, and the plan’s order where there is none', () => {
    const source = fc.constantFrom(undefined, undefined, 'a/x', 'a/y', 'b/x')
    const status = fc.constantFrom<ReportedStep['status']>('applied', 'failed', 'unchanged')
    fc.assert(
      fc.property(fc.array(fc.tuple(source, status), { maxLength: 20 }), (all) => {
        const steps = all.map(([rule, state], at) => fix(at + 1, rule, state))
        const ordered = inRuleOrder(steps)
        expect([...ordered].sort((one, other) => one.index - other.index)).toEqual(steps)
        const plain = ordered.filter(({ source: rule }) => rule === undefined)
        expect(plain.map(({ index }) => index)).toEqual([...plain.map(({ index }) => index)].sort((a, b) => a - b))
        const places = ordered.map(({ source: rule }) => rule)
        for (const rule of new Set(places)) {
          const [first, last] = [places.indexOf(rule), places.lastIndexOf(rule)]
          if (rule !== undefined) expect(places.slice(first, last + 1).every((one) => one === rule)).toBe(true)
        }
        const items = itemsOf(reportOf(steps), 'alike')
        const read = readTicks(renderBody(reportOf(steps), { decided: 'edits' }))
        expect(read?.ticked ?? []).toEqual(items.flatMap(({ ticked }) => ticked ?? []))
      }),
      { numRuns: 200 },
    )
  })
})
