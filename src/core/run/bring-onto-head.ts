import { EditplanError, type Problem } from '../../errors.ts'
import { rebaseChain } from '../git/commits.ts'
import type { ObjectStore } from '../git/object-store.ts'
import { type Drift, keepRebased, mergeOnto } from '../history/drift.ts'
import type { Run, Snapshot } from '../history/run-record.ts'
import type { PlanOptions } from '../plan/schema.ts'
import type { SteppedPlan } from '../plan/steps.ts'
import { filesOf } from '../report/net-changes.ts'
import type { ReportedStep } from '../report/report.ts'
import type { Baseline } from './baseline.ts'
import { type ReplayOptions, type ReplayOutcome, replayAndRecord } from './replayed.ts'
import { type Request, requestOf, type Wishes, withOptions } from './request.ts'

interface RebasedRun {
  readonly run: Run
  /** The head has all of it already. */
  readonly unchanged: boolean
  readonly notes: readonly string[]
}

interface BringOptions {
  /** `merge`: one merge commit on the head. `rebase`: the run's commits, one by one, on the head. `nowhere`: they stay on their base. */
  readonly onto: 'merge' | 'rebase' | 'nowhere'
  /** Whether a ref and the run's record keep a merge. */
  readonly recorded: boolean
}

/** Brings a run that was made on an older base onto the head: what its steps changed, and nothing else. Throws MERGE_CONFLICT. */
export async function bringOntoHead(
  store: ObjectStore,
  { baseline, request, steps, run }: BringParts,
  { onto, recorded }: BringOptions,
): Promise<RebasedRun> {
  const { base, head } = baseline
  if (base.commit === head.commit || onto === 'nowhere') return { run, unchanged: false, notes: [] }
  if (onto === 'rebase') return rebaseOntoHead(store, run, { onto: head.commit, recorded })
  const changing = steps.filter(({ status }) => status === 'applied')
  const merged = await mergeOnto(store.git, run, {
    plan: request.header,
    onto: head.commit,
    steps: changing.flatMap((step) => filesOf(step).map(({ file_path: path }) => ({ index: step.index, path }))),
    unrelated: baseline.unrelated,
    recorded,
  })
  if (!merged.ok) throw new EditplanError(merged.problem)
  return merged.unchanged
    ? { run: merged.run, unchanged: true, notes: [HELD] }
    : { run: merged.run, unchanged: false, notes: notesOf(merged.drift) }
}

interface BringParts {
  readonly baseline: Baseline
  readonly request: Request
  readonly steps: readonly ReportedStep[]
  readonly run: Run
}

async function rebaseOntoHead(
  { git }: ObjectStore,
  run: Run,
  { onto, recorded }: { readonly onto: string; readonly recorded: boolean },
): Promise<RebasedRun> {
  const rebased = await rebaseChain(git, run.snapshots, onto)
  if (!rebased.ok) throw new EditplanError(conflict(rebased.at, rebased.conflicts))
  const { base, chain } = rebased
  if (chain.length === 0) return { run, unchanged: true, notes: [HELD] }
  const moved = { ...run, base, head: rebased.head, snapshots: chain }
  if (recorded) await keepRebased(git, moved)
  const note = `The plan was made on ${run.base.commit.slice(0, 12)}; its commits were moved onto ${onto.slice(0, 12)}.`
  return { run: moved, unchanged: false, notes: [note] }
}

const HELD = 'The current head holds all of the plan already.'

const conflict = ({ steps }: Snapshot, files: readonly string[]): Problem => ({
  name: 'MERGE_CONFLICT',
  message: `Step ${steps.join(', ')} and the commits since the plan's base change the same lines in ${files.join(', ')}. Nothing was written. Make the plan again on the current head.`,
})

const notesOf = (drift: ReadonlyMap<string, Drift>): readonly string[] =>
  [...drift].map(([path, how]) =>
    how === 'moved' ? `${path}: changed since the base, merged.` : `${path}: as on the base, the plan still applies.`,
  )

/** What a plan says that says nothing of its commits; by its digest too the two are one. */
const DEFAULT: PlanOptions['commits'] = 'per-step'

