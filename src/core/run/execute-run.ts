import { EditplanError, type Problem } from '../../errors.ts'
import { isSparse } from '../git/commands/config.ts'
import { skippedPaths } from '../git/commands/index-files.ts'
import type { Git } from '../git/git.ts'
import { type IndexState, readIndex } from '../git/index-entries.ts'
import { ownObjects, scratchObjects } from '../git/object-store.ts'
import { openRefWriter } from '../git/ref-writer.ts'
import { checkClean } from '../history/branch.ts'
import type { Run } from '../history/run-record.ts'
import { noteTotals, takeBackRun } from '../history/runs.ts'
import { wayFacts, wayOut } from '../history/way.ts'
import type { Policy } from '../policy/policy.ts'
import { commandVerification } from '../policy/run-verifications.ts'
import { sizeOf } from '../report/build-report.ts'
import { filesOf } from '../report/net-changes.ts'
import type { ReportedStep, RunReport } from '../report/report.ts'
import { listed } from '../text/words.ts'
import { isUnreadable } from '../tools/permission.ts'
import { run } from '../tools/run.ts'
import { isInterrupted } from '../workspace/journal.ts'
import { acquireLock } from '../workspace/lock.ts'
import type { Overlay } from '../workspace/overlay.ts'
import { openDisk } from '../workspace/sources/disk.ts'
import { reviewRun, withDecisions, withRecordedApprovals } from './approvals.ts'
import { type Audit, auditRun, NOTHING_CHANGED } from './audit.ts'
import { type Baseline, inWorkTree, openBaseline, openRepository } from './baseline.ts'
import { bringOntoHead } from './bring-onto-head.ts'
import type { CommandCache } from './commands/command-cache.ts'
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
import {
  CHECK_ONLY,
  exceededLimits,
  openPolicy,
  refusePrograms,
  refuseSecretWords,
  unreadPolicy,
} from './run-policy.ts'
import { askSubmodules } from './submodules.ts'
import type { VerifiedRun } from './verification.ts'
import { type DiagnosedRun, languageServers, type RunDiagnostics } from './wing-slots.ts'

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
    const result = await settle(reviewed, replayed)
    if (result.problems.length > 0) {
      // The failure that came first is the one that is reported.
      const audit = await auditResult(reviewed, result).catch(() => NOTHING_CHANGED)
      return await reportUnverified(reviewed, { ...result, audit })
    }
    const audit = await auditResult(reviewed, result)
    if (audit.problems.length > 0) return await reportRefusal(reviewed, { ...result, problems: audit.problems })
    return await deliverResult(reviewed, { ...result, audit }, deliver)
  } finally {
    if (writes && replayed.run) await dropUndelivered(git, replayed.run.id).catch(() => undefined)
  }
}

/** Throws what forbids the run before any step is replayed. */
async function checkPreconditions(
  baseline: Baseline,
  request: Request,
  { policy, runMode }: Pick<PreparedRun, 'policy' | 'runMode'>,
): Promise<Pick<PreparedRun, 'index' | 'way'>> {
  const { branch } = runMode
  const { git } = baseline
  const paths = refusesDirty(runMode, baseline) ? changingPaths(baseline, request) : []
  const index = git.bare || !(branch || paths.length > 0) ? undefined : await readIndex(git, paths)
  const way = branch && (await wayOut(wayFacts(git, index), branch))
  await refuseDirty(baseline, paths, index)
  await refuseSecretWords(policy, request)
  const usage = {
    steps: request.steps.length - request.header.without.length,
    files: 0,
    lines: 0,
    bytes: 0,
    file_bytes: 0,
  }
  const problems = runMode.limits ? exceededLimits(policy, usage) : []
  if (problems.length > 0) throw new EditplanError(problems)
  return { index, way }
}

/** Whether a run may not overwrite what is uncommitted: it does so in the checkout that it replays on, which keeps it for undo. */
const refusesDirty = ({ dirty }: RunMode, { readFile }: Baseline): boolean =>
  dirty === 'refused' || (dirty === 'kept' && readFile === undefined)

