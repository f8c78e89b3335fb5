import {
  closeSync,
  constants,
  copyFileSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, parse } from 'node:path'
import { nameBeside, removeOrLeave } from './scratch-folder.ts'

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

/**
 * Writes a file that a person names, whole or not at all: after a kill it is as it was, with at most a hidden file beside it, which the
 * next write removes. A link stays, and its file is replaced. A device or a pipe, and a file in a folder that takes no new files, are
 * written in place. `isNew`: throws EEXIST if something is there. Throws the system's error.
 */
export function replaceFile(
  given: string,
  content: string | Uint8Array | Iterable<string>,
  { isNew = false }: { readonly isNew?: boolean } = {},
): void {
  const found = isNew ? undefined : statSync(given, { throwIfNoEntry: false })
  const file = found ? realpathSync(given) : given
  // A file that is not writable is not replaced either.
  if (found?.isFile()) closeSync(openSync(file, constants.O_WRONLY))
  const isReplaced = isNew || (found ? found.isFile() : !isLink(given))
  const temporary = isReplaced ? openBeside(file, found) : undefined
  const pieces = typeof content === 'string' || content instanceof Uint8Array ? [content] : content
  if (temporary) putInPlace(temporary, pieces, { file, isNew })
  else writePieces(openSync(file, isNew ? 'wx' : 'w'), pieces)
}

const isLink = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false

/** A new file beside another; undefined where the system does not allow one. */
function openBeside(file: string, found: Stats | undefined) {
  try {
    const name = nameBeside(file)
    const descriptor = openSync(name, 'wx', 0o666)
    if (found) fchmodSync(descriptor, found.mode & 0o7777)
    return { name, descriptor }
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined
    throw error
  }
}

function putInPlace(
  { name, descriptor }: { readonly name: string; readonly descriptor: number },
  pieces: Iterable<string | Uint8Array>,
  { file, isNew }: { readonly file: string; readonly isNew: boolean },
): void {
  try {
    writePieces(descriptor, pieces, fsyncSync)
    if (isNew) linkNew(name, file)
    else moveOver(name, file)
  } finally {
    removeOrLeave(name)
  }
}

function writePieces(
  descriptor: number,
  pieces: Iterable<string | Uint8Array>,
  settle: (descriptor: number) => void = () => undefined,
): void {
  try {
    for (const piece of pieces) writeFileSync(descriptor, piece)
    settle(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Throws EEXIST where something is there. */
function linkNew(temporary: string, file: string): void {
  try {
    linkSync(temporary, file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw error
    // A file system without hard links.
    closeSync(openSync(file, 'wx'))
    renameSync(temporary, file)
  }
}

function moveOver(temporary: string, file: string): void {
  try {
    renameSync(temporary, file)
  } catch {
    // A mount point, or another user's file in a sticky folder.
    copyFileSync(temporary, file)
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
