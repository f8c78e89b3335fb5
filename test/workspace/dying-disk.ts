import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** What stands for the kill: nothing may catch it and go on, since nothing on the disk works any more. */
export class Killed extends Error {}

/** Functions that change the disk, each call one point to die at. */
const WRITES = [
  'writeSync',
  'writeFileSync',
  'renameSync',
  'linkSync',
  'copyFileSync',
  'rmSync',
  'unlinkSync',
  'rmdirSync',
  'mkdirSync',
  'openSync',
  'ftruncateSync',
  'fchmodSync',
  'chmodSync',
  'lchownSync',
] as const

/**
 * Runs work on a disk that dies at its nth change (from 1): that change does not happen, or, for a write, happens half. All
 * changes after it throw, as if the process were gone. True when it died, false when the work ended before.
 */
export const diesAt = (nth: number, work: () => unknown): boolean =>
  withDisk(nth, () => new Killed('killed'), true, work)

/** Runs work on a disk where the nth change alone fails with a system error, as a full or a read-only one does. */
export const failsAt = (nth: number, code: string, work: () => unknown): boolean =>
  withDisk(nth, () => Object.assign(new Error(`${code}: made up`), { code, syscall: 'test' }), false, work)

const withDisk = (nth: number, fault: () => Error, lasting: boolean, work: () => unknown): boolean => {
  const { fsyncSync } = fs
  const real = Object.fromEntries(WRITES.map((name) => [name, fs[name]])) as Pick<typeof fs, (typeof WRITES)[number]>
  let changes = 0
  const strike = (half: () => void) => {
    changes++
    if (changes < nth || (changes > nth && !lasting)) return
    if (changes === nth) half()
    throw fault()
  }
  for (const name of WRITES) {
    const original = real[name] as (...args: unknown[]) => unknown
    Object.assign(fs, {
      [name]: (...args: unknown[]) => {
        if (name === 'openSync' && (args[1] === undefined || args[1] === 'r')) return original(...args)
        strike(() => name === 'writeSync' && halfWrite(real.writeSync, args))
        return original(...args)
      },
    })
  }
  // What these deaths show does not hang on it, and it takes most of their time.
  Object.assign(fs, { fsyncSync: () => undefined })
  syncBuiltinESMExports()
  try {
    work()
  } catch (error) {
    if (!(error instanceof Killed)) throw error
  } finally {
    Object.assign(fs, { ...real, fsyncSync })
    syncBuiltinESMExports()
  }
  return changes >= nth
}

const halfWrite = (write: typeof fs.writeSync, [file, bytes, offset, length, position]: unknown[]): void => {
  const half = Math.floor(Number(length) / 2)
  if (half > 0) write(Number(file), bytes as Buffer, Number(offset), half, Number(position))
}
