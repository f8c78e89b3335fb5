import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { TestRepository } from '../../support/git.ts'

export const KEYS = { 'keys/deep/id': 'secret\n', 'keys/deep/id.pub': 'public\n', 'run.sh': 'echo\n', 'a.txt': 'one\n' }

export const remove = (file_path: string) => ({ tool: 'Delete', file_path })

/** Permission bits, and the owner, of files and folders that are there. */
export const standing = (repo: TestRepository, paths: readonly string[]) =>
  paths.map((path) => {
    const stats = lstatSync(join(repo.root, path), { throwIfNoEntry: false })
    return [path, stats && (stats.mode & 0o7777).toString(8), stats?.uid, stats?.gid]
  })

/** Permission bits of files and folders that are there. */
export const modes = (repo: TestRepository, paths: readonly string[]) =>
  standing(repo, paths).map((one) => one.slice(0, 2))
