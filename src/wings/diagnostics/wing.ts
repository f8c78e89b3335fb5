import { languageServers } from '../../core/run/wing-slots.ts'
import type { Wing } from '../../wing.ts'

/** What language servers say about a run. */
export const diagnostics: Wing = {
  name: 'diagnostics',
  fill() {
    languageServers.fill(async () => {
      const { diagnoseRun } = await import('./diagnose-run.ts')
      const { keepServers } = await import('./documents.ts')
      const { planRename } = await import('./rename.ts')
      return { diagnoseRun, keepServers, planRename }
    })
  },
}
