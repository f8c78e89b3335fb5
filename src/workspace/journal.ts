import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { EditplanError } from '../errors.ts'
import type { CheckoutRecord, Journal } from './checkout.ts'
import { type Recovered, recoverCheckout } from './recovery.ts'

/** What is left to do once the files are in place, as the run itself names it: its id, the branch to move, … */
export type RunNote = Readonly<Record<string, string>>

export interface Recovery extends Recovered {
  /** The note of the run that was killed. */
  readonly run: RunNote
  /** Forgets a finished run: called when what the note asks for is done. Until then `recover` answers the same again. */
  clear(): void
}

/**
 * The journal of the run about to change files: `<git dir>/editplan/journal`, replaced whole each time, with the old contents in the
 * folder `before` next to it. It exists from before the first temporary is written until `clear`.
 */
export const openJournal = (gitDir: string, run: RunNote): Journal => {
  const { file, folder } = placesIn(gitDir)
  mkdirSync(folder, { recursive: true })
  return {
    folder,
    record: (checkout) => replaceDurably(file, JSON.stringify({ version: 1, run, checkout })),
    revert: () => markReverting(gitDir),
    clear: () => forget(gitDir),
  }
}

/** Brings the files of a killed run to before or after; undefined when no run was killed. */
export const recover = (gitDir: string, root: string): Recovery | undefined => {
  const journal = read(gitDir)
  if (!journal) {
    // A kill before the journal was written, or while it was being forgotten, may have left what lies beside it.
    forget(gitDir)
    return undefined
  }
  const recovered = recoverCheckout(root, journal.checkout, () => markReverting(gitDir))
  if (recovered.outcome === 'rolled-back') forget(gitDir)
  return { ...recovered, run: journal.run, clear: () => forget(gitDir) }
}

/** Whether a killed run waits to be recovered. */
export const isInterrupted = (gitDir: string): boolean => read(gitDir) !== undefined

const placesIn = (gitDir: string) => ({
  file: path.join(gitDir, 'editplan', 'journal'),
  /** The journal's name while its run is being taken back: a rename needs no space, which may be what ran out. */
  reverting: path.join(gitDir, 'editplan', 'journal.reverting'),
  folder: path.join(gitDir, 'editplan', 'before'),
})

const forget = (gitDir: string): void => {
  const { file, reverting, folder } = placesIn(gitDir)
  rmSync(folder, { force: true, recursive: true })
  for (const name of [`${file}.new`, file, reverting]) rmSync(name, { force: true })
}

const markReverting = (gitDir: string): void => {
  const { file, reverting } = placesIn(gitDir)
  renameSync(file, reverting)
}

/** On the disk before it counts: a rename of a file may otherwise survive a power cut that the journal does not. */
const replaceDurably = (file: string, text: string): void => {
  const temporary = `${file}.new`
  const descriptor = openSync(temporary, 'w', 0o600)
  try {
    writeFileSync(descriptor, text)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  renameSync(temporary, file)
}

const attributesSchema = z.object({ mode: z.number(), uid: z.number(), gid: z.number(), paths: z.array(z.string()) })

const journalSchema = z.object({
  version: z.literal(1),
  run: z.record(z.string(), z.string()),
  checkout: z.object({
    phase: z.enum(['preparing', 'ready']),
    files: z.array(
      z.object({
        path: z.string(),
        how: z.enum(['create', 'rename', 'in-place', 'remove']),
        temporary: z.string(),
        backup: z.string(),
        identity: z.string().nullable(),
        size: z.number(),
        crc32: z.number(),
      }),
    ),
    folders: z.array(z.string()),
    attributes: z.array(attributesSchema).default([]),
    attributesBefore: z.array(attributesSchema).default([]),
    emptyFolders: z.array(z.string()).default([]),
  }),
})

const read = (gitDir: string): { readonly run: RunNote; readonly checkout: CheckoutRecord } | undefined => {
  const { file, reverting } = placesIn(gitDir)
  const taken = readIfThere(reverting)
  const text = taken ?? readIfThere(file)
  if (text === undefined) return undefined
  try {
    const { run, checkout } = journalSchema.parse(JSON.parse(text))
    return { run, checkout: taken === undefined ? checkout : { ...checkout, phase: 'reverting' } }
  } catch (error) {
    const message = `${file} is not a journal this version can read. Recover with the version that wrote it, or move the file away.`
    throw new EditplanError({ name: 'INTERRUPTED', message }, { cause: error })
  }
}

const readIfThere = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
