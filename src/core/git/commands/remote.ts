import type { GitCommand } from '../command.ts'

/** How git reaches a repository: a remote's name or an address, and the environment with its credentials. */
export interface Transport {
  readonly remote: string
  readonly env: Readonly<Record<string, string>>
  /** The address again where settings and hooks of the checkout and of the user are not in force: see {@link GitCommand.relay}. */
  readonly relay?: string | undefined
}

const text = (stdout: Buffer): string => stdout.toString('utf8').trim()

/** Every remote with its address after `insteadOf`, in the configuration's order. */
export const remotes = (): GitCommand<readonly { readonly name: string; readonly url: string }[]> => ({
  args: ['remote', '--verbose'],
  input: '',
  parse: (stdout) =>
    text(stdout)
      .split('\n')
      .map((line) => /^(\S+)\t(.*) \(push\)$/.exec(line))
      .flatMap((found) => (found ? [{ name: found[1] ?? '', url: found[2] ?? '' }] : [])),
})

/** The id of the commit that a revision names, when it is here. */
export const localCommit = (revision: string): GitCommand<string | undefined> => ({
  args: ['rev-parse', '--quiet', '--verify', '--end-of-options', `${revision}^{commit}`],
  input: '',
  accept: [0, 1, 128],
  parse: (stdout, exitCode) => (exitCode === 0 ? text(stdout) : undefined),
})

export interface RemoteRefs {
  readonly defaultBranch: string | undefined
  /** Commits by the full names of refs. */
  readonly refs: ReadonlyMap<string, string>
}

/**
 * The default branch of a remote where `HEAD` is among the names, and the commits of refs by their full names; a name may end in `*`.
 * Connects to the remote.
 */
export const listRefs = ({ remote, env, relay }: Transport, names: readonly string[]): GitCommand<RemoteRefs> => ({
  args: ['ls-remote', '--symref', '--', remote, ...names],
  input: '',
  env,
  relay,
  parse(stdout) {
    const refs = new Map<string, string>()
    let defaultBranch: string | undefined
    for (const line of text(stdout).split('\n')) {
      const [value = '', ref = ''] = line.split('\t')
      const isSymbolic = value.startsWith('ref: ')
      if (ref === 'HEAD' && value.startsWith('ref: refs/heads/')) defaultBranch = value.slice('ref: refs/heads/'.length)
      // A pattern of ls-remote matches the tail of a ref as well.
      if (!isSymbolic && ref !== 'HEAD' && names.some((name) => isNamed(ref, name))) refs.set(ref, value)
    }
    return { defaultBranch, refs }
  },
})

const isNamed = (ref: string, name: string): boolean =>
  name.endsWith('*') ? ref.startsWith(name.slice(0, -1)) : ref === name

/** The value of one ref of a remote, by its full name. */
export const listRemoteRef = ({ remote, env, relay }: Transport, ref: string): GitCommand<string | undefined> => ({
  args: ['ls-remote', '--', remote, ref],
  input: '',
  env,
  relay,
  parse: (stdout) =>
    text(stdout)
      .split('\n')
      .map((line) => line.split('\t'))
      .find(([, name]) => name === ref)?.[0],
})

/** Fetches the objects of refs and writes no ref. @param depth for shallow checkouts, which stay shallow */
export const fetchCommits = (
  { remote, env, relay }: Transport,
  refs: readonly string[],
  depth?: number,
): GitCommand<void> => ({
  args: [
    'fetch',
    '--quiet',
    '--no-tags',
    '--no-write-fetch-head',
    '--no-auto-maintenance',
    '--recurse-submodules=no',
    ...(depth === undefined ? [] : [`--depth=${depth}`]),
    '--refmap=',
    '--',
    remote,
    ...refs,
  ],
  // It prints nothing.
  input: '',
  env,
  relay,
  parse() {},
})

/** One ref that a push moves, by its full name, and only if it has not moved since it was last seen. */
export interface RefMove {
  readonly ref: string
  readonly commit: string
  /** Undefined: the ref must not exist. */
  readonly expected: string | undefined
}

/** Moves refs of a remote, all of them or none. */
export const pushRefs = ({ remote, env, relay }: Transport, moves: readonly RefMove[]): GitCommand<void> => ({
  args: [
    'push',
    '--no-follow-tags',
    '--recurse-submodules=no',
    ...(moves.length > 1 ? ['--atomic'] : []),
    ...moves.map(({ ref, expected }) => `--force-with-lease=${ref}:${expected ?? ''}`),
    '--',
    remote,
    ...moves.map(({ ref, commit }) => `${commit}:${ref}`),
  ],
  env,
  relay,
  // Git LFS uploads its files in a pre-push hook.
  hooks: moves.some(({ ref }) => ref.startsWith('refs/heads/')),
  parse() {},
})

/** Makes a ref of a remote, by its full name; git refuses where the ref names another commit already. Runs no hooks. */
export const pushNewRef = (to: Transport, ref: string, commit: string): GitCommand<void> => ({
  ...pushRefs(to, [{ ref, commit, expected: undefined }]),
  hooks: false,
})

/** Deletes a branch of a remote, and only if it is still at the commit `expected`. Runs no hooks. */
export const deleteBranch = (
  { remote, env, relay }: Transport,
  { branch, expected }: { readonly branch: string; readonly expected: string },
): GitCommand<void> => ({
  args: ['push', `--force-with-lease=refs/heads/${branch}:${expected}`, '--', remote, `:refs/heads/${branch}`],
  env,
  relay,
  parse() {},
})

/** Uploads contents of Git LFS, by their ids, from the repository's own store. */
export const pushLfsObjects = ({ remote, env, relay }: Transport, ids: readonly string[]): GitCommand<void> => ({
  args: ['lfs', 'push', '--object-id', remote, ...ids],
  env,
  relay,
  parse() {},
})
