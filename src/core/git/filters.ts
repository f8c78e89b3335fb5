import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { EditplanError } from '../../errors.ts'
import { lfsPointer } from '../text/lfs-pointer.ts'
import { type Conversion, type FilterDriver, hasTextCrlf, storedLineEnds } from './attributes.ts'
import type { GitCommand } from './command.ts'
import { lookAtFiles, setEntries } from './commands/index-files.ts'
import { hashFiltered, writeBlob } from './commands/object-sizes.ts'
import type { Conversions } from './conversions.ts'
import { conversionFailed, filterUnavailable, requiring } from './failure.ts'
import type { Git } from './git.ts'
import { lfsContents } from './lfs-store.ts'

/** A future blob: its bytes, with whether they are those of the work tree, or the id under which git has stored it already. */
export type Blob = { readonly content: Uint8Array; readonly isExact?: boolean } | { readonly oid: string }

/** Turns work-tree bytes into the blobs that `git add` would make of them. */
export interface BlobConverter extends Disposable {
  /**
   * `committed` returns what the path holds in git now; called only where it matters. Throws FILTER_UNAVAILABLE, and UNENCODABLE for
   * text that the path's encoding cannot hold.
   */
  convert(path: string, content: Uint8Array, committed: () => Promise<Uint8Array | undefined>): Promise<Blob>
  /** The encoding of the path in the work tree, where it is not UTF-8. */
  encodingOf(path: string): string | undefined
  /** The same before the run. */
  begunEncodingOf(path: string): string | undefined
  /** Looks many paths up at once. */
  look(paths: Iterable<string>): Promise<void>
  /** True when the path has a conversion at all. */
  converts(path: string): boolean
  /** Whether the blob of these bytes may have been of other bytes before the run, under the attributes of then. */
  mayHaveDiffered(path: string, content: Uint8Array): boolean
  /** Takes the new content of `.gitattributes` files that the run changed; undefined where it removed one. */
  attributesChanged(files: ReadonlyMap<string, Uint8Array | undefined>): void
  /** The command, changed so that git uses the present attributes. */
  within<Result>(command: GitCommand<Result>): GitCommand<Result>
}

/** Begins with these attributes. `git` stores the blobs that a filter returns. */
export function openConverter(git: Git, begun: Conversions): BlobConverter {
  let conversions = begun
  const changed = new Map<string, Uint8Array | undefined>()
  const close = (): void => {
    if (conversions !== begun) conversions[Symbol.dispose]()
  }
  return {
    async convert(path, content, committed) {
      const conversion = conversions.of(path)
      if (!conversion.filtered) {
        const stored = await storedLineEnds(content, conversion.lineEnds, committed)
        return { content: stored, isExact: stored === content }
      }
      try {
        const before = await keptLineEnds(conversion, content, committed)
        const file = { path, content, before }
        return { oid: before ? await addOver(git, conversions, file) : await hash(git, conversions, file) }
      } catch (error) {
        throw conversionFailed(error, path, conversion.driver)
      }
    },
    encodingOf: (path) => conversions.of(path).encoding,
    begunEncodingOf: (path) => begun.of(path).encoding,
    look: (paths) => conversions.look(paths),
    converts(path) {
      const { filtered, lineEnds } = conversions.of(path)
      return filtered || lineEnds !== 'keep'
    },
    mayHaveDiffered(path, content) {
      const { filtered, lineEnds } = begun.of(path)
      return filtered || (lineEnds !== 'keep' && content.includes(13))
    },
    attributesChanged(files) {
      for (const [path, content] of files) changed.set(path, content)
      close()
      conversions = begun.with(new Map(changed))
    },
    within: (command) => conversions.within(command),
    [Symbol.dispose]: close,
  }
}

/** Whether a path is that of a file with attributes. */
export const isAttributeFile = (path: string): boolean => basename(path) === '.gitattributes'

type FilteredBlob = { readonly path: string; readonly content: Uint8Array }

const hash = (git: Git, conversions: Conversions, { path, content }: FilteredBlob): Promise<string> => {
  const command = hashFiltered(path, content)
  const args = [...requiring('cleans', conversions.of(path).driver), ...command.args]
  return git.run(conversions.within({ ...command, args }))
}

/** The committed bytes where git leaves CRLF alone because they have it. `hash-object` does not look at what is committed. */
async function keptLineEnds(
  { lineEnds }: Conversion,
  content: Uint8Array,
  committed: () => Promise<Uint8Array | undefined>,
): Promise<Uint8Array | undefined> {
  const before = lineEnds === 'auto' && content.includes(13) ? await committed() : undefined
  return before && hasTextCrlf(before) ? before : undefined
}

