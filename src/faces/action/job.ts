import { mkdtemp, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import path, { dirname, resolve } from 'node:path'
import * as core from '@actions/core'
import type { ConfigurationEntry } from '../../core/git/commands/config.ts'
import { type Git, openGit } from '../../core/git/git.ts'
import { configurationEntries } from '../../core/git/stored-credentials.ts'
import { EditplanError, exitCodeOf, saidBy, undefinedOn } from '../../errors.ts'
import { type Withheld, withhold } from '../../publish/withheld.ts'
import { neutraliseCommands, type Runner } from './outputs.ts'
import type { NamedFilePlace } from './workspace-files.ts'

/** A run of the Action: all that it tells the runner or writes for later steps goes through here, without what must not be told. */
export interface Job extends ActionContext {
  /** A folder of its own beside the runner's other temporary files. */
  readonly folder: string
  /** Where files may lie that inputs name. */
  readonly place: NamedFilePlace
  /** Tokens and headers of this job. */
  readonly secrets: readonly string[]
  readonly withheld: Withheld
  /** Writes a file for later steps into the folder; its path. */
  write(name: string, content: string | Uint8Array): Promise<string>
}

/** What the inputs are read with. */
export type JobInputs = Pick<Job, 'getInput' | 'env' | 'place' | 'secrets'>

const TOKEN_INPUTS = ['token', 'branch-token']
const TOKEN_VARIABLES = ['GITHUB_TOKEN', 'GH_TOKEN', 'ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN']

/** Throws USAGE where the runner's temporary folder cannot be used. */
export async function openJob(context: ActionContext): Promise<Job> {
  const { env, getInput } = context
  const workspace = env.GITHUB_WORKSPACE ?? '.'
  const folder = await folderIn(env.RUNNER_TEMP ?? tmpdir())
  const checkout = await checkoutSecrets(path.resolve(workspace, getInput('repository-path').trim() || '.'))
  const tokens = [...TOKEN_INPUTS.map((name) => getInput(name).trim()), ...TOKEN_VARIABLES.map((name) => env[name])]
  const secrets = [...new Set([...tokens, ...checkout.values].flatMap((value) => value || []))]
  for (const secret of secrets) context.setSecret(secret)
  const withheld = withhold(secrets)
  return {
    ...guarded(context, withheld),
    env: withoutTokens(env),
    folder,
    place: {
      folders: [workspace, env.RUNNER_TEMP ?? tmpdir()],
      gitFiles: checkout.files,
      gitFolders: checkout.folders,
    },
    secrets,
    withheld,
    async write(name, content) {
      const file = path.join(folder, name)
      await writeFile(file, typeof content === 'string' ? withheld.mask(content) : maskBytes(content, withheld))
      return file
    },
  }
}

/** What git and other programs may be given. Signing asks the runner with a token of its own. */
const withoutTokens = (env: ActionContext['env']): ActionContext['env'] =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !holdsToken(name)))

/** By its name: a variable that only the Action may use. */
const holdsToken = (name: string): boolean => /^INPUT_|^(?:GITHUB|GH)_TOKEN$|^ACTIONS_RUNTIME_TOKEN$/.test(name)

/** The context, told nothing that is withheld. */
function guarded(context: ActionContext, { mask }: Withheld): ActionContext {
  const annotate =
    (tell: ActionContext['error']): ActionContext['error'] =>
    (text, at) =>
      tell(mask(text), { ...at, ...(at.title !== undefined && { title: mask(at.title) }) })
  return {
    ...context,
    setOutput: (name, value) => context.setOutput(name, mask(value)),
    info: (text) => context.info(mask(text)),
    error: annotate(context.error),
    warning: annotate(context.warning),
    notice: annotate(context.notice),
    writeSummary: (markdown) => context.writeSummary(mask(markdown)),
  }
}

