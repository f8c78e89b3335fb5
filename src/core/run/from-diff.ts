import path from 'node:path'
import { replay } from '../engine/replay.ts'
import { unavailableFilter } from '../engine/run-tool.ts'
import { openObjectReader } from '../git/cat-file.ts'
import { listChain } from '../git/commands/log.ts'
import { resolveRevision } from '../git/commands/rev-parse.ts'
import { EXECUTABLE, LINK, NOTHING, SUBMODULE, type TreeChange, treeChanges } from '../git/commands/tree-changes.ts'
import type { Git } from '../git/git.ts'
import { prefetchBlobs } from '../git/partial-clone.ts'
import { snapshotWorkTree } from '../git/work-tree-snapshot.ts'
import { withDigest } from '../plan/digest.ts'
import { type FileVersion, type Way, waysToMove, waysToWrite } from '../plan/edits-between.ts'
import type { PlanOptions } from '../plan/options.ts'
import { type Plan, type PlanHeader, planHeader, type Step } from '../plan/schema.ts'
import { lacking, type NotImported } from '../plan/settle.ts'
import { masked } from '../policy/secrets.ts'
import { textOfFile } from '../text/encoding.ts'
import { GITLINK } from '../text/gitlink.ts'
import { foldersAbove } from '../text/paths.ts'
import { deleteFile } from '../tools/delete.ts'
import type { PolicyChecks } from '../tools/permission.ts'
import { submodule } from '../tools/submodule.ts'
import { stepOf } from '../tools/tool.ts'
import { createOverlay } from '../workspace/overlay.ts'
import { withoutStrayBlanks } from '../workspace/path-guard.ts'
import { openTree } from '../workspace/sources/tree.ts'
import type { Source, Workspace } from '../workspace/workspace.ts'
import { openRepository } from './baseline.ts'
import { checkOptions, type KeysOf } from './options.ts'
import { openPolicy, type PolicySource } from './run-policy.ts'

export interface DiffRequest {
  /** A folder of the checkout. */
  readonly root: string
  /** Revision the plan begins at; default HEAD. */
  readonly from?: string | undefined
  /** Revision it leads to; default: the work tree, with all that git does not ignore. */
  readonly to?: string | undefined
  /** Absolute path of a file that does not count: the one that the plan is written to. */
  readonly except?: string
  /** Default: the subject where the two are a commit and its parent. */
  readonly title?: string | undefined
  /** Default: the repository's own, as of `from`. */
  readonly policy?: PolicySource | undefined
}

const DIFF_KEYS: KeysOf<DiffRequest> = { root: true, from: true, to: true, except: true, title: true, policy: true }

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
  const { root, from = 'HEAD', to, except, title, policy: given } = checkOptions(request, DIFF_KEYS)
  // Two commits need no work tree.
  const git = await openRepository({ root, bare: to !== undefined })
  const base = await git.run(resolveRevision(from))
  const target = to === undefined ? undefined : await git.run(resolveRevision(to))
  const tree = target?.tree ?? (await snapshotWorkTree(git))
  const policy = await openPolicy(git, base.commit, { given, asks: false })
  const { steps, leftOut } = await stepsBetween(
    git,
    { from: base.tree, to: tree },
    { counts: otherThan(git, except), policy },
  )
  const header = await headerBetween(git, { base: base.commit, target: target?.commit, title })
  return diffPlan(header, steps, leftOut)
}

/** The plan of what differs, which names what it does not carry. */
export const diffPlan = (header: PlanHeader, steps: readonly Step[], leftOut: readonly LeftOut[]): DiffPlan =>
  alsoLacking({ ...(steps.length > 0 && { plan: withDigest(header, steps) }), leftOut: [] }, leftOut)

/** The same, where more is not in the plan. */
export const alsoLacking = <Made extends DiffPlan>({ plan, ...made }: Made, leftOut: readonly LeftOut[]) => ({
  ...made,
  ...(plan && { plan: leftOut.length > 0 ? lacking(plan, leftOut.map(unsaid)) : plan }),
  leftOut: [...made.leftOut, ...leftOut],
})

/** What differs, as a passage of the source that shows it. */
export const unsaid = ({ path: file, reason }: LeftOut): NotImported => ({
  construct: file,
  reason,
  at: { file, line: 1, column: 1 },
  mayChangeFiles: true,
})

const otherThan =
  ({ root }: Git, except: string | undefined) =>
  (file: string): boolean =>
    path.resolve(root, file) !== except

/** The steps that lead from one tree to another, each replayed, and what they do not carry. Default: every path counts. */
export async function stepsBetween(
  git: Git,
  { from, to }: { readonly from: string; readonly to: string },
  { counts = () => true, policy }: { readonly counts?: (path: string) => boolean; readonly policy: PolicyChecks },
): Promise<{ readonly steps: readonly Step[]; readonly leftOut: readonly LeftOut[] }> {
  const changes = await git.run(treeChanges(from, to, { renames: true }))
  const counted = changes.flatMap((change) => countedParts(change, counts))
  if (counted.length === 0) return { steps: [], leftOut: [] }
  await prefetchBlobs(
    git,
    from,
    counted.map((change) => change.from ?? change.path),
  )
  await prefetchBlobs(
    git,
    to,
    counted.map((change) => change.path),
  )
  await using reader = openObjectReader(git)
  using source = await openTree(git, reader, { treeish: from })
  using result = await openTree(git, reader, { treeish: to })
  await Promise.all([source.load(pathsIn(counted)), result.load(pathsIn(counted))])
  const { steps, leftOut } = await stepsForChanges(counted, { source, result, policy })
  return { steps, leftOut: await masked(leftOut) }
}

