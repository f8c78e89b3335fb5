import { describe, expect, it } from 'vitest'
import { openPullRequest } from '../../src/publish/open-pull-request.ts'
import { openPassingPullRequest } from '../../src/publish/publish-plans.ts'
import type { PullRequestOptions } from '../../src/publish/pull-to-open.ts'
import { repository, repositoryAt, type TestRepository, temporaryFolder } from '../support/git.ts'
import { edit, planOf, write } from '../support/runs.ts'

const node = (script: string): string[] => [process.execPath, '-e', script]

/** A checkout whose origin is a bare repository beside it. */
function published(policy: object): { repo: TestRepository; remote: TestRepository } & Disposable {
  const repo = repository({
    'a.txt': 'one\n',
    '.github/workflows/ci.yml': 'on: push\n',
    '.github/editplan.yml': JSON.stringify({ version: 1, ...policy }),
  })
  const folder = temporaryFolder()
  repo.git('clone', '-q', '--bare', repo.root, folder.path)
  repo.git('remote', 'add', 'origin', folder.path)
  return {
    repo,
    remote: repositoryAt(folder.path),
    [Symbol.dispose]: () => [repo, folder].forEach((one) => void one[Symbol.dispose]()),
  }
}

const ASKED = planOf([edit('a.txt', 'one', 'two'), edit('.github/workflows/ci.yml', 'push', 'pull_request')])
const PLAIN = planOf([edit('a.txt', 'one', 'two')])

const open = (repo: TestRepository, plan: typeof PLAIN, more: Partial<PullRequestOptions> = {}) =>
  openPullRequest(plan, { root: repo.root, ...more, publish: { dryRun: true, ...more.publish } })

/** The body once more: the ledger that it names knows the pull request's number. */
const NAMES_THE_LEDGER = { method: 'PATCH', body: { body: expect.any(String) } }

const branches = ({ git }: TestRepository): string => git('for-each-ref', '--format=%(refname:short)', 'refs/heads')

describe('a pull request', () => {
  it('asks about protected paths also without a policy, and publishes nothing then', async () => {
    using at = published({})
    at.repo.git('rm', '-q', '.github/editplan.yml')
    at.repo.commit()
    at.repo.git('push', '-q', 'origin', 'main')
    const report = await open(at.repo, ASKED, { publish: { dryRun: false } })
    expect(report.steps.map(({ error }) => error?.name)).toEqual([undefined, 'POLICY_ASK'])
    expect(branches(at.remote)).toBe('main')
  })

  it('obeys the policy of its base, not of the commit that is checked out', async () => {
    using at = published({ rules: { deny: ['Edit(a.txt)'] } })
    at.repo.git('switch', '-q', '-c', 'topic')
    at.repo.write({ '.github/editplan.yml': 'version: 1\n' })
    at.repo.commit()
    const report = await open(at.repo, PLAIN, { publish: { base: 'main' } })
    expect(report.steps.map(({ error }) => error?.name)).toEqual(['PATH_DENIED'])
  })

  it('with on-ask: draft is a draft where the base renamed a file to a path that the policy asks about', async () => {
    using at = published({})
    at.repo.write({ 'ci/deploy.yml': 'jobs:\n  one: 1\n  two: 2\n  three: 3\n  four: 4\n' })
    const base = at.repo.commit('deploy')
    at.repo.git('mv', 'ci/deploy.yml', '.github/workflows/deploy.yml')
    at.repo.commit('move')
    at.repo.git('push', '-q', 'origin', 'main')
    const plan = planOf([edit('ci/deploy.yml', 'two: 2', 'two: 22')], { base })
    expect((await open(at.repo, plan)).problems).toMatchObject([{ name: 'POLICY_ASK' }])
    const { pull_request, problems } = await open(at.repo, plan, { onAsk: 'draft' })
    expect(problems).toBeUndefined()
    expect(pull_request?.proposed?.calls[0]).toMatchObject({ method: 'POST', body: { draft: true } })
  })

  it('with on-ask: draft is a draft that lists the steps that wait for leave', { tags: 'quick' }, async () => {
    using at = published({})
    const { pull_request, notes, steps, totals } = await open(at.repo, ASKED, {
      onAsk: 'draft',
      publish: { autoMerge: 'squash' },
    })
    expect(totals).toMatchObject({ applied: 2, failed: 0 })
    expect(pull_request?.proposed?.calls).toMatchObject([{ method: 'POST', body: { draft: true } }, NAMES_THE_LEDGER])
    // Without a token nobody is asked what is there.
    expect(notes).toHaveLength(1)
    expect(pull_request?.proposed?.body).toContain('.github/workflows/ci.yml')
    // Nobody gave leave yet: who reviews the draft does.
    expect(steps[1]?.policy?.behavior).toBe('ask')
  })

  it('of a plan that lacks a part of its source is a draft that names the part, and does not merge by itself', async () => {
    using at = published({})
    const left_out = [{ at: 'fix.patch:12', what: 'hunk', why: 'Its lines are not in b.txt.' }]
    const lossy = { ...PLAIN, left_out }
    const publish = { autoMerge: 'squash' } as const
    const [some, all] = [await open(at.repo, lossy, { publish }), await open(at.repo, PLAIN, { publish })]
    const calls = (report: typeof some) => JSON.stringify(report.pull_request?.proposed?.calls)
    expect(some.pull_request?.proposed?.calls[0]).toMatchObject({ method: 'POST', body: { draft: true } })
    expect([calls(some), calls(all)].map((text) => /AutoMerge/i.test(text ?? ''))).toEqual([false, true])
    expect(some.pull_request?.proposed?.body).toContain('fix.patch:12')
  })

  it('with on-ask: draft is none where nothing asks, and never holds what is denied', { tags: 'quick' }, async () => {
    using at = published({ rules: { deny: ['Edit(.github/**)'] } })
    const plain = await open(at.repo, PLAIN, { onAsk: 'draft' })
    expect(plain.pull_request?.proposed?.calls[0]?.body).not.toMatchObject({ draft: true })
    expect((await open(at.repo, ASKED, { onAsk: 'draft' })).steps[1]?.error?.name).toBe('PATH_DENIED')
  })

  it('asks whoever is there first', async () => {
    using at = published({})
    const report = await open(at.repo, ASKED, { onAsk: 'draft', ask: async ({ path }) => ({ path }) })
    expect(report.pull_request?.proposed?.calls[0]?.body).not.toMatchObject({ draft: true })
    expect(report.totals.applied).toBe(2)
  })

  it.each([
    ['stop', undefined, false],
    ['draft', undefined, true],
    ['stop', 'draft', true],
    ['draft', 'stop', false],
  ] as const)(
    'with a failed verification of on-failure: %s and asked for %s is opened: %s',
    async (own, given, opened) => {
      using at = published({ verify: [{ name: 'tests', run: node('process.exit(3)'), 'on-failure': own }] })
      const report = await open(at.repo, PLAIN, { onFailure: given })
      expect(report.verifications).toMatchObject([{ name: 'tests', ok: false }])
      expect(report.pull_request !== undefined).toBe(opened)
      expect(report.problems?.map(({ name }) => name)).toEqual(opened ? undefined : ['VERIFY_FAILED'])
      if (!opened) expect(report).toMatchObject({ run: null, totals: { applied: 0, skipped: 1 } })
      else {
        expect(report.pull_request?.proposed?.calls).toMatchObject([{ body: { draft: true } }, NAMES_THE_LEDGER])
        expect(report.pull_request?.proposed?.body).toContain('tests')
      }
    },
  )

  it('holds what formatters made of it', async () => {
    const format = node("require('fs').writeFileSync('a.txt', 'TWO\\n')")
    using at = published({ verify: [{ run: format, formats: true }] })
    const report = await open(at.repo, PLAIN, { publish: { dryRun: false, branch: 'topic', fallback: 'warn' } })
    expect(branches(at.remote)).toBe('main\ntopic')
    expect(at.remote.git('show', 'topic:a.txt')).toBe('TWO')
    expect(at.remote.git('rev-list', '--count', 'main..topic')).toBe('2')
    expect(at.remote.git('rev-parse', 'topic')).toBe(report.head?.commit)
    const again = await open(at.repo, PLAIN, { publish: { dryRun: false, branch: 'topic', fallback: 'warn' } })
    expect(again.head?.commit).toBe(report.head?.commit)
  })

  it('is not made under mode: plan', async () => {
    using at = published({ mode: 'plan' })
    const report = await open(at.repo, planOf([write('new.txt', 'x\n')]), { publish: { dryRun: false } })
    expect(report).toMatchObject({ run: null, totals: { applied: 1 } })
    expect(report.pull_request).toBeUndefined()
    expect(branches(at.remote)).toBe('main')
  })
})

