import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { StepResult } from '../../src/core/engine/step-result.ts'
import { openObjectReader } from '../../src/core/git/cat-file.ts'
import { type Git, openGit } from '../../src/core/git/git.ts'
import type { ReadFile } from '../../src/core/history/read-work-tree.ts'
import { openRecorder, type RecordOptions } from '../../src/core/history/record.ts'
import type { Run } from '../../src/core/history/run-record.ts'
import { openRun } from '../../src/core/history/runs.ts'
import { planUndo, type Transition } from '../../src/core/history/transition.ts'
import { openTree } from '../../src/core/workspace/sources/tree.ts'
import { workTreeConversions } from '../../src/core/workspace/work-tree-conversions.ts'
import { EditplanError } from '../../src/errors.ts'
import { testEnvironment } from './environment.ts'
import type { TestRepository } from './git.ts'
import { appliedSteps, type Change, planHeader } from './results.ts'

/** Two files, and what three steps change in them. */
export const twoFiles = { 'a.txt': 'a1\n', 'src/b.txt': 'b1\n' }
export const threeSteps: readonly Change[] = [
  { path: 'a.txt', before: 'a1\n', after: 'a2\n' },
  { path: 'src/b.txt', before: 'b1\n', after: 'b2\n' },
  { path: 'a.txt', before: 'a2\n', after: 'a3\n' },
]

/** Reads the files of a checkout as a workspace would. */
export const readFileIn =
  (root: string): ReadFile =>
  (path) => {
    const file = join(root, path)
    return existsSync(file) ? { content: readFileSync(file), mode: statSync(file).mode & 0o7777 } : undefined
  }

export const openTest = (repo: { readonly root: string }, env: NodeJS.ProcessEnv = {}): Promise<Git> =>
  openGit(repo.root, { env: { ...testEnvironment(), ...env } })

/** What a test says of a recording; the files are converted as the work tree's attributes, or those of the base, have it. */
export type TestRecording = Omit<RecordOptions, 'conversions'>

/** Records results to their end, as a run does, its snapshots as they are read again. Nothing is kept where a step failed under `on_error: stop`. */
export async function record(
  git: Git,
  results: AsyncIterable<StepResult>,
  options: TestRecording,
): Promise<Run | undefined> {
  await using reader = openObjectReader(git)
  const paths = [...options.paths]
  using tree = await openTree(git, reader, { treeish: options.base })
  using workTree = options.readFile && (await workTreeConversions(git, reader, { commit: options.base, paths }))
  await using recorder = await openRecorder(git, { ...options, conversions: workTree ?? tree.conversions })
  for await (const result of results) {
    if (result.status === 'failed' && options.plan.options.on_error === 'stop') return undefined
    const taken = await recorder.take(result)
    if (!taken.ok) throw new EditplanError(taken.problem)
  }
  const run = await recorder.close()
  return run && { ...run, snapshots: [...run.snapshots] }
}

/** Records changes on HEAD over the checkout (or, with `workTree: false`, over the base alone); the run, which must come to be. */
export async function recordRun(
  repo: TestRepository,
  changes: readonly Change[],
  options: Partial<TestRecording> & { env?: NodeJS.ProcessEnv; workTree?: boolean } = {},
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
