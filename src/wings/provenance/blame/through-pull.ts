import { commitsBetween } from '../../../core/git/commands/commit.ts'
import { commitPatch } from '../../../core/git/commands/diff.ts'
import { type LoggedCommit, readCommits } from '../../../core/git/commands/log.ts'
import { writeCommit } from '../../../core/git/commands/object-sizes.ts'
import { fetchCommits, localCommit } from '../../../core/git/commands/remote.ts'
import { isAncestor, objectAt } from '../../../core/git/commands/rev-parse.ts'
import type { Git } from '../../../core/git/git.ts'
import { scratchObjects } from '../../../core/git/object-store.ts'
import { deepenTo } from '../../../core/git/partial-clone.ts'
import type { Manifest } from '../../../core/history/manifest.ts'
import { readRunMessage } from '../../../core/history/message.ts'
import { EditplanError, type Problem } from '../../../errors.ts'
import { type CommitPulls, mergedTree, type OriginPull } from '../../../publish/compare-pull.ts'
import { type DerivedRun, deriveRun } from '../../../publish/manifest.ts'
import { ELSEWHERE } from '../../../publish/verify-pull.ts'
import {
  blameLines,
  byPerson,
  byTrailers,
  groups,
  isOneStep,
  joinTraced,
  type LineOfCommit,
  nameOf,
  type StepOrigin,
  settle,
  type TracedLine,
} from './blamed-lines.ts'

interface ThroughPull {
  /** The commit of the lines; it has one parent. */
  readonly facts: LoggedCommit
  readonly pull: OriginPull
  readonly pulls: CommitPulls
  readonly derive: Omit<Parameters<typeof deriveRun>[0], 'manifest' | 'digest' | 'commits'>
}

/** `left`: lines that the pull request does not explain; `problem`: why not. */
interface TracedThrough extends TracedLine {
  readonly left: readonly LineOfCommit[]
  readonly problem?: Problem
}

/**
 * Follows lines of a commit into the pull request that it was made of: to the run that its manifest gives, and to the commits of its
 * head. Only a file that is the same there, or that git's own merge makes of it, explains the lines.
 */
export async function throughPull(
  git: Git,
  lines: readonly LineOfCommit[],
  asked: ThroughPull,
): Promise<TracedThrough> {
  const { facts, pull, derive } = asked
  try {
    const { manifest, digest } = await manifestOf(git, asked)
    return await deriveRun({ ...derive, manifest, digest, commits: 'per-step' }, (derived) =>
      throughBoth(git, lines, { facts, pull, objects: derived.git, run: { ...derived, digest, manifest, pull } }),
    )
  } catch (error) {
    if (!(error instanceof EditplanError) || ELSEWHERE.has(error.name)) throw error
    using store = scratchObjects(git)
    const traced = await throughHead(git, lines, { facts, pull, objects: store.git })
    return { ...traced, problem: error.problems[0] as Problem }
  }
}

interface Branch {
  readonly facts: LoggedCommit
  readonly pull: OriginPull
  /** The repository, writing new objects elsewhere. */
  readonly objects: Git
}

interface RunBranch extends Branch {
  readonly run: ReplayedRun
}

/** Where others have committed to the branch, what is theirs comes first: they may have written a line as the run did. */
async function throughBoth(git: Git, lines: readonly LineOfCommit[], branch: RunBranch): Promise<TracedThrough> {
  const { pull, objects, run } = branch
  const { head, kept = [] } = pull.run ?? {}
  const viaRun = (some: readonly LineOfCommit[]) => throughRun(objects, some, branch.facts, run)
  const viaHead = (some: readonly LineOfCommit[]) => throughHead(git, some, branch)
  const [first, second] = head === pull.head && kept.length === 0 ? [viaRun, viaHead] : [viaHead, viaRun]
  const one = await first(lines)
  if (one.left.length === 0) return one
  const other = await second(one.left)
  const message = `The file is not the one that the manifest of pull request #${pull.number} gives, so editplan cannot tell which step wrote the line.`
  return { ...joinTraced([one, other]), left: other.left, problem: { name: 'VERIFY_MISMATCH', message } }
}

