import { trackedFiles } from '../../../core/git/commands/index-files.ts'
import { EXECUTABLE, NOTHING, type TreeChange } from '../../../core/git/commands/tree-changes.ts'
import { available } from '../../../core/git/filters.ts'
import { type PlanInput, planFrom } from '../../../core/plan/define-plan.ts'
import { withDigest } from '../../../core/plan/digest.ts'
import type { Plan, Step } from '../../../core/plan/schema.ts'
import { pathsOf, type SteppedPlan } from '../../../core/plan/steps.ts'
import { openBaseline, openRepository } from '../../../core/run/baseline.ts'
import { requestOf } from '../../../core/run/request.ts'
import { openPolicy, type PolicySource, withoutQuestions } from '../../../core/run/run-policy.ts'
import { groupBy } from '../../../core/text/group-by.ts'
import { deleteFile } from '../../../core/tools/delete.ts'
import { edit } from '../../../core/tools/edit.ts'
import { effectOf } from '../../../core/tools/list.ts'
import { move } from '../../../core/tools/move.ts'
import { read } from '../../../core/tools/read/read.ts'
import type { StepInputs } from '../../../core/tools/step-inputs.ts'
import { write } from '../../../core/tools/write.ts'
import type { Change } from '../../../core/workspace/change.ts'
import { wrapSystemErrors } from '../../../core/workspace/file-identity.ts'
import type { Overlay } from '../../../core/workspace/overlay.ts'
import type { Source } from '../../../core/workspace/workspace.ts'
import { EditplanError, type Problem } from '../../../errors.ts'
import { set, unset } from '../documents.ts'
import { namingGlobs } from './globs.ts'
import { type SmallPlan, smallPlan } from './small-plan.ts'
import { createEffort, type Trial, type TrialBaseline, tryOut } from './trial.ts'

export interface GeneraliseResult {
  /** The same plan where nothing was merged. */
  readonly plan: Plan
  /** The glob steps, by their numbers in that plan, and how many steps each replaces. */
  readonly merged: readonly { readonly step: number; readonly replaces: number; readonly files: number }[]
  /** Steps, by their numbers in the plan that was given, that fewer would say, and that were left alone. */
  readonly leftAlone: readonly { readonly steps: readonly number[]; readonly reason: string }[]
}

/**
 * Says what runs of plain steps (one file each, without an id or a condition) do by fewer steps about several files, and the rest by
 * ordinary ones; steps of one reason stay together, and every other step stays in its place. It is proved: the plan that results gives
 * the same files as the one that was given. Nothing is written. Throws the refusals of a plan that does not apply, and what opening
 * the checkout throws.
 */
export const generalisePlan = (
  plan: PlanInput,
  options: {
    /** A folder of the checkout. */
    readonly root: string
    /** Revision to replay on; default: the plan's `base`, else the checkout as it is. */
    readonly base?: string | undefined
    /** Default: the repository's own. */
    readonly policy?: PolicySource | undefined
  },
): Promise<GeneraliseResult> => wrapSystemErrors(() => generalise(planFrom(plan), options))

async function generalise(
  given: SteppedPlan,
  { root, base, policy: source }: Parameters<typeof generalisePlan>[1],
): Promise<GeneraliseResult> {
  const git = await openRepository({ root })
  const { steps: _, digest: __, ...header } = given
  await using baseline = await openBaseline(git, {
    replays: 'work-tree',
    base: base ?? given.base,
    baseBy: base === undefined ? 'plan' : 'operator',
    paths: requestOf(given).paths,
  })
  const policy = await openPolicy(git, baseline.head.commit, { given: source, asks: false })
  const on: TrialBaseline = { baseline, policy, checks: withoutQuestions(policy), header }
  const steps = [...given.steps]
  const wanted = await tryOut(steps, on)
  const problems: readonly Problem[] = wanted.results.flatMap(({ error }) => error ?? [])
  if (problems.length > 0) throw new EditplanError(problems)
  const tracked = await git.run(trackedFiles({ treeish: baseline.committed && baseline.base.commit }))
  const parts = await partsOf(steps, { on, tracked })
  const merged = parts.flatMap((part) => part.merged)
  if (merged.length === 0) return { plan: withDigest(header, steps), merged: [], leftAlone: [] }
  const made = withoutIdleReads(parts.flatMap((part) => part.steps))
  const reason = whyNot(await tryOut(made, on), wanted)
  if (reason !== undefined)
    return {
      plan: withDigest(header, steps),
      merged: [],
      leftAlone: parts.flatMap(({ replaced }) => (replaced.length > 0 ? [{ steps: replaced, reason }] : [])),
    }
  return {
    plan: withDigest(
      header,
      made.map((step, at) => ({ ...step, index: at + 1 })),
    ),
    merged: merged.map(({ step, ...counts }) => ({ step: made.indexOf(step) + 1, ...counts })),
    leftAlone: [],
  }
}

