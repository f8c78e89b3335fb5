import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { executeRun } from '../../../src/core/run/execute-run.ts'
import { requestOf } from '../../../src/core/run/request.ts'
import { READ_ONLY, type RunResult } from '../../../src/core/run/run-mode.ts'
import { type ApplyOptions, applyPlan, showRun, undoRun, verifyPlan } from '../../../src/index.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { edit, planOf, stateOf, write } from '../../support/runs.ts'

const node = (script: string): string[] => [process.execPath, '-e', script]

const FILES = { 'a.txt': 'one\n', 'b.txt': 'one\n', 'c.txt': 'one\n' }
const PLAN = planOf([edit('a.txt', 'one', 'two'), write('docs/new.txt', 'new\n')])

const verifying = (verify: readonly object[], files: Readonly<Record<string, string>> = {}): TestRepository =>
  repository({ ...FILES, ...files, '.github/editplan.yml': JSON.stringify({ version: 1, verify }) })

/** Writes every file named in upper case, and the untouched c.txt with them. */
const SHOUT = `const fs = require('fs')
for (const file of ['a.txt', 'docs/new.txt', 'c.txt']) fs.writeFileSync(file, fs.readFileSync(file, 'utf8').toUpperCase())`

const worktrees = (repo: TestRepository): number => repo.git('worktree', 'list').split('\n').length

describe('verifications of the policy', () => {
  it('run on the committed result, beside the checkout, without tokens', { tags: 'quick' }, async () => {
    const script = `const fs = require('fs')
const same = fs.readFileSync('a.txt', 'utf8') === 'two\\n' && fs.existsSync('docs/new.txt') && !fs.existsSync('dirty.txt')
console.log(process.cwd(), process.env.GITHUB_TOKEN)
fs.writeFileSync('left.txt', 'x')
process.exit(same ? 0 : 1)`
    using repo = verifying([{ name: 'look', run: node(script) }])
    repo.write({ 'dirty.txt': 'x\n' })
    process.env.GITHUB_TOKEN = 'not for programs'
    const report = await applyPlan(PLAN, { root: repo.root }).finally(() => delete process.env.GITHUB_TOKEN)
    expect(report.verifications).toMatchObject([{ name: 'look', ok: true }])
    const [place, token] = report.verifications?.[0]?.tail.trim().split(' ') ?? []
    expect([place?.startsWith(repo.root), token]).toEqual([false, 'undefined'])
    expect([existsSync(join(repo.root, 'left.txt')), existsSync(place ?? '')]).toEqual([false, false])
    expect(repo.read('a.txt').toString()).toBe('two\n')
    expect(worktrees(repo)).toBe(1)
  })

  it('that fail change nothing: no file, no run, no worktree', { tags: 'quick' }, async () => {
    using repo = verifying([
      { name: 'tests', run: node('console.log("x".repeat(9000) + "\\n1 failed"); process.exit(1)') },
      { name: 'never', run: node('') },
    ])
    const before = stateOf(repo)
    const kept: number[] = []
    const keepOutput: ApplyOptions['keepOutput'] = async (output, number) => {
      kept.push(output.length)
      return `/somewhere/${number}`
    }
    const report = await applyPlan(PLAN, { root: repo.root, keepOutput })
    expect(report.problems?.map(({ name }) => name)).toEqual(['VERIFY_FAILED'])
    expect(report).toMatchObject({ run: null, head: null, totals: { applied: 0, skipped: 2 } })
    expect(report.verifications).toMatchObject([{ name: 'tests', ok: false, output: '/somewhere/1' }])
    expect(report.verifications?.[0]?.tail).toBe('1 failed\n')
    expect(kept).toEqual([9010])
    expect(stateOf(repo)).toEqual(before)
    expect(repo.git('for-each-ref', 'refs/editplan')).toBe('')
    expect(worktrees(repo)).toBe(1)
  })

  it('say on-failure: draft to pull requests alone; apply stops', async () => {
    using repo = verifying([{ run: node('process.exit(1)'), 'on-failure': 'draft' }])
    expect((await applyPlan(PLAN, { root: repo.root })).problems).toMatchObject([{ name: 'VERIFY_FAILED' }])
  })

  it.each([0, 1])(
    'are preceded by a note that names what credentials they can read, whether they fail: %d',
    async (code) => {
      using repo = verifying([{ run: node(`process.exit(${code})`) }])
      const before = await applyPlan(planOf([edit('b.txt', 'one', 'two')]), { root: repo.root })
      expect(before.notes).toBeUndefined()
      repo.git('config', 'http.https://github.com/.extraheader', 'AUTHORIZATION: basic c2VzYW1l')
      const { notes } = await applyPlan(PLAN, { root: repo.root })
      expect(notes).toEqual([
        expect.stringMatching(/http\.https:\/\/github\.com\/\.extraheader in .*persist-credentials: false/),
      ])
      expect(notes?.join()).not.toContain('c2VzYW1l')
    },
  )

  it('mask credentials in what is shown of their output', async () => {
    const token = `ghp_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}`
    using repo = verifying([{ name: 'leaky', run: node(`console.log('ghp_' + '${token.slice(4)}')`) }])
    const report = await applyPlan(PLAN, { root: repo.root })
    expect(report.verifications?.[0]?.tail).toBe(`${'*'.repeat(token.length)}\n`)
  })

  it('are ended with the run, which leaves nothing behind', async () => {
    using repo = verifying([{ run: node('console.log(1); setInterval(() => {}, 1000)') }])
    const before = stateOf(repo)
    const stop = new AbortController()
    setTimeout(() => stop.abort(), 1200)
    await expect(applyPlan(PLAN, { root: repo.root, signal: stop.signal })).rejects.toMatchObject({
      name: 'INTERRUPTED',
    })
    expect(stateOf(repo)).toEqual(before)
    expect(repo.git('for-each-ref', 'refs/editplan')).toBe('')
    expect(worktrees(repo)).toBe(1)
  })
})

