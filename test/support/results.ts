import type { StepResult } from '../../src/core/engine/step-result.ts'
import type { RecordOptions } from '../../src/core/history/record.ts'
import type { PlanOptions } from '../../src/core/plan/options.ts'

/** What a step did to a file, in short; `before` undefined: created. */
export interface Change {
  readonly path: string
  readonly before?: string | Buffer | undefined
  readonly after: string | Buffer
  readonly mode?: number
  readonly why?: string
  readonly id?: string
}

/** Applied step results, numbered from 1, as a replay would yield them. */
export async function* appliedSteps(changes: readonly Change[]): AsyncGenerator<StepResult> {
  for (const [at, change] of changes.entries()) yield appliedStep(at + 1, change)
}

export function appliedStep(index: number, { path, before, after, mode = 0o644, why, id }: Change): StepResult {
  const change = {
    path,
    before: before === undefined ? undefined : Buffer.from(before),
    after: Buffer.from(after),
    mode,
    structuredPatch: [],
    insertions: 1,
    deletions: before === undefined ? 0 : 1,
  }
  return {
    step: {
      index,
      tool: 'Write',
      input: { file_path: path, content: after.toString() },
      at: { line: index, column: 1 },
      ...(why === undefined ? {} : { why }),
      ...(id === undefined ? {} : { id }),
    },
    status: 'applied',
    path,
    changes: [change],
  }
}

export const planOptions: PlanOptions = {
  reads: 'auto',
  duplicates: 'collapse',
  on_error: 'stop',
  commits: 'per-step',
  trailing_whitespace: 'keep',
}

/** A plan's header; the digest is made up. */
export const planHeader = (options: Partial<PlanOptions> = {}): RecordOptions['plan'] => ({
  title: 'Rename things',
  digest: 'd'.repeat(64),
  options: { ...planOptions, ...options },
})
