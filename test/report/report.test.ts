import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { reportJsonSchema, reportSchema } from '../../src/report/report.ts'
import { sampleReport } from './sample.ts'

describe('the report', () => {
  it('has its committed JSON Schema generated from the schema in the code', async () => {
    await expect(`${JSON.stringify(reportJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(
      '../../schema/report.schema.json',
    )
  })

  it('counts its totals from the steps', () => {
    expect(sampleReport({}, 3).totals).toEqual({
      applied: 3,
      unchanged: 1,
      collapsed: 1,
      failed: 1,
      skipped: 1,
      files: 1,
      insertions: 3,
      deletions: 3,
    })
  })

  it('satisfies both schemas, also after a trip through JSON', () => {
    const report = sampleReport()
    const copy: unknown = JSON.parse(JSON.stringify(report))
    expect(reportSchema.parse(copy)).toEqual(report)
    const validate = new Ajv({ strict: false }).compile(reportJsonSchema())
    expect(validate(copy) || validate.errors).toBe(true)
    expect(validate({ ...report, version: 2 })).toBe(false)
  })

  it('places an error in its plan and gives the number of an Edit error', () => {
    const failed = sampleReport().steps.find((step) => step.status === 'failed')
    expect(failed?.error).toMatchObject({ name: 'STRING_NOT_FOUND', code: 8, file: 'plan.yaml', line: 7, column: 5 })
  })
})