/** Of a rename only one of whose paths counts, that path alone. */
const countedParts = (change: TreeChange, counts: (path: string) => boolean): readonly TreeChange[] => {
  const { path: to, from } = change
  const parts = from === undefined || counts(from) === counts(to) ? [change] : renameParts({ ...change, from })
  return parts.filter((part) => counts(part.path))
}

/** The header of a plan that leads from a commit to another one, or to no commit; a title that is given counts. */
export async function headerBetween(
  git: Git,
  {
    title,
    ...ends
  }: { readonly base: string; readonly target: string | undefined; readonly title?: string | undefined },
): Promise<PlanHeader> {
  const words = await wordsOf(git, ends)
  return headerOf({ ...words, ...(title !== undefined && { title }), base: ends.base })
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

/** A commit message may contain what a plan must not: that is left out, or made one line. */
const headerOf = ({ title, description, base }: Pick<PlanHeader, 'title' | 'description' | 'base'>): PlanHeader => {
  const line = title.replaceAll(/[\u0000-\u001f\u007f]+/g, ' ').trim()
  const header = { version: 1, title: line || `Changes since ${base}`, base, options: OPTIONS }
  const described = planHeader.safeParse({ ...header, ...(description !== undefined && { description }) })
  const { $schema: _, vars: __, ...parsed } = described.success ? described.data : planHeader.parse(header)
  return parsed
}

/** Something that differs and that the steps do not carry. */
export interface LeftOut {
  readonly path: string
  /** Why, in a sentence for a person. */
  readonly reason: string
}

/** What changes lead from and to; both are loaded. */
export type TwoTrees = { readonly source: Source; readonly result: Source; readonly policy: PolicyChecks }

/** The options that a plan of such steps needs: no step is a duplicate, and no step can read a file that is not text. */
export const OPTIONS: PlanOptions = {
  reads: 'auto',
  duplicates: 'keep',
  on_error: 'stop',
  commits: 'per-step',
  trailing_whitespace: 'keep',
}

/**
 * Steps that make the files of one tree those of another: of the ways in which a file's change can be said, the first whose replay gives
 * the exact bytes and mode. What goes comes first, so that its name is free.
 */
export async function stepsForChanges(
  changes: readonly TreeChange[],
  trees: TwoTrees,
): Promise<{ readonly steps: readonly Step[]; readonly leftOut: readonly LeftOut[] }> {
  const files = splitCrossingRenames(changes)
    .map((change) => ({ change, ...waysOf(change, trees) }))
    .sort(byUrgency)
  for (let open = files.filter(({ ways }) => ways.length > 0); open.length > 0; ) {
    const failures = await replayFirstWays(open, trees)
    open = open.filter((file) => {
      const failure = failures.get(file)
      if (failure === undefined) return false
      file.reason = failure
      file.ways.shift()
      return file.ways.length > 0
    })
  }
  return {
    steps: files.flatMap(({ ways: [way = []] }) => way).map(numbered),
    leftOut: files.flatMap(({ change, ways, reason }) => (ways.length > 0 ? [] : [{ path: change.path, reason }])),
  }
}

const pathsIn = (changes: readonly TreeChange[]): readonly string[] =>
  changes.flatMap(({ path, from }) => [path, ...(from === undefined ? [] : [from])])

/**
 * A file that is renamed to a path below or above one that another rename leaves would have to wait for that one, which may wait for it:
 * what goes comes first, so it goes and is made again.
 */
export const splitCrossingRenames = (changes: readonly TreeChange[]): readonly TreeChange[] => {
  const left = new Set(changes.flatMap(({ from }) => from ?? []))
  const leftFolders = new Set([...left].flatMap(foldersAbove))
  return changes.flatMap((change): readonly TreeChange[] => {
    const { path, from } = change
    const isCrossing = leftFolders.has(path) || foldersAbove(path).some((folder) => left.has(folder))
    return from === undefined || !isCrossing ? [change] : renameParts({ ...change, from })
  })
}

/** A rename as a file that goes and one that is made. */
const renameParts = ({ path, from, ...entry }: TreeChange & { readonly from: string }): readonly TreeChange[] => [
  { ...entry, path: from, status: 'deleted', newMode: NOTHING },
  { ...entry, path, status: 'added', oldMode: NOTHING },
]

interface FileWays {
  readonly change: TreeChange
  /** Those not refuted yet, best first. */
  readonly ways: Way[]
  /** Why the last one that was refuted will not do. */
  reason: string
}

const waysOf = (change: TreeChange, { source, result }: TwoTrees): Omit<FileWays, 'change'> => {
  const { path, from: oldPath = path, oldMode, newMode } = change
  const [isThere, stays] = [oldMode !== NOTHING, newMode !== NOTHING]
  const unnamed = (isThere && whyUnnamed(source, oldPath)) || (stays && whyUnnamed(result, path)) || undefined
  const isBesideOther = stays && !source.stat(path) && withoutStrayBlanks(path, source) !== undefined
  const reason = whyUnsupported(change) ?? unnamed ?? (isBesideOther ? BESIDE_OTHER : undefined)
  if (reason !== undefined) return { ways: [], reason }
  try {
    return waysBetween(change, { source, result })
  } catch (error) {
    const unfiltered = unavailableFilter(error)
    if (unfiltered) return { ways: [], reason: unfiltered.message }
    throw error
  }
}

/** Such a step would be refused: it looks as if the other file were meant. */
const BESIDE_OTHER = 'A plan cannot make the file: there is one of its name without the blanks.'

const waysBetween = (
  { path, from: oldPath = path, oldMode, newMode, newBlob }: TreeChange,
  { source, result }: Omit<TwoTrees, 'policy'>,
): Omit<FileWays, 'change'> => {
  if (newMode === SUBMODULE) return { ways: [[stepOf(submodule, { path, commit: newBlob })]], reason: '' }
  const [isThere, stays] = [oldMode !== NOTHING, newMode !== NOTHING]
  const before = isThere ? versionOf(source, oldPath, oldMode) : undefined
  const after = stays ? versionOf(result, path, newMode) : undefined
  if (!after) return { ways: [[stepOf(deleteFile, { file_path: path })]], reason: '' }
  return {
    ways: [...(before && oldPath !== path ? waysToMove(before, after) : waysToWrite(before, after))],
    reason: '',
  }
}

const whyUnsupported = ({ oldMode, newMode, isUtf8 }: TreeChange): string | undefined => {
  if ([oldMode, newMode].includes(LINK)) return 'A plan cannot make, change or delete links.'
  if ((oldMode === SUBMODULE) !== (newMode === SUBMODULE)) return 'A plan moves submodules, and adds and removes none.'
  if (!isUtf8) return 'A plan cannot name the file: its name is not text.'
  return undefined
}

/** Why a path of a tree is not one that a step can name. */
const whyUnnamed = (tree: Source, path: string): string | undefined => {
  const located = tree.locate(path)
  if (!located.ok) return `A plan cannot name the file. ${located.problem.message}`
  return located.path === path ? undefined : `A plan cannot name the file: it means ${JSON.stringify(located.path)}.`
}

const versionOf = (tree: Workspace, path: string, mode: string): FileVersion => {
  const bytes = tree.read(path)
  return { path, bytes, text: textOfFile(bytes), executable: mode === EXECUTABLE }
}

/** What goes, what is renamed, what is written. */
const byUrgency = (one: FileWays, other: FileWays): number => urgencyOf(one) - urgencyOf(other)

const urgencyOf = ({ change: { newMode, from } }: FileWays): number =>
  newMode === NOTHING ? 0 : from === undefined ? 2 : 1

/** Files whose first way does not produce the expected content, with the reason. */
async function replayFirstWays(
  files: readonly FileWays[],
  { source, result, policy }: TwoTrees,
): Promise<ReadonlyMap<FileWays, string>> {
  const workspace = createOverlay(source)
  const failures = new Map<FileWays, string>()
  const calls = files.flatMap((file) => (file.ways[0] ?? []).map((call) => ({ file, call })))
  const fail = (step: number, reason: string): void => {
    const file = calls[step - 1]?.file
    if (file && !failures.has(file)) failures.set(file, reason)
  }
  const plan = {
    options: { ...OPTIONS, on_error: 'continue' as const },
    steps: calls.map(({ call }, at) => numbered(call, at)),
  }
  for await (const event of replay([plan], { workspace, policy })) {
    if (event.type === 'broken') fail(event.step, event.problem.message)
    else if (event.type === 'step' && event.result.error) fail(event.result.step.index, event.result.error.message)
  }
  for (const file of files) {
    if (!failures.has(file) && !isAsWanted(file.change, workspace, result))
      failures.set(file, 'It cannot be expressed as steps.')
  }
  return failures
}

export const isAsWanted = ({ path, from, newMode }: TreeChange, made: Workspace, wanted: Source): boolean => {
  if (from !== undefined && made.stat(from)?.kind === 'file') return false
  const stat = made.stat(path)
  if (newMode === SUBMODULE) return stat?.mode === GITLINK && made.read(path).equals(wanted.read(path))
  if (newMode === NOTHING || stat?.kind !== 'file') return newMode === NOTHING && stat?.kind !== 'file'
  return (stat.mode & 0o100) === (newMode === EXECUTABLE ? 0o100 : 0) && made.read(path).equals(wanted.read(path))
}

const numbered = ({ tool, input }: Way[number], at: number): Step =>
  ({ index: at + 1, tool, input, at: { line: at + 1, column: 1 } }) as Step
