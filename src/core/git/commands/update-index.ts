import type { GitCommand } from '../command.ts'
import { WITHOUT_TOKENS } from '../environment.ts'
import type { TreeEntry } from '../tree.ts'

/**
 * Updates the index entries of these paths, and only these, from the work tree. A missing file loses its entry; a file replaces the
 * entries of a folder of its name.
 */
export const refreshEntries = (paths: Iterable<string>): GitCommand<void> => ({
  args: ['update-index', '--add', '--remove', '--replace', '-z', '--stdin'],
  env: WITHOUT_TOKENS,
  input: lines(paths),
  parse: () => undefined,
})

/** Sets index entries regardless of the work tree; undefined removes one. Their flags and cached file data are lost. */
export const setEntries = (entries: Iterable<readonly [path: string, TreeEntry | undefined]>): GitCommand<void> => ({
  args: ['update-index', '-z', '--index-info'],
  env: WITHOUT_TOKENS,
  input: [...entries]
    .map(([path, entry]) => (entry ? `${entry.mode} ${entry.oid} 0\t${path}\0` : `0 ${NO_OBJECT}\t${path}\0`))
    .join(''),
  parse: () => undefined,
})

/** Lets git look at files that are in the index, so that it knows which of them are unchanged. */
export const lookAtFiles = (paths: Iterable<string>): GitCommand<void> => ({
  args: ['update-index', '-z', '--stdin'],
  env: WITHOUT_TOKENS,
  input: lines(paths),
  parse: () => undefined,
})

/** Sets one flag of entries that are in the index. */
export const flagEntries = (flag: 'skip-worktree' | 'assume-unchanged', paths: Iterable<string>): GitCommand<void> => ({
  args: ['update-index', `--${flag}`, '-z', '--stdin'],
  env: WITHOUT_TOKENS,
  input: lines(paths),
  parse: () => undefined,
})

/** Rewrites the index, with or without entries for whole folders. */
export const rewriteIndex = ({ sparse }: { readonly sparse: boolean }): GitCommand<void> => ({
  args: ['-c', `index.sparse=${sparse}`, 'update-index', '--force-write-index'],
  env: WITHOUT_TOKENS,
  input: '',
  parse: () => undefined,
})

const NO_OBJECT = '0'.repeat(40)

const lines = (paths: Iterable<string>): string => [...paths].map((path) => `${path}\0`).join('')
