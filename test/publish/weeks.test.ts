import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../src/core/history/manifest.ts'
import { openPullRequest, type PullRequestOptions } from '../../src/index.ts'
import { type Ledger, ledgerRef } from '../../src/publish/ledger.ts'
import type { PublishOptions } from '../../src/publish/options.ts'
import { type Garden, plantGarden, TOKEN } from '../support/garden.ts'
import { installHook } from '../support/git-http.ts'
import { followRefs } from '../support/github/state.ts'
import { ledgerAt } from '../support/ledgers.ts'
import { runHere } from '../support/runner.ts'
import { edit, planOf, planText, type TestStep } from '../support/runs.ts'

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
const names = ({ problems = [] }: { readonly problems?: readonly { readonly name: string }[] }) =>
  problems.map(({ name }) => name)
const follow = ({ github, repository }: Garden) => followRefs(github.repositories, repository.name)

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

describe('a ledger that is gone', () => {
  it('is written by the next run where the plan gives the branch, which says so', async () => {
    await using garden = await plantGarden()
    await week(garden, [rose])
    await garden.remote('update-ref', '-d', ledgerRef(BRANCH))
    const { notes = [], ...again } = await week(garden, [rose])
    expect([names(again), notes.some((note) => note.includes('ledger'))]).toEqual([[], true])
    expect(await ledgerAt(garden.repository, BRANCH)).toMatchObject({ branch: `refs/heads/${BRANCH}` })
  })

  it('is written with `replace`, as the refusal of a changed plan says, and then no run warns', async () => {
    await using garden = await plantGarden()
    await week(garden, [rose])
    await garden.remote('update-ref', '-d', ledgerRef(BRANCH))
    expect(names(await week(garden, [rose, iris]))).toEqual(['BRANCH_NOT_OURS'])
    const replaced = { publish: { replace: true, foreignCommits: 'keep' } } as const
    expect(names(await week(garden, [rose, iris], replaced))).toEqual([])
    expect(await ledgerAt(garden.repository, BRANCH)).toBeDefined()
    expect(names(await week(garden, [rose, iris], { publish: { foreignCommits: 'keep' } }))).toEqual([])
    expect(await changed(garden)).toEqual(['beds/iris.txt', 'beds/rose.txt'])
  })
})

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

describe('a pull request that a person retargeted', () => {
  it('is answered there, and the next run moves it back and opens no second one', async () => {
    await using garden = await plantGarden()
    await writeFile(join(garden.checkout, 'plan.json'), planText([rose, iris], TITLED))
    expect((await runHere(garden, { inputs: { plan: 'plan.json', update: 'always' } })).exitCode).toBe(0)
    await rm(join(garden.checkout, 'plan.json'))
    await garden.remote('update-ref', 'refs/heads/trunk', await garden.remote('rev-parse', 'main'))
    const [pull] = garden.repository.pulls
    if (pull) pull.base.ref = 'trunk'
    expect(await say(garden, '/editplan drop 2')).toHaveLength(1)
    await writeFile(join(garden.checkout, 'plan.json'), planText([rose, iris], TITLED))
    expect((await runHere(garden, { inputs: { plan: 'plan.json', update: 'always' } })).exitCode).toBe(0)
    expect(garden.repository.pulls).toMatchObject([{ state: 'open', base: { ref: 'main' } }])
  })
})

describe('a person’s commit that touches no line of the plan, kept', () => {
  const keep = { publish: { foreignCommits: 'keep' } } as const
  const all: TestStep = { tool: 'Edit', glob: 'beds/*.txt', old_string: 'water', new_string: 'water daily' }

  it('is no conflict with a place that the base gained', async () => {
    await using garden = await plantGarden()
    await garden.commitElsewhere('main', { 'beds/fern.txt': 'fern\nwater\n' })
    await week(garden, [all], keep)
    await garden.commitElsewhere(BRANCH, { 'beds/ivy.txt': 'ivy\n' })
    await follow(garden)
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\nwater\n' })
    for (const _ of ['second week', 'third week']) expect(names(await week(garden, [all], keep))).toEqual([])
    expect(await changed(garden)).toEqual(['beds/fern.txt', 'beds/ivy.txt', 'beds/moss.txt'])
  })

  it('stays while a place that the plan has lost goes', async () => {
    await using garden = await plantGarden()
    await week(garden, [rose, iris], keep)
    await garden.commitElsewhere(BRANCH, { 'beds/ivy.txt': 'ivy\n' })
    await follow(garden)
    expect(names(await week(garden, [rose], keep))).toEqual([])
    expect(await changed(garden)).toEqual(['beds/ivy.txt', 'beds/rose.txt'])
  })
})

describe('a manifest that was refused with its run', () => {
  it('is pushed later on a commit where the plan applies, also above commits of an earlier pull request', async () => {
    await using garden = await plantGarden()
    const { remote, repository } = garden
    const keep = { publish: { foreignCommits: 'keep' } } as const
    await week(garden, [rose], keep)
    await garden.commitElsewhere(BRANCH, { 'beds/ivy.txt': 'ivy\n' })
    // Merged by squashing, and the branch stays.
    await garden.commitElsewhere('main', { 'beds/rose.txt': 'rose: red\n', 'beds/ivy.txt': 'ivy\n' })
    const [first] = repository.pulls
    if (first) Object.assign(first, { state: 'closed', merged: true })
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    const moss = edit('beds/moss.txt', 'moss', 'moss: green')
    await installHook(repository.folder, 'case "$1" in refs/editplan/manifests/*) exit 1;; esac; exit 0')
    expect(names(await week(garden, [moss], keep))).toEqual(['MANIFEST_MISSING'])
    await installHook(repository.folder, 'exit 0')
    expect(names(await week(garden, [moss], keep))).toEqual([])
    const { run } = (await ledgerAt(repository, BRANCH)) as Ledger
    const manifest: Manifest = JSON.parse(await remote('show', `refs/editplan/manifests/${run.manifest}:manifest.json`))
    expect(await remote('show', `${manifest.base}:beds/moss.txt`)).toBe('moss')
  })
})

describe('a decision', () => {
  async function proposed(): Promise<Garden> {
    const garden = await plantGarden()
    const plan = join(garden.checkout, 'plan.json')
    await writeFile(plan, planText([rose, iris], TITLED))
    expect((await runHere(garden, { inputs: { plan: 'plan.json', update: 'always' } })).exitCode).toBe(0)
    await rm(plan)
    return garden
  }

  it('is carried out although the base has lost another place of the plan', async () => {
    await using garden = await proposed()
    await garden.commitElsewhere('main', { 'beds/rose.txt': 'no roses\n' })
    expect(await say(garden, '/editplan drop 2')).toEqual(['+1'])
    const own = await garden.remote('merge-base', 'main', BRANCH)
    expect(await garden.remote('diff', '--name-only', own, BRANCH)).toBe('beds/rose.txt')
  })

  it('is carried out beside a person’s commit, which stays', async () => {
    await using garden = await proposed()
    const theirs = await garden.commitElsewhere(BRANCH, { 'beds/ivy.txt': 'ivy\n' })
    await follow(garden)
    expect(await say(garden, '/editplan drop 2')).toEqual(['+1'])
    expect(await changed(garden)).toEqual(['beds/ivy.txt', 'beds/rose.txt'])
    expect((await garden.remote('rev-list', BRANCH)).split('\n')).toContain(theirs)
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
