import { narrowing } from '../../publish/narrowing.ts'
import type { Wing } from '../../wing.ts'

/** Several plans together, and parts of one. */
export const several: Wing = {
  name: 'several',
  fill: () => narrowing.fill(async () => (await import('./narrow-plans.ts')).narrowPlans),
}
