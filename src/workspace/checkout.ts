import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { EditplanError, type Problem } from '../errors.ts'
import { type AttributedPaths, attributesOfRemoved, giveFolders, onlyPaths } from './attributes.ts'
import { compareFiles } from './compare.ts'
import { isErrno } from './errno.ts'
import { entryAt, missingFolders, removeEmpty, removeEmptyAbove } from './folders.ts'
import type { FileReplacement } from './overlay.ts'
import {
  checkReplacement,
  discardReplacement,
  keepReplacement,
  type Pending,
  placeNew,
  placeOld,
  prepareReplacement,
  type Replacement,
} from './replacement.ts'
import type { RepoPath } from './workspace.ts'
import { reasonOf, writeFailed } from './write-failure.ts'

/**
 * What a kill must find again. `preparing`: no file is changed yet. `ready`: every new and old content is on the disk. `reverting`:
 * the files are being put back.
 */
export interface CheckoutRecord {
  readonly phase: 'preparing' | 'ready' | 'reverting'
  readonly files: readonly Replacement[]
  /** Folders that are made for the files, outermost first. */
  readonly folders: readonly RepoPath[]
  /** What those get that `CheckOutOptions.attributes` names. */
  readonly attributes?: readonly AttributedPaths[]
  /** What folders that may have to be made again had before, should the files be put back. */
  readonly attributesBefore?: readonly AttributedPaths[]
  /** As `CheckOutOptions.emptyFolders`. */
  readonly emptyFolders?: readonly RepoPath[]
}

/** Told what is about to happen before it does. */
export interface Journal {
  /** An existing folder, absolute, where old contents may be kept out of git's sight. */
  readonly folder: string
  record(record: CheckoutRecord): void
  /** Makes the record's phase `reverting`; needs no space on the disk. */
  revert(): void
  clear(): void
}

export interface CheckOutOptions {
  /** Real path of the checkout. */
  readonly root: string
  readonly journal?: Journal
  readonly signal?: AbortSignal
  /** What folders get that are made for the files; default: what any new folder gets. */
  readonly attributes?: readonly AttributedPaths[]
  /** Folders that stay when the last file in them goes; default none. */
  readonly emptyFolders?: readonly RepoPath[]
}

/** The files are in place; one of the two functions is called once, when what depends on them is done or has failed. */
export type CheckedOut =
  | { readonly ok: true; keep(): void; restore(): void }
  | { readonly ok: false; readonly problems: readonly [Problem, ...Problem[]] }

/**
 * Puts files in place, all or none: compares every file with the bytes its change was made from, writes all new contents beside
 * their files, then renames all. Synchronous, so that nothing of this process comes between. Refusals: FILE_MODIFIED, SYMLINK,
 * PATH_OUTSIDE_REPO, IS_DIRECTORY, WRITE_FAILED (with the system's reason), INTERRUPTED; each leaves every file as it was.
 */
export const checkOut = (changes: readonly FileReplacement[], options: CheckOutOptions): CheckedOut => {
  const { root, journal, signal } = options
  const compared = compareFiles(changes, { root, backups: journal?.folder })
  if (!compared.ok) return compared
  const { pending } = compared
  const placed: Replacement[] = []
  const record = recordOf(pending, changes, options)
  const unwind = () => takeBack(root, { placed, record, journal })
  let at: RepoPath | undefined
  try {
    journal?.record({ phase: 'preparing', ...record })
    makeFolders(root, record)
    for (const one of pending) {
      if (signal?.aborted) return refused(interrupted(), unwind)
      at = one.change.path
      prepareReplacement(root, one)
    }
    journal?.record({ phase: 'ready', ...record })
    for (const one of pending) {
      at = one.change.path
      const problem = checkReplacement(root, one)
      if (problem) return refused(problem, unwind)
      placed.push(one.replacement)
      placeNew(root, one.replacement)
    }
    giveFolders(root, record.attributes)
  } catch (error) {
    return refused(writeFailed(error, at), unwind)
  }
  return { ok: true, keep: () => keep(root, { placed, record, journal }), restore: () => restore(unwind) }
}

const recordOf = (
  pending: readonly Pending[],
  changes: readonly FileReplacement[],
  { root, attributes = [], emptyFolders = [] }: CheckOutOptions,
): Omit<CheckoutRecord, 'phase'> => {
  const isMade = (folder: RepoPath) => !entryAt(path.join(root, folder))?.isDirectory()
  const created = new Set(pending.flatMap(({ replacement: { how, path: file } }) => (how === 'create' ? file : [])))
  const isReplaced = (folder: RepoPath): boolean =>
    folder !== '.' && (created.has(folder) || isReplaced(path.posix.dirname(folder)))
  return {
    files: pending.map(({ replacement }) => replacement),
    folders: missingFolders(root, pending),
    attributes: onlyPaths(attributes, isMade),
    attributesBefore: created.size === 0 ? [] : onlyPaths(attributesOfRemoved(root, changes), isReplaced),
    emptyFolders,
  }
}

/** A folder whose attributes are given when its files are in place is closed to others until then. */
const makeFolders = (
  root: string,
  { folders, attributes = [] }: Pick<CheckoutRecord, 'folders' | 'attributes'>,
): void => {
  const closed = new Set(attributes.flatMap(({ paths }) => paths))
  for (const folder of folders) mkdirSync(path.join(root, folder), { mode: closed.has(folder) ? 0o700 : 0o777 })
}

interface Undoing {
  readonly placed: readonly Replacement[]
  readonly record: Omit<CheckoutRecord, 'phase'>
  readonly journal: Journal | undefined
}

const takeBack = (root: string, { placed, record, journal }: Undoing): void => {
  if (placed.length > 0) journal?.revert()
  for (const replacement of placed.toReversed()) placeOld(root, replacement)
  for (const replacement of record.files) discardReplacement(root, replacement)
  for (const folder of record.folders.toReversed()) removeEmpty(path.join(root, folder))
  giveFolders(root, record.attributesBefore)
  journal?.clear()
}

const keep = (root: string, { placed, record, journal }: Undoing): void => {
  for (const replacement of placed) {
    keepReplacement(root, replacement)
    if (replacement.how === 'remove') removeEmptyAbove(root, replacement.path, record.emptyFolders)
  }
  journal?.clear()
}

/** Throws INTERRUPTED where even that fails: the journal stays, and says how to get there. */
const restore = (unwind: () => void): void => {
  try {
    unwind()
  } catch (error) {
    if (!isErrno(error)) throw error
    const message = `The files could not be put back: ${reasonOf(error)}. Run \`editplan resume\`.`
    throw new EditplanError({ name: 'INTERRUPTED', message }, { cause: error })
  }
}

/** A refusal after everything is as it was; when even that fails, the journal stays and says how to get there. */
const refused = (problem: Problem, unwind: () => void): CheckedOut => {
  try {
    unwind()
    return { ok: false, problems: [problem] }
  } catch (error) {
    const message = `${problem.message} Putting the files back failed too: ${reasonOf(error)}. Run \`editplan resume\`.`
    return { ok: false, problems: [{ name: 'INTERRUPTED', message }] }
  }
}

const interrupted = (): Problem => ({
  name: 'INTERRUPTED',
  message: 'The run was stopped before any file was changed. Apply it again.',
})
