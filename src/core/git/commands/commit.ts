import type { GitCommand } from '../command.ts'

/** What is read of a commit of a branch. */
export interface CommitFacts {
  readonly id: string
  readonly tree: string
  /** Empty for a root, and where a shallow clone ends. */
  readonly parents: readonly string[]
  readonly authorName: string
  readonly subject: string
  /** Its Editplan-Step lines. */
  readonly steps: string
  /** Its message names a run as its maker. */
  readonly isOfRun: boolean
}

const FORMAT = ['%H', '%T', '%P', '%an', '%s', '%B'].join('%x00')

/** Commits that the second has and the first has not, newest first, children before their parents. */
export const commitsBetween = (from: string, to: string): GitCommand<readonly CommitFacts[]> => ({
  args: ['log', '-z', `--format=${FORMAT}`, '--topo-order', '--end-of-options', `${from}..${to}`],
  input: '',
  parse(stdout) {
    const fields = stdout.toString('utf8').split('\0')
    const commits: CommitFacts[] = []
    for (let at = 0; at + 5 < fields.length; at += 6) {
      const [id = '', tree = '', parents = '', authorName = '', subject = '', message = ''] = fields.slice(at, at + 6)
      const steps = message.match(/^Editplan-Step: .*$/gm)?.join('\n') ?? ''
      const isOfRun = /^Editplan-Run: /m.test(message)
      commits.push({ id, tree, parents: parents.split(' ').filter(Boolean), authorName, subject, steps, isOfRun })
    }
    return commits
  },
})

/** People, messages and patches of the commits that the second has and the first has not, of binary files too. */
export const patchesOf = (from: string, to: string): GitCommand<Buffer> => ({
  args: [
    ...['log', '--patch', '--text', '--format=%an %ae%n%cn %ce%n%B', '--no-renames', '--no-color'],
    ...['--no-ext-diff', '--no-textconv', '--end-of-options', `${from}..${to}`],
  ],
  input: '',
  parse: (stdout) => stdout,
})

/** Where two histories part; undefined where they share nothing, or a shallow clone ends above it. */
export const mergeBase = (one: string, other: string): GitCommand<string | undefined> => ({
  args: ['merge-base', '--end-of-options', one, other],
  input: '',
  accept: [0, 1],
  parse: (stdout) => stdout.toString('latin1').trim() || undefined,
})

/** How many commits of a commit's history are here. */
export const countHistory = (commit: string): GitCommand<number> => ({
  args: ['rev-list', '--count', '--end-of-options', commit],
  input: '',
  parse: (stdout) => Number(stdout.toString('latin1')),
})

/** Whether each of the commits is here with its parents: none is a root, or where a shallow clone ends. */
export const haveParents = (commits: readonly string[]): GitCommand<boolean> => ({
  args: ['rev-list', '--no-walk', '--parents', '--stdin'],
  input: commits.map((commit) => `${commit}\n`).join(''),
  accept: [0, 128],
  parse: (stdout, exitCode) =>
    exitCode === 0 &&
    stdout
      .toString('latin1')
      .trim()
      .split('\n')
      .every((line) => line.includes(' ')),
})

/** Id of a commit's tree. */
export const treeOf = (commit: string): GitCommand<string> => ({
  args: ['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`],
  input: '',
  parse: (stdout) => stdout.toString('latin1').trim(),
})

/** A person in a commit; characters git keeps for itself are taken out by the caller. */
export interface Identity {
  readonly name: string
  readonly email: string
  /** Seconds since 1970 and zone, as git writes them: `1700000000 +0200`. */
  readonly date: string
}

/** Author of a commit, with the author date. */
export const authorOf = (commit: string): GitCommand<Identity> => ({
  args: ['log', '-1', '--no-walk', '--date=raw', '--format=%an%x00%ae%x00%ad', '--end-of-options', commit],
  input: '',
  parse(stdout) {
    const [name = '', email = '', date = ''] = stdout.toString('utf8').trimEnd().split('\0')
    return { name, email, date }
  },
})

interface NewCommit {
  readonly tree: string
  readonly parents: readonly string[]
  readonly message: string
  readonly author: Identity
}

/** A commit, committed at its author's time and signed by the person whom git's configuration names. */
export const signedCommitTree = (
  { tree, parents, message, author }: NewCommit,
  format: 'gpg' | 'ssh',
): GitCommand<string> => ({
  args: [
    ...OWN_IDENTITY,
    '-c',
    `gpg.format=${format === 'gpg' ? 'openpgp' : 'ssh'}`,
    'commit-tree',
    '-S',
    tree,
    ...parents.flatMap((parent) => ['-p', parent]),
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

/** Git's verdict about a commit's signature, by its exit code: good and from a key it trusts; not so; or no signature at all. */
export const signatureHolds = (commit: string): GitCommand<'holds' | 'fails' | 'none'> => ({
  args: ['verify-commit', '--end-of-options', commit],
  input: '',
  accept: [0, 1, 128],
  parse: (_, exitCode) => (exitCode === 0 ? 'holds' : exitCode === 1 ? 'fails' : 'none'),
})

/** Git's letter for a commit's signature: B bad, R by a revoked key, E not checked for want of the key, … */
export const signatureLetter = (commit: string): GitCommand<string> => ({
  args: ['log', '-1', '--no-walk', '--format=%G?', '--end-of-options', commit],
  input: '',
  parse: (stdout) => stdout.toString('latin1').trim(),
})
