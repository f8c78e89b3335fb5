import { untrackedFiles } from '../../core/git/commands/index-files.ts'
import {
  type ListedWorktree,
  listTemporaryWorktrees,
  removeTemporaryWorktrees,
} from '../../core/git/temporary-worktree.ts'
import { type PlanInput, plansFrom } from '../../core/plan/define-plan.ts'
import { outlineOf, type SteppedPlan } from '../../core/plan/steps.ts'
import { masked } from '../../core/policy/secrets.ts'
import { reportProblem } from '../../core/report/build-report.ts'
import type { RunReport } from '../../core/report/report.ts'
import { foundSections } from '../../core/report/sections.ts'
import { type ApplyOptions, applyPlan, checkPlan } from '../../core/run/apply.ts'
import { openRepository } from '../../core/run/baseline.ts'
import type { IsolatedWorktree } from '../../core/run/isolated-worktree.ts'
import type { RunOptions } from '../../core/run/run-mode.ts'
import { EditplanError } from '../../errors.ts'
import type { Candidate, CandidatesReport } from './report.ts'

/**
 * Tries plans for the same task side by side on the same base: each is checked as `checkPlan` does, with the policy's verifications and
 * language servers, in an isolated worktree of its own. The checkout changes only with `best`. A plan that is refused does not stop the
 * others. Throws INTERRUPTED when the signal aborts.
 */
export async function tryPlans(
  inputs: readonly PlanInput[],
  given: ApplyOptions & {
    /** How many plans are tried at once; default 2. */
    readonly jobs?: number | undefined
    /** Keep the worktrees in which programs ran; default only those in which they left untracked files. */
    readonly keep?: boolean | undefined
    /** Apply the smallest change among the plans that pass. */
    readonly best?: boolean | undefined
  },
): Promise<CandidatesReport> {
  const plans = plansFrom(inputs)
  const { jobs, keep, best: applies, ...options } = given
  const check: Rehearsal = (plan, onWorktree) => checkPlan(plan, { ...options, onWorktree, diagnostics: true })
  const candidates = await tryEach(plans, check, { jobs, keep, signal: options.signal })
  const best = candidates.findIndex((candidate) => candidate.best)
  const plan = plans[best]
  const result = { version: 1, candidates, ...(plan && { best: candidates[best]?.plan ?? '' }) } as const
  if (!applies || !plan) return result
  const { run, written, problems = [] } = await applyPlan(plan, options)
  if (problems.length > 0) throw new EditplanError(problems.map(({ name, message }) => ({ name, message })))
  return { ...result, applied: { run: run?.id ?? null, written } }
}

/** Worktrees that `tryPlans` and verifications of killed runs left, and those that were kept: what `removeWorktrees` removes. */
export async function listWorktrees(options: Pick<RunOptions, 'root' | 'bare'>): Promise<readonly ListedWorktree[]> {
  return listTemporaryWorktrees(await openRepository(options))
}

/** Removes kept and left worktrees by their names; never that of a process that lives. Their paths. */
export async function removeWorktrees(options: Pick<RunOptions, 'root' | 'bare'>): Promise<readonly string[]> {
  return removeTemporaryWorktrees(await openRepository(options))
}

/** Replays and verifies a plan without writing anything. */
type Rehearsal = (plan: SteppedPlan, onWorktree: NonNullable<RunOptions['onWorktree']>) => Promise<RunReport>

/**
 * Rehearses plans for the same task side by side, and marks the smallest change among those that pass. A plan that is refused does not
 * stop the others. Throws INTERRUPTED when the signal aborts.
 */
export async function tryEach(
  plans: readonly SteppedPlan[],
  rehearse: Rehearsal,
  { jobs = JOBS, keep, signal }: Pick<Parameters<typeof tryPlans>[1], 'jobs' | 'keep' | 'signal'>,
): Promise<readonly Candidate[]> {
  const candidates: Candidate[] = []
  const waiting = [...plans.entries()]
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, plan] = next
      candidates[at] = await tryOne(plan, rehearse, keep)
    }
  }
  await Promise.all(Array.from({ length: Math.min(jobs, plans.length) }, work))
  if (signal?.aborted) throw new EditplanError({ name: 'INTERRUPTED', message: STOPPED })
  const best = bestOf(candidates)
  return candidates.map((candidate, at) => (at === best ? { ...candidate, best: true } : candidate))
}

const JOBS = 2
const STOPPED = 'The plans were not tried to the end. Nothing was changed. Start again.'

async function tryOne(plan: SteppedPlan, rehearse: Rehearsal, keep: boolean | undefined): Promise<Candidate> {
  const started = performance.now()
  let worktree: string | undefined
  const onWorktree = async (place: IsolatedWorktree): Promise<void> => {
    if (!keep && (await place.git.run(untrackedFiles())).every((path) => place.provides(path))) return
    place.keep()
    worktree = place.git.root
  }
  const found = await rehearsed(() => rehearse(plan, onWorktree))
  const milliseconds = Math.round(performance.now() - started)
  const [file] = outlineOf(plan.steps).files
  return { plan: file ?? plan.title, title: plan.title, ...found, milliseconds, ...(worktree && { worktree }) }
}

type CandidateOutcome = Omit<Candidate, 'plan' | 'title' | 'milliseconds' | 'worktree'>

async function rehearsed(rehearse: () => Promise<RunReport>): Promise<CandidateOutcome> {
  try {
    return foundIn(await rehearse())
  } catch (error) {
    if (!(error instanceof EditplanError) || error.name === 'INTERRUPTED') throw error
    const problems = await masked(error.problems.map(reportProblem))
    const verdict = error.name === 'VERIFY_FAILED' ? 'fails' : 'refused'
    return { verdict, tests: { passed: 0, failed: 0 }, files: 0, insertions: 0, deletions: 0, problems }
  }
}

function foundIn(report: RunReport): CandidateOutcome {
  const { plan, steps, problems = [], verifications = [], totals, head } = report
  const failed = verifications.filter(({ ok }) => !ok).length
  const refusals = [...steps.flatMap(({ error }) => error ?? []), ...problems]
  const isVerified = problems.every(({ name }) => name === 'VERIFY_FAILED' || name === 'NEW_DIAGNOSTICS')
  const stops = refusals.length > 0 && (refusals.length > problems.length || !isVerified)
  return {
    verdict: stops
      ? 'refused'
      : refusals.length > 0 || failed > 0
        ? 'fails'
        : totals.files === 0
          ? 'unchanged'
          : 'passes',
    tests: { passed: verifications.length - failed, failed },
    ...(verifications.length > 0 && { verifications }),
    ...foundSections(report),
    files: totals.files,
    insertions: totals.insertions,
    deletions: totals.deletions,
    ...(plan.left_out && { left_out: plan.left_out.length }),
    ...(head && { commit: head.commit }),
    ...(refusals.length > 0 && { problems: refusals }),
  }
}

/** The place of the smallest change that passes and lacks nothing of its source: by lines, then by files, then the first. */
function bestOf(candidates: readonly Candidate[]): number | undefined {
  const passing = [...candidates.entries()].filter(
    ([, { verdict, left_out: leftOut = 0 }]) => verdict === 'passes' && leftOut === 0,
  )
  const lines = ({ insertions, deletions }: Candidate): number => insertions + deletions
  const [first] = passing.sort(([, one], [, other]) => lines(one) - lines(other) || one.files - other.files)
  return first?.[0]
}
