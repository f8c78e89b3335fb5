import '../../wings.ts'

export type { Contents, ExplainedRun } from '../../core/report/report-writers.ts'
export { renderHtml } from './html.ts'