/** Throws DIRTY_FILES and PATH_IGNORED for files that hold what no commit has. `index`: as it was read of them. */
async function refuseDirty(
  { git, readFile, conversions }: Baseline,
  paths: readonly string[],
  index?: IndexState,
): Promise<void> {
  if (git.bare || paths.length === 0) return
  const asked = { base: 'HEAD', paths, ...(index && { index }) }
  const problems = readFile
    ? await checkClean(git, { ...asked, readFile, conversions })
    : await inWorkTree(git, { commit: 'HEAD', paths }, (workTree) => checkClean(git, { ...asked, ...workTree }))
  if (problems.length > 0) throw new EditplanError(problems)
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
  { baseline, request, policy, runMode: { mostCommits: most, oneCommit } }: PreparedRun,
  replayed: Pick<ReplayOptions, 'policy' | 'commands' | 'signal'>,
): Promise<{ readonly request: Request; readonly note: readonly string[] }> {
  if (oneCommit) return { request: withOptions(request, { commits: 'squash' }), note: [] }
  if (most === undefined) return { request, note: [] }
  const { chooseCommits, commitsNote } = await import('./commit-choice.ts')
  const room = policy.file.verify.some(({ formats }) => formats) ? 1 : 0
  const chosen = await chooseCommits(baseline, request, { ...replayed, recorded: false, most: most - room })
  return { request: chosen, note: chosen === request ? [] : [commitsNote(chosen, most)] }
}

const NOTHING_MOVED = { problems: [], notes: [] } as const

const NOTHING_SETTLED = {
  verifications: [],
  diagnostics: [],
  formatters: [],
  problems: [],
  draft: false,
  asReplayed: true,
  audit: NOTHING_CHANGED,
} as const

/** Brings the result onto the head, and has the policy's programs judge it. */
async function settle(prepared: PreparedRun, replayed: RunResult): Promise<RunResult> {
  const { store, baseline, runMode, writes } = prepared
  const { run, steps, request, stopped, notes } = replayed
  if (!run || stopped) return replayed
  const { onto } = runMode
  const brought = await bringOntoHead(store, { baseline, request, steps, run }, { onto, recorded: writes })
  const soFar = [...notes, ...brought.notes]
  if (brought.unchanged) return { ...withoutRun(replayed), steps: asUnchanged(steps), notes: soFar }
  if (runMode.recorded) {
    const given = { recorded: runMode.recorded, policy: prepared.policy, request }
    const { withRecordedResults } = await import('./recorded-results.ts')
    const made = await withRecordedResults(store, brought.run, given)
    return { ...replayed, run: made, notes: soFar, asReplayed: made === run }
  }
  const tooMuch = await overLimits(prepared, { ...replayed, run: brought.run })
  if (tooMuch.length > 0) return { ...replayed, run: brought.run, notes: soFar, problems: tooMuch }
  const verified = await verify(prepared, { request, run: brought.run, workspace: replayed.workspace })
  const made = verified.problems.length > 0 ? undefined : { steps, run: verified.run }
  const found = await askServers(prepared, made)
  const moved = made ? await askSubmodules(prepared, made.run) : NOTHING_MOVED
  return {
    ...replayed,
    ...verified,
    diagnostics: found.diagnostics,
    problems: [...verified.problems, ...moved.problems, ...found.problems],
    draft: verified.draft || found.draft,
    notes: [...soFar, ...moved.notes, ...verified.notes, ...found.notes],
    asReplayed: verified.run === run,
  }
}

/** LIMIT_EXCEEDED, before any program of the policy runs for what will be refused. */
async function overLimits(prepared: PreparedRun, result: RunResult): Promise<readonly Problem[]> {
  const { policy, runMode } = prepared
  const { limits, verify: programs, diagnostics } = policy.file
  const isBounded = runMode.limits && [limits, policy.limits].some((one) => Object.values(one ?? {}).some(Boolean))
  if (!isBounded || programs.length + (diagnostics?.length ?? 0) === 0) return []
  const { problems } = await auditResult(prepared, result)
  return problems.filter(({ name }) => name === 'LIMIT_EXCEEDED')
}

