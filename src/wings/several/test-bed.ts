import { cleanWorktree, resetWorktree } from '../../core/git/commands/worktree.ts'
import type { ObjectStore } from '../../core/git/object-store.ts'
import type { Verification, WorktreeSettings } from '../../core/policy/policy-file.ts'
import { runVerifications } from '../../core/policy/run-verifications.ts'
import { masked } from '../../core/policy/secrets.ts'
import { isolatedWorktree } from '../../core/run/isolated-worktree.ts'
import { EditplanError } from '../../errors.ts'

/** How verifications ended on one commit. */
export interface TestRun {
  readonly ok: boolean
  /** The verification that failed, or the last one. */
  readonly name: string
  /** The last lines of what it printed. */
  readonly tail: string
}

/** One isolated worktree in which verifications run on one commit after the other. */
export interface TestBed extends AsyncDisposable {
  readonly notes: readonly string[]
  run(commit: string): Promise<TestRun>
}

export interface TestBedOptions {
  /** What `setup` of the policy's worktree sees. */
  readonly commit: string
  readonly settings: WorktreeSettings
  readonly verifications: readonly Verification[]
  readonly signal?: AbortSignal | undefined
}

/**
 * Sets a worktree up once. Before each run the files are those of its commit, and what git neither tracks nor ignores is removed; what it
 * ignores, such as caches and dependencies, stays. Throws what `isolatedWorktree` throws; INTERRUPTED when the signal aborts.
 */
export async function openTestBed(store: ObjectStore, options: TestBedOptions): Promise<TestBed> {
  const { commit, settings, verifications, signal } = options
  const place = await isolatedWorktree(store.git, commit, { settings, env: store.env, signal })
  const git = store.through(place.git)
  const provided = [...settings.copy, ...settings.link].map((path) => path.replace(/\/+$/, ''))
  const host = { cwd: place.git.root, env: store.env, ...(signal && { signal }) }
  return {
    notes: place.notes,
    async run(next) {
      await git.run(resetWorktree(next))
      await git.run(cleanWorktree(provided))
      let last = { ok: true, name: '', tail: '' }
      for await (const { ok, name, tail } of runVerifications(verifications, host)) {
        if (signal?.aborted) throw interrupted()
        last = { ok, name, tail: await masked(tail) }
      }
      return last
    },
    [Symbol.asyncDispose]: () => place[Symbol.asyncDispose](),
  }
}

const interrupted = (): EditplanError =>
  new EditplanError({
    name: 'INTERRUPTED',
    message: 'The run was stopped while programs ran. Nothing was changed. Start it again.',
  })
