import { EditplanError } from '../../errors.ts'
import { openObjectReader } from '../git/cat-file.ts'
import { treePatch } from '../git/commands/diff.ts'
import { NOTHING, SUBMODULE, type TreeChange, treeChanges } from '../git/commands/tree-changes.ts'
import { type FileOperation, NOBODY, startFastImport } from '../git/fast-import.ts'
import { isAttributeFile, openConverter } from '../git/filters.ts'
import type { Git } from '../git/git.ts'
import type { ObjectStore } from '../git/object-store.ts'
import { type TemporaryWorktree, temporaryWorktree } from '../git/temporary-worktree.ts'
import { snapshotWorkTree } from '../git/work-tree-snapshot.ts'
import { type RecordedCommand, textOfPatch } from '../history/stored-changes.ts'
import type { Verification, WorktreeSettings } from '../policy/policy-file.ts'
import { runVerifications } from '../policy/run-verifications.ts'
import { masked } from '../policy/secrets.ts'
import { isInside } from '../text/paths.ts'
import type { Change } from '../workspace/change.ts'
import { checkOut } from '../workspace/checkout.ts'
import { copyDependency, linkDependency } from '../workspace/dependencies.ts'
import type { Overlay } from '../workspace/overlay.ts'
import { openDisk } from '../workspace/sources/disk.ts'
import type { Baseline } from './baseline.ts'

/** A temporary worktree in which programs find what git ignores. */
export interface IsolatedWorktree extends TemporaryWorktree {
  /** What the policy names and the checkout does not have, in sentences. */
  readonly notes: readonly string[]
  /** What the policy's `worktree` put there. */
  readonly provided: readonly string[]
  /** Whether a path is in that. */
  provides(path: string): boolean
}

/**
 * A locked worktree of a commit, with the ignored files that the policy's `worktree` names: `copy`, then `setup`, then `link`. It is
 * removed when its scope ends; links in it are never followed. A kill leaves a worktree that `listTemporaryWorktrees` lists.
 * Throws VERIFY_FAILED when `setup` fails, POLICY_INVALID when the commit or `setup` makes what `link` names, INTERRUPTED when the
 * signal aborts.
 */
export async function isolatedWorktree(
  git: Git,
  commit: string,
  options: {
    /** The policy's `worktree`. */
    readonly settings: WorktreeSettings
    /** Given to `setup`, besides the usual environment without tokens; e.g. `ObjectStore.env`. */
    readonly env?: Readonly<Record<string, string>>
    readonly signal?: AbortSignal | undefined
  },
): Promise<IsolatedWorktree> {
  const place = await temporaryWorktree(git, commit)
  try {
    const notes = await equip(git, place.git, options)
    if (options.signal?.aborted) throw interruptedWhile('a worktree was made')
    const provided = [...options.settings.copy, ...options.settings.link].map((path) => path.replace(/\/+$/, ''))
    const provides = (path: string) => provided.some((one) => isInside(path, one))
    return { ...place, notes, provided, provides }
  } catch (error) {
    await place[Symbol.asyncDispose]()
    throw error
  }
}

/** A link is made last, so that `setup` cannot write through it. */
async function equip(
  own: Git,
  place: Git,
  options: Parameters<typeof isolatedWorktree>[2],
): Promise<readonly string[]> {
  const { settings, signal } = options
  const transfer = { from: own.root, to: place.root, signal }
  const missing: string[] = []
  const provide = async (paths: readonly string[], how: typeof copyDependency): Promise<void> => {
    for (const path of paths) if (own.bare || !(await how(path, transfer))) missing.push(path)
  }
  await provide(settings.copy, copyDependency)
  if (settings.setup !== undefined && !signal?.aborted) await setUp(place, settings.setup, options)
  await provide(settings.link, linkDependency)
  return missing.map(
    (path) => `The checkout has no ${path}, which the policy’s worktree names: programs run without it.`,
  )
}

async function setUp(
  place: Git,
  run: NonNullable<WorktreeSettings['setup']>,
  { settings, env, signal }: Parameters<typeof isolatedWorktree>[2],
): Promise<void> {
  const { timeout } = settings
  const setup: Verification = { name: 'setup', run, timeout, formats: false, env: [], 'on-failure': 'stop' }
  const host = { cwd: place.root, ...(env && { env }), ...(signal && { signal }) }
  for await (const { problem, tail } of runVerifications([setup], host)) {
    if (signal?.aborted) throw interruptedWhile('a worktree was made')
    if (!problem) continue
    const message = `The policy’s worktree could not be set up: ${problem.message}\n${await masked(tail)}`
    throw new EditplanError({ ...problem, message: message.trimEnd() })
  }
}

/** INTERRUPTED: the run was stopped before it wrote anything. */
export const interruptedWhile = (what: string): EditplanError => {
  const message = `The run was stopped while ${what}. Nothing was changed. Start it again.`
  return new EditplanError({ name: 'INTERRUPTED', message })
}

/** A worktree of the run's own in which commands find the files as the steps before them left them. */
export interface CommandPlace extends AsyncDisposable {
  /** Runs git in the worktree, whatever a command makes of the file that leads git there. */
  readonly git: Git
  readonly notes: readonly string[]
  /** Brings the files of the workspace into the worktree; the tree that it holds then. */
  prepare(workspace: Overlay): Promise<string>
  /** What the worktree holds beside that tree: everything that git does not ignore, in order of path. */
  changesSince(tree: string): Promise<{ readonly tree: string; readonly changes: readonly TreeChange[] }>
  /** A file as the worktree holds it. */
  read(path: string): Buffer
}

