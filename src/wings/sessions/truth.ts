import path from 'node:path'
import { replay } from '../../core/engine/replay.ts'
import { openObjectReader } from '../../core/git/cat-file.ts'
import { ignoredPaths } from '../../core/git/commands/check-paths.ts'
import { setEntries } from '../../core/git/commands/index-files.ts'
import { hashFiltered } from '../../core/git/commands/object-sizes.ts'
import { EXECUTABLE, treeChanges } from '../../core/git/commands/tree-changes.ts'
import { readTree, writeTree } from '../../core/git/commands/worktree.ts'
import type { Git } from '../../core/git/git.ts'
import { scratchFolder } from '../../core/git/scratch-folder.ts'
import type { TreeEntry } from '../../core/git/tree.ts'
import { isPrivatePath, WHY_PRIVATE, WITHHELD } from '../../core/history/recordings.ts'
import { withDigest } from '../../core/plan/digest.ts'
import type { Plan, Step } from '../../core/plan/schema.ts'
import { pathsOf } from '../../core/plan/steps.ts'
import { type LeftOut, stepsBetween } from '../../core/run/from-diff.ts'
import type { NotImported } from '../../core/run/wing-slots.ts'
import type { PolicyChecks } from '../../core/tools/permission.ts'
import { createOverlay, type Overlay } from '../../core/workspace/overlay.ts'
import { openTree, type TreeSource } from '../../core/workspace/sources/tree.ts'
import type { Source } from '../../core/workspace/workspace.ts'

/** Policy has its say when a plan is checked; here only what applies counts. */
const PERMISSIVE: PolicyChecks = {
  secrets: async () => undefined,
  path: () => undefined,
  configuration: () => undefined,
}

const UNTOLD = 'not shown by the session'

interface Truth {
  /** The tree that the session began at, and the one that it left. */
  readonly before: string
  readonly after: string
  readonly policy: PolicyChecks
  /** Which of the files that differ count; default all. */
  readonly counts?: (path: string) => boolean
  /** What differs becomes last steps. */
  readonly complete: boolean
}

/** A plan beside what its session left. */
export interface Comparison {
  readonly plan: Plan
  /** Files that the plan does not give as they are, and why. */
  readonly differing: readonly LeftOut[]
  /** Files that differ too, and that do not count. */
  readonly elsewhere: readonly string[]
}

/** Steps of a plan that apply to a tree, in order; the others are listed. */
export const applicable = async (
  git: Git,
  plan: Plan,
  { source, configuration }: { readonly source: Source; readonly configuration: PolicyChecks['configuration'] },
): Promise<{ readonly plan: Plan; readonly doomed: readonly NotImported[] }> => {
  if (plan.steps.some(({ tool }) => tool === 'Run')) return { plan, doomed: [] }
  const doomed: NotImported[] = []
  const ignored = await ignoredIn(git, plan.steps)
  let steps = plan.steps.filter((step) => {
    const name = pathsOf(step).find((one) => ignored.has(one) || isPrivatePath(one))
    const holdsKey = WITHHELD.holding(Buffer.from(JSON.stringify(step.input)))
    if (name === undefined && !holdsKey) return true
    const reason =
      name !== undefined && ignored.has(name)
        ? `git ignores ${name}, so no plan can change it.`
        : `${pathsOf(step).join(', ')}: ${WHY_PRIVATE}`
    doomed.push(without(step, reason))
    return false
  })
  for (let again = true; again; ) {
    const failed = await failures(steps, plan, { source, configuration })
    again = failed.size > 0
    for (const [step, why] of failed)
      doomed.push(without(step, `It does not apply to what is before it in the plan: ${why}`))
    steps = steps.filter((step) => !failed.has(step))
  }
  if (steps.length === plan.steps.length) return { plan, doomed }
  const { steps: _, digest: __, ...header } = plan
  return { plan: withDigest(header, steps.map(renumbered)), doomed }
}

const without = ({ tool, at }: Step, reason: string): NotImported => ({
  construct: tool,
  reason,
  at: at as NotImported['at'],
  mayChangeFiles: tool !== 'Read',
})

const renumbered = (step: Step, index: number): Step => ({ ...step, index: index + 1 })

const ignoredIn = async (git: Git, steps: readonly Step[]): Promise<ReadonlySet<string>> => {
  const paths = [...new Set(steps.flatMap(pathsOf))].filter(
    (name) => name !== '' && !/^(\/|\.\.\/|[A-Za-z]:)/.test(name),
  )
  return paths.length === 0 || git.bare ? new Set() : git.run(ignoredPaths(paths))
}

const failures = async (
  steps: readonly Step[],
  plan: Plan,
  { source, configuration }: { readonly source: Source; readonly configuration: PolicyChecks['configuration'] },
): Promise<ReadonlyMap<Step, string>> => {
  const failed = new Map<Step, string>()
  const broken = new Map<string, string>()
  for await (const result of replayed(steps, plan, { workspace: createOverlay(source), configuration })) {
    if (!result.error) continue
    if (result.broken !== undefined) broken.set(result.broken, result.error.message)
    else failed.set(steps[result.index - 1]!, result.error.message)
  }
  // What does not apply may be why a file is left broken.
  if (failed.size > 0) return failed
  for (const step of steps) {
    const why =
      step.tool === 'Read'
        ? undefined
        : pathsOf(step)
            .map((name) => broken.get(name))
            .find((one) => one !== undefined)
    if (why !== undefined) failed.set(step, why)
  }
  return failed
}

