import { EditplanError } from '../../errors.ts'
import type { CommitWords } from '../history/message.ts'
import type { StepNames } from '../plan/combine.ts'
import { type PlanInput, plansFrom } from '../plan/define-plan.ts'
import type { PlanOptions } from '../plan/options.ts'
import type { RunReport } from '../report/report.ts'
import { submodule } from '../tools/submodule.ts'
import { wrapSystemErrors } from '../workspace/file-identity.ts'
import { executeRun } from './execute-run.ts'
import { checkOptions, type KeysOf } from './options.ts'
import { requestOf } from './request.ts'
import { type Deliver, RUN_KEYS, type RunMode, type RunOptions } from './run-mode.ts'

export interface ApplyOptions extends RunOptions {
  /** Branch to make from the base with the run's commits, and to switch to. */
  readonly branch?: string | undefined
  /** Revision to replay on; default: the plan's `base`, else the checkout as it is. */
  readonly base?: string | undefined
  /** `base` may be a commit that the current one does not descend from: only what the steps change there is applied. */
  readonly unrelatedBase?: boolean | undefined
  /** Replace a branch that exists. */
  readonly force?: boolean | undefined
  /** Override the plans' own options. */
  readonly overrides?: Partial<PlanOptions> | undefined
  /** Steps to leave out: numbers, or ids. Steps that need one of them are refused. */
  readonly without?: StepNames | undefined
  /** Who commits, and what the commits say; default: as the plan says. */
  readonly commitWords?: CommitWords | undefined
  /** Nothing is written. */
  readonly dryRun?: boolean | undefined
}

/** The keys of what `applyPlan` takes. */
export const APPLY_KEYS: KeysOf<ApplyOptions> = {
  ...RUN_KEYS,
  branch: true,
  base: true,
  unrelatedBase: true,
  force: true,
  overrides: true,
  without: true,
  commitWords: true,
  dryRun: true,
}

/**
 * Replays plans on a checkout, records every step as a commit, and brings the result into the work tree: the whole program.
 * Resolves to the report, also when steps failed; under `on_error: stop` nothing is then written. Aborting leaves the checkout
 * untouched. Throws an {@link EditplanError} where no step can carry the refusal.
 */
export const applyPlan = (plans: PlanInput | readonly PlanInput[], options: ApplyOptions): Promise<RunReport> =>
  wrapSystemErrors(async () => {
    checkOptions(options, APPLY_KEYS)
    const request = requestOf(plansFrom(plans), options)
    if (!options.dryRun && !options.bare && request.outline.touched.has(submodule.name)) throw inCheckout()
    return executeRun(request, options, runModeOf(options), place)
  })

/** A checkout has files of the submodule, which only git brings along. */
const inCheckout = (): EditplanError =>
  new EditplanError({
    name: 'SUBMODULE_INVALID',
    message:
      'A submodule is moved only in commits, never in a checkout. Publish the plan with `editplan pr`, or make a branch with --bare, --base and --branch.',
  })

export interface CheckOptions extends ApplyOptions {
  /** Ask the policy's language servers what the plan breaks; default false. */
  readonly diagnostics?: boolean | undefined
  /** A symbol's old and new name: findings that differ by them alone are the same. Default: none is renamed. */
  readonly renamed?: readonly [string, string] | undefined
}

const CHECK_KEYS: KeysOf<CheckOptions> = { ...APPLY_KEYS, diagnostics: true, renamed: true }

/** Everything that `applyPlan` would do and refuse, with all refusals at once; nothing is written. */
export const checkPlan = (plans: PlanInput | readonly PlanInput[], options: CheckOptions): Promise<RunReport> =>
  wrapSystemErrors(async () => {
    checkOptions(options, CHECK_KEYS)
    const inspects = options.diagnostics ? 'always' : 'on-demand'
    const runMode = {
      ...runModeOf({ ...options, dryRun: true }),
      allRefusals: true,
      inspects,
      wishes: options,
    } as const
    return executeRun(requestOf(plansFrom(plans), options), options, runMode, place)
  })

function runModeOf({ base, unrelatedBase, branch, bare, force = false, dryRun = false }: ApplyOptions): RunMode {
  if (bare && branch === undefined && !dryRun) throw new EditplanError({ name: 'USAGE', message: NO_NAME })
  return {
    place: { base, unrelatedBase },
    replays: 'work-tree',
    onto: bare ? 'nowhere' : 'merge',
    writes: !dryRun,
    dirty: branch === undefined ? 'kept' : 'refused',
    branch: branch === undefined ? undefined : { name: branch, force },
    allRefusals: false,
    tellsCommits: !dryRun,
    oneCommit: dryRun,
    asks: false,
    onAsk: 'stop',
    programs: 'all',
    inspects: 'always',
    onFailure: 'stop',
    limits: true,
  }
}

const NO_NAME = 'Without a work tree the result needs a name. Pass --branch.'

/** What puts a result in place is loaded only where there is one. A dry run shows the move of a submodule, which no checkout takes. */
const place: Deliver = async (prepared, { run, ...result }) =>
  !run || (!prepared.writes && result.request.outline.touched.has(submodule.name))
    ? { written: false }
    : (await import('./place-run.ts')).placeRun(prepared, { ...result, run })
