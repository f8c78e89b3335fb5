import { describe, expect, it } from 'vitest'
import { renderBody } from '../../../src/core/report/markdown.ts'
import type { RunReport } from '../../../src/core/report/report.ts'
import { renderProposal } from '../../../src/faces/cli/patch.ts'
import { sampleReport } from '../../core/report/sample.ts'

const style = { width: 80, colour: false, piped: true }
const report = sampleReport()
const body = renderBody(report)
const proposed = (text: string): RunReport => ({
  ...report,
  pull_request: {
    url: '',
    operation: 'none',
    branch: 'editplan/rename',
    head_sha: '1'.repeat(40),
    proposed: {
      title: 'Rename',
      body: text,
      push: ['push', 'origin'],
      calls: [{ method: 'POST', path: '/repos/ada/greeting/pulls', body: { title: 'Rename' } }],
    },
  },
})

describe('a proposed pull request', () => {
  it('shows branch, title, body, push and calls', () => {
    const text = renderProposal(proposed(body), style)
    for (const part of [
      'editplan/rename',
      'Rename',
      'git push origin',
      'POST /repos/ada/greeting/pulls',
      '{"title":"Rename"}',
    ])
      expect(text).toContain(part)
    expect(text).toContain(`│ ${body.trimEnd().split('\n').join('\n│ ')}\n`)
  })

  it('folds patches to their headings, as GitHub does', () => {
    const text = renderProposal(proposed(body), style, { folded: true, callsHidden: true })
    expect(text).toContain('▸ How to verify\n')
    expect(text).toContain('▾ 5 steps\n')
    expect(text).not.toMatch(/<\/?details|POST|<!--|editplan verify/)
  })

  it('is nothing where nothing is proposed', () => {
    expect(renderProposal(report, style)).toBe('')
  })

  it('lets no control sequence through', () => {
    expect(renderProposal(proposed('a\x1b[2Jb'), style)).not.toContain('\x1b')
  })
})
