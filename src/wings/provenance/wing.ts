import { reportWriters } from '../../core/report/report-writers.ts'
import { attestations } from '../../publish/options.ts'
import { verifyBundle, type Wing } from '../../wing.ts'

/** Where a line comes from, and what a run attests. */
export const provenance: Wing = {
  name: 'provenance',
  fill() {
    attestations.fill(async () => (await import('./attest-pull.ts')).attestPull)
    reportWriters.agentTrace.fill(async () => (await import('./agent-trace.ts')).writeAgentTrace)
    verifyBundle.fill(async () => (await import('./commands/provenance.ts')).verifyBundle)
  },
  commands: { names: ['blame'], load: async () => [(await import('./commands/provenance.ts')).blameCommand] },
}