/** The manifest chooses the base: it has to be one that the commit's history holds. */
async function manifestOf(
  git: Git,
  { facts, pull, pulls }: ThroughPull,
): Promise<{ readonly manifest: Manifest; readonly digest: string }> {
  const digest = pull.run?.manifest
  if (digest === undefined) {
    const message = `The ledger of pull request #${pull.number} of this commit names no manifest, so its run cannot be made again.`
    throw new EditplanError({ name: 'MANIFEST_MISSING', message })
  }
  const manifest = await pulls.manifestOf(pull, digest)
  await deepenTo(git, manifest.base, facts.commit)
  if (await git.run(isAncestor(manifest.base, facts.parents[0] ?? ''))) return { manifest, digest }
  const message = `The base ${manifest.base} of the manifest is not in the history of ${facts.commit}.`
  throw new EditplanError({ name: 'VERIFY_MISMATCH', message })
}

interface ReplayedRun extends DerivedRun {
  readonly manifest: Manifest
  readonly digest: string
  readonly pull: OriginPull
}

/** To the steps of the run that the manifest gives, and past it to what was there before. */
async function throughRun(
  git: Git,
  lines: readonly LineOfCommit[],
  facts: LoggedCommit,
  run: ReplayedRun,
): Promise<TracedThrough> {
  const { explained, left } = await blameThrough(git, lines, facts, run.run.head.commit)
  const steps = stepsOf(run)
  const parts = explained.map((line) => {
    const origin = steps.get(line.commit)
    return origin ? settle([line], origin) : { settled: [], further: [line] }
  })
  return { ...joinTraced(parts), left }
}

function stepsOf({ run, title, manifest, digest, pull }: ReplayedRun): ReadonlyMap<string, StepOrigin> {
  const files = manifest.plans.map(({ name }) => name)
  const steps = new Map<string, StepOrigin>()
  for (const { commit, message } of run.snapshots) {
    const said = readRunMessage(message)
    if (!said || said === 'several') continue
    const { plan: sha256, ...words } = said
    const names = { pull: nameOf(pull), manifest: digest }
    steps.set(commit, { kind: 'step', by: 'manifest', commit, ...words, plan: { sha256, title, files }, ...names })
  }
  return steps
}

type MaybeRun = Branch & { readonly run?: ReplayedRun | undefined }

/** To the commits of the pull request's own branch: of the run, as they say themselves or as the manifest gives them, and of others. */
async function throughHead(git: Git, lines: readonly LineOfCommit[], branch: MaybeRun): Promise<TracedThrough> {
  const { facts, pull, objects } = branch
  if (!(await fetchHead(git, pull))) return { ...NOTHING, left: lines }
  const same = await sameOnBranch(git, facts, pull.head)
  if (same) return ofBranch(lines, same, { ...branch, at: facts })
  const { explained, left } = await blameThrough(objects, lines, facts, pull.head)
  const parts: TracedThrough[] = [{ ...NOTHING, left }]
  for (const [commit, some] of groups(explained, (line) => line.commit)) {
    if (await git.run(isAncestor(commit, facts.commit))) parts.push({ ...NOTHING, further: some })
    else {
      const own = await factsOf(objects, commit)
      parts.push(await ofBranch(some, own, { ...branch, at: own }))
    }
  }
  const leftOver = new Set(parts.flatMap((part) => part.left.map(({ at }) => at)))
  return { ...joinTraced(parts), left: lines.filter(({ at }) => leftOver.has(at)) }
}

const NOTHING: TracedThrough = { settled: [], further: [], left: [] }

const factsOf = async (git: Git, commit: string): Promise<LoggedCommit> =>
  (await git.run(readCommits([commit])))[0] as LoggedCommit

/** The commit itself where the branch holds it, or the one of the branch that a rebase copied: the same patch, wherever its lines are now. */
async function sameOnBranch(git: Git, facts: LoggedCommit, head: string): Promise<LoggedCommit | undefined> {
  if (await git.run(isAncestor(facts.commit, head))) return facts
  const patch = await patchOf(git, facts.commit)
  for (const { id, parents } of await git.run(commitsBetween(facts.parents[0] ?? '', head)))
    if (parents.length === 1 && (await patchOf(git, id)) === patch) return factsOf(git, id)
  return undefined
}

