import { type CommitFacts, treeOf } from '../core/git/commands/commit.ts'
import { changedPaths, treePatch } from '../core/git/commands/diff.ts'
import { fetchCommits, localCommit } from '../core/git/commands/remote.ts'
import { isAncestor, isShallow } from '../core/git/commands/rev-parse.ts'
import type { Git } from '../core/git/git.ts'
import { partialClone } from '../core/git/partial-clone.ts'
import type { Manifest } from '../core/history/manifest.ts'
import { bytesOfPatch } from '../core/history/stored-changes.ts'
import { masked, maskedLines } from '../core/policy/secrets.ts'
import { type Verdict, verdictMarkdown, verdictTitle } from '../core/report/verdict.ts'
import { openRepository } from '../core/run/baseline.ts'
import { checkOptions, type KeysOf } from '../core/run/options.ts'
import type { RunOptions } from '../core/run/run-mode.ts'
import { withSettings } from '../core/run/verify.ts'
import { matchGlob } from '../core/text/glob.ts'
import { counted } from '../core/text/words.ts'
import { EditplanError, type Problem } from '../errors.ts'
import { askGitHub, comparePull, mergedTree, type PullComparison, type PullView, viewPull } from './compare-pull.ts'
import type { KnownRun } from './ledger.ts'
import { type DerivedRun, deriveRun } from './manifest.ts'
import { readManifest } from './manifest-ref.ts'
import type { PublishOptions } from './options.ts'
import { credentialEnvironment } from './origin.ts'
import { commitsSince, fetchHistoryTo } from './remote-history.ts'
import { remoteBase } from './target.ts'
import { addCheckRun } from './thread.ts'

export interface VerifyPullOptions extends Pick<RunOptions, 'root' | 'bare' | 'environment' | 'policy' | 'signal'> {
  readonly number: number
  /** The head to verify; the pull request may have moved on. Default: its head now. */
  readonly head?: string | undefined
  /** What a merge queue made of it: the commit before, and the one with it. */
  readonly group?: { readonly base: string; readonly head: string } | undefined
  /** Patterns of branches whose pull requests have to have a manifest. */
  readonly require?: readonly string[] | undefined
  /** Commits of others: none (default), or those that the branch's ledger lists. */
  readonly allow?: 'none' | 'listed' | undefined
  /** Adds the verdict to the head, or to the queue's commit, as a check run where the token may. Default false. */
  readonly checkRun?: boolean | undefined
  /** How GitHub is reached. */
  readonly publish: PublishOptions
}

const VERIFY_KEYS: KeysOf<VerifyPullOptions> = {
  root: true,
  bare: true,
  environment: true,
  policy: true,
  signal: true,
  number: true,
  head: true,
  group: true,
  require: true,
  allow: true,
  checkRun: true,
  publish: true,
}

/**
 * Makes a pull request's commits again, from its base and its manifest alone, and compares. Checks nothing out, runs no program, and
 * writes nothing. What speaks against the pull request is in the verdict; throws what keeps it from being judged.
 */
export async function verifyPull(options: VerifyPullOptions): Promise<Verdict> {
  const git = await openRepository(checkOptions(options, VERIFY_KEYS, 'publish'))
  const view = await viewPull(git, options.number, options.publish)
  const verdict = await masked(await verdictOn(git, view, options))
  if (options.checkRun) {
    const output = { title: verdictTitle(verdict), summary: verdictMarkdown(verdict).slice(0, SUMMARY) }
    const head = options.group?.head ?? verdict.head
    const conclusion = CONCLUSIONS[verdict.outcome]
    await addCheckRun(view.github, view.repository, { name: 'editplan/verify', head, conclusion, ...output })
  }
  return verdict
}

async function verdictOn(git: Git, view: PullView, options: VerifyPullOptions): Promise<Verdict> {
  const known: PartialVerdict = {
    number: options.number,
    branch: view.pull.head.ref,
    head: options.head ?? view.pull.head.sha,
  }
  try {
    return view.run ? await judge(git, { view, recorded: view.run, known, options }) : withoutLedger(known, options)
  } catch (error) {
    if (!(error instanceof EditplanError) || ELSEWHERE.has(error.name)) throw error
    return refused(known, error.problems[0] as Problem)
  }
}

const CONCLUSIONS = { proved: 'success', 'not-ours': 'neutral', refused: 'failure' } as const

/** GitHub's limit for a check run's summary, in characters. */
const SUMMARY = 65_000

/** Names of errors that prove nothing about the pull request. */
export const ELSEWHERE = new Set([
  'GIT_FAILED',
  'GITHUB_FAILED',
  'INTERRUPTED',
  'READ_FAILED',
  'USAGE',
  'NOT_A_REPOSITORY',
])

