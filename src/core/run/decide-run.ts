import { EditplanError, type Problem } from '../../errors.ts'
import { decideClean } from '../history/branch.ts'
import type { Run } from '../history/run-record.ts'
import type { Verification } from '../policy/policy-file.ts'
import { commandVerification } from '../policy/run-verifications.ts'
import { filesOf } from '../report/net-changes.ts'
import type { ReportedStep } from '../report/report.ts'
import { submodule } from '../tools/submodule.ts'
import { type Audit, NOTHING_CHANGED } from './audit.ts'
import type { BroughtRun } from './bring-onto-head.ts'
import { type InspectedRun, type Inspection, type Inspector, inspectorOf } from './inspection.ts'
import type { RecordedAnswers } from './recorded-results.ts'
import type { Request } from './request.ts'
import type { PreparedRun, RunMode, RunResult } from './run-mode.ts'
import { CHECK_ONLY, exceededLimits } from './run-policy.ts'
import type { MovedSubmodules } from './submodules.ts'
import type { VerifiedRun } from './verification.ts'

/** What the end of a run depends on, asked as far as it does: git and programs answer in a run, a table in a test. */
export interface RunFacts {
  /** The chain on the head that it goes onto. */
  brought(made: MadeRun): Promise<BroughtRun>
  /** The chain with what a manifest says of formatters. */
  recordedResults(made: MadeRun, recorded: RecordedAnswers): Promise<Run>
  audit(made: MadeRun): Promise<Audit>
  verified(made: MadeRun, verifications: readonly Verification[]): Promise<VerifiedRun>
  inspected(inspector: Inspector, made: InspectedRun): Promise<Inspection>
  submodules(run: Run): Promise<MovedSubmodules>
  /** DIRTY_FILES, PATH_IGNORED of these paths. */
  dirty(paths: readonly string[]): Promise<readonly Problem[]>
  /** Those of the paths that a sparse checkout leaves out. */
  leftOut(paths: readonly string[]): Promise<readonly string[]>
}

export type MadeRun = RunResult & { readonly run: Run }

/** What a run is judged by. */
export type RunTerms = Pick<PreparedRun, 'runMode' | 'policy' | 'guarded' | 'review' | 'options'>

/** Whether a run may not overwrite what is uncommitted: it does so in the checkout that it replays on, which keeps it for undo. */
export const refusesDirty = ({ dirty }: Pick<RunMode, 'dirty'>, replaysCheckout: boolean): boolean =>
  dirty === 'refused' || (dirty === 'kept' && !replaysCheckout)

/** LIMIT_EXCEEDED, before any step is replayed. */
export function tooManySteps(
  { steps, header }: Request,
  { policy, runMode }: Pick<RunTerms, 'policy' | 'runMode'>,
): readonly Problem[] {
  const usage = { steps: steps.length - header.without.length, files: 0, lines: 0, bytes: 0, file_bytes: 0 }
  return runMode.limits ? exceededLimits(policy, usage) : []
}

/**
 * What becomes of a result: it is refused, refused with all that the steps would have done, only reported, or delivered. Refusals are in its
 * `problems`.
 */
export interface RunDecision {
  readonly do: 'refuse' | 'explain' | 'report' | 'deliver'
  readonly result: RunResult
}

/** Throws DIRTY_FILES, PATH_IGNORED, FILE_NOT_FOUND, and what is thrown by whoever answers. */
export async function decideRun(replayed: RunResult, facts: RunFacts, terms: RunTerms): Promise<RunDecision> {
  const settled = await settle(replayed, facts, terms)
  if (settled.problems.length > 0) {
    // The failure that came first is the one that is reported.
    const audit = await auditOf(settled, facts, terms).catch(() => NOTHING_CHANGED)
    return { do: 'explain', result: { ...settled, audit } }
  }
  const audit = await auditOf(settled, facts, terms)
  if (audit.problems.length > 0) return { do: 'refuse', result: { ...settled, problems: audit.problems } }
  const isDelivered = !settled.stopped && !terms.policy.checkOnly
  return { do: isDelivered ? 'deliver' : 'report', result: accepted({ ...settled, audit }, terms) }
}

/** Brings the result onto the head, and has the policy's programs judge it. */
async function settle(replayed: RunResult, facts: RunFacts, terms: RunTerms): Promise<RunResult> {
  const { run, steps, stopped } = replayed
  if (!run || stopped) return replayed
  const brought = await facts.brought({ ...replayed, run })
  const notes = [...replayed.notes, ...brought.notes]
  if (brought.unchanged) return { ...withoutRun(replayed), steps: asUnchanged(steps), notes }
  const made = { ...replayed, run: brought.run, notes }
  const { recorded } = terms.runMode
  if (recorded) {
    const formatted = await facts.recordedResults(made, recorded)
    return { ...made, run: formatted, asReplayed: formatted === run }
  }
  const tooMuch = await overLimits(made, facts, terms)
  if (tooMuch.length > 0) return { ...made, problems: tooMuch }
  const verifications = verificationsOf(terms)
  const verified = verifications.length > 0 ? await facts.verified(made, verifications) : { ...made, notes: [] }
  const isSound = verified.problems.length === 0
  const found = isSound ? await inspect({ steps, run: verified.run }, facts, terms) : NOT_ASKED
  const moved = isSound && movesSubmodules(made, terms) ? await facts.submodules(verified.run) : NOTHING_MOVED
  return {
    ...made,
    ...verified,
    sections: found.sections,
    problems: [...verified.problems, ...moved.problems, ...found.problems],
    draft: verified.draft || found.draft,
    notes: [...notes, ...moved.notes, ...verified.notes, ...found.notes],
    asReplayed: verified.run === run,
  }
}

