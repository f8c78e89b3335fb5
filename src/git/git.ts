/** One git call as data: its arguments and how its output is read. Both are tested without running it. */
export interface GitCommand<Result> {
  readonly args: readonly string[]
  /** What git gets on standard input. */
  readonly input?: string | Uint8Array
  /** Added to the filtered environment of this one child process, e.g. credentials as GIT_CONFIG_*. */
  readonly env?: Readonly<Record<string, string>>
  /** Exit codes that are answers rather than failures; default [0]. */
  readonly accept?: readonly number[]
  parse(stdout: Buffer, exitCode: number): Result
}

/** A repository to run git in. Failures throw GIT_FAILED with what git said, credentials masked. */
export interface Git {
  /** Top of the work tree, or the bare repository. */
  readonly root: string
  /** This worktree's git directory, absolute. */
  readonly gitDir: string
  /** The repository's common git directory, absolute. */
  readonly commonDir: string
  readonly bare: boolean
  readonly objectFormat: 'sha1' | 'sha256'
  run<Result>(command: GitCommand<Result>): Promise<Result>
}
