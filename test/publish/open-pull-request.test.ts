import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openJournal } from '../../src/core/workspace/journal.ts'
import { acquireLock } from '../../src/core/workspace/lock.ts'
import { listRuns, verifyPlan } from '../../src/index.ts'
import { openPullRequest } from '../../src/publish/open-pull-request.ts'
import type { PullRequestOptions } from '../../src/publish/pull-to-open.ts'
import { plantGarden, TOKEN } from '../support/garden.ts'
import { repository, repositoryAt, type TestRepository, temporaryFolder } from '../support/git.ts'
import { edit, planOf } from '../support/runs.ts'

const PLAN = planOf([edit('a.txt', 'one', 'two')])

/** A checkout whose origin is a bare repository beside it. */
function published(files: Readonly<Record<string, string>> = {}) {
  const repo = repository({ 'a.txt': 'one\n', ...files })
  const folder = temporaryFolder()
  repo.git('clone', '-q', '--bare', repo.root, folder.path)
  repo.git('remote', 'add', 'origin', folder.path)
  const hook = join(folder.path, 'hooks', 'pre-receive')
  return {
    repo,
    remote: repositoryAt(folder.path),
    gitDir: join(repo.root, '.git'),
    /** Whether pushes are declined. */
    decline(declined: boolean) {
      writeFileSync(hook, `#!/bin/sh\nexit ${declined ? 1 : 0}\n`)
      chmodSync(hook, 0o755)
    },
    [Symbol.dispose]: () => [repo, folder].forEach((one) => void one[Symbol.dispose]()),
  }
}

const open = ({ root }: { readonly root: string }, more: Partial<PullRequestOptions> = {}) =>
  openPullRequest(PLAN, { root, ...more, publish: { branch: 'topic', fallback: 'warn', ...more.publish } })

const runRefs = ({ git }: TestRepository): string => git('for-each-ref', '--format=%(objectname)', 'refs/editplan')

const runsOf = async ({ root }: TestRepository) =>
  (await listRuns({ root })).map(({ status, branch }) => `${status} ${branch}`)

describe('a pull request that fails', () => {
  it('leaves no run when the push is declined', async () => {
    using at = published()
    at.decline(true)
    const report = await open(at.repo)
    expect(report).toMatchObject({
      problems: [{ name: 'GIT_FAILED' }],
      written: false,
      totals: { applied: 0 },
      run: null,
    })
    expect([runRefs(at.repo), await runsOf(at.repo)]).toEqual(['', []])
  })

  it('leaves no run when a verification fails or is stopped', async () => {
    const verify = [0, 3].map((status) => ({ run: [process.execPath, '-e', `process.exit(${status})`] }))
    using at = published({ '.github/editplan.yml': JSON.stringify({ version: 1, verify }) })
    expect(await open(at.repo)).toMatchObject({ run: null, problems: [{ name: 'VERIFY_FAILED' }] })
    expect(runRefs(at.repo)).toBe('')
    const stopping = new AbortController()
    const keepOutput = async () => {
      stopping.abort()
      return ''
    }
    await expect(open(at.repo, { signal: stopping.signal, keepOutput })).rejects.toMatchObject({ name: 'INTERRUPTED' })
    expect(runRefs(at.repo)).toBe('')
  })

  it('leaves what an earlier one published as it was', async () => {
    using at = published()
    await open(at.repo)
    const before = [runRefs(at.repo), await runsOf(at.repo)]
    expect(before[1]).toEqual(['published topic'])
    at.decline(true)
    expect(await open(at.repo, { publish: { branch: 'other' } })).toMatchObject({ problems: [{ name: 'GIT_FAILED' }] })
    expect([runRefs(at.repo), await runsOf(at.repo)]).toEqual(before)
  })

  it('keeps its run as published when the branch was pushed', async () => {
    await using garden = await plantGarden()
    const { github, clock, checkout } = garden
    const plan = planOf([edit('beds/rose.txt', 'rose', 'rose: red')])
    github.faults.push({ on: 'POST /repos/octo-org/garden/pulls', status: 400, body: { message: 'No.' } })
    const publish = { token: TOKEN, serverUrl: github.serverUrl, apiUrl: github.apiUrl, clock, branch: 'topic' }
    const report = await openPullRequest(plan, { root: checkout, publish })
    const repo = repositoryAt(checkout)
    const tip = await garden.remote('rev-parse', 'topic')
    expect(report).toMatchObject({
      problems: [{ name: 'GITHUB_FAILED' }],
      written: true,
      totals: { applied: 1 },
      pull_request: { operation: 'none', url: '', branch: 'topic', head_sha: tip, failed: true },
    })
    expect(await runsOf(repo)).toEqual(['published topic'])
    expect(runRefs(repo)).toBe(tip)
  })
})

