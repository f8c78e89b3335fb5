import { readlinkSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { EditplanError, type Problem } from '../../errors.ts'
import { caseless, fold, withoutIgnorable } from '../text/fold.ts'
import { groupBy } from '../text/group-by.ts'
import { slashed } from '../text/paths.ts'
import { clipped, numberOfCharacter } from '../text/words.ts'
import { isErrno } from './file-identity.ts'
import { entryAt } from './folders.ts'
import type { PathLocation, RepoPath, Source, Workspace } from './workspace.ts'

type PathVerdict = { readonly ok: true; readonly path: RepoPath } | { readonly ok: false; readonly problem: Problem }

/**
 * The longest name that common file systems permit, in bytes of UTF-8; and of the longest path, 4,096 with its end, what is left below a
 * checkout anywhere, beside the temporary file that takes its place.
 */
const NAME_BYTES = 255
const PATH_BYTES = 3072

/**
 * Normalises a path relative to the checkout's root, and refuses what no plan may name. It checks only the spelling and reads no
 * disk. It removes `../../workspace/`, repeated `/`, a final `/`, and `..` that stays inside; percent signs are plain text.
 * The `.git` spellings are a superset of those git refuses with core.protectHFS and core.protectNTFS (read-cache.c, path.c).
 * Refusals: PATH_OUTSIDE_REPO, PATH_PROTECTED, PATH_INVALID, and IS_DIRECTORY for the root itself.
 */
export const checkSpelling = (
  path: string,
  options: {
    /** Also refuse names that are not valid on Windows; default false. Set it if the checkout is on Windows. */
    readonly portable?: boolean
  } = {},
): PathVerdict => {
  if (!options.portable && path.length <= NAME_BYTES && PLAIN.test(path)) return { ok: true, path }
  const given = refuseAsGiven(path)
  if (given) return { ok: false, problem: given }
  const parts = normalise(path)
  if (!parts)
    return refuse('PATH_OUTSIDE_REPO', `${quote(path)} is outside the checkout`, 'Use a path inside its root.')
  if (parts.length === 0)
    return refuse('IS_DIRECTORY', `${quote(path)} is the checkout itself`, 'Use the path of a file inside it.')
  const normal = parts.join('/')
  const problem = refuseNormalised(normal) ?? firstProblem(parts, options.portable)
  return problem ? { ok: false, problem } : { ok: true, path: normal }
}

/** Names of letters, digits, - and _, with dots inside or at the end: most paths, and none of them is refused below. */
const PLAIN = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/

/** What is wrong in any combination of parts; checked before `..` could hide it. */
const refuseAsGiven = (path: string): Problem | undefined => {
  if (/\p{Cc}/u.test(path)) return invalid(`${quote(path)} contains a control character`, 'Remove it from the path.')
  if (/\p{Surrogate}/u.test(path)) return invalid(`${quote(path)} contains a lone surrogate`, 'Correct its Unicode.')
  if (path.split(/[\\/]/).some(isDotGit))
    return problemOf(
      'PATH_PROTECTED',
      `${quote(path)} is in git's own folder`,
      'Editplan never touches it. Leave it alone.',
    )
  if (/^[\\/]{2}/.test(path)) return invalid(`${quote(path)} is a network path`, RELATIVE)
  if (path.includes('\\')) return invalid(`${quote(path)} contains a backslash`, 'Use / between folders.')
  if (path.startsWith('/')) return problemOf('PATH_OUTSIDE_REPO', `${quote(path)} is outside the checkout`, RELATIVE)
  return undefined
}

/** Parts without `.`, `..` and empty ones; undefined when the path climbs out of the root. */
const normalise = (path: string): string[] | undefined => {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined) return undefined
  }
  return parts
}

const refuseNormalised = (path: RepoPath): Problem | undefined => {
  if (/^[a-z]:/i.test(path)) return invalid(`${quote(path)} begins with a drive letter`, RELATIVE)
  if (/^(file:|[a-z][a-z\d+.-]*:\/)/i.test(path)) return invalid(`${quote(path)} is a URL`, RELATIVE)
  if (/^~[\w-]*(\/|$)/.test(path)) return invalid(`${quote(path)} is in a home folder`, RELATIVE)
  if (Buffer.byteLength(path) > PATH_BYTES) return invalid(`A path is over ${PATH_BYTES} bytes long`, 'Shorten it.')
  return undefined
}

