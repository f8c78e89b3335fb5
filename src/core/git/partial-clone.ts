import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './child.ts'
import { fetchCommits } from './commands/remote.ts'
import { gitEnvironment } from './environment.ts'
import { gitFailed } from './failure.ts'
import { openGit } from './git.ts'
import { pinnedSettings } from './pinned-settings.ts'

/** A bare repository that is gone when its scope ends. */
export interface PartialClone extends Disposable {
  readonly root: string
}

export interface CloneOptions {
  /** Without credentials. */
  readonly url: string
  readonly branch: string
  /** With what it takes to reach the address. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The folder that the clone is made in. */
  readonly parent: string
}

const PREFIX = 'editplan-clone-'

/**
 * Fetches the tip of a branch with its folders and without a file's content, which git fetches when it is read. The remote is called by
 * its address, so that every fetch from that address is filtered. Throws GIT_FAILED.
 */
export async function partialClone({ url, branch, environment, parent }: CloneOptions): Promise<PartialClone> {
  const root = mkdtempSync(join(parent, PREFIX))
  const clone = { root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }) }
  try {
    await initialise(root, environment)
    writeFileSync(join(root, 'config'), configuration(url))
    const git = await openGit(root, { env: environment })
    await git.run(fetchCommits({ remote: url, env: {} }, [`refs/heads/${branch}`], 1))
    return clone
  } catch (error) {
    clone[Symbol.dispose]()
    throw error
  }
}

async function initialise(root: string, environment: CloneOptions['environment']): Promise<void> {
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
