import { EditplanError } from '../../errors.ts'
import { resolveCommit } from '../git/commands/rev-parse.ts'
import { deepenTo } from '../git/deepen.ts'
import type { CommitWords } from '../history/message.ts'
import type { RunRecord } from '../history/run-record.ts'
import { runOfCommit } from '../history/runs.ts'
import { type Comparison, compareWithRun } from '../history/verify.ts'
import type { PlanOptions } from '../plan/schema.ts'
import type { SteppedPlan } from '../plan/steps.ts'
import type { StepNames } from '../plan/without.ts'
import { openRepository } from './baseline.ts'
import type { KeptResult } from './commands/take-recorded.ts'
import { executeRun } from './execute-run.ts'
import { requestOf } from './request.ts'
import type { AttemptOptions, Place, RunMode } from './run-mode.ts'

export interface VerifyOptions extends Pick<AttemptOptions, 'root' | 'bare' | 'policy' | 'signal'> {
  /** Commit that the plan's result goes onto. */
  readonly base: string
  /** What is said to be the plan's result. */
  readonly head: string
  readonly overrides?: Partial<PlanOptions> | undefined
  /** Who commits, and what the commits say; default: as the plan says. */
  readonly commitWords?: CommitWords | undefined
  /** Steps that were left out: numbers, or ids. Default: those that the record of the head's run names, where it is here. */
  readonly without?: StepNames | undefined
  /**
   * Results of commands of steps, by the step's number; default: those of the record of the head's run. `run`: the commands run again.
   */
  readonly commands?: ReadonlyMap<number, KeptResult> | 'run' | undefined
}

/**
 * How a head compares with plans. `without`: numbers of the steps that were left out of them, where any was; `recorded`: of those whose
 * commands did not run, because their recorded results were taken.
 */
export type Verification = Comparison & { readonly without?: readonly number[]; readonly recorded?: readonly number[] }

/**
 * Replays plans on a base, formatters of the policy after it, and compares the result with a head, commit by commit. The checkout
 * and its runs stay as they are. Throws the refusals of a plan that does not apply to the base.
 */
export async function verifyPlan(
  plans: SteppedPlan | readonly SteppedPlan[],
  options: VerifyOptions,
): Promise<Verification> {
  let compared: Comparison | undefined
  let recorded: readonly number[] = []
  const { overrides, commitWords: words } = options
  const request = requestOf(plans, { overrides, words, without: options.without ?? (await recordedWithout(options)) })
  const report = await executeRun(request, options, runModeOf(options), async (ready) => {
    const { store, baseline, place } = ready
    recorded = options.commands === 'run' ? [] : ready.commands.map(({ step }) => step)
    const { run = { id: '', ref: '', base: baseline.head, head: baseline.head, snapshots: [] } } = ready
    compared = await compareWithRun(store.git, run, place.claimed)
    return { written: false }
  })
  const { without } = request.header
  if (compared) return { ...compared, ...(without.length > 0 && { without }), ...(recorded.length > 0 && { recorded }) }
  const [refusal] = [...(report.problems ?? []), ...report.steps.flatMap(({ error }) => error ?? [])]
  throw new EditplanError(refusal ?? { name: 'VERIFY_MISMATCH', message: 'The plan was refused on the base.' })
}

/** What the run that made the head left out, as its record here says. */
async function recordedWithout(options: VerifyOptions): Promise<readonly number[]> {
  const git = await openRepository(options)
  const run = await runOfCommit(git, await git.run(resolveCommit(options.head)))
  return run?.without ?? []
}

const keptOf = (run: RunRecord | undefined): ReadonlyMap<number, KeptResult> =>
  new Map((run?.commands ?? []).map((kept) => [kept.step, kept]))

interface ClaimedPlace extends Place {
  /** The commit that is said to be the result. */
  readonly claimed: string
}

const runModeOf = ({ base, head, commands }: VerifyOptions): RunMode<ClaimedPlace> => ({
  async place(git) {
    const claimed = await git.run(resolveCommit(head))
    await deepenTo(git, base, claimed)
    return { head: base, claimed }
  },
  commands: async ({ git, place }) =>
    commands === 'run' ? undefined : (commands ?? keptOf(await runOfCommit(git, place.claimed))),
  replays: 'commit',
  onto: 'rebase',
  writes: false,
  dirty: 'ignored',
  allRefusals: false,
  tellsCommits: false,
  asks: false,
  onAsk: 'pass',
  programs: 'formatters',
  diagnostics: 'never',
  onFailure: 'stop',
  limits: false,
})
