import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commitsBetween } from '../../../src/core/git/commands/commit.ts'
import { openGit } from '../../../src/core/git/git.ts'
import {
  applyPlan,
  checkPlan,
  listRuns,
  openPullRequest,
  planFromDiff,
  resumeRun,
  showRun,
  undoRun,
  verifyPlan,
} from '../../../src/index.ts'
import { repository, repositoryAt, type TestRepository, temporaryFolder } from '../../support/git.ts'
import { edit, planOf, write } from '../../support/runs.ts'

const HOOKS = [
  ...['applypatch-msg', 'commit-msg', 'fsmonitor-watchman', 'post-checkout', 'post-commit', 'post-index-change'],
  ...['post-merge', 'post-rewrite', 'pre-auto-gc', 'pre-commit', 'prepare-commit-msg', 'reference-transaction'],
]

/** Makes git's configuration name a program that leaves its key in a file, wherever a key names one. */
function bait({ root, git }: Pick<TestRepository, 'root' | 'git'>, folder: string): () => string[] {
  const log = join(folder, 'log')
  const script = (name: string): string => {
    const file = join(folder, name)
    writeFileSync(file, `#!/bin/sh\necho ${name} >> ${log}\nexit 1\n`)
    chmodSync(file, 0o755)
    return file
  }
  for (const hook of HOOKS) writeFileSync(join(root, '.git/hooks', hook), readFileSync(script(hook)), { mode: 0o755 })
  for (const key of [
    ...['core.fsmonitor', 'core.pager', 'core.editor', 'core.sshCommand', 'core.gitProxy', 'core.askPass'],
    ...['diff.external', 'diff.bait.command', 'diff.bait.textconv', 'gpg.program', 'gpg.ssh.program'],
    ...['sequence.editor', 'interactive.diffFilter', 'credential.helper', 'pager.log', 'pager.diff'],
  ]) {
    git('config', key, script(key))
  }
  for (const alias of ['log', 'add', 'diff-tree', 'checkout-index', 'worktree', 'update-index', 'bait'])
    git('config', `alias.${alias}`, `!${script(`alias-${alias}`)}`)
  const always = {
    'commit.gpgSign': 'true',
    'log.showSignature': 'true',
    'protocol.ext.allow': 'always',
    'gc.auto': '1',
  }
  for (const [key, value] of Object.entries(always)) git('config', key, value)
  git('config', 'remote.bait.url', `ext::${script('ext')}`)
  rmSync(log, { force: true })
  return () => (existsSync(log) ? [...new Set(readFileSync(log, 'utf8').trim().split('\n'))].sort() : [])
}

const FORMAT = `const fs = require('fs'); fs.writeFileSync('a.txt', fs.readFileSync('a.txt', 'utf8').toUpperCase())`
const POLICY = JSON.stringify({ version: 1, verify: [{ run: [process.execPath, '-e', FORMAT], formats: true }] })

