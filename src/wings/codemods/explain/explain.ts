import { openObjectReader } from '../../../core/git/cat-file.ts'
import { mergeBase } from '../../../core/git/commands/commit.ts'
import { filesHolding } from '../../../core/git/commands/grep.ts'
import { trackedFiles } from '../../../core/git/commands/index-files.ts'
import { blobSizes, objectSizes } from '../../../core/git/commands/object-sizes.ts'
import { fetchCommits, ownRemote } from '../../../core/git/commands/remote.ts'
import { isShallow, resolveRevision } from '../../../core/git/commands/rev-parse.ts'
import { type CountedChange, countedChanges } from '../../../core/git/commands/tree-changes.ts'
import type { Git } from '../../../core/git/git.ts'
import { scratchObjects } from '../../../core/git/object-store.ts'
import { listRemoteRefs, remoteRef } from '../../../core/git/remote-refs.ts'
import { snapshotIndex, snapshotWorkTree } from '../../../core/git/work-tree-snapshot.ts'
import type { StepInput } from '../../../core/plan/edits-between.ts'
import type { PlanHeader, Step } from '../../../core/plan/schema.ts'
import { pathsOf } from '../../../core/plan/steps.ts'
import type { PolicyFile } from '../../../core/policy/policy-file.ts'
import { masked } from '../../../core/policy/secrets.ts'
import { openBaseline, openRepository } from '../../../core/run/baseline.ts'
import { diffPlan, headerBetween, isAsWanted, splitCrossingRenames } from '../../../core/run/from-diff.ts'
import { openSharedRunner } from '../../../core/run/on-baseline.ts'
import { openPolicy, type PolicySource, withoutQuestions } from '../../../core/run/run-policy.ts'
import { exposedCredentials } from '../../../core/run/verification.ts'
import { counted } from '../../../core/text/words.ts'
import { effectOf, toolOf } from '../../../core/tools/list.ts'
import { run as runTool } from '../../../core/tools/run.ts'
import { stepOf } from '../../../core/tools/tool.ts'
import { openTree } from '../../../core/workspace/sources/tree.ts'
import { EditplanError } from '../../../errors.ts'
import { codemodOf } from './codemod.ts'
import type { RuleStep } from './cover.ts'
import type { TwoStates } from './ground.ts'
import { sum } from './hunks.ts'
import { filesToRead, REST, stepsWithin } from './rest.ts'
import { type SmallPlan, smallPlan } from './small-plan.ts'
import { createEffort, type Effort, type EffortLimits, type TrialBaseline, tryOut } from './trial.ts'
import { type Explanation, phraseOf, type StepExplanation, titleOf } from './words.ts'

export type { Explanation, StepExplanation } from './words.ts'

export interface ExplainRequest {
  /** A folder of the checkout. */
  readonly root: string
  /** Revision that the change begins at; default HEAD. */
  readonly from?: string | undefined
  /** Revision that it leads to; default: the work tree, or the index where `staged`. */
  readonly to?: string | undefined
  /** Begin where the two parted. */
  readonly merged?: boolean | undefined
  readonly staged?: boolean | undefined
  /** Number of a pull request of `origin`, in place of both ends; what it holds is fetched. Its base is the branch that it is for. */
  readonly pr?: number | undefined
  /** Absolute path of a file that does not count: the one that the plan is written to. */
  readonly except?: string | undefined
  readonly title?: string | undefined
  /** Default: the repository's own, as of `from`. */
  readonly policy?: PolicySource | undefined
  readonly limits?: EffortLimits | undefined
  /** Whether the commands that the policy names under `explain` may be tried; default false. */
  readonly runs?: boolean | undefined
  /** Whether the rules are given as a codemod too; default false. */
  readonly codemod?: boolean | undefined
}

/**
 * Finds a small plan of a change: steps that each explain many lines, then ordinary ones for the rest. Applied to `from`, which it names as
 * its base, the plan gives the other state byte for byte, but for what `leftOut` lists; that was proved by a replay. Nothing is written.
 * Throws NOT_A_REPOSITORY, UNKNOWN_REVISION.
 */
