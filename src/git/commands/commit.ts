import type { GitCommand } from '../command.ts'

/** The parts of a commit that show who made it. */
export interface CommitFacts {
  readonly id: string
  readonly tree: string
  /** Name, address and time in one string. */
  readonly author: string
  readonly committer: string
  readonly committerEmail: string
  readonly authorName: string
  readonly subject: string
  /** Value of its Editplan-Plan trailer. */
  readonly plan: string | undefined
  /** Its Editplan-Step lines. */
  readonly steps: string
}

const FORMAT = ['%H', '%T', '%an <%ae> %at', '%cn <%ce> %ct', '%ce', '%an', '%s', '%B'].join('%x00')

/** Commits that the second has and the first has not, newest first. */
export const commitsBetween = (from: string, to: string): GitCommand<readonly CommitFacts[]> => ({
  args: ['log', '-z', `--format=${FORMAT}`, '--topo-order', '--end-of-options', `${from}..${to}`],
  parse(stdout) {
    const fields = stdout.toString('utf8').split('\0')
    const commits: CommitFacts[] = []
    for (let at = 0; at + 7 < fields.length; at += 8) {
      const [
        id = '',
        tree = '',
        author = '',
        committer = '',
        committerEmail = '',
        authorName = '',
        subject = '',
        message = '',
      ] = fields.slice(at, at + 8)
      const plan = /^Editplan-Plan: (\S+)$/m.exec(message)?.[1]
      const steps = message.match(/^Editplan-Step: .*$/gm)?.join('\n') ?? ''
      commits.push({ id, tree, author, committer, committerEmail, authorName, subject, plan, steps })
    }
    return commits
  },
})

/** Id of a commit's tree. */
export const treeOf = (commit: string): GitCommand<string> => ({
  args: ['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`],
  parse: (stdout) => stdout.toString('latin1').trim(),
})

export interface Identity {
  readonly name: string
  readonly email: string
  /** Seconds since 1970 and zone, as git writes them. */
  readonly date: string
}

/** Author of a commit, with the author date. */
export const authorOf = (commit: string): GitCommand<Identity> => ({
  args: ['log', '-1', '--no-walk', '--date=raw', '--format=%an%x00%ae%x00%ad', '--end-of-options', commit],
  parse(stdout) {
    const [name = '', email = '', date = ''] = stdout.toString('utf8').trimEnd().split('\0')
    return { name, email, date }
  },
})

export interface NewCommit {
  readonly tree: string
  readonly parent: string
  readonly message: string
  readonly author: Identity
}

/** A commit, committed at its author's time and signed by the person whom git's configuration names. */
export const signedCommitTree = (
  { tree, parent, message, author }: NewCommit,
  format: 'gpg' | 'ssh',
): GitCommand<string> => ({
  args: [
    ...OWN_IDENTITY,
    '-c',
    `gpg.format=${format === 'gpg' ? 'openpgp' : 'ssh'}`,
    'commit-tree',
    '-S',
    tree,
    '-p',
    parent,
    '-F',
    '-',
  ],
  input: message,
  env: { ...authorEnvironment(author), GIT_COMMITTER_DATE: author.date },
  parse: (stdout) => stdout.toString('latin1').trim(),
})

/** Who commits by git's configuration, as `name <address>`; undefined where it names nobody. */
export const configuredCommitter = (): GitCommand<string | undefined> => ({
  args: [...OWN_IDENTITY, 'var', 'GIT_COMMITTER_IDENT'],
  accept: [0, 128],
  parse: (stdout, exitCode) => (exitCode === 0 ? stdout.toString('utf8').replace(/ \d+ [+-]\d+\s*$/, '') : undefined),
})

/** Git must not make an identity up of the machine's names. */
const OWN_IDENTITY = ['-c', 'user.useConfigOnly=true']

const authorEnvironment = ({ name, email, date }: Identity) => ({
  GIT_AUTHOR_NAME: name,
  GIT_AUTHOR_EMAIL: email,
  GIT_AUTHOR_DATE: date,
})
