import type { Blob } from '../git/filters.ts'
import type { PlanOptions } from '../plan/options.ts'
import { linesOf } from '../tools/file-change.ts'
import { sourceOf } from '../tools/list.ts'
import { type Change, isRemoval, perPath, touchedPaths } from '../workspace/change.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import type { CommittedStep, CommittedSteps } from './message.ts'
import type { StoredResult } from './stored-changes.ts'

/** Content of one commit: its steps, each file before the first of them and after the last, and what git stores of it then. */
export interface Group {
  readonly steps: CommittedSteps
  readonly changes: ReadonlyMap<string, Change>
  readonly blobs: ReadonlyMap<string, Blob | undefined>
}

interface CommitGroup {
  /** A result that carries a change. */
  add(result: StoredResult): Promise<void>
  /** Emits what waits for the last step. */
  flush(): Promise<void>
}

/**
 * Sorts steps into commits. Keeps only the first and the last content of a file, not those in between. With `per-file`, a step over several
 * files joins theirs to one commit; a fix over several has one of its own. With `per-rule`, fixes of one rule that follow each other share
 * one, and every other step has its own.
 */
export function groupSteps(commits: PlanOptions['commits'], emit: (group: Group) => Promise<void>): CommitGroup {
  const waiting = new Map<string, GrowingGroup>()
  const flush = async (keys: readonly string[]): Promise<void> => {
    const groups = new Set(keys.flatMap((key) => waiting.get(key) ?? []))
    for (const [key, group] of waiting) if (groups.has(group)) waiting.delete(key)
    for (const group of groups) await emit(group)
  }
  const addToRule = async (result: StoredResult): Promise<void> => {
    const rule = sourceOf(result.step) ?? ''
    const group = waiting.get(rule)
    if (!group) await flush([...waiting.keys()])
    const extended = extend(group, result)
    if (rule === '') await emit(extended)
    else waiting.set(rule, { ...extended, steps: { ...extended.steps, rule } })
  }
  return {
    async add(result) {
      if (commits === 'per-step') return emit(extend(undefined, result))
      if (commits === 'per-rule') return addToRule(result)
      if (commits === 'per-file' && isLargeFix(result)) {
        await flush(result.changes.flatMap(touchedPaths))
        return emit(extend(undefined, result))
      }
      const keys = commits === 'per-file' ? result.changes.flatMap(touchedPaths) : ['']
      const joined = extend(join(new Set(keys.flatMap((key) => waiting.get(key) ?? []))), result)
      for (const key of commits === 'per-file' ? joined.changes.keys() : keys) waiting.set(key, joined)
    },
    flush: () => flush([...waiting.keys()]),
  }
}

const isLargeFix = ({ step, changes }: StoredResult): boolean =>
  sourceOf(step) !== undefined && new Set(changes.map(({ path }) => path)).size > 1

interface GrowingGroup extends Group {
  readonly steps: {
    readonly first: CommittedStep
    readonly indexes: number[]
    readonly paths: Set<string>
    readonly rule?: string
  }
  readonly changes: Map<string, Change>
  readonly blobs: Map<string, Blob | undefined>
}

/** One group for several, which have no file in common; the first itself where there is one. */
function join(groups: ReadonlySet<GrowingGroup>): GrowingGroup | undefined {
  const [group, ...others] = groups
  if (!group || others.length === 0) return group
  const parts = [group, ...others].map(({ steps }) => steps)
  const [earliest = group.steps] = parts.toSorted((one, other) => one.first.step.index - other.first.step.index)
  return {
    steps: {
      first: earliest.first,
      indexes: parts.flatMap(({ indexes }) => indexes).sort((one, other) => one - other),
      paths: new Set(parts.flatMap(({ paths }) => [...paths])),
    },
    changes: new Map([group, ...others].flatMap(({ changes }) => [...changes])),
    blobs: new Map([group, ...others].flatMap(({ blobs }) => [...blobs])),
  }
}

function extend(group: GrowingGroup | undefined, result: StoredResult): GrowingGroup {
  const { steps, changes, blobs } = group ?? emptyGroup(result)
  steps.indexes.push(result.step.index)
  steps.paths.add(result.path)
  for (const change of result.changes)
    for (const one of perPath(change)) {
      changes.set(one.path, new LastOf(changes.get(one.path), one))
      blobs.set(one.path, one.path === change.path ? result.blobs.get(change) : undefined)
    }
  return { steps, changes, blobs }
}

const emptyGroup = (result: StoredResult): GrowingGroup => ({
  steps: { first: committedStep(result), indexes: [], paths: new Set() },
  changes: new Map(),
  blobs: new Map(),
})

function committedStep({ step, path, changes }: StoredResult): CommittedStep {
  const { index, id, tool, why } = step
  const [only] = changes.length === 1 ? changes : []
  const moved = changes.filter(({ from }) => from !== undefined)
  return {
    step: { index, tool, ...(id === undefined ? {} : { id }), ...(why === undefined ? {} : { why }) },
    path,
    files: (moved.length > 0 ? moved : changes).map((change) => change.path),
    ...linesOf(changes),
    created: only !== undefined && only.before === undefined,
  }
}

/** Bytes that are computed on demand are those of the last step alone. */
class LastOf implements Change {
  readonly path: RepoPath
  readonly mode: number
  readonly executable: boolean | undefined
  readonly from: RepoPath | undefined
  readonly #origin: { readonly before: Buffer | undefined }
  readonly #last: Change

  constructor(before: Change | undefined, last: Change) {
    const earlier = isRemoval(last) ? undefined : before
    this.path = last.path
    this.mode = last.mode
    this.executable = last.executable ?? earlier?.executable
    this.from = last.from ?? earlier?.from
    this.#origin = before instanceof LastOf ? before.#origin : (before ?? last)
    this.#last = last
  }

  get before(): Buffer | undefined {
    return this.#origin.before
  }

  get after(): Buffer | undefined {
    return this.#last.after
  }
}