describe('a pull request of the part that passes', () => {
  const LOOK = node(`const fs = require('fs')
process.exit(['a.txt', 'b.txt', 'c.txt'].some((file) => fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes('bad')) ? 1 : 0)`)
  const STEPS = planOf([
    edit('a.txt', 'one', 'two', { id: 'fine' }),
    write('b.txt', 'bad\n', { id: 'culprit' }),
    edit('b.txt', 'bad', 'very bad', { id: 'dependant' }),
    write('c.txt', 'fine\n'),
  ])
  const narrowing = (repo: TestRepository, more: Partial<PullRequestOptions> = {}) =>
    openPassingPullRequest(STEPS, { root: repo.root, ...more, publish: { dryRun: true } })

  it.each([
    ['the policy', 'narrow', undefined],
    ['the operator', 'stop', 'narrow'],
  ] as const)('is opened where %s wants it, and lists what was left out', async (_, policy, operator) => {
    using at = published({ verify: [{ name: 'look', run: LOOK, 'on-failure': policy }] })
    const report = await narrowing(at.repo, { onFailure: operator })
    expect(report.plan.without).toEqual([2, 3])
    expect(report.problems).toBeUndefined()
    expect(report.steps.map(({ status }) => status)).toEqual(['applied', 'skipped', 'skipped', 'applied'])
    const [call] = report.pull_request?.proposed?.calls ?? []
    expect(JSON.stringify(call)).toMatch(/Left out: step 2 \(culprit\).*Left out: step 3 \(dependant\)/)
  })

  it('is not opened where the operator wants to stop, where nothing passes, nor where what failed stops by the policy', async () => {
    using at = published({ verify: [{ name: 'look', run: LOOK, 'on-failure': 'narrow' }] })
    expect((await narrowing(at.repo, { onFailure: 'stop' })).problems).toMatchObject([{ name: 'VERIFY_FAILED' }])
    using never = published({ verify: [{ run: node('process.exit(1)'), 'on-failure': 'narrow' }] })
    const report = await narrowing(never.repo)
    expect([report.problems?.[0]?.name, report.notes?.length]).toEqual(['VERIFY_FAILED', 1])
    const stops = { name: 'tests', run: node('process.exit(1)') }
    using other = published({ verify: [stops, { name: 'look', run: node(''), 'on-failure': 'narrow' }] })
    const stopped = await openPassingPullRequest(PLAIN, { root: other.repo.root, publish: { dryRun: true } })
    expect([stopped.problems?.[0]?.name, stopped.notes]).toEqual(['VERIFY_FAILED', undefined])
  })
})
