import { EditplanError } from '../../errors.ts'
import type { Git } from '../git/git.ts'
import { type ObjectStore, ownObjects, scratchObjects } from '../git/object-store.ts'
import { openRefWriter } from '../git/ref-writer.ts'
import { noteTotals, takeBackRun } from '../history/runs.ts'
import type { Policy } from '../policy/policy.ts'
import { sizeOf } from '../report/build-report.ts'
import { filesOf } from '../report/net-changes.ts'
import type { ReportedStep, RunReport } from '../report/report.ts'
import { isUnreadable } from '../tools/checks.ts'
import { isInterrupted } from '../workspace/journal.ts'
import { acquireLock } from '../workspace/lock.ts'
import { draftNotes, reviewRun, withDecisions } from './approvals.ts'
import { type Audit, auditRun, NOTHING_CHANGED } from './audit.ts'
import { type Baseline, openBaseline, openRepository } from './baseline.ts'
import { bringOntoHead, replayToFit } from './bring-onto-head.ts'
import type { CommandCache, CommandCacheOptions } from './commands/command-cache.ts'
import { tellContents } from './net-files.ts'
import { baselineRequest, type PreparedRun, refuseDirty, refuseUnfit, withRecordedApprovals } from './prepare.ts'
import { nameNeeds, type ReplayedRequest, type Result, reportRefusal, reportUnverified } from './refused-run.ts'
import { changingPaths, isStopped, nameCommits, recordedCommands, replayAndRecord } from './replayed.ts'
import { reportRun } from './report-run.ts'
import { continuing, type Request, withFiles } from './request.ts'
import type { AttemptOptions, Delivery, Place, Ready, RunMode } from './run-mode.ts'
import { CHECK_ONLY, openPolicy, refusePrograms } from './run-policy.ts'
import type { VerifiedRun } from './verification.ts'
import { type DiagnosedRun, languageServers, type RunDiagnostics } from './wing-slots.ts'

/**
 * The pipeline of every verb: prepare, replay, commit, bring onto the head, verify, audit, deliver. Only `deliver` changes anything
 * that people see; it is called when nothing was refused. Throws an {@link EditplanError} where no step can carry the refusal.
 */
export async function executeRun<Where extends Place>(
  asked: Request,
  options: AttemptOptions,
  runMode: RunMode<Where>,
  deliver: (ready: Ready<Where>) => Promise<Delivery>,
): Promise<RunReport> {
  const { signal } = options
  const git = await openRepository(options)
  using _lock = runMode.writes ? await acquireLock(git.gitDir, { ...(signal && { signal }) }) : undefined
  const place = await runMode.place(git, asked)
  await using baseline = await openBaseline(git, baselineRequest(asked, place, runMode))
  const policy = await openPolicy(git, options.policyOf ?? baseline.head.commit, {
    given: options.policy,
    asks: runMode.asks,
  })
  if (options.programs === 'refused') refusePrograms(policy, asked)
  const request = await withFiles(baseline, runMode.allRefusals ? continuing(asked) : asked, policy)
  await using _refs = runMode.writes && runMode.branch ? openRefWriter(git) : undefined
  const index = await refuseUnfit(baseline, request, { policy, runMode })
  const { onAsk } = runMode
  const review =
    onAsk === 'pass'
      ? withRecordedApprovals(policy, runMode.recorded)
      : await reviewRun(policy, { baseline, request }, { ...options, commit: baseline.head.commit, onAsk })
  const writes = runMode.writes && !policy.checkOnly
  using store = writes || options.onWorktree ? ownObjects(git) : scratchObjects(git)
  const prepared: PreparedRun<Where> = {
    git,
    store,
    place,
    baseline,
    asked,
    request,
    policy,
    review,
    options,
    runMode,
    writes,
    index,
  }
  const recorded = await runMode.commands?.({ git, place, baseline, request })
  await using commands = await runCommands({ ...options, ...prepared, onAsk, recorded })
  const reviewed = commands ? { ...prepared, review: commands.review() } : prepared
  const replayed = await replay(reviewed, commands)
  try {
    const result = await resultOf(reviewed, replayed)
    if (result.problems.length > 0) {
      // The failure that came first is the one that is told.
      const { files } = await auditResult(reviewed, result).catch(() => NOTHING_CHANGED)
      return await reportUnverified(reviewed, result, files)
    }
    const audit = await auditResult(reviewed, result)
    if (audit.problems.length > 0) return await reportRefusal(reviewed, { ...result, problems: audit.problems })
    return await deliverResult({ prepared: reviewed, result, audit }, deliver)
  } finally {
    if (writes && replayed.run) await dropUndelivered(git, replayed.run.id).catch(() => undefined)
  }
}

/**
 * Drops a run that was not delivered; what a failed delivery left to `resume` stays. Where it throws, the next run drops the run: what
 * happened before is what is told.
 */
