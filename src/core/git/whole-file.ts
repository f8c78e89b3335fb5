import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes a file of our own, such as a record in the git directory, whole or not at all: beside it first, then in its place. `durable`: on
 * the disk before it counts, since a rename may survive a power cut that the content does not; default false. Mode 0600. Throws the
 * system's error; the file is then as it was, with nothing beside it where the system permits.
 */
export function writeWhole(file: string, content: string | Uint8Array, { durable = false } = {}): void {
  const temporary = `${file}.new`
  try {
    writeTo(temporary, content, durable)
    renameSync(temporary, file)
  } catch (error) {
    removeQuietly(temporary)
    throw error
  }
}

function writeTo(temporary: string, content: string | Uint8Array, durable: boolean): void {
  const descriptor = openSync(temporary, 'w', 0o600)
  try {
    writeFileSync(descriptor, content)
    if (durable) fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** What went wrong first is what is told. */
function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {}
}
