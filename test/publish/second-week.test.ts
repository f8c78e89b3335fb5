import { describe, expect, it } from 'vitest'
import { openPullRequest, parsePlan } from '../../src/index.ts'
import { ledgerRef } from '../../src/publish/ledger.ts'
import type { PublishOptions } from '../../src/publish/options.ts'
import { type Garden, plantGarden, TOKEN } from '../support/garden.ts'
import { installHook } from '../support/git-http.ts'
import { ledgerAt } from '../support/ledgers.ts'
import { edit, planOf } from '../support/runs.ts'

const BRANCH = 'editplan/plant-the-beds'

describe('a base from which a commit was taken out by force', () => {
  it('takes its old commits along to no branch, and nobody is blamed for them', async () => {
    await using garden = await plantGarden()
    const clean = await garden.remote('rev-parse', 'main')
    const leak = await garden.commitElsewhere('main', { 'secret.txt': 'key\n' })
    await garden.publish()
    await garden.remote('update-ref', 'refs/heads/main', clean)
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    expect(await garden.publish({ options: { foreignCommits: 'keep' } })).toMatchObject({ operation: 'updated' })
    expect((await garden.remote('rev-list', BRANCH)).split('\n')).not.toContain(leak)
    expect(await garden.publish()).toMatchObject({ operation: 'none' })
  })
})

describe('reviewers of whom GitHub refuses one', () => {
  it('are asked all the same, the others, and later runs change nothing', async () => {
    await using garden = await plantGarden()
    const request = { options: { reviewers: ['fern', 'stranger'], teamReviewers: ['keepers'] } }
    expect((await garden.publish(request)).problems).toHaveLength(1)
    expect(garden.repository.pulls).toMatchObject([{ reviewers: ['fern'], teams: ['keepers'] }])
    expect(await garden.publish(request)).toMatchObject({ operation: 'none' })
    expect(await garden.publish(request)).toMatchObject({ operation: 'none' })
  })

  it('are one problem where GitHub refuses all of them, and are asked again', async () => {
    await using garden = await plantGarden()
    const request = { options: { reviewers: ['wren', 'stranger'] } }
    expect((await garden.publish(request)).problems).toHaveLength(1)
    for (const name of request.options.reviewers) garden.repository.collaborators.add(name)
    expect(await garden.publish(request)).toMatchObject({ operation: 'updated', problems: [] })
    expect(garden.repository.pulls).toMatchObject([request.options])
  })
})

describe('what a server says', () => {
  it('decides the remedy for commits that have to be signed, which then works', async () => {
    await using garden = await plantGarden()
    const said =
      'echo "error: GH013: Repository rule violations found for $1." >&2\necho "- Commits must have verified signatures." >&2'
    await installHook(garden.repository.folder, `case "$1" in refs/heads/*) ${said}\nexit 1;; esac`)
    const refused = await garden.publish().catch((error: Error) => error)
    expect((refused as Error).message).toContain('`sign-commits: api`')
    expect(await garden.publish({ options: { signCommits: 'api' } })).toMatchObject({ operation: 'created' })
  })

  it.each([
    ['GitHub Actions is not permitted to create or approve pull requests.', /Allow GitHub Actions to create/],
    ['Resource not accessible by integration', /pull-requests: write/],
    ['Resource not accessible by personal access token', /pull-requests: write/],
  ])('decides the remedy where no pull request may be opened: %s', async (message, remedy) => {
    await using garden = await plantGarden()
    garden.github.faults.push({ on: 'POST /repos/octo-org/garden/pulls', status: 403, body: { message } })
    const { problems } = await garden.publish()
    expect(problems.map((problem) => problem.message).join()).toMatch(remedy)
  })
})

