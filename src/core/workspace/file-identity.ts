import { type BigIntStats, closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs'
import { EditplanError, type Problem } from '../../errors.ts'
import { listed } from '../text/words.ts'
import type { RepoPath } from './workspace.ts'

/** Inode, mode, size and modification time of a file: the same as long as nobody changes the file. Null when there is no file. */
export const identityOf = (absolute: string): string | null => {
  const stats = exactStats(absolute)
  return stats ? identityIn(stats) : null
}

/** The same, from stats that were read already. */
export const identityIn = ({ ino, mode, size, mtimeNs }: BigIntStats): string => `${ino}:${mode}:${size}:${mtimeNs}`

/** The entry at a path, with times to the nanosecond; a link is not followed. Undefined when there is none. */
export const exactStats = (absolute: string): BigIntStats | undefined => {
  try {
    return lstatSync(absolute, { bigint: true, throwIfNoEntry: false })
  } catch (error) {
    if (isErrno(error, 'ENOTDIR')) return undefined
    throw error
  }
}

/** Windows has neither flag: what they keep out, a link and a pipe, it does not open as a file either. */
const { O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants>

/** A regular file that is open for reading. */
type OpenFile = { readonly descriptor: number; readonly size: number }

/** Opens a regular file and reads it: never a link (throws ELOOP), a pipe or a device, which give undefined. */
export const withRegularFile = <Result>(absolute: string, read: (file: OpenFile) => Result): Result | undefined => {
  const descriptor = openSync(absolute, constants.O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  try {
    const stats = fstatSync(descriptor)
    return stats.isFile() ? read({ descriptor, size: stats.size }) : undefined
  } finally {
    closeSync(descriptor)
  }
}

/** All bytes of a regular file; undefined and errors as `withRegularFile`. */
export const readRegularFile = (absolute: string): Buffer | undefined => withRegularFile(absolute, readAll)

/** The bytes at opening, fewer if it shrank. Files of the system that say that they are empty are read to their end. */
const readAll = ({ descriptor, size }: OpenFile): Buffer => {
  let bytes = Buffer.allocUnsafeSlow(size || SOME)
  let length = 0
  for (;;) {
    const read = readSync(descriptor, bytes, length, bytes.length - length, length)
    length += read
    if (read === 0 || length === size) return bytes.subarray(0, length)
    if (length === bytes.length) bytes = Buffer.concat([bytes], bytes.length * 2)
  }
}

const SOME = 4096

/** Whether an error is the operating system's, with one of these codes; with any code when none is named. */
export const isErrno = (error: unknown, ...codes: string[]): error is NodeJS.ErrnoException =>
  error instanceof Error &&
  'code' in error &&
  'syscall' in error &&
  (codes.length === 0 || codes.includes(String(error.code)))

/** WRITE_FAILED with the system's reason. `file` is the one at hand; without it, folders or the journal were being written. */
export const writeFailed = (error: unknown, file: RepoPath | undefined): Problem => {
  if (!isErrno(error)) throw error
  const what = file === undefined ? 'The checkout' : JSON.stringify(file)
  return { name: 'WRITE_FAILED', message: `${what} could not be written: ${error.message}.` }
}

/** Something that the system refused: which file, or what of the journal, and why. */
export type Failure = { readonly what: string; readonly reason: string }

/** Does work that the system may refuse; a refusal joins the failures. Undefined then. */
export const attempt = <Result>(what: string, failures: Failure[], work: () => Result): Result | undefined => {
  try {
    return work()
  } catch (error) {
    if (!isErrno(error)) throw error
    failures.push({ what, reason: error.message })
    return undefined
  }
}

/** Failures for a message, the first few of many. */
export const describeFailures = (failures: readonly Failure[]): string =>
  listed(
    failures.map(({ what, reason }) => `${what} (${reason})`),
    SHOWN,
  )

const SHOWN = 5

/** Does work that keeps files in the git directory: what the system refuses is WRITE_FAILED with its reason. */
export async function wrapSystemErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (thrown) {
    const error = firstOf(thrown)
    if (!isErrno(error)) throw error
    const message = `The run could not be written: ${error.message}. Check space and permissions.`
    throw new EditplanError({ name: 'WRITE_FAILED', message }, { cause: error })
  }
}

/** What went wrong first: where the end of a scope fails too, it suppresses that. */
const firstOf = (error: unknown): unknown =>
  error instanceof Error && error.name === 'SuppressedError' && 'suppressed' in error
    ? firstOf(error.suppressed)
    : error
