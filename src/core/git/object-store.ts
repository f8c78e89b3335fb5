import { delimiter, join } from 'node:path'
import type { Git } from './git.ts'
import { type ScratchFolder, scratchFolder, temporaryScratch } from './scratch-folder.ts'

/** Where the commits of a run are written: into the repository, or into a folder that is removed when the scope ends. */
export interface ObjectStore extends Disposable {
  /** The repository, writing new objects there. */
  readonly git: Git
  /** Another worktree of the repository, through the same store. */
  through(worktree: Git): Git
  /** The environment in which any other git sees those objects. */
  readonly env: Readonly<Record<string, string>>
  /** A store for objects that nothing keeps. Of the repository's own it is in the git directory, where a kill leaves nothing for good. */
  aside(): ObjectStore
}

/** The repository's own objects. */
export const ownObjects = (git: Git): ObjectStore => ({
  git,
  through: (worktree) => worktree,
  env: {},
  aside: () => redirected(git, scratchFolder(git)),
  [Symbol.dispose]: () => undefined,
})

/**
 * Opens a repository whose new objects go to a folder of their own, below the system's folder for temporary files. Refs are
 * not redirected: nothing that names one may run through it. History must not be fetched through it either.
 */
export const scratchObjects = (git: Git): ObjectStore => redirected(git, temporaryScratch('objects'))

function redirected(git: Git, folder: ScratchFolder): ObjectStore {
  const objects = join(git.commonDir, 'objects')
  const write = { GIT_OBJECT_DIRECTORY: folder.path, GIT_ALTERNATE_OBJECT_DIRECTORIES: listed(objects) }
  const through = (worktree: Git): Git => ({
    ...worktree,
    run: (command) => worktree.run({ ...command, env: { ...write, ...command.env } }),
    runNow: (command) => worktree.runNow({ ...command, env: { ...write, ...command.env } }),
    start: (args, env) => worktree.start([...ONE_PACK, ...args], { ...write, ...env }),
  })
  return {
    git: through(git),
    through,
    env: { GIT_ALTERNATE_OBJECT_DIRECTORIES: listed(folder.path) },
    aside: () => scratchObjects(git),
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  }
}

/** A pack goes in one call; its objects one by one would take longer to write and to remove. */
const ONE_PACK = ['-c', 'fastimport.unpackLimit=1']

/** One path in a list of paths, in C quotes where it holds what separates them (git(1), GIT_ALTERNATE_OBJECT_DIRECTORIES). */
const listed = (path: string): string =>
  path.includes(delimiter) || path.startsWith('"') ? `"${path.replaceAll(/["\\]/g, '\\$&')}"` : path