export async function explainChange(request: ExplainRequest): Promise<Explanation> {
  const { root, pr, staged = false, except, title, policy: given, limits, runs = false, codemod = false } = request
  const effort = createEffort(limits)
  const git = await openRepository({ root, bare: pr !== undefined || request.to !== undefined })
  const { from = 'HEAD', to, merged = false } = pr === undefined ? request : await pullEnds(git, pr)
  const base = await git.run(resolveRevision(merged ? await parting(git, from, to) : from))
  const target = to === undefined ? undefined : await git.run(resolveRevision(to))
  const tree = target?.tree ?? (staged ? await snapshotIndex(git) : await snapshotWorkTree(git))
  const counted = await git.run(countedChanges(base.tree, tree))
  const all = counted.filter((change) => `${git.root}/${change.path}` !== except)
  const sizes = await git.run(blobSizes(all.flatMap(({ oldBlob, newBlob }) => [oldBlob, newBlob])))
  const isLarge = ({ oldBlob, newBlob }: CountedChange) =>
    [oldBlob, newBlob].some((id) => (sizes.get(id) ?? 0) > LARGEST)
  const changes = all.filter((change) => !isLarge(change))
  const large = all.filter(isLarge).map(({ path }) => ({ path, reason: TOO_LARGE }))
  const policy = await openPolicy(git, base.commit, { given, asks: false })
  await using baseline = await openBaseline(git, {
    replays: 'commit',
    head: base.commit,
    base: base.commit,
    baseBy: 'operator',
    paths: changes.flatMap(({ path, from: old = path }) => [old]),
  })
  await using reader = openObjectReader(git)
  using after = await openTree(git, reader, { treeish: tree })
  await after.load(changes.map(({ path }) => path))
  const named = runs ? (policy.file.explain?.commands ?? []) : []
  const exposed = named.length > 0 ? await exposedCredentials(git) : []
  using store = named.length > 0 && exposed.length === 0 ? scratchObjects(git) : undefined
  await using runner = store && openSharedRunner({ baseline, store, policy })
  const commands = runner && { steps: named.map(runStep), outcomeOf: runner.outcomeOf }
  const states: Omit<TwoStates, 'changes'> = {
    before: baseline.source,
    after,
    tracked: await git.run(trackedFiles({ treeish: base.commit })),
    holding: (text) => holding(git, text, base.commit),
    load: async (paths) => baseline.committed?.load(paths),
    contents: async (paths) =>
      (await baseline.committed?.contents(await readable(git, paths, base.commit))) ?? new Map(),
    policy,
    isMarked: (path) => baseline.conversions.of(path).generated,
    commands,
    restTogether: true,
  }
  const header = await headerBetween(git, { base: base.commit, target: target?.commit, title })
  const on: TrialBaseline = {
    baseline,
    policy,
    checks: withoutQuestions(policy),
    header,
    commands: commands?.outcomeOf,
  }
  const notes = exposed.length > 0 && { notes: [`No command of the policy was tried. ${exposed.join(' ')}`] }
  const { found, proof } = await provenPlan(changes, states, { on, effort, large })
  if (proof === undefined) {
    const own = codemod && { codemod: await codemodOf(found.rules, on) }
    return { ...told(found, all, { base: base.commit, effort, header }), ...notes, ...own }
  }
  const trees = { source: baseline.source, result: after, policy }
  const isQuick = changes.length <= QUICK_FILES && sum(sizes.values(), (size) => size) <= QUICK_BYTES
  const { steps, leftOut, isCut } = await stepsWithin(changes, trees, () => isQuick || effort.allows('ordinary'))
  const left = new Set(leftOut.map(({ path }) => path))
  const toRead = filesToRead(
    changes.filter(({ path }) => !left.has(path)),
    { ...states, made: baseline.source },
  )
  const ordinary: SmallPlan = {
    moved: [],
    rules: [],
    residual: steps,
    first: 0,
    toRead,
    leftOut: await masked([...leftOut, ...large]),
    isCut,
  }
  return {
    ...told(ordinary, all, { base: base.commit, effort, header }),
    ...notes,
    ordinary: proof,
  }
}

/** A small plan, and why it does not give the very tree; files in which its steps meet are left to ordinary steps, a few of them. */
async function provenPlan(
  changes: readonly CountedChange[],
  states: Omit<TwoStates, 'changes'>,
  { on, effort, large }: { readonly on: TrialBaseline; readonly effort: Effort; readonly large: SmallPlan['leftOut'] },
): Promise<{ readonly found: SmallPlan; readonly proof: string | undefined }> {
  let apart: readonly CountedChange[] = []
  for (;;) {
    const small = await smallPlan({ ...states, changes: changes.filter((change) => !apart.includes(change)) }, effort)
    const whole = apart.length === 0 ? small : await withOrdinary(small, apart, states)
    const found = { ...whole, leftOut: [...whole.leftOut, ...large] }
    const proof = await proven(found, changes, { on, after: states.after, goesOn: () => effort.allows('proof') })
    const met = changes.filter((change) => !apart.includes(change) && proof?.paths.includes(change.path))
    if (!proof || met.length === 0 || apart.length + met.length > MOST_APART) return { found, proof: proof?.reason }
    apart = [...apart, ...met]
  }
}

