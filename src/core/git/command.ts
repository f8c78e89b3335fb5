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
  /** Exit codes that do not count as failures; default [0]. */
  readonly accept?: readonly number[]
  parse(stdout: Buffer, exitCode: number): Result
}

/** What git ends with a NUL each. */
export const listedIn = (stdout: Buffer): string[] => stdout.toString('utf8').split('\0').filter(Boolean)
