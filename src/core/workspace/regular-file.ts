import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'

/** Windows has neither flag: what they keep out, a link and a pipe, it does not open as a file either. */
const { O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants>

/** A regular file that is open for reading. */
export interface OpenFile {
  readonly descriptor: number
  readonly size: number
}

/**
 * Opens a regular file, reads it, closes it. Never follows a link as the last part of the path (throws ELOOP), waits for a pipe or
 * reads a device: undefined for anything that is not a regular file. Throws what the system refuses.
 */
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

/**
 * The bytes that the file had when it was opened, fewer if it shrank since. Some files of the system say that they are empty: those
 * are read to their end.
 */
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
