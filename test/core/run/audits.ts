import { expect } from 'vitest'
import { openGit } from '../../../src/core/git/git.ts'
import { ownObjects } from '../../../src/core/git/object-store.ts'
import { createPolicy } from '../../../src/core/policy/policy.ts'
import { auditRun } from '../../../src/core/run/audit.ts'
import { openBaseline } from '../../../src/core/run/baseline.ts'
import { requestOf } from '../../../src/core/run/request.ts'
import { createOverlay, type Overlay } from '../../../src/core/workspace/overlay.ts'
import { openDisk } from '../../../src/core/workspace/sources/disk.ts'
import { applyPlan, checkPlan, type RunReport } from '../../../src/index.ts'
import type { TestRepository } from '../../support/git.ts'
import { edit, planOf, stateOf } from '../../support/runs.ts'

export const GARDEN = { 'rose.txt': 'rose\nred\n', 'iris.txt': 'iris\n', 'beds/moss.txt': 'moss\n' }
export const STEP = edit('rose.txt', 'red', 'white')

/** Main, and a branch beside it that went another way, in a repository of the garden. */
export function forked(
  repo: TestRepository,
  files: Readonly<Record<string, string>>,
  prepare: (repo: TestRepository) => void = () => undefined,
): TestRepository {
  repo.git('switch', '-q', '-c', 'other')
  repo.write(files)
  prepare(repo)
  repo.commit('another way')
  repo.git('switch', '-q', 'main')
  repo.write({ 'shed.txt': 'shed\n' })
  repo.commit('on')
  return repo
}

export const policyOf = (text: string) => ({ name: 'policy.yml', text: `version: 1\n${text}\n` })

const refusalOf = (running: Promise<RunReport>): Promise<string> =>
  running.then(
    ({ problems, steps }) => problems?.[0]?.name ?? steps.find(({ error }) => error)?.error?.name ?? 'none',
    (error: Error) => error.name,
  )

/** Check and apply say the same, and a refusal leaves everything as it was. */
export async function refusedBy(
  repo: TestRepository,
  run: (verb: typeof applyPlan) => Promise<RunReport>,
): Promise<string> {
  const before = { ...stateOf(repo), '(refs)': repo.git('for-each-ref') }
  const checked = await refusalOf(run(checkPlan))
  const applied = await refusalOf(run(applyPlan))
  expect(checked).toBe(applied)
  expect({ ...stateOf(repo), '(refs)': repo.git('for-each-ref') }).toEqual(before)
  return applied
}

/** A run whose result holds more than its steps say, as a fault of the engine or of git would make it. */
export async function audited(repo: TestRepository, change: (workspace: Overlay) => void) {
  const git = await openGit(repo.root)
  const base = { commit: repo.git('rev-parse', 'HEAD'), tree: repo.git('rev-parse', 'HEAD^{tree}') }
  const workspace = createOverlay(openDisk(git.root))
  const before = repo.read('rose.txt')
  workspace.put({ path: 'rose.txt', before, after: Buffer.from('rose\nwhite\n'), mode: 0o644 })
  repo.write({ 'rose.txt': 'rose\nwhite\n' })
  change(workspace)
  const head = { commit: repo.commit('result'), tree: repo.git('rev-parse', 'HEAD^{tree}') }
  const request = requestOf(planOf([STEP]))
  await using baseline = await openBaseline(git, { replays: 'commit', head: base.commit, baseBy: 'plan', paths: [] })
  const run = { id: '', ref: '', base, head, snapshots: [] }
  const policy = createPolicy()
  const audit = await auditRun(ownObjects(git), {
    baseline,
    request,
    policy,
    steps: [],
    workspace,
    run,
    asReplayed: true,
  })
  return audit
}
