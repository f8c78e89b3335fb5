import { htmlPage } from '../../core/report/report-writers.ts'
import type { Wing } from '../../wing.ts'

/** A report as an HTML page. */
export const page: Wing = {
  name: 'page',
  fill: () => htmlPage.fill(async () => (await import('./html.ts')).renderHtml),
}
