import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EditplanError } from '../../errors.ts'
import type { ObjectReader } from '../git/cat-file.ts'
import { ignoredPaths } from '../git/commands/check-paths.ts'
import { booleanOf, isSparse } from '../git/commands/config.ts'
import { skippedPaths } from '../git/commands/index-files.ts'
import { objectId } from '../git/commands/object-sizes.ts'
import { type Commit, readCommit } from '../git/commits.ts'
import type { Conversions } from '../git/conversions.ts'
import type { FileOperation, GitMode } from '../git/fast-import.ts'
import { available, type Blob, type BlobConverter, openConverter, openSmudge, type Smudge } from '../git/filters.ts'
import type { Git } from '../git/git.ts'
import { scratchFolder } from '../git/scratch-folder.ts'
import { lookUpPaths, type TreeEntry, type TreeLookup } from '../git/tree.ts'
import { GITLINK } from '../text/gitlink.ts'
import { foldersAbove } from '../text/paths.ts'
import type { Change } from '../workspace/change.ts'

/** A file in the work tree: its bytes and permission bits. */
type FileOnDisk = { readonly content: Buffer; readonly mode: number }

/** Reads a file of the work tree; undefined if there is none. */
export type ReadFile = (path: string) => FileOnDisk | undefined

/** Regular files of a commit or a tree as a checkout of it writes them. */
export type WrittenFiles = (treeish: string, paths: readonly string[]) => Promise<ReadonlyMap<string, Buffer>>

export interface SurveyOptions {
  /** Commit on which the chain will begin. */
  readonly base: string
  /** Every path that a step may change. */
  readonly paths: Iterable<string>
  /** How the files become blobs before the first step. */
  readonly conversions: Conversions
  /** Where the blobs of filtered files are stored; default the repository. */
  readonly blobs?: Git | undefined
  /** Absent: the run replays the base itself, and no file can be dirty. */
  readonly readFile?: ReadFile | undefined
}

/** State of the touched paths before the first step. */
export interface Survey extends Disposable {
  readonly base: Commit
  /** Changes of the touched files against the base: the commit "before the plan", and the ids of its blobs. */
  readonly dirty: readonly { readonly operation: FileOperation; readonly oid: string }[]
  readonly ignored: ReadonlySet<string>
  /** Has git look again by the ignore files that a step changed. Returns the paths that it ignores no more. */
  unignore(changes: Iterable<Change>): Promise<readonly string[]>
  /** Committed files that a sparse checkout leaves out of the work tree. */
  readonly absent: ReadonlySet<string>
  /** Whether the path was looked at. */
  covers(path: string): boolean
  readonly converter: BlobConverter
  /** Permission bits of the file in the work tree before the run; undefined if absent. */
  permissions(path: string): number | undefined
  /** The base's entry of a path. */
  entry(path: string): TreeEntry | undefined
  /** The base's content of a path. */
  committed(path: string): Promise<Buffer | undefined>
  /** Git's mode for a file with these permission bits; without such a file on disk, the mode of the plan or the base. */
  modeOf(path: string, permissions: number, said?: Change): GitMode
}

/**
 * Looks only at the touched paths, never at the whole repository: what the base contains of them, which are dirty,
 * untracked or ignored, and how they become blobs. Refuses paths inside a submodule or below a link (PATH_OUTSIDE_REPO).
 */
