import path from 'node:path'
import { type ObjectReader, openObjectReader } from '../../core/git/cat-file.ts'
import { indexFlags, setEntries, trackedFiles } from '../../core/git/commands/index-files.ts'
import { type ObjectBytes, objectId, writeObjects } from '../../core/git/commands/object-sizes.ts'
import { readTree, writeTree } from '../../core/git/commands/worktree.ts'
import type { Git } from '../../core/git/git.ts'
import { scratchFolder } from '../../core/git/scratch-folder.ts'
import { lookUpPaths, type TreeEntry } from '../../core/git/tree.ts'
import { type FileModes, snapshot, WITHHELD } from '../../core/history/recordings.ts'
import { openDisk } from '../../core/workspace/sources/disk.ts'
import { workTreeConversions } from '../../core/workspace/work-tree-conversions.ts'

/** A work tree as it is, byte for byte. */
export interface ExactTree {
  /** A tree whose blobs are the bytes of the files, not what `git add` makes of them; files of Git LFS alone are pointers. */
  readonly tree: string
  /** Permission bits of files that are neither 0644 nor 0755. */
  readonly modes: FileModes
}

/**
 * Stores every file that git does not ignore; keys and files that are too large are as in the index, or missing. Filters, line ends and
 * encodings do not count, nor does the flag by which git takes a file for unchanged.
 */
export async function exactTree(git: Git): Promise<ExactTree> {
  const tree = await snapshot(git)
  const paths = await git.run(trackedFiles({ treeish: tree }))
  await using reader = openObjectReader(git)
  const found = await differing(git, { tree, paths }, await unlikeBlobs(git, reader, { tree, paths }))
  return { tree: await withBlobs(git, tree, found), modes: modesOf(git, paths) }
}

type Files = { readonly tree: string; readonly paths: readonly string[] }

/** Paths of files whose bytes may differ from their blobs in the tree. */
async function unlikeBlobs(git: Git, reader: ObjectReader, { tree, paths }: Files): Promise<readonly string[]> {
  using conversions = await workTreeConversions(git, reader, { commit: tree, paths })
  const flags = await git.run(indexFlags(new Set(paths)))
  return paths.filter((name) => {
    const { lineEnds, filtered, driver } = conversions.of(name)
    const { assumeUnchanged = false, skipWorktree = false } = flags.get(name) ?? {}
    return assumeUnchanged || skipWorktree || (driver?.isLfs ? false : filtered || lineEnds !== 'keep')
  })
}

type FoundEntry = { readonly entry: TreeEntry; readonly path: string }

/** Those of the candidates whose bytes do differ, stored. */
async function differing(git: Git, { tree }: Files, candidates: readonly string[]): Promise<readonly FoundEntry[]> {
  if (candidates.length === 0) return []
  await using reader = openObjectReader(git)
  const { entries } = await lookUpPaths(reader, tree, { paths: candidates })
  const disk = openDisk(git.root)
  const found: FoundEntry[] = []
  let [waiting, bytes]: [ObjectBytes[], number] = [[], 0]
  const store = async (): Promise<void> => {
    if (waiting.length > 0) await git.run(writeObjects(git.objectFormat, waiting))
    ;[waiting, bytes] = [[], 0]
  }
  for (const name of candidates) {
    const [entry, stat] = [entries.get(name), disk.stat(name)]
    if (!entry || stat?.kind !== 'file' || stat.link || stat.size > WITHHELD.largerThan) continue
    const content = disk.read(name)
    const oid = objectId(git.objectFormat, { type: 'blob', content })
    if (oid === entry.oid || WITHHELD.named(name) || WITHHELD.holding(content)) continue
    found.push({ path: name, entry: { mode: entry.mode, oid } })
    waiting.push({ type: 'blob', content })
    bytes += content.length
    if (bytes > TOGETHER) await store()
  }
  await store()
  return found
}

/** Bytes of files that are stored by one process. */
const TOGETHER = 32 * 2 ** 20

async function withBlobs(git: Git, tree: string, found: readonly FoundEntry[]): Promise<string> {
  if (found.length === 0) return tree
  using folder = scratchFolder(git)
  const env = { GIT_INDEX_FILE: path.join(folder.path, 'index') }
  const entries = found.map(({ path, entry }) => [path, entry] as const)
  await git.run({ ...readTree(tree), env })
  const set = setEntries(git.objectFormat, entries)
  await git.run({ ...set, env: { ...set.env, ...env } })
  return await git.run({ ...writeTree(), env })
}

function modesOf(git: Git, paths: readonly string[]): FileModes {
  const disk = openDisk(git.root, { steady: true })
  return Object.fromEntries(
    paths.flatMap((name) => {
      const stat = disk.stat(name)
      return stat?.kind === 'file' && !stat.link && !USUAL.has(stat.mode) ? [[name, stat.mode] as const] : []
    }),
  )
}

const USUAL: ReadonlySet<number> = new Set([0o644, 0o755])