/** Files that ordinary steps take over. */
const MOST_APART = 8

/** The plan with ordinary steps for further files. */
async function withOrdinary(
  small: SmallPlan,
  changes: readonly CountedChange[],
  states: Omit<TwoStates, 'changes'>,
): Promise<SmallPlan> {
  const { before, after, policy } = states
  const { steps, leftOut } = await stepsWithin(changes, { source: before, result: after, policy }, () => true)
  return {
    ...small,
    residual: [...small.residual, ...steps],
    toRead: [...small.toRead, ...filesToRead(changes, { ...states, made: before })],
    leftOut: [...small.leftOut, ...leftOut],
  }
}

/** Bytes of a file, before or after; a larger one would be the plan. */
const LARGEST = 16 * 2 ** 20
/** The ordinary plan of so little is given whatever the clock says. */
const QUICK_FILES = 500
const QUICK_BYTES = 8 * 2 ** 20
const TOO_LARGE = 'It is larger than 16 MiB. Review it separately.'

const runStep = ({ run, files }: NonNullable<PolicyFile['explain']>['commands'][number]): StepInput =>
  stepOf(runTool, { command: run, changes: files })

/** The ends of a pull request, fetched: its head, and the branch that it merges into; the default branch where it does not merge. */
async function pullEnds(git: Git, number: number): Promise<Pick<ExplainRequest, 'from' | 'to' | 'merged'>> {
  const origin = ownRemote('origin')
  const [head, merge] = [`refs/pull/${number}/head`, `refs/pull/${number}/merge`]
  const { refs, defaultBranch } = await listRemoteRefs(git, origin, ['HEAD', head, merge])
  const to = refs.get(head)
  if (to === undefined) {
    const message = `origin has no pull request #${number}. Check the number, and that origin is the repository on GitHub.`
    throw new EditplanError({ name: 'UNKNOWN_REVISION', message })
  }
  const merging = refs.get(merge)
  const onto = merging ?? (await remoteRef(git, origin, `refs/heads/${defaultBranch}`))
  if (onto === undefined) return { from: 'HEAD', to, merged: true }
  await git.run(fetchCommits(origin, [to, onto]))
  return { from: merging === undefined ? onto : `${merging}^1`, to, merged: true }
}

/** Where the two histories part; the base itself where they share nothing. */
const parting = async (git: Git, from: string, to = 'HEAD'): Promise<string> => {
  const [one, other] = [await git.run(resolveRevision(from)), await git.run(resolveRevision(to))]
  const base = await git.run(mergeBase(one.commit, other.commit))
  if (base !== undefined || !isShallow(git)) return base ?? one.commit
  const message = `The history of this shallow clone does not reach the commit where ${from} and ${to} part. Run \`git fetch --unshallow\`, or check out with \`fetch-depth: 0\`.`
  throw new EditplanError({ name: 'UNKNOWN_REVISION', message })
}

const holding = async (git: Git, text: string, treeish: string): Promise<readonly string[]> =>
  (await git.run(filesHolding([text], { treeish }))) ?? (await git.run(trackedFiles({ treeish })))

/** Those of the files that are not too large to be looked at. */
async function readable(git: Git, paths: readonly string[], treeish: string): Promise<readonly string[]> {
  const named = paths.filter((path) => !path.includes('\n'))
  const sizes = await git.run(objectSizes(named.map((path) => `${treeish}:${path}`)))
  return named.filter((_, at) => (sizes[at] ?? 0) <= LARGEST)
}

/** The steps in order, numbered; those of rules say what they explain, where their tool and files do not. */
const stepsIn = ({ moved, rules, residual, first }: SmallPlan): readonly Step[] => {
  const told = (rule: RuleStep) =>
    [rule.step, isOfNames(rule.step) ? undefined : phraseOf(explanationOf(rule, 0))] as const
  const part = moved.length + rules.length + first > 0 ? 'the rest of the change' : 'the change'
  const rest = (step: Step) =>
    [step, isRest(step) ? `${part}, in ${counted(pathsOf(step).length, 'file')}` : undefined] as const
  return [
    ...moved.map(told),
    ...residual.slice(0, first).map(rest),
    ...rules.map(told),
    ...residual.slice(first).map(rest),
  ].map(
    ([{ tool, input }, why], at) =>
      ({ index: at + 1, tool, input, ...(why && { why }), at: { line: at + 1, column: 1 } }) as Step,
  )
}

