import type { VariableOptions } from './variables.ts'

/** Bounds of a plan that nobody vouches for. Each, when passed, is a LIMIT_EXCEEDED that names it. */
export interface PlanLimits {
  /** Size of a YAML plan in bytes of UTF-8; default 32 MiB. */
  readonly yamlBytes: number
  /** Size of a JSON plan, and of one line of JSON Lines, in bytes of UTF-8; default 256 MiB. */
  readonly jsonBytes: number
  /** Number of steps; default 1,000,000. */
  readonly steps: number
  /** Number of YAML aliases, those inside the value of an alias counted each time; default 100. */
  readonly aliases: number
  /** Depth of collections in each other; default 64. */
  readonly nesting: number
  /** Number of problems listed; default 10,000. */
  readonly problems: number
}

export const DEFAULT_LIMITS: PlanLimits = {
  yamlBytes: 32 * 1024 * 1024,
  jsonBytes: 256 * 1024 * 1024,
  steps: 1_000_000,
  aliases: 100,
  nesting: 64,
  problems: 10_000,
}

export interface ParseOptions extends VariableOptions {
  /** Default: {@link DEFAULT_LIMITS}. */
  readonly limits?: Partial<PlanLimits>
}
