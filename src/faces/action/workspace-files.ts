import { constants, type Stats } from 'node:fs'
import { lstat, open, readdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import type { RunInput } from '../../core/plan/settle.ts'
import { handedText, handedUtf8, LONGEST, type SourceText } from '../../core/plan/source-text.ts'
import type { PolicySource } from '../../core/run/run-policy.ts'
import { slashed } from '../../core/text/paths.ts'
import { folderReason, type UnreadReason, unreadReason } from '../../core/workspace/similar.ts'
import { EditplanError, type Problem } from '../../errors.ts'

/** The names, each glob replaced by the files of the workspace that it matches, in order of their names. */
export async function planNames(names: readonly string[], workspace: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const name of names) found.push(...(isGlob(name) ? await filesOf(name, workspace) : [name]))
  return [...new Set(found)]
}

export const isGlob = (name: string): boolean => /[*?[]/.test(name)

/** A file may itself have that name. Throws PLAN_NOT_FOUND if nothing matches, USAGE for an invalid glob. */
async function filesOf(glob: string, workspace: string): Promise<readonly string[]> {
  if (await isFile(path.resolve(workspace, glob))) return [glob]
  const { matchGlob } = await import('../../core/text/glob.ts')
  const fixed = glob.slice(0, glob.search(/[*?[]/))
  const folder = fixed.slice(0, fixed.lastIndexOf('/') + 1)
  const entries = await readdir(path.resolve(workspace, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => slashed(path.relative(workspace, path.join(entry.parentPath, entry.name))))
    .filter((name) => !name.split('/').some((part) => part === '.git' || part === 'node_modules'))
  const matched = matchGlob(`/${glob.replace(/^\.?\//, '')}`, names)
  if (matched.length > 0) return [...matched].sort()
  throw new EditplanError(notFound(`The plan ${glob}`, { reason: 'no file of the workspace matches it' }))
}

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  )

/**
 * The text of a plan, or why it is not read. What a pull request commits as a plan cannot make the runner's own files be read, and quoted
 * in an error: see {@link readNamedFile}.
 */
export async function readPlanText(name: string, place: NamedFilePlace): Promise<SourceText | RunInput> {
  const file = await readNamedFile(name, place)
  const text = 'reason' in file ? notFound(`The plan ${name}`, file) : handedText(`The plan ${name}`, file.bytes)
  return typeof text === 'string' ? { name, text } : { ok: false, problems: [text] }
}

/** Words for the body, from a file that has to be where plans may be. Throws PLAN_NOT_FOUND, PLAN_SYNTAX. */
export async function readWords(name: string, place: NamedFilePlace): Promise<string> {
  const what = `The file of \`body-path\`, ${name},`
  const file = await readNamedFile(name, place)
  if ('reason' in file) throw new EditplanError(notFound(what, file))
  return handedUtf8(what, file.bytes, 'PLAN_SYNTAX')
}

const notFound = (what: string, { reason, hint = '' }: UnreadReason): Problem => ({
  name: 'PLAN_NOT_FOUND',
  message: `${what} cannot be read: ${reason}. Name a file in the workspace or in RUNNER_TEMP that an earlier step checked out, wrote or downloaded${hint}.`,
})

/** Where files that inputs name may lie. */
export interface NamedFilePlace {
  /** The workspace, and where earlier jobs' artifacts are put; the first is what names are relative to. */
  readonly folders: readonly string[]
  /** Files that git's configuration is read from. */
  readonly gitFiles: readonly string[]
  /** Git directories. */
  readonly gitFolders: readonly string[]
}

/** What a file holds, or why it is not read. */
type NamedFile = { readonly bytes: Buffer } | UnreadReason

/**
 * Reads a regular file. What others may have put into the workspace decides nothing: below it no part of the path is a link, and neither
 * a git directory's files are read nor those that git's configuration includes, whose content an error or a body would tell.
 * @param outside whether the file may lie outside the folders, where only the workflow names it
 * @param most bytes that are read; 500 MiB by default
 */
export async function readNamedFile(
  name: string,
  place: NamedFilePlace,
  { outside = false, most = LONGEST }: { readonly outside?: boolean; readonly most?: number } = {},
): Promise<NamedFile> {
  const file = path.resolve(place.folders[0] ?? '.', name)
  try {
    const reason = await whyRefused(file, place, outside)
    return reason === undefined ? await readRegular(file, place, most) : { reason }
  } catch (error) {
    return unreadReason(error, file)
  }
}

async function whyRefused(file: string, place: NamedFilePlace, outside: boolean): Promise<string | undefined> {
  const root = await rootOf(file, place.folders)
  if (root === undefined && !outside) return 'it is outside the workspace and RUNNER_TEMP'
  if (root !== undefined && (await hasLink(root, file))) return 'it is a link, or is behind one'
  const real = await realpath(file)
  const isGit = place.gitFolders.some((folder) => isInside(folder, real)) || (await isInGitDirectory(real))
  return isGit ? 'it is in a git directory' : undefined
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
  if (seen.isDirectory()) return folderReason(file)
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

/** Reads a policy file, which may also lie outside the workspace. Throws POLICY_INVALID where it cannot be read. */
export async function readPolicy(name: string, place: NamedFilePlace): Promise<PolicySource> {
  const file = await readNamedFile(name, place, { outside: true })
  if ('bytes' in file)
    return { name: path.basename(name), text: handedUtf8(`The policy ${name}`, file.bytes, 'POLICY_INVALID') }
  const message = `The policy ${name} cannot be read: ${file.reason}. Name a regular file${file.hint ?? ''}.`
  throw new EditplanError({ name: 'POLICY_INVALID', message })
}
