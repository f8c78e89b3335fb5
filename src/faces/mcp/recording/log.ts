import { closeSync, fdatasyncSync, ftruncateSync, openSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { type Entry, parseEntry } from './entry.ts'

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

export interface FoundLog {
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
