import { isUtf8 } from 'node:buffer'
import { openObjectReader } from '../core/git/cat-file.ts'
import { treeOf } from '../core/git/commands/commit.ts'
import { listChain } from '../core/git/commands/log.ts'
import { objectAt } from '../core/git/commands/rev-parse.ts'
import type { Git } from '../core/git/git.ts'
import { committedFile } from '../core/git/tree.ts'
import { parsePlan } from '../core/plan/parse.ts'
import type { Plan } from '../core/plan/schema.ts'
import { createCommandRules, isCommandRule } from '../core/policy/command-rules.ts'
import { parseRule } from '../core/policy/rules.ts'
import { readPlainCommand } from '../core/programs/command-line.ts'
import { filesOf, namesOf } from '../core/report/net-changes.ts'
import type { ReportedStep, RunReport } from '../core/report/report.ts'
import { openRepository } from '../core/run/baseline.ts'
import type { RunOptions } from '../core/run/run-mode.ts'
import { oneLine } from '../core/text/neutralise.ts'
import { actOn } from '../core/tools/list.ts'
import { run } from '../core/tools/run.ts'
import { write } from '../core/tools/write.ts'
import { EditplanError } from '../errors.ts'
import { mergedTree, type PullView, viewPull } from './compare-pull.ts'
import { type DerivedRun, deriveRun } from './manifest.ts'
import { readManifest } from './manifest-ref.ts'
import { openPullRequest } from './open-pull-request.ts'
import type { PublishOptions } from './options.ts'
import { fetchHistoryTo } from './remote-history.ts'
import { remoteBase } from './target.ts'

/** What became of it: the commits that blame is to pass over, and the run that opened their pull request; else why there are none. */
type IgnoredRevs = { readonly commits: readonly string[]; readonly note: string; readonly report?: RunReport }

/** The file that GitHub and people's `blame.ignoreRevsFile` read. */
const FILE = '.git-blame-ignore-revs'

/**
 * Opens a pull request that adds the commits of a merged pull request to `.git-blame-ignore-revs`: where a run of ours made it, the merge
 * holds nothing else, and today's policy of the base marks everything that the run did as mechanical. Throws what keeps that from being
 * known, and what the new pull request is refused for.
 */
export async function ignoreRevs(
  options: Pick<RunOptions, 'root' | 'policy' | 'signal'> & {
    /** A merged pull request, and the commit that the merge made of it. */
    readonly number: number
    readonly merged: string
    /** How GitHub is reached. */
    readonly publish: PublishOptions
  },
): Promise<IgnoredRevs> {
  const { root, number, publish, policy, signal } = options
  const git = await openRepository(options)
  const view = await viewPull(git, number, publish)
  const found = await mechanicalCommits(git, view, options)
  if (typeof found === 'string') return { commits: [], note: `#${number} ${found}` }
  const plan = await planFor(git, found, view)
  if (!plan) return { commits: [], note: `#${number} is in ${FILE} already` }
  const report = await openPullRequest(plan, {
    ...{ root, overlaps: false, onAsk: 'draft' },
    ...(policy && { policy }),
    ...(signal && { signal }),
    publish: { ...publish, base: view.pull.base.ref, branch: `editplan/blame-ignore-revs-${number}` },
  })
  return { commits: found.commits, note: `#${number} is mechanical`, report }
}

interface Mechanical {
  readonly commits: readonly string[]
  readonly title: string
  /** The base branch as it is now. */
  readonly tip: string
}

/** A sentence's end where it is not mechanical. */
async function mechanicalCommits(
  git: Git,
  view: PullView,
  { merged, policy, signal, root }: Parameters<typeof ignoreRevs>[0],
): Promise<Mechanical | string> {
  const digest = view.run?.manifest
  if (digest === undefined) return 'is no pull request of editplan, or has no manifest'
  const manifest = await readManifest(git, view.places, digest)
  const base = { base: await remoteBase(git, view.upstream, view.pull.base.ref), upstream: view.upstream }
  const { commit: tip } = base.base
  await fetchHistoryTo(git, base, manifest.base)
  if (!(await fetchHistoryTo(git, base, merged))) return `is not in its base: ${merged} is no commit of it`
  const deriving = { root, manifest, digest, policyOf: tip, ...(policy && { policy }), ...(signal && { signal }) }
  try {
    return await deriveRun(deriving, async (made): Promise<Mechanical | string> => {
      const other = notMechanical(made)
      if (other !== undefined) return other
      const commits = await commitsOf(made, merged)
      return commits ? { commits, title: made.title, tip } : 'holds more than the run made, or less'
    })
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    return `is refused by the policy of its base today: ${error.problems[0]?.name}`
  }
}

