import { narrowing } from '../../publish/narrowing.ts'
import type { Wing } from '../../wing.ts'

/** Several plans together, and parts of one. */
export const several: Wing = {
  name: 'several',
  fill: () => narrowing.fill(async () => (await import('./narrow-plans.ts')).narrowPlans),
  commands: {
    names: ['compose', 'split', 'narrow', 'try'],
    load: async () => {
      const loaded = await Promise.all([
        import('./commands/compose.ts').then(({ composeCommand }) => composeCommand),
        import('./commands/split.ts').then(({ splitCommand }) => splitCommand),
        import('./commands/narrow.ts').then(({ narrowCommand }) => narrowCommand),
        import('./commands/try.ts').then(({ tryCommand }) => tryCommand),
      ])
      return loaded
    },
  },
}
