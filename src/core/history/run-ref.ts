import type { ObjectReader } from '../git/cat-file.ts'
import { listRefs, updateRefs } from '../git/commands/refs.ts'
import type { Git } from '../git/git.ts'
import type { PlanOptions } from '../plan/options.ts'
import { sha256 } from '../text/digest.ts'
import { RUN_REFS, tracedIds } from './run-record.ts'

interface RunOrigin {
  readonly digest: string
  readonly options: PlanOptions
  /** Numbers of the steps that were left out. */
  readonly without: readonly number[]
  /** Commit on which the chain begins. */
  readonly base: string
  /** Tree of the base, and what dirty touched files added to it before the run. */
  readonly tree: string
  readonly dirty: readonly { readonly path: string; readonly mode: string; readonly oid: string }[]
  /** Of what commands of steps did, where there are some. */
  readonly commands?: string
}

/**
 * The id of a run: equal for equal plans, options, steps left out, results of commands and starting points, whoever runs them and when.
 * 20 hex digits.
 */
export function runId({ digest, options, without, base, tree, dirty, commands }: RunOrigin): string {
  const sorted = [...dirty].sort((a, b) => (a.path < b.path ? -1 : 1)).map(({ path, mode, oid }) => [path, mode, oid])
  const effective = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))
  const more = [...(without.length > 0 ? [without] : []), ...(commands === undefined ? [] : [{ commands }])]
  return sha256(JSON.stringify([1, digest, effective, base, tree, sorted, ...more])).slice(0, 20)
}

/** A run that has a ref: its id, and the last commit of its chain. */
type ExistingRun = { readonly id: string; readonly head: string }

export interface FreeName {
  /** `<run id>`, or `<run id>-2` and on where the id is taken by other chains. */
  readonly id: string
  readonly ref: string
  /** The chains that exist with that id. */
  readonly existing: readonly ExistingRun[]
}

/** All runs of the repository, by their refs, those of other worktrees included. */
export async function existingRuns(git: Git): Promise<readonly ExistingRun[]> {
  const refs = await git.run(listRefs(RUN_REFS))
  return refs.map(({ name, oid }) => ({ id: name.slice(RUN_REFS.length), head: oid }))
}

/**
 * A name for a chain that is about to be written: an existing ref is never overwritten. Looks at the names of this id in their order,
 * and at those that left a record, where one before them is gone.
 */
export async function freeRunName(git: Git, reader: ObjectReader, id: string): Promise<FreeName> {
  const existing = new Map<string, ExistingRun>()
  const isTaken = async (name: string): Promise<boolean> => {
    const head = (await reader.read(`${RUN_REFS}${name}`))?.oid
    if (head !== undefined) existing.set(name, { id: name, head })
    return head !== undefined
  }
  let free = id
  for (let number = 2; await isTaken(free); number++) free = `${id}-${number}`
  for (const name of tracedIds(git)) if (name.startsWith(`${id}-`) && !existing.has(name)) await isTaken(name)
  return { id: free, ref: `${RUN_REFS}${free}`, existing: [...existing.values()] }
}

/** The id under which a chain is kept. If the same chain exists already, its name, and the new ref is dropped. */
export async function settleRunName(git: Git, name: FreeName, head: string): Promise<string> {
  const same = name.existing.find((one) => one.head === head)
  if (!same) return name.id
  await git.run(updateRefs([{ ref: name.ref, to: undefined, from: head }]))
  return same.id
}
