import { type BigIntStats, lstatSync } from 'node:fs'
import { isErrno } from './errno.ts'

/** Inode, size and time of a file: it changes with every change that the file system dates. Null when there is no file. */
export const identityOf = (absolute: string): string | null => {
  const stats = exactStats(absolute)
  return stats ? identityIn(stats) : null
}

/** The same, from stats that were read already. */
export const identityIn = ({ ino, size, mtimeNs }: BigIntStats): string => `${ino}:${size}:${mtimeNs}`

/** The entry at a path, with times to the nanosecond; a link is not followed. Undefined when there is none. */
export const exactStats = (absolute: string): BigIntStats | undefined => {
  try {
    return lstatSync(absolute, { bigint: true, throwIfNoEntry: false })
  } catch (error) {
    if (isErrno(error, 'ENOTDIR')) return undefined
    throw error
  }
}
