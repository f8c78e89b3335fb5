import type { GitCommand } from '../command.ts'

export interface LoggedCommit {
  readonly commit: string
  readonly tree: string
  readonly parents: readonly string[]
  /** Name of its author. */
  readonly author: string
  readonly message: string
}

/** First-parent commits after `from` up to `to`, oldest first. */
export const listChain = (from: string, to: string): GitCommand<LoggedCommit[]> => ({
  args: ['rev-list', '--reverse', '--first-parent', '--no-commit-header', '--encoding=UTF-8', FORMAT, '--stdin'],
  input: `${to}\n^${from}\n`,
  parse: parseLog,
})

/** These commits alone, in their order. Where a shallow clone ends, a commit has no parents. */
export const readCommits = (commits: readonly string[]): GitCommand<LoggedCommit[]> => ({
  args: ['rev-list', '--no-walk=unsorted', '--no-commit-header', '--encoding=UTF-8', FORMAT, '--stdin'],
  input: commits.map((commit) => `${commit}\n`).join(''),
  parse: parseLog,
})

const FORMAT = '--format=%H%n%T%n%P%n%an%n%B%x00'

const parseLog = (stdout: Buffer): LoggedCommit[] =>
  stdout
    .toString('utf8')
    .split('\0\n')
    .filter(Boolean)
    .map((entry) => {
      const [commit = '', tree = '', parents = '', author = '', ...message] = entry.split('\n')
      return { commit, tree, parents: parents.split(' ').filter(Boolean), author, message: message.join('\n') }
    })