const firstProblem = (parts: readonly string[], portable: boolean | undefined): Problem | undefined => {
  for (const part of parts) {
    const problem = refusePart(part) ?? (portable ? refuseOnWindows(part) : undefined)
    if (problem) return problem
  }
  return undefined
}

const refusePart = (part: string): Problem | undefined => {
  if (Buffer.byteLength(part) > NAME_BYTES) return invalid(`A name is over ${NAME_BYTES} bytes long`, 'Shorten it.')
  if (/^[. ]*\.[. ]*\.[. ]*$/.test(part))
    return invalid(`${quote(part)} has only dots and spaces, which Windows reads as ..`, 'Choose another name.')
  const [blank] = BLANK_END.exec(part) ?? []
  if (blank !== undefined)
    return invalid(
      `${quote(part)} begins or ends with ${numberOfCharacter(blank)}, a blank that is not visible there`,
      'Remove it from the path; where a file has that name, rename it with git first.',
    )
  if (part.includes('::$'))
    return invalid(`${quote(part)} is an NTFS stream`, 'Use the path of the file, without the stream.')
  return undefined
}

/** At an end of a name, a blank that is no space, or nothing visible: it passes for the name without it. */
const BLANK = '(?! )[\\p{Z}\\u2800\\u3164\\uffa0\\u115f\\u1160\\u00ad\\u200b\\u2060\\ufeff]'
const BLANK_END = new RegExp(`^${BLANK}|${BLANK}$`, 'u')

const refuseOnWindows = (part: string): Problem | undefined => {
  if (/[<>:"|?*]/.test(part)) return invalid(`${quote(part)} contains a character that Windows does not allow`, RENAME)
  if (/[. ]$/.test(part)) return invalid(`${quote(part)} ends with a dot or a space, which Windows drops`, RENAME)
  if (/^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])\s*(\.|$)/i.test(part))
    return invalid(`${quote(part)} is a device on Windows`, RENAME)
  return undefined
}

/** `.git` as a file system may read it: in any case, as a short name or stream of NTFS, as Windows or HFS+ trim it. */
const isDotGit = (part: string): boolean => /^ *(\.git|git~\d+)[. ]*(:|$)/.test(withoutIgnorable(caseless(part)))

const RELATIVE = 'Use a path relative to the root of the checkout.'
const RENAME = 'Choose another name, or set `portable: false`.'

const quote = (path: string): string => JSON.stringify(clipped(path, 200))

const problemOf = (name: Problem['name'], wrong: string, remedy: string): Problem => ({
  name,
  message: `${wrong}. ${remedy}`,
})

const invalid = (wrong: string, remedy: string): Problem => problemOf('PATH_INVALID', wrong, remedy)

const refuse = (name: Problem['name'], wrong: string, remedy: string): PathVerdict => ({
  ok: false,
  problem: problemOf(name, wrong, remedy),
})

/** Checks a path by its spelling: its bytes, without a root, guarded. Refusals: of `checkSpelling`, DEVICE_FILE. */
export const spellGivenPath = (given: string, roots: readonly string[]): PathLocation => {
  if (isDevice(given)) return { ok: false, problem: deviceProblem(given) }
  return checkSpelling(stripRoot(given, roots) ?? given, { portable: path.sep === '\\' })
}

/**
 * The path of a file that was probably meant by one that does not exist and whose names begin or end with blanks: the same without them,
 * where that exists.
 */
export const withoutStrayBlanks = (missing: RepoPath, { locate, stat }: Workspace): RepoPath | undefined => {
  if (!/(?:^|\/) | (?:\/|$)/.test(missing)) return undefined
  const trimmed = missing.split('/').map((name) => name.replace(/^ +| +$/g, ''))
  const located = locate(trimmed.join('/'))
  return located.ok && stat(located.path) ? located.path : undefined
}

/** A link in the path, or at its end, leads out of the checkout. */
export const leadsOutside = (path: RepoPath): Problem =>
  problemOf(
    'PATH_OUTSIDE_REPO',
    `${quote(path)} leads outside the checkout through a symbolic link`,
    'Use the path of a file inside the checkout; change the link itself with git.',
  )

export const notADirectory = (path: RepoPath): Problem =>
  problemOf(
    'NOT_A_DIRECTORY',
    `A folder of ${quote(path)} is a file or a broken link`,
    'Check the folders in the path.',
  )

