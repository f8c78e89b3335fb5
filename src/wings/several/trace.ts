import type { MemberResult } from '../../core/engine/replay-parts.ts'
import type { Step } from '../../core/plan/schema.ts'
import { globOf } from '../../core/plan/steps.ts'
import { compileGlobs } from '../../core/text/globs.ts'
import type { RepoPath, Workspace } from '../../core/workspace/workspace.ts'
import { footprintOf } from './footprint.ts'

/** What a step did in a replay, and what it looked at. */
export interface Trace {
  readonly step: Step
  /** Number of the step that it repeats. */
  readonly duplicateOf: number | undefined
  readonly changed: ReadonlySet<RepoPath>
  readonly created: readonly RepoPath[]
  readonly removed: readonly RepoPath[]
  /** What it names, and what it changed. */
  readonly seen: ReadonlySet<RepoPath>
  /** Whether its globs may name a file, or its command look at it; absent where it has neither. */
  readonly looksFor?: (path: RepoPath) => boolean
}

export function traceOf({ step, result }: MemberResult, workspace: Workspace): Trace {
  const { changes, duplicateOf } = result
  const changed = new Set(changes.map(({ path }) => path))
  const isThere = new Set(changes.flatMap(({ path, after }) => (after ? [path] : [])))
  const looksFor = globsOf(step)
  return {
    step,
    duplicateOf,
    changed,
    created: changes.flatMap(({ path, before, after, movedFrom }) =>
      after && (!before || movedFrom !== undefined) ? [path] : [],
    ),
    removed: [...changed].filter((path) => !isThere.has(path)),
    seen: new Set([...footprintOf([step], workspace).seen, ...changed]),
    ...(looksFor && { looksFor }),
  }
}

/** What a glob excludes counts too: that a step does not change such a file is nothing to rely on. */
function globsOf(step: Step): Trace['looksFor'] {
  if (step.tool === 'Run') return () => true
  const patterns = [globOf(step), step.when?.glob].filter((one) => one !== undefined)
  if (patterns.length === 0) return undefined
  const compiled = patterns.map((one) => compileGlobs(one))
  return (path) => compiled.some((globs) => typeof globs === 'string' || globs.some((glob) => glob.matches(path)))
}
