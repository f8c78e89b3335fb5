import { type GitCommand, listedIn } from '../command.ts'

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

/** The commits that changed a file, newest first, at most so many. */
export const commitsOn = (
  path: string,
  { from, most }: { readonly from: string; readonly most: number },
): GitCommand<string[]> => ({
  args: ['--literal-pathspecs', 'log', '--format=%H', `--max-count=${most}`, '--end-of-options', from, '--', path],
  input: '',
  parse: (stdout) => stdout.toString('latin1').split('\n').filter(Boolean),
})

/** A rename that git finds in a commit. */
export type Rename = { readonly from: string; readonly to: string }

/** The renames in the last commits, newest first. */
export const renamesBefore = (from: string, most: number): GitCommand<readonly Rename[]> => ({
  args: [
    ...['-c', 'diff.renameLimit=1000', 'log', '--format=', '--name-status', '-z', '--find-renames', '--diff-filter=R'],
    ...[`--max-count=${most}`, '--end-of-options', from],
  ],
  input: '',
  parse: (stdout) => {
    const fields = listedIn(stdout)
    const renames: Rename[] = []
    for (let at = 0; at + 2 < fields.length; at += 3)
      renames.push({ from: fields[at + 1] ?? '', to: fields[at + 2] ?? '' })
    return renames
  },
})
