import { type ObjectStore, scratchObjects } from '../../core/git/object-store.ts'
import { type PlanInput, planFrom } from '../../core/plan/define-plan.ts'
import { withDigest } from '../../core/plan/digest.ts'
import type { PlanOptions } from '../../core/plan/options.ts'
import type { Plan, Step } from '../../core/plan/schema.ts'
import type { SteppedPlan } from '../../core/plan/steps.ts'
import type { Policy } from '../../core/policy/policy.ts'
import type { Verification } from '../../core/policy/policy-file.ts'
import { commandVerification } from '../../core/policy/run-verifications.ts'
import type { ReportedStep } from '../../core/report/report.ts'
import { type Baseline, openBaseline, openRepository } from '../../core/run/baseline.ts'
import { openSharedRunner, type SharedRunner } from '../../core/run/on-baseline.ts'
import { explainMissingSteps, leavingOut } from '../../core/run/refused-run.ts'
import { replayAndRecord } from '../../core/run/replayed.ts'
import { continuing, type Request, requestOf, withFiles } from '../../core/run/request.ts'
import { openPolicy, type PolicySource, withoutQuestions } from '../../core/run/run-policy.ts'
import { effectOf } from '../../core/tools/list.ts'
import { run } from '../../core/tools/run.ts'
import { wrapSystemErrors } from '../../core/workspace/file-identity.ts'
import { EditplanError } from '../../errors.ts'
import type { NarrowableRun, NarrowingReport } from '../../publish/publish-plans.ts'
import { type NarrowSearch, narrow, openTestBed, type TestBed, type TestRun } from './narrow.ts'
import type { ReportedCulprit } from './report.ts'

export interface NarrowOptions {
  /** A folder of the checkout, or the bare repository. */
  readonly root: string
  /** Replay without a work tree. */
  readonly bare?: boolean | undefined
  /** Revision to replay on; default: the plan's `base`, else the checkout as it is. */
  readonly base?: string | undefined
  readonly policy?: PolicySource | undefined
  /** Replace the plan's own options. */
  readonly overrides?: Partial<PlanOptions> | undefined
  /** The program that must end with 0, and its arguments; default: the policy's verifications. */
  readonly command?: readonly [string, ...string[]] | undefined
  /** Most runs of it; default 50. */
  readonly budget?: number | undefined
  readonly signal?: AbortSignal | undefined
  /** Told each run: its number, how many steps were kept, whether it passed. */
  readonly onRun?: ((run: { readonly number: number; readonly kept: number; readonly ok: boolean }) => void) | undefined
}

/** What breaks a plan's verification, and the part of the plan that passes; absent where no step remains. */
export type NarrowResult = { readonly report: NarrowingReport; readonly plan?: Plan }

/**
 * Looks for a smallest set of steps to leave out so that a program, or the policy's verifications, pass on the result. Steps that need
 * one of them go as well. Runs in one isolated worktree; the checkout stays as it is. Throws USAGE where there is nothing to run, the
 * refusal of a step that the whole plan has, VERIFY_FAILED when the worktree cannot be set up, and INTERRUPTED.
 */
export const narrowPlan = (input: PlanInput, options: NarrowOptions): Promise<NarrowResult> =>
  wrapSystemErrors(async () => {
    const given = planFrom(input)
    const { report } = await narrowPlans([given], options)
    const out = new Set([...report.culprits, ...report.dependants].map(({ index }) => index))
    const isPassing = report.result === 'narrowed' || report.result === 'all-pass'
    const plan = isPassing ? without(given, out) : undefined
    return { report, ...(plan && { plan }) }
  })

/** The same for several plans in order, as one run. */
export async function narrowPlans(
  plans: readonly SteppedPlan[],
  options: NarrowOptions & NarrowableRun,
): Promise<NarrowResult> {
  const { signal, budget = BUDGET, head } = options
  const git = await openRepository(options)
  const asked = continuing(requestOf(plans, { overrides: options.overrides, without: options.without }))
  await using baseline = await openBaseline(git, {
    replays: head === undefined ? 'work-tree' : 'commit',
    head,
    base: options.base ?? asked.header.base,
    baseBy: options.base === undefined ? 'plan' : 'operator',
    paths: asked.paths,
    globs: asked.outline.globs.values(),
  })
  const policy = await openPolicy(git, options.policyOf ?? baseline.head.commit, { given: options.policy, asks: false })
  const request = await withFiles(baseline, asked, policy)
  const verifications = programsOf(options, policy)
  using store = scratchObjects(git)
  const lenient = { ...policy, ...withoutQuestions(policy) }
  await using runner = request.outline.touched.has(run.name)
    ? openSharedRunner({ baseline, store, policy, signal })
    : undefined
  const parts: Parts = { baseline, request, store, policy: lenient, runner, signal }
  const already = new Set(request.header.without)
  const steps = [...request.steps].flatMap(({ tool, index }) =>
    effectOf(tool) === 'reads' || already.has(index) ? [] : [index],
  )
  const whole = await partOf(parts, steps)
  const [refused] = whole.failed
  if (refused?.error) throw new EditplanError({ ...refused.error, step: { index: refused.index } })
  const settings = policy.file.worktree
  await using bed = await openTestBed(store, { commit: whole.commit, settings, verifications, signal })
  const tests = createTests(parts, bed, options)
  const found = await narrow(steps, tests.passes)
  return { report: await answer(parts, { steps, found, tests, notes: bed.notes, budget }) }
}

const BUDGET = 50