describe('programs that git’s configuration and hooks name', () => {
  it('are run by git itself, or this test would prove nothing', () => {
    using repo = repository({ 'a.txt': 'one\n' })
    using folder = temporaryFolder()
    const ran = bait(repo, folder.path)
    expect(() => repo.git('-c', 'core.editor=true', 'commit', '--allow-empty', '-m', 'x')).toThrow()
    repo.git('status')
    expect(ran()).toEqual(expect.arrayContaining(['core.fsmonitor', 'pre-commit']))
  })

  it('do not run in from-diff, check, apply, verification, undo, history and verify', async () => {
    using repo = repository({ 'a.txt': 'one\n', 'b.txt': 'b\n', '.gitattributes': '*.txt diff=bait\n' })
    const base = repo.git('rev-parse', 'HEAD')
    repo.write({ 'b.txt': 'moved on\n', '.github/editplan.yml': POLICY })
    repo.commit()
    using folder = temporaryFolder()
    const ran = bait(repo, folder.path)
    const place = { root: repo.root }

    repo.write({ 'a.txt': 'two\n', 'new.txt': 'new\n' })
    expect((await planFromDiff(place)).plan?.steps).toHaveLength(2)
    expect((await planFromDiff({ ...place, from: base, to: 'HEAD' })).plan).toBeDefined()
    repo.write({ 'a.txt': 'one\n' })
    rmSync(join(repo.root, 'new.txt'))

    const plan = planOf([edit('a.txt', 'one', 'two'), write('c.txt', 'c\n')])
    await checkPlan(plan, place)
    const { run } = await applyPlan(plan, place)
    expect(repo.read('a.txt').toString()).toBe('TWO\n')
    await showRun({ ...place, run: run?.id ?? '' })
    await listRuns(place)
    await undoRun(place)
    await applyPlan(planOf([edit('a.txt', 'one', 'two')], { base }), { ...place, branch: 'other' })
    expect((await verifyPlan(plan, { ...place, base: 'main', head: 'other' })).ok).toBe(false)
    await undoRun(place)
    await resumeRun(place)
    expect(ran()).toEqual([])
  })

  it('do not run when a pull request is opened, hooks of the push apart', async () => {
    using repo = repository({ 'a.txt': 'one\n', '.github/editplan.yml': POLICY })
    using remote = temporaryFolder()
    using folder = temporaryFolder()
    repo.git('clone', '-q', '--bare', repo.root, remote.path)
    repo.git('remote', 'add', 'origin', remote.path)
    const ran = bait(repo, folder.path)
    const plan = planOf([edit('a.txt', 'one', 'two')])
    const open = () => openPullRequest(plan, { root: repo.root, publish: { branch: 'topic', fallback: 'warn' } })
    expect(await open()).toMatchObject({ totals: { applied: 1 } })
    expect(await open()).toMatchObject({ totals: { applied: 1 } })
    expect(ran()).toEqual(['reference-transaction'])
    repo.git('config', 'remote.origin.url', `ext::${join(folder.path, 'ext')}`)
    await expect(open()).rejects.toMatchObject({ name: 'GIT_FAILED' })
    expect(ran()).toEqual(['reference-transaction'])
  })
})

it('the program that checks signatures does not run for signed commits', async () => {
  using repo = repository({ 'a.txt': 'one\n' })
  using folder = temporaryFolder()
  const head = repo.git('rev-parse', 'HEAD')
  const signed = repo.git('cat-file', 'commit', 'HEAD').replace(/^author/m, `parent ${head}\nauthor`)
  const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----\n\n'
  const text = signed.replace('\n\n', `\n${signature}`)
  const commit = repo.gitBytes(['hash-object', '-t', 'commit', '-w', '--stdin'], `${text}\n`).toString().trim()
  const ran = bait(repo, folder.path)
  const git = await openGit(repo.root)
  expect(await git.run(commitsBetween(head, commit))).toMatchObject([{ id: commit, authorName: 'Ada' }])
  expect(ran()).toEqual([])
  repo.git('log', '-1', commit)
  expect(ran()).toContain('gpg.program')
})

describe('a work tree that lies elsewhere (core.worktree)', () => {
  it.each([
    ['apart from the repository', '../apart'],
    ['above it', '..'],
    ['above it, where another repository is', '../another'],
  ])('is worked on: %s', async (_, place) => {
    using repo = repository({ 'a.txt': 'one\n', '.github/editplan.yml': POLICY })
    const tree = join(repo.root, place)
    mkdirSync(tree, { recursive: true })
    if (place === '../another') repositoryAt(tree).git('init', '-q')
    repo.git('config', 'core.worktree', tree)
    repo.git('checkout', '-q', '--force', 'HEAD', '--', ':/')
    const root = repo.root
    const plan = planOf([edit('a.txt', 'one', 'two'), write('c.txt', 'c\n')])
    const report = await applyPlan(plan, { root, branch: 'next' })
    expect(report.totals).toMatchObject({ applied: 2 })
    expect(readFileSync(join(tree, 'a.txt'), 'utf8')).toBe('TWO\n')
    expect(repo.git('rev-parse', 'next', 'HEAD').split('\n')).toEqual(Array(2).fill(report.head?.commit))
    expect(repo.git('status', '--porcelain', '--untracked-files=no')).toBe('')
    await undoRun({ root })
    expect([readFileSync(join(tree, 'a.txt'), 'utf8'), existsSync(join(tree, 'c.txt'))]).toEqual(['one\n', false])
    expect(repo.git('worktree', 'list').split('\n')).toHaveLength(1)
  })
})
