import type { StepResult } from '../engine/step-result.ts'
import type { PlanOptions } from '../plan/schema.ts'
import type { CommittedStep } from './message.ts'

/** What one commit will hold: its steps, and each file's way from before the first of them to after the last. */
export interface Group {
  readonly steps: readonly CommittedStep[]
  readonly changes: ReadonlyMap<string, NetChange>
}

export interface NetChange {
  readonly before: Buffer | undefined
  readonly after: Buffer
  readonly mode: number
}

export interface Grouping {
  /** A result that carries a change. */
  add(result: StepResult): Promise<void>
  /** Emits what waits for the last step. */
  flush(): Promise<void>
}

/** Sorts steps into commits. Only a file's first and last content is held, never those between. */
export function groupSteps(commits: PlanOptions['commits'], emit: (group: Group) => Promise<void>): Grouping {
  const waiting = new Map<string, GrowingGroup>()
  return {
    async add(result) {
      if (commits === 'per-step') {
        await emit(extend(emptyGroup(), result))
        return
      }
      const key = commits === 'per-file' ? result.path : ''
      waiting.set(key, extend(waiting.get(key) ?? emptyGroup(), result))
    },
    async flush() {
      for (const group of waiting.values()) await emit(group)
      waiting.clear()
    },
  }
}

interface GrowingGroup {
  readonly steps: CommittedStep[]
  readonly changes: Map<string, NetChange>
}

const emptyGroup = (): GrowingGroup => ({ steps: [], changes: new Map() })

function extend(group: GrowingGroup, { step, path, insertions, deletions, change }: StepResult): GrowingGroup {
  if (!change) return group
  const first = group.changes.get(change.path)
  const { index, id, tool, why } = step
  const named = { index, tool, ...(id === undefined ? {} : { id }), ...(why === undefined ? {} : { why }) }
  group.steps.push({ step: named, path, insertions, deletions, created: change.before === undefined })
  const before = first ? first.before : change.before
  group.changes.set(change.path, { before, after: change.after, mode: change.mode })
  return group
}
