import { isUtf8 } from 'node:buffer'
import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImportSource } from '../../core/run/importer.ts'
import { EditplanError, type Problem } from '../../errors.ts'
import type { Context } from './context.ts'

/** What messages call standard input. */
export const STDIN = 'stdin'

/** Bytes above which a source is read in pieces. */
const WHOLE = 64 * 1024 * 1024
/** One character that is not ASCII makes a whole piece a string of two bytes a character. */
const PIECE = 128 * 1024

/**
 * A file to import, or standard input for `-`: its text, or the way to read it piece by piece. Throws PLAN_NOT_FOUND, and
 * PLAN_SYNTAX where it is not UTF-8; for a long source, only while it is read.
 */
export async function openSource(name: string, context: Context): Promise<ImportSource> {
  const called = name === '-' ? STDIN : name
  const file = path.resolve(context.cwd, name)
  try {
    const stats = name === '-' ? undefined : statSync(file)
    if (stats?.isFile() && stats.size > WHOLE)
      return { name: called, pieces: decoded(called, () => piecesOfFile(file)) }
    const bytes = name === '-' ? await context.readStdin() : await readFile(file)
    const pieces = decoded(called, () => piecesOf(bytes))
    return bytes.length > WHOLE ? { name: called, pieces } : { name: called, text: [...pieces].join('') }
  } catch (error) {
    throw error instanceof EditplanError ? error : new EditplanError(unreadable(`The file ${called}`, error))
  }
}

/** Whether a file is so long that it is read in pieces; false if it does not exist. */
export const isLong = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > WHOLE

/** Why a file could not be read, for a person. */
export const unreadable = (what: string, error: unknown): Problem => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = REASONS[code] ?? (error instanceof Error ? error.message : String(error))
  return { name: 'PLAN_NOT_FOUND', message: `${what} cannot be read: ${reason}. Check its path.` }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  ENOTDIR: 'no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission is denied',
}

/** Decodes bytes on each iteration; it can be iterated any number of times. */
const decoded = (name: string, chunks: () => Iterable<Uint8Array>): Iterable<string> => ({
  *[Symbol.iterator]() {
    let begun = Buffer.alloc(0)
    let isFirst = true
    for (const chunk of chunks()) {
      const bytes = Buffer.concat([begun, chunk])
      const end = endOfCharacters(bytes)
      begun = bytes.subarray(end)
      const text = textOf(name, bytes.subarray(0, end))
      yield isFirst && text.startsWith('\ufeff') ? text.slice(1) : text
      isFirst &&= text === ''
    }
    if (begun.length > 0) throw notUtf8(name)
  },
})

/** Pieces of whole characters: those that are ASCII become strings of one byte a character, as no decoder of a stream makes them. */
const textOf = (name: string, bytes: Buffer): string => {
  if (!isUtf8(bytes)) throw notUtf8(name)
  return bytes.toString()
}

/** Where the last character begins if the bytes end inside it, else their end. */
const endOfCharacters = (bytes: Buffer): number => {
  for (let length = 1; length < 4 && length <= bytes.length; length++) {
    const byte = bytes[bytes.length - length]!
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1
    if (needed > length) return bytes.length - length
    if (byte < 0x80 || byte >= 0xc0) break
  }
  return bytes.length
}

const notUtf8 = (name: string): EditplanError =>
  new EditplanError({ name: 'PLAN_SYNTAX', message: `The file ${name} is not UTF-8. Save it as UTF-8.` })

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array, void> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
}

function* piecesOfFile(file: string): Generator<Uint8Array, void> {
  const buffer = Buffer.allocUnsafe(PIECE)
  const descriptor = openSync(file, 'r')
  try {
    for (let length = readSync(descriptor, buffer); length > 0; length = readSync(descriptor, buffer))
      yield buffer.subarray(0, length)
  } finally {
    closeSync(descriptor)
  }
}
