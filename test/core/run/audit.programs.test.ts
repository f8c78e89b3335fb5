import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Overlay } from '../../../src/core/workspace/overlay.ts'
import { applyPlan, checkPlan } from '../../../src/index.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { asGit, gitFiles } from '../../support/net-change.ts'
import { edit, planOf, type TestStep, write } from '../../support/runs.ts'
import { audited, forked, GARDEN, policyOf, refusedBy, STEP } from './audits.ts'

describe('a base that is not an ancestor', () => {
  it('is refused to the operator too, until the operator says that it is meant', async () => {
    using repo = forked(repository(GARDEN), { 'iris.txt': 'other iris\n', 'notes.txt': 'notes\n' })
    const options = { root: repo.root, base: 'other' }
    expect(await refusedBy(repo, (verb) => verb(planOf([STEP]), options))).toBe('BASE_NOT_ANCESTOR')
    const report = await applyPlan(planOf([STEP]), { ...options, unrelatedBase: true })
    expect(report.files.map(({ path }) => path)).toEqual(['rose.txt'])
    expect(repo.git('status', '--porcelain')).toBe(' M rose.txt')
    expect(repo.read('rose.txt').toString()).toBe('rose\nwhite\n')
  })

  it('brings none of its history onto a branch', async () => {
    using repo = forked(repository(GARDEN), { 'notes.txt': 'notes\n' })
    const head = repo.git('rev-parse', 'HEAD')
    await applyPlan(planOf([STEP]), { root: repo.root, base: 'other', unrelatedBase: true, branch: 'made' })
    expect(repo.git('rev-list', `${head}..made`).split('\n')).toHaveLength(1)
    expect(repo.git('diff', '--name-only', head, 'made')).toBe('rose.txt')
  })

  it('may hold links and submodules: nothing is read through them, and nothing of them comes along', async () => {
    using repo = forked(repository(GARDEN), {}, ({ root, git }) => {
      symlinkSync('/dev/zero', join(root, 'zero'))
      symlinkSync('/etc/hostname', join(root, 'lnk'))
      git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},sub`)
    })
    await applyPlan(planOf([STEP]), { root: repo.root, base: 'other', unrelatedBase: true })
    expect(repo.git('status', '--porcelain')).toBe(' M rose.txt')
  })
})

/** The head renamed a file since the base, so that git carries an edit of it to the new name. */
function renamed(from: string, to: string) {
  const repo = repository({ ...GARDEN, [from]: 'jobs:\n  one: 1\n  two: 2\n  three: 3\n  four: 4\n' })
  const base = repo.git('rev-parse', 'HEAD')
  repo.write({ [to.replace(/[^/]*$/, '.keep')]: '' })
  repo.git('mv', from, to)
  repo.commit('moved')
  return { repo, base }
}

describe('an edit that git carries along a rename', () => {
  it('is judged under the new name', async () => {
    const { repo, base } = renamed('ci/deploy.yml', '.github/workflows/deploy.yml')
    using _repo = repo
    const plan = planOf([edit('ci/deploy.yml', 'two: 2', 'two: 22')], { base })
    const denied = { root: repo.root, policy: policyOf('rules: { deny: ["Edit(.github/**)"] }') }
    expect(await refusedBy(repo, (verb) => verb(plan, denied))).toBe('PATH_DENIED')
    const asked = { root: repo.root, policy: policyOf('rules: { ask: ["Edit(.github/**)"] }') }
    expect(await refusedBy(repo, (verb) => verb(plan, asked))).toBe('POLICY_ASK')
  })

  it('is reported under the new name, as git counts it', async () => {
    const { repo, base } = renamed('ci/deploy.yml', 'deploy/main.yml')
    using _repo = repo
    const steps = [edit('ci/deploy.yml', 'two: 2', 'two: 22'), STEP]
    const report = await applyPlan(planOf(steps, { base }), { root: repo.root })
    expect(asGit(report.files)).toEqual(gitFiles(repo, 'HEAD', report.head?.commit ?? ''))
    expect(report.steps[0]?.files?.map(({ file_path }) => file_path)).toEqual(['deploy/main.yml'])
    expect(repo.read('deploy/main.yml').toString()).toContain('two: 22')
  })

  it.each([{}, { branch: 'made' }])('does not overwrite what is uncommitted there: %j', async (onBranch) => {
    const { repo, base } = renamed('ci/deploy.yml', 'deploy/main.yml')
    using _repo = repo
    repo.write({ 'deploy/main.yml': 'mine\n' })
    const plan = planOf([edit('ci/deploy.yml', 'two: 2', 'two: 22')], { base })
    expect(await refusedBy(repo, (verb) => verb(plan, { root: repo.root, ...onBranch }))).toBe('DIRTY_FILES')
  })
})

describe('a merge', () => {
  it('is judged by the bytes that it gives, where both sides are sound', async () => {
    const lines = (first: string, last: string) => `${first}one: 1\ntwo: 2\nthree: 3\nfour: 4\nfive: 5\n${last}`
    using repo = repository({ 'beds.yml': lines('', '') })
    const base = repo.git('rev-parse', 'HEAD')
    repo.write({ 'beds.yml': lines('', 'moss: 7\n') })
    repo.commit('moss')
    const above = (key: string) => planOf([edit('beds.yml', 'one: 1', `${key}: 8\none: 1`)], { base })
    expect(await refusedBy(repo, (verb) => verb(above('moss'), { root: repo.root }))).toBe('CONFIG_BROKEN')
    await applyPlan(above('fern'), { root: repo.root })
    expect(repo.read('beds.yml').toString()).toBe(lines('fern: 8\n', 'moss: 7\n'))
  })
})

describe('a merge that removes a settings file', () => {
  it('leaves no bytes to judge', async () => {
    using repo = repository({ ...GARDEN, 'beds.yml': 'one: 1\n' })
    const base = repo.git('rev-parse', 'HEAD')
    repo.write({ 'shed.txt': 'shed\n' })
    repo.commit('on')
    const report = await applyPlan(planOf([{ tool: 'Delete', file_path: 'beds.yml' }], { base }), { root: repo.root })
    expect(report.files.map(({ path, status }) => [path, status])).toEqual([['beds.yml', 'deleted']])
    expect(repo.git('status', '--porcelain')).toBe(' D beds.yml')
  })
})

describe('limits', () => {
  it.each<[{ readonly maxFiles?: number; readonly maxLines?: number }, string]>([
    [{ maxFiles: 2 }, 'LIMIT_EXCEEDED'],
    [{ maxFiles: 3 }, 'none'],
    // One line changed counts twice, a new file with two lines twice, a deleted one once, a binary file never.
    [{ maxLines: 4 }, 'LIMIT_EXCEEDED'],
    [{ maxLines: 5 }, 'none'],
  ])('of the run count without a policy, the lines as git counts them: %j', async (limits, expected) => {
    using repo = repository(GARDEN)
    const steps = [STEP, write('a.txt', 'a\nb\n'), { tool: 'Delete', file_path: 'iris.txt' }]
    const all = limits.maxLines === undefined ? steps : [...steps, write('moss.bin', '\u0000\n\n')]
    const run = (verb: typeof applyPlan) => verb(planOf(all), { root: repo.root, ...limits })
    if (expected === 'none') expect((await run(applyPlan)).totals.applied).toBe(all.length)
    else expect(await refusedBy(repo, run)).toBe(expected)
  })
})

describe('the report', () => {
  const cases: readonly (readonly [string, readonly TestStep[]])[] = [
    ['an edit, a new file, a deletion', [STEP, write('new.txt', 'n\n'), { tool: 'Delete', file_path: 'iris.txt' }]],
    ['a move with an edit', [{ tool: 'Move', file_path: 'rose.txt', new_path: 'beds/rose.txt' }]],
    [
      'an executable file and a mode',
      [write('run.sh', '#!\n', { executable: true }), write('iris.txt', 'iris\n', { executable: true })],
    ],
    ['there and back', [STEP, edit('rose.txt', 'white', 'red')]],
    ['a binary file', [write('beds/moss.txt', '\u0000\u0001\u0002\u0003')]],
  ]

  it.each(cases)('tells files and totals as git does: %s', async (_, steps) => {
    using repo = repository(GARDEN)
    const options = { root: repo.root }
    const checked = await checkPlan(planOf(steps), options)
    const report = await applyPlan(planOf(steps), options)
    const expected = gitFiles(repo, 'HEAD', report.head?.commit ?? 'HEAD')
    expect(asGit(report.files)).toEqual(expected)
    expect(asGit(checked.files)).toEqual(expected)
    expect(report.totals).toMatchObject({
      files: expected.length,
      insertions: expected.reduce((sum, { insertions }) => sum + insertions, 0),
      deletions: expected.reduce((sum, { deletions }) => sum + deletions, 0),
    })
    expect([checked.written, report.written]).toEqual([false, true])
  })

  it('counts files that git ignores, which no commit holds', { tags: 'quick' }, async () => {
    using repo = repository({ ...GARDEN, '.gitignore': 'local.env\n' })
    repo.write({ 'local.env': 'a\nb\n' })
    const report = await applyPlan(planOf([STEP, edit('local.env', 'b', 'c\nd')]), { root: repo.root })
    expect(report.files.map(({ path, insertions, deletions }) => [path, insertions, deletions])).toEqual([
      ['rose.txt', 1, 1],
      ['local.env', 2, 1],
    ])
    expect(repo.git('cat-file', '--batch-all-objects', '--batch-check').split('\n')).not.toContain(
      repo.git('hash-object', 'local.env'),
    )
  })

  it('names the step that moves a file onto a path that git ignores, at both names', async () => {
    using repo = repository({ ...GARDEN, '.gitignore': 'build/\n' })
    const steps = [{ tool: 'Move', file_path: 'rose.txt', new_path: 'build/rose.txt' } as const]
    const report = await applyPlan(planOf(steps), { root: repo.root })
    expect(report.files).toMatchObject([
      { path: 'rose.txt', status: 'deleted', steps: [1] },
      { path: 'build/rose.txt', status: 'added', steps: [1] },
    ])
  })
})

describe('checkPlan', () => {
  it('leaves no object, ref, record or folder behind', async () => {
    using repo = repository(GARDEN)
    const objects = () => repo.git('count-objects', '-v')
    const before = objects()
    const folder = () => repo.git('ls-files', '--others', '--exclude-standard')
    await checkPlan(planOf([STEP, write('new.txt', 'new\n')]), { root: repo.root })
    expect([objects(), repo.git('for-each-ref', 'refs/editplan'), folder()]).toEqual([before, '', ''])
  })
})

describe('auditRun', () => {
  it.each([
    ['a file beside', (repo: TestRepository) => repo.write({ 'extra.txt': 'x\n' })],
    ['a file that is gone', (repo: TestRepository) => repo.git('rm', '-q', 'iris.txt')],
    ['a mode', (repo: TestRepository) => repo.chmod('iris.txt', 0o755)],
    ['a link', ({ root }: TestRepository) => symlinkSync('rose.txt', join(root, 'link'))],
    ['a rename', ({ git }: TestRepository) => git('mv', 'iris.txt', 'lily.txt')],
    [
      'a file that vanishes as the source of a rename, whose other end a step made',
      (repo: TestRepository, workspace: Overlay) => {
        workspace.put({ path: 'lily.txt', before: undefined, after: repo.read('iris.txt'), mode: 0o644 })
        repo.git('mv', 'iris.txt', 'lily.txt')
      },
    ],
    [
      'a link where the step wrote a file',
      ({ root }: TestRepository) => {
        rmSync(join(root, 'rose.txt'))
        symlinkSync('iris.txt', join(root, 'rose.txt'))
      },
    ],
    [
      'a submodule',
      ({ git }: TestRepository) => {
        git('init', '-q', 'sub')
        git('-C', 'sub', 'commit', '-q', '--allow-empty', '-m', 'sub')
      },
    ],
  ])('refuses what no step changed: %s', async (_, change) => {
    using repo = repository(GARDEN)
    const audit = await audited(repo, (workspace) => change(repo, workspace))
    expect(audit.problems.map(({ name }) => name)).toContain('UNACCOUNTED_CHANGE')
  })
})
