import type { GitCommand } from '../git.ts'

/** A blob as a work tree holds it: line ends, filters and encodings applied as its path's attributes say. */
export const filteredBlob = (commit: string, path: string): GitCommand<Buffer> => ({
  args: ['cat-file', '--filters', `${commit}:${path}`],
  parse: (stdout) => stdout,
})
