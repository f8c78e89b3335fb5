import type { Change } from '../engine/changes.ts'
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
  /** Undefined when the file goes. */
  readonly after: Buffer | undefined
  readonly mode: number
  /** Whether git is to call the file executable, where a plan says so. */
  readonly executable?: boolean | undefined
  /** Where a Move found the file. */
  readonly movedFrom?: string | undefined
}

export interface Grouping {
  /** A result that carries a change. */
  add(result: StepResult): Promise<void>
  /** Emits what waits for the last step. */
  flush(): Promise<void>
}

/**
 * Sorts steps into commits. Only a file's first and last content is held, never those between. With `per-file`, a step over several
 * files joins theirs to one commit.
 */
export function groupSteps(commits: PlanOptions['commits'], emit: (group: Group) => Promise<void>): Grouping {
  const waiting = new Map<string, GrowingGroup>()
  return {
    async add(result) {
      if (commits === 'per-step') {
        await emit(extend(emptyGroup(), result))
        return
      }
      const keys = commits === 'per-file' ? result.changes.map(({ path }) => path) : ['']
      const joined = extend(join(new Set(keys.flatMap((key) => waiting.get(key) ?? []))), result)
      for (const key of commits === 'per-file' ? joined.changes.keys() : keys) waiting.set(key, joined)
    },
    async flush() {
      for (const group of new Set(waiting.values())) await emit(group)
      waiting.clear()
    },
  }
}

interface GrowingGroup {
  readonly steps: CommittedStep[]
  readonly changes: Map<string, NetChange>
}

const emptyGroup = (): GrowingGroup => ({ steps: [], changes: new Map() })

/** One group for several, which have no file in common; the first itself where there is one. */
function join(groups: ReadonlySet<GrowingGroup>): GrowingGroup {
  const [first = emptyGroup(), ...others] = groups
  for (const { steps, changes } of others) {
    first.steps.push(...steps)
    for (const [path, change] of changes) first.changes.set(path, change)
  }
  if (others.length > 0) first.steps.sort((one, other) => one.step.index - other.step.index)
  return first
}

function extend(group: GrowingGroup, { step, path, insertions, deletions, changes }: StepResult): GrowingGroup {
  const { index, id, tool, why } = step
  const named = { index, tool, ...(id === undefined ? {} : { id }), ...(why === undefined ? {} : { why }) }
  const [only] = changes.length === 1 ? changes : []
  group.steps.push({
    step: named,
    path,
    files: changes.map((change) => change.path),
    insertions,
    deletions,
    created: only !== undefined && only.before === undefined,
  })
  for (const change of changes) {
    const first = group.changes.get(change.path)
    group.changes.set(change.path, netChange(first, change))
  }
  return group
}

function netChange(first: NetChange | undefined, { before, after, mode, ...said }: Change): NetChange {
  return {
    before: first ? first.before : before,
    after,
    mode,
    executable: said.executable ?? (after ? first?.executable : undefined),
    movedFrom: said.movedFrom ?? (after ? first?.movedFrom : undefined),
  }
}
