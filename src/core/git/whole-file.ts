import { closeSync, fsyncSync, lstatSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'

/**
 * Writes a file of our own, such as a record in the git directory, whole or not at all: beside it first, then in its place. `durable`: on
 * the disk before it counts, since a rename may survive a power cut that the content does not; default false. `mode`: default 0600. Throws the
 * system's error; the file is then as it was, with nothing beside it where the system permits.
 */
export function writeWhole(file: string, content: string | Uint8Array, { durable = false, mode = 0o600 } = {}): void {
  const temporary = `${file}.new`
  try {
    writeTo(temporary, content, { durable, mode })
    renameSync(temporary, file)
  } catch (error) {
    // The first error is the one to report.
    try {
      rmSync(temporary, { force: true })
    } catch {}
    throw error
  }
}

function writeTo(
  temporary: string,
  content: string | Uint8Array,
  { durable, mode }: { readonly durable: boolean; readonly mode: number },
): void {
  // What stands there may be a link that others placed.
  rmSync(temporary, { force: true })
  const descriptor = openSync(temporary, 'wx', mode)
  try {
    writeFileSync(descriptor, content)
    if (durable) fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** `plan.yaml` → `plan.1.yaml`, or the first number after it that is free, and whose companions are. */
export function freeBeside(file: string, companionsOf: (file: string) => readonly string[] = () => []): string {
  const { dir, name, ext } = parse(file)
  for (let number = 1; ; number++) {
    const beside = join(dir, `${name}.${number}${ext}`)
    if (![beside, ...companionsOf(beside)].some((one) => lstatSync(one, { throwIfNoEntry: false }))) return beside
  }
}
