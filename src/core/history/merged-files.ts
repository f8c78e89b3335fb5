import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EditplanError } from '../../errors.ts'
import { openObjectReader } from '../git/cat-file.ts'
import { changedPaths } from '../git/commands/diff.ts'
import { mergeFile } from '../git/commands/merge.ts'
import type { Git } from '../git/git.ts'
import { scratchFolder } from '../git/scratch-folder.ts'
import { lookUpPaths, type TreeEntry } from '../git/tree.ts'
import type { Change } from '../workspace/change.ts'
import type { ReadFile, WrittenFiles } from './read-work-tree.ts'
import { type KeptVersion, keptBytes, type Run, readRecord, writeRecord } from './run-record.ts'

/** A version that a run's record keeps. Content: absent where a blob holds it, null where there is no file. */
type VersionToKeep = Omit<KeptVersion, 'bytes'> & { readonly content?: Buffer | null }

/**
 * The files a merged run changes, from what the (clean) work tree holds to what a checkout of the merge would hold: nothing and nothing,
 * where a sparse checkout leaves a file out. What
 * no blob holds byte for byte is to be kept with the run's record, for undo. Throws SYMLINK and PATH_PROTECTED, for every link and
 * submodule that the merge would make, change or remove.
 */
export async function mergedFiles(
  git: Git,
  run: Run,
  { readFile, writtenFiles }: { readonly readFile: ReadFile; readonly writtenFiles: WrittenFiles },
): Promise<{ readonly files: readonly Change[]; readonly kept: readonly VersionToKeep[] }> {
  const before = run.merge?.ontoTree ?? run.base.tree
  const paths = await git.run(changedPaths(before, run.head.tree))
  await using reader = openObjectReader(git)
  const old = await lookUpPaths(reader, before, { paths })
  const { entries } = await lookUpPaths(reader, run.head.tree, { paths })
  refuseSpecial(paths, [old.entries, entries])
  const forms = await writtenFiles(run.head.tree, paths)
  const isBlob = async (content: Buffer | undefined, entry: TreeEntry | undefined): Promise<boolean> => {
    const blob = entry && (await reader.read(entry.oid))?.content
    return content && blob ? content.equals(blob) : content === blob
  }
  const kept: VersionToKeep[] = []
  const files: Change[] = []
  for (const path of paths) {
    const [existing, after, entry] = [readFile(path), forms.get(path), entries.get(path)]
    const mode = modeOf(entry?.mode, existing?.mode)
    const asBlobs = (await isBlob(existing?.content, old.entries.get(path))) && (await isBlob(after, entry))
    if (!asBlobs || (existing && after && existing.mode !== mode)) {
      const [first, last] = asBlobs ? [{}, {}] : [{ content: existing?.content ?? null }, { content: after ?? null }]
      kept.push({ path, at: 0, ...first, ...(existing && { mode: existing.mode }) })
      kept.push({ path, at: run.snapshots.length, ...last, ...(after && { mode }) })
    }
    files.push({ path, before: existing?.content, after, mode })
  }
  return { files, kept }
}

/** Keeps versions with a run's record, in place of those that it has. */
export function keepVersions(git: Git, id: string, versions: readonly VersionToKeep[]): void {
  const bytes = keptBytes(git, id)
  const kept = versions.map(({ content, ...version }) =>
    content === undefined ? version : { ...version, bytes: content && bytes.save(content) },
  )
  writeRecord(git, { ...readRecord(git, id), kept })
}

function refuseSpecial(paths: readonly string[], sides: readonly ReadonlyMap<string, TreeEntry>[]): void {
  const problems = paths.flatMap((path) => {
    const modes = sides.map((entries) => entries.get(path)?.mode)
    return SPECIAL.filter(({ mode }) => modes.includes(mode)).map(({ name, what }) => ({
      name,
      message: `The merge changes ${JSON.stringify(path)}, which is a ${what}. Merge the branches with git, then apply the plan there.`,
    }))
  })
  if (problems.length > 0) throw new EditplanError(problems)
}

const SPECIAL = [
  { mode: '120000', name: 'SYMLINK', what: 'symbolic link' },
  { mode: '160000', name: 'PATH_PROTECTED', what: 'submodule' },
] as const

/** A file keeps its permissions but for the bits that make it executable. */
function modeOf(mode: string | undefined, existing = 0o644): number {
  return mode === '100755' ? existing | ((existing & 0o444) >> 2) : existing & ~0o111
}

interface ThreeContents {
  /** Current content of the file. */
  readonly current: Uint8Array
  /** The common ancestor: the content that the run wrote. */
  readonly left: Uint8Array
  /** The content that an undo would write. */
  readonly restore: Uint8Array
}

/** Keeps later changes and reverts those of the run, by git's own merge. Undefined if both change the same lines. */
export async function mergeContent(git: Git, contents: ThreeContents): Promise<Buffer | undefined> {
  using folder = scratchFolder(git)
  const write = (name: string, content: Uint8Array): string => {
    const file = join(folder.path, name)
    writeFileSync(file, content)
    return file
  }
  return await git.run(
    mergeFile({
      ours: write('ours', contents.current),
      base: write('base', contents.left),
      theirs: write('theirs', contents.restore),
    }),
  )
}
