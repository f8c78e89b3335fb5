import { openObjectReader } from '../../git/cat-file.ts'
import { treePatch } from '../../git/commands/diff.ts'
import { NOTHING, type TreeChange, treeChanges } from '../../git/commands/tree-changes.ts'
import { type FileOperation, startFastImport } from '../../git/fast-import.ts'
import { isAttributeFile, openConverter } from '../../git/filters.ts'
import type { Git } from '../../git/git.ts'
import type { ObjectStore } from '../../git/object-store.ts'
import { type RecordedCommand, textOfPatch } from '../../history/stored-changes.ts'
import type { Overlay } from '../../workspace/overlay.ts'
import type { Baseline } from '../baseline.ts'

/** What differs between two trees, in order of path. */
export const changesBetween = (git: Git, from: string, to: string): Promise<readonly CommandChange[]> =>
  git.run(treeChanges(from, to, { renames: false }))

/** A change that a command made. */
export type CommandChange = TreeChange

/** Steps make, change and remove regular files; no plan can give a name that is not UTF-8. */
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
