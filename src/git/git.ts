import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { EditplanError } from '../errors.ts'
import { runChild, startGit } from './child.ts'
import { type Configuration, listConfiguration } from './commands/config.ts'
import { locateRepository } from './commands/rev-parse.ts'
import { gitEnvironment } from './environment.ts'
import { gitFailed } from './failure.ts'

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
  /** The configuration, as it is when first asked for. */
  config(): Promise<Configuration>
  /**
   * Commands without standard input go through simple-git, loaded for the first of them; those with it, be it empty, through a
   * child of our own: what every run asks, and what may print nothing, for which simple-git waits 50 ms.
   */
  run<Result>(command: GitCommand<Result>): Promise<Result>
  /** A git process to talk to (fast-import, cat-file --batch); its owner ends it. */
  start(args: readonly string[]): ChildProcessWithoutNullStreams
}

interface Place {
  readonly root: string
  readonly env: Readonly<Record<string, string>>
}

/**
 * Opens the repository that `directory` lies in (linked worktrees and bare repositories included).
 * `env` is filtered before git sees it; default the process's own.
 * Throws NOT_A_REPOSITORY, also for a folder that does not exist, and GIT_FAILED when git itself cannot run.
 */
export async function openGit(
  directory: string,
  options: { readonly env?: Readonly<Record<string, string | undefined>> } = {},
): Promise<Git> {
  const place = { root: existing(directory), env: gitEnvironment(options.env) }
  const found = await run(place, locateRepository())
  if (!found.ok) throw notARepository(directory, found.reason)
  const here = { root: found.root, env: place.env }
  let config: Promise<Configuration> | undefined
  return {
    root: found.root,
    gitDir: found.gitDir,
    commonDir: found.commonDir,
    bare: found.bare,
    objectFormat: found.objectFormat,
    config: () => (config ??= run(here, listConfiguration())),
    run: (command) => run(here, command),
    start: (args) => startGit({ args: [...trusted(here.root), ...args], cwd: here.root, env: here.env }),
  }
}

/** The folder the caller named is vouched for whoever owns it; one found above it is git's to judge. */
const trusted = (root: string): string[] => ['-c', `safe.directory=${root}`]

async function run<Result>(place: Place, command: GitCommand<Result>): Promise<Result> {
  const args = [...trusted(place.root), ...command.args]
  const env = { ...place.env, ...command.env }
  const { stdout, stderr, exitCode } =
    command.input === undefined
      ? await runSimpleGit({ root: place.root, env }, args)
      : await runChild({ args, cwd: place.root, env, input: command.input })
  if (exitCode === null || !(command.accept ?? [0]).includes(exitCode)) {
    throw gitFailed({ args: command.args, exitCode, stderr, env: command.env })
  }
  return command.parse(stdout, exitCode)
}

/** simple-git's own view of success is replaced by the exit code, and its text by the bytes git printed. */
async function runSimpleGit({ root, env }: Place, args: readonly string[]) {
  const { simpleGit } = await import('simple-git')
  let result = { stdout: Buffer.alloc(0), stderr: '', exitCode: null as number | null }
  const git = simpleGit({
    baseDir: root,
    allowEnvironment: Object.keys(env),
    unsafe: OWN_ENVIRONMENT,
    errors(_judged, { stdOut, stdErr, exitCode }) {
      result = { stdout: Buffer.concat(stdOut), stderr: Buffer.concat(stdErr).toString('utf8'), exitCode }
      return undefined
    },
  }).env(env)
  await git.raw([...args])
  return result
}

/** What simple-git guards against in arguments and environment that come from outside; ours are filtered before. */
const OWN_ENVIRONMENT = {
  allowUnsafeAskPass: true,
  allowUnsafeConfigEnvCount: true,
  allowUnsafeConfigPaths: true,
  allowUnsafeCredentialHelper: true,
  allowUnsafeExec: true,
  allowUnsafeFilter: true,
  allowUnsafeFsMonitor: true,
  allowUnsafeGitProxy: true,
  allowUnsafeHooksPath: true,
  allowUnsafeInclude: true,
  allowUnsafeMergeDriver: true,
  allowUnsafeSshCommand: true,
  allowUnsafeUrlRewrite: true,
} as const

function existing(directory: string): string {
  try {
    return realpathSync(directory)
  } catch (error) {
    throw notARepository(directory, error instanceof Error ? error.message : String(error))
  }
}

const notARepository = (directory: string, reason: string): EditplanError =>
  new EditplanError({
    name: 'NOT_A_REPOSITORY',
    message: `${JSON.stringify(directory)} is not in a git repository: ${reason}. Name a folder of a checkout.`,
  })
