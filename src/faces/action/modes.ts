import type { Job } from './job.ts'

type Mode = (job: Job) => Promise<number>

/** What the Action does in place of publishing plans, by the input `mode`; loaded when it is asked for. */
const MODES: Readonly<Record<string, () => Promise<Mode>>> = {
  review: async () => (await import('./review.ts')).runReview,
  overlap: async () => (await import('./overlap.ts')).runOverlap,
  explain: async () => (await import('./explain.ts')).runExplain,
  verify: async () => (await import('./verify.ts')).runVerify,
}

export const modeOf = (name: string): (() => Promise<Mode>) | undefined =>
  Object.hasOwn(MODES, name) ? MODES[name] : undefined
