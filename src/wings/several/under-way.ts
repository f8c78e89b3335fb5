import path from 'node:path'
import { replayParts } from '../../core/engine/replay-parts.ts'
import { openObjectReader } from '../../core/git/cat-file.ts'
import { countHistory, mergeBase } from '../../core/git/commands/commit.ts'
import { objectSizes } from '../../core/git/commands/object-sizes.ts'
import { fetchCommits, type Transport } from '../../core/git/commands/remote.ts'
import { isShallow } from '../../core/git/commands/rev-parse.ts'
import { treeChanges } from '../../core/git/commands/tree-changes.ts'
import { listWorktrees, type WorktreeRecord } from '../../core/git/commands/worktree.ts'
import { type Git, openGit } from '../../core/git/git.ts'
import { type ObjectStore, scratchObjects } from '../../core/git/object-store.ts'
import { isPartialClone } from '../../core/git/partial-clone.ts'
import { snapshotWorkTree } from '../../core/git/work-tree-snapshot.ts'
import { withDigest } from '../../core/plan/digest.ts'
import { outlineOf, type SteppedPlan } from '../../core/plan/steps.ts'
import { OPTIONS, stepsBetween } from '../../core/run/from-diff.ts'
import { onBaseline } from '../../core/run/on-baseline.ts'
import { onePlan } from '../../core/run/request.ts'
import type { PolicyChecks } from '../../core/tools/permission.ts'
import { run } from '../../core/tools/run.ts'
import { openTree } from '../../core/workspace/sources/tree.ts'
import { EditplanError, undefinedIfRefused } from '../../errors.ts'
import type { OpenPull } from '../../publish/github-api.ts'
import { requestOfManifest } from '../../publish/manifest.ts'
import { readManifests } from '../../publish/manifest-ref.ts'
import { readLedgersOf } from '../../publish/ref-file.ts'
import { runOfPull } from '../../publish/remote-state.ts'
import type { OpenChange } from './overlap.ts'
import type { ReportedOverlaps } from './report.ts'

/** Changes that somebody made elsewhere, and those that cannot be looked at. */
export type ChangesFound = { readonly changes: readonly OpenChange[]; readonly leftOut: ReportedOverlaps['left_out'] }

/** What every worktree of the repository has that the base lacks, uncommitted files included. Their objects are gone afterwards. */
export async function worktreeChanges(git: Git, tip: string, most: number): Promise<ChangesFound> {
  using store = scratchObjects(git)
  const listed = (await git.run(listWorktrees())).filter(({ locked }) => locked !== OWN_LOCK)
  const { changes, leftOut } = await eachOf(listed, most, {
    nameOf: nameOfWorktree,
    changeOf: (worktree) => worktreeChange(store, worktree, tip),
  })
  return { changes: changes.filter(({ plan, leftOut: others }) => plan.steps.length + others.length > 0), leftOut }
}

/** As `temporaryWorktree` locks what it makes. */
const OWN_LOCK = 'editplan is at work'

async function worktreeChange(store: ObjectStore, worktree: WorktreeRecord, tip: string): Promise<OpenChange> {
  const { path: folder, head, branch, missing } = worktree
  if (missing) throw unseen('Its folder is not there.')
  if (head === undefined) throw unseen('Its branch has no commit.')
  const tree = await snapshotWorkTree(store.through(await openGit(folder)))
  const name = nameOfWorktree(worktree)
  const facts = { kind: 'worktree', path: folder, ...(branch !== undefined && { branch }) } as const
  const from = await partingOf(store.git, tip, head)
  return { ...(await differenceFrom(store.git, { title: name, from, to: tree })), name, facts }
}

/** A repository in which pull requests can be looked at. */
export interface PullRepository {
  readonly git: Git
  /** What git gets in place of this process's environment. */
  readonly environment?: Readonly<Record<string, string | undefined>> | undefined
  readonly upstream: Transport
  /** Name of the base branch, and its tip, which is here. */
  readonly base: { readonly branch: string; readonly commit: string }
}

