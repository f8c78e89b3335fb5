import { pushNewRef, type RefMove, type Transport } from '../core/git/commands/remote.ts'
import type { Git } from '../core/git/git.ts'
import { listRemoteRefs, remoteRef } from '../core/git/remote-refs.ts'
import {
  invalid,
  isManifestDigest,
  MANIFEST_BYTES,
  MANIFEST_FILE,
  MANIFEST_REFS,
  type Manifest,
  manifestOn,
  parseManifest,
  type StoredManifest,
} from '../core/history/manifest.ts'
import { EditplanError, type Problem, undefinedIfRefused } from '../errors.ts'
import { isSamePlan } from './already-published.ts'
import type { BranchPlan } from './branch-plan.ts'
import { endsOf } from './commit-ownership.ts'
import type { ListedPull } from './github-api.ts'
import { type KnownRun, knowsPull, runsOf } from './ledger.ts'
import type { Publication } from './publication.ts'
import { ask, type Inquiry } from './questions.ts'
import { type ReadFile, type RefFile, readFilesOf, readRefFiles, writeRefFile } from './ref-file.ts'
import type { RemoteState } from './remote-state.ts'

const FILE = { name: MANIFEST_FILE, most: MANIFEST_BYTES }

/**
 * Pushes a manifest as a commit of its own under its digest's name, unless it is there. What has the name already is never overwritten:
 * throws MANIFEST_INVALID where that is something else, and what git refuses.
 */
export async function pushManifest(git: Git, to: Transport, manifest: StoredManifest): Promise<void> {
  const ref = manifestRef(manifest.digest)
  const commit = await writeRefFile(git, fileOf(manifest))
  try {
    await git.run(pushNewRef(to, ref, commit))
  } catch (error) {
    if (!(error instanceof EditplanError) || (await remoteRef(git, to, ref)) === undefined) throw error
    await readManifest(git, [to], manifest.digest)
  }
}

/**
 * Reads a manifest by its digest from the first repository that has it. What is fetched goes to a folder that is gone afterwards, and
 * only a file of a bounded size is read. Throws MANIFEST_MISSING, MANIFEST_INVALID, and what git refuses.
 */
export async function readManifest(git: Git, from: readonly Transport[], digest: string): Promise<Manifest> {
  if (!isManifestDigest(digest)) throw invalid(digest, 'has a name that is not a SHA-256')
  const ref = manifestRef(digest)
  for (const transport of from) {
    const commit = await remoteRef(git, transport, ref)
    const [read] = (commit !== undefined && (await readRefFiles(git, transport, new Map([[ref, commit]]), FILE))) || []
    if (read) return parsed(read, digest)
  }
  const message = `The manifest ${digest} is not in the repository: ${ref} was removed or never pushed. Run editplan again for this branch.`
  throw new EditplanError({ name: 'MANIFEST_MISSING', message })
}

/** Reads manifests by their digests, in two requests; those that are missing or damaged are passed over. */
export async function readManifests(
  git: Git,
  from: Transport,
  digests: readonly string[],
): Promise<ReadonlyMap<string, Manifest>> {
  const named = digests.filter(isManifestDigest)
  if (named.length === 0) return new Map()
  const { refs } = await listRemoteRefs(git, from, named.map(manifestRef))
  const there = named.filter((digest) => refs.has(manifestRef(digest)))
  const wanted = new Map(there.map((digest) => [manifestRef(digest), refs.get(manifestRef(digest)) ?? '']))
  const files = wanted.size > 0 ? await readRefFiles(git, from, wanted, FILE) : undefined
  return new Map(
    there.flatMap((digest, at) => {
      const file = files?.[at]
      const manifest = file && undefinedIfRefused(() => parsed(file, digest))
      return manifest ? [[digest, manifest] as const] : []
    }),
  )
}

/** Whether the remote has a manifest of that name. */
export const hasManifest = async (git: Git, from: Transport, digest: string): Promise<boolean> =>
  (await remoteRef(git, from, manifestRef(digest))) !== undefined

/** Reads a manifest whose ref is in this repository; undefined where it is not. Asks no server. Throws MANIFEST_INVALID. */
export async function localManifest(git: Git, digest: string): Promise<Manifest | undefined> {
  const [read] = (await readFilesOf(git, [manifestRef(digest)], FILE)) ?? []
  return read && parsed(read, digest)
}

function parsed(read: ReadFile, digest: string): Manifest {
  if ('damage' in read) throw invalid(digest, read.damage)
  return parseManifest(read.text, digest)
}

/** Ref of a manifest. */
export const manifestRef = (digest: string): string => `${MANIFEST_REFS}${digest}`

