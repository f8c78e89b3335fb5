import { fixOutputs } from '../../core/plan/fix-output.ts'
import { reportWriters } from '../../core/report/report-writers.ts'
import { fixTools } from '../../core/tools/list.ts'
import type { Wing } from '../../wing.ts'
import { fix } from './fix-tool.ts'

/** Fixes of tools as a plan, and a report as fixes for tools. */
export const fixes: Wing = {
  name: 'fixes',
  fill() {
    fixTools.fill([fix])
    fixOutputs.fill(async () => (await import('./outputs.ts')).outputs)
    reportWriters.sarif.fill(async () => (await import('./writers/sarif.ts')).writeSarif)
    reportWriters.patch.fill(async () => (await import('./writers/patch.ts')).writePatch)
    reportWriters.rdjson.fill(async () => (await import('./writers/rdjson.ts')).writeRdjson)
  },
  commands: { names: ['fix'], load: async () => [(await import('./commands/fix.ts')).fixCommand] },
}