/**
 * What open pull requests change: the plan of their ledger's run where it gives the very files of the head, the difference from the merge
 * base otherwise.
 */
export async function pullChanges(
  pulls: readonly OpenPull[],
  repository: PullRepository,
  most: number,
): Promise<ChangesFound> {
  await fetchHeads(pulls.slice(0, most), repository)
  const plans = await plansOfPulls(pulls.slice(0, most), repository)
  return eachOf(pulls, most, {
    nameOf: ({ number }) => `#${number}`,
    async changeOf(pull) {
      const { number, title, url, branch, fork, head } = pull
      const facts = { kind: 'pull', title, number, url, branch, ...(fork && { fork }) } as const
      const named = { name: `#${number}`, facts }
      const { git, base } = repository
      const parting = await partingOf(git, base.commit, head)
      const plan = plans.get(number)
      const isOwn = plan && (await gives(plan, { ...repository, root: git.root, from: parting, to: head }))
      if (isOwn) return { ...named, plan, numbered: true, leftOut: [] }
      return { ...named, ...(await differenceFrom(git, { title: `#${number}`, from: parting, to: head })) }
    },
  })
}

/** Each in turn; what fails with a reason is left out with it. */
async function eachOf<Item>(
  items: readonly Item[],
  most: number,
  { nameOf, changeOf }: { nameOf(item: Item): string; changeOf(item: Item): Promise<OpenChange> },
): Promise<ChangesFound> {
  const changes: OpenChange[] = []
  const leftOut: { readonly name: string; readonly reason: string }[] = []
  for (const [at, item] of items.entries()) {
    try {
      if (at >= most) throw unseen(`Only ${MOST_REPLAYED} others are replayed at once.`)
      changes.push(await changeOf(item))
    } catch (error) {
      if (!(error instanceof EditplanError) || error.name === 'INTERRUPTED') throw error
      leftOut.push({ name: nameOf(item), reason: error.problems[0]?.message ?? '' })
    }
  }
  return { changes, leftOut }
}

/** Others that are replayed at once. */
export const MOST_REPLAYED = 100

const unseen = (message: string): EditplanError => new EditplanError({ name: 'GIT_FAILED', message })

const nameOfWorktree = ({ path: folder }: WorktreeRecord): string => ownName(path.basename(folder), 'worktree')

/** `#12` is a pull request, whatever plans and folders are called. */
export const ownName = (name: string, kind: string): string => (name.startsWith('#') ? `${kind} ${name}` : name)

/** The difference between two trees, or commits, as a plan. */
export async function differenceFrom(
  git: Git,
  { title, from, to }: { readonly title: string; readonly from: string; readonly to: string },
): Promise<Pick<OpenChange, 'plan' | 'numbered' | 'leftOut'>> {
  const { steps, leftOut } = await stepsBetween(git, { from, to }, { policy: ANYTHING })
  return { plan: withDigest({ version: 1, title, options: OPTIONS }, steps), numbered: false, leftOut }
}

/** People may change what a plan may not. */
const ANYTHING: PolicyChecks = { path: () => undefined, secrets: async () => undefined, configuration: () => undefined }

async function partingOf(git: Git, tip: string, head: string): Promise<string> {
  const base = await git.run(mergeBase(tip, head))
  if (base === undefined) throw unseen('It shares no history with the base.')
  return base
}

interface Candidate {
  readonly root: string
  readonly git: Git
  readonly environment?: PullRepository['environment']
  /** A commit, and a commit or tree. */
  readonly from: string
  readonly to: string
}

/**
 * Whether a plan, replayed on a commit, gives the very files of a tree. A plan that runs commands is not tried: whoever wrote it would run
 * them here.
 */
