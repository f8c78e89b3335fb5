import { addSections } from '../../core/report/sections.ts'
import { languageServers } from '../../core/run/wing-slots.ts'
import type { Wing } from '../../wing.ts'
import { diagnosticsSection } from './section.ts'

/** What language servers say about a run. */
export const diagnostics: Wing = {
  name: 'diagnostics',
  fill() {
    addSections(diagnosticsSection)
    languageServers.fill(async () => {
      const { diagnosePlan } = await import('./diagnose-plan.ts')
      const { diagnoseRun } = await import('./diagnose-run.ts')
      const { keepServers } = await import('./documents.ts')
      const { planRename } = await import('./rename.ts')
      return { diagnosePlan, diagnoseRun, keepServers, planRename }
    })
  },
}
