import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A folder inside the git directory that is removed when its scope ends. */
export interface ScratchFolder extends Disposable {
  readonly path: string
}

const PREFIX = 'scratch-'

/** Of this worktree. */
interface GitDirectory {
  readonly gitDir: string
}

const homeOf = ({ gitDir }: GitDirectory): string => join(gitDir, 'editplan')

/** Creates a scratch folder with a unique name. A killed process leaves it to `dropScratchFolders`. */
export function scratchFolder(git: GitDirectory): ScratchFolder {
  mkdirSync(homeOf(git), { recursive: true })
  const path = mkdtempSync(join(homeOf(git), PREFIX))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

/** Removes the scratch folders of killed processes. Call it only while no other run works here. */
export function dropScratchFolders(git: GitDirectory): void {
  if (!existsSync(homeOf(git))) return
  for (const name of readdirSync(homeOf(git))) {
    if (name.startsWith(PREFIX)) rmSync(join(homeOf(git), name), { recursive: true, force: true })
  }
}
