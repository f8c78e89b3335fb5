import { languageServers } from '../../core/run/wing-slots.ts'
import type { Wing } from '../../wing.ts'

/** What language servers say of a run. */
export const diagnostics: Wing = {
  name: 'diagnostics',
  fill() {
    languageServers.fill(async () => {
      const [{ diagnoseRun }, { keepServers }] = await Promise.all([
        import('./diagnose-run.ts'),
        import('./conversations.ts'),
      ])
      return { diagnoseRun, keepServers }
    })
  },
}