async function dropUndelivered(git: Git, id: string): Promise<void> {
  if (!isInterrupted(git.gitDir)) await takeBackRun(git, id)
}

async function replay(prepared: PreparedRun<Place>, commands: CommandCache | undefined): Promise<ReplayedRequest> {
  const { baseline, request, asked, review, policy, store, options, runMode, writes } = prepared
  const { replayed, notes, ...fitted } = await replayToFit(baseline, request, {
    policy: review.policy,
    most: runMode.mostCommits,
    room: policy.file.verify.some(({ formats }) => formats) ? 1 : 0,
    store,
    recorded: writes,
    commands,
    signal: options.signal,
    onEvent: options.onEvent,
  })
  const stopped = isStopped(asked, replayed.steps)
  const refused = {
    steps: replayed.steps,
    blobs: store.git,
    policy: withRecordedApprovals(policy).policy,
    signal: options.signal,
  }
  const steps = await nameNeeds(baseline, fitted.request, refused)
  const told = [...(options.notes ?? []), ...notes, ...((await commands?.notes()) ?? [])]
  return {
    ...withDecisions({ ...replayed, steps, stopped }, review, request),
    request: fitted.request,
    notes: told,
    commands: recordedCommands(commands),
  }
}

async function resultOf(prepared: PreparedRun<Place>, replayed: ReplayedRequest): Promise<Result> {
  const { store, baseline, runMode, writes } = prepared
  const { run, steps, request, stopped, notes } = replayed
  const none = { verifications: [], diagnostics: [], problems: [], draft: false, asReplayed: true, formatters: [] }
  if (!run || stopped) return { ...replayed, ...none }
  const { onto } = runMode
  const brought = await bringOntoHead(store, { baseline, request, steps, run }, { onto, recorded: writes })
  const soFar = [...notes, ...brought.notes]
  if (brought.unchanged) return { ...withoutRun(replayed), steps: asUnchanged(steps), ...none, notes: soFar }
  if (runMode.recorded) {
    const given = { recorded: runMode.recorded, policy: prepared.policy, request }
    const { withRecordedResults } = await import('./recorded-results.ts')
    const made = await withRecordedResults(store, brought.run, given)
    return { ...replayed, ...none, run: made, notes: soFar, asReplayed: made === run }
  }
  const verified = await verify(prepared, { request, run: brought.run, workspace: replayed.workspace })
  const made = verified.problems.length > 0 ? undefined : { steps, run: verified.run }
  const found = await askServers(prepared, made)
  return {
    ...replayed,
    ...verified,
    diagnostics: found.diagnostics,
    problems: [...verified.problems, ...found.problems],
    draft: verified.draft || found.draft,
    notes: [...soFar, ...verified.notes, ...found.notes],
    asReplayed: verified.run === run,
  }
}

/** What runs programs is loaded only for a policy that names some. */
async function verify(
  { store, policy, runMode, writes, options }: PreparedRun<Place>,
  { request, ...made }: Pick<VerifiedRun, 'run'> & Pick<ReplayedRequest, 'request' | 'workspace'>,
): Promise<VerifiedRun> {
  const verifications = policy.file.verify.filter(({ formats }) => formats || runMode.programs === 'all')
  if (verifications.length === 0)
    return { run: made.run, verifications: [], problems: [], notes: [], draft: false, formatters: [] }
  const { verifyRun } = await import('./verification.ts')
  return verifyRun(store, made, {
    worktree: policy.file.worktree,
    verifications,
    request,
    onFailure: runMode.onFailure,
    scratch: !writes,
    keepOutput: options.keepOutput,
    onWorktree: options.onWorktree,
    signal: options.signal,
  })
}

const withoutRun = ({ run: _, ...replayed }: ReplayedRequest): ReplayedRequest => replayed

/** The head has all of it already. */
const asUnchanged = (steps: readonly ReportedStep[]): readonly ReportedStep[] =>
  steps.map((step) => (step.status === 'applied' ? { ...step, status: 'unchanged' } : step))

async function auditResult(prepared: PreparedRun<Place>, result: Result): Promise<Audit> {
  const { store, baseline, review, runMode } = prepared
  const { run } = result
  if (!run) return NOTHING_CHANGED
  const policy = runMode.limits ? review.policy : withoutLimits(review.policy)
  const audit = await auditRun(store, { ...result, run, baseline, policy })
  if (runMode.dirty === 'kept' && !baseline.readFile) {
    const known = new Set(changingPaths(baseline, result.request))
    await refuseDirty(
      baseline,
      audit.files.map(({ path }) => path).filter((path) => !known.has(path)),
    )
  }
  return runMode.onAsk === 'stop' ? { ...audit, problems: [...audit.problems, ...audit.asked] } : audit
}

const withoutLimits = (policy: Policy): Policy => ({ ...policy, file: { ...policy.file, limits: {} } })

