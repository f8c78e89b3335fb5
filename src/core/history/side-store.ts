import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { EditplanError } from '../../errors.ts'
import type { Git } from '../git/git.ts'
import { writeWhole } from '../git/whole-file.ts'
import { sha256 } from '../text/digest.ts'

/**
 * A version of a file that git's objects do not hold as it was in the work tree: an ignored file, which must never become an
 * object, one that a conversion (line ends, filter, encoding) changes on its way, or one of a mode that git does not know.
 */
export interface KeptVersion {
  readonly path: string
  /** Snapshots before it: 0 is the state before the plan, n what the n-th step commit left. */
  readonly at: number
  /** SHA-256 of the bytes; null when there was no file; undefined when the blob holds them exactly. */
  readonly bytes?: string | null
  /** Permission bits, where the run changes them and they differ from `usualMode`. */
  readonly mode?: number
}

/** The permission bits that a file of git's mode usually has. */
export const usualMode = (executable: boolean): number => (executable ? 0o755 : 0o644)

/** Bytes of a run outside the object database: `<common git dir>/editplan/runs/<id>/<sha256>`. */
export interface KeptBytes {
  save(content: Buffer): string
  load(name: string): Buffer
  /** Moves the bytes to another run, which keeps its own. */
  moveTo(otherId: string): void
  drop(): void
}

/** The stored bytes of a run; the folder is created by the first `save`. `load` throws UNKNOWN_RUN where bytes are damaged. */
export function keptBytes(git: Git, runId: string): KeptBytes {
  const folderOf = (id: string): string => join(git.commonDir, 'editplan', 'runs', id)
  const folder = folderOf(runId)
  return {
    save(content) {
      const name = sha256(content)
      const file = join(folder, name)
      if (existsSync(file)) return name
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      writeWhole(file, content)
      return name
    },
    load(name) {
      const content = readFileSync(join(folder, name))
      if (sha256(content) === name) return content
      throw new EditplanError({
        name: 'UNKNOWN_RUN',
        message: `The stored bytes ${name} of run ${runId} are damaged. Restore the files from a commit instead.`,
      })
    },
    moveTo(otherId) {
      if (!existsSync(folder)) return
      const other = folderOf(otherId)
      mkdirSync(other, { recursive: true, mode: 0o700 })
      for (const name of readdirSync(folder)) renameSync(join(folder, name), join(other, name))
      rmSync(folder, { recursive: true })
    },
    drop: () => rmSync(folder, { recursive: true, force: true }),
  }
}
