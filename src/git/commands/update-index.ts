import type { GitCommand } from '../git.ts'

/**
 * Updates the index entries of these paths, and only these, from the work tree. A missing file loses its entry; a file replaces the
 * entries of a folder of its name.
 */
export const refreshEntries = (paths: Iterable<string>): GitCommand<void> => ({
  args: ['update-index', '--add', '--remove', '--replace', '-z', '--stdin'],
  input: [...paths].map((path) => `${path}\0`).join(''),
  parse: () => undefined,
})
