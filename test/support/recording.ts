import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Git, openGit } from '../../src/core/git/git.ts'
import type { ReadFile } from '../../src/core/history/read-work-tree.ts'
import { type RecordOptions, record } from '../../src/core/history/record.ts'
import { openRun } from '../../src/core/history/runs.ts'
import type { Run } from '../../src/core/history/snapshot.ts'
import { planUndo, type Transition } from '../../src/core/history/transition.ts'
import { type TestRepository, testEnvironment } from './git.ts'
import { appliedSteps, type Change, planHeader } from './results.ts'

/** Reads the files of a checkout as a workspace would. */
export const readFileIn =
  (root: string): ReadFile =>
  (path) => {
    const file = join(root, path)
    return existsSync(file) ? { content: readFileSync(file), mode: statSync(file).mode & 0o7777 } : undefined
  }

export const openTest = (repo: { readonly root: string }, env: NodeJS.ProcessEnv = {}): Promise<Git> =>
  openGit(repo.root, { env: { ...testEnvironment(), ...env } })

/** Records changes on HEAD over the checkout (or, with `workTree: false`, over the base alone); the run, which must come to be. */
export async function recordRun(
  repo: TestRepository,
  changes: readonly Change[],
  options: Partial<RecordOptions> & { env?: NodeJS.ProcessEnv; workTree?: boolean } = {},
): Promise<{ git: Git; run: Run }> {
  const { env, workTree = true, ...given } = options
  const git = await openTest(repo, env)
  const run = await record(git, appliedSteps(changes), {
    plan: planHeader(),
    total: changes.length,
    base: 'HEAD',
    paths: changes.map((change) => change.path),
    ...(workTree ? { readFile: readFileIn(repo.root) } : {}),
    ...given,
  })
  if (!run) throw new Error('nothing was recorded')
  return { git, run }
}

/** What undoing a run, or its steps behind one, writes. */
export const undoOf = async (git: Git, id: string, options?: { readonly to: number }): Promise<Transition> =>
  planUndo(git, await openRun(git, id), options)