interface DeliveryContext<Where extends Place> {
  readonly prepared: PreparedRun<Where>
  readonly result: Result
  readonly audit: Audit
}

async function deliverResult<Where extends Place>(
  { prepared, result, audit }: DeliveryContext<Where>,
  deliver: (ready: Ready<Where>) => Promise<Delivery>,
): Promise<RunReport> {
  const { git, store, place, baseline, review, policy, runMode, writes, options, index } = prepared
  const { run, request, workspace, stopped } = result
  const told = run && runMode.tellsCommits && !policy.checkOnly ? run : undefined
  if (told) nameCommits(result.steps, told)
  const steps = withCarried(result.steps, audit.carried)
  if (run && writes) noteTotals(git, run.id, { steps: countApplied(steps), ...sizeOf(audit.files) })
  const notes = [...result.notes, ...draftNotes(review), ...audit.asked.map(({ message }) => message)]
  if (policy.checkOnly && runMode.writes) notes.push(CHECK_ONLY)
  const known = { baseline, request, workspace, steps, files: audit.files }
  const { verifications, diagnostics } = result
  const parts = { ...known, run: told, ignored: run?.ignored, verifications, diagnostics, notes }
  const report = () => reportRun(parts)
  if (options.onContents) await tellContents(store.git, audit.files, options.onContents)
  if (stopped || policy.checkOnly) return report()
  const draft = review.drafted.length > 0 || audit.asked.length > 0 || result.draft
  const { formatters, commands } = result
  const made = { request, workspace, run, formatters, commands, audit, draft, report }
  const delivered = await deliver({ git, store, place, baseline, policy, index, ...made })
  if (delivered.refused) return reportRefusal(prepared, result)
  return reportRun({ ...parts, ...delivered, notes: [...notes, ...(delivered.notes ?? [])] })
}

const countApplied = (steps: readonly ReportedStep[]): number =>
  steps.reduce((sum, { status }) => sum + (status === 'applied' ? 1 : 0), 0)

/** Steps name the files that they changed in the result: where git carried a change along a rename, the new path. */
function withCarried(steps: readonly ReportedStep[], carried: Audit['carried']): readonly ReportedStep[] {
  if (carried.size === 0) return steps
  return steps.map((step) => {
    if (step.status !== 'applied' || !filesOf(step).some(({ file_path }) => carried.has(file_path))) return step
    const files = filesOf(step).map(({ file_path, structuredPatch, insertions, deletions }) => ({
      file_path: carried.get(file_path) ?? file_path,
      ...(structuredPatch && { structuredPatch }),
      insertions,
      deletions,
    }))
    return { ...step, files }
  })
}

/**
 * Runs the commands of a request's steps in a first replay, which makes no commits and shows what they change; undefined where there are
 * none. Throws what the replay throws, INTERRUPTED when the signal aborts.
 */
async function runCommands(
  options: CommandCacheOptions & { readonly request: Request },
): Promise<CommandCache | undefined> {
  const { baseline, request, review, signal } = options
  if (!request.outline.touched.has('Run')) return undefined
  const { openCommandCache } = await import('./commands/command-cache.ts')
  const runner = openCommandCache(options)
  try {
    const path: Policy['path'] = (...asked) => runner.policy().path(...asked)
    const policy = { ...review.policy, path }
    await replayAndRecord(baseline, request, { policy, commands: runner, recorded: false, signal })
    await runner.settle()
    return runner
  } catch (error) {
    await runner[Symbol.asyncDispose]()
    throw error
  }
}

interface DiagnosisContext {
  readonly store: ObjectStore
  readonly baseline: Baseline
  readonly policy: Policy
  readonly options: AttemptOptions
  readonly runMode: Pick<RunMode<Place>, 'diagnostics' | 'servers' | 'onFailure'>
}

/**
 * Asks the policy's language servers about a run, where there is one and the verb asks. What speaks to them is loaded only then. Throws
 * what `diagnoseRun` throws.
 */
async function askServers(
  { store, baseline, policy, options, runMode }: DiagnosisContext,
  made: DiagnosedRun | undefined,
): Promise<RunDiagnostics> {
  const servers = policy.file.diagnostics
  if (!made || servers.length === 0 || runMode.diagnostics === 'never') return NOT_ASKED
  if (runMode.diagnostics === 'on-demand') return { ...NOT_ASKED, notes: [ON_DEMAND] }
  const { diagnoseRun } = await languageServers.get()()
  return diagnoseRun(store, made, {
    servers,
    worktree: policy.file.worktree,
    drafts: runMode.onFailure !== 'stop',
    isHidden: (path) => isUnreadable(path, { workspace: baseline.source, policy }),
    kept: runMode.servers,
    signal: options.signal,
  })
}

const NOT_ASKED: RunDiagnostics = { diagnostics: [], problems: [], notes: [], draft: false }

const ON_DEMAND = 'The policy names language servers; `editplan check --diagnostics` asks them.'
