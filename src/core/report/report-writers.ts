import { WingSlot } from '../wing-slot.ts'
import type { Contents } from './contents.ts'
import type { RunReport } from './report.ts'

/** Renders a report as one self-contained HTML page. */
export type RenderHtml = (report: RunReport, contents?: Contents) => string

/** The page and its script are loaded with the first report that wants them. */
export const htmlPage = new WingSlot<() => Promise<RenderHtml>>('page')

/** Writes a report in a format that other tools read. `root` is a folder of the repository, where what the report lacks is looked up. */
export type ReportWriter = (report: RunReport, root: string) => string | Buffer | Promise<string | Buffer>

/** By the option of `editplan report` that asks for the format. */
export const reportWriters = {
  sarif: new WingSlot<() => Promise<ReportWriter>>('fixes'),
  rdjson: new WingSlot<() => Promise<ReportWriter>>('fixes'),
  patch: new WingSlot<() => Promise<ReportWriter>>('fixes'),
  agentTrace: new WingSlot<() => Promise<ReportWriter>>('provenance'),
} as const
