import { describe, expect, it } from 'vitest'
import { openPullRequest, type PullRequestOptions } from '../../src/index.ts'
import { ledgerRef } from '../../src/publish/ledger.ts'
import type { PublishOptions } from '../../src/publish/options.ts'
import { type Garden, plantGarden, TOKEN } from '../support/garden.ts'
import { ledgerAt } from '../support/ledgers.ts'
import { runHere } from '../support/runner.ts'
import { edit, planOf, type TestStep } from '../support/runs.ts'

const BRANCH = 'editplan/plant-the-beds'
const TITLED = { title: 'Plant the beds' }
const rose = edit('beds/rose.txt', 'rose', 'rose: red')
const iris = edit('beds/iris.txt', 'iris', 'iris: blue')

/** A run of what a generator proposes this week. */
function week(
  { github, clock, checkout }: Garden,
  steps: readonly TestStep[],
  { publish, ...options }: Partial<PullRequestOptions> & { readonly publish?: PublishOptions } = {},
) {
  const { serverUrl, apiUrl } = github
  return openPullRequest(planOf(steps, TITLED), {
    ...{ root: checkout, source: { made: 'name weekly' }, ...options },
    publish: { token: TOKEN, serverUrl, apiUrl, clock, update: 'always', ...publish },
  })
}

const changed = async ({ remote }: Garden) => (await remote('diff', '--name-only', 'main', BRANCH)).split('\n')

/** Somebody comments on the pull request, and no review runs. */
function comment({ repository: { comments, permissions } }: Garden, body: string) {
  permissions.set('fern', 'write')
  const said = { id: comments.length + 1, issue: 1, user: 'fern', body, reactions: [] as string[] }
  comments.push(said)
  return said
}

/** Somebody comments on the pull request, and the review runs. */
async function say(garden: Garden, body: string): Promise<readonly string[]> {
  const said = comment(garden, body)
  const sender = { login: 'fern', type: 'User' }
  const payload = { action: 'created', sender, issue: { number: 1, pull_request: {} }, comment: said }
  const job = await runHere(garden, { inputs: { mode: 'review' }, event: { name: 'issue_comment', payload } })
  expect(job.exitCode).toBe(0)
  return said.reactions
}

/** The review runs for an edit of the body from one text to another. */
async function reviewEdit(garden: Garden, from: string, body: string) {
  garden.repository.permissions.set('fern', 'write')
  const sender = { login: 'fern', type: 'User' }
  const payload = { action: 'edited', sender, pull_request: { number: 1, body }, changes: { body: { from } } }
  return runHere(garden, { inputs: { mode: 'review' }, event: { name: 'pull_request_target', payload } })
}

describe('what a reviewer left out', () => {
  const leftOut = { without: [2], publish: { decided: [{ step: 2, by: 'fern' }] } }

  it('stays out while another step changes', async () => {
    await using garden = await plantGarden()
    await week(garden, [rose, iris], leftOut)
    await week(garden, [edit('beds/rose.txt', 'rose', 'rose: white'), iris])
    expect(await changed(garden)).toEqual(['beds/rose.txt'])
    expect(await garden.remote('show', `${BRANCH}:beds/rose.txt`)).toBe('rose: white')
  })

  it('is told where no step of the plan is it any more', async () => {
    await using garden = await plantGarden()
    await week(garden, [rose, iris], leftOut)
    const { notes = [] } = await week(garden, [rose, edit('beds/iris.txt', 'iris', 'iris: grey')])
    expect(notes.some((note) => note.includes('fern'))).toBe(true)
    expect(garden.repository.pulls[0]?.body).toContain('fern')
  })
})

describe('a comment that names a step by its number', () => {
  it('is not carried out a second time when the ledger is lost and the plan has another order', async () => {
    await using garden = await plantGarden()
    await week(garden, [rose, iris])
    expect(await say(garden, '/editplan drop 2')).toEqual(['+1'])
    await garden.remote('update-ref', '-d', ledgerRef(BRANCH))
    await week(garden, [iris, rose], { publish: { replace: true, foreignCommits: 'keep' } })
    expect(await say(garden, '/editplan help')).toEqual(['+1'])
    expect(await changed(garden)).toEqual(['beds/iris.txt', 'beds/rose.txt'])
    expect((await ledgerAt(garden.repository, BRANCH))?.run.without).toEqual([])
  })

  it('is refused where the plan changed before anybody answered it, and is carried out when it is repeated', async () => {
    await using garden = await plantGarden()
    await week(garden, [rose, iris])
    const earlier = comment(garden, '/editplan drop 2')
    await week(garden, [iris, rose])
    expect(await say(garden, '/editplan help')).toEqual(['+1'])
    expect(earlier.reactions).toEqual(['confused'])
    expect(await changed(garden)).toEqual(['beds/iris.txt', 'beds/rose.txt'])
    expect(await say(garden, '/editplan drop 2')).toEqual(['+1'])
    expect(await changed(garden)).toEqual(['beds/iris.txt'])
  })

  it('is carried out where the plan is still the one that it is about', async () => {
    await using garden = await plantGarden()
    await week(garden, [rose, iris])
    const earlier = comment(garden, '/editplan drop 2')
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    await week(garden, [rose, iris])
    expect(await say(garden, '/editplan help')).toEqual(['+1'])
    expect(earlier.reactions).toEqual(['+1'])
    expect(await garden.remote('diff', '--name-only', `main...${BRANCH}`)).toBe('beds/rose.txt')
  })
})

describe('a box of the list of steps', () => {
  const untick = (body: string) => body.replace(/^- \[x\] 2 /m, '- [ ] 2 ')
  const leftOut = async ({ repository }: Garden) => (await ledgerAt(repository, BRANCH))?.run.without

  it('is taken from the list of the plan that the branch has, not from one that another plan had, however alike both look', async () => {
    await using garden = await plantGarden({ reviews: true })
    const body = () => garden.repository.pulls[0]?.body ?? ''
    await week(garden, [rose, iris])
    const earlier = body()
    await week(garden, [iris, rose])
    const shown = body()
    const late = await reviewEdit(garden, earlier, untick(earlier))
    expect([late.exitCode, garden.repository.comments.length, body()]).toEqual([0, 1, shown])
    expect([await leftOut(garden), await changed(garden)]).toEqual([[], ['beds/iris.txt', 'beds/rose.txt']])
    expect((await reviewEdit(garden, shown, untick(shown))).exitCode).toBe(0)
    expect([await leftOut(garden), await changed(garden)]).toEqual([[2], ['beds/iris.txt']])
  })
})
