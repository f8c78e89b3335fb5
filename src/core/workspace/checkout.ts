import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { EditplanError, type Problem } from '../../errors.ts'
import { atOnce } from '../text/at-once.ts'
import { type AttributedPaths, attributesOfRemoved, giveFolders, onlyPaths } from './attributes.ts'
import type { Change } from './change.ts'
import { compareFiles, missingFolders } from './compare.ts'
import { attempt, describeFailures, type Failure, writeFailed } from './file-identity.ts'
import { entryAt, removeEmptyAbove } from './folders.ts'
import { type CheckoutRecord, type KeptFile, rollBack } from './recovery.ts'
import {
  checkReplacement,
  keepReplacement,
  type PendingReplacement,
  placeNew,
  prepareReplacement,
} from './replacement.ts'
import type { RepoPath } from './workspace.ts'

/** Told what is about to happen before it does. */
export interface Journal {
  /** An existing folder, absolute, where old contents may be kept out of git's sight. */
  readonly folder: string
  /** A folder, absolute, where the originals of files that others changed may stay for good; made when needed. */
  readonly originals: string
  record(record: CheckoutRecord): void
  /** Makes the record's phase `reverting`; needs no space on the disk. */
  revert(): void
  clear(): void
}

interface CheckOutOptions {
  readonly root: string
  readonly journal?: Journal
  /** Part of the names of temporary files, 8 hexadecimal digits; default random. */
  readonly id?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** What folders get that are made for the files; default: what any new folder gets. */
  readonly attributes?: readonly AttributedPaths[] | undefined
  /** Folders that stay when the last file in them goes; default none. */
  readonly emptyFolders?: readonly RepoPath[] | undefined
}

/** The files are in place. One of the functions is called, once, when what depends on the files is done or has failed. */
export interface PlacedFiles {
  readonly ok: true
  /** What the report says about how files were replaced. */
  readonly notes: readonly string[]
  /** Forgets how the files were. INTERRUPTED when that fails: the files are in place, and the journal is there. */
  keep(): Problem | undefined
  /** Puts every file back but those changed since (FILE_MODIFIED); the journal stays. Throws INTERRUPTED when it cannot. */
  revert(): readonly Problem[]
}

export type CheckedOut = PlacedFiles | PlacementProblems

type PlacementProblems = { readonly ok: false; readonly problems: readonly [Problem, ...Problem[]] }

/**
 * Puts files in place, all or none: compares every file with the bytes its change was made from, writes all new contents beside
 * their files, then renames all. Refusals: FILE_MODIFIED, SYMLINK, PATH_OUTSIDE_REPO, WRITE_FAILED (with the system's reason),
 * INTERRUPTED. After a refusal every file is as it was; where the system does not let them be put back, the message says so:
 * INTERRUPTED with a journal, which then waits for `recover`. Nothing of this process comes between.
 */
export const checkOut = (changes: readonly Change[], options: CheckOutOptions): CheckedOut =>
  atOnce(checkOutByFile(changes, options))

/** The same, file by file: after each that is compared, written or put in place, the event loop may have a turn. */
export function* checkOutByFile(changes: readonly Change[], options: CheckOutOptions): Generator<void, CheckedOut> {
  const { root, journal, id } = options
  const compared = yield* compareFiles(changes, { root, backups: journal?.folder, id })
  if (!compared.ok) return { ok: false, problems: mapAll(compared.problems, unchanged) }
  const checkout: Checkout = {
    ...compared,
    root,
    journal,
    phase: 'preparing',
    recorded: false,
    around: { folders: [], attributes: [], attributesBefore: [], emptyFolders: [] },
    notes: [],
  }
  const problem = yield* place(checkout, options)
  if (problem) return refuse(checkout, problem)
  return { ok: true, notes: checkout.notes, keep: () => keep(checkout), revert: () => revert(checkout) }
}

/** How to treat the folders around the files. */
type Around = Required<Pick<CheckoutRecord, 'folders' | 'attributes' | 'attributesBefore' | 'emptyFolders'>>

/** Files on their way. */
interface Checkout {
  readonly root: string
  readonly journal: Journal | undefined
  readonly id: string
  readonly pending: readonly PendingReplacement[]
  phase: CheckoutRecord['phase']
  /** Whether the journal lists it. */
  recorded: boolean
  around: Around
  readonly notes: string[]
}

const recordOf = ({ id, phase, pending, around }: Checkout): CheckoutRecord => ({
  id,
  phase,
  files: pending.map(({ replacement }) => replacement),
  ...around,
})

/** What stopped it, wherever it came to. */
function* place(checkout: Checkout, options: CheckOutOptions): Generator<void, Problem | undefined> {
  const { root, journal, pending, notes } = checkout
  let at: RepoPath | undefined
  try {
    checkout.around = aroundOf(pending, options)
    journal?.record(recordOf(checkout))
    checkout.recorded = true
    makeFolders(root, checkout.around)
    for (const one of pending) {
      if (options.signal?.aborted) return interrupted()
      at = one.change.path
      notes.push(...prepareReplacement(root, one))
      yield
    }
    journal?.record({ ...recordOf(checkout), phase: 'ready' })
    checkout.phase = 'ready'
    const reached = new Set<string>()
    for (const one of pending) {
      at = one.change.path
      const problem = checkReplacement(root, one, reached)
      if (problem) return problem
      placeNew(root, one.replacement)
      yield
    }
    giveFolders(root, checkout.around.attributes)
    return undefined
  } catch (error) {
    return writeFailed(error, at)
  }
}

