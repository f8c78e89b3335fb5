import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Git } from './git.ts'

/** A folder inside the git directory that is removed when its scope ends. */
export interface ScratchFolder extends Disposable {
  readonly path: string
}

const PREFIX = 'scratch-'

const homeOf = (git: Git): string => join(git.gitDir, 'editplan')

/** Creates a scratch folder with a unique name. A killed process leaves it to `dropScratchFolders`. */
export function scratchFolder(git: Git): ScratchFolder {
  mkdirSync(homeOf(git), { recursive: true })
  const path = mkdtempSync(join(homeOf(git), PREFIX))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

/** Removes the scratch folders of killed processes. Call it only while no other run works here. */
export function dropScratchFolders(git: Git): void {
  if (!existsSync(homeOf(git))) return
  for (const name of readdirSync(homeOf(git))) {
    if (name.startsWith(PREFIX)) rmSync(join(homeOf(git), name), { recursive: true, force: true })
  }
}
