import { EditplanError, type Problem } from '../../errors.ts'
import { isSparse } from '../git/commands/config.ts'
import { skippedPaths } from '../git/commands/index-files.ts'
import type { Git } from '../git/git.ts'
import { type IndexState, readIndex } from '../git/index-entries.ts'
import { ownObjects, scratchObjects } from '../git/object-store.ts'
import { openRefWriter } from '../git/ref-writer.ts'
import { checkClean } from '../history/branch.ts'
import { noteTotals, takeBackRun } from '../history/runs.ts'
import { wayFacts, wayOut } from '../history/way.ts'
import type { Policy } from '../policy/policy.ts'
import { sizeOf } from '../report/build-report.ts'
import type { ReportedStep, RunReport } from '../report/report.ts'
import { listed } from '../text/words.ts'
import { isUnreadable } from '../tools/permission.ts'
import { run } from '../tools/run.ts'
import { isInterrupted } from '../workspace/journal.ts'
import { acquireLock } from '../workspace/lock.ts'
import { openDisk } from '../workspace/sources/disk.ts'
import { reviewRun, withDecisions, withRecordedApprovals } from './approvals.ts'
import { auditRun, NOTHING_CHANGED } from './audit.ts'
import { type Baseline, inWorkTree, openBaseline, openRepository } from './baseline.ts'
import { bringOntoHead, headFacts, keepBrought } from './bring-onto-head.ts'
import type { CommandCache } from './commands/command-cache.ts'
import { decideRun, type RunDecision, type RunFacts, refusesDirty, tooManySteps } from './decide-run.ts'
import { inspectorOf } from './inspection.ts'
import { tellContents } from './net-files.ts'
import { explainMissingSteps, reportRefusal, reportUnverified } from './refused-run.ts'
import {
  changingPaths,
  isStopped,
  nameCommits,
  type ReplayOptions,
  recordedCommands,
  replayAndRecord,
} from './replayed.ts'
import { namesCommits, reportRun } from './report-run.ts'
import { baselineRequest, continuing, type Request, withFiles, withOptions } from './request.ts'
import type { Deliver, PreparedRun, RunMode, RunOptions, RunResult } from './run-mode.ts'
import { openPolicy, refusePrograms, refuseSecretWords, unreadPolicy } from './run-policy.ts'
import { askSubmodules } from './submodules.ts'

/**
 * The pipeline of every verb: prepare, replay, commit, bring onto the head, verify, audit, deliver. Only `deliver` changes anything
 * that people see; it is called when nothing was refused. Throws an {@link EditplanError} where no step can carry the refusal.
 */
export async function executeRun(
  asked: Request,
  options: RunOptions,
  runMode: RunMode,
  deliver: Deliver,
): Promise<RunReport> {
  const { signal } = options
  const git = await openRepository(options)
  using _lock = runMode.writes ? await acquireLock(git.gitDir, { ...(signal && { signal }) }) : undefined
  await using baseline = await openBaseline(git, baselineRequest(asked, runMode.place, runMode.replays))
  const policy = await openPolicy(git, options.policyOf ?? baseline.head.commit, {
    given: options.policy,
    asks: runMode.asks,
    only: options.only,
    limits: { files: options.maxFiles, lines: options.maxLines },
  })
  if (options.programs === 'refused') refusePrograms(policy, asked)
  const request = await withFiles(baseline, runMode.allRefusals ? continuing(asked) : asked, policy)
  await using _refs = runMode.writes && runMode.branch ? openRefWriter(git) : undefined
  const known = await checkPreconditions(baseline, request, { policy, runMode })
  const { onAsk } = runMode
  const review =
    onAsk === 'pass'
      ? withRecordedApprovals(policy, runMode.recorded)
      : await reviewRun(policy, { baseline, request }, { ...options, commit: baseline.head.commit, onAsk })
  const writes = runMode.writes && !policy.checkOnly
  using store = writes || options.onWorktree ? ownObjects(git) : scratchObjects(git)
  const prepared = { git, store, baseline, asked, request, policy, review, options, runMode, writes, ...known }
  await using commands = await runCommands(prepared)
  const reviewed = commands ? { ...prepared, review: commands.review } : prepared
  const replayed = await replay(reviewed, commands)
  try {
    const decision = await decideRun(replayed, runFacts(reviewed), reviewed)
    return await perform(reviewed, decision, deliver)
  } finally {
    if (writes && replayed.run) await dropUndelivered(git, replayed.run.id).catch(() => undefined)
  }
}