/** A path that ends with / means a folder: NOT_A_DIRECTORY when there is a file or nothing. */
export const refuseFileAsFolder = (given: string, located: PathLocation, stat: Workspace['stat']): PathLocation => {
  if (!/[\\/]$/.test(given)) return located
  if (!located.ok) return { ok: false, problem: located.problem }
  if (stat(located.path)?.kind === 'directory') return located
  const message = `${JSON.stringify(given)} ends with a slash, but no such folder exists. Remove the slash if it is a file.`
  return { ok: false, problem: { name: 'NOT_A_DIRECTORY', message } }
}

/** The part of an absolute path below one of the roots, `/` separated; undefined when it lies below none. */
export const stripRoot = (given: string, roots: readonly string[]): string | undefined => {
  if (!path.isAbsolute(given)) return undefined
  return stripSpelledRoot(given, roots) ?? stripSpelledRoot(path.resolve(given), roots)
}

const stripSpelledRoot = (spelling: string, roots: readonly string[]): string | undefined => {
  const root = roots.find((folder) => spelling === folder || spelling.startsWith(withSeparator(folder)))
  return root === undefined ? undefined : slashed(spelling.slice(withSeparator(root).length)) || '.'
}

/** PATH_OUTSIDE_REPO for a file in a checkout that a link leads out of it: the author of the checkout chose that place, not the caller. */
export const refuseOutward = (file: string): void => {
  let place: string | undefined
  for (let folder = path.dirname(file); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (!entryAt(path.join(folder, '.git'))) continue
    place ??= placeOf(file)
    if (stripRoot(place, [realpathSync.native(folder)]) !== undefined) continue
    const message = `A symbolic link leads ${JSON.stringify(file)} out of the checkout, to ${JSON.stringify(place)}. Choose another file, or name that one itself.`
    throw new EditplanError({ name: 'PATH_OUTSIDE_REPO', message })
  }
}

/** Where a file is, or would be made, once all links are followed. */
export const placeOf = (file: string): string => {
  try {
    return realpathSync.native(file)
  } catch (error) {
    if (!isErrno(error, 'ENOENT')) return file
    const own = path.join(placeOf(path.dirname(file)), path.basename(file))
    return entryAt(own)?.isSymbolicLink() ? placeOf(path.resolve(path.dirname(own), readlinkSync(own))) : own
  }
}

/** DEVICE_FILE for a path as the plan writes it. */
export const deviceProblem = (given: string): Problem => ({
  name: 'DEVICE_FILE',
  message: `${JSON.stringify(given)} is a device, pipe or socket. Use the path of a regular file.`,
})

const DEVICES =
  /^\/(dev\/(zero|random|urandom|full|tty|console|stdin|stdout|stderr|fd\/\d+)|proc\/(self|thread-self|\d+)\/fd\/\d+)$/

const isDevice = (given: string): boolean => given.startsWith('/') && DEVICES.test(path.posix.normalize(given))

const withSeparator = (folder: string): string => (folder.endsWith(path.sep) ? folder : folder + path.sep)

/**
 * Of each new path, what is wrong where a file system takes a name in another case or composition for it: it would lie in a submodule or
 * behind a link that leads out (as `locate` refuses what is in those), or, where names have to be portable, be another file or folder
 * (PATH_INVALID). Each folder is listed once: the workspace stays as it is in the meantime.
 */
export function twinsIn(
  workspace: Pick<Source, 'list' | 'stat' | 'locate'>,
  { portable = false }: { readonly portable?: boolean | undefined },
): (file: RepoPath) => Problem | undefined {
  const twinsOf = twinPathsIn(workspace)
  const problemOfTwin = ([own, twin]: Twin): Problem | undefined => {
    const inside = workspace.locate(`${twin}/-`)
    const wrong = `${quote(own)} and ${quote(twin)} are one name on Windows and macOS`
    if (!inside.ok && CLOSED.has(inside.problem.name))
      return problemOf(inside.problem.name, `${wrong}, and no plan may make files in that`, 'Choose another name.')
    return portable ? invalid(wrong, 'Write the name that is there, or set `portable: false`.') : undefined
  }
  return (file) => {
    for (const twin of twinsOf(file)) {
      const problem = problemOfTwin(twin)
      if (problem) return problem
    }
    return undefined
  }
}