export async function readWorkTree(git: Git, reader: ObjectReader, options: SurveyOptions): Promise<Survey> {
  const paths = [...new Set(options.paths)]
  const [{ base, lookup }, config] = await Promise.all([openBase(reader, options.base, paths), git.config()])
  await options.conversions.look(paths)
  const converter = openConverter(options.blobs ?? git, options.conversions)
  const untracked = paths.filter((path) => !lookup.entries.has(path))
  const rulesAt = git.bare
    ? await rulesOfBase(reader, base, untracked)
    : (file: string) => options.readFile?.(file)?.content
  const ignored = await ignoredOf(git, untracked, rulesAt)
  const surveyed = new Set(paths)
  const fileMode = booleanOf(config, 'core.filemode', true)
  const found = {
    base,
    ignored,
    unignore: lookAgain(git, { ignored, rulesAt, readFile: options.readFile }),
    converter,
    covers: (path: string) => surveyed.has(path),
    entry: (path: string) => lookup.entries.get(path),
    async committed(path: string) {
      const entry = lookup.entries.get(path)
      return entry ? (await reader.read(entry.oid))?.content : undefined
    },
    modeOf(path: string, permissions: number, said?: Change): GitMode {
      if (permissions === GITLINK) return '160000'
      const known = said?.executable ?? lookup.entries.get(said?.from ?? path)?.mode === '100755'
      return (fileMode ? permissions & 0o100 : known) ? '100755' : '100644'
    },
    [Symbol.dispose]: () => converter[Symbol.dispose](),
  }
  const smudge = await openSmudge(git, options.conversions)
  return { ...found, ...(await surveyFiles({ ...options, git, lookup, found, smudge }, paths)) }
}

/** The bytes of an ignore file. */
type IgnoreRules = (file: string) => Buffer | undefined

/** A repository without a work tree ignores what a checkout of the base would. */
async function rulesOfBase(reader: ObjectReader, base: Commit, paths: readonly string[]): Promise<IgnoreRules> {
  const files = new Set(paths.flatMap(ignoreFilesOf))
  const { entries } = await lookUpPaths(reader, base.commit, { paths: files })
  const found = new Map<string, Buffer | undefined>()
  for (const [file, { oid }] of entries) found.set(file, (await reader.read(oid))?.content)
  return (file) => found.get(file)
}

async function ignoredOf(git: Git, paths: readonly string[], rulesAt: IgnoreRules): Promise<Set<string>> {
  if (paths.length === 0) return new Set()
  return git.bare ? ignoredBy(git, paths, rulesAt) : git.run(ignoredPaths(paths))
}

/** Those that git ignores by the rules alone that are given. */
async function ignoredBy(git: Git, paths: Iterable<string>, rulesAt: IgnoreRules): Promise<Set<string>> {
  using folder = scratchFolder(git)
  for (const file of new Set([...paths].flatMap(ignoreFilesOf))) {
    const rules = rulesAt(file)
    if (!rules) continue
    mkdirSync(join(folder.path, dirname(file)), { recursive: true })
    writeFileSync(join(folder.path, file), rules)
  }
  return await git.run(ignoredPaths(paths, { folder: folder.path, gitDir: git.gitDir }))
}

/** The rules of a folder are those that a step left there, else those that were there before. */
function lookAgain(
  git: Git,
  {
    ignored,
    rulesAt,
    readFile,
  }: { readonly ignored: Set<string>; readonly rulesAt: IgnoreRules; readonly readFile: ReadFile | undefined },
): Survey['unignore'] {
  const changed = new Map<string, Buffer | undefined>()
  const rulesNow: IgnoreRules = (file) => (changed.has(file) ? changed.get(file) : rulesAt(file))
  return async (changes) => {
    if (ignored.size === 0) return []
    const own = [...changes].filter(({ path }) => isIgnoreFile(path))
    for (const { path, after } of own) changed.set(path, after)
    if (own.length === 0) return []
    const still = await ignoredBy(git, ignored, rulesNow)
    // A file that was there is somebody's own: no object is made of it.
    const lifted = [...ignored].filter((path) => !still.has(path) && !readFile?.(path))
    for (const path of lifted) ignored.delete(path)
    return lifted
  }
}

const isIgnoreFile = (path: string): boolean => /(?:^|\/)\.gitignore$/.test(path)

/** Of the folders around a path. */
export const ignoreFilesOf = (path: string): readonly string[] =>
  ['', ...foldersAbove(path).map((folder) => `${folder}/`)].map((folder) => `${folder}.gitignore`)

async function openBase(
  reader: ObjectReader,
  revision: string,
  paths: readonly string[],
): Promise<{ readonly base: Commit; readonly lookup: TreeLookup }> {
  const base = await readCommit(reader, revision)
  const lookup = await lookUpPaths(reader, base.commit, { paths })
  refuseBlocked(paths, lookup)
  return { base, lookup }
}

