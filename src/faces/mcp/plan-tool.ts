import type { KeptServers } from '../../core/run/language-servers.ts'
import type { PolicySource } from '../../core/run/run-policy.ts'
import type { Answer } from './answer.ts'
import type { CallOptions, EditingSession } from './recording/editing.ts'
import type { Recording } from './recording/recording.ts'

/** What a tool on the recorded plan works with. */
export interface PlanToolContext {
  readonly recording: Recording
  readonly editing: Pick<EditingSession, 'base' | 'dryRun' | 'root' | 'secrets'>
  readonly policy?: PolicySource | undefined
  readonly servers: SessionServers
}

/** Language servers that run until the session ends; absent until somebody asks for diagnostics. */
export interface SessionServers {
  kept?: KeptServers
}

/** Answers one call. */
export type PlanTool = (input: unknown, context: PlanToolContext, how: CallOptions) => Promise<Answer>
