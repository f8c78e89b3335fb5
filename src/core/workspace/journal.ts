import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { EditplanError } from '../../errors.ts'
import { writeWhole } from '../git/whole-file.ts'
import { sha256 } from '../text/digest.ts'
import type { Journal } from './checkout.ts'
import { describeFailures, isErrno } from './file-identity.ts'
import { type CheckoutRecord, canFinish, finish, type KeptFile, rollBack } from './recovery.ts'

/** What a run still has to do when its files are in place, as data of its own: its id, the branch to move, … */
export type RunNote = Readonly<Record<string, string>>

export interface Recovery {
  readonly outcome: 'finished' | 'rolled-back'
  /** Files that someone changed after the kill. */
  readonly kept: readonly KeptFile[]
  /** The note of the run that was killed. */
  readonly run: RunNote
  /** Forgets the run: called when what the note asks for is done, or taken back. Until then `recover` answers the same again. */
  clear(): void
}

/**
 * The journal of the run about to change files: `<git dir>/editplan/journal`, replaced whole each time, with the old contents in the
 * folder `before` next to it. It exists from before the first temporary is written until `clear`. Originals of files that others
 * changed are moved to the folder `originals`, which nothing removes.
 */
export const openJournal = (gitDir: string, run: RunNote): Journal => {
  const { file, reverting, folder, originals } = placesIn(gitDir)
  mkdirSync(folder, { recursive: true })
  let current = file
  return {
    folder,
    originals,
    record: (checkout) => writeWhole(file, textOf({ run, checkout }), { durable: true }),
    revert: () => {
      markReverting(gitDir)
      current = reverting
    },
    clear: () => forget(gitDir, current),
  }
}

/** Brings a killed run's files to after, or else before; undefined where none was killed. Throws INTERRUPTED where stuck. */
export const recover = (gitDir: string, root: string): Recovery | undefined => {
  const journal = read(gitDir)
  if (!journal) {
    // A kill before the journal was written, or while it was being forgotten, may have left its temporary files.
    forget(gitDir, placesIn(gitDir).file)
    return undefined
  }
  const { checkout, run } = journal
  const forward = canFinish(root, checkout)
  const marked = !forward && checkout.phase === 'ready' ? markReverting(gitDir) : journal.file
  const settle = forward ? finish : rollBack
  const { kept, failures } = settle(checkout, { root, originals: placesIn(gitDir).originals })
  if (failures.length > 0) {
    const message = `The interrupted run could not be ${forward ? 'finished' : 'rolled back'}: ${describeFailures(failures)}. Remove the cause, then run \`editplan resume\` again.`
    throw new EditplanError({ name: 'INTERRUPTED', message })
  }
  return { outcome: forward ? 'finished' : 'rolled-back', kept, run, clear: () => forget(gitDir, marked) }
}

/** Whether a killed run waits to be recovered. */
export const isInterrupted = (gitDir: string): boolean => read(gitDir) !== undefined

const placesIn = (gitDir: string) => ({
  file: path.join(gitDir, 'editplan', 'journal'),
  /** The journal's name while its run is being taken back: a rename needs no space, which may be what ran out. */
  reverting: path.join(gitDir, 'editplan', 'journal.reverting'),
  folder: path.join(gitDir, 'editplan', 'before'),
  originals: path.join(gitDir, 'editplan', 'originals'),
})

/** The journal itself goes last: as long as it is there, `recover` knows what to do. */
const forget = (gitDir: string, journal: string): void => {
  const { file, folder } = placesIn(gitDir)
  rmSync(folder, { force: true, recursive: true })
  for (const name of [`${file}.new`, journal]) rmSync(name, { force: true })
}

const markReverting = (gitDir: string): string => {
  const { file, reverting } = placesIn(gitDir)
  renameSync(file, reverting)
  return reverting
}

const VERSION = 3

/** An earlier version wrote no checksum. */
const UNCHECKED = 2

const textOf = (entry: { readonly run: RunNote; readonly checkout: CheckoutRecord }): string =>
  JSON.stringify({ version: VERSION, checksum: checksumOf(entry), ...entry })

const checksumOf = ({ run, checkout }: { run?: unknown; checkout?: unknown }): string =>
  sha256(JSON.stringify([run, checkout]))

const attributesSchema = () =>
  z.object({ mode: z.number(), uid: z.number(), gid: z.number(), paths: z.array(z.string()) })

const madeSchema = () =>
  z.object({ uid: z.number(), gid: z.number(), mode: z.number(), ino: z.number(), birthtimeMs: z.number() })

/** Made where there is a journal to read: most runs find none. */
const journalSchema = () =>
  z.object({
    version: z.literal([UNCHECKED, VERSION]),
    checksum: z.string().optional(),
    run: z.record(z.string(), z.string()),
    checkout: z.object({
      id: z.string(),
      phase: z.enum(['preparing', 'ready']),
      files: z.array(
        z.object({
          path: z.string(),
          how: z.enum(['create', 'rename', 'remove']),
          temporary: z.string(),
          backup: z.string(),
          identity: z.string().nullable(),
          size: z.number(),
          crc32: z.number(),
          made: madeSchema().optional(),
        }),
      ),
      folders: z.array(z.string()),
      attributes: z.array(attributesSchema()).default([]),
      attributesBefore: z.array(attributesSchema()).default([]),
      emptyFolders: z.array(z.string()).default([]),
    }),
  })

type JournalRun = { readonly file: string; readonly run: RunNote; readonly checkout: CheckoutRecord }

const read = (gitDir: string): JournalRun | undefined => {
  const { file, reverting } = placesIn(gitDir)
  const taken = readIfThere(reverting)
  const text = taken ?? readIfThere(file)
  if (text === undefined) return undefined
  const { run, checkout } = parse(text, file)
  if (taken === undefined) return { file, run, checkout }
  return { file: reverting, run, checkout: { ...checkout, phase: 'reverting' } }
}

/** Throws INTERRUPTED for a journal that is damaged, or of another version: what it says is not carried out. */
const parse = (text: string, file: string): Pick<JournalRun, 'run' | 'checkout'> => {
  try {
    const data: unknown = JSON.parse(text)
    const { version, checksum, run, checkout } = journalSchema().parse(data)
    if (checksum === undefined ? version === UNCHECKED : checksum === checksumOf(Object(data))) return { run, checkout }
    throw new TypeError(`The checksum of the run ${run.run ?? ''} is wrong.`)
  } catch (error) {
    const why = error instanceof TypeError ? error.message : 'It is damaged, or of another version.'
    const message = `${file} cannot be trusted. ${why} Run \`editplan resume\` with the version that wrote it; or look at the files, whose old contents are in the folder "before" next to it, and move the journal away.`
    throw new EditplanError({ name: 'INTERRUPTED', message }, { cause: error })
  }
}

const readIfThere = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined
    throw error
  }
}