/** A commit's patch without the numbers of lines and the ids of blobs. */
const patchOf = async (git: Git, commit: string): Promise<string> =>
  (await git.run(commitPatch(commit)))
    .toString('latin1')
    .replace(/^(?:index [0-9a-f]+\.\.[0-9a-f]+|@@ -[\d,]+ \+[\d,]+ @@.*)/gm, '')

/** Whether the head that GitHub names is here now. */
async function fetchHead(git: Git, { number, head, upstream }: OriginPull): Promise<boolean> {
  const isHere = async () => (await git.run(localCommit(head))) !== undefined
  if (await isHere()) return true
  try {
    await git.run(fetchCommits(upstream, [`refs/pull/${number}/head`]))
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
  }
  return isHere()
}

/** Lines of one commit of the branch; they have the numbers of the commit `at`, which may be its copy elsewhere. */
async function ofBranch(
  lines: readonly LineOfCommit[],
  facts: LoggedCommit,
  { pull, objects, run, at }: MaybeRun & { readonly at: LoggedCommit },
): Promise<TracedThrough> {
  const proved = run && stepsOf(run).get(facts.commit)
  if (proved) return { ...settle(lines, proved), left: [] }
  const said = readRunMessage(facts.message)
  if (said === 'several') return { ...NOTHING, left: lines }
  const name = nameOf(pull)
  if (!said) return { ...settle(lines, { ...byPerson(facts), pull: name }), left: [] }
  const own: StepOrigin = { ...byTrailers(facts, said), pull: name }
  if (isOneStep(own) || !run || facts.parents.length !== 1) return { ...settle(lines, own), left: [] }
  const traced = await throughRun(objects, lines, at, run)
  return { ...joinTraced([traced, settle(traced.left, own)]), left: [] }
}

/**
 * Blames lines of a commit as if it were a merge of its parent with a tip. Only where the file at the commit is the tip's, or what git's
 * merge of the two makes of it; `left` are the other lines, and those that neither side has.
 */
async function blameThrough(
  git: Git,
  lines: readonly LineOfCommit[],
  facts: LoggedCommit,
  tip: string,
): Promise<{ readonly explained: readonly LineOfCommit[]; readonly left: readonly LineOfCommit[] }> {
  const [parent = ''] = facts.parents
  const trees = [tip, await mergedTree(git, parent, tip)]
  const merge = await git.run(writeCommit(mergeText(facts.tree, [parent, tip])))
  const explained: LineOfCommit[] = []
  const left: LineOfCommit[] = []
  for (const [path, some] of groups(lines, (line) => line.path)) {
    const wanted = await git.run(objectAt(facts.commit, path))
    const found = await Promise.all(trees.map((tree) => tree && git.run(objectAt(tree, path))))
    const isSame = wanted !== undefined && found.includes(wanted)
    const blamed = isSame ? await blameSome(git, some, { commit: merge, path }) : new Map<number, LineOfCommit>()
    for (const line of some) {
      const source = blamed.get(line.line)
      if (!source || source.commit === merge) left.push(line)
      else explained.push({ ...source, at: line.at })
    }
  }
  return { explained, left }
}

async function blameSome(
  git: Git,
  lines: readonly LineOfCommit[],
  { commit, path }: { readonly commit: string; readonly path: string },
): Promise<ReadonlyMap<number, LineOfCommit>> {
  const numbers = lines.map(({ line }) => line)
  const range = [
    numbers.reduce((one, other) => Math.min(one, other)),
    numbers.reduce((a, b) => Math.max(a, b)),
  ] as const
  const blamed = await git.run(blameLines({ path, commit, lines: range }))
  return new Map(blamed.map((line) => [line.at, line]))
}

const mergeText = (tree: string, parents: readonly string[]): string =>
  `tree ${tree}\n${parents.map((parent) => `parent ${parent}\n`).join('')}author ${NOBODY}\ncommitter ${NOBODY}\n\n\n`

const NOBODY = 'editplan <editplan@localhost> 0 +0000'