async function* replayed(
  steps: readonly Step[],
  { options }: Plan,
  {
    workspace,
    configuration = PERMISSIVE.configuration,
  }: { readonly workspace: Overlay; readonly configuration?: PolicyChecks['configuration'] },
) {
  const plan = { options: { ...options, on_error: 'continue' as const }, steps: steps.map(renumbered) }
  for await (const event of replay([plan], { workspace, policy: { ...PERMISSIVE, configuration } }))
    if (event.type === 'step') yield { index: event.result.step.index, error: event.result.error }
    else if (event.type === 'broken') yield { index: event.step, error: event.problem, broken: event.path }
}

/** Compares what a plan gives with what its session left. Steps that run commands are not run: their files are not compared. */
export const compareWithTruth = async (git: Git, plan: Plan, truth: Truth): Promise<Comparison> => {
  await using reader = openObjectReader(git)
  using before = await openTree(git, reader, { treeish: truth.before })
  using after = await openTree(git, reader, { treeish: truth.after })
  await before.load(plan.steps.flatMap(pathsOf))
  const made = createOverlay(before)
  for await (const _ of replayed(plan.steps, plan, { workspace: made }));
  const changes = await git.run(treeChanges(truth.before, truth.after, { renames: false }))
  const paths = [...new Set([...changes.map((change) => change.path), ...made.touched()])].sort()
  await Promise.all([before.load(paths), after.load(paths)])
  const all = paths.filter((name) => !isSame(name, made, after))
  const counted = all.filter((name) => truth.counts?.(name) !== false)
  const elsewhere = all.filter((name) => !counted.includes(name))
  const open = counted.map((name): LeftOut => ({ path: name, reason: UNTOLD }))
  if (!truth.complete || counted.length === 0) return { plan, differing: open, elsewhere }
  const kept = counted.filter((name) => !isPrivatePath(name))
  const from = await treeWith(git, truth.after, kept, made)
  const { steps, leftOut } = await stepsBetween(git, { from, to: truth.after }, { policy: truth.policy })
  const { steps: own, digest: _, ...header } = plan
  const last = steps.map((step) => ({ ...step, why: UNTOLD }))
  const left = counted.filter((name) => isPrivatePath(name)).map((name) => ({ path: name, reason: WHY_PRIVATE }))
  return { plan: withDigest(header, [...own, ...last].map(renumbered)), differing: [...leftOut, ...left], elsewhere }
}

const isSame = (name: string, made: Overlay, after: TreeSource): boolean => {
  const [one, other] = [made.stat(name), after.stat(name)]
  const isFile = one?.kind === 'file' && !one.link
  if (!isFile || other?.kind !== 'file' || other.link) return !isFile && other === undefined
  return (one.mode & 0o100) === (other.mode & 0o100) && made.read(name).equals(after.read(name))
}

/** A tree in which these files are as a plan makes them. */
const treeWith = async (git: Git, tree: string, paths: readonly string[], made: Overlay): Promise<string> => {
  using folder = scratchFolder(git)
  const env = { GIT_INDEX_FILE: path.join(folder.path, 'index') }
  const entries: (readonly [string, TreeEntry | undefined])[] = []
  for (const name of paths) {
    const stat = made.stat(name)
    if (stat?.kind !== 'file') entries.push([name, undefined])
    else
      entries.push([
        name,
        { mode: stat.mode & 0o100 ? EXECUTABLE : '100644', oid: await git.run(hashFiltered(name, made.read(name))) },
      ])
  }
  await git.run({ ...readTree(tree), env })
  await git.run({ ...setEntries(git.objectFormat, entries), env })
  return await git.run({ ...writeTree(), env })
}

/** When a session was under way, in milliseconds; undefined where it does not say. */
type Period = { readonly from: number; readonly to: number }

/** Which files a session may have changed: those that it names, and those that changed while it was under way. */
export const countsFor =
  (
    disk: Source,
    { names, others, span }: Record<'names' | 'others', ReadonlySet<string>> & { readonly span: Period | undefined },
  ) =>
  (name: string): boolean => {
    if (others.has(name)) return false
    if (names.has(name) || !span) return true
    return timesOf(name, disk).some(
      (time) => time === Number.POSITIVE_INFINITY || (time >= span.from - MARGIN && time <= span.to + MARGIN),
    )
  }

/** Clocks of file systems are coarse. */
export const MARGIN = 2000

/** When a file was written, and when it was moved or its mode changed; of one that is gone, when its folder was. */
const timesOf = (file: string, disk: Source): readonly number[] => {
  const stat = disk.stat(file)
  if (stat) return [stat.modified, stat.touched ?? stat.modified]
  const folder = path.dirname(file)
  return folder === file || folder === '.' ? [Number.POSITIVE_INFINITY] : timesOf(folder, disk)
}

/** The times that a text names, as logs write them. */
export const spanOf = (texts: readonly string[]): Period | undefined => {
  const found = texts.flatMap((text) =>
    [
      ...text.matchAll(
        /"(?:timestamp|time|ts|created_?[aA]t|startTime|start|end|completed|created|updated)"\s*:\s*(?:"(\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d))"|(\d{13})\b)/g,
      ),
    ].map(([, iso, number]) => (iso === undefined ? Number(number) : Date.parse(iso))),
  )
  const times = found.filter(Number.isFinite)
  return times.length === 0 ? undefined : { from: Math.min(...times), to: Math.max(...times) }
}
