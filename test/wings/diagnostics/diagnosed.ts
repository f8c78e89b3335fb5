import type { ReportedServer } from '../../../src/core/report/report-parts.ts'

/** What a server says, as a report has it. */
export const diagnosed = (more: Partial<ReportedServer> = {}): ReportedServer => ({
  server: 'typescript',
  state: 'known',
  added: 1,
  fixed: 0,
  files: 3,
  diagnostics: [
    {
      file_path: 'src/use.ts',
      line: 2,
      column: 10,
      severity: 'error',
      code: '2305',
      message: 'Module has no exported member area.',
      text: "import { area } from './shape.js'",
      step: 2,
    },
  ],
  milliseconds: 700,
  ...more,
})

/** A server that fell silent. */
export const silent = (more: Partial<ReportedServer> = {}): ReportedServer =>
  diagnosed({
    server: 'python',
    state: 'unknown',
    reason: 'timeout',
    message: 'the server timed out',
    added: 0,
    diagnostics: [],
    ...more,
  })