function whyNot({ results, workspace }: Trial, wanted: Trial): string | undefined {
  const refused = results.find(({ error }) => error)?.error
  if (refused) return refused.message.split('\n', 1)[0]?.replace(/\.$/, '') ?? ''
  const [mine, theirs] = [filesOf(workspace), filesOf(wanted.workspace)]
  const path = [...new Set([...mine.keys(), ...theirs.keys()])].find((one) => !isSame(mine.get(one), theirs.get(one)))
  return path === undefined ? undefined : `${path} would be another one in the end`
}

const filesOf = (workspace: Overlay): ReadonlyMap<string, Change> =>
  new Map(workspace.changes().map((file) => [file.path, file]))

const isSame = (one: Change | undefined, other: Change | undefined): boolean => {
  if (!one?.after || !other?.after) return one !== undefined && other !== undefined && one.after === other.after
  return one.after.equals(other.after) && one.mode === other.mode
}

/** Steps that follow each other, as they are or said by others. */
interface StepRun {
  readonly steps: readonly Step[]
  readonly merged: readonly { readonly step: Step; readonly replaces: number; readonly files: number }[]
  /** Numbers of the steps that are gone. */
  readonly replaced: readonly number[]
}

type TrackedTrial = { readonly on: TrialBaseline; readonly tracked: readonly string[] }

/** Runs of plain steps, each with the reason that its steps give, and the steps between them. */
async function partsOf(steps: readonly Step[], place: TrackedTrial): Promise<readonly StepRun[]> {
  const parts: StepRun[] = []
  let before: Source = place.on.baseline.source
  for (const run of runsOf(steps)) {
    const after = await replayedOn(before, run, place)
    const part = after && isPlain(run[0]) ? await shorter(run, { before, after }, place) : undefined
    parts.push(part ?? { steps: run, merged: [], replaced: [] })
    if (after) before = after
  }
  return parts
}

const runsOf = (steps: readonly Step[]): readonly (readonly Step[])[] => {
  const runs: Step[][] = []
  for (let at = 0; at < steps.length; ) {
    let end = at
    while (end < steps.length && isPlain(steps[end])) end += 1
    const plain = steps.slice(at, end)
    // Steps of one reason come together; a Read is before all that it may license.
    const reads = plain.filter(({ tool }) => effectOf(tool) === 'reads')
    const byReason = new Map<string | undefined, Step[]>()
    for (const step of plain) {
      if (effectOf(step.tool) !== 'reads') byReason.set(step.why, [...(byReason.get(step.why) ?? []), step])
    }
    for (const [nth, group] of [...byReason.values()].entries()) runs.push(nth === 0 ? [...reads, ...group] : group)
    if (byReason.size === 0 && reads.length > 0) runs.push(reads)
    const own = steps[end]
    if (own) runs.push([own])
    at = end + 1
  }
  return runs
}

/** Whether a step names one file and has nothing of its own: no id, no condition, no number of matches that may be zero. */
const isPlain = (step: Step | undefined): boolean => {
  if (!step || !PLAIN_TOOLS.has(step.tool)) return false
  const { id, when, input } = step
  if (id !== undefined || when !== undefined || ('glob' in input && input.glob !== undefined)) return false
  if ('sha256' in input && input.sha256 !== undefined) return false
  return !('expect_matches' in input && (typeof input.expect_matches === 'object' || input.expect_matches === 0))
}

