import { constants, type Stats } from 'node:fs'
import { lstat, open, realpath, stat } from 'node:fs/promises'
import path from 'node:path'

/** Where files that inputs name may lie. */
export interface NamedFilePlace {
  /** The workspace, and where earlier jobs' artifacts are put; the first is what names are relative to. */
  readonly folders: readonly string[]
  /** Files that git's configuration is read from. */
  readonly gitFiles: readonly string[]
  /** Git directories. */
  readonly gitFolders: readonly string[]
}

/** What a file holds, or why it is not read, as the end of a sentence. */
export type NamedFile = { readonly bytes: Buffer } | { readonly reason: string }

/** No plan is longer, and no string could hold it. */
const MAX_BYTES = 500 * 1024 * 1024

/**
 * Reads a regular file. What others may have put into the workspace decides nothing: below it no part of the path is a link, and neither
 * a git directory's files are read nor those that git's configuration includes, whose content an error or a body would tell.
 * @param outside whether the file may lie outside the folders, where only the workflow names it
 * @param most bytes that are read; 500 MiB by default
 */
export async function readNamedFile(
  name: string,
  place: NamedFilePlace,
  { outside = false, most = MAX_BYTES }: { readonly outside?: boolean; readonly most?: number } = {},
): Promise<NamedFile> {
  try {
    const file = path.resolve(place.folders[0] ?? '.', name)
    const reason = await whyRefused(file, place, outside)
    return reason === undefined ? await readRegular(file, place, most) : { reason }
  } catch (error) {
    return { reason: error instanceof Error && 'code' in error ? String(error.code) : String(error) }
  }
}

async function whyRefused(file: string, place: NamedFilePlace, outside: boolean): Promise<string | undefined> {
  const root = await rootOf(file, place.folders)
  if (root === undefined && !outside) return 'it lies outside the workspace'
  if (root !== undefined && (await hasLink(root, file))) return 'it is a link, or lies behind one'
  const real = await realpath(file)
  const isGit = place.gitFolders.some((folder) => isInside(folder, real)) || (await isInGitDirectory(real))
  return isGit ? 'it lies in a git directory' : undefined
}

/** The innermost of the folders that holds the file, as it is named or links resolved. */
async function rootOf(file: string, folders: readonly string[]): Promise<string | undefined> {
  const real = await Promise.all(folders.map((folder) => realpath(folder).catch(() => folder)))
  return [...folders.map((folder) => path.resolve(folder)), ...real]
    .filter((folder) => isInside(folder, file))
    .sort((one, other) => other.length - one.length)[0]
}

async function hasLink(root: string, file: string): Promise<boolean> {
  let at = root
  for (const part of path.relative(root, file).split(path.sep)) {
    at = path.join(at, part)
    if ((await lstat(at)).isSymbolicLink()) return true
  }
  return false
}

/** Of any repository: one of the folders above is called so, in whatever case, or holds what a git directory holds. */
async function isInGitDirectory(file: string): Promise<boolean> {
  if (file.split(path.sep).some((part) => /^(?:\.git|git~\d)[. ]*$/i.test(part))) return true
  const isThere = (name: string): Promise<boolean> =>
    stat(name).then(
      () => true,
      () => false,
    )
  for (let folder = path.dirname(file); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (!(await isThere(path.join(folder, 'HEAD')))) continue
    if (await isThere(path.join(folder, 'commondir'))) return true
    if ((await isThere(path.join(folder, 'objects'))) && (await isThere(path.join(folder, 'refs')))) return true
  }
  return false
}

async function readRegular(file: string, { gitFiles }: NamedFilePlace, most: number): Promise<NamedFile> {
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants
  const seen = await stat(file)
  if (!seen.isFile()) return { reason: 'it is no regular file' }
  await using handle = await open(file, O_RDONLY | O_NONBLOCK | (await noFollow(file, O_NOFOLLOW)))
  const stats = await handle.stat()
  if (!stats.isFile() || !isSame(stats, seen)) return { reason: 'it changed while it was read' }
  // A second name of the same file has its content.
  for (const other of gitFiles)
    if (isSame(stats, await stat(other).catch(() => undefined)))
      return { reason: 'git reads its configuration from it' }
  if (stats.size > most) return { reason: `it is over ${most / 1024} KiB` }
  return { bytes: await handle.readFile() }
}

/** A file outside the workspace may be a link. */
const noFollow = async (file: string, flag: number): Promise<number> =>
  (await lstat(file)).isSymbolicLink() ? 0 : flag

const isSame = (one: Stats, other: Stats | undefined): boolean => one.ino === other?.ino && one.dev === other.dev

function isInside(root: string, file: string): boolean {
  const relative = path.relative(root, file)
  return relative !== '' && !path.isAbsolute(relative) && relative.split(path.sep)[0] !== '..'
}
