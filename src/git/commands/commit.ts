import type { GitCommand } from '../git.ts'

/** What is read of a commit to tell whose it is. */
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

export const isAncestor = (one: string, other: string): GitCommand<boolean> => ({
  args: ['merge-base', '--is-ancestor', one, other],
  input: '',
  // 128: one of the two is not here at all.
  accept: [0, 1, 128],
  parse: (_stdout, exitCode) => exitCode === 0,
})

export const treeOf = (commit: string): GitCommand<string> => ({
  args: ['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`],
  parse: (stdout) => stdout.toString('latin1').trim(),
})

export interface Merged {
  readonly tree: string
  readonly conflicts: readonly string[]
}

/** Three-way merge of two commits in the object database alone. Git 2.38 or newer. */
export const mergeTrees = (ours: string, theirs: string): GitCommand<Merged> => ({
  args: ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', ours, theirs],
  accept: [0, 1],
  parse(stdout) {
    const [tree = '', ...conflicts] = stdout.toString('utf8').split('\0').filter(Boolean)
    return { tree, conflicts }
  },
})

export interface Identity {
  readonly name: string
  readonly email: string
  /** Seconds since 1970 and zone, as git writes them. */
  readonly date: string
}

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

/** A commit like those of a run: author and committer are one, at one time. */
export const commitTree = ({ tree, parent, message, author }: NewCommit): GitCommand<string> => ({
  args: ['commit-tree', tree, '-p', parent, '-F', '-'],
  input: message,
  env: {
    ...authorEnvironment(author),
    GIT_COMMITTER_NAME: author.name,
    GIT_COMMITTER_EMAIL: author.email,
    GIT_COMMITTER_DATE: author.date,
  },
  parse: (stdout) => stdout.toString('latin1').trim(),
})

/** The same commit, committed at its author's time and signed by the person whom git's configuration names. */
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

export interface TreeChange {
  readonly path: Buffer
  /** `000000` when the path is gone. */
  readonly mode: string
  readonly blob: string
}

/** Paths in which two trees differ, each with what the second has there. */
export const changedPaths = (from: string, to: string): GitCommand<readonly TreeChange[]> => ({
  args: ['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', from, to],
  parse(stdout) {
    const fields = splitNul(stdout)
    const changes: TreeChange[] = []
    for (let at = 0; at + 1 < fields.length; at += 2) {
      const [, mode = '', , blob = ''] = fields[at]?.toString('latin1').split(' ') ?? []
      changes.push({ path: fields[at + 1] as Buffer, mode, blob })
    }
    return changes
  },
})

function splitNul(bytes: Buffer): Buffer[] {
  const fields: Buffer[] = []
  let start = 0
  for (let end = bytes.indexOf(0); end >= 0; end = bytes.indexOf(0, start)) {
    fields.push(bytes.subarray(start, end))
    start = end + 1
  }
  return fields
}