describe('a pull request in a checkout', () => {
  it('waits while another run holds it', async () => {
    using at = published()
    const lock = await acquireLock(at.gitDir)
    const order: string[] = []
    const opened = open(at.repo, { onEvent: ({ type }) => order.push(type) })
    setTimeout(() => {
      order.push('released')
      lock.release()
    }, 300)
    await opened
    expect(order[0]).toBe('released')
    expect(order.at(-1)).toBe('published')
  })

  it('is refused where a killed run waits', async () => {
    using at = published()
    openJournal(at.gitDir, { run: '0'.repeat(20) }).record({ id: 'one', phase: 'preparing', files: [], folders: [] })
    await expect(open(at.repo)).rejects.toMatchObject({ name: 'INTERRUPTED' })
    expect(runRefs(at.repo)).toBe('')
  })
})

describe('a pull request of a plan that names its base', () => {
  /** The remote's main moved on since the plan's base: a line above the plan's, and another file. */
  function movedOn() {
    const at = published({ 'long.txt': 'head\n1\n2\n3\n4\ntail\n' })
    const base = at.repo.git('rev-parse', 'HEAD')
    at.repo.write({ 'long.txt': 'HEAD\n1\n2\n3\n4\ntail\n', 'notes.txt': 'notes\n' })
    const tip = at.repo.commit('on')
    at.repo.git('push', '-q', 'origin', 'main')
    return { at, base, tip }
  }
  const STEPS = [edit('long.txt', 'tail', 'TAIL'), edit('a.txt', 'one', 'two')]
  const openPlan = (root: string, base: string) =>
    openPullRequest(planOf(STEPS, { base }), { root, publish: { branch: 'topic', fallback: 'warn' } })

  it('moves its commits one by one onto the tip, and carries nothing else', async () => {
    const { at, base, tip } = movedOn()
    using _at = at
    const report = await openPlan(at.repo.root, base)
    expect(at.remote.git('rev-list', '--parents', `${tip}..topic`).split('\n')).toHaveLength(2)
    expect(at.remote.git('log', '--format=%P', '-1', 'topic~1')).toBe(tip)
    expect(at.remote.git('diff', '--name-only', 'main', 'topic')).toBe('a.txt\nlong.txt')
    expect(at.remote.git('show', 'topic:long.txt')).toBe('HEAD\n1\n2\n3\n4\nTAIL')
    expect(report.files.map(({ path }) => path)).toEqual(['a.txt', 'long.txt'])
    expect(report.steps.map(({ commit }) => commit)).toEqual([
      at.remote.git('rev-parse', 'topic~1'),
      at.remote.git('rev-parse', 'topic'),
    ])
    const compared = await verifyPlan(planOf(STEPS, { base }), {
      root: at.repo.root,
      base: tip,
      head: report.head?.commit ?? '',
    })
    expect(compared).toMatchObject({ ok: true })
  })

  it('is refused if the base is not an ancestor of the tip, and pushes nothing', async () => {
    const { at } = movedOn()
    using _at = at
    at.repo.git('switch', '-q', '-c', 'side', 'HEAD~1')
    at.repo.write({ 'secret.txt': 's\n' })
    const side = at.repo.commit('side')
    at.repo.git('switch', '-q', 'main')
    await expect(openPlan(at.repo.root, side)).rejects.toMatchObject({ name: 'BASE_NOT_ANCESTOR' })
    expect(at.remote.git('branch', '--list', 'topic')).toBe('')
    expect(runRefs(at.repo)).toBe('')
  })

  it('is refused where the tip changed the same lines', async () => {
    const { at, base } = movedOn()
    using _at = at
    const plan = planOf([edit('long.txt', 'head', 'other')], { base })
    const opened = openPullRequest(plan, { root: at.repo.root, publish: { branch: 'topic', fallback: 'warn' } })
    await expect(opened).rejects.toMatchObject({ name: 'MERGE_CONFLICT' })
    expect(runRefs(at.repo)).toBe('')
  })

  it('changes nothing where the tip holds all of it', async () => {
    const { at, base } = movedOn()
    using _at = at
    const plan = planOf([edit('long.txt', 'head', 'HEAD')], { base })
    const report = await openPullRequest(plan, { root: at.repo.root, publish: { branch: 'topic', fallback: 'warn' } })
    expect(report.steps.map(({ status }) => status)).toEqual(['unchanged'])
    expect(at.remote.git('branch', '--list', 'topic')).toBe('')
  })
})
