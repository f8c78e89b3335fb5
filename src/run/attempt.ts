import { EditplanError } from '../errors.ts'
import type { Git } from '../git/git.ts'
import { ownObjects, scratchObjects } from '../git/object-store.ts'
import { noteTotals, takeBackRun } from '../history/runs.ts'
import type { Policy } from '../policy/policy.ts'
import { sizeOf } from '../report/build-report.ts'
import { filesOf } from '../report/changed-files.ts'
import type { ReportedStep, RunReport } from '../report/report.ts'
import { isInterrupted } from '../workspace/journal.ts'
import { acquireLock } from '../workspace/lock.ts'
import { type ReplayedRequest, type Result, reportRefusal, reportUnverified } from './attempt-result.ts'
import { type Audit, auditRun, NOTHING_CHANGED } from './audit.ts'
import { bringOntoHead } from './bring-onto-head.ts'
import { runCommands } from './commands/first-replay.ts'
import { recordedCommands } from './commands/results.ts'
import type { CommandRunner } from './commands/runner.ts'
import { askServers } from './diagnostics/ask-servers.ts'
import { tellContents } from './file-contents.ts'
import { replayToFit } from './fit-commits.ts'
import { openGround, openRepository } from './ground.ts'
import { nameNeeds } from './needed-steps.ts'
import { type Prepared, passing, refuseDirty, refuseUnfit, wantedGround } from './prepare.ts'
import { withRecordedResults } from './recorded-results.ts'
import { changingPaths, isStopped, nameCommits } from './replayed.ts'
import { reportRun } from './report-run.ts'
import { continuing, type Request, withFiles } from './request.ts'
import { draftNotes, reviewRun, withDecisions } from './review.ts'
import { CHECK_ONLY, openPolicy, refusePrograms } from './run-policy.ts'
import type { AttemptOptions, Delivered, Place, Ready, Terms } from './terms.ts'
import { verifyRun } from './verification.ts'

/**
 * The pipeline of every verb: prepare, replay, commit, bring onto the head, verify, audit, deliver. Only `deliver` changes anything
 * that people see; it is called when nothing was refused. Throws an {@link EditplanError} where no step can carry the refusal.
 */