describe('formatters of the policy', () => {
  const FORMATTER = [{ name: 'shout', run: node(SHOUT), formats: true }]

  it('change the files that the plan touched, in one more commit, and no others', async () => {
    using repo = verifying(FORMATTER)
    const report = await applyPlan(PLAN, { root: repo.root })
    expect(['a.txt', 'docs/new.txt', 'c.txt'].map((path) => repo.read(path).toString())).toEqual([
      'TWO\n',
      'NEW\n',
      'one\n',
    ])
    const { snapshots } = await showRun({ root: repo.root, run: report.run?.id ?? '' })
    expect(snapshots.map(({ steps }) => steps)).toEqual([[1], [2], []])
    expect(report.head?.commit).toBe(snapshots[2]?.commit)
    expect(repo.git('diff', '--name-only', `${report.head?.commit}~`, report.head?.commit ?? '')).toBe(
      'a.txt\ndocs/new.txt',
    )
    expect(report.notes).toHaveLength(1)
    await undoRun({ root: repo.root })
    expect(repo.git('status', '--porcelain')).toBe('')
  })

  it('that fail, where that makes no more than a draft, leave the files as the steps made them', async () => {
    const formatter = { run: node(`${SHOUT}; process.exit(1)`), formats: true, 'on-failure': 'draft' }
    using repo = verifying([formatter])
    let result: RunResult | undefined
    const mode = { ...READ_ONLY, onFailure: 'policy' } as const
    await executeRun(requestOf(PLAN), { root: repo.root }, mode, async (_, made) => {
      result = made
      return { written: false }
    })
    expect(result).toMatchObject({ draft: true, formatters: [] })
    expect(result?.run?.snapshots.length).toBe(2)
  })

  it('give the same commits each time, which verify proves', async () => {
    using repo = verifying(FORMATTER)
    const { head } = await applyPlan(PLAN, { root: repo.root, branch: 'first' })
    expect(repo.git('rev-parse', 'first')).toBe(head?.commit)
    const proof = { root: repo.root, base: 'main', head: 'first' }
    expect(await verifyPlan(PLAN, proof)).toEqual({ ok: true, by: 'commits' })
    expect(await verifyPlan(PLAN, { ...proof, head: 'first~' })).toMatchObject({ ok: false })
  })

  it('start from the plan’s result, whatever programs before them left', async () => {
    const spoil =
      "const fs = require('fs'); fs.writeFileSync('a.txt', 'spoilt'); fs.rmSync('docs', { recursive: true })"
    using repo = verifying([{ run: node(spoil) }, ...FORMATTER])
    await applyPlan(PLAN, { root: repo.root })
    expect([repo.read('a.txt').toString(), repo.read('docs/new.txt').toString()]).toEqual(['TWO\n', 'NEW\n'])
  })

  it('take nothing from an index that a program filled', async () => {
    const stage =
      "require('fs').writeFileSync('c.txt', 'evil'); require('child_process').execFileSync('git', ['add', '-A'])"
    using repo = verifying([{ run: node(stage) }, ...FORMATTER, { run: node(stage), formats: true }])
    const { head } = await applyPlan(PLAN, { root: repo.root })
    expect(repo.git('diff', '--name-only', 'main', head?.commit ?? '')).toBe('a.txt\ndocs/new.txt')
    expect(repo.read('a.txt').toString()).toBe('TWO\n')
  })

  it('cannot remove a file, nor put a link in its place', async () => {
    const script =
      "const fs = require('fs'); for (const file of ['a.txt', 'docs/new.txt']) fs.rmSync(file); fs.symlinkSync('/etc/hostname', 'a.txt')"
    using repo = verifying([{ run: node(script), formats: true }])
    const report = await applyPlan(PLAN, { root: repo.root })
    expect([repo.read('a.txt').toString(), repo.read('docs/new.txt').toString()]).toEqual(['two\n', 'new\n'])
    expect(report.notes).toBeUndefined()
  })

  it('work on files whose line ends git converts, and undo gives their bytes back', async () => {
    using repo = verifying(FORMATTER, { '.gitattributes': '*.txt text eol=crlf\n' })
    repo.write({ 'a.txt': 'one\r\n' })
    await applyPlan(PLAN, { root: repo.root })
    expect(repo.read('a.txt').toString()).toBe('TWO\r\n')
    await undoRun({ root: repo.root })
    expect(repo.read('a.txt').toString()).toBe('one\r\n')
  })

  it('follow a plan that was made on an older base', async () => {
    using repo = verifying(FORMATTER)
    const base = repo.git('rev-parse', 'HEAD')
    repo.write({ 'b.txt': 'moved on\n' })
    repo.commit()
    const plan = planOf([edit('a.txt', 'one', 'two'), write('docs/new.txt', 'new\n')], { base })
    const report = await applyPlan(plan, { root: repo.root })
    expect([repo.read('a.txt').toString(), repo.read('b.txt').toString()]).toEqual(['TWO\n', 'moved on\n'])
    expect(repo.git('show', `${report.head?.commit}:a.txt`)).toBe('TWO')
    await undoRun({ root: repo.root })
    expect(repo.git('status', '--porcelain')).toBe('')
  })
})