/** A path, or a folder on the way to it, and another that is there under a name that many file systems take for the same. */
type Twin = readonly [own: RepoPath, twin: RepoPath]

/** The twins of each path. */
export function twinPathsIn({ list, stat }: Pick<Source, 'list' | 'stat'>): (file: RepoPath) => readonly Twin[] {
  const folders = new Map<RepoPath | '', ReadonlyMap<string, readonly string[]>>()
  const alike = (folder: RepoPath | '', name: string): readonly string[] => {
    const names = folders.get(folder) ?? groupBy(list(folder), fold)
    folders.set(folder, names)
    return names.get(fold(name)) ?? []
  }
  return (file) =>
    file.split('/').flatMap((part, depth, parts) => {
      const folder = parts.slice(0, depth).join('/')
      const own = path.posix.join(folder, part)
      const others = alike(folder, part).map((name) => path.posix.join(folder, name))
      return others.flatMap((twin): readonly Twin[] => (twin !== own && stat(twin) ? [[own, twin]] : []))
    })
}

const CLOSED: ReadonlySet<Problem['name']> = new Set(['PATH_PROTECTED', 'PATH_OUTSIDE_REPO'])

/**
 * Whether git uses a folder as a repository, and so runs the programs that a `config` or a hook in it names. It does where the folder
 * holds HEAD, which is not a folder, and either `objects` and `refs` or `commondir`. Their contents do not matter here.
 * @param kindOf the kind of a name in the folder; undefined where it holds none
 */
export const isRepository = (kindOf: (name: string) => 'folder' | 'other' | undefined): boolean =>
  kindOf('HEAD') === 'other' &&
  (kindOf('commondir') !== undefined || (kindOf('objects') !== undefined && kindOf('refs') !== undefined))

/**
 * PATH_PROTECTED where a file at this path would turn a folder of the workspace into a repository; undefined otherwise. Names are
 * compared as the most forgiving file system would. The root counts only where it has no `.git`, in which git would look first.
 */
export const refuseRepositoryPart = (file: RepoPath, workspace: Pick<Source, 'list' | 'stat'>): Problem | undefined => {
  if (PLAIN_NAME.test(file) && !MAY_BE_PART.test(file)) return undefined
  const parts = file.split('/')
  for (const [depth, part] of parts.entries()) {
    const name = partName(part)
    const isFile = depth === parts.length - 1
    if (name === undefined || (name === 'HEAD' && !isFile)) continue
    const folder = parts.slice(0, depth).join('/')
    if (folder === '' && workspace.stat('.git')) continue
    const present = partsIn(folder, workspace)
    if (isRepository((wanted) => (wanted === name ? 'other' : present.get(wanted)))) return completes(file, folder)
  }
  return undefined
}

/** PATH_PROTECTED for a path inside such a folder. */
export const insideRepository = (file: RepoPath): Problem => ({
  name: 'PATH_PROTECTED',
  message: `${JSON.stringify(file)} is in a folder that git uses as a repository, which editplan never changes. Leave it out of the plan.`,
})

const PARTS = new Map(['HEAD', 'commondir', 'objects', 'refs'].map((name) => [name.toUpperCase(), name]))

/** A name in ASCII needs no folding. */
const PLAIN_NAME = /^[\x20-\x7e]*$/
const MAY_BE_PART = /head|commondir|objects|refs/i

/** The part that a name may be read as. Compared in upper case: ſ and s share only their capital. */
const partName = (name: string): string | undefined => PARTS.get(fold(name).toUpperCase())

const partsIn = (
  folder: RepoPath | '',
  { list, stat }: Pick<Source, 'list' | 'stat'>,
): ReadonlyMap<string, 'folder' | 'other'> => {
  const present = new Map<string, 'folder' | 'other'>()
  for (const entry of [...PARTS.values(), ...list(folder)]) {
    const name = partName(entry)
    const found = name === undefined ? undefined : stat(path.posix.join(folder, entry))
    if (name === undefined || !found || present.get(name) === 'other') continue
    present.set(name, found.kind === 'directory' ? 'folder' : 'other')
  }
  return present
}

const completes = (file: RepoPath, folder: RepoPath | ''): Problem => ({
  name: 'PATH_PROTECTED',
  message:
    `With ${JSON.stringify(file)}, git would use ${folder === '' ? 'the checkout' : JSON.stringify(folder)} as a repository ` +
    'and run programs from its settings. Choose another name or another folder.',
})
