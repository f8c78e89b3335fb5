import { describe, expect, it } from 'vitest'
import { ledgerRef } from '../../src/publish/ledger.ts'
import { type Garden, plantGarden } from '../support/garden.ts'
import { ledgerAt } from '../support/ledgers.ts'
import { someOf } from '../support/whole.ts'

const BRANCH = 'editplan/plant-the-beds'

const refsOf = ({ remote }: Garden): Promise<string> =>
  remote('for-each-ref', '--format=%(objectname) %(refname)', 'refs/heads')

/** The error that publishing ends with; the remote has to be as it was. */
async function refusal(garden: Garden, request: Parameters<Garden['publish']>[0]): Promise<string> {
  const before = await refsOf(garden)
  const name = await garden.publish(request).then(
    () => 'nothing thrown',
    (error: Error) => error.name,
  )
  expect(await refsOf(garden)).toBe(before)
  return name
}

/** The base goes on for longer than the first attempts to deepen reach. */
async function goOn(garden: Garden, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await garden.commitElsewhere('main', { 'beds/moss.txt': `${at}\n` })
}

describe.each(
  someOf([
    ['one commit deep', true],
    ['whole', false],
  ] as const),
)('in a checkout %s, a branch', (_name, shallow) => {
  it('of people is refused, behind the base too; with `replace` one that the base holds is taken', {}, async () => {
    await using garden = await plantGarden({ shallow })
    await garden.remote('branch', 'production', 'main~1')
    await garden.remote('branch', 'topic', 'main')
    const theirs = await garden.commitElsewhere('topic', { 'beds/ivy.txt': 'ivy\n' })
    expect(await refusal(garden, { options: { branch: 'production' } })).toBe('BRANCH_NOT_OURS')
    expect(await refusal(garden, { options: { branch: 'topic', foreignCommits: 'keep' } })).toBe('BRANCH_NOT_OURS')
    expect(await refusal(garden, { options: { branch: 'topic', replace: true } })).toBe('BRANCH_HAS_FOREIGN_COMMITS')
    expect(await garden.publish({ options: { branch: 'production', replace: true } })).toMatchObject({ pushed: true })
    const kept = { branch: 'topic', replace: true, foreignCommits: 'keep' } as const
    expect(await garden.publish({ options: kept })).toMatchObject({ pushed: true })
    expect(await garden.remote('merge-base', 'topic', theirs)).toBe(theirs)
  })

  it('that a run pushed is known by what the plan gives, without a pull request, when the base has moved on', async () => {
    await using garden = await plantGarden({ shallow })
    await garden.publish()
    garden.repository.pulls.length = 0
    await goOn(garden, 25)
    expect(await garden.publish()).toMatchObject({ operation: 'created', pushed: true, notes: [] })
  })

  it('whose pull request was squashed, closed or wiped of its record is still ours', async () => {
    await using garden = await plantGarden({ shallow })
    await garden.publish()
    const pull = garden.repository.pulls[0]!
    Object.assign(pull, { state: 'closed', merged: true })
    await garden.commitElsewhere('main', { 'beds/rose.txt': 'rose: red\n', 'beds/iris.txt': 'iris: blue\n' })
    await garden.commitElsewhere('main', { 'beds/rose.txt': 'rose\n', 'beds/iris.txt': 'iris\n' })
    expect(await garden.publish()).toMatchObject({ operation: 'created', number: 2 })
    garden.repository.pulls[1]!.body = 'Nothing left.'
    await goOn(garden, 3)
    expect(await garden.publish()).toMatchObject({ operation: 'updated', number: 2, pushed: true })
  })

  it('made through the API is refused without its ledger', async () => {
    await using garden = await plantGarden({ shallow })
    const options = { signCommits: 'api' } as const
    await garden.publish({ options })
    garden.repository.pulls.length = 0
    await garden.remote('update-ref', '-d', ledgerRef(BRANCH))
    await goOn(garden, 1)
    expect(await refusal(garden, { options })).toBe('BRANCH_NOT_OURS')
  })

  it('that GitHub brought up to date is not pushed where it holds the result', async () => {
    await using garden = await plantGarden({ shallow })
    await garden.publish()
    const base = await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    const tip = await garden.remote('rev-parse', BRANCH)
    const [tree = ''] = (await garden.remote('merge-tree', '--write-tree', tip, base)).split('\n')
    const merge = await garden.remote('commit-tree', tree, '-p', tip, '-p', base, '-m', 'Merge branch main')
    await garden.remote('update-ref', `refs/heads/${BRANCH}`, merge)
    expect(await garden.publish()).toMatchObject({ pushed: false, headSha: merge })
    garden.github.clear()
    expect(await garden.publish()).toMatchObject({ operation: 'none', pushed: false, headSha: merge })
    expect(garden.github.traffic.filter((line) => /^(?:PATCH|POST \/repos)|receive-pack/.test(line))).toEqual([])
  })
})

