import type { GitCommand } from '../command.ts'

/** Those of the paths that git ignores and does not track. */
export const ignoredPaths = (paths: Iterable<string>): GitCommand<Set<string>> => ({
  args: ['check-ignore', '-z', '--stdin'],
  // This command refuses literal pathspecs; a leading `../../../git/commands/` keeps a `:` from being read as magic.
  env: { GIT_LITERAL_PATHSPECS: '0' },
  input: [...paths].map((path) => `./${path}\0`).join(''),
  accept: [0, 1],
  parse: (stdout) =>
    new Set(
      stdout
        .toString('utf8')
        .split('\0')
        .filter(Boolean)
        .map((path) => path.slice(2)),
    ),
})