/** Of a verb for which no program runs, formatters alone: they make the files. */
const verificationsOf = ({ options: { command }, policy, runMode }: RunTerms): readonly Verification[] => {
  const named = command ? [commandVerification(command)] : policy.file.verify
  return named.filter(({ formats }) => formats || runMode.programs === 'all')
}

async function inspect(made: InspectedRun, facts: RunFacts, { policy, runMode }: RunTerms): Promise<Inspection> {
  const inspector = inspectorOf(policy.file)
  if (!inspector || runMode.inspects === 'never') return NOT_ASKED
  return runMode.inspects === 'on-demand'
    ? { ...NOT_ASKED, notes: [inspector.onDemand] }
    : facts.inspected(inspector, made)
}

const NOT_ASKED: Inspection = { sections: {}, problems: [], notes: [], draft: false }

/** Nobody is asked where the policy says so, nor about a run that nobody will see. */
const movesSubmodules = ({ request }: MadeRun, { policy, runMode }: RunTerms): boolean =>
  request.outline.touched.has(submodule.name) && runMode.programs === 'all' && !policy.file.submodules.unchecked

const NOTHING_MOVED: MovedSubmodules = { problems: [], notes: [] }

const withoutRun = ({ run: _, ...result }: RunResult): RunResult => result

/** The head has all of it already. */
const asUnchanged = (steps: readonly ReportedStep[]): readonly ReportedStep[] =>
  steps.map((step) => (step.status === 'applied' ? { ...step, status: 'unchanged' } : step))

/** LIMIT_EXCEEDED, before any program of the policy runs for what will be refused. */
async function overLimits(made: MadeRun, facts: RunFacts, terms: RunTerms): Promise<readonly Problem[]> {
  const { policy, runMode } = terms
  const isBounded =
    runMode.limits && [policy.file.limits, policy.limits].some((one) => Object.values(one ?? {}).some(Boolean))
  if (!isBounded || (verificationsOf(terms).length === 0 && !inspectorOf(policy.file))) return []
  const { problems } = await auditOf(made, facts, terms)
  return problems.filter(({ name }) => name === 'LIMIT_EXCEEDED')
}

async function auditOf({ run, ...result }: RunResult, facts: RunFacts, terms: RunTerms): Promise<Audit> {
  if (!run) return NOTHING_CHANGED
  const audit = await facts.audit({ ...result, run })
  const { runMode, guarded } = terms
  if (guarded) {
    // A formatter may change other files than the steps, and git carries changes along the renames of the head.
    const paths = audit.files.flatMap(({ path, from = path }) => [path, from])
    const ignored = decideClean({ dirty: [], ignored: run.ignored ?? [] })
    if (ignored.length > 0) throw new EditplanError(ignored)
    const dirty = await facts.dirty([...new Set(paths)].filter((path) => !guarded.has(path)))
    if (dirty.length > 0) throw new EditplanError(dirty)
    if (runMode.dirty === 'kept') await refuseUnseen(audit, facts)
  }
  return runMode.onAsk === 'stop' ? { ...audit, problems: [...audit.problems, ...audit.asked] } : audit
}

/** Throws FILE_NOT_FOUND for files outside a sparse checkout that go: without a branch the index alone could show it. */
async function refuseUnseen({ files }: Audit, facts: RunFacts): Promise<void> {
  const gone = files.flatMap(({ status, path, from }) => (status === 'deleted' ? path : (from ?? [])))
  const unseen = gone.length > 0 ? await facts.leftOut(gone) : []
  if (unseen.length === 0) return
  const named = unseen.map((path) => JSON.stringify(path)).join(', ')
  const message = `The sparse checkout leaves out ${named}: without a branch nothing would show that it is gone. Pass --branch, or bring the file in with \`git sparse-checkout add\`.`
  throw new EditplanError({ name: 'FILE_NOT_FOUND', message })
}

function accepted(result: RunResult, { runMode, policy, review }: RunTerms): RunResult {
  const { audit, request } = result
  const isLossy = (request.header.left_out ?? []).length > 0
  return {
    ...result,
    steps: withCarried(result.steps, audit.carried),
    notes: [
      ...result.notes,
      ...audit.asked.map(({ message }) => message),
      ...(policy.checkOnly && runMode.writes ? [CHECK_ONLY] : []),
    ],
    draft: isLossy || review.drafted.length > 0 || audit.asked.length > 0 || result.draft,
  }
}

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
