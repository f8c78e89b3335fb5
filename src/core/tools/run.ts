import { REMOVING } from './move.ts'
import type { Act, Touch } from './permission.ts'
import { WRITING } from './write.ts'

/** A command names no paths; what it left tells them. */
export const run = {
  name: 'Run',
  effect: 'creates',
  touches: (): readonly Touch[] => [],
  /** What it did to a file that it left with these bytes, or took away. */
  acted: (after: Buffer | undefined): Act => ({ tool: 'Run', effects: after ? WRITING : REMOVING }),
} as const