type PartialVerdict = Pick<Verdict, 'number' | 'branch' | 'head' | 'manifest' | 'base'>

const refused = (known: PartialVerdict, problem: Problem): Verdict => ({
  ...known,
  outcome: 'refused',
  foreign: [],
  results: [],
  notes: [],
  problem,
})

/** Nothing in a pull request's body proves whose it is: anyone may have written it. */
function withoutLedger(known: PartialVerdict, { require = [] }: VerifyPullOptions): Verdict {
  const required = require.find((pattern) => matchGlob(`/${pattern.replace(/^\//, '')}`, [known.branch]).length > 0)
  if (required === undefined) return { ...known, outcome: 'not-ours', foreign: [], results: [], notes: [] }
  const message = `Branches like "${required}" have to be made by editplan, and this one has no ledger of it.`
  return refused(known, { name: 'MANIFEST_MISSING', message })
}

interface PullUnderTest {
  readonly view: PullView
  readonly recorded: KnownRun
  readonly known: PartialVerdict
  readonly options: VerifyPullOptions
}

async function judge(git: Git, judging: PullUnderTest): Promise<Verdict> {
  const { view, recorded, known, options } = judging
  if (view.pull.head.sha !== known.head) throw against(`The pull request has moved on to ${view.pull.head.sha}`)
  if (recorded.manifest === undefined) throw against('Its ledger names no manifest', 'MANIFEST_MISSING')
  const manifest = await readManifest(git, view.places, recorded.manifest)
  const tip = await remoteBase(git, view.upstream, view.pull.base.ref)
  const from = { base: tip, upstream: view.upstream }
  const ref = `refs/pull/${known.number}/head`
  const commits = await commitsSince(git, from, { commit: known.head, ref, from: view.upstream })
  if (!commits) throw against('The pull request has moved on since it was looked at')
  await fetchHistoryTo(git, from, manifest.base)
  await checkBase(git, manifest, { head: known.head, tip: tip.commit })
  const derived = { ...known, manifest: recorded.manifest, base: manifest.base }
  const runMode = { ...options, manifest, digest: recorded.manifest }
  return deriveRun(runMode, async (made) => {
    const compared = await comparePull(made.git, {
      run: made.run,
      head: known.head,
      tip: tip.commit,
      commits,
      recorded,
      allowListed: options.allow === 'listed',
      ask: (commit) => askGitHub(view, commit),
    })
    return verdictOf(made, { ...judging, known: derived, manifest, compared, commits, tip: tip.commit })
  })
}

/** The manifest chooses the base: it has to be one that both the branch and its base branch hold. */
async function checkBase(
  git: Git,
  { base }: Manifest,
  ends: { readonly head: string; readonly tip: string },
): Promise<void> {
  for (const [what, commit] of [
    ['head', ends.head],
    ['base branch', ends.tip],
  ] as const) {
    if (await git.run(isAncestor(base, commit))) continue
    throw against(`The manifest's base ${base} is not in the history of the ${what}`)
  }
}

interface PullEvidence extends PullUnderTest {
  readonly manifest: Manifest
  readonly compared: PullComparison
  /** Commits that the head has and the base's tip has not. */
  readonly commits: readonly CommitFacts[]
  readonly tip: string
}

async function verdictOf(made: DerivedRun, judged: PullEvidence): Promise<Verdict> {
  const { known, manifest, compared, tip, options } = judged
  const { merges, foreign } = compared
  const comparison = await withSettings(made.git, compared.comparison)
  if (!comparison.ok) {
    const { expected, found } = comparison.differs
    const patch = expected && found ? await shownPatch(made.git, expected, found) : undefined
    return { ...refused(known, withListed(comparison.problem, judged)), notes: made.notes, ...(patch && { patch }) }
  }
  const { denied, unanswered } = await askToday(judged, manifest, tip)
  if (denied) return refused(known, denied)
  const verdict: Verdict = {
    ...known,
    outcome: 'proved',
    by: comparison.by,
    commits: made.run.snapshots.length,
    merges,
    foreign: foreign.map(({ id, subject, authorName }) => ({ commit: id, subject, author: authorName })),
    results: await resultsOf(made, manifest),
    unanswered,
    notes: made.notes,
  }
  return options.group ? mergedVerdict(made.git, verdict, judged) : verdict
}

/** Names what lets commits of others pass that a run kept. */
function withListed(problem: Problem, { recorded, options, commits }: PullEvidence): Problem {
  const kept = new Set(recorded.kept)
  const count = commits.filter(({ id }) => kept.has(id)).length
  if (count === 0 || options.allow === 'listed') return problem
  const remedy = `The branch holds ${counted(count, 'commit')} of others, which a run kept: set \`allow: listed\` to accept what its ledger lists, and review them.`
  return { ...problem, message: `${problem.message} ${remedy}` }
}

