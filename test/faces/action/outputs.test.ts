import { describe, expect, it } from 'vitest'
import { annotationsOf, neutraliseCommands } from '../../../src/faces/action/outputs.ts'
import { sampleReport } from '../../core/report/sample.ts'
import { diagnosed, silent } from '../../wings/diagnostics/diagnosed.ts'

describe('annotations', () => {
  it('are at the line of the plan', () => {
    const [error, notice] = annotationsOf(sampleReport())
    expect(error).toMatchObject({ level: 'error', file: 'plan.yaml', line: 7, column: 5 })
    expect(notice).toMatchObject({ level: 'notice' })
  })

  it('are at most ten of a kind and 4,096 characters each', () => {
    const report = sampleReport()
    const failed = report.steps.find((step) => step.error)
    if (!failed?.error) throw new Error('the sample has a refused step')
    const error = { ...failed.error, message: '🦊'.repeat(9000) }
    const many = annotationsOf({ ...report, steps: Array.from({ length: 50 }, () => ({ ...failed, error })) })
    expect(many).toHaveLength(10)
    for (const { message } of many) expect([...message].length).toBeLessThanOrEqual(4096)
  })

  it('hold no workflow command', () => {
    const text = neutraliseCommands('::set-output name=a::b\n  ::error::x\nfine ##[group]x\r\n::warning::')
    expect(text).not.toMatch(/^\s*::|##\[/m)
  })

  it('are at the lines of the result for what language servers find, and say what is unknown', () => {
    const found = annotationsOf({ ...sampleReport({}, 0), steps: [], diagnostics: [diagnosed(), silent()] })
    expect(found).toMatchObject([
      { level: 'warning', file: 'src/use.ts', line: 2, column: 10, title: expect.stringContaining('step 2') },
      { level: 'warning', message: expect.stringContaining('python: unknown') },
    ])
    const many = Array.from({ length: 30 }, () => diagnosed().diagnostics).flat()
    const hostile = diagnosed({
      server: '::error::x',
      message: '::error::x',
      state: 'unknown',
      added: 30,
      diagnostics: many,
    })
    const cut = annotationsOf({ ...sampleReport({}, 0), steps: [], diagnostics: [hostile] })
    expect(cut).toHaveLength(10)
    for (const { title, message } of cut) expect(`${title}\n${message}`).not.toMatch(/^::/m)
  })
})
