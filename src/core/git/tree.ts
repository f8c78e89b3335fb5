import { EditplanError } from '../../errors.ts'
import type { ObjectReader } from './cat-file.ts'
import { nameInGit } from './command.ts'

/** The entry of a tree at a path. */
export interface TreeEntry {
  /** As git writes it: 100644, 100755, 120000 (link), 40000 (folder), 160000 (submodule). */
  readonly mode: string
  readonly oid: string
}

export interface TreeLookup {
  /** Entries of the paths that exist in the tree. */
  readonly entries: ReadonlyMap<string, TreeEntry>
  /** Files with the wanted names (`.gitattributes`) in any folder on the way to a path. */
  readonly named: ReadonlyMap<string, TreeEntry>
  /** Ancestors of paths that are not folders: a file, a link, a submodule. */
  readonly blocked: ReadonlyMap<string, TreeEntry>
}

/**
 * Looks paths up in a tree (or a commit's), reading only the folders on their way, level by level.
 * Throws UNKNOWN_REVISION where the repository lacks the tree.
 */
export async function lookUpPaths(
  reader: ObjectReader,
  treeish: string,
  wanted: { readonly paths: Iterable<string>; readonly names?: readonly string[] },
): Promise<TreeLookup> {
  const found = { entries: new Map(), named: new Map(), blocked: new Map() }
  const names = wanted.names ?? []
  let level: Folder[] = [{ path: '', oid: `${treeish}^{tree}`, children: groupByFolder(wanted.paths) }]
  while (level.length > 0) {
    const trees = await Promise.all(level.map((folder) => reader.read(folder.oid)))
    level = level.flatMap((folder, index) => {
      const tree = trees[index]
      if (tree?.type !== 'tree') {
        const message = `The repository does not have the tree ${folder.oid}. Fetch it.`
        throw new EditplanError({ name: 'UNKNOWN_REVISION', message })
      }
      const isWanted = (name: string) => folder.children.has(name) || names.includes(name)
      return lookInFolder(folder, parseTree(tree.content, tree.oid.length / 2, isWanted), names, found)
    })
  }
  return found
}

/**
 * The first of some files that a commit has; undefined where it has none. Throws DOCUMENT_INVALID for a folder, a link or a submodule in its
 * place, and UNKNOWN_REVISION where the repository has lost it: neither is a file that is not there.
 */
export async function committedFile(
  reader: ObjectReader,
  commit: string,
  paths: readonly string[],
): Promise<{ readonly path: string; readonly content: Buffer } | undefined> {
  const { entries } = await lookUpPaths(reader, commit, { paths })
  for (const path of paths) {
    const entry = entries.get(path)
    if (!entry) continue
    if (!entry.mode.startsWith('100')) {
      const message = `${path} is a folder, a link or a submodule. Commit it as a file.`
      throw new EditplanError({ name: 'DOCUMENT_INVALID', message })
    }
    const file = await reader.read(entry.oid)
    if (file) return { path, content: file.content }
    const message = `The repository does not have ${entry.oid}, which is ${path}. Fetch it.`
    throw new EditplanError({ name: 'UNKNOWN_REVISION', message })
  }
  return undefined
}

/** A tree object's entries by name, those that are wanted (default all). `idBytes`: 20, or 32 in a SHA-256 repository. Throws GIT_FAILED. */
export function parseTree(
  content: Buffer,
  idBytes: number,
  isWanted: (name: string) => boolean = () => true,
): Map<string, TreeEntry> {
  const entries = new Map<string, TreeEntry>()
  let at = 0
  while (at < content.length) {
    const space = content.indexOf(32, at)
    const end = space < 0 ? -1 : content.indexOf(0, space)
    if (end < 0 || end + 1 + idBytes > content.length) throw damaged()
    const name = nameInGit(content.subarray(space + 1, end))
    if (isWanted(name)) {
      const mode = content.toString('latin1', at, space)
      entries.set(name, { mode, oid: content.toString('hex', end + 1, end + 1 + idBytes) })
    }
    at = end + 1 + idBytes
  }
  return entries
}

/** Git accepts such a tree from a server unless it is configured to check what it fetches. */
const damaged = (): EditplanError =>
  new EditplanError({
    name: 'GIT_FAILED',
    message: 'A tree of the repository is damaged. `git fsck` names it; fetch it again from a complete copy.',
  })

/** Paths by their first part; a leaf has an empty map. */
interface Names extends Map<string, Names> {
  /** Whether a path ends here, though others may go on. */
  isPath?: true
}

type Folder = { readonly path: string; readonly oid: string; readonly children: Names }

function groupByFolder(paths: Iterable<string>): Names {
  const root: Names = new Map()
  for (const path of paths) {
    let folder = root
    for (const part of path.split('/')) {
      const next: Names = folder.get(part) ?? new Map()
      folder.set(part, next)
      folder = next
    }
    folder.isPath = true
  }
  return root
}

function lookInFolder(
  folder: Folder,
  tree: Map<string, TreeEntry>,
  names: readonly string[],
  found: { entries: Map<string, TreeEntry>; named: Map<string, TreeEntry>; blocked: Map<string, TreeEntry> },
): Folder[] {
  const below: Folder[] = []
  for (const name of names) {
    const entry = tree.get(name)
    if (entry?.mode.startsWith('100')) found.named.set(folder.path + name, entry)
  }
  for (const [name, children] of folder.children) {
    const entry = tree.get(name)
    if (!entry) continue
    const path = folder.path + name
    if (children.size === 0) found.entries.set(path, entry)
    else if (entry.mode === '40000') below.push({ path: `${path}/`, oid: entry.oid, children })
    else {
      found.blocked.set(path, entry)
      if (children.isPath) found.entries.set(path, entry)
    }
  }
  return below
}
