import { buildReport } from '../../../src/core/report/build-report.ts'
import type { ReportedFile, ReportedStep, RunReport } from '../../../src/core/report/report.ts'
import { hunkOf } from '../../../src/core/text/hunks.ts'

interface Sample {
  readonly path: string
  readonly lines?: readonly string[]
  readonly file?: Partial<ReportedFile>
  readonly step?: Partial<ReportedStep>
  readonly heading?: string
}

/** A run with a step and a file for each sample. */
export function reportOf(samples: readonly Sample[]): RunReport {
  const steps = samples.map(({ path, lines = [], step }, at): ReportedStep => {
    const hunk = hunkOf(10, lines)
    return {
      ...{ index: at + 1, tool: 'Edit', file_path: path, status: 'applied', ...countsOf(lines) },
      ...(lines.length > 0 && { structuredPatch: [hunk] }),
      ...step,
    }
  })
  const files = samples.flatMap(({ path, lines = [], file, step, heading }, at): readonly ReportedFile[] =>
    step?.status === 'failed'
      ? []
      : [
          {
            ...{ path, status: 'modified', old_mode: '100644', new_mode: '100644', binary: false, ...countsOf(lines) },
            steps: [at + 1],
            ...(heading !== undefined && { headings: [heading] }),
            ...file,
          },
        ],
  )
  return buildReport({ plan: { title: 'T', digest: 'f'.repeat(64), files: [] }, steps, files, written: true })
}

const countsOf = (lines: readonly string[]) => ({
  insertions: lines.filter((line) => line.startsWith('+')).length,
  deletions: lines.filter((line) => line.startsWith('-')).length,
})

export const many = (count: number, make: (at: number) => Sample): readonly Sample[] =>
  Array.from({ length: count }, (_, at) => make(at))

export const pathOf = (at: number): string => `packages/p${`${at}`.padStart(3, '0')}/src/client.ts`