export async function gives(plan: SteppedPlan, { root, git, environment, from, to }: Candidate): Promise<boolean> {
  if (outlineOf(plan.steps).touched.has(run.name)) return false
  const part = { member: 0, options: plan.options, steps: [...plan.steps] }
  const options = { root, bare: git.bare, environment, base: from, head: from }
  try {
    const { files, refusal } = await onBaseline([plan], options, (baseline) =>
      replayParts([part], { ...baseline, policy: ANYTHING }),
    )
    if (refusal) return false
    const changed = (await git.run(treeChanges(from, to, { renames: false }))).map(({ path: one }) => one)
    if (changed.length !== files.size || !changed.every((one) => files.has(one))) return false
    await using reader = openObjectReader(git)
    using tree = await openTree(git, reader, { treeish: to })
    await tree.load(changed)
    return [...files].every(([one, { after, mode }]) => {
      const stat = tree.stat(one)
      if (stat?.kind !== 'file' || stat.link) return after === undefined && stat === undefined
      return after !== undefined && (stat.mode & 0o100) === (mode & 0o100) && tree.read(one).equals(after)
    })
  } catch (error) {
    if (error instanceof EditplanError && error.name !== 'INTERRUPTED') return false
    throw error
  }
}

/**
 * Brings the heads here, by the names that GitHub keeps for them, and as much history as it takes to know where each leaves the base. What
 * cannot be had is missing afterwards.
 */
async function fetchHeads(pulls: readonly OpenPull[], { git, upstream, base }: PullRepository): Promise<void> {
  if (isShallow(git)) return fetchHistories(pulls, { git, upstream, base })
  // Of a partial clone git would fetch each missing commit when it is asked for it.
  const sizes = (await isPartialClone(git)) ? [] : await git.run(objectSizes(pulls.map(({ head }) => head)))
  const missing = pulls.filter((_, at) => sizes[at] === undefined)
  if (missing.length > 0) await fetchRefs(git, upstream, missing.map(headRef))
}

const headRef = ({ number }: OpenPull): string => `refs/pull/${number}/head`

/** Git's own number for everything. */
const WHOLE = 2_147_483_647

/** No request takes history away that is here already. */
async function fetchHistories(pulls: readonly OpenPull[], { git, upstream, base }: PullRepository): Promise<void> {
  const known = await git.run(countHistory(base.commit))
  let open = pulls
  for (const depth of [Math.max(50, known), Math.max(1000, known), WHOLE]) {
    if (open.length === 0) return
    await fetchRefs(git, upstream, [`refs/heads/${base.branch}`, ...open.map(headRef)], depth)
    const partings = await Promise.all(open.map(({ head }) => partingOf(git, base.commit, head).catch(() => undefined)))
    open = open.filter((_, at) => partings[at] === undefined)
  }
}

/** Together; each by itself where one of them is gone. */
async function fetchRefs(git: Git, from: Transport, refs: readonly string[], depth?: number): Promise<void> {
  try {
    await git.run(fetchCommits(from, refs, depth))
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    if (refs.length > 1) for (const ref of refs) await fetchRefs(git, from, [ref], depth)
  }
}

/** The plans of runs that pull requests show, by their numbers: what the ledgers of their branches and the manifests say. */
async function plansOfPulls(
  pulls: readonly OpenPull[],
  { git, upstream }: PullRepository,
): Promise<ReadonlyMap<number, SteppedPlan>> {
  const own = pulls.filter(({ fork }) => !fork)
  if (own.length === 0) return new Map()
  const ledgers = await readLedgersOf(git, upstream, [...new Set(own.map(({ branch }) => branch))])
  const digests = new Map(
    own.flatMap(({ number, branch, head }) => {
      const run = runOfPull(ledgers.get(branch), { number, head: { sha: head } })
      return run?.head === head && run.manifest !== undefined ? [[number, run.manifest] as const] : []
    }),
  )
  const manifests = await readManifests(git, upstream, [...new Set(digests.values())])
  return new Map(
    [...digests].flatMap(([number, digest]) => {
      const manifest = manifests.get(digest)
      // Several different ones count as the difference that they make.
      const plan = manifest && undefinedIfRefused(() => onePlan(requestOfManifest(manifest, digest).request))
      return plan ? [[number, plan] as const] : []
    }),
  )
}