/**
 * The policy of today judges each step, with its own tool and file: denials, limits, secrets, configuration. An old base does not bring
 * back what is denied now. An answer in the manifest settles what it asks about; the rest is reported.
 */
async function askToday(
  { recorded, options }: PullUnderTest,
  manifest: Manifest,
  tip: string,
): Promise<{ readonly denied?: Problem | undefined; readonly unanswered: readonly string[] }> {
  try {
    const today = { ...options, manifest, digest: recorded.manifest ?? '', policyOf: tip }
    return { unanswered: await deriveRun(today, async ({ unanswered }) => unanswered) }
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    return { denied: error.problems.find(({ name }) => BY_POLICY.has(name)), unanswered: [] }
  }
}

/** Errors with which a policy refuses; any other failure in another policy's run proves nothing about the pull request. */
const BY_POLICY: ReadonlySet<string> = new Set([
  ...['PATH_DENIED', 'PATH_PROTECTED', 'SECRET_DETECTED', 'LIMIT_EXCEEDED', 'POLICY_ASK', 'COMMAND_DENIED'],
  ...['COMMAND_UNSAFE', 'CONFIG_BROKEN', 'POLICY_INVALID'],
])

/** The files of recorded results, in order: of formatters those of the commits "after the plan", of commands those of their patches. */
async function resultsOf({ git, run }: DerivedRun, { results }: Manifest): Promise<Verdict['results']> {
  const after = [...run.snapshots].filter(({ steps }) => steps.length === 0)
  const formatted = await Promise.all(after.map(({ parent, tree }) => git.run(changedPaths(parent, tree))))
  return results.map(({ step, programs, patch, encoding }) => ({
    programs,
    files:
      step === undefined
        ? (formatted.shift() ?? [])
        : pathsOfPatch(bytesOfPatch({ patch, ...(encoding && { encoding }) })),
  }))
}

const pathsOfPatch = (patch: Uint8Array): readonly string[] =>
  [
    ...Buffer.from(patch)
      .toString('utf8')
      .matchAll(/^diff --git a\/(.+) b\/\1$/gm),
  ].map(([, name = '']) => name)

/** What a merge queue made of the head, by its tree. */
async function mergedVerdict(git: Git, verdict: Verdict, { view, options }: PullEvidence): Promise<Verdict> {
  const { group } = options
  if (!group) return verdict
  for (const commit of [group.base, group.head]) {
    if ((await git.run(localCommit(commit))) === undefined)
      await git.run(fetchCommits(view.upstream, [commit], isShallow(git) ? 50 : undefined))
  }
  const [wanted, found] = [await mergedTree(git, group.base, verdict.head), await git.run(treeOf(group.head))]
  if (wanted === found) return { ...verdict, merged: group.head }
  const patch = wanted === undefined ? undefined : await shownPatch(git, wanted, found)
  const message = `The merge queue's commit ${group.head} is not the merge of the verified head into ${group.base}. Take the pull request out of the queue and look at what it holds.`
  return { ...refused(verdict, { name: 'VERIFY_MISMATCH', message }), ...(patch && { patch }) }
}

/** Characters of a patch that are shown. */
const SHOWN = 20_000

async function shownPatch(git: Git, from: string, to: string): Promise<string | undefined> {
  if (from === to) return undefined
  const text = (await git.run(treePatch(from, to))).toString('utf8')
  const lines = await maskedLines(text.slice(0, SHOWN).split('\n'))
  return `${lines.join('\n')}${text.length > SHOWN ? '\n…' : ''}`
}

const against = (what: string, name: 'VERIFY_MISMATCH' | 'MANIFEST_MISSING' = 'VERIFY_MISMATCH'): EditplanError =>
  new EditplanError({ name, message: `${what}. Run editplan again for this branch.` })

export interface VerifyRemotePullOptions extends Omit<VerifyPullOptions, 'root' | 'bare' | 'environment'> {
  /** Address of the repository, without credentials. */
  readonly url: string
  /** Base branch of the pull request. */
  readonly base: string
  /** The folder that a repository of its own is made in, which is removed afterwards. */
  readonly parent: string
}

/** The same as {@link verifyPull} without a checkout: fetches the commits, their folders and the files that the plan names. */
export async function verifyRemotePull(options: VerifyRemotePullOptions): Promise<Verdict> {
  const { url, base, parent, ...rest } = options
  const { token, environment: own = {} } = options.publish
  const environment = { ...own, ...(token && credentialEnvironment(url, token, own)) }
  using clone = await partialClone({ url, branch: base, environment, parent })
  return await verifyPull({ ...rest, root: clone.root, bare: true, environment })
}
