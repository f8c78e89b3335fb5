import path from 'node:path'
import type { Problem } from '../../errors.ts'
import { checkSpelling } from './path-guard.ts'
import type { PathLocation, Workspace } from './workspace.ts'

/**
 * A path as a plan gives it, by its spelling alone: blanks around it trimmed, one of the root's own spellings stripped from an
 * absolute one, then guarded; on Windows names that it cannot hold are refused too. Refusals: those of `checkSpelling`, and
 * DEVICE_FILE for the devices of `spec: Read`.
 */
export const spellGivenPath = (given: string, roots: readonly string[]): PathLocation => {
  // Blanks that nobody sees as such are not trimmed, but refused: another name would pass for this one.
  const trimmed = given.replace(/^[\t-\r ]+|[\t-\r ]+$/g, '')
  if (isDevice(trimmed)) return { ok: false, problem: deviceProblem(trimmed) }
  return checkSpelling(stripRoot(trimmed, roots) ?? trimmed, { portable: path.sep === '\\' })
}

/** A path that ends with / means a folder: NOT_A_DIRECTORY when there is a file or nothing. */
export const refuseFileAsFolder = (given: string, located: PathLocation, stat: Workspace['stat']): PathLocation => {
  if (!/[\\/]\s*$/.test(given)) return located
  if (!located.ok) return { ok: false, problem: located.problem }
  if (stat(located.path)?.kind === 'directory') return located
  const message = `${JSON.stringify(given)} ends with a slash, but no such folder exists. Remove the slash if it is a file.`
  return { ok: false, problem: { name: 'NOT_A_DIRECTORY', message } }
}

/** The part of an absolute path below one of the roots, `/` separated; undefined when it lies below none. */
export const stripRoot = (given: string, roots: readonly string[]): string | undefined => {
  if (!path.isAbsolute(given)) return undefined
  return stripSpelledRoot(given, roots) ?? stripSpelledRoot(path.resolve(given), roots)
}

const stripSpelledRoot = (spelling: string, roots: readonly string[]): string | undefined => {
  const root = roots.find((folder) => spelling === folder || spelling.startsWith(withSeparator(folder)))
  return root === undefined ? undefined : slashed(spelling.slice(withSeparator(root).length)) || '.'
}

/** DEVICE_FILE for a path as the plan writes it. */
export const deviceProblem = (given: string): Problem => ({
  name: 'DEVICE_FILE',
  message: `${JSON.stringify(given)} is a device, pipe or socket. Use the path of a regular file.`,
})

const DEVICES =
  /^\/(dev\/(zero|random|urandom|full|tty|console|stdin|stdout|stderr|fd\/\d+)|proc\/(self|thread-self|\d+)\/fd\/\d+)$/

const isDevice = (given: string): boolean => given.startsWith('/') && DEVICES.test(path.posix.normalize(given))

const withSeparator = (folder: string): string => (folder.endsWith(path.sep) ? folder : folder + path.sep)

const slashed = (spelling: string): string => (path.sep === '/' ? spelling : spelling.replaceAll(path.sep, '/'))