/** Opens a worktree of the run's base. Throws what `isolatedWorktree` throws. */
export async function openPlace({
  baseline,
  store,
  settings,
  signal,
}: {
  readonly baseline: Baseline
  readonly store: ObjectStore
  readonly settings: WorktreeSettings
  readonly signal?: AbortSignal | undefined
}): Promise<CommandPlace> {
  const place = await isolatedWorktree(store.git, baseline.base.commit, { settings, env: store.env, signal })
  const git = pinned(store.through(place.git))
  const isOwn = ({ path }: TreeChange) => !place.provides(path)
  return {
    git,
    notes: place.notes,
    async prepare(workspace) {
      putFiles(git, workspace)
      return snapshotWorkTree(git)
    },
    async changesSince(tree) {
      const repositories: TreeChange[] = []
      const onRepository = (folder: string) => void repositories.push(emptyRepository(folder))
      const now = await snapshotWorkTree(git, { onRepository })
      return { tree: now, changes: [...(await changesBetween(git, tree, now)), ...repositories].filter(isOwn) }
    },
    read: (path) => openDisk(git.root).read(path),
    [Symbol.asyncDispose]: () => place[Symbol.asyncDispose](),
  }
}

/** A repository that a command began: no regular file, and nothing of it is in the tree. */
const emptyRepository = (path: string): TreeChange => ({
  ...{ path, status: 'added', isUtf8: true, oldMode: NOTHING, oldBlob: '', newMode: SUBMODULE, newBlob: '' },
})

/** A command may replace the file `.git` of its worktree: git gets its directory explicitly. */
function pinned(git: Git): Git {
  const env = { GIT_DIR: git.gitDir, GIT_WORK_TREE: git.root }
  return {
    ...git,
    run: (command) => git.run({ ...command, env: { ...env, ...command.env } }),
    runNow: (command) => git.runNow({ ...command, env: { ...env, ...command.env } }),
    start: (args, more) => git.start(args, { ...env, ...more }),
  }
}

function putFiles({ root }: Git, workspace: Overlay): void {
  const disk = openDisk(root)
  const changes = [...workspace.touched()].flatMap((path): readonly Change[] => {
    const stat = workspace.stat(path)
    const after = stat?.kind === 'file' ? workspace.read(path) : undefined
    const current = disk.stat(path)
    const before = current?.kind === 'file' ? disk.read(path) : undefined
    const mode = stat?.mode ?? 0o644
    const isThere = after && before ? after.equals(before) && isSameMode(mode, current?.mode) : after === before
    return isThere ? [] : [{ path, before, after, mode }]
  })
  if (changes.length === 0) return
  const placed = checkOut(changes, { root })
  if (!placed.ok) throw new EditplanError(placed.problems)
  const problem = placed.keep()
  if (problem) throw new EditplanError(problem)
}

const isSameMode = (mode: number, other = 0): boolean => ((mode ^ other) & 0o100) === 0

/** What differs between two trees, in order of path. */
export const changesBetween = (git: Git, from: string, to: string): Promise<readonly TreeChange[]> =>
  git.run(treeChanges(from, to, { renames: false }))

/** Steps make, change and remove regular files; no plan can contain a name that is not UTF-8. */
export const isRegular = ({ oldMode, newMode, isUtf8 }: TreeChange): boolean =>
  isUtf8 && [oldMode, newMode].every((mode) => mode === NOTHING || mode.startsWith('100'))

/** The tree of the base with the files of a workspace, as git would store them. */
export async function treeOf(
  workspace: Overlay,
  { base, conversions }: Baseline,
  { git }: ObjectStore,
): Promise<string> {
  const paths = [...workspace.touched()]
  if (paths.length === 0) return base.tree
  using converter = openConverter(git, conversions)
  const bytesOf = (path: string) => (workspace.stat(path)?.kind === 'file' ? workspace.read(path) : undefined)
  converter.attributesChanged(new Map(paths.filter(isAttributeFile).map((path) => [path, bytesOf(path)])))
  await using reader = openObjectReader(git)
  const committed = async (path: string) => (await reader.read(`${base.commit}:${path}`))?.content
  const files: FileOperation[] = []
  for (const path of paths) {
    const bytes = bytesOf(path)
    const blob = bytes && (await converter.convert(path, bytes, () => committed(path)))
    const mode = (workspace.stat(path)?.mode ?? 0) & 0o100 ? '100755' : '100644'
    files.push(blob ? { path, mode, ...blob } : { path, mode: 'deleted' })
  }
  const importing = startFastImport(git, { ref: 'refs/editplan/command', parent: base.commit })
  await importing.commit({ author: NOBODY, committer: NOBODY, message: 'before a command', files })
  const [written] = await importing.finish({ named: false })
  return written?.tree ?? base.tree
}

/** The result of a command as it is kept: the patch from one tree to another at these changes. */
export async function recordChanges(
  git: Git,
  { step, programs }: Pick<RecordedCommand, 'step' | 'programs'>,
  { from, to, changes }: { readonly from: string; readonly to: string; readonly changes: readonly TreeChange[] },
): Promise<RecordedCommand> {
  const paths = changes.map(({ path }) => path)
  const patch = paths.length === 0 ? Buffer.alloc(0) : await git.run(treePatch(from, to, paths))
  const files = changes.map(({ path, newMode, newBlob }) => ({
    path,
    mode: newMode,
    blob: newMode === NOTHING ? null : newBlob,
  }))
  return { step, programs, ...textOfPatch(patch), files }
}
