import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EditplanError } from '../../errors.ts'
import { openObjectReader } from './cat-file.ts'
import { runChild } from './child.ts'
import type { GitCommand } from './command.ts'
import type { Configuration } from './commands/config.ts'
import { fetchCommits, ownRemote, type Transport } from './commands/remote.ts'
import { isAncestor, isShallow } from './commands/rev-parse.ts'
import { gitEnvironment, pinnedSettings } from './environment.ts'
import { gitFailed } from './failure.ts'
import { type Git, openGit } from './git.ts'
import { fetchObjects, filtered } from './missing-objects.ts'
import { lookUpPaths } from './tree.ts'

/** A bare repository that is gone when its scope ends. */
interface PartialClone extends Disposable {
  readonly root: string
}

const PREFIX = 'editplan-clone-'

/**
 * Fetches the tip of a branch with its folders and without a file's content, which git fetches when it is read. The remote is called by
 * its address, so that every fetch from that address is filtered. Throws GIT_FAILED.
 */
export async function partialClone({
  url,
  branch,
  environment,
  parent,
}: {
  /** Without credentials. */
  readonly url: string
  readonly branch: string
  /** With all that is needed to reach the address. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The folder that the clone is made in. */
  readonly parent: string
}): Promise<PartialClone> {
  const root = mkdtempSync(join(parent, PREFIX))
  const clone = { root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }) }
  try {
    await initialise(root, environment)
    writeFileSync(join(root, 'config'), configuration(url))
    const git = await openGit(root, { env: environment })
    await git.run(fetchCommits(ownRemote(url), [`refs/heads/${branch}`], 1))
    return clone
  } catch (error) {
    clone[Symbol.dispose]()
    throw error
  }
}

/** Makes a bare repository without settings. */
export async function initialise(root: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const args = [...pinnedSettings(root), 'init', '--quiet', '--bare', '--template=', '--initial-branch=main', root]
  const { stderr, exitCode } = await runChild({ args, cwd: root, env: gitEnvironment(environment), input: '' })
  if (exitCode !== 0) throw gitFailed({ args, exitCode, stderr })
}

const configuration = (url: string): string => `[core]
\trepositoryformatversion = 1
\tbare = true
[extensions]
\tpartialClone = ${quoted(url)}
[remote ${quoted(url)}]
\turl = ${quoted(url)}
\tpromisor = true
\tpartialclonefilter = blob:none
[gc]
\tauto = 0
`

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

/**
 * In a partial clone, fetches the paths' blobs in one request instead of one each when they are read, and makes no request where all
 * are present. In a full clone this does nothing.
 */
export async function prefetchBlobs(git: Git, treeish: string, paths: Iterable<string>): Promise<void> {
  const remote = promisorRemote(await git.config())
  if (!remote) return
  const from = git.promisor ?? ownRemote(remote)
  await using reader = openObjectReader(git)
  const { entries, named } = await lookUpPaths(reader, treeish, { paths, names: ['.gitattributes'] })
  const blobs = [...entries.values(), ...named.values()].filter(({ mode }) => mode.startsWith('100'))
  if (blobs.length > 0) await git.run(fetchObjects(from, [...new Set(blobs.map(({ oid }) => oid))]))
}

/** Whether a remote may hold blobs that are missing here. */
export const isPartialClone = async (git: Git): Promise<boolean> => promisorRemote(await git.config()) !== undefined

function promisorRemote(config: Configuration): string | undefined {
  const named = config.get('extensions.partialclone')
  if (named) return named
  const key = [...config.keys()].find((one) => /^remote\..*\.promisor$/.test(one) && config.get(one) === 'true')
  return key?.slice('remote.'.length, -'.promisor'.length)
}

/** How many commits each request goes back, one after another; the last number is git's own for everything. */
const DEPTHS = ['--deepen=50', '--deepen=500', '--deepen=5000', '--depth=2147483647']

/**
 * In a shallow clone, fetches history until `revision` is known to be an ancestor of `head`, the most recent first.
 * Does nothing in a full clone, without a remote, or when it is known already. Resolving the revision reports what is still missing.
 */
export async function deepenTo(git: Git, revision: string, head: string): Promise<void> {
  if (!isShallow(git) || (await git.run(isAncestor(revision, head)))) return
  const config = await git.config()
  const remote = remoteOf(config)
  if (!remote) return
  const from = git.promisor ?? ownRemote(remote)
  const settings = git.promisor && promisorRemote(config) ? [...filtered(from.remote)] : []
  for (const depth of DEPTHS) {
    await git.run(fetchHistory(from, settings, [depth, head]))
    if (await git.run(isAncestor(revision, head))) return
    if (!isShallow(git)) break
  }
  // It is not in the head's own history. A full id can still be fetched directly.
  if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(revision)) await attempt(git.run(fetchHistory(from, settings, [revision])))
}

const fetchHistory = (
  { remote, env, relay, pause }: Transport,
  settings: readonly string[],
  what: readonly string[],
): GitCommand<void> => ({
  args: [
    ...settings,
    ...['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance', '--recurse-submodules=no'],
    ...what.filter((one) => one.startsWith('--')),
    ...['--refmap=', '--end-of-options', remote],
    ...what.filter((one) => !one.startsWith('--')),
  ],
  input: '',
  env,
  relay,
  pause,
  parse: () => undefined,
})

/** `origin`, or the only remote there is. */
function remoteOf(config: Configuration): string | undefined {
  const names = [...config.keys()].flatMap((key) => /^remote\.(.*)\.url$/.exec(key)?.[1] ?? [])
  return names.includes('origin') ? 'origin' : names.length === 1 ? names[0] : undefined
}

/** If a server refuses a commit, it stays missing, and the code that needs it reports that. */
async function attempt(fetching: Promise<void>): Promise<void> {
  try {
    await fetching
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
  }
}