const PLAIN_TOOLS: ReadonlySet<Step['tool']> = new Set(
  [read, edit, write, deleteFile, move, set, unset].map(({ name }) => name),
)

/** The files as steps leave them; undefined where they cannot be replayed by themselves. */
async function replayedOn(source: Source, steps: readonly Step[], { on }: TrackedTrial): Promise<Overlay | undefined> {
  const header = { ...on.header, options: { ...on.header.options, reads: 'auto' as const } }
  const { results, workspace } = await tryOut(steps, { ...on, header }, { source })
  return results.some(({ status }) => status === 'failed') ? undefined : workspace
}

/** What a run of plain steps does, in fewer steps; undefined where there is no way. */
async function shorter(
  run: readonly Step[],
  { before, after }: { readonly before: Source; readonly after: Overlay },
  place: TrackedTrial,
): Promise<StepRun | undefined> {
  const { on, tracked } = place
  const joined = await joinedSteps(run, before, place)
  const gone = new Set(joined.flatMap(({ steps }) => steps))
  const others = run.filter((step) => !gone.has(step))
  const own = new Set([...gone].flatMap(pathsOf))
  const found = await smallPlan(
    {
      before,
      after,
      changes: changesIn(after, others).filter(({ path }) => !own.has(path)),
      tracked: [...new Set([...tracked, ...('touched' in before ? (before as Overlay).touched() : [])])].filter(
        (path) => before.stat(path)?.kind === 'file',
      ),
      holding: async () => tracked,
      load: async () => undefined,
      contents: async (paths) => new Map(paths.flatMap((path) => contentOf(before, path))),
      policy: on.checks,
    },
    createEffort(),
  )
  const part = partFrom(found, others)
  if (joined.length === 0) return part
  return {
    steps: [...(part?.steps ?? others), ...joined.map(({ step }) => step)],
    merged: [
      ...(part?.merged ?? []),
      ...joined.map(({ step, steps }) => ({ step, replaces: steps.length, files: steps.length })),
    ],
    replaced: [...[...gone].map(({ index }) => index), ...(part?.replaced ?? [])],
  }
}

/** Searches that say the same of files of which no other step speaks, as one step of several files each. */
async function joinedSteps(
  run: readonly Step[],
  before: Source,
  { on }: TrackedTrial,
): Promise<readonly { readonly step: Step; readonly steps: readonly Step[] }[]> {
  const changing = run.filter(({ tool }) => effectOf(tool) !== 'reads')
  const named = groupBy(changing.flatMap(pathsOf), (path) => path)
  const alike = groupBy(changing.filter(isSearch), ({ tool, input }) =>
    JSON.stringify([tool, { ...input, file_path: '', expect_matches: '' }]),
  )
  const joined: { readonly step: Step; readonly steps: readonly Step[] }[] = []
  for (const steps of alike.values()) {
    const files = steps.flatMap(pathsOf)
    const [first] = steps
    if (steps.length < 2 || files.some((path) => (named.get(path)?.length ?? 0) > 1)) continue
    const { file_path: _, ...input } = first.input as StepInputs['Edit']
    const header = { ...on.header, options: { ...on.header.options, reads: 'auto' as const } }
    const avoided: string[] = []
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const where = { ...namingGlobs(files, avoided), ...input, replace_all: true }
      const step = { ...first, input: { ...where, expect_matches: { min: 1 } } } as Step
      const [result] = (await tryOut([step], { ...on, header }, { source: before })).results
      if (!result || result.error) break
      const astray = result.changes.map(({ path }) => path).filter((path) => !files.includes(path))
      avoided.push(...astray)
      if (astray.length > 0) continue
      joined.push({ step: { ...first, input: { ...where, expect_matches: result.matches } } as Step, steps })
      break
    }
  }
  return joined
}

const MOST_ROUNDS = 4

