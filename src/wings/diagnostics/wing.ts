import { addSections } from '../../core/report/sections.ts'
import { addInspector } from '../../core/run/inspection.ts'
import { languageServers, type Wing } from '../../wing.ts'
import { languageServers as schema } from './policy-key.ts'
import { diagnosticsSection } from './section.ts'

/** What language servers say about a run. */
export const diagnostics: Wing = {
  name: 'diagnostics',
  fill() {
    addSections(diagnosticsSection)
    addInspector({
      key: 'diagnostics',
      schema,
      programs: (rules) => rules.map(({ server }) => server),
      globs: (rules) => rules.map(({ files }) => files),
      onDemand: 'The policy names language servers; `editplan check --diagnostics` asks them.',
      inspect: async (...about) => (await import('./diagnose-run.ts')).diagnoseRun(...about),
    })
    languageServers.fill(async () => {
      const { diagnosePlan } = await import('./diagnose-plan.ts')
      const { keepServers } = await import('./documents.ts')
      const { planRename } = await import('./rename.ts')
      return { diagnosePlan, keepServers, planRename }
    })
  },
}