/** Throws what forbids the run before any step is replayed. */
async function checkPreconditions(
  baseline: Baseline,
  request: Request,
  { policy, runMode }: Pick<PreparedRun, 'policy' | 'runMode'>,
): Promise<Pick<PreparedRun, 'index' | 'way' | 'guarded'>> {
  const { branch } = runMode
  const { git } = baseline
  const guarded = refusesDirty(runMode, baseline.readFile !== undefined)
    ? new Set(changingPaths(baseline, request))
    : undefined
  const paths = [...(guarded ?? [])]
  const index = git.bare || !(branch || paths.length > 0) ? undefined : await readIndex(git, paths)
  const way = branch && (await wayOut(wayFacts(git, index), branch))
  const dirty = await dirtyFiles(baseline, paths, index)
  if (dirty.length > 0) throw new EditplanError(dirty)
  await refuseSecretWords(policy, request)
  const problems = tooManySteps(request, { policy, runMode })
  if (problems.length > 0) throw new EditplanError(problems)
  return { index, way, guarded }
}

/** DIRTY_FILES and PATH_IGNORED for files that hold what no commit has. `index`: as it was read of them. */
async function dirtyFiles(
  { git, readFile, conversions }: Baseline,
  paths: readonly string[],
  index?: IndexState,
): Promise<readonly Problem[]> {
  if (git.bare || paths.length === 0) return []
  const asked = { base: 'HEAD', paths, ...(index && { index }) }
  return readFile
    ? checkClean(git, { ...asked, readFile, conversions })
    : inWorkTree(git, { commit: 'HEAD', paths }, (workTree) => checkClean(git, { ...asked, ...workTree }))
}

/**
 * Drops a run that was not delivered; what a failed delivery left to `resume` stays. Where it throws, the next run drops the run: what
 * happened before is what is told.
 */
async function dropUndelivered(git: Git, id: string): Promise<void> {
  if (!isInterrupted(git.gitDir)) await takeBackRun(git, id)
}

async function replay(prepared: PreparedRun, commands: CommandCache | undefined): Promise<RunResult> {
  const { baseline, asked, review, policy, store, options, writes } = prepared
  const { signal, onEvent } = options
  const own = options.policy === undefined && options.policyOf === undefined
  const replayed = { policy: review.policy, commands, signal }
  const { request, note } = await withChosenCommits(prepared, replayed)
  const outcome = await replayAndRecord(baseline, request, { ...replayed, store, recorded: writes, onEvent })
  const stopped = isStopped(asked, outcome.steps)
  const refused = { steps: outcome.steps, blobs: store.git, policy: withRecordedApprovals(policy).policy, signal }
  const steps = await explainMissingSteps(baseline, request, refused)
  return {
    ...withDecisions({ ...outcome, steps, stopped }, review, prepared.request),
    request,
    notes: [
      ...(own ? unreadPolicy(baseline.git, policy) : []),
      ...(options.notes ?? []),
      ...literalVariables(prepared.request),
      ...note,
      ...((await commands?.notes()) ?? []),
    ],
    commands: recordedCommands(commands),
    ...NOTHING_SETTLED,
  }
}

/** What a plan without variables writes as it is, though it looks like a reference to one. */
function literalVariables({ plans, outline: { variables } }: Request): readonly string[] {
  if (variables.size === 0 || plans.some(({ vars }) => vars !== undefined)) return []
  const names = listed(
    [...variables].map((name) => `\${{ vars.${name} }}`),
    3,
  )
  return [`${names} is written as it is, since no plan has a \`vars\` header. To put a value in, declare it there.`]
}

/** What chooses how steps become commits is loaded only for a verb that bounds their number. */
async function withChosenCommits(
  { baseline, request, policy, runMode: { mostCommits: most, oneCommit, inspects } }: PreparedRun,
  replayed: Pick<ReplayOptions, 'policy' | 'commands' | 'signal'>,
): Promise<{ readonly request: Request; readonly note: readonly string[] }> {
  // What an inspector finds is traced to a step through its commit.
  const isTraced = inspects === 'always' && inspectorOf(policy.file) !== undefined
  if (oneCommit && !isTraced) return { request: withOptions(request, { commits: 'squash' }), note: [] }
  if (most === undefined) return { request, note: [] }
  const { chooseCommits, commitsNote } = await import('./commit-choice.ts')
  const room = policy.file.verify.some(({ formats }) => formats) ? 1 : 0
  const chosen = await chooseCommits(baseline, request, { ...replayed, recorded: false, most: most - room })
  return { request: chosen, note: chosen === request ? [] : [commitsNote(chosen, most)] }
}