const aroundOf = (
  pending: readonly PendingReplacement[],
  { root, attributes = [], emptyFolders = [] }: CheckOutOptions,
): Around => {
  const isMade = (folder: RepoPath) => !entryAt(path.join(root, folder))?.isDirectory()
  const changes = pending.map(({ change }) => change)
  const created = new Set(changes.flatMap(({ path: file, before }) => (before ? [] : file)))
  const isReplaced = (folder: RepoPath): boolean =>
    folder !== '.' && (created.has(folder) || isReplaced(path.posix.dirname(folder)))
  return {
    folders: missingFolders(root, pending),
    attributes: onlyPaths(attributes, isMade),
    attributesBefore: created.size === 0 ? [] : onlyPaths(attributesOfRemoved(root, changes), isReplaced),
    emptyFolders,
  }
}

/** A folder whose attributes are given when its files are in place is closed to others until then. */
const makeFolders = (root: string, { folders, attributes }: Around): void => {
  const closed = new Set(attributes.flatMap(({ paths }) => paths))
  for (const folder of folders) mkdirSync(path.join(root, folder), { mode: closed.has(folder) ? 0o700 : 0o777 })
}

/** The messages when everything was restored, and when it was not. */
const refuse = (checkout: Checkout, problem: Problem): PlacementProblems => {
  const { kept, failures } = putBack(checkout)
  // What was never recorded leaves nothing that a later run does not clear away.
  const cleared = checkout.recorded ? failures : []
  if (failures.length === 0) attempt('the journal', cleared, () => checkout.journal?.clear())
  const first = failures.length > 0 ? stranded(checkout, problem.message, failures) : unchanged(problem)
  return { ok: false, problems: [first, ...kept.map(leftAlone)] }
}

const putBack = (checkout: Checkout): { readonly kept: readonly KeptFile[]; readonly failures: Failure[] } => {
  const { root, journal } = checkout
  const failures: Failure[] = []
  // Without the mark, what is put back now would be taken for finished later.
  if (checkout.phase === 'ready') attempt('the journal', failures, () => journal?.revert())
  if (failures.length > 0) return { kept: [], failures }
  const settled = rollBack(recordOf(checkout), { root, originals: journal?.originals })
  return { kept: settled.kept, failures: [...settled.failures] }
}

const revert = (checkout: Checkout): readonly Problem[] => {
  const { kept, failures } = putBack(checkout)
  if (failures.length > 0) throw new EditplanError([stranded(checkout, '', failures), ...kept.map(leftAlone)])
  return kept.map(leftAlone)
}

const keep = ({ root, pending, journal, around: { emptyFolders } }: Checkout): Problem | undefined => {
  const failures: Failure[] = []
  for (const { replacement } of pending) {
    const what = JSON.stringify(replacement.path)
    attempt(what, failures, () => keepReplacement(root, replacement))
    if (replacement.how === 'remove')
      attempt(what, failures, () => removeEmptyAbove(root, replacement.path, emptyFolders))
  }
  if (failures.length === 0) attempt('the journal', failures, () => journal?.clear())
  if (failures.length === 0) return undefined
  const message = `The files are in place, but temporary files next to them could not be removed: ${describeFailures(failures)}. Run \`editplan resume\`.`
  return { name: 'INTERRUPTED', message }
}

const unchanged = (problem: Problem): Problem =>
  problem.name === 'WRITE_FAILED'
    ? { ...problem, message: `${problem.message} Nothing was changed. Check disk space and permissions.` }
    : problem

/** INTERRUPTED, or, without a journal to go on from, WRITE_FAILED. */
const stranded = ({ journal }: Checkout, why: string, failures: readonly Failure[]): Problem => {
  const what = `${why} Some files could not be restored: ${describeFailures(failures)}.`.trim()
  return journal
    ? { name: 'INTERRUPTED', message: `${what} Remove the cause, then run \`editplan resume\`.` }
    : {
        name: 'WRITE_FAILED',
        message: `${what} The missing content is in files next to it whose names begin with .editplan.`,
      }
}

/** FILE_MODIFIED: a file that was not put back because another program had changed it. */
const leftAlone = ({ path: file, original }: KeptFile): Problem => {
  const where = original === undefined ? '' : ` Its content from before the run is in ${original}.`
  const message = `${JSON.stringify(file)} was changed by another program during the run, so the run did not touch it.${where}`
  return { name: 'FILE_MODIFIED', message }
}

const interrupted = (): Problem => ({
  name: 'INTERRUPTED',
  message: 'The run was interrupted before it changed a file. Apply the plan again.',
})

const mapAll = (
  [first, ...rest]: readonly [Problem, ...Problem[]],
  map: (problem: Problem) => Problem,
): readonly [Problem, ...Problem[]] => [map(first), ...rest.map(map)]
