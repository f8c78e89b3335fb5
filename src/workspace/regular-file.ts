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

/** As many bytes as there are now: a file may grow or shrink while it is read. */
const readAll = ({ descriptor, size }: OpenFile): Buffer => {
  let bytes = Buffer.allocUnsafeSlow(size + 1)
  let length = 0
  for (;;) {
    const read = readSync(descriptor, bytes, length, bytes.length - length, length)
    if (read === 0) return bytes.subarray(0, length)
    length += read
    if (length === bytes.length) bytes = Buffer.concat([bytes], bytes.length * 2)
  }
}
