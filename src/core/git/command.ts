import { encodeText, utf8Text } from '../text/encoding.ts'

/** One git call as data: its arguments and how its output is read. Both are tested without running it. */
export interface GitCommand<Result> {
  readonly args: readonly string[]
  /** Standard input of git. */
  readonly input?: string | Uint8Array
  /** Added to the filtered environment of this one process, for example credentials as GIT_CONFIG_*. */
  readonly env?: Readonly<Record<string, string>>
  /** The user's own hooks run; default none does. */
  readonly hooks?: boolean
  /**
   * Address of the server that the command speaks to with a token: no settings and no hooks of the repository and of the user are in
   * force, only the system's settings and those of the environment.
   */
  readonly relay?: string | undefined
  /** Speaks to a server: where it fails for what may pass, it runs again after this pause, three times at most. */
  readonly pause?: Pause | undefined
  /** A conversation: after `input`, told all that git printed so far, what ends git's standard input; undefined while git has to say more. */
  readonly reply?: (stdout: Buffer) => string | undefined
  /** Exit codes that do not count as failures; default [0]. */
  readonly accept?: readonly number[]
  /** Of a program whose exit code does not tell that its output was cut: whether it is whole. Otherwise the call failed. */
  readonly isWhole?: (stdout: Buffer) => boolean
  parse(stdout: Buffer, exitCode: number): Result
}

/** Waits so many milliseconds. */
export type Pause = (milliseconds: number) => Promise<void>

/** What git ends with a NUL each. */
export const listedIn = (stdout: Buffer): string[] => stdout.toString('utf8').split('\0').filter(Boolean)

/** The same for paths: a byte that is not UTF-8 becomes half a surrogate pair, so that no other path is meant. No plan can name such a path. */
export const pathsIn = (stdout: Buffer): string[] => nameInGit(stdout).split('\0').filter(Boolean)

/** A name in git. */
export function nameInGit(bytes: Buffer): string {
  const name = bytes.toString('utf8')
  return name.includes('\ufffd') ? utf8Text(bytes) : name
}

/** The bytes of paths that end with a NUL each. */
export const pathLines = (paths: Iterable<string>): Buffer =>
  encodeText([...paths].map((path) => `${path}\0`).join('')) ?? Buffer.alloc(0)
