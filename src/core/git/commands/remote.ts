import { setTimeout } from 'node:timers/promises'
import type { GitCommand, Pause } from '../command.ts'

/** How git reaches a repository: a remote's name or an address, and the environment with its credentials. */
export interface Transport {
  readonly remote: string
  readonly env: Readonly<Record<string, string>>
  /** The address again where settings and hooks of the checkout and of the user are not in force: see {@link GitCommand.relay}. */
  readonly relay?: string | undefined
  /** The pause before a retry: see {@link GitCommand.pause}. */
  readonly pause: Pause
}

/** A remote whose address is in the checkout's configuration. */
export const ownRemote = (remote: string): Transport => ({ remote, env: {}, pause: sleep })

/** Pauses by the system's clock. */
const sleep: Pause = async (milliseconds) => void (await setTimeout(milliseconds))

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

/** Fetches the objects of refs, or of ids, and writes no ref. @param depth for shallow checkouts, which stay shallow */
export const fetchCommits = (
  { remote, ...how }: Transport,
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
  ...how,
  parse() {},
})

/** One ref that a push moves, by its full name, and only if it has not moved since it was last seen. */
export interface RefMove {
  readonly ref: string
  /** Undefined: the ref is deleted. */
  readonly commit: string | undefined
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
    ...moves.map(({ ref, commit = '' }) => `${commit}:${ref}`),
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
  pause: to.pause,
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
export const pushLfsObjects = ({ remote, ...how }: Transport, ids: readonly string[]): GitCommand<void> => ({
  args: ['lfs', 'push', '--object-id', remote, ...ids],
  ...how,
  parse() {},
})
