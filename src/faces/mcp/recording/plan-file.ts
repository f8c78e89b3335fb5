import {
  closeSync,
  existsSync,
  fdatasyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { writeWhole } from '../../../core/git/whole-file.ts'
import { lockFile } from '../../../core/workspace/lock.ts'
import { undefinedOn } from '../../../errors.ts'
import { digestOf, type Entry, parseEntry } from './entry.ts'

/** The recording that belongs to a plan's file. */
export const recordingOf = (plan: string): string => `${plan}.recording`

export const lockOf = (plan: string): string => `${recordingOf(plan)}.lock`

/** How long a server that is just ending is waited for, in milliseconds. */
const LOCK_WAIT = 1000

/** Claims a plan's file; where another server has it, the first free one beside it, as `plan.1.yaml`. */
export async function claimPlan(plan: string): Promise<{ readonly plan: string; release(): void }> {
  for (let wanted = plan, wait = LOCK_WAIT; ; wanted = freeBeside(plan), wait = 0) {
    const lock = await lockFile(lockOf(wanted), { wait, held: `the recording of ${wanted}` }).catch(
      undefinedOn('LOCKED'),
    )
    if (lock) return { plan: wanted, release: () => lock.release() }
  }
}

/**
 * Writes a plan to its file, whole or not at all; undefined removes it. What stands there and is not `known` (the digest of what was
 * written last) is set aside first, under the name that is returned.
 */
export function writePlan(
  plan: string,
  text: string | undefined,
  known: string | undefined,
): { readonly setAside?: string } {
  const standing = existsSync(plan) ? digestOf(readFileSync(plan)) : undefined
  if (text !== undefined && standing === digestOf(text)) return {}
  if (text === undefined && standing !== known) return {}
  const foreign = standing !== undefined && standing !== known
  const aside = foreign ? freeBeside(plan) : undefined
  if (aside !== undefined) renameSync(plan, aside)
  if (text === undefined) rmSync(plan, { force: true })
  else writeWhole(plan, text, { durable: true, mode: 0o666 })
  return aside === undefined ? {} : { setAside: aside }
}

/** Renames a plan and its recording, so that another can begin under their name. Returns the new name of the plan. */
export function setAside(plan: string): string {
  const aside = freeBeside(plan)
  if (existsSync(plan)) renameSync(plan, aside)
  renameSync(recordingOf(plan), recordingOf(aside))
  return aside
}

/** `plan.yaml` → `plan.1.yaml`, or the first number after it that is free. */
function freeBeside(plan: string): string {
  const { dir, name, ext } = path.parse(plan)
  for (let number = 1; ; number++) {
    const aside = path.join(dir, `${name}.${number}${ext}`)
    if (![aside, recordingOf(aside), lockOf(aside)].some((file) => existsSync(file))) return aside
  }
}

/** Where the entries of a recording go, each before what it tells happens. */
export interface Log {
  /** Returns once the entry is on the disk; when it throws, nothing of it is. */
  append(entry: Entry): void
  close(): void
}

/** A recording that ends with the process. */
export const memoryLog: Log = { append: () => undefined, close: () => undefined }

/** A file of JSON Lines, made at the first entry. */
export function fileLog(file: string, length: number): Log {
  let open: number | undefined
  let end = length
  return {
    append: (entry) => {
      open ??= openSync(file, 'a', 0o600)
      const line = Buffer.from(`${JSON.stringify(entry)}\n`)
      try {
        writeFileSync(open, line)
        fdatasyncSync(open)
      } catch (error) {
        ftruncateSync(open, end)
        throw error
      }
      end += line.length
    },
    close: () => {
      if (open !== undefined) closeSync(open)
      open = undefined
    },
  }
}

interface FoundLog {
  /** Undefined when a line is no entry of this version. */
  readonly entries: readonly Entry[] | undefined
  /** Bytes of the file. */
  readonly length: number
}

/** The entries of a file. A last line that was not written to its end is left out; a missing file has none. */
export function readLog(file: string): FoundLog {
  const bytes = readIfThere(file)
  const length = bytes.lastIndexOf('\n') + 1
  if (length < bytes.length) truncateSync(file, length)
  const entries: Entry[] = []
  for (let at = 0; at < length; ) {
    const end = bytes.indexOf('\n', at)
    const entry = parseEntry(bytes.toString('utf8', at, end))
    if (!entry) return { entries: undefined, length }
    entries.push(entry)
    at = end + 1
  }
  return { entries, length }
}

const readIfThere = (file: string): Buffer => {
  try {
    return readFileSync(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0)
    throw error
  }
}
