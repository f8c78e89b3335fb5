import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { EditplanError } from '../../errors.ts'
import { type ChildResult, runChild, runChildNow, startGit } from './child.ts'
import type { GitCommand } from './command.ts'
import { type Configuration, listConfiguration } from './commands/config.ts'
import type { Transport } from './commands/remote.ts'
import { locateRepository, plainCheckout, type RepositoryPlace } from './commands/rev-parse.ts'
import { gitEnvironment, pinnedSettings } from './environment.ts'
import { gitFailed, retried } from './failure.ts'
import { lfsStore } from './lfs-store.ts'
import { scratchFolder } from './scratch-folder.ts'

/** A repository to run git in. Failures throw GIT_FAILED with git's message, credentials masked. */
export interface Git extends RepositoryPlace {
  /** Where the objects that a partial clone lacks are fetched from, with credentials: see `fetchingFrom`. Default: as its settings say. */
  readonly promisor?: Transport | undefined
  /** The configuration, read at the first call. */
  config(): Promise<Configuration>
  /**
   * A command without `input` goes through simple-git, which is loaded for the first of them: what pushes. A command with `input`, even an
   * empty one, goes through a process of our own, which takes a third of the time, and does not wait 50 ms where git prints nothing.
   */
  run<Result>(command: GitCommand<Result>): Promise<Result>
  /** The same while everything else waits: for what nobody foresaw. */
  runNow<Result>(command: GitCommand<Result>): Result
  /** Starts a git process that reads while it runs (fast-import, cat-file --batch). The caller ends it. `env` is added to its environment. */
  start(args: readonly string[], env?: Readonly<Record<string, string>>): ChildProcessWithoutNullStreams
}

type GitFolder = { readonly root: string; readonly env: Readonly<Record<string, string>> }

/**
 * Opens the repository of `directory`: of a checkout, a linked worktree or a bare repository. `env` is filtered before git gets it;
 * default: the environment of this process. Throws NOT_A_REPOSITORY, also for a folder that does not exist, and GIT_FAILED where git
 * itself cannot run, here or in the first call.
 */
export async function openGit(
  directory: string,
  options: { readonly env?: Readonly<Record<string, string | undefined>> } = {},
): Promise<Git> {
  const place = { root: existing(directory), env: gitEnvironment(options.env) }
  const found = plainCheckout(place.root) ?? (await locate(place, directory))
  const here = { root: found.root, env: isFoundFrom(found) ? place.env : named(found, place.env) }
  let config: Promise<Configuration> | undefined
  const git: Git = {
    ...found,
    config: () => (config ??= run(here, listConfiguration())),
    run: (command) => (command.relay === undefined ? run(here, command) : runRelayed(git, here, command)),
    runNow: (command) => runNow(here, command),
    start: (args, env) =>
      startGit({ args: [...pinnedSettings(here.root), ...args], cwd: here.root, env: { ...here.env, ...env } }),
  }
  return git
}

async function runRelayed<Result>(git: Git, { env }: GitFolder, command: GitCommand<Result>): Promise<Result> {
  const { gitDir, commonDir, objectFormat } = git
  using relay = openRelay({ gitDir, commonDir, objectFormat, config: await git.config(), url: command.relay ?? '' })
  const { GIT_WORK_TREE: _, ...rest } = env
  return await run({ root: relay.path, env: { ...rest, ...relay.env } }, { ...command, hooks: false })
}

async function locate(place: GitFolder, directory: string): Promise<RepositoryPlace> {
  const located = await run(place, locateRepository())
  if (!located.ok) throw notARepository(directory, located.reason)
  return located.place
}

/** Whether git, run at the top of the work tree, finds the same repository. `core.worktree` may put the work tree anywhere. */
function isFoundFrom({ root, gitDir, bare }: RepositoryPlace): boolean {
  if (bare) return true
  const entry = join(root, '.git')
  const stats = statSync(entry, { throwIfNoEntry: false })
  if (!stats) return false
  const target = stats.isFile() ? /^gitdir: (.*)/.exec(readFileSync(entry, 'utf8'))?.[1] : '.git'
  return target !== undefined && realpathSync(resolve(root, target)) === realpathSync(gitDir)
}

const named = ({ root, gitDir }: RepositoryPlace, env: GitFolder['env']): GitFolder['env'] => ({
  ...env,
  GIT_DIR: gitDir,
  GIT_WORK_TREE: root,
})

const run = <Result>(place: GitFolder, command: GitCommand<Result>): Promise<Result> =>
  retried(() => runOnce(place, command), command.pause)

async function runOnce<Result>(place: GitFolder, command: GitCommand<Result>): Promise<Result> {
  const { input, reply } = command
  const { args, cwd, env } = callOf(place, command)
  const ended =
    input === undefined
      ? await runSimpleGit({ root: cwd, env }, args)
      : await runChild({ args, cwd, env, input, reply })
  return answerOf(command, ended)
}