function programsOf({ command }: NarrowOptions, { file }: Policy): readonly Verification[] {
  const own: Verification[] = command
    ? [commandVerification(command)]
    : file.verify.map((one) => ({ ...one, 'on-failure': 'stop' }))
  if (own.length > 0) return own
  const message = 'There is nothing to run. Give a command after --, or add `verify` to the policy.'
  throw new EditplanError({ name: 'USAGE', message })
}

interface Parts {
  readonly baseline: Baseline
  readonly request: Request
  readonly store: ObjectStore
  /** Lets through what it would ask about. */
  readonly policy: Policy
  /** Runs the commands of steps; absent where there are none. */
  readonly runner: SharedRunner | undefined
  readonly signal: AbortSignal | undefined
}

interface TriedPart {
  readonly commit: string
  readonly tree: string
  readonly steps: readonly ReportedStep[]
  /** Steps that are refused without the others. */
  readonly failed: readonly ReportedStep[]
}

async function partOf(parts: Parts, kept: readonly number[]): Promise<TriedPart> {
  const { baseline, request, store, policy, runner, signal } = parts
  const part = leavingOut(request, leftOut(request, kept))
  const commands = runner?.commands()
  const options = { policy, recorded: false, commands, signal }
  // What commands change is known before there are commits.
  if (commands) await replayAndRecord(baseline, part, options)
  const { run, steps } = await replayAndRecord(baseline, part, { ...options, store })
  const { commit, tree } = run?.head ?? baseline.base
  return { commit, tree, steps, failed: steps.filter(({ status }) => status === 'failed') }
}

const leftOut = ({ steps, header }: Request, kept: readonly number[]): readonly number[] => {
  const [all, already] = [new Set(kept), new Set(header.without)]
  const isOut = ({ tool, index }: Step): boolean =>
    already.has(index) || (effectOf(tool) !== 'reads' && !all.has(index))
  return [...steps].filter(isOut).map(({ index }) => index)
}

/** Runs the programs on parts of the plan, once for each result. */
function createTests(parts: Parts, bed: TestBed, { budget = BUDGET, onRun }: Pick<NarrowOptions, 'budget' | 'onRun'>) {
  const known = new Map<string, TestRun>()
  let runs = 0
  return {
    runs: () => runs,
    async passes(kept: readonly number[], again?: 'again'): Promise<boolean | undefined> {
      const { commit, tree } = await partOf(parts, kept)
      const before = known.get(tree)
      if (before && !again) return before.ok
      if (runs === budget) return undefined
      runs++
      const run = await bed.run(commit)
      if (!before) known.set(tree, run)
      onRun?.({ number: runs, kept: kept.length, ok: run.ok })
      return run.ok
    },
    /** What it printed when it failed with these steps; undefined where it passed or was not run. */
    async failureOf(kept: readonly number[]): Promise<TestRun | undefined> {
      const run = known.get((await partOf(parts, kept)).tree)
      return run?.ok === false ? run : undefined
    },
  }
}

interface NarrowFindings {
  readonly steps: readonly number[]
  readonly found: NarrowSearch
  readonly tests: ReturnType<typeof createTests>
  readonly notes: readonly string[]
  readonly budget: number
}

async function answer(parts: Parts, { steps, found, tests, notes, budget }: NarrowFindings): Promise<NarrowingReport> {
  const kept = steps.filter((step) => !found.out.includes(step))
  const outcomes = await withNeeds(parts, kept)
  const dependants = outcomes.filter(({ status }) => status === 'failed')
  const culprits: ReportedCulprit[] = []
  for (const one of found.out) {
    const run = (await tests.failureOf([...kept, one].sort((a, b) => a - b))) ?? (await tests.failureOf(steps))
    const step = outcomes.find(({ index }) => index === one)
    if (step) culprits.push({ ...nameOf(step), ...(run && { verification: run.name, output: run.tail }) })
  }
  const { end, complete, flaky } = found
  const { plans, header } = parts.request
  return {
    version: 1,
    plan: { title: header.title, sha256: header.digest, steps: plans.reduce((sum, one) => sum + one.steps.length, 0) },
    result: end === 'passes' && found.out.length === 0 ? 'all-pass' : end === 'passes' ? 'narrowed' : end,
    complete,
    flaky,
    runs: tests.runs(),
    budget,
    culprits,
    dependants: dependants.map((step) => ({ ...nameOf(step), needs: step.needs ?? found.out })),
    kept: kept.length - dependants.length,
    notes,
  }
}

/** The steps of a part, those that are refused with the left-out steps that they need. */
async function withNeeds(parts: Parts, kept: readonly number[]): Promise<readonly ReportedStep[]> {
  const { baseline, request, policy, runner, signal } = parts
  const { steps } = await partOf(parts, kept)
  const out = leftOut(request, kept)
  const narrowed = { ...leavingOut(request, out), header: { ...request.header, without: out } }
  return explainMissingSteps(baseline, narrowed, { steps, policy, commands: runner?.commands(), signal })
}

const nameOf = ({ index, id, tool, file_path, source, why }: ReportedStep) => ({
  index,
  ...(id !== undefined && { id }),
  tool,
  file_path,
  ...(source !== undefined && { source }),
  ...(why !== undefined && { why }),
})

/** Undefined where no step remains that changes anything. */
function without({ digest: _, steps, ...header }: SteppedPlan, out: ReadonlySet<number>): Plan | undefined {
  const kept = [...steps].filter(({ index }) => !out.has(index))
  if (kept.every(({ tool }) => effectOf(tool) === 'reads')) return undefined
  return withDigest(
    header,
    kept.map((step, at): Step => ({ ...step, index: at + 1 })),
  )
}
