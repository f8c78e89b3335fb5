import { type BigIntStats, lstatSync } from 'node:fs'
import { isErrno } from './errno.ts'

/** Inode, size and time: any change of a file that the file system dates changes it. Null when nothing is there. */
export const identityOf = (absolute: string): string | null => {
  const stats = exactStats(absolute)
  return stats ? identityIn(stats) : null
}

export const identityIn = ({ ino, size, mtimeNs }: BigIntStats): string => `${ino}:${size}:${mtimeNs}`

/** What stands at a path, links not followed, its time to the nanosecond; undefined where nothing does. */
export const exactStats = (absolute: string): BigIntStats | undefined => {
  try {
    return lstatSync(absolute, { bigint: true, throwIfNoEntry: false })
  } catch (error) {
    if (isErrno(error, 'ENOTDIR')) return undefined
    throw error
  }
}
