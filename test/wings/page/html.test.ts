import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { planCommand } from '../../../src/core/report/plan-command.ts'
import type { ReportedStep } from '../../../src/core/report/report.ts'
import { hunkOf } from '../../../src/core/text/hunks.ts'
import { renderHtml } from '../../../src/wings/page/html.ts'
import { pageModel, verdictOf } from '../../../src/wings/page/model/model.ts'
import { sampleReport } from '../../core/report/sample.ts'
import { dataOf } from '../../support/page-data.ts'

const page = renderHtml(sampleReport())
const scripts = (html: string): string[] =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', text = '']) =>
    attributes === '' ? [text] : [],
  )

describe('the HTML report', () => {
  it('runs its own script and style alone, and asks the network for nothing', () => {
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page) ?? []
    const [script = ''] = scripts(page)
    expect(scripts(page)).toHaveLength(1)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    expect(policy).not.toMatch(/unsafe|http|\*/)
    const markup = page.replace(script, '')
    expect(markup).not.toMatch(/<(?:link|iframe|img|object|embed|form)\b|<[^>]+\s(?:src|on\w+)=/)
  })
})

describe('the verdict', () => {
  it('has words also where a plan was refused before a step', () => {
    const none = { applied: 0, failed: 0, skipped: 0 }
    const { totals, ...report } = sampleReport()
    const problems = [{ name: 'PLAN_NOT_FOUND', code: 2, message: 'It is not there.' } as const]
    expect(verdictOf({ ...report, written: false, problems, totals: { ...totals, ...none } })).not.toBe('')
  })
})

describe('the report inside the page', () => {
  it('contains the model, patches and images, whatever their text', () => {
    const hostile = '</script><script>alert(1)</script><!--<script>\u2028]]>&amp;"\ud800'
    const report = sampleReport({ path: hostile, notes: [hostile] })
    report.plan.title = hostile
    const picture = { after: { bytes: 3, url: 'data:image/png;base64,AAAA' } }
    const contents = { steps: { 2: picture }, files: {}, texts: { [hostile]: hostile } }
    const html = renderHtml(report, contents)
    expect(scripts(html)).toHaveLength(1)
    const { model, patches } = pageModel(report)
    expect(dataOf(html, 'model')).toEqual([JSON.parse(JSON.stringify(model))])
    expect(dataOf(html, 'patches').flat()).toEqual(patches)
    expect(dataOf(html, 'contents')).toEqual([contents])
    expect(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1]).not.toMatch(/[<>]/)
  })

  it('names no folder of the machine', () => {
    const report = sampleReport()
    report.plan.files = ['/home/me/plans/plan.yaml', 'C:\\plans\\b.yaml', 'plans/c.yaml']
    const verification = { name: 'tests', ok: false, milliseconds: 1, tail: '', output: '/home/me/report.verify-1.txt' }
    const { model } = pageModel({ ...report, verifications: [verification] })
    expect(model.run.plan.files).toEqual(['plan.yaml', 'b.yaml', 'plans/c.yaml'])
    expect(model.run.verifications?.[0]?.output).toBe('report.verify-1.txt')
  })

  it('tells which files of a step change as an earlier one does', () => {
    const report = sampleReport()
    const [step] = report.steps.filter(({ status }) => status === 'applied')
    const file = (at: number, lines: readonly string[]) => ({
      ...{ file_path: `${at}.ts`, insertions: 1, deletions: 1, structuredPatch: [hunkOf(at, lines)] },
    })
    const files = [
      file(1, ['-a(1, getUser)', '+a(1, fetchUser)']),
      file(2, ['-b(getUser)', '+b(fetchUser)']),
      file(3, ['-b(getUser)', '+b(dropUser)']),
      file(4, ['-b(getUser)', '+b(fetchUser)']),
    ]
    const { model } = pageModel({ ...report, steps: [{ ...step!, files }] })
    expect(model.steps[0]?.parts.map(({ repeats }) => repeats)).toEqual([undefined, true, undefined, true])
  })

  it('tells which steps make the change of an earlier one, but those with a remark, and never of two', () => {
    const report = sampleReport()
    const step = report.steps.find(({ status }) => status === 'applied')!
    const stepAt = (index: number, line: string, more: object = {}) => ({
      ...{ index, tool: step.tool, file_path: `${index}.ts`, status: 'applied' as const, insertions: 1, deletions: 1 },
      ...{ structuredPatch: [hunkOf(index, [`-${line}(getUser)`, `+${line}(fetchUser)`])], ...more },
    })
    const repeats = (steps: readonly ReportedStep[]) =>
      pageModel({ ...report, steps: [...steps] }).model.steps.map((one) => one.repeats)
    const alike = [stepAt(1, 'a'), stepAt(2, 'b'), stepAt(3, 'c', { notes: ['odd'] }), stepAt(4, 'd', { why: 'x' })]
    expect(repeats([...alike, stepAt(5, 'e')])).toEqual([undefined, 1, undefined, undefined, 1])
    expect(repeats(alike.slice(0, 2))).toEqual([undefined, undefined])
  })

  it('tells first how plans that were composed are made to one', () => {
    const report = sampleReport()
    report.plan.files = ['a.yaml', 'b.yaml']
    const composed = pageModel({ ...report, composition: { plans: [], pairs: [], clashes: [] } }).model
    const { commit } = report.base!
    expect(planCommand('apply', composed.run, composed.combiner, [3])?.split('\n')).toEqual([
      `editplan compose a.yaml b.yaml --base ${commit} -o combined.yaml`,
      'editplan apply combined.yaml --without 3',
    ])
    const plain = pageModel(report).model
    expect(planCommand('apply', plain.run, plain.combiner)).toBe('editplan apply a.yaml b.yaml')
  })

  it('shows a file that moves once, and each file whose imports the Move rewrites', () => {
    const report = sampleReport()
    const [step] = report.steps.filter(({ status }) => status === 'applied')
    const part = (file_path: string, lines: number) => ({ file_path, insertions: lines, deletions: lines })
    const files = [part('old.ts', 0), part('new.ts', 0), part('first.ts', 1), part('second.ts', 1)]
    const { model } = pageModel({ ...report, steps: [{ ...step!, tool: 'Move', files }] })
    expect(model.steps[0]?.parts.map(({ path, from }) => [path, from])).toEqual([
      ['new.ts', 'old.ts'],
      ['first.ts', undefined],
      ['second.ts', undefined],
    ])
  })

  it('carries the smallest texts that fit', () => {
    const texts = Object.fromEntries([3, 1, 2].map((size) => [`${size}.txt`, 'x'.repeat(size * 300_000)]))
    const html = renderHtml(sampleReport(), { steps: {}, files: {}, texts })
    expect(dataOf(html, 'contents').map(({ texts }) => Object.keys(texts))).toEqual([['1.txt', '2.txt']])
  })
})
