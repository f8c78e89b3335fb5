import path from 'node:path'
import { openObjectReader } from '../git/cat-file.ts'
import { listChain } from '../git/commands/log.ts'
import { resolveRevision } from '../git/commands/rev-parse.ts'
import { treeChanges } from '../git/commands/tree-changes.ts'
import type { Git } from '../git/git.ts'
import { snapshotWorkTree } from '../git/work-tree-snapshot.ts'
import { withDigest } from '../plan/digest.ts'
import { type Plan, type PlanHeader, planHeader, type Step } from '../plan/schema.ts'
import { masked } from '../policy/mask.ts'
import type { PolicyChecks } from '../policy/policy.ts'
import { openTree } from '../workspace/sources/tree.ts'
import { openRepository } from './ground.ts'
import { openPolicy, type PolicySource } from './run-policy.ts'
import { type LeftOut, OPTIONS, stepsFor } from './steps-for-changes.ts'

export interface DiffRequest {
  /** A folder of the checkout. */
  readonly root: string
  /** Revision the plan begins at; default HEAD. */
  readonly from?: string
  /** Revision it leads to; default: the work tree, with all that git does not ignore. */
  readonly to?: string
  /** Absolute path of a file that does not count: the one that the plan is written to. */
  readonly except?: string
  /** Default: the subject where the two are a commit and its parent. */
  readonly title?: string
  /** Default: the repository's own, as of `from`. */
  readonly policy?: PolicySource
}

export interface DiffPlan {
  /** Absent when nothing differs, or nothing of it can be carried. */
  readonly plan?: Plan
  /** What differs and the plan does not carry. */
  readonly leftOut: readonly LeftOut[]
}

/**
 * Makes a plan that leads from one state of a repository to another, each file by edits that are unique where they apply, or whole where
 * that says less or is the only way. Every step has been replayed: applied to `from`, which the plan names as its base, the plan gives
 * the files of the other state byte for byte, but for those listed. Throws NOT_A_REPOSITORY, UNKNOWN_REVISION.
 */
export async function planFromDiff(request: DiffRequest): Promise<DiffPlan> {
  const { root, from = 'HEAD', to, except = '', title, policy: given } = request
  // Two commits need no work tree.
  const git = await openRepository({ root, bare: to !== undefined })
  const base = await git.run(resolveRevision(from))
  const target = to === undefined ? undefined : await git.run(resolveRevision(to))
  const tree = target?.tree ?? (await snapshotWorkTree(git))
  const policy = await openPolicy(git, base.commit, { given, asks: false })
  const { steps, leftOut } = await stepsBetween(git, { from: base.tree, to: tree }, { except, policy })
  if (steps.length === 0) return { leftOut }
  const words = await wordsOf(git, { base: base.commit, target: target?.commit })
  const header = headerOf({ ...words, ...(title !== undefined && { title }), base: base.commit })
  return { plan: withDigest(header, steps), leftOut }
}

/** The steps that lead from one tree to another, each replayed, and what they do not carry. */
export async function stepsBetween(
  git: Git,
  { from, to }: { readonly from: string; readonly to: string },
  { except, policy }: { readonly except: string; readonly policy: PolicyChecks },
): Promise<{ readonly steps: readonly Step[]; readonly leftOut: readonly LeftOut[] }> {
  const changes = await git.run(treeChanges(from, to, { renames: true }))
  const counted = changes.filter((change) => path.resolve(git.root, change.path) !== except)
  if (counted.length === 0) return { steps: [], leftOut: [] }
  await using reader = openObjectReader(git)
  const [source, result] = [openTree(reader, { treeish: from }), openTree(reader, { treeish: to })]
  const { steps, leftOut } = await stepsFor(counted, { source, result, policy })
  return { steps, leftOut: await masked(leftOut) }
}

/** Subject and body of the commit that leads from one to the other, where it is one. */
async function wordsOf(
  git: Git,
  { base, target }: { readonly base: string; readonly target: string | undefined },
): Promise<Pick<PlanHeader, 'title' | 'description'>> {
  if (target === undefined) return { title: `Changes since ${base.slice(0, 12)}` }
  const commits = await git.run(listChain(base, target))
  const [only] = commits
  if (commits.length !== 1 || !only) return { title: `Changes from ${base.slice(0, 12)} to ${target.slice(0, 12)}` }
  const [subject = '', ...body] = only.message.split('\n')
  const description = body.join('\n').trim()
  return { title: subject, ...(description && { description: `${description}\n` }) }
}

/** What a commit says may be what a plan may not: it is then left out, or made one line. */
const headerOf = ({ title, description, base }: Pick<PlanHeader, 'title' | 'description' | 'base'>): PlanHeader => {
  const line = title.replaceAll(/[\u0000-\u001f\u007f]+/g, ' ').trim()
  const header = { version: 1, title: line || `Changes since ${base}`, base, options: OPTIONS }
  const described = planHeader.safeParse({ ...header, ...(description !== undefined && { description }) })
  const { $schema: _, ...parsed } = described.success ? described.data : planHeader.parse(header)
  return parsed
}
