import { fixOutputs } from '../../core/plan/fix-output.ts'
import type { Wing } from '../../wing.ts'
import { outputs } from './outputs.ts'

/** Fixes of tools as a plan. */
export const fixes: Wing = {
  name: 'fixes',
  fill: () => fixOutputs.fill(outputs),
  commands: { names: ['fix'], load: async () => [(await import('./commands/fix.ts')).fixCommand] },
}