/** Adds the file to an index of its own that has the committed one. */
async function addOver(
  git: Git,
  conversions: Conversions,
  { path, content, before = content }: FilteredBlob & { readonly before: Uint8Array | undefined },
): Promise<string> {
  const file = join(conversions.workTree(), path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  const required = requiring('cleans', conversions.of(path).driver)
  const run = <Result>(command: GitCommand<Result>): Promise<Result> =>
    git.run(conversions.within({ ...command, args: [...required, ...command.args] }))
  try {
    const oid = await git.run(writeBlob(before))
    await run(setEntries(git.objectFormat, [[path, { mode: '100644', oid }]]))
    await run(lookAtFiles([path]))
    return await run(stagedBlob(path))
  } finally {
    rmSync(file, { force: true })
  }
}

const stagedBlob = (path: string): GitCommand<string> => ({
  args: ['ls-files', '--stage', '-z', '--', path],
  input: '',
  parse: (stdout) => stdout.toString('latin1').split(' ')[1] ?? '',
})

/** The blob of a regular file, and the path that it is checked out to. */
export type StoredFile = { readonly path: string; readonly oid: string; readonly content: Buffer }

/** What a checkout writes of blobs. */
export interface Smudge {
  /** Of one blob, while everything else waits. Throws FILTER_UNAVAILABLE. */
  now(file: StoredFile): Buffer
  /** The same of many, by one process where none fails; those that a filter cannot produce are missing. */
  many(files: readonly StoredFile[]): Promise<ReadonlyMap<string, Buffer>>
}

export async function openSmudge(git: Git, conversions: Conversions): Promise<Smudge> {
  const isHere = lfsContents(git.commonDir, await git.config())
  // Nothing is ever fetched.
  const isAbsent = ({ path, content }: StoredFile): boolean => {
    const pointer = conversions.of(path).driver?.isLfs === true ? lfsPointer(content) : undefined
    return pointer !== undefined && isHere?.(pointer) !== true
  }
  const now = (file: StoredFile): Buffer => {
    const { smudged, driver } = conversions.of(file.path)
    if (!smudged) return file.content
    if (isAbsent(file)) throw filterUnavailable(file.path, NOT_LOCAL)
    try {
      return git.runNow(conversions.within(smudgeOne(file, driver)))
    } catch (error) {
      throw conversionFailed(error, file.path, driver)
    }
  }
  return {
    now,
    async many(files) {
      await conversions.look(files.map(({ path }) => path))
      const batch = files.filter(
        (file) => conversions.of(file.path).smudged && !/\n/.test(file.path) && !isAbsent(file),
      )
      const made = await inOneGo(git, conversions, batch)
      const others = files.filter(({ path }) => !made.has(path)).map((file) => [file.path, available(() => now(file))])
      return new Map([...made, ...others.filter((one): one is [string, Buffer] => one[1] !== undefined)])
    },
  }
}

/** None where one of them fails, which ends git. */
async function inOneGo(
  git: Git,
  conversions: Conversions,
  files: readonly StoredFile[],
): Promise<ReadonlyMap<string, Buffer>> {
  if (files.length < 2) return new Map()
  const drivers = files.flatMap(({ path }) => conversions.of(path).driver ?? [])
  try {
    return await git.run(conversions.within(smudgeAll(files, drivers)))
  } catch (error) {
    if (error instanceof EditplanError) return new Map()
    throw error
  }
}

/** Undefined where a filter is unavailable. */
export function available<Result>(ask: () => Result): Result | undefined {
  try {
    return ask()
  } catch (error) {
    if (error instanceof EditplanError && error.name === 'FILTER_UNAVAILABLE') return undefined
    throw error
  }
}

/** What a checkout writes of a blob, which the repository has. */
export const smudgeOne = (
  { path, oid }: Pick<StoredFile, 'path' | 'oid'>,
  driver: FilterDriver | undefined,
): GitCommand<Buffer> => ({
  args: [...requiring('smudges', driver), 'cat-file', '--filters', `--path=${path}`, oid],
  input: '',
  parse: (stdout) => stdout,
})

/** Git prints no sizes of filtered contents: a word that no file can know separates the files. */
function smudgeAll(
  files: readonly StoredFile[],
  drivers: readonly FilterDriver[],
): GitCommand<ReadonlyMap<string, Buffer>> {
  const word = randomBytes(24).toString('hex')
  return {
    args: [...requiring('smudges', ...drivers), 'cat-file', '--filters', `--batch=${word}`],
    input: files.map(({ oid, path }) => `${oid} ${path}\n`).join(''),
    parse(stdout) {
      const starts = placesOf(Buffer.from(`${word}\n`), stdout)
      // A line feed follows each file.
      const ends = [...starts.slice(1).map(({ from }) => from - 1), stdout.length - 1]
      return new Map(files.map(({ path }, at) => [path, stdout.subarray(starts[at]?.to, ends[at])]))
    },
  }
}

function placesOf(needle: Buffer, text: Buffer): readonly { readonly from: number; readonly to: number }[] {
  const places: { from: number; to: number }[] = []
  for (let from = text.indexOf(needle); from >= 0; from = text.indexOf(needle, from + needle.length))
    places.push({ from, to: from + needle.length })
  return places
}

const NOT_LOCAL = 'its Git LFS object is not in this repository. Fetch it with `git lfs fetch`'
