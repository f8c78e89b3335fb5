import type { GitCommand } from '../git.ts'

/**
 * Brings the index entries of these paths, and no other, in line with the work tree; a missing file loses its entry, and a folder's
 * entries give way to a file of its name.
 */
export const refreshEntries = (paths: Iterable<string>): GitCommand<void> => ({
  args: ['update-index', '--add', '--remove', '--replace', '-z', '--stdin'],
  input: [...paths].map((path) => `${path}\0`).join(''),
  parse: () => undefined,
})
