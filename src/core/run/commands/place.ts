import { EditplanError } from '../../../errors.ts'
import { NOTHING, SUBMODULE, type TreeChange } from '../../git/commands/tree-changes.ts'
import type { Git } from '../../git/git.ts'
import type { ObjectStore } from '../../git/object-store.ts'
import { snapshotWorkTree } from '../../git/work-tree-snapshot.ts'
import type { WorktreeSettings } from '../../policy/policy-file.ts'
import { checkOut } from '../../workspace/checkout.ts'
import type { FileReplacement, Overlay } from '../../workspace/overlay.ts'
import { openDisk } from '../../workspace/sources/disk.ts'
import type { Baseline } from '../baseline.ts'
import { isolatedWorktree } from '../isolated-worktree.ts'
import { type CommandChange, changesBetween } from './trees.ts'

/** A worktree of the run's own in which commands find the files as the steps before them left them. */
export interface CommandPlace extends AsyncDisposable {
  /** Runs git in the worktree, whatever a command makes of the file that leads git there. */
  readonly git: Git
  readonly notes: readonly string[]
  /** Brings the files of the workspace into the worktree; the tree that it holds then. */
  prepare(workspace: Overlay): Promise<string>
  /** What the worktree holds beside that tree: everything that git does not ignore, in order of path. */
  changesSince(tree: string): Promise<PlaceChanges>
  /** A file as the worktree holds it. */
  read(path: string): Buffer
}

/** What a worktree holds, and how that differs from what it held. */
interface PlaceChanges {
  readonly tree: string
  readonly changes: readonly CommandChange[]
}

export interface PlaceOptions {
  readonly baseline: Baseline
  readonly store: ObjectStore
  readonly settings: WorktreeSettings
  readonly signal?: AbortSignal | undefined
}

/** Opens a worktree of the run's base. Throws what `isolatedWorktree` throws. */
export async function openPlace({ baseline, store, settings, signal }: PlaceOptions): Promise<CommandPlace> {
  const place = await isolatedWorktree(store.git, baseline.base.commit, { settings, env: store.env, signal })
  const git = pinned(store.through(place.git))
  const provided = [...settings.copy, ...settings.link].map((path) => path.replace(/\/+$/, ''))
  const isOwn = ({ path }: TreeChange) => !provided.some((one) => path === one || path.startsWith(`${one}/`))
  return {
    git,
    notes: place.notes,
    async prepare(workspace) {
      putFiles(git, workspace)
      return snapshotWorkTree(git)
    },
    async changesSince(tree) {
      const repositories: CommandChange[] = []
      const onRepository = (folder: string) => void repositories.push(emptyRepository(folder))
      const now = await snapshotWorkTree(git, { onRepository })
      return { tree: now, changes: [...(await changesBetween(git, tree, now)), ...repositories].filter(isOwn) }
    },
    read: (path) => openDisk(git.root).read(path),
    [Symbol.asyncDispose]: () => place[Symbol.asyncDispose](),
  }
}

/** A repository that a command began: no regular file, and nothing of it is in the tree. */
const emptyRepository = (path: string): CommandChange => ({
  ...{ path, status: 'added', isUtf8: true, oldMode: NOTHING, oldBlob: '', newMode: SUBMODULE, newBlob: '' },
})

/** A command may replace the file `.git` of its worktree: git is told where its directory is. */
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
  const changes = [...workspace.touched()].flatMap((path): readonly FileReplacement[] => {
    const stat = workspace.stat(path)
    const after = stat?.kind === 'file' ? workspace.read(path) : undefined
    const standing = disk.stat(path)
    const before = standing?.kind === 'file' ? disk.read(path) : undefined
    const mode = stat?.mode ?? 0o644
    const isThere = after && before ? after.equals(before) && isSameMode(mode, standing?.mode) : after === before
    return isThere ? [] : [{ path, before, after, mode }]
  })
  if (changes.length === 0) return
  const placed = checkOut(changes, { root })
  if (!placed.ok) throw new EditplanError(placed.problems)
  const problem = placed.keep()
  if (problem) throw new EditplanError(problem)
}

const isSameMode = (mode: number, other = 0): boolean => ((mode ^ other) & 0o100) === 0
