import type { StepResult } from '../engine/step-result.ts'
import { openObjectReader } from '../git/cat-file.ts'
import type { Git } from '../git/git.ts'
import type { Plan } from '../plan/schema.ts'
import { ChainWriter } from './chain-writer.ts'
import { type CommitGroup, groupSteps } from './groups.ts'
import { identityOf, signedOff } from './identity.ts'
import type { CommitWords } from './message.ts'
import { type ReadFile, readWorkTree, type Survey } from './read-work-tree.ts'
import { digestOfCommands, type RecordedCommand } from './recorded-command.ts'
import { type RunRecord, writeRecord } from './run-record.ts'
import { type ExistingRun, existingRuns, freeRunName, runId, settleRunName } from './run-ref.ts'
import { keptBytes } from './side-store.ts'
import { RUN_REFS, type Run } from './snapshot.ts'

export interface RecordOptions {
  readonly plan: Pick<Plan, 'title' | 'digest' | 'author' | 'created' | 'options'> & {
    readonly words?: CommitWords
    /** Numbers of the steps that are left out; default none. */
    readonly without?: readonly number[]
  }
  /** Number of steps in the plan. */
  readonly total: number
  /** Commit on which the chain begins. */
  readonly base: string
  /** Every path that a step may change, as the engine names them; extra paths do no harm. */
  readonly paths: Iterable<string>
  /** The work tree that is replayed. Absent: the run replays the base itself (`--bare`, `--base`, `pr`). */
  readonly readFile?: ReadFile
  /** Takes the commits; no ref or record then keeps them. Default: the repository, and both do. */
  readonly scratch?: Git | undefined
  /** Results of the commands of steps: they decide the commits too. Default none. */
  readonly commands?: readonly RecordedCommand[]
  readonly signal?: AbortSignal
}

/**
 * Writes the results, while they stream, as one chain of commits on the base through one `git fast-import`, and names it
 * `refs/editplan/runs/<id>`. All results are consumed. Undefined, and no ref, when no step changed a file, when a step
 * failed under `on_error: stop`, or when the signal aborts. Throws what the survey of the paths refuses.
 */
export async function record(
  git: Git,
  results: AsyncIterable<StepResult>,
  options: RecordOptions,
): Promise<Run | undefined> {
  await using reader = openObjectReader(git)
  const named = options.scratch ? [] : existingRuns(git)
  const [surveyed, existing] = await Promise.all([readWorkTree(git, reader, options), named])
  using known = surveyed
  const chain = openChain(git, { known, existing }, options)
  try {
    if (await consume(results, chain, options)) return await chain.close()
    await chain.writer.abort()
    return undefined
  } catch (error) {
    await chain.writer.abort()
    throw error
  }
}

interface OpenChain {
  readonly writer: ChainWriter
  readonly grouping: CommitGroup
  close(): Promise<Run>
}

/** False when the run has nothing to keep. */
async function consume(results: AsyncIterable<StepResult>, chain: OpenChain, options: RecordOptions): Promise<boolean> {
  let stopped = false
  let changing = 0
  for await (const result of results) {
    stopped ||= options.signal?.aborted === true
    stopped ||= result.status === 'failed' && options.plan.options.on_error === 'stop'
    if (stopped || result.changes.length === 0) continue
    changing++
    await chain.grouping.add(result)
  }
  return !stopped && options.signal?.aborted !== true && changing > 0
}

function openChain(
  git: Git,
  { known, existing }: { readonly known: Survey; readonly existing: readonly ExistingRun[] },
  options: RecordOptions,
): OpenChain {
  const { plan, scratch, commands = [] } = options
  const id = idOf(known, plan, commands)
  const name = freeRunName(existing, id)
  const kept = options.readFile && !scratch ? keptBytes(git, name.id) : undefined
  const writer = new ChainWriter(known, {
    git: scratch ?? git,
    named: !scratch,
    ref: name.ref,
    names: {
      title: plan.title,
      digest: plan.digest,
      runId: id,
      total: options.total,
      ...signedOff(plan),
      subject: plan.words?.subject,
    },
    author: identityOf(plan.author, plan.created, known.base.date),
    committer: identityOf(plan.words?.committer ?? plan.author, plan.created, known.base.date),
    kept,
  })
  const grouping = groupSteps(plan.options.commits, (group) => writer.commit(group))
  return {
    writer,
    grouping,
    async close() {
      await grouping.flush()
      const { snapshots, versions, ignored } = await writer.finish()
      const base = revisionOf(known.base)
      const head = revisionOf(snapshots.at(-1) ?? known.base)
      const chain = { base, head, snapshots, ...(ignored.length > 0 && { ignored }) }
      if (scratch) return { id: name.id, ref: name.ref, ...chain }
      const settled = await settleRunName(git, name, head.commit)
      if (settled !== name.id) kept?.moveTo(settled)
      const run = { id: settled, ref: `${RUN_REFS}${settled}`, ...chain }
      writeRecord(git, newRecord(git, run, { plan, kept: versions, ...(commands.length > 0 && { commands }) }))
      return run
    },
  }
}

function newRecord(
  git: Git,
  { id, base, head }: Run,
  { plan, ...found }: { plan: RecordOptions['plan'] } & Pick<RunRecord, 'kept' | 'commands'>,
): RunRecord {
  const { title, digest, without = [] } = plan
  return {
    ...{ version: 1, id, title, digest, status: 'recorded', base, head, ...found },
    ...(without.length > 0 && { without }),
    time: new Date().toISOString(),
    worktree: git.root,
    totals: { steps: 0, files: 0, insertions: 0, deletions: 0 },
  }
}

const revisionOf = ({ commit, tree }: Run['head']): Run['head'] => ({ commit, tree })

const idOf = (known: Survey, plan: RecordOptions['plan'], commands: readonly RecordedCommand[]): string =>
  runId({
    digest: plan.digest,
    options: plan.options,
    ...(commands.length > 0 && { commands: digestOfCommands(commands) }),
    without: plan.without ?? [],
    base: known.base.commit,
    tree: known.base.tree,
    dirty: known.dirty.map(({ operation, oid }) => ({ path: operation.path, mode: operation.mode, oid })),
  })
