import { openObjectReader } from '../../git/cat-file.ts'
import { treePatch } from '../../git/commands/diff.ts'
import { NOTHING, type TreeChange, treeChanges } from '../../git/commands/tree-changes.ts'
import { startFastImport } from '../../git/fast-import.ts'
import type { Git } from '../../git/git.ts'
import type { ObjectStore } from '../../git/object-store.ts'
import { type RecordedCommand, textOfPatch } from '../../history/recorded-command.ts'
import type { Overlay } from '../../workspace/overlay.ts'
import type { Baseline } from '../baseline.ts'

/** A change that a command made, with the bytes that git stores after it. */
export interface CommandChange extends TreeChange {
  readonly after: Buffer | undefined
}

/** What differs between two trees, with the new bytes of regular files, in order of path. */
export async function changesBetween(git: Git, from: string, to: string): Promise<readonly CommandChange[]> {
  await using reader = openObjectReader(git)
  const changes: CommandChange[] = []
  for (const change of await git.run(treeChanges(from, to, { renames: false }))) {
    const after = change.newMode.startsWith('100') ? (await reader.read(change.newBlob))?.content : undefined
    changes.push({ ...change, after })
  }
  return changes
}

/** Steps make, change and remove regular files; no plan can give a name that is not UTF-8. */
export const isRegular = ({ oldMode, newMode, isUtf8 }: TreeChange): boolean =>
  isUtf8 && [oldMode, newMode].every((mode) => mode === NOTHING || mode.startsWith('100'))

/** The tree of the base with the files of a workspace over that commit, which holds blobs. */
export async function treeOf(workspace: Overlay, { base }: Baseline, store: ObjectStore): Promise<string> {
  const files = [...workspace.touched()].map((path) => {
    const stat = workspace.stat(path)
    if (stat?.kind !== 'file') return { path, mode: 'deleted' } as const
    return { path, mode: stat.mode & 0o100 ? '100755' : '100644', content: workspace.read(path) } as const
  })
  if (files.length === 0) return base.tree
  const importing = startFastImport(store.git, { ref: 'refs/editplan/command', parent: base.commit })
  await importing.commit({ author: NOBODY, committer: NOBODY, message: 'before a command', files })
  const [written] = await importing.finish({ named: false })
  return written?.tree ?? base.tree
}

const NOBODY = { name: 'editplan', email: 'editplan@localhost', date: '0 +0000' }

/** The result of a command as it is kept: the patch from one tree to another at these changes. */
export async function recordChanges(
  git: Git,
  { step, command }: Pick<RecordedCommand, 'step' | 'command'>,
  { from, to, changes }: { readonly from: string; readonly to: string; readonly changes: readonly CommandChange[] },
): Promise<RecordedCommand> {
  const paths = changes.map(({ path }) => path)
  const patch = paths.length === 0 ? Buffer.alloc(0) : await git.run(treePatch(from, to, paths))
  const files = changes.map(({ path, newMode, newBlob }) => ({
    path,
    mode: newMode,
    blob: newMode === NOTHING ? null : newBlob,
  }))
  return { step, command, ...textOfPatch(patch), files }
}