describe('a branch of more commits than a record lists', () => {
  it('is recorded by its ends, and known by them', async () => {
    await using garden = await plantGarden()
    const changes = Array.from({ length: 251 }, (_, at) => ({ 'beds/rose.txt': `rose ${at}\n` }))
    await garden.publish({ changes })
    expect((await ledgerAt(garden.repository, BRANCH))?.run.own).toHaveLength(1)
    await goOn(garden, 1)
    expect(await garden.publish({ changes })).toMatchObject({ operation: 'updated', pushed: true })
    await garden.commitElsewhere(BRANCH, { 'beds/ivy.txt': 'ivy\n' })
    expect(await refusal(garden, { changes })).toBe('BRANCH_HAS_FOREIGN_COMMITS')
  })
})

describe('a branch with commits of others', () => {
  it('is not deleted, also where an earlier run kept them', async () => {
    await using garden = await plantGarden()
    await garden.publish()
    const theirs = await garden.commitElsewhere(BRANCH, { 'beds/ivy.txt': 'ivy\n' })
    await garden.publish({ options: { foreignCommits: 'keep' } })
    await garden.commitElsewhere('main', { 'beds/rose.txt': 'rose: red\n', 'beds/iris.txt': 'iris: blue\n' })
    const result = await garden.publish({ changes: [], options: { whenUnchanged: 'delete' } })
    expect(result.operation).toBe('closed')
    expect(await garden.remote('merge-base', BRANCH, theirs)).toBe(theirs)
  })

  it('is not deleted where no run made what it is at, and is where the base took it', async () => {
    await using garden = await plantGarden()
    await garden.publish()
    const tip = await garden.remote('rev-parse', BRANCH)
    await garden.remote('update-ref', 'refs/heads/main', tip)
    await garden.remote('update-ref', `refs/heads/${BRANCH}`, 'main~2')
    const wish = { changes: [], options: { whenUnchanged: 'delete' } } as const
    expect(await garden.publish(wish)).toMatchObject({ operation: 'closed' })
    expect(await refsOf(garden)).toContain(`refs/heads/${BRANCH}`)
    garden.repository.pulls[0]!.state = 'open'
    await garden.remote('update-ref', `refs/heads/${BRANCH}`, tip)
    expect(await garden.publish(wish)).toMatchObject({ operation: 'closed' })
    expect(await refsOf(garden)).not.toContain(`refs/heads/${BRANCH}`)
  })

  it('is told also where they merge no more than commits of its own', async () => {
    await using garden = await plantGarden()
    await garden.publish()
    const [tip, under] = (await garden.remote('rev-parse', BRANCH, `${BRANCH}~`)).split('\n')
    const merge = await garden.remote('commit-tree', `${tip}^{tree}`, '-p', `${tip}`, '-p', `${under}`, '-m', 'merge')
    await garden.remote('update-ref', `refs/heads/${BRANCH}`, merge)
    const changes = [{ 'beds/rose.txt': 'rose: pink\n' }]
    expect(await refusal(garden, { changes })).toBe('BRANCH_HAS_FOREIGN_COMMITS')
  })

  it('keeps them through a plan that replaces another', async () => {
    await using garden = await plantGarden()
    await garden.publish()
    const theirs = await garden.commitElsewhere(BRANCH, { 'beds/ivy.txt': 'ivy\n' })
    const other = { plan: 'b'.repeat(64), changes: [{ 'beds/fern.txt': 'fern\n' }] }
    expect(await refusal(garden, { ...other, options: { foreignCommits: 'keep' } })).toBe('OTHER_PLAN')
    expect(await refusal(garden, { ...other, options: { replace: true } })).toBe('BRANCH_HAS_FOREIGN_COMMITS')
    await garden.publish({ ...other, options: { replace: true, foreignCommits: 'keep' } })
    expect(await garden.remote('merge-base', BRANCH, theirs)).toBe(theirs)
    expect(await refusal(garden, { ...other, options: { replace: true } })).toBe('BRANCH_HAS_FOREIGN_COMMITS')
  })
})