/** Whether a step finds its places by more than a text, which rules about texts do not say. */
const isSearch = ({ input }: Step): boolean =>
  ('regex' in input && input.regex !== undefined) || ('pattern' in input && input.pattern !== undefined)

const contentOf = (source: Source, path: string): readonly (readonly [string, Buffer])[] => {
  const content = available(() => source.read(path))
  return content ? [[path, content]] : []
}

function changesIn(after: Overlay, run: readonly Step[]): readonly TreeChange[] {
  const changed = after.changes()
  const gone = new Set(changed.flatMap(({ path, after }) => (after ? [] : [path])))
  const origins = new Map(
    run.flatMap(({ tool, input }) =>
      effectOf(tool) === 'renames' && 'new_path' in input && gone.has(input.file_path ?? '')
        ? [[input.new_path, input.file_path]]
        : [],
    ),
  )
  const moved = new Set(origins.values())
  return changed.filter(({ path, after }) => after || !moved.has(path)).map((change) => treeChange(change, origins))
}

function treeChange(
  { path, before, after, mode }: Change,
  origins: ReadonlyMap<string, string | undefined>,
): TreeChange {
  const from = after && !before ? origins.get(path) : undefined
  const oldMode = before || from ? REGULAR : NOTHING
  const change = { path, oldMode, newMode: NOTHING, oldBlob: '', newBlob: '', isUtf8: true }
  if (!after) return { ...change, status: 'deleted' }
  const newMode = (mode & 0o100) > 0 ? EXECUTABLE : REGULAR
  if (from !== undefined) return { ...change, newMode, from, status: 'renamed' }
  return { ...change, newMode, status: before ? 'modified' : 'added' }
}

const REGULAR = '100644'

/** Steps of files that no rule is about stay as their author has them. */
function partFrom({ rules, residual, leftOut }: SmallPlan, run: readonly Step[]): StepRun | undefined {
  const several = rules.filter(({ files }) => files.length > 1)
  if (several.length === 0 || leftOut.length > 0) return undefined
  const why = run.find(({ tool }) => effectOf(tool) !== 'reads')?.why
  const touched = new Set(rules.flatMap(({ step, files }) => [...files.map(({ path }) => path), ...pathsOf(step)]))
  const reads = run.filter(({ tool }) => effectOf(tool) === 'reads')
  const changing = run.filter(({ tool }) => effectOf(tool) !== 'reads')
  const kept = changing.filter((step) => pathsOf(step).every((path) => !touched.has(path)))
  const replaced = changing.filter((step) => !kept.includes(step))
  const place = replaced[0]?.at ?? { line: 1, column: 1 }
  const fresh = ({ tool, input }: Pick<Step, 'tool' | 'input'>): Step =>
    ({ index: 0, tool, input, at: place, ...(why !== undefined && { why }) }) as Step
  const general = rules.map((rule) => ({ rule, step: fresh(rule.step) }))
  const rest = residual.filter((step) => pathsOf(step).some((path) => touched.has(path))).map(fresh)
  if (general.length + rest.length >= replaced.length) return undefined
  return {
    steps: [...reads, ...general.map(({ step }) => step), ...kept, ...rest],
    merged: general.map(({ rule: { files }, step }) => ({
      step,
      replaces: replaced.filter((one) => pathsOf(one).some((path) => files.some((file) => file.path === path))).length,
      files: files.length,
    })),
    replaced: replaced.map(({ index }) => index),
  }
}

/** Without Reads of files that no step names any more. */
function withoutIdleReads(steps: readonly Step[]): readonly Step[] {
  const named = new Set(
    steps.flatMap((step) => [...(effectOf(step.tool) === 'reads' ? [] : pathsOf(step)), step.when?.file_path ?? '']),
  )
  return steps.filter((step) => {
    const { tool, id, when, why, input } = step
    if (effectOf(tool) !== 'reads' || [id, when, why].some((own) => own !== undefined)) return true
    return ('sha256' in input && input.sha256 !== undefined) || pathsOf(step).some((path) => named.has(path))
  })
}