interface FittedReplay {
  readonly request: Request
  readonly replayed: ReplayOutcome
  /** Why the commits are not those of the plan's options, in sentences. */
  readonly notes: readonly string[]
}

/**
 * The request of a pull request: with commits made through the API, which takes several calls for each, `commits` that
 * nobody chose is `squash`.
 */
export function requestPull(
  plans: SteppedPlan | readonly SteppedPlan[],
  { signedByApi, ...wishes }: Wishes & { readonly signedByApi: boolean },
): Request {
  const request = requestOf(plans, wishes)
  if (!signedByApi || !isOpen(request)) return request
  return requestOf(plans, { ...wishes, overrides: { ...wishes.overrides, commits: 'squash' } })
}

interface FitOptions extends ReplayOptions {
  /** Commits that a pull request lists; absent: any number. */
  readonly most: number | undefined
  /** Commits that will follow those of the steps. */
  readonly room: number
}

/**
 * Replays and records. Where nobody chose `commits` and there would be more than `most`, there is one commit a file, or a single one.
 */
export async function replayToFit(baseline: Baseline, request: Request, options: FitOptions): Promise<FittedReplay> {
  const { most } = options
  const chosen = most === undefined ? request : await chooseCommits(baseline, request, { ...options, most })
  const notes = chosen === request || most === undefined ? [] : [coarserNote(chosen.header.options.commits, most)]
  return { request: chosen, replayed: await replayAndRecord(baseline, chosen, options), notes }
}

/** Replays once without recording where there could be too many commits: only then is it known how many there are. */
async function chooseCommits(
  baseline: Baseline,
  request: Request,
  { room, most, policy, signal, commands }: FitOptions & { readonly most: number },
): Promise<Request> {
  const left = most - room
  if (request.outline.changing <= left || !isOpen(request)) return request
  const { steps } = await replayAndRecord(baseline, request, { policy, signal, commands, recorded: false })
  const applied = steps.filter(({ status }) => status === 'applied')
  if (applied.length <= left) return request
  const commits =
    applied.some(({ tool }) => tool === 'Fix') && rulesIn(applied) <= left ? 'per-rule' : byFile(applied, left)
  return { ...withOptions(request, { commits }), overrides: { ...request.overrides, commits } }
}

const byFile = (applied: ReplayOutcome['steps'], most: number): PlanOptions['commits'] =>
  commitsByFile(applied) <= most ? 'per-file' : 'squash'

/** Commits there would be with one for each file: a step over several joins theirs, a fix over several ends them and has its own. */
function commitsByFile(applied: ReplayOutcome['steps']): number {
  const open = new Map<string, ReadonlySet<string>>()
  let ended = 0
  for (const step of applied) {
    const paths = new Set(filesOf(step).map(({ file_path }) => file_path))
    const groups = new Set([...paths].flatMap((path) => open.get(path) ?? []))
    if (step.tool === 'Fix' && paths.size > 1) {
      ended += groups.size + 1
      for (const group of groups) for (const path of group) open.delete(path)
    } else if (groups.size !== 1 || ![...groups].every((group) => [...paths].every((path) => group.has(path)))) {
      const joined = new Set([...groups, paths].flatMap((group) => [...group]))
      for (const path of joined) open.set(path, joined)
    }
  }
  return ended + new Set(open.values()).size
}

/** Commits there would be with one for each rule. */
const rulesIn = (applied: ReplayOutcome['steps']): number =>
  applied.filter(({ source }, at) => source === undefined || source !== applied[at - 1]?.source).length

const isOpen = ({ overrides, header }: Request): boolean =>
  overrides.commits === undefined && header.options.commits === DEFAULT

const EACH = {
  'per-step': 'each step',
  'per-rule': 'each rule',
  'per-file': 'each file',
  squash: 'all of them',
} as const

const coarserNote = (commits: PlanOptions['commits'], most: number): string =>
  `One commit per step would be more than the ${most} that a pull request lists, so there is one for ${EACH[commits]}. Set \`commits\` to per-step to have one per step nevertheless.`
