import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import type { Git } from '../git/git.ts'
import { type ScratchFolder, scratchFolder } from '../git/scratch-folder.ts'
import type { RecordedRun } from './runs.ts'
import { filesBetween, modeOfVersion, type RunFile } from './transition.ts'

/** Two folders in a scratch folder, `before` and `after`, with the files that differ. */
export interface LaidOut extends Disposable {
  readonly path: string
  /** How many files differ. */
  readonly files: number
}

/**
 * Writes what a run, or one of its steps, changed as two folders of files, for programs that compare those: what git ignores comes from
 * the run's own copies. Throws USAGE where one commit contains the step and others.
 */
export async function exportTree(git: Git, run: RecordedRun, step?: number): Promise<LaidOut> {
  const ends = step === undefined ? { from: 0, to: Number.POSITIVE_INFINITY } : { from: step - 1, to: step }
  const files = await filesBetween(git, run, ends)
  const folder = scratchFolder(git)
  try {
    for (const side of ['before', 'after']) mkdirSync(join(folder.path, side))
    for (const { path, left, restore } of files) {
      write(folder, `before/${path}`, left)
      write(folder, `after/${path}`, restore)
    }
    return { path: folder.path, files: files.length, [Symbol.dispose]: () => folder[Symbol.dispose]() }
  } catch (error) {
    folder[Symbol.dispose]()
    throw error
  }
}

function write(folder: ScratchFolder, path: string, file: RunFile | undefined): void {
  const target = join(folder.path, path)
  if (!file || !target.startsWith(folder.path + sep)) return
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, file.content, { mode: modeOfVersion(file) })
}
