import { resolve } from 'node:path'
import { openObjectReader } from '../../../core/git/cat-file.ts'
import { headCommit, resolveCommit } from '../../../core/git/commands/rev-parse.ts'
import type { Git } from '../../../core/git/git.ts'
import { masked } from '../../../core/policy/mask.ts'
import { openRepository } from '../../../core/run/baseline.ts'
import type { AttemptOptions } from '../../../core/run/run-mode.ts'
import { decodeText } from '../../../core/text/encoding.ts'
import { openDisk } from '../../../core/workspace/sources/disk.ts'
import { openTree } from '../../../core/workspace/sources/tree.ts'
import type { RepoPath, Source } from '../../../core/workspace/workspace.ts'
import { EditplanError } from '../../../errors.ts'
import { openCommitPulls } from '../../../publish/commit-pulls.ts'
import type { PublishOptions } from '../../../publish/options.ts'
import type { Blame, LineOrigin } from './blamed-lines.ts'
import { blameLines, type LineOfCommit } from './git-blame.ts'
import { lineOrigins } from './line-origins.ts'

export interface BlameOptions extends Pick<AttemptOptions, 'root' | 'bare' | 'environment' | 'policy' | 'signal'> {
  /** Relative to `root`, or absolute; in a bare repository relative to the top. */
  readonly file: string
  /** First and last line, counted from 1; default all. */
  readonly lines?: readonly [number, number] | undefined
  /** The commit whose file is meant; default: the file as it is in the checkout, in a bare repository HEAD. */
  readonly revision?: string | undefined
  /** How GitHub is reached; it is asked only with a token, and only about commits that do not tell their step themselves. */
  readonly publish?: PublishOptions | undefined
}

/**
 * Tells for each line of a file which step wrote it, why, and of which plan. Git's own blame names the commit; its trailers tell the
 * step, else the manifest of the pull request that GitHub names for it, from which the run is made again. What neither tells is said to be unknown.
 * Moves no ref. Throws FILE_NOT_FOUND, what else is not a regular file, USAGE for a line that the file does not have, NO_COMMIT,
 * UNKNOWN_REVISION, GITHUB_FAILED.
 */
export async function blameFile(options: BlameOptions): Promise<Blame> {
  const git = await openRepository(options)
  const revision = await revisionOf(git, options)
  const path = await locate(git, revision, options)
  const lines = await git.run(blameLines({ path, commit: revision, lines: options.lines }))
  const pulls = await openCommitPulls(git, options.publish ?? {})
  const { root, bare, environment, policy, signal } = options
  const origins = await lineOrigins(git, lines, { derive: { root, bare, environment, policy, signal }, pulls })
  return masked(blameOf({ path, revision }, lines, origins))
}

/** Undefined: the file in the work tree is meant. */
async function revisionOf(git: Git, { revision }: BlameOptions): Promise<string | undefined> {
  if (revision !== undefined) return git.run(resolveCommit(revision))
  const head = await git.run(headCommit())
  if (head === undefined) {
    const message = `${JSON.stringify(git.root)} has no commit yet, so nothing says where a line comes from.`
    throw new EditplanError({ name: 'NO_COMMIT', message: `${message} Make a first one.` })
  }
  return git.bare ? head : undefined
}

/** The file's path in the repository, once it is known to be a file that has the lines. */
async function locate(git: Git, revision: string | undefined, { root, file, lines }: BlameOptions): Promise<RepoPath> {
  const disk = git.bare ? undefined : openDisk(git.root)
  const spelled = disk ? located(disk, resolve(root, file)) : file
  await using reader = openObjectReader(git)
  using tree = await openTree(git, reader, { treeish: revision ?? 'HEAD', stored: true })
  const path = located(tree, spelled)
  checkFile(tree, path, revision ?? 'HEAD')
  if (revision === undefined && disk) checkFile(disk, path, 'the checkout')
  if (lines) checkLines((revision === undefined && disk ? disk : tree).read(path), path, lines)
  return path
}

function located(source: Source, given: string): RepoPath {
  const found = source.locate(given)
  if (found.ok) return found.path
  throw new EditplanError(found.problem)
}

function checkFile(source: Source, path: RepoPath, where: string): void {
  const stat = source.stat(path)
  if (stat?.kind === 'directory')
    throw new EditplanError({ name: 'IS_DIRECTORY', message: `${path} is a folder. Name a file inside it.` })
  if (stat?.link)
    throw new EditplanError({
      name: 'SYMLINK',
      message: `${path} is a symbolic link. Name the file that it points to.`,
    })
  if (stat?.kind === 'file') return
  const suggestions = source.similar(path)
  const meant =
    suggestions.length > 0 ? ` Did you mean ${suggestions.join(' or ')}?` : ' Name another commit with --rev.'
  throw new EditplanError({
    name: 'FILE_NOT_FOUND',
    message: `There is no file ${path} in ${where}.${meant}`,
    suggestions,
  })
}

function checkLines(bytes: Buffer, path: RepoPath, [first, last]: readonly [number, number]): void {
  const count = linesIn(bytes)
  if (first >= 1 && first <= last && last <= count) return
  const what = first === last ? `line ${first}` : `lines ${first}-${last}`
  const has = count === 1 ? '1 line' : `${count} lines`
  throw new EditplanError({ name: 'USAGE', message: `${path} has no ${what}: it has ${has}. Name some of these.` })
}

function linesIn(bytes: Buffer): number {
  let count = bytes.length > 0 && bytes.at(-1) !== LF ? 1 : 0
  for (let at = bytes.indexOf(LF); at >= 0; at = bytes.indexOf(LF, at + 1)) count += 1
  return count
}

const LF = 10

function blameOf(
  { path, revision }: { readonly path: string; readonly revision: string | undefined },
  lines: readonly LineOfCommit[],
  origins: ReadonlyMap<number, LineOrigin>,
): Blame {
  const list: LineOrigin[] = []
  const places = new Map<string, number>()
  const placeOf = (origin: LineOrigin): number => {
    const key = JSON.stringify(origin)
    const place = places.get(key) ?? list.push(origin) - 1
    places.set(key, place)
    return place
  }
  const told = lines.map(({ at, commit, bytes }) => {
    const origin = origins.get(at)
    if (!origin) throw new TypeError(`line ${at} has no origin`)
    return { line: at, text: textOf(bytes), commit, origin: placeOf(origin) }
  })
  return { file: path, revision: revision ?? null, lines: told, origins: list }
}

const textOf = (bytes: Buffer): string =>
  decodeText(
    { bytes, encoding: 'utf8', bom: 0, valid: false },
    0,
    bytes.at(-1) === CR ? bytes.length - 1 : bytes.length,
  )

const CR = 13
