import type { StepResult } from '../engine/step-result.ts'
import { openObjectReader } from '../git/cat-file.ts'
import type { Git } from '../git/git.ts'
import type { Plan } from '../plan/schema.ts'
import { readChain } from './chain.ts'
import { ChainWriter } from './chain-writer.ts'
import { type Grouping, groupSteps } from './groups.ts'
import { identityOf } from './identity.ts'
import { keptBytes } from './kept.ts'
import { type RunRecord, writeRecord } from './run-record.ts'
import {
  dropRunName,
  type FreeName,
  freeRunName,
  runId,
  type StandingRun,
  settleRunName,
  standingRuns,
} from './run-ref.ts'
import { RUN_REFS, type Run } from './snapshot.ts'
import { type ReadFile, type Survey, survey } from './survey.ts'
import { Totals } from './totals.ts'

export interface RecordOptions {
  readonly plan: Pick<Plan, 'title' | 'digest' | 'author' | 'created' | 'options'>
  /** Number of steps in the plan. */
  readonly total: number
  /** Commit on which the chain begins. */
  readonly base: string
  /** Every path that a step may change, as the engine names them; more than change does no harm. */
  readonly paths: Iterable<string>
  /** The work tree that is replayed. Absent: the run replays the base itself (`--bare`, `--base`, `pr`). */
  readonly readFile?: ReadFile
  /** True: the commits are made, but no ref or record keeps them (`verify`). Default false. */
  readonly scratch?: boolean
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
  const [surveyed, standing] = await Promise.all([survey(git, reader, options), standingRuns(git)])
  using known = surveyed
  const chain = openChain(git, { known, standing }, options)
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
  readonly grouping: Grouping
  readonly totals: Totals
  close(): Promise<Run>
}

/** False when the run has nothing to keep. */
async function consume(results: AsyncIterable<StepResult>, chain: OpenChain, options: RecordOptions): Promise<boolean> {
  let stopped = false
  for await (const result of results) {
    stopped ||= options.signal?.aborted === true
    stopped ||= result.status === 'failed' && options.plan.options.on_error === 'stop'
    if (stopped || result.changes.length === 0) continue
    chain.totals.add(result)
    await chain.grouping.add(result)
  }
  return !stopped && options.signal?.aborted !== true && chain.totals.sum().steps > 0
}

function openChain(
  git: Git,
  { known, standing }: { readonly known: Survey; readonly standing: readonly StandingRun[] },
  options: RecordOptions,
): OpenChain {
  const { plan, scratch = false } = options
  const id = idOf(known, plan)
  const name = freeRunName(standing, id)
  const kept = options.readFile && !scratch ? keptBytes(git, name.id) : undefined
  const writer = new ChainWriter(known, {
    git,
    ref: name.ref,
    names: { title: plan.title, digest: plan.digest, runId: id, total: options.total },
    identity: identityOf(plan.author, plan.created, known.base.date),
    kept,
  })
  const grouping = groupSteps(plan.options.commits, (group) => writer.commit(group))
  const totals = new Totals()
  return {
    writer,
    grouping,
    totals,
    async close() {
      await grouping.flush()
      const versions = await writer.finish()
      const run = await nameRun(git, known, name)
      if (scratch && run.id === name.id) await dropRunName(git, name)
      if (scratch) return run
      if (run.id !== name.id) kept?.moveTo(run.id)
      writeRecord(git, newRecord(git, run, { plan, totals: totals.sum(), kept: versions }))
      const ignored = [...known.ignored].filter((path) => versions.some((version) => version.path === path))
      return { ...run, ...(ignored.length > 0 && { ignored }) }
    },
  }
}

function newRecord(
  git: Git,
  { id, base, head }: Run,
  { plan, totals, kept }: { plan: RecordOptions['plan'] } & Pick<RunRecord, 'totals' | 'kept'>,
): RunRecord {
  const { title, digest } = plan
  const time = new Date().toISOString()
  return { version: 1, id, time, title, digest, status: 'recorded', base, head, worktree: git.root, totals, kept }
}

async function nameRun(git: Git, known: Survey, name: FreeName): Promise<Run> {
  const { commit, tree } = known.base
  const written = await readChain(git, { commit, tree }, name.ref)
  const id = await settleRunName(git, name, written.head.commit)
  return { id, ref: `${RUN_REFS}${id}`, ...written }
}

const idOf = (known: Survey, plan: RecordOptions['plan']): string =>
  runId({
    digest: plan.digest,
    options: plan.options,
    base: known.base.commit,
    tree: known.base.tree,
    dirty: known.dirty.map(({ operation, oid }) => ({ path: operation.path, mode: operation.mode, oid })),
  })