const isOfNames = ({ tool }: StepInput): boolean => ['renames', 'removes'].includes(effectOf(tool) ?? '')

const isRest = ({ input }: Step): boolean => 'source' in input && input.source === REST

/** Why the plan does not give the very tree, and at which paths; undefined where it does. */
async function proven(
  found: SmallPlan,
  changes: readonly CountedChange[],
  { on, after, goesOn }: { readonly on: TrialBaseline; readonly after: TwoStates['after']; goesOn(): boolean },
): Promise<{ readonly reason: string; readonly paths: readonly string[] } | undefined> {
  const steps = stepsIn(found)
  if (found.isCut || !goesOn()) return UNPROVED
  const { results, workspace } = await tryOut(steps, on, { goesOn })
  if (results.length < steps.length) return UNPROVED
  const refused = results.find(({ error }) => error)
  if (refused?.error) {
    const { message } = refused.error
    const paths = changes.flatMap(({ path }) => (path === refused.path || message.includes(path) ? path : []))
    return { reason: `a step about ${refused.path} is refused: ${message.split('\n', 1)[0]}`, paths }
  }
  const left = new Set(found.leftOut.map(({ path }) => path))
  const carried = splitCrossingRenames(changes).filter(({ path }) => !left.has(path))
  const known = new Set(carried.flatMap(({ path, from = path }) => [path, from]))
  const wrong = [
    ...carried.filter((change) => !isAsWanted(change, workspace, after)),
    ...workspace.changes().filter(({ path }) => !known.has(path)),
  ]
  return (
    wrong[0] && { reason: `the small plan would leave another ${wrong[0].path}`, paths: wrong.map(({ path }) => path) }
  )
}

const UNPROVED = { reason: 'time or memory ended before the small plan was proved', paths: [] }

function told(
  found: SmallPlan,
  changes: readonly CountedChange[],
  {
    base,
    effort: { stopped, spent },
    header,
  }: { readonly base: string; readonly effort: Effort; readonly header: PlanHeader },
): Explanation {
  const { moved, rules, toRead, leftOut } = found
  const first = moved.length + found.first
  const steps = stepsIn(found)
  const left = new Set(leftOut.map(({ path }) => path))
  const counted = new Map(changes.map(({ path, insertions, deletions }) => [path, insertions + deletions]))
  const explained = new Set([...moved, ...rules].flatMap(({ files }) => files.map(({ path }) => path)))
  // Git finds more lines than differ where many of a file are alike: what no rule changes is left as it counts it.
  const linesLeft = ({ path, lines }: Explanation['toRead'][number]): number => {
    const all = counted.get(path) ?? (Number.isFinite(lines) ? lines : 0)
    return explained.has(path) ? Math.min(lines, all) : all
  }
  const read = [
    ...toRead.map((file) => ({ ...file, lines: linesLeft(file) })).filter(({ path }) => !left.has(path)),
    ...[...left].map((path) => ({ path, lines: counted.get(path) ?? 0, diff: '' })),
  ]
  const all = sum(counted.values(), (lines) => lines)
  return {
    base,
    steps: [
      ...moved.map((rule, at) => explanationOf(rule, at + 1)),
      ...rules.map((rule, at) => explanationOf(rule, first + at + 1)),
    ],
    residual: steps.flatMap(({ index }) =>
      (index > moved.length && index <= first) || index > first + rules.length ? [index] : [],
    ),
    lines: { all, explained: Math.max(0, all - sum(read, ({ lines }) => lines)) },
    files: { all: changes.length, explained: Math.max(0, changes.length - read.length) },
    toRead: read,
    ...diffPlan(header, steps, leftOut),
    ...(stopped && { stopped }),
    spent,
  }
}

function explanationOf({ step, files, matches, title, exceptions = [] }: RuleStep, number: number): StepExplanation {
  const counts = files.map(({ lines }) => lines)
  const usual = counts.toSorted((one, other) => one - other)[counts.length >> 1]
  const odd = files.filter(({ lines }) => lines !== usual)
  const alike = files.filter(({ lines }) => lines === usual)
  return {
    step: number,
    title: title ?? titleOf(step),
    matches: toolOf(step.tool).counts ? matches : files.length,
    counts: toolOf(step.tool).counts ?? 'files',
    files: [...odd, ...alike].map(({ path }) => path),
    ...(odd.length > 0 && { odd: odd.length }),
    ...(exceptions.length > 0 && { exceptions }),
  }
}
