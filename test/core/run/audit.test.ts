import { describe, expect, it } from 'vitest'
import { openGit } from '../../../src/core/git/git.ts'
import { ownObjects } from '../../../src/core/git/object-store.ts'
import { createPolicy } from '../../../src/core/policy/policy.ts'
import { auditBranch, auditRun } from '../../../src/core/run/audit.ts'
import { openBaseline } from '../../../src/core/run/baseline.ts'
import { requestOf } from '../../../src/core/run/request.ts'
import { createOverlay, type Overlay } from '../../../src/core/workspace/overlay.ts'
import { openDisk } from '../../../src/core/workspace/sources/disk.ts'
import { applyPlan, checkPlan, type RunReport } from '../../../src/index.ts'
import { repository, type TestRepository } from '../../support/memory-repository.ts'
import { edit, planOf, stateOf, write } from '../../support/runs.ts'

const GARDEN = { 'rose.txt': 'rose\nred\n', 'iris.txt': 'iris\n', 'beds/moss.txt': 'moss\n' }
const STEP = edit('rose.txt', 'red', 'white')

/** Main, and a branch beside it that went another way. */
function forked(files: Readonly<Record<string, string>>, prepare: (repo: TestRepository) => void = () => undefined) {
  const repo = repository(GARDEN)
  repo.git('switch', '-q', '-c', 'other')
  repo.write(files)
  prepare(repo)
  repo.commit('another way')
  repo.git('switch', '-q', 'main')
  repo.write({ 'shed.txt': 'shed\n' })
  repo.commit('on')
  return repo
}

const policyOf = (text: string) => ({ name: 'policy.yml', text: `version: 1\n${text}\n` })

const refusalOf = (running: Promise<RunReport>): Promise<string> =>
  running.then(
    ({ problems, steps }) => problems?.[0]?.name ?? steps.find(({ error }) => error)?.error?.name ?? 'none',
    (error: Error) => error.name,
  )

/** Check and apply say the same, and a refusal leaves everything as it was. */
async function refusedBy(repo: TestRepository, run: (verb: typeof applyPlan) => Promise<RunReport>): Promise<string> {
  const before = { ...stateOf(repo), '(refs)': repo.git('for-each-ref') }
  const checked = await refusalOf(run(checkPlan))
  const applied = await refusalOf(run(applyPlan))
  expect(checked).toBe(applied)
  expect({ ...stateOf(repo), '(refs)': repo.git('for-each-ref') }).toEqual(before)
  return applied
}

describe('a base that is not an ancestor', () => {
  it.each([
    ['by name', 'other'],
    ['by id', ''],
  ])('is refused %s, whatever it holds', async (_, name) => {
    using repo = forked({ '.github/workflows/run.yml': 'on: push\n', 'secrets/k': 'k\n' })
    const base = name || repo.git('rev-parse', 'other')
    const policy = policyOf('rules: { deny: [Edit(secrets/**), Edit(.github/**)] }')
    for (const more of [{}, { branch: 'made' }]) {
      const run = (verb: typeof applyPlan) => verb(planOf([STEP], { base }), { root: repo.root, policy, ...more })
      expect(await refusedBy(repo, run)).toBe('BASE_NOT_ANCESTOR')
    }
  })

  it('cannot be asked for by a plan, with or without a common ancestor', async () => {
    using repo = forked({ 'notes.txt': 'notes\n' })
    repo.git('checkout', '-q', '--orphan', 'orphan')
    repo.commit('alone')
    repo.git('switch', '-q', 'main')
    for (const base of ['other', 'orphan']) {
      const run = (verb: typeof applyPlan) => verb(planOf([STEP], { base }), { root: repo.root, unrelatedBase: true })
      expect(await refusedBy(repo, run)).toBe('BASE_NOT_ANCESTOR')
    }
  })
})

