import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { renderHtml } from '../../src/report/html.ts'
import { reportSchema } from '../../src/report/report.ts'
import { sampleReport } from './sample.ts'

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

describe('the report inside the page', () => {
  it('contains the JSON report, whatever its text, and the images', () => {
    const hostile = '</script><script>alert(1)</script><!--<script>\u2028]]>&amp;"'
    const report = sampleReport({ path: hostile, notes: [hostile] })
    report.plan.title = hostile
    const html = renderHtml(report, { 2: { after: { bytes: 3, url: 'data:image/png;base64,AAAA' } } })
    expect(html).toContain('data:image/png;base64,AAAA')
    expect(scripts(html)).toHaveLength(1)
    const [, json = ''] = /<script type="application\/json" id="report">([\s\S]*?)<\/script>/.exec(html) ?? []
    expect(reportSchema.parse(JSON.parse(json))).toEqual(report)
    expect(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1]).not.toMatch(/[<>]/)
  })
})