const maskBytes = (bytes: Uint8Array, { mask }: Withheld): Buffer =>
  Buffer.from(mask(Buffer.from(bytes).toString('latin1')), 'latin1')

async function folderIn(parent: string): Promise<string> {
  try {
    return await mkdtemp(path.join(parent, 'editplan-'))
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    const message = `Cannot create a folder in the runner’s temporary folder ${parent}: ${reason}. Set RUNNER_TEMP to a writable folder.`
    throw new EditplanError({ name: 'USAGE', message })
  }
}

/** What the Action sees of the process and of the runner. */
export interface ActionContext extends Runner {
  readonly env: Readonly<Record<string, string | undefined>>
  getInput(name: string): string
  /** From then on the runner masks the value in the log. */
  setSecret(value: string): void
  /** Aborted when the workflow is cancelled. */
  readonly signal?: AbortSignal
}

const OUTSIDE_WORLD_FAILED = 5

/** Annotates a failure that no report tells: a refusal by its name, or a fault of ours or of the machine. Answers the exit code. */
export function tellFailure(error: unknown, context: ActionContext): number {
  if (error instanceof EditplanError) {
    for (const { message } of error.problems) context.error(neutraliseCommands(message), { title: error.name })
    return exitCodeOf(error.name)
  }
  const message = saidBy(error)
  context.error(neutraliseCommands(`editplan failed unexpectedly: ${message}`), {})
  return OUTSIDE_WORLD_FAILED
}

/**
 * The runner, as its own toolkit speaks to it by the variables and the output of this process. Takes out of the variables what only the
 * Action may use: programs that are started from here are not given it.
 */
export function runnerContext(signal: AbortSignal): ActionContext {
  const env = { ...process.env }
  for (const name of Object.keys(env)) if (holdsToken(name)) delete process.env[name]
  return {
    env,
    signal,
    getInput: (name) => (env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim(),
    setSecret: core.setSecret,
    // Without a file for outputs, as on a person's own machine, they are for people.
    setOutput: env.GITHUB_OUTPUT ? core.setOutput : (name, value) => value && core.info(`${name}: ${value}`),
    info: core.info,
    error: core.error,
    warning: core.warning,
    notice: core.notice,
    async writeSummary(markdown) {
      if (process.env.GITHUB_STEP_SUMMARY) await writeFile(process.env.GITHUB_STEP_SUMMARY, markdown)
    },
  }
}

/** What a checkout holds that must reach nobody. */
interface CheckoutSecrets {
  /** Files that git's configuration is read from, or includes under some condition. */
  readonly files: readonly string[]
  /** Headers that git sends, and passwords in addresses. */
  readonly values: readonly string[]
  /** The git directories of the checkout. */
  readonly folders: readonly string[]
}

/** Asks git; a folder that is in no repository has none. */
const checkoutSecrets = async (root: string): Promise<CheckoutSecrets> =>
  (await openGit(root).then(secretsOf).catch(undefinedOn())) ?? { files: [], values: [], folders: [] }

async function secretsOf(git: Git): Promise<CheckoutSecrets> {
  const entries = await configurationEntries(git)
  return {
    files: [...new Set(entries.flatMap((entry) => filesOf(entry, git.root)))],
    values: [...new Set(entries.flatMap(valuesOf))],
    folders: [git.gitDir, git.commonDir],
  }
}

function filesOf({ key, value, file }: ConfigurationEntry, root: string): readonly string[] {
  const own = resolve(root, file)
  if (!/^include(if\..*)?\.path$/.test(key)) return [own]
  return [own, resolve(dirname(own), value.replace(/^~(?=\/)/, homedir()))]
}

const valuesOf = ({ key, value }: ConfigurationEntry): readonly string[] => [
  ...(/^http\.(.*\.)?extraheader$/.test(key) && value ? [value] : []),
  ...[...`${key} ${value}`.matchAll(/:\/\/[^\s/@:]*:([^\s/@]+)@/g)].map(([, password = '']) => password),
]