const fileOf = ({ text }: StoredManifest): RefFile => ({
  name: MANIFEST_FILE,
  text,
  message: 'Manifest of a run of editplan',
})

/** The manifest of a branch: where one is to be made and pushed first, which; the digest of the one that is there otherwise. */
export interface ManifestChoice {
  readonly made?: StoredManifest
  readonly known?: string
  /** What keeps it from being read; absent where nothing does. */
  readonly problem?: Problem
}

/**
 * Decides about the manifest of a run. A branch that stays as it is keeps the manifest that its commits come from; one that could not be
 * pushed with them is pushed now.
 */
export function* chooseManifest(
  { manifest, plan, run }: Publication,
  branch: BranchPlan,
  { ledger }: RemoteState,
): Inquiry<ManifestChoice> {
  const stays = branch.snapshots.length === 0
  const runs = stays ? runsOn(branch, ledger) : []
  const known = runs.find((one) => isSamePlan(one, plan))?.manifest
  if (known !== undefined && (yield* ask('hasManifest', known))) return { known }
  // The plan gives a branch on where it starts only if no commits of an earlier plan, and none of other people, are below its own.
  const isGiven = stays && runs.every((one) => isSamePlan(one, plan) && one.kept.length === 0)
  const made = manifest && isGiven ? manifestOn(branch.start, manifest) : manifest
  // Another base or engine gave it, and may have given other commits.
  const isOther = known !== undefined && known !== made?.digest && branch.tip !== run.head.commit
  if (isOther) return { known, problem: missing('it was removed') }
  return made ? { made } : {}
}

/** The runs whose commits are on a branch that stays as it is; others may have added theirs since. */
function runsOn({ tip, own }: BranchPlan, ledger: RemoteState['ledger']): readonly KnownRun[] {
  const last = own.at(-1)
  const holdsLast = ({ own: theirs }: KnownRun): boolean =>
    last !== undefined && theirs.some((entry) => endsOf(entry).last === endsOf(last).last)
  const runs = runsOf(ledger)
  return [...runs.filter(({ head }) => head === tip), ...runs.filter((run) => run.head !== tip && holdsLast(run))]
}

/**
 * Deletes the manifest of the run that the branch showed before, where the new run's replaces it: it was made for this branch, no commit of
 * that run stays on it, and no pull request that was merged or closed may show it. What was merged keeps its manifest for ever.
 */
export function* pruning(
  state: RemoteState,
  { plan, manifest }: { readonly plan: BranchPlan; readonly manifest: string | undefined },
): Inquiry<readonly RefMove[]> {
  const known = state.ledger?.run.manifest
  const isKept = plan.own.length + plan.foreign.length > 0 || plan.snapshots.length === 0
  if (known === undefined || manifest === undefined || known === manifest || isKept) return []
  if (!isShownByOpenOnly(state, known)) return []
  const found = yield* ask('manifestAt', known)
  if (found?.branch !== `refs/heads/${state.target.branch}`) return []
  return [{ ref: manifestRef(known), commit: undefined, expected: found.commit }]
}

/** A manifest of a remote: the commit of its ref, and the branch that it was made for. */
export async function manifestAt(git: Git, from: Transport, digest: string) {
  const ref = manifestRef(digest)
  const commit = await remoteRef(git, from, ref)
  if (commit === undefined) return undefined
  const [file] = (await readRefFiles(git, from, new Map([[ref, commit]]), FILE)) ?? []
  const manifest = file && undefinedIfRefused(() => parsed(file, digest))
  return manifest && { commit, branch: manifest.branch }
}

/** The manifest of a pull request that was merged elsewhere and is not in the ledger is unknown. */
function isShownByOpenOnly({ ledger, pulls, target }: RemoteState, manifest: string): boolean {
  const isOpen = (number: number): boolean => pulls.some((pull) => pull.number === number && pull.state === 'open')
  const shows = (ledger?.pulls ?? []).filter(({ run }) => run.manifest === manifest)
  // What was merged into the branch's own base is on an earlier commit of it.
  const isElsewhere = ({ merged_at, base }: ListedPull): boolean =>
    typeof merged_at === 'string' && base.ref !== target.base.branch
  const isUnknown = pulls.some((pull) => ledger && isElsewhere(pull) && !knowsPull(ledger, pull.number))
  return shows.length > 0 && shows.every(({ number }) => isOpen(number)) && !isUnknown
}

export const missing = (why: string): Problem => ({
  name: 'MANIFEST_MISSING',
  message: `The branch has no manifest, so \`mode: verify\` cannot prove it: ${why}`,
})
