import { WingSlot } from '../wing-slot.ts'
import type { Contents } from './contents.ts'
import type { RunReport } from './report.ts'

/** Renders a report as one self-contained HTML page. */
export type RenderHtml = (report: RunReport, contents?: Contents) => string

/** The page and its script are loaded with the first report that wants them. */
export const htmlPage = new WingSlot<() => Promise<RenderHtml>>('page')
