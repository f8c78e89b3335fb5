import { constants } from 'node:fs'
import { chmod, copyFile, lstat, mkdir, readdir, readlink, realpath, symlink, utimes } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import { EditplanError } from '../../errors.ts'
import { foldersAbove } from '../text/paths.ts'
import { isErrno } from './file-identity.ts'
import { checkSpelling } from './path-guard.ts'

/** From one checkout to another: their roots, absolute and without links. */
type Transfer = { readonly from: string; readonly to: string; readonly signal?: AbortSignal | undefined }

/**
 * Copies a file or a folder that git ignores into another checkout: blocks are shared where the disk can do that. What is there already
 * stays. Links stay links; absolute ones into the first checkout lead into the second one then. Devices, pipes and sockets are left out.
 * False where the first checkout has none. Throws POLICY_INVALID for a path that no checkout may have, or that leads through a link.
 */
export const copyDependency = (given: string, transfer: Transfer): Promise<boolean> =>
  bring(given, transfer, (source, path) => copyEntry(source, join(transfer.to, path), transfer))

/** Links the second checkout to what the first has; false where it has none. Throws as `copyDependency`, or where taken. */
export const linkDependency = (given: string, transfer: Transfer): Promise<boolean> =>
  bring(given, transfer, async (source, path) => {
    const place = join(transfer.to, path)
    if (await statOf(place)) throw taken(path)
    await symlink(source, place, (await lstat(source)).isDirectory() ? 'junction' : 'file')
  })

async function bring(
  given: string,
  transfer: Transfer,
  how: (source: string, path: string) => Promise<void>,
): Promise<boolean> {
  const path = spelled(given)
  const source = await sourceOf(path, transfer)
  if (source === undefined) return false
  await makeParents(path, transfer.to)
  await how(source, path)
  return true
}

const spelled = (path: string): string => {
  const checked = checkSpelling(path)
  if (checked.ok) return checked.path
  throw refused(path, 'is not a plain path inside the checkout')
}

/** What the path leads to in the first checkout; its last part may be a link. */
async function sourceOf(path: string, { from }: Transfer): Promise<string | undefined> {
  for (const folder of foldersAbove(path)) {
    const stat = await statOf(join(from, folder))
    if (stat?.isSymbolicLink()) throw refused(path, `leads through the link ${folder}`)
  }
  try {
    return await realpath(join(from, path))
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR', 'ELOOP')) return undefined
    throw error
  }
}

async function makeParents(path: string, root: string): Promise<void> {
  for (const folder of foldersAbove(path)) {
    const stat = await statOf(join(root, folder))
    if (!stat) await mkdir(join(root, folder))
    else if (!stat.isDirectory()) throw refused(path, `leads through ${folder}, which is not a folder in the result`)
  }
}

async function statOf(path: string) {
  try {
    return await lstat(path)
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) return undefined
    throw error
  }
}

async function copyEntry(source: string, place: string, transfer: Transfer): Promise<void> {
  if (transfer.signal?.aborted) return
  const stat = await lstat(source)
  if (stat.isDirectory()) await copyFolder(source, place, { ...transfer, mode: stat.mode })
  else if (stat.isSymbolicLink()) await unlessThere(() => copyLink(source, place, transfer))
  else if (stat.isFile()) {
    await unlessThere(async () => {
      await copyFile(source, place, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
      // Build tools compare dates.
      await utimes(place, stat.atime, stat.mtime)
    })
  }
}

async function copyFolder(
  source: string,
  place: string,
  { mode, ...transfer }: Transfer & { mode: number },
): Promise<void> {
  const there = await statOf(place)
  if (there && !there.isDirectory()) return
  if (!there) await mkdir(place, { mode: 0o700 })
  const names = await readdir(source)
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const some = names.slice(at, at + AT_ONCE)
    await Promise.all(some.map((name) => copyEntry(join(source, name), join(place, name), transfer)))
  }
  if (!there) await chmod(place, mode)
}

const AT_ONCE = 32

async function copyLink(source: string, place: string, { from, to }: Transfer): Promise<void> {
  const target = await readlink(source)
  const inside = isAbsolute(target) ? relative(from, target) : undefined
  const moves = inside !== undefined && inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside)
  await symlink(moves ? join(to, inside) : target, place)
}

async function unlessThere(make: () => Promise<void>): Promise<void> {
  try {
    await make()
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error
  }
}

const refused = (path: string, wrong: string): EditplanError =>
  new EditplanError({
    name: 'POLICY_INVALID',
    message: `worktree: the path ${JSON.stringify(path)} ${wrong}. Correct the policy.`,
  })

const taken = (path: string): EditplanError =>
  refused(path, 'is in `link`, but the commit or `setup` makes it; a link would let that write into your checkout')