describe('an edit that git carries along a rename', () => {
  it('is scanned for what the merge puts together', async () => {
    const [first, second] = ['ghp_abcdefghijklmnopqr', 'stuvwxyz0123456789']
    const repo = repository({ 'token.txt': 'one\ntwo\nA\nthree\nB\nfour\nfive\n' })
    using _repo = repo
    const base = repo.git('rev-parse', 'HEAD')
    repo.write({ 'token.txt': `one\ntwo\nA\nthree\n${second}\nfour\nfive\n` })
    repo.commit('half of it')
    expect(first.length + second.length).toBe(40)
    const plan = planOf([edit('token.txt', 'two\nA\nthree\n', `two\nkey = "${first}${second}"\n`)], { base })
    expect(await refusedBy(repo, (verb) => verb(plan, { root: repo.root }))).not.toBe('none')
  })
})

describe('limits', () => {
  it('count the files of the result', async () => {
    using repo = repository(GARDEN)
    const steps = [STEP, write('a.txt', 'a\n'), write('b.txt', 'b\n')]
    const policy = policyOf('limits: { files: 2 }')
    expect(await refusedBy(repo, (verb) => verb(planOf(steps), { root: repo.root, policy }))).toBe('LIMIT_EXCEEDED')
    const three = policyOf('limits: { files: 3 }')
    expect((await applyPlan(planOf(steps), { root: repo.root, policy: three })).written).toBe(true)
  })
})

describe('the report', () => {
  it('names the mode that a step changes', async () => {
    using repo = repository(GARDEN)
    const steps = [write('iris.txt', 'iris\n', { executable: true }), write('run.sh', '#!\n', { executable: true })]
    const report = await applyPlan(planOf(steps), { root: repo.root })
    expect(report.steps.map(({ old_mode, new_mode }) => [old_mode, new_mode])).toEqual([
      ['100644', '100755'],
      ['000000', '100755'],
    ])
  })
})

describe('auditRun', () => {
  /** A run whose result holds more than its steps say, as a fault of the engine or of git would make it. */
  async function audited(change: (repo: TestRepository, workspace: Overlay) => void) {
    const repo = repository(GARDEN)
    const git = await openGit(repo.root)
    const base = { commit: repo.git('rev-parse', 'HEAD'), tree: repo.git('rev-parse', 'HEAD^{tree}') }
    const workspace = createOverlay(openDisk(git.root))
    const before = repo.read('rose.txt')
    workspace.put({ path: 'rose.txt', before, after: Buffer.from('rose\nwhite\n'), mode: 0o644 })
    repo.write({ 'rose.txt': 'rose\nwhite\n' })
    change(repo, workspace)
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
    return { repo, audit }
  }

  it('accounts for what the steps changed', async () => {
    const { repo, audit } = await audited(() => undefined)
    using _repo = repo
    expect(audit.problems).toEqual([])
    expect(audit.files.map(({ path }) => path)).toEqual(['rose.txt'])
  })
})

describe('auditBranch', () => {
  it('accounts for the files of the run and of the commits that stay, and for no others', async () => {
    using repo = repository(GARDEN)
    const git = await openGit(repo.root)
    const leaves = repo.git('rev-parse', 'HEAD^{tree}')
    repo.write({ 'theirs.txt': 'theirs\n' })
    const theirs = repo.commit('theirs')
    repo.write({ 'rose.txt': 'rose\nwhite\n' })
    const head = { commit: repo.commit('ours'), tree: repo.git('rev-parse', 'HEAD^{tree}') }
    const files = [
      {
        ...{ path: 'rose.txt', status: 'modified' as const, old_mode: '100644', new_mode: '100644' },
        binary: false,
        insertions: 1,
        deletions: 1,
      },
    ]
    await auditBranch(git, { leaves, head, files, own: [], foreign: [theirs] })
    await auditBranch(git, { leaves, head, files: [], own: [head.commit], foreign: [theirs] })
    const refused = auditBranch(git, { leaves, head, files, own: [], foreign: [] })
    await expect(refused).rejects.toMatchObject({ name: 'UNACCOUNTED_CHANGE' })
  })
})
