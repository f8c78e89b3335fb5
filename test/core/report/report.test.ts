import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { buildReport } from '../../../src/core/report/build-report.ts'
import { reportJsonSchema, reportSchema } from '../../../src/core/report/report.ts'
import { sampleReport } from './sample.ts'

describe('the report', () => {
  it('has its committed JSON Schema generated from the schema in the code', async () => {
    await expect(`${JSON.stringify(reportJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(
      '../../../schema/report.schema.json',
    )
  })

  it('counts steps by their status', () => {
    expect(sampleReport({}, 3).totals).toMatchObject({ applied: 3, unchanged: 1, collapsed: 1, failed: 1, skipped: 1 })
  })

  it('counts files and lines from the net change', () => {
    const file = { path: 'a.ts', status: 'modified', old_mode: '100644', new_mode: '100644', binary: false } as const
    const files = [
      { ...file, insertions: 2, deletions: 1 },
      { ...file, path: 'b.ts', insertions: 0, deletions: 4 },
    ]
    const { totals } = buildReport({ plan: { title: 't', digest: 'd', files: [] }, steps: [], files })
    expect(totals).toMatchObject({ files: 2, insertions: 2, deletions: 5 })
  })

  it('satisfies both schemas, also after a trip through JSON', () => {
    const report = sampleReport()
    const copy: unknown = JSON.parse(JSON.stringify(report))
    expect(reportSchema().parse(copy)).toEqual(report)
    const validate = new Ajv({ strict: false, code: { optimize: false } }).compile(reportJsonSchema())
    expect(validate(copy) || validate.errors).toBe(true)
    expect(validate({ ...report, version: 2 })).toBe(false)
  })

  it('gives the place of an error in its plan, and the number of an Edit error', () => {
    const failed = sampleReport().steps.find((step) => step.status === 'failed')
    expect(failed?.error).toMatchObject({ name: 'STRING_NOT_FOUND', code: 8, file: 'plan.yaml', line: 7, column: 5 })
  })
})