export async function attempt<Where extends Place>(
  asked: Request,
  options: AttemptOptions,
  terms: Terms<Where>,
  deliver: (ready: Ready<Where>) => Promise<Delivered>,
): Promise<RunReport> {
  const { signal } = options
  const git = await openRepository(options)
  using _lock = terms.writes ? await acquireLock(git.gitDir, { ...(signal && { signal }) }) : undefined
  const place = await terms.place(git, asked)
  await using ground = await openGround(git, wantedGround(asked, place, terms))
  const policy = await openPolicy(git, options.policyOf ?? ground.head.commit, {
    given: options.policy,
    asks: terms.asks,
  })
  if (options.programs === 'refused') refusePrograms(policy, asked)
  const request = await withFiles(ground, terms.allRefusals ? continuing(asked) : asked, policy)
  await refuseUnfit(ground, request, { policy, terms })
  const { onAsk } = terms
  const review =
    onAsk === 'pass'
      ? passing(policy, terms.recorded)
      : await reviewRun(policy, { ground, request }, { ...options, commit: ground.head.commit, onAsk })
  const writes = terms.writes && !policy.checkOnly
  using store = writes || options.onWorktree ? ownObjects(git) : scratchObjects(git)
  const prepared: Prepared<Where> = {
    git,
    store,
    place,
    ground,
    asked,
    request,
    policy,
    review,
    options,
    terms,
    writes,
  }
  const recorded = await terms.commands?.({ git, place, ground, request })
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

async function replay(prepared: Prepared<Place>, commands: CommandRunner | undefined): Promise<ReplayedRequest> {
  const { ground, request, asked, review, policy, store, options, terms, writes } = prepared
  const { replayed, notes, ...fitted } = await replayToFit(ground, request, {
    policy: review.policy,
    most: terms.mostCommits,
    room: policy.file.verify.some(({ formats }) => formats) ? 1 : 0,
    store,
    recorded: writes,
    commands,
    signal: options.signal,
    onEvent: options.onEvent,
  })
  const stopped = isStopped(asked, replayed.steps)
  const refused = { steps: replayed.steps, policy: passing(policy).policy, signal: options.signal }
  const steps = await nameNeeds(ground, fitted.request, refused)
  const told = [...(options.notes ?? []), ...notes, ...((await commands?.notes()) ?? [])]
  return {
    ...withDecisions({ ...replayed, steps, stopped }, review, request),
    request: fitted.request,
    notes: told,
    commands: recordedCommands(commands),
  }
}

async function resultOf(prepared: Prepared<Place>, replayed: ReplayedRequest): Promise<Result> {
  const { store, ground, terms, writes, options } = prepared
  const { run, steps, request, stopped, notes } = replayed
  const none = { verifications: [], diagnostics: [], problems: [], draft: false, asReplayed: true, formatters: [] }
  if (!run || stopped) return { ...replayed, ...none }
  const { onto } = terms
  const brought = await bringOntoHead(store, { ground, request, steps, run }, { onto, recorded: writes })
  const soFar = [...notes, ...brought.notes]
  if (brought.unchanged) return { ...withoutRun(replayed), steps: asUnchanged(steps), ...none, notes: soFar }
  if (terms.recorded) {
    const given = { recorded: terms.recorded, policy: prepared.policy, request }
    const made = await withRecordedResults(store, brought.run, given)
    return { ...replayed, ...none, run: made, notes: soFar, asReplayed: made === run }
  }
  const verified = await verifyRun(
    store,
    { run: brought.run, workspace: replayed.workspace },
    {
      worktree: prepared.policy.file.worktree,
      verifications: prepared.policy.file.verify.filter(({ formats }) => formats || terms.programs === 'all'),
      request,
      onFailure: terms.onFailure,
      scratch: !writes,
      keepOutput: options.keepOutput,
      onWorktree: options.onWorktree,
      signal: options.signal,
    },
  )
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

const withoutRun = ({ run: _, ...replayed }: ReplayedRequest): ReplayedRequest => replayed

/** The head has all of it already. */
const asUnchanged = (steps: readonly ReportedStep[]): readonly ReportedStep[] =>
  steps.map((step) => (step.status === 'applied' ? { ...step, status: 'unchanged' } : step))

async function auditResult(prepared: Prepared<Place>, result: Result): Promise<Audit> {
  const { store, ground, review, terms } = prepared
  const { run } = result
  if (!run) return NOTHING_CHANGED
  const policy = terms.limits ? review.policy : withoutLimits(review.policy)
  const audit = await auditRun(store, { ...result, run, ground, policy })
  if (terms.dirty === 'kept' && !ground.readFile) {
    const known = new Set(changingPaths(ground, result.request))
    await refuseDirty(
      ground,
      audit.files.map(({ path }) => path).filter((path) => !known.has(path)),
    )
  }
  return terms.onAsk === 'stop' ? { ...audit, problems: [...audit.problems, ...audit.asked] } : audit
}

const withoutLimits = (policy: Policy): Policy => ({ ...policy, file: { ...policy.file, limits: {} } })

interface Delivering<Where extends Place> {
  readonly prepared: Prepared<Where>
  readonly result: Result
  readonly audit: Audit
}

async function deliverResult<Where extends Place>(
  { prepared, result, audit }: Delivering<Where>,
  deliver: (ready: Ready<Where>) => Promise<Delivered>,
): Promise<RunReport> {
  const { git, store, place, ground, review, policy, terms, writes, options } = prepared
  const { run, request, workspace, stopped } = result
  const told = run && terms.tellsCommits && !policy.checkOnly ? run : undefined
  if (told) nameCommits(result.steps, told)
  const steps = withCarried(result.steps, audit.carried)
  if (run && writes) noteTotals(git, run.id, { steps: countApplied(steps), ...sizeOf(audit.files) })
  const notes = [...result.notes, ...draftNotes(review), ...audit.asked.map(({ message }) => message)]
  if (policy.checkOnly && terms.writes) notes.push(CHECK_ONLY)
  const known = { ground, request, workspace, steps, files: audit.files }
  const { verifications, diagnostics } = result
  const parts = { ...known, run: told, ignored: run?.ignored, verifications, diagnostics, notes }
  const report = () => reportRun(parts)
  if (options.onContents) await tellContents(store.git, audit.files, options.onContents)
  if (stopped || policy.checkOnly) return report()
  const draft = review.drafted.length > 0 || audit.asked.length > 0 || result.draft
  const { formatters, commands } = result
  const made = { request, workspace, run, formatters, commands, audit, draft, report }
  const delivered = await deliver({ git, store, place, ground, policy, ...made })
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