/** Git's id of a blob. */
function blobId(git: Git, blob: Blob): string {
  if ('oid' in blob) return blob.oid
  return objectId(git.objectFormat, { type: 'blob', content: blob.content })
}

function refuseBlocked(paths: readonly string[], { blocked }: TreeLookup): void {
  for (const [place, entry] of blocked) {
    const path = paths.find((one) => one.startsWith(`${place}/`)) ?? place
    if (entry.mode === '160000' || entry.mode === '120000') {
      const what = entry.mode === '160000' ? 'the submodule' : 'the symbolic link'
      const message = `${JSON.stringify(path)} is behind ${what} ${JSON.stringify(place)}. Run the plan in the checkout that contains the file.`
      throw new EditplanError({ name: 'PATH_OUTSIDE_REPO', message })
    }
  }
}

interface KnownFiles extends Pick<SurveyOptions, 'readFile' | 'conversions'> {
  readonly git: Git
  readonly lookup: TreeLookup
  readonly found: Pick<Survey, 'ignored' | 'converter' | 'committed' | 'modeOf'>
  readonly smudge: Smudge
}

async function surveyFiles(known: KnownFiles, paths: readonly string[]) {
  const { git, lookup, found, readFile } = known
  const missing: string[] = []
  const dirty: Survey['dirty'][number][] = []
  const modes = new Map<string, number>()
  for (const path of readFile ? paths : []) {
    // A step that needs a file no filter can produce is refused.
    const read = available(() => ({ file: readFile?.(path) }))
    if (!read) continue
    const { file } = read
    if (file) modes.set(path, file.mode)
    if (found.ignored.has(path)) continue
    const change = file && (await dirtyFile(path, file, known))
    if (change) dirty.push(change)
    const entry = lookup.entries.get(path)
    if (!file && entry && !FOLDERS.has(entry.mode)) missing.push(path)
  }
  const sparse = missing.length > 0 && (await isSparse(git))
  const absent = new Set(sparse ? await git.run(skippedPaths()) : [])
  for (const path of missing) if (!absent.has(path)) dirty.push({ operation: { path, mode: 'deleted' }, oid: '' })
  return { dirty, absent, permissions: (path: string) => modes.get(path) }
}

/** Folders and submodules, which no step changes in a work tree. */
const FOLDERS: ReadonlySet<string> = new Set(['40000', '160000'])

async function dirtyFile(path: string, file: FileOnDisk, known: KnownFiles) {
  const { git, lookup, found } = known
  const entry = lookup.entries.get(path)
  if (entry?.mode === '120000' && !booleanOf(await git.config(), 'core.symlinks', true)) {
    const message = `${JSON.stringify(path)} is a symbolic link in git. Use the path of the file that it points to.`
    throw new EditplanError({ name: 'SYMLINK', message })
  }
  const mode = found.modeOf(path, file.mode)
  const blob = await blobOf(path, file, known)
  const oid = blobId(git, blob)
  return entry?.oid === oid && entry.mode === mode ? undefined : { operation: { path, mode, ...blob }, oid }
}

/**
 * The exact bytes that a checkout writes are the committed blob, whatever git would make of them now: it does not look into such a file
 * either.
 */
async function blobOf(path: string, { content }: FileOnDisk, known: KnownFiles): Promise<Blob> {
  const { git, lookup, found, conversions } = known
  const { converter } = found
  const oid = lookup.entries.get(path)?.oid
  const { filtered } = conversions.of(path)
  if (filtered && oid && (await isWritten(path, { oid, content }, known))) return { oid }
  const blob = await converter.convert(path, content, () => found.committed(path))
  if (filtered || !oid || !converter.converts(path) || blobId(git, blob) === oid) return blob
  return (await isWritten(path, { oid, content }, known)) ? { oid } : blob
}

/** A file that no filter can produce counts as written: the steps that need it are refused. */
async function isWritten(
  path: string,
  { oid, content }: { readonly oid: string; readonly content: Buffer },
  { found, smudge }: KnownFiles,
): Promise<boolean> {
  const stored = await found.committed(path)
  const written = stored && available(() => smudge.now({ path, oid, content: stored }))
  return stored !== undefined && (written?.equals(content) ?? true)
}