const runNow = <Result>(place: GitFolder, command: GitCommand<Result>): Result =>
  answerOf(command, runChildNow({ ...callOf(place, command), input: command.input ?? '' }))

const callOf = ({ root, env }: GitFolder, command: GitCommand<unknown>) => ({
  args: [...pinnedSettings(root, command), ...command.args],
  cwd: root,
  env: { ...env, ...command.env },
})

function answerOf<Result>(command: GitCommand<Result>, { stdout, stderr, exitCode }: ChildResult): Result {
  const isWhole = command.isWhole?.(stdout) ?? true
  if (exitCode === null || !(command.accept ?? [0]).includes(exitCode) || !isWhole) {
    throw gitFailed({ args: command.args, exitCode, stderr, env: command.env })
  }
  return command.parse(stdout, exitCode)
}

/** Takes git's exit code instead of simple-git's own view of success, and git's bytes instead of its text. */
async function runSimpleGit({ root, env }: GitFolder, args: readonly string[]) {
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

/** simple-git refuses these in arguments and environment from outside. Ours are filtered before. */
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
  allowUnsafeProtocolOverride: true,
  allowUnsafeSshCommand: true,
  allowUnsafeUrlRewrite: true,
} as const

function existing(directory: string): string {
  try {
    const real = realpathSync(directory)
    if (!statSync(real).isDirectory()) throw notARepository(directory, 'it is a file')
    return real
  } catch (error) {
    if (error instanceof EditplanError) throw error
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw notARepository(directory, isMissing ? 'the folder does not exist' : String(error))
  }
}

const notARepository = (directory: string, reason: string): EditplanError =>
  new EditplanError({
    name: 'NOT_A_REPOSITORY',
    message: `${JSON.stringify(directory)} is not in a git repository: ${reason}. Use a folder inside a checkout, name one with \`--repo\` (\`root\` in the library), or make one with \`git init\`. In a workflow, run actions/checkout before this step; \`repository-path\` names a checkout in another folder.`,
  })

/** A git directory that shows a repository's objects and refs, and has none of its settings, hooks and remotes; gone with its scope. */
interface Relay extends Disposable {
  readonly path: string
  /** Makes git use it, and read the system's settings and those of the environment alone. */
  readonly env: Readonly<Record<string, string>>
}

/** The repository, and where a partial clone's missing objects are fetched from. */
interface RelayRequest {
  readonly gitDir: string
  readonly commonDir: string
  readonly objectFormat: string
  readonly config: Configuration
  readonly url: string
}

/** What git may see of the repository. The others could start programs, or send the call elsewhere. */
const SHOWN = ['objects', 'refs', 'packed-refs', 'reftable', 'shallow']

function openRelay(request: RelayRequest): Relay {
  const { commonDir, config } = request
  const folder = scratchFolder(request)
  const path = join(folder.path, 'relay')
  mkdirSync(path)
  // A link to a file that is not there yet lets git make it where it belongs.
  for (const name of SHOWN)
    if (name === 'shallow' || existsSync(join(commonDir, name))) symlinkSync(join(commonDir, name), join(path, name))
  symlinkSync(lfsStore(commonDir, config), join(path, 'lfs'))
  writeFileSync(join(path, 'HEAD'), 'ref: refs/heads/main\n')
  writeFileSync(join(path, 'config'), settings(request))
  return {
    path,
    env: {
      GIT_DIR: path,
      GIT_CONFIG_GLOBAL: '/dev/null',
      HOME: path,
      XDG_CONFIG_HOME: path,
      // Empty: neither the environment's program nor one in the system's settings prompts for credentials.
      GIT_ASKPASS: '',
    },
    [Symbol.dispose]() {
      // Git removes the file once the history is whole: it took the link for it.
      const isWhole = !lstatSync(join(path, 'shallow'), { throwIfNoEntry: false })
      if (isWhole) rmSync(join(commonDir, 'shallow'), { force: true })
      folder[Symbol.dispose]()
    },
  }
}

function settings({ objectFormat, config, url }: RelayRequest): string {
  const format = { objectFormat, refStorage: config.get('extensions.refstorage') }
  const isPartial = [...config].some(([key, value]) => key === 'extensions.partialclone' || isPromisor(key, value))
  const extensions = { ...format, partialClone: isPartial ? 'origin' : undefined }
  return [
    '[core]\n\trepositoryFormatVersion = 1\n\tbare = true\n[extensions]\n',
    ...Object.entries(extensions).flatMap(([key, value]) => (value ? [`\t${key} = ${quoted(value)}\n`] : [])),
    isPartial ? `[remote "origin"]\n\turl = ${quoted(url)}\n\tpromisor = true\n\tpartialCloneFilter = blob:none\n` : '',
    `[lfs]\n\turl = ${quoted(`${url}/info/lfs`)}\n\tlocksVerify = false\n`,
  ].join('')
}

const isPromisor = (key: string, value: string): boolean => /^remote\..*\.promisor$/.test(key) && value === 'true'

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`
