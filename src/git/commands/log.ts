import type { GitCommand } from '../command.ts'

export interface LoggedCommit {
  readonly commit: string
  readonly tree: string
  readonly parents: readonly string[]
  readonly message: string
}

/** First-parent commits after `from` up to `to`, oldest first. */
export const listChain = (from: string, to: string): GitCommand<LoggedCommit[]> => ({
  args: [
    'rev-list',
    '--reverse',
    '--first-parent',
    '--no-commit-header',
    '--encoding=UTF-8',
    '--format=%H%n%T%n%P%n%B%x00',
    '--stdin',
  ],
  input: `${to}\n^${from}\n`,
  parse: (stdout) =>
    stdout
      .toString('utf8')
      .split('\0\n')
      .filter(Boolean)
      .map((entry) => {
        const [commit = '', tree = '', parents = '', ...message] = entry.split('\n')
        return { commit, tree, parents: parents.split(' ').filter(Boolean), message: message.join('\n') }
      }),
})