const NOTHING_SETTLED = {
  verifications: [],
  sections: {},
  formatters: [],
  problems: [],
  draft: false,
  asReplayed: true,
  audit: NOTHING_CHANGED,
} as const

/** What is asked about a result on its way. What runs programs is loaded only then. */
function runFacts(prepared: PreparedRun): RunFacts {
  const { store, baseline, runMode, policy, review, writes, options } = prepared
  const { worktree } = policy.file
  return {
    async brought({ request, steps, run }) {
      const facts = headFacts(store, { baseline, run, plan: request.header })
      const brought = await bringOntoHead(facts, { ...baseline, steps, run, onto: runMode.onto })
      if (writes && brought.run !== run) await keepBrought(store.git, brought.run)
      return brought
    },
    recordedResults: async ({ run, request }, recorded) =>
      (await import('./recorded-results.ts')).withRecordedResults(store, run, { recorded, policy, request }),
    audit: (made) =>
      auditRun(store, { ...made, baseline, policy: runMode.limits ? review.policy : withoutLimits(review.policy) }),
    async verified(made, verifications) {
      const { verifyRun } = await import('./verification.ts')
      const { request } = made
      const { onFailure } = runMode
      return verifyRun(store, made, { ...options, worktree, verifications, request, onFailure, scratch: !writes })
    },
    inspected: (inspector, made) =>
      inspector.inspect(store, made, {
        policy: policy.file,
        wishes: runMode.wishes ?? {},
        drafts: runMode.onFailure !== 'stop',
        isHidden: (path) => isUnreadable(path, { workspace: baseline.source, policy }),
        signal: options.signal,
      }),
    submodules: (run) => askSubmodules(prepared, run),
    dirty: (paths) => dirtyFiles(baseline, paths),
    leftOut: (paths) => leftOut(baseline, paths),
  }
}

async function leftOut({ git }: Baseline, paths: readonly string[]): Promise<readonly string[]> {
  if (git.bare || !(await isSparse(git))) return []
  const disk = openDisk(git.root)
  const skipped = new Set(await git.run(skippedPaths()))
  return paths.filter((path) => skipped.has(path) && !disk.stat(path))
}

const withoutLimits = (policy: Policy): Policy => ({ ...policy, file: { ...policy.file, limits: {} } })

async function perform(prepared: PreparedRun, { do: what, result }: RunDecision, deliver: Deliver): Promise<RunReport> {
  if (what === 'refuse') return reportRefusal(prepared, result)
  if (what === 'explain') return reportUnverified(prepared, result)
  const { git, store, writes, options } = prepared
  const { run, steps, audit } = result
  if (run && namesCommits(prepared)) nameCommits(steps, run)
  if (run && writes) noteTotals(git, run.id, { steps: countApplied(steps), ...sizeOf(audit.files) })
  if (options.onContents) await tellContents(store.git, audit.files, options.onContents)
  if (what === 'report') return reportRun(prepared, result)
  const delivery = await deliver(prepared, result)
  return delivery.refused ? reportRefusal(prepared, result) : reportRun(prepared, result, delivery)
}

const countApplied = (steps: readonly ReportedStep[]): number =>
  steps.reduce((sum, { status }) => sum + (status === 'applied' ? 1 : 0), 0)

/**
 * Runs the commands of a request's steps in a first replay, which makes no commits and shows what they change; undefined where there are
 * none. Throws what the replay throws, INTERRUPTED when the signal aborts.
 */
async function runCommands(prepared: PreparedRun): Promise<CommandCache | undefined> {
  const { git, baseline, request, review, options, runMode } = prepared
  if (!request.outline.touched.has(run.name)) return undefined
  const { CommandCache } = await import('./commands/command-cache.ts')
  const { signal } = options
  const recorded = await runMode.commands?.(git)
  const runner = new CommandCache({ ...options, ...prepared, onAsk: runMode.onAsk, recorded })
  try {
    const path: Policy['path'] = (...asked) => runner.policy.path(...asked)
    const policy = { ...review.policy, path }
    await replayAndRecord(baseline, request, { policy, commands: runner, recorded: false, signal })
    await runner.settle()
    return runner
  } catch (error) {
    await runner[Symbol.asyncDispose]()
    throw error
  }
}
