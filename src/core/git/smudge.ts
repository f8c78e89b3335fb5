import { randomBytes } from 'node:crypto'
import { EditplanError } from '../../errors.ts'
import type { FilterDriver } from './attributes.ts'
import type { GitCommand } from './command.ts'
import { conversionFailed, filterUnavailable, requiring } from './conversion-failure.ts'
import type { Conversions } from './conversions.ts'
import type { Git } from './git.ts'
import { lfsContents, lfsPointer } from './lfs-store.ts'

/** The blob of a regular file, and the path that it is checked out to. */
export interface StoredFile {
  readonly path: string
  readonly oid: string
  readonly content: Buffer
}

/** What a checkout writes of blobs. */
export interface Smudge {
  /** Of one blob, while everything else waits. Throws FILTER_UNAVAILABLE. */
  now(file: StoredFile): Buffer
  /** The same of many, by one process where none fails; those that a filter cannot give are missing. */
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

const smudgeOne = ({ path, oid }: StoredFile, driver: FilterDriver | undefined): GitCommand<Buffer> => ({
  args: [...requiring('smudges', driver), 'cat-file', '--filters', `--path=${path}`, oid],
  parse: (stdout) => stdout,
})

/** Git says no sizes of what filters give: a word that no file can know stands between the files. */
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
