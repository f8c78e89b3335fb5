import { createHash } from 'node:crypto'
import type { CommitFacts } from '../../src/core/git/commands/commit.ts'
import type { TreeMerge } from '../../src/core/git/commands/merge.ts'
import type { Run, Snapshot } from '../../src/core/history/run-record.ts'
import type { Answers } from '../../src/publish/questions.ts'

type Files = Readonly<Record<string, string>>

interface Who {
  readonly by?: string
  /** Its Editplan-Step line; default none: a person made it. */
  readonly step?: string
}

/** Commits and trees in memory, which answer what decisions ask of git. Files are merged whole. */
export interface MemoryHistory {
  /** A commit of the files that the first parent has, with changes; null removes one. */
  commit(change: Readonly<Record<string, string | null>>, parents?: readonly string[], who?: Who): string
  /** The chain of a run on a commit, one commit for each change. */
  run(base: string, changes: readonly Readonly<Record<string, string | null>>[]): Run
  files(commit: string): Files
  /** @param base tip of the base branch */
  answers(base: string): Answers
}

export function memoryHistory(): MemoryHistory {
  const trees = new Map<string, Files>()
  const commits = new Map<string, CommitFacts>()
  const idOf = (value: unknown): string => createHash('sha1').update(JSON.stringify(value)).digest('hex')
  const known = <Value>(map: ReadonlyMap<string, Value>, id: string): Value => {
    const value = map.get(id)
    if (value === undefined) throw new Error(`nobody made ${id}`)
    return value
  }
  const tree = (files: Files): string => {
    const sorted = Object.fromEntries(Object.entries(files).sort())
    const id = idOf(sorted)
    trees.set(id, sorted)
    return id
  }
  const facts = (id: string): CommitFacts => known(commits, id)
  const treeOf = (id: string): string => commits.get(id)?.tree ?? id
  const filesOf = (id: string): Files => known(trees, treeOf(id))
  const put = (treeId: string, parents: readonly string[], { by = 'Fern', step = '' }: Who = {}): string => {
    const id = idOf([treeId, parents, by, step])
    commits.set(id, { id, tree: treeId, parents, authorName: by, subject: 'Work', steps: step, isOfRun: step !== '' })
    return id
  }
  const ancestors = (id: string): ReadonlySet<string> => {
    const found = new Set<string>()
    const waiting = [id]
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop())
      if (!found.has(one)) {
        found.add(one)
        waiting.push(...facts(one).parents)
      }
    return found
  }
  const mergeBase = (one: string, other: string): string | undefined => {
    const common = [...ancestors(one)].filter((id) => ancestors(other).has(id))
    return common.find((id) => common.every((more) => ancestors(id).has(more)))
  }
  const pathsBetween = (from: string, to: string): string[] => {
    const [before, after] = [filesOf(from), filesOf(to)]
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((path) => before[path] !== after[path])
  }
  const mergeFiles = (base: Files, ours: Files, theirs: Files): TreeMerge => {
    const merged: Record<string, string> = {}
    const conflicts: string[] = []
    for (const path of new Set([...Object.keys(base), ...Object.keys(ours), ...Object.keys(theirs)])) {
      const [from, one, other] = [base[path], ours[path], theirs[path]]
      if (one !== other && one !== from && other !== from) conflicts.push(path)
      const taken = one === from ? other : one
      if (taken !== undefined) merged[path] = taken
    }
    return { tree: tree(merged), conflicts }
  }
  const merge = (one: string, other: string): TreeMerge => {
    const base = mergeBase(one, other)
    return mergeFiles(base === undefined ? {} : filesOf(base), filesOf(one), filesOf(other))
  }
  /** Children before their parents. */
  const since = (base: string, tip: string): readonly CommitFacts[] => {
    const theirs = ancestors(base)
    const own = [...ancestors(tip)].filter((id) => !theirs.has(id))
    return own.sort((one, other) => (ancestors(one).has(other) ? -1 : ancestors(other).has(one) ? 1 : 0)).map(facts)
  }
  const changed = (files: Files, change: Readonly<Record<string, string | null>>): Files =>
    Object.fromEntries(
      Object.entries({ ...files, ...change }).filter((entry): entry is [string, string] => entry[1] !== null),
    )

  return {
    files: filesOf,
    commit: (change, parents = [], who) =>
      put(tree(changed(parents[0] === undefined ? {} : filesOf(parents[0]), change)), parents, who),
    run(base, changes) {
      const snapshots: Snapshot[] = []
      for (const [at, change] of changes.entries()) {
        const parent = snapshots.at(-1)?.commit ?? base
        const step = `Editplan-Step: ${at + 1}/${changes.length}`
        const commit = put(tree(changed(filesOf(parent), change)), [parent], { by: 'Planner', step })
        snapshots.push({ commit, tree: treeOf(commit), parent, message: `Edit\n\n${step}\n`, steps: [at + 1] })
      }
      const start = { commit: base, tree: treeOf(base) }
      return { id: 'r1', ref: 'refs/editplan/runs/r1', base: start, head: snapshots.at(-1) ?? start, snapshots }
    },
    answers: (base) => ({
      commitsSince: ({ commit }) => (commits.has(commit) ? since(base, commit) : undefined),
      hasAncestors: (_, wanted) => wanted.every((id) => commits.has(id)),
      treeOf,
      mergeBase,
      isAncestor: (one, other) => ancestors(other).has(one),
      changedPaths: pathsBetween,
      pathsOf: (ids) => new Set(ids.flatMap((id) => facts(id).parents.flatMap((parent) => pathsBetween(parent, id)))),
      merge,
      standIn: (id, parents) => put(id, parents, { by: 'stand-in' }),
      areSigned: () => false,
      rebased(chain, tip) {
        const rebased: Snapshot[] = []
        let head = tip
        for (const one of chain) {
          const { tree: made, conflicts } = mergeFiles(filesOf(one.parent), filesOf(head), filesOf(one.commit))
          if (conflicts.length > 0) return { ok: false, at: one, conflicts }
          if (made === treeOf(head)) continue
          const commit = put(made, [head], { by: 'Planner', step: facts(one.commit).steps })
          rebased.push({ ...one, commit, tree: made, parent: head })
          head = commit
        }
        const start = { commit: tip, tree: treeOf(tip) }
        return { ok: true, base: start, chain: rebased, head: { commit: head, tree: treeOf(head) } }
      },
      joined: (run, on) => put(on.tree, [on.tip, run.head.commit], { by: 'Planner' }),
      given: () => new Set(),
      olderFiles: () => [],
      treeBefore: () => undefined,
      audit() {},
      hasManifest: () => true,
      manifestAt: () => undefined,
      ledgersOf: () => new Map(),
      send: ({ method, path }) => Promise.reject(new Error(`nobody answers ${method} ${path}`)),
      list: () => [],
    }),
  }
}
