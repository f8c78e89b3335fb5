import { describe, expect, it } from 'vitest'
import type { Change } from '../support/commits.ts'
import { CHANGES, type Garden, plantGarden } from '../support/garden.ts'
import { ledgerAt } from '../support/ledgers.ts'

const BRANCH = 'editplan/plant-the-beds'

const pushes = ({ github }: Garden): number =>
  github.gitRequests.filter(({ method, url }) => method === 'POST' && url.endsWith('/git-receive-pack')).length

const created = ({ github }: Garden): number =>
  github.requests.filter(({ method, path, status }) => method === 'POST' && path.endsWith('/pulls') && status === 201)
    .length

const PULLS = 'POST /repos/octo-org/garden/pulls'

/** As somebody does on GitHub, which closes the pull request then. */
async function deleteBranch(garden: Garden): Promise<void> {
  await garden.remote('update-ref', '-d', `refs/heads/${BRANCH}`)
  for (const pull of garden.repository.pulls) pull.state = 'closed'
}

const fileAt = (garden: Garden, path: string): Promise<string> => garden.remote('show', `${BRANCH}:${path}`)

const failure = async (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'nothing thrown',
    (error: Error) => error.name,
  )

describe('the branch', () => {
  it('moves with a changed plan on the same branch, and so does its pull request', { tags: 'quick' }, async () => {
    await using garden = await plantGarden()
    await garden.publish()
    const changed: readonly Change[] = [...CHANGES, { 'beds/fern.txt': 'fern\n' }]
    const request = { plan: 'b'.repeat(64), changes: changed }
    expect(await failure(garden.publish(request))).toBe('OTHER_PLAN')
    const result = await garden.publish({ ...request, options: { replace: true } })
    expect(result).toMatchObject({ operation: 'updated', number: 1, pushed: true, notes: [] })
    expect(await fileAt(garden, 'beds/fern.txt')).toBe('fern')
    expect(garden.repository.pulls).toMatchObject([{ number: 1, state: 'open' }])
  })

  it('moves where the same plan gives another result on the same base', async () => {
    await using garden = await plantGarden()
    await garden.publish()
    const changes = [{ 'beds/rose.txt': 'rose: pink\n' }, { 'beds/iris.txt': 'iris: blue\n' }]
    expect(await garden.publish({ changes })).toMatchObject({ operation: 'updated', pushed: true })
    expect(await fileAt(garden, 'beds/rose.txt')).toBe('rose: pink')
  })

  it('is made anew on the base where the base moved', async () => {
    await using garden = await plantGarden()
    await garden.publish()
    const moved = await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    const result = await garden.publish()
    expect(result).toMatchObject({ operation: 'updated', number: 1, pushed: true })
    expect(await garden.remote('merge-base', 'main', BRANCH)).toBe(moved)
    expect(garden.repository.pulls).toMatchObject([{ state: 'open' }])
    expect(created(garden)).toBe(1)
  })

  it('stays where the base moved and merging it gives the same, with nothing written and a reason', async () => {
    await using garden = await plantGarden()
    const options = { update: 'when-needed' } as const
    const { headSha } = await garden.publish({ options })
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    garden.github.clear()
    expect(await garden.publish({ options })).toMatchObject({ operation: 'none', pushed: false, headSha })
    expect(garden.github.traffic.filter((line) => /^(?:PATCH|POST \/repos)|receive-pack/.test(line))).toEqual([])
    await garden.commitElsewhere('main', { 'beds/rose.txt': 'rose\n', 'beds/iris.txt': 'iris \n' })
    expect(await garden.publish({ options })).toMatchObject({ operation: 'updated', pushed: true })
  })

  it('is refused before anything is pushed where a branch is in the way of its name', async () => {
    await using garden = await plantGarden()
    await garden.remote('branch', 'editplan', 'main')
    expect(await failure(garden.publish())).toBe('BRANCH_EXISTS')
    await garden.remote('branch', '-M', 'editplan', 'other/beds')
    expect(await failure(garden.publish({ options: { branch: 'other' } }))).toBe('BRANCH_EXISTS')
    expect(pushes(garden)).toBe(0)
    expect(await garden.publish()).toMatchObject({ pushed: true })
  })

  it('is not pushed where the base moved and came back to the same tree', async () => {
    await using garden = await plantGarden()
    await garden.publish()
    await garden.commitElsewhere('main', {})
    garden.github.clear()
    expect(await garden.publish()).toMatchObject({ operation: 'none', pushed: false })
    expect(pushes(garden)).toBe(0)
  })

  it('is refused while it holds commits of others, amended ones among them', async () => {
    await using garden = await plantGarden()
    await garden.publish()
    const ours = await garden.remote('rev-parse', BRANCH)
    const theirs = await garden.commitElsewhere(BRANCH, { 'beds/ivy.txt': 'ivy\n' })
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    expect(await failure(garden.publish())).toBe('BRANCH_HAS_FOREIGN_COMMITS')
    expect(await garden.remote('rev-parse', BRANCH)).toBe(theirs)
    const message = await garden.remote('log', '-1', '--format=%B', ours)
    await garden.commitElsewhere(
      BRANCH,
      { 'beds/iris.txt': 'iris: white\n' },
      { onto: `${ours}^`, message, authorDate: '1767225601 +0000' },
    )
    expect(await failure(garden.publish())).toBe('BRANCH_HAS_FOREIGN_COMMITS')
  })

  it('keeps commits of others where that is wished, and puts the run on top of them', async () => {
    await using garden = await plantGarden()
    await garden.publish()
    const theirs = await garden.commitElsewhere(BRANCH, { 'beds/ivy.txt': 'ivy\n' })
    const options = { foreignCommits: 'keep', replace: true } as const
    const request = { plan: 'b'.repeat(64), changes: [...CHANGES, { 'beds/fern.txt': 'fern\n' }], options }
    const result = await garden.publish(request)
    expect(await garden.remote('rev-parse', `${BRANCH}^`)).toBe(theirs)
    expect(await garden.remote('ls-tree', '-r', '--name-only', BRANCH)).toBe(
      ['README.md', 'beds/fern.txt', 'beds/iris.txt', 'beds/ivy.txt', 'beds/rose.txt'].join('\n'),
    )
    garden.github.clear()
    expect(await garden.publish(request)).toMatchObject({ operation: 'none', pushed: false, headSha: result.headSha })
  })

  it('is taken for ours after a run that died between push and pull request', async () => {
    await using garden = await plantGarden()
    garden.github.faults.push(
      ...Array.from({ length: 5 }, () => ({
        on: PULLS,
        status: 500,
        body: { message: 'no' },
      })),
    )
    expect(await garden.publish()).toMatchObject({ failed: true, pushed: true, problems: [{ name: 'GITHUB_FAILED' }] })
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    expect(await garden.publish()).toMatchObject({ operation: 'created', number: 1, pushed: true })
  })

  it('comes back after somebody deleted it, with a new pull request', async () => {
    await using garden = await plantGarden()
    await garden.publish()
    await deleteBranch(garden)
    expect(await garden.publish()).toMatchObject({ operation: 'created', number: 2, pushed: true })
    await garden.remote('update-ref', 'refs/heads/main', BRANCH)
    await garden.publish({ changes: [], options: { whenUnchanged: 'close' } })
    const { pulls } = (await ledgerAt(garden.repository, BRANCH)) ?? {}
    expect(pulls?.map(({ number, state }) => [number, state])).toEqual([
      [1, 'closed'],
      [2, 'unchanged'],
    ])
  })

  it('is pushed over what another run pushed meanwhile only when that is ours', async () => {
    await using garden = await plantGarden()
    await garden.publish()
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    // The lease refuses the first push, the second look finds a reviewer's commit.
    garden.github.faults.push({
      on: 'git /octo-org/garden.git/info/refs?service=git-receive-pack',
      meanwhile: async () => void (await garden.commitElsewhere(BRANCH, { 'beds/ivy.txt': 'ivy\n' })),
    })
    expect(await failure(garden.publish())).toBe('BRANCH_HAS_FOREIGN_COMMITS')
    expect(await fileAt(garden, 'beds/ivy.txt')).toBe('ivy')
  })

  it('deleted between look and push is pushed again, and its pull request is opened anew', async () => {
    await using garden = await plantGarden()
    await garden.publish()
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    garden.github.faults.push({
      on: 'git /octo-org/garden.git/info/refs?service=git-receive-pack',
      meanwhile: () => deleteBranch(garden),
    })
    const result = await garden.publish()
    expect(result).toMatchObject({ operation: 'created', number: 2, pushed: true })
    expect(await garden.remote('rev-parse', BRANCH)).toBe(result.headSha)
    expect(garden.repository.pulls.map(({ state }) => state)).toEqual(['closed', 'open'])
  })

  it('deleted between push and pull request leaves none, and comes back with the next run', async () => {
    await using garden = await plantGarden()
    garden.github.faults.push({ on: PULLS, meanwhile: () => deleteBranch(garden) })
    expect(await garden.publish()).toMatchObject({ failed: true, problems: [{ name: 'GITHUB_FAILED' }] })
    expect(garden.repository.pulls).toEqual([])
    expect(await garden.publish()).toMatchObject({ operation: 'created', number: 1, pushed: true })
  })

  it('merged by hand between push and pull request needs none', async () => {
    await using garden = await plantGarden()
    garden.github.faults.push({
      on: PULLS,
      meanwhile: async () => void (await garden.remote('update-ref', 'refs/heads/main', BRANCH)),
    })
    const result = await garden.publish()
    expect(result).toMatchObject({ operation: 'none', pushed: true, url: '' })
    expect(result.notes).toHaveLength(1)
    expect(garden.repository.pulls).toEqual([])
  })

  it('serves two runs that race to one branch and one pull request', async () => {
    await using garden = await plantGarden()
    const results = await Promise.all([garden.publish(), garden.publish()])
    expect(results.map(({ number }) => number)).toEqual([1, 1])
    expect(created(garden)).toBe(1)
    expect(garden.repository.pulls).toMatchObject([{ state: 'open', head: { sha: results[0]?.headSha } }])
  })

  it('is deleted with its pull request closed once nothing differs from the base, where that is wished', async () => {
    await using garden = await plantGarden()
    await garden.publish()
    await garden.remote('update-ref', 'refs/heads/main', BRANCH)
    const result = await garden.publish({ changes: [], options: { whenUnchanged: 'delete' } })
    expect(result.operation).toBe('closed')
    expect(garden.repository.pulls).toMatchObject([{ state: 'closed' }])
    expect(await garden.remote('for-each-ref', '--format=%(refname:short)', 'refs/heads')).toBe('main')
  })
})
