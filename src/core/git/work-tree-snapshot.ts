import { copyFileSync, existsSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { GitCommand } from './command.ts'
import type { Git } from './git.ts'
import { scratchFolder } from './scratch-folder.ts'

export interface SnapshotOptions {
  /** Untracked files, relative to the root, that do not count. Default none. */
  readonly without?: readonly string[]
}

/**
 * Stores the work tree as a tree, with every file that git does not ignore, and returns its id. Filters run as for `git add`. The index
 * does not change; the new objects are those that `git add` would store, and nothing refers to them.
 */
export async function snapshotWorkTree(git: Git, { without = [] }: SnapshotOptions = {}): Promise<string> {
  using folder = scratchFolder(git)
  const copy = join(folder.path, 'index')
  const index = join(git.gitDir, 'index')
  if (existsSync(index)) copyWithTime(index, copy)
  const env = { GIT_INDEX_FILE: copy }
  await git.run(addAll(env, without))
  return await git.run(writeTree(env))
}

/** Git compares the content of files that are as new as its index. A newer copy would hide what changed in that second. */
const copyWithTime = (index: string, copy: string): void => {
  copyFileSync(index, copy)
  const second = Math.floor(statSync(index).mtimeMs / 1000)
  utimesSync(copy, second, second)
}

type Environment = Readonly<Record<string, string>>

const addAll = (env: Environment, without: readonly string[]): GitCommand<void> => ({
  args: ['add', '--all', '--', '.', ...without.map((path) => `:(top,exclude,literal)${path}`)],
  env,
  input: '',
  parse: () => undefined,
})

const writeTree = (env: Environment): GitCommand<string> => ({
  args: ['write-tree'],
  env,
  input: '',
  parse: (stdout) => stdout.toString('latin1').trim(),
})
