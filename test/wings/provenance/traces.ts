import type { RunReport } from '../../../src/core/report/report.ts'
import { writeAgentTrace } from '../../../src/wings/provenance/agent-trace.ts'

/** A trace of the format Agent Trace, as far as tests read it. */
export interface Trace {
  readonly files: readonly {
    readonly path: string
    readonly conversations: readonly {
      readonly contributor: { readonly type: string; readonly model_id?: string }
      readonly ranges: readonly { readonly start_line: number; readonly end_line: number }[]
      readonly related?: readonly { readonly type: string; readonly url: string }[]
    }[]
  }[]
  readonly metadata: { readonly 'dev.editplan': Readonly<Record<string, unknown>> }
}

export const traceOf = async (report: RunReport, { root }: { readonly root: string }) =>
  JSON.parse(`${await writeAgentTrace(report, root)}`)

/** Who wrote which lines of a file. */
export const writersIn = (trace: Trace, file: string) =>
  trace.files
    .filter((one) => one.path === file)
    .flatMap(({ conversations }) => conversations)
    .map(({ contributor: { type, model_id }, ranges }) => [
      [type, ...(model_id === undefined ? [] : [model_id])].join(' '),
      ...ranges.map(({ start_line, end_line }) => `${start_line}-${end_line}`),
    ])