describe('without a way to a pull request', () => {
  it('nothing is pushed, unless the branch alone is wanted', async () => {
    await using garden = await plantGarden()
    const before = await garden.remote('for-each-ref')
    const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${TOKEN}`).toString('base64')}`
    await garden.git('config', `http.${garden.github.serverUrl}/.extraheader`, header)
    const options = { token: undefined }
    await expect(garden.publish({ options })).rejects.toMatchObject({ name: 'GITHUB_FAILED' })
    expect(await garden.remote('for-each-ref')).toBe(before)
    expect(await garden.publish({ options: { ...options, fallback: 'warn' } })).toMatchObject({ pushed: true })
  })

  it('nothing is missing where there is nothing to push', async () => {
    await using garden = await plantGarden()
    await garden.publish()
    const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${TOKEN}`).toString('base64')}`
    await garden.git('config', `http.${garden.github.serverUrl}/.extraheader`, header)
    const options = { token: undefined }
    const again = await garden.publish({ options })
    expect(again).toMatchObject({ operation: 'none', number: 1, pushed: false, problems: [] })
    expect(again.failed).toBeUndefined()
    expect(await garden.publish({ options, changes: [{}] })).toMatchObject({ settled: 'unchanged' })
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    await expect(garden.publish({ options })).rejects.toMatchObject({ name: 'GITHUB_FAILED' })
  })
})

const PLAN = JSON.stringify({
  version: 1,
  title: 'Plant the beds',
  options: { reads: 'auto' },
  steps: [{ tool: 'Edit', file_path: 'beds/rose.txt', old_string: 'rose', new_string: 'rose: red' }],
})

/** Publishes the plan as its command does, with a manifest. */
function publishPlan({ github, clock, checkout }: Garden, publish: PublishOptions = {}) {
  const parsed = parsePlan({ name: '/home/fern/plans/beds.json', text: PLAN })
  if (!parsed.ok) throw new Error('the plan is wrong')
  const { serverUrl, apiUrl } = github
  return openPullRequest(parsed.plan, {
    root: checkout,
    publish: { token: TOKEN, serverUrl, apiUrl, clock, update: 'always', ...publish },
  })
}

it('the log tells of a server that lists all refs', async () => {
  await using garden = await plantGarden()
  expect((await publishPlan(garden)).notes?.join() ?? '').not.toContain('refs')
  await garden.git('config', 'protocol.version', '0')
  expect((await publishPlan(garden)).notes?.join()).toMatch(/all of its \d+ refs/)
})

describe('a server that refuses ledgers', () => {
  it('is told of each week, also of a branch that is there already, less a step', async () => {
    await using garden = await plantGarden()
    await installHook(garden.repository.folder, 'case "$1" in refs/editplan/branches/*) exit 1;; esac')
    const steps = ['rose', 'iris'].map((name) => edit(`beds/${name}.txt`, name, `${name}: red`))
    const { github, clock, checkout } = garden
    for (const _ of ['first', 'second', 'third']) {
      const publish = {
        token: TOKEN,
        serverUrl: github.serverUrl,
        apiUrl: github.apiUrl,
        clock,
        update: 'always' as const,
      }
      const { problems } = await openPullRequest(planOf(steps), { root: checkout, without: [2], publish })
      expect(problems?.map(({ name }) => name)).toEqual(['LEDGER_REFUSED'])
    }
    expect(garden.repository.pulls).toHaveLength(1)
  })

  it('and has an older one of a branch gets a description that the same run does not write again', async () => {
    await using garden = await plantGarden()
    await garden.publish()
    await garden.remote('update-ref', '-d', `refs/heads/${BRANCH}`)
    garden.repository.pulls[0]!.state = 'closed'
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    await installHook(garden.repository.folder, 'case "$1" in refs/editplan/branches/*) exit 1;; esac')
    expect(await garden.publish()).toMatchObject({ operation: 'created' })
    const { body } = garden.repository.pulls[1]!
    expect(await garden.publish()).toMatchObject({ operation: 'none' })
    expect(garden.repository.pulls[1]!.body).toBe(body)
  })
})

