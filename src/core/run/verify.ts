import { EditplanError, exitCodeOf } from '../../errors.ts'
import { readCommits } from '../git/commands/log.ts'
import { isAncestor, resolveCommit, resolveRevision } from '../git/commands/rev-parse.ts'
import type { Git } from '../git/git.ts'
import { deepenTo } from '../git/partial-clone.ts'
import type { KeptResult } from '../history/manifest.ts'
import type { CommitWords } from '../history/message.ts'
import { emptyRun, type RunRecord } from '../history/run-record.ts'
import { runOfCommit } from '../history/runs.ts'
import { type Comparison, compareWithRun } from '../history/verify.ts'
import type { StepNames } from '../plan/combine.ts'
import { type PlanInput, plansFrom } from '../plan/define-plan.ts'
import type { PlanOptions } from '../plan/options.ts'
import { refusalOf } from '../report/outcome.ts'
import { decidingSettings } from '../workspace/work-tree-conversions.ts'
import { openRepository, type Revisions } from './baseline.ts'
import { executeRun } from './execute-run.ts'
import { checkOptions, type KeysOf } from './options.ts'
import { type Request, requestOf } from './request.ts'
import { READ_ONLY, type RunMode, type RunOptions } from './run-mode.ts'

export interface VerifyOptions extends Pick<RunOptions, 'root' | 'bare' | 'policy' | 'signal'> {
  /** Commit that the plan's result goes onto. */
  readonly base: string
  /** The claimed result of the plan. */
  readonly head: string
  readonly overrides?: Partial<PlanOptions> | undefined
  /** The committer and the commits' messages; default: the plan's. */
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

const VERIFY_KEYS: KeysOf<VerifyOptions> = {
  root: true,
  bare: true,
  policy: true,
  signal: true,
  base: true,
  head: true,
  overrides: true,
  commitWords: true,
  without: true,
  commands: true,
}

/**
 * Replays plans on a base, formatters of the policy after it, and compares the result with a head, commit by commit. The base is the
 * commit that was replayed on; where the plan names one, the head that it was brought onto is taken too. The checkout and its runs stay
 * as they are. Throws the refusals of a plan that does not apply to the base.
 */
export async function verifyPlan(
  plans: PlanInput | readonly PlanInput[],
  options: VerifyOptions,
): Promise<Verification> {
  const { overrides, commitWords } = checkOptions(options, VERIFY_KEYS)
  const request = requestOf(plansFrom(plans), {
    overrides,
    commitWords,
    without: options.without ?? (await recordedWithout(options)),
  })
  const git = await openRepository(options)
  const [first, ...others] = await placesOf(git, request.header.base, options)
  let verified = await attempted(() => verifyOn(request, options, first))
  for (const place of others) {
    if ('ok' in verified && verified.ok) break
    const other = await attempted(() => verifyOn(request, options, place))
    if ('ok' in other || !('ok' in verified)) verified = other
  }
  if ('ok' in verified) return verified
  throw verified.refusal
}

/** A refusal on one base proves nothing about another. */
async function attempted(verify: () => Promise<Verification>): Promise<Verification | { readonly refusal: Error }> {
  try {
    return await verify()
  } catch (error) {
    if (error instanceof EditplanError && exitCodeOf(error.name) < 5) return { refusal: error }
    throw error
  }
}

async function verifyOn(request: Request, options: VerifyOptions, place: ClaimedPlace): Promise<Verification> {
  let compared: Comparison | undefined
  let recorded: readonly number[] = []
  const report = await executeRun(
    request,
    options,
    runModeOf(options, place),
    async ({ store, baseline }, { commands, run = emptyRun(baseline.head) }) => {
      recorded = options.commands === 'run' ? [] : commands.map(({ step }) => step)
      compared = await withSettings(store.git, await compareWithRun(store.git, run, place.claimed))
      return { written: false }
    },
  )
  const { without } = request.header
  if (compared) return { ...compared, ...(without.length > 0 && { without }), ...(recorded.length > 0 && { recorded }) }
  throw new EditplanError(
    refusalOf(report) ?? { name: 'VERIFY_MISMATCH', message: 'The plan was refused on the base.' },
  )
}

/** The comparison; for contents that differ, it names the settings of this repository that affect them. */
export async function withSettings(git: Git, compared: Comparison): Promise<Comparison> {
  if (compared.ok || !compared.differs.expected || !compared.differs.found) return compared
  const settings = await decidingSettings(git, compared.differs.expected, compared.differs.found)
  if (settings.length === 0) return compared
  const { message } = compared.problem
  const said = `Settings here decide what git stores of it, and may differ where it was made: ${settings.join(', ')}.`
  return { ...compared, problem: { ...compared.problem, message: `${message} ${said}` } }
}

/** Where the head may come from, the likeliest first. */
async function placesOf(
  git: Git,
  named: string | undefined,
  { base, head }: VerifyOptions,
): Promise<readonly [ClaimedPlace, ...ClaimedPlace[]]> {
  const claimed = await git.run(resolveCommit(head))
  await deepenTo(git, base, claimed)
  const { commit } = await git.run(resolveRevision(base))
  const onto = await mergedOnto(git, commit, claimed)
  const merged = onto !== undefined && onto !== commit
  const onBase = { base: commit, head: merged ? onto : commit, claimed, isMerge: merged, unrelatedBase: merged }
  const ontoBase = { head: commit, claimed, isMerge: onto !== undefined, unrelatedBase: false }
  if (named === undefined) return [onBase]
  return merged ? [onBase] : [ontoBase, onBase]
}

/**
 * The head that a run from another commit was merged onto, where the claimed commit is such a merge, or the commit "after the plan" on
 * one. Undefined for commits in a row.
 */
async function mergedOnto(git: Git, base: string, claimed: string): Promise<string | undefined> {
  if (claimed === base) return undefined
  const [top] = await git.run(readCommits([claimed]))
  const [below] =
    top?.parents[0] === undefined || top.parents[0] === base ? [] : await git.run(readCommits([top.parents[0]]))
  const merge = [top, below].find((commit) => commit?.parents.length === 2)
  if (merge) return merge.parents[0]
  // What is not above the base was brought there without its history.
  return (await git.run(isAncestor(base, claimed))) ? undefined : top?.parents[0]
}

/** What the run that made the head left out, from its local record. */
async function recordedWithout(options: VerifyOptions): Promise<readonly number[]> {
  const git = await openRepository(options)
  const run = await runOfCommit(git, await git.run(resolveCommit(options.head)))
  return run?.without ?? []
}

const keptOf = (run: RunRecord | undefined): ReadonlyMap<number, KeptResult> =>
  new Map((run?.results ?? []).map((kept) => [kept.step, kept]))

interface ClaimedPlace extends Revisions {
  /** The claimed result, a commit. */
  readonly claimed: string
  /** The result is one merge onto the head. */
  readonly isMerge: boolean
}

const runModeOf = ({ commands }: VerifyOptions, place: ClaimedPlace): RunMode => ({
  ...READ_ONLY,
  place,
  commands: async (git) =>
    commands === 'run' ? undefined : (commands ?? keptOf(await runOfCommit(git, place.claimed))),
  onto: place.isMerge ? 'merge' : 'rebase',
})
