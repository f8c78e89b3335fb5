import { accessSync, constants, readFileSync, statfsSync } from 'node:fs'

const FOLDER = '/dev/shm'
const ROOM = 4 * 1024 ** 3

/**
 * A folder in memory, where there is one with room, in which programs may be started. Tests make and remove small files by the ten
 * thousand: on some disks that takes three times the processor time.
 */
export function memoryFolder(): string | undefined {
  try {
    accessSync(FOLDER, constants.R_OK | constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(FOLDER)
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .findLast((line) => line.split(' ')[1] === FOLDER)
    const isFree = mount?.split(' ')[2] === 'tmpfs' && !mount.split(' ')[3]?.split(',').includes('noexec')
    return isFree && bavail * bsize > ROOM ? FOLDER : undefined
  } catch {
    return undefined
  }
}
