import type { PolicySource } from '../../run/run-policy.ts'
import type { CallOptions, Editing } from '../../session/editing.ts'
import type { Answer } from './answer.ts'
import type { Recording } from './recording/recording.ts'

/** What a tool on the recorded plan works with. */
export interface PlanToolContext {
  readonly recording: Recording
  readonly editing: Pick<Editing, 'base' | 'dryRun' | 'root' | 'secrets'>
  readonly policy?: PolicySource | undefined
}

/** Answers one call. */
export type PlanTool = (input: unknown, context: PlanToolContext, how: CallOptions) => Promise<Answer>