describe('a pull request that was moved to another base while its ledger was lost', () => {
  it('is moved back, and stays the only one', async () => {
    await using garden = await plantGarden()
    await garden.publish({ options: { labels: ['bloom'] } })
    await garden.remote('update-ref', 'refs/heads/next', await garden.remote('rev-parse', 'main'))
    garden.repository.pulls[0]!.base.ref = 'next'
    await garden.remote('update-ref', '-d', ledgerRef(BRANCH))
    expect(await garden.publish({ options: { labels: ['bloom'] } })).toMatchObject({ number: 1, operation: 'updated' })
    expect(garden.repository.pulls).toMatchObject([{ state: 'open', base: { ref: 'main' }, labels: ['bloom'] }])
    expect(await garden.publish({ options: { labels: ['bloom'] } })).toMatchObject({ operation: 'none' })
  })

  it('stays where it is when a person opened it', async () => {
    await using garden = await plantGarden()
    await garden.publish()
    await garden.remote('update-ref', 'refs/heads/next', await garden.remote('rev-parse', 'main'))
    const [ours] = garden.repository.pulls
    Object.assign(ours as object, { user: 'fern', base: { ...ours?.base, ref: 'next' } })
    await garden.remote('update-ref', '-d', ledgerRef(BRANCH))
    expect(await garden.publish()).toMatchObject({ number: 2, operation: 'created' })
    expect(garden.repository.pulls).toMatchObject([{ base: { ref: 'next' } }, { base: { ref: 'main' } }])
  })
})

describe('the manifest of a branch whose ledger was refused', () => {
  it('is that of the commits on it once the ledger is taken, with commits of others too', async () => {
    await using garden = await plantGarden()
    await publishPlan(garden)
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    await installHook(garden.repository.folder, 'case "$1" in refs/editplan/branches/*) exit 1;; esac')
    await publishPlan(garden)
    await garden.commitElsewhere(BRANCH, { 'beds/ivy.txt': 'ivy\n' })
    await installHook(garden.repository.folder, 'exit 0')
    await publishPlan(garden, { foreignCommits: 'keep' })
    const { manifest } = (await ledgerAt(garden.repository, BRANCH))?.run ?? {}
    const text = await garden.remote('cat-file', 'blob', `refs/editplan/manifests/${manifest}:manifest.json`)
    expect(JSON.parse(text)).toMatchObject({ base: await garden.remote('rev-parse', 'main') })
  })
})

describe('a push after which no pull request could be opened or updated', () => {
  const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${TOKEN}`).toString('base64')}`

  it.each<[string, string, number, boolean]>([
    ['no permission', 'POST /repos/octo-org/garden/pulls', 403, false],
    ['a token that ended', 'POST /repos/octo-org/garden/pulls', 401, false],
    ['no permission, on a branch that was there', 'PATCH /repos/octo-org/garden/pulls/1', 403, true],
    ['a token that ended, on a branch that was there', 'PATCH /repos/octo-org/garden/pulls/1', 401, true],
  ])('is taken back as its message says: %s', async (_name, on, status, isThere) => {
    await using garden = await plantGarden()
    if (isThere) {
      await publishPlan(garden)
      await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    }
    const before = await garden.remote('for-each-ref')
    garden.github.faults.push({ on, status, body: { message: 'Resource not accessible by integration' } })
    const { problems = [] } = await publishPlan(garden)
    expect(await garden.remote('for-each-ref')).not.toBe(before)
    const [, command = ''] = /`git (push [^`]*)`/.exec(problems.map(({ message }) => message).join(' ')) ?? []
    await garden.git('-c', `http.extraheader=${header}`, ...command.split(' '))
    expect(await garden.remote('for-each-ref')).toBe(before)
  })
})

it('no folder of the machine is in the body', async () => {
  await using garden = await plantGarden()
  await publishPlan(garden)
  expect(garden.repository.pulls[0]?.body).toContain('beds.json')
  expect(garden.repository.pulls[0]?.body).not.toContain('/home/fern')
})