/** What runs programs is loaded only for a policy that names some. */
async function verify(
  { store, policy, runMode, writes, options }: PreparedRun,
  { request, ...made }: { readonly request: Request; readonly run: Run; readonly workspace: Overlay },
): Promise<VerifiedRun> {
  const named = options.command ? [commandVerification(options.command)] : policy.file.verify
  const verifications = named.filter(({ formats }) => formats || runMode.programs === 'all')
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

const withoutRun = ({ run: _, ...result }: RunResult): RunResult => result

/** The head has all of it already. */
const asUnchanged = (steps: readonly ReportedStep[]): readonly ReportedStep[] =>
  steps.map((step) => (step.status === 'applied' ? { ...step, status: 'unchanged' } : step))

async function auditResult(prepared: PreparedRun, result: RunResult): Promise<Audit> {
  const { store, baseline, review, runMode } = prepared
  const { run } = result
  if (!run) return NOTHING_CHANGED
  const policy = runMode.limits ? review.policy : withoutLimits(review.policy)
  const audit = await auditRun(store, { ...result, run, baseline, policy })
  if (refusesDirty(runMode, baseline)) {
    // A formatter may change other files than the steps, and git carries changes along the renames of the head.
    const known = new Set(changingPaths(baseline, result.request))
    const paths = audit.files.flatMap(({ path, from = path }) => [path, from])
    await refuseDirty(
      baseline,
      [...new Set(paths)].filter((path) => !known.has(path)),
    )
    if (runMode.dirty === 'kept' && !baseline.git.bare) await refuseUnseen(baseline, audit)
  }
  return runMode.onAsk === 'stop' ? { ...audit, problems: [...audit.problems, ...audit.asked] } : audit
}

/** Throws FILE_NOT_FOUND for files outside a sparse checkout that go: without a branch the index alone could show it. */
async function refuseUnseen({ git }: Baseline, { files }: Audit): Promise<void> {
  const gone = files.flatMap(({ status, path, from }) => (status === 'deleted' ? path : (from ?? [])))
  if (gone.length === 0 || !(await isSparse(git))) return
  const disk = openDisk(git.root)
  const leftOut = new Set(await git.run(skippedPaths()))
  const unseen = gone.filter((path) => leftOut.has(path) && !disk.stat(path)).map((path) => JSON.stringify(path))
  if (unseen.length === 0) return
  const message = `The sparse checkout leaves out ${unseen.join(', ')}: without a branch nothing would show that it is gone. Pass --branch, or bring the file in with \`git sparse-checkout add\`.`
  throw new EditplanError({ name: 'FILE_NOT_FOUND', message })
}

const withoutLimits = (policy: Policy): Policy => ({ ...policy, file: { ...policy.file, limits: {} } })

async function deliverResult(prepared: PreparedRun, made: RunResult, deliver: Deliver): Promise<RunReport> {
  const { git, store, review, policy, runMode, writes, options } = prepared
  const { run, audit } = made
  if (run && namesCommits(prepared)) nameCommits(made.steps, run)
  const steps = withCarried(made.steps, audit.carried)
  if (run && writes) noteTotals(git, run.id, { steps: countApplied(steps), ...sizeOf(audit.files) })
  const notes = [...made.notes, ...audit.asked.map(({ message }) => message)]
  if (policy.checkOnly && runMode.writes) notes.push(CHECK_ONLY)
  const isLossy = (made.request.header.left_out ?? []).length > 0
  const draft = isLossy || review.drafted.length > 0 || audit.asked.length > 0 || made.draft
  const result = { ...made, steps, notes, draft }
  if (options.onContents) await tellContents(store.git, audit.files, options.onContents)
  if (made.stopped || policy.checkOnly) return reportRun(prepared, result)
  const delivery = await deliver(prepared, result)
  return delivery.refused ? reportRefusal(prepared, made) : reportRun(prepared, result, delivery)
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

/**
 * Asks the policy's language servers about a run, where there is one and the verb asks. What speaks to them is loaded only then. Throws
 * what `diagnoseRun` throws.
 */
async function askServers(
  { store, baseline, policy, options, runMode }: PreparedRun,
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
    renamed: runMode.renamed,
    kept: runMode.servers,
    signal: options.signal,
  })
}

const NOT_ASKED: RunDiagnostics = { diagnostics: [], problems: [], notes: [], draft: false }

const ON_DEMAND = 'The policy names language servers; `editplan check --diagnostics` asks them.'
