import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GitCommand } from './command.ts'
import type { Git } from './git.ts'
import { scratchFolder } from './scratch-folder.ts'
import type { TreeEntry } from './tree.ts'

/**
 * Blobs of regular files as a checkout would write them: with the line ends, filters and encodings that the checkout's attributes
 * name. Links and submodules have no such form and are left out. One process writes all of them, through a separate index, into a
 * scratch folder inside the git directory.
 */
export async function workTreeForms(
  git: Git,
  entries: ReadonlyMap<string, TreeEntry>,
): Promise<ReadonlyMap<string, Buffer>> {
  const regular = new Map([...entries].filter(([, { mode }]) => mode.startsWith('100')))
  if (regular.size === 0) return new Map()
  using folder = scratchFolder(git)
  const files = join(folder.path, 'files')
  const env = { GIT_INDEX_FILE: join(folder.path, 'index') }
  await git.run({ ...addEntries(regular), env })
  await git.run({ ...writeFiles(regular.keys(), `${files}/`), env })
  return new Map([...regular.keys()].map((path) => [path, readFileSync(join(files, path))]))
}

const addEntries = (entries: ReadonlyMap<string, TreeEntry>): GitCommand<void> => ({
  args: ['update-index', '--add', '-z', '--index-info'],
  input: [...entries].map(([path, { mode, oid }]) => `${mode} ${oid}\t${path}\0`).join(''),
  parse: () => undefined,
})

const writeFiles = (paths: Iterable<string>, prefix: string): GitCommand<void> => ({
  args: ['checkout-index', '-z', '--stdin', `--prefix=${prefix}`],
  input: [...paths].map((path) => `${path}\0`).join(''),
  parse: () => undefined,
})
