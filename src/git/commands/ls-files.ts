import type { GitCommand } from '../git.ts'

/** Every tracked path that a sparse checkout leaves out of the work tree, among those given. */
export const skippedPaths = (among: Iterable<string>): GitCommand<Set<string>> => ({
  // Given no pathspec: git would compare each of them with every entry.
  args: ['ls-files', '-t', '-z'],
  parse(stdout) {
    const wanted = new Set(among)
    const skipped = stdout
      .toString('utf8')
      .split('\0')
      .filter((line) => line.startsWith('S '))
    return new Set(skipped.map((line) => line.slice(2)).filter((path) => wanted.has(path)))
  },
})
