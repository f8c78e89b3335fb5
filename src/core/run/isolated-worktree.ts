import { EditplanError } from '../../errors.ts'
import type { Git } from '../git/git.ts'
import { type TemporaryWorktree, temporaryWorktree } from '../git/temporary-worktree.ts'
import type { Verification, WorktreeSettings } from '../policy/policy-file.ts'
import { runVerifications } from '../policy/run-verifications.ts'
import { masked } from '../policy/secrets.ts'
import { copyDependency, linkDependency } from '../workspace/dependencies.ts'

export interface IsolatedOptions {
  /** The policy's `worktree`. */
  readonly settings: WorktreeSettings
  /** Given to `setup`, besides the usual environment without tokens; e.g. `ObjectStore.env`. */
  readonly env?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
}

/** A temporary worktree in which programs find what git ignores. */
export interface IsolatedWorktree extends TemporaryWorktree {
  /** What the policy names and the checkout does not have, in sentences. */
  readonly notes: readonly string[]
  /** Whether the policy's `worktree` put a path there. */
  provides(path: string): boolean
}

/**
 * A locked worktree of a commit, with the ignored files that the policy's `worktree` names: `copy`, then `setup`, then `link`. It is
 * removed when its scope ends; links in it are never followed. A kill leaves a worktree that `listTemporaryWorktrees` lists.
 * Throws VERIFY_FAILED when `setup` fails, POLICY_INVALID when the commit or `setup` makes what `link` names, INTERRUPTED when the
 * signal aborts.
 */
export async function isolatedWorktree(git: Git, commit: string, options: IsolatedOptions): Promise<IsolatedWorktree> {
  const place = await temporaryWorktree(git, commit)
  try {
    const notes = await equip(git, place.git, options)
    if (options.signal?.aborted) throw interrupted()
    const provided = [...options.settings.copy, ...options.settings.link].map((path) => path.replace(/\/+$/, ''))
    const provides = (path: string) => provided.some((one) => path === one || path.startsWith(`${one}/`))
    return { ...place, notes, provides }
  } catch (error) {
    await place[Symbol.asyncDispose]()
    throw error
  }
}

/** A link is made last, so that `setup` cannot write through it. */
async function equip(own: Git, place: Git, options: IsolatedOptions): Promise<readonly string[]> {
  const { settings, signal } = options
  const transfer = { from: own.root, to: place.root, signal }
  const missing: string[] = []
  const provide = async (paths: readonly string[], how: typeof copyDependency): Promise<void> => {
    for (const path of paths) if (own.bare || !(await how(path, transfer))) missing.push(path)
  }
  await provide(settings.copy, copyDependency)
  if (settings.setup !== undefined && !signal?.aborted) await setUp(place, settings.setup, options)
  await provide(settings.link, linkDependency)
  return missing.map(
    (path) => `The checkout has no ${path}, which the policy’s worktree names: programs run without it.`,
  )
}

async function setUp(
  place: Git,
  run: NonNullable<WorktreeSettings['setup']>,
  { settings, env, signal }: IsolatedOptions,
): Promise<void> {
  const { timeout } = settings
  const setup: Verification = { name: 'setup', run, timeout, formats: false, env: [], 'on-failure': 'stop' }
  const host = { cwd: place.root, ...(env && { env }), ...(signal && { signal }) }
  for await (const { problem, tail } of runVerifications([setup], host)) {
    if (signal?.aborted) throw interrupted()
    if (!problem) continue
    const message = `The policy’s worktree could not be set up: ${problem.message}\n${await masked(tail)}`
    throw new EditplanError({ ...problem, message: message.trimEnd() })
  }
}

const interrupted = (): EditplanError =>
  new EditplanError({
    name: 'INTERRUPTED',
    message: 'The run was stopped while a worktree was made. Nothing was changed. Start it again.',
  })