/** The first step that no rule of `mechanical` is about; undefined where each change is mechanical. */
function notMechanical({ steps, mechanical }: DerivedRun): string | undefined {
  if (mechanical.length === 0) return 'is of a base whose policy marks nothing as mechanical'
  const rules = mechanical.filter((text) => !isCommandRule(text)).map((text) => parseRule(text))
  const command = createCommandRules({ deny: [], ask: [], allow: mechanical.filter(isCommandRule) })
  const isMarked = (step: ReportedStep): boolean => {
    if (step.tool === run.name) {
      const read = readPlainCommand(step.file_path)
      return read.ok && command(read.argv).behavior === 'allow'
    }
    const paths = step.files ? filesOf(step).map(({ file_path }) => file_path) : namesOf(step)
    return paths.every((path) =>
      rules.some((rule) => typeof rule !== 'string' && rule.permits(path, actOn(step.tool, { was: true, is: true }))),
    )
  }
  const step = steps.find((one) => one.status === 'applied' && !isMarked(one))
  return step && `is not mechanical: no rule of \`mechanical\` is about step ${step.index}`
}

/** The commits of the base branch that hold the run's changes and nothing else, however it was merged. */
async function commitsOf({ git, run }: DerivedRun, merged: string): Promise<readonly string[] | undefined> {
  const tree = await git.run(treeOf(merged))
  const isMerge = await git.run(objectAt(`${merged}^2`, ''))
  const own = run.snapshots.map(({ commit }) => commit)
  const holdsRun = async (before: string): Promise<boolean> =>
    (await git.run(objectAt(before, ''))) !== undefined && (await mergedTree(git, before, run.head.commit)) === tree
  const first = `${merged}~${own.length}`
  if (isMerge === undefined && own.length > 1 && (await holdsRun(first))) {
    const chain = await git.run(listChain(first, merged))
    if (chain.every(({ message }) => message.includes(`\nEditplan-Run: ${run.id}`)))
      return chain.map(({ commit }) => commit)
  }
  if (!(await holdsRun(`${merged}^`))) return undefined
  return isMerge === undefined ? [merged] : own
}

/** Undefined where the file names all of them, other than in a remark. Throws what keeps the file from being read. */
async function planFor(git: Git, { commits, title, tip }: Mechanical, { pull }: PullView): Promise<Plan | undefined> {
  await using reader = openObjectReader(git)
  const content = (await committedFile(reader, tip, [FILE]))?.content ?? Buffer.alloc(0)
  // What others wrote there would become other characters.
  if (!isUtf8(content) || content.includes(0)) {
    const message = `${FILE} is not UTF-8. Save it as UTF-8.`
    throw new EditplanError({ name: 'UNSUPPORTED_ENCODING', message })
  }
  const text = content.toString()
  const known = new Set(text.split(/\r?\n/).flatMap((line) => line.replace(/#.*$/, '').trim().toLowerCase() || []))
  const fresh = commits.filter((commit) => !known.has(commit))
  if (fresh.length === 0) return undefined
  const entry = [`# ${oneLine(title).slice(0, 200)} (#${pull.number})`, ...fresh, ''].join('\n')
  const longer = text === '' || text.endsWith('\n') ? text + entry : `${text}\n${entry}`
  const why = `Blame passes over what #${pull.number} changed: its plan is mechanical.`
  const header = { version: 1, title: `Pass over #${pull.number} in git blame`, options: { reads: 'auto' } }
  const plan = { ...header, steps: [{ tool: write.name, file_path: FILE, content: longer, why }] }
  const parsed = parsePlan({ name: `blame-ignore-revs-${pull.number}.json`, text: JSON.stringify(plan) })
  if (!parsed.ok) throw new EditplanError(parsed.problems)
  return parsed.plan
}
