import type { Runner } from './outputs.ts'

/** What the Action sees of the process and of the runner. */
export interface ActionContext extends Runner {
  readonly env: Readonly<Record<string, string | undefined>>
  getInput(name: string): string
  /** From then on the runner masks the value in the log. */
  setSecret(value: string): void
  /** Aborted when the workflow is cancelled. */
  readonly signal?: AbortSignal
}
