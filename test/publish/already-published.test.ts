import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exitCodeFor } from '../../src/core/report/outcome.ts'
import type { RunReport } from '../../src/core/report/report.ts'
import { parsePlan } from '../../src/index.ts'
import { openPullRequest } from '../../src/publish/open-pull-request.ts'
import type { PublishOptions } from '../../src/publish/options.ts'
import { type Garden, plantGarden, TOKEN } from '../support/garden.ts'
import { git } from '../support/github/state.ts'
import { someOf } from '../support/whole.ts'

const BRANCH = 'editplan/plant-the-beds'

const planText = (colour: string): string => `version: 1
title: Plant the beds
options: { reads: auto }
steps:
  - { tool: Edit, file_path: beds/rose.txt, old_string: rose, new_string: 'rose: ${colour}' }
`

interface Request {
  readonly text?: string
  readonly depth?: 0 | 1
  readonly options?: PublishOptions
}

/** Publishes from a checkout of its own, as each job of a workflow has one; the plan is `plan.yaml` in it. */
async function run(garden: Garden, { text = planText('red'), depth = 1, options }: Request = {}): Promise<RunReport> {
  const { github, repository, clock } = garden
  const root = await mkdtemp(join(tmpdir(), 'editplan-settled-'))
  try {
    const deep = depth === 1 ? ['--depth=1'] : []
    await git(root, ['clone', '--quiet', ...deep, '--branch=main', `file://${repository.folder}`, '.'])
    await git(root, ['remote', 'set-url', 'origin', `${github.serverUrl}/octo-org/garden.git`])
    await writeFile(join(root, 'plan.yaml'), text)
    const parsed = parsePlan({ name: 'plan.yaml', text })
    if (!parsed.ok) throw new Error('the plan is wrong')
    const { serverUrl, apiUrl } = github
    const publish = { token: TOKEN, serverUrl, apiUrl, clock, update: 'always' as const, ...options }
    return await openPullRequest(parsed.plan, {
      root,
      planFiles: [join(await git(root, ['rev-parse', '--show-toplevel']), 'plan.yaml')],
      publish,
    })
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

const RED = { 'beds/rose.txt': 'rose: red\n' }
const BACK = { 'beds/rose.txt': 'rose\n' }

/** What the buttons of a pull request do to the base. */
const MERGES: Readonly<Record<string, (garden: Garden) => Promise<unknown>>> = {
  async merge({ remote }) {
    const tree = await remote('rev-parse', `${BRANCH}^{tree}`)
    const commit = await remote('commit-tree', tree, '-p', 'main', '-p', BRANCH, '-m', 'Merge pull request #1')
    await remote('update-ref', 'refs/heads/main', commit)
  },
  squash: ({ commitElsewhere }) => commitElsewhere('main', RED, { message: 'Plant the beds (#1)\n' }),
  async rebase({ remote, commitElsewhere }) {
    const message = await remote('log', '-1', '--format=%B', BRANCH)
    await commitElsewhere('main', RED, { message })
  },
}

const wroteNothing = ({ github }: Garden): boolean =>
  !github.traffic.some((line) => /^(?:PATCH|DELETE|POST \/repos)|receive-pack/.test(line))

describe.each(someOf([1, 0] as const))('at depth %s, a plan', (depth) => {
  it.each(Object.keys(MERGES))('whose pull request was merged by %s ends well, until it is reverted', async (how) => {
    await using garden = await plantGarden()
    await run(garden, { depth })
    await MERGES[how]?.(garden)
    Object.assign(garden.repository.pulls[0]!, { state: 'closed', merged: true })
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    garden.github.clear()
    const merged = await run(garden, { depth })
    expect(exitCodeFor(merged, false)).toBe(0)
    expect(merged).toMatchObject({
      written: false,
      steps: [{ status: 'unchanged' }],
      pull_request: { operation: 'none', number: 1 },
    })
    expect(merged.notes?.join()).toContain('#1')
    expect(wroteNothing(garden)).toBe(true)
    await garden.commitElsewhere('main', BACK)
    expect(await run(garden, { depth })).toMatchObject({ pull_request: { operation: 'created', number: 2 } })
  })

  it('that landed by hand is unchanged, and its pull request is closed where that is wished', {}, async () => {
    await using garden = await plantGarden()
    await run(garden, { depth })
    await garden.commitElsewhere('main', RED)
    const kept = await run(garden, { depth })
    expect(kept).toMatchObject({ steps: [{ status: 'unchanged' }], pull_request: { operation: 'none', number: 1 } })
    const closed = await run(garden, { depth, options: { whenUnchanged: 'delete' } })
    expect(closed).toMatchObject({ pull_request: { operation: 'closed', number: 1 } })
    expect(await garden.remote('for-each-ref', '--format=%(refname)', 'refs/heads')).toBe('refs/heads/main')
    await garden.commitElsewhere('main', BACK)
    const again = await run(garden, { depth, options: { whenClosed: 'respect' } })
    expect(again).toMatchObject({ pull_request: { operation: 'created', number: 2 } })
  })

  it('is proposed on a base that was rewritten since, also where an older commit of it had the same', async () => {
    await using garden = await plantGarden()
    const older = await garden.commitElsewhere('main', RED)
    await garden.commitElsewhere('main', BACK)
    await run(garden, { depth })
    const again = await garden.remote('commit-tree', 'main^{tree}', '-p', older, '-m', 'Rewritten')
    await garden.remote('update-ref', 'refs/heads/main', again)
    expect(await run(garden, { depth })).toMatchObject({ pull_request: { operation: 'updated', number: 1 } })
    expect(await garden.remote('rev-parse', `${BRANCH}^`)).toBe(again)
    expect(await run(garden, { depth })).toMatchObject({ pull_request: { operation: 'none', number: 1 } })
  })

  it('that no longer applies, and of which nobody remembers anything, is refused', async () => {
    await using garden = await plantGarden()
    await garden.commitElsewhere('main', RED)
    await garden.commitElsewhere('main', { 'beds/rose.txt': 'lily\n' })
    const report = await run(garden, { depth })
    expect(report.steps).toMatchObject([{ status: 'failed', error: { name: 'STRING_NOT_FOUND' } }])
  })
})

describe('a plan', () => {
  it('that the base tracks updates its own branch when it changes; another one needs `replace`', async () => {
    await using garden = await plantGarden()
    await garden.commitElsewhere('main', { 'plan.yaml': planText('red') })
    await run(garden)
    const text = planText('pink')
    await garden.commitElsewhere('main', { 'plan.yaml': text })
    expect(await run(garden, { text })).toMatchObject({ pull_request: { operation: 'updated', number: 1 } })
    expect(await garden.remote('show', `${BRANCH}:beds/rose.txt`)).toBe('rose: pink')
    await garden.commitElsewhere('main', { 'plan.yaml': null })
    const refused = await run(garden, { text: planText('white') })
    expect(refused).toMatchObject({ problems: [{ name: 'OTHER_PLAN' }], totals: { applied: 0 } })
    expect(refused.pull_request).toMatchObject({ number: 1, failed: true })
    const suffixed = await run(garden, { text: planText('white'), options: { branchSuffix: 'digest' } })
    expect(suffixed.pull_request).toMatchObject({
      operation: 'created',
      branch: expect.stringMatching(/-[0-9a-f]{8}$/),
    })
  })

  it('that the base has a newer version of goes back on purpose alone, at any depth', async () => {
    await using garden = await plantGarden()
    await garden.commitElsewhere('main', { 'plan.yaml': planText('red') })
    await garden.commitElsewhere('main', { 'plan.yaml': planText('pink') })
    for (const depth of [0, 1] as const)
      await expect(run(garden, { depth })).rejects.toMatchObject({ name: 'PLAN_OUTDATED' })
    expect(await run(garden, { options: { replace: true } })).toMatchObject({ pull_request: { operation: 'created' } })
    const made = await run(garden, { text: planText('white'), options: { replace: true } })
    expect(made).toMatchObject({ pull_request: { operation: 'updated' } })
  })

  it('expires: a later run closes its pull request, and none opens it again', async () => {
    await using garden = await plantGarden()
    const options = { expires: 7 }
    await run(garden, { options })
    expect(await run(garden, { options })).toMatchObject({ pull_request: { operation: 'none', number: 1 } })
    await garden.clock.sleep(8 * 86_400_000)
    expect(await run(garden, { options })).toMatchObject({ pull_request: { operation: 'closed', number: 1 } })
    expect(await run(garden, { options })).toMatchObject({ pull_request: { operation: 'none', number: 1 } })
    expect(garden.repository.pulls).toMatchObject([{ state: 'closed' }])
    expect(await run(garden)).toMatchObject({ pull_request: { operation: 'created', number: 2 } })
  })

  it('about a glob takes up files that came after its merge, leaves those alone that it did, and ends merged without any', async () => {
    await using garden = await plantGarden()
    const text = planText('red').replace(
      /- \{.*\}/,
      "- { tool: Edit, glob: 'beds/*.txt', old_string: r, new_string: rr, expect_matches: { min: 0 } }",
    )
    await run(garden, { text })
    await garden.remote('update-ref', 'refs/heads/main', BRANCH)
    Object.assign(garden.repository.pulls[0]!, { state: 'closed', merged: true })
    const done = await garden.remote('show', 'main:beds/rose.txt')
    expect(await run(garden, { text })).toMatchObject({ pull_request: { operation: 'none', settled: 'merged' } })
    await garden.commitElsewhere('main', { 'beds/fern.txt': 'fern\n' })
    expect(await run(garden, { text })).toMatchObject({ pull_request: { operation: 'created', number: 2 } })
    expect(await garden.remote('show', `${BRANCH}:beds/fern.txt`)).toBe('ferrn')
    expect(await garden.remote('show', `${BRANCH}:beds/rose.txt`)).toBe(done)
  })

  it.each([
    ['stayed', async () => {}],
    ['is gone', ({ remote }: Garden) => remote('update-ref', '-d', `refs/heads/${BRANCH}`)],
    [
      'is to be made again on a base that moved',
      ({ commitElsewhere }: Garden) => commitElsewhere('main', { 'beds/fern.txt': 'fern\n' }),
    ],
    [
      'is gone, and is to be made on a base that moved',
      async ({ remote, commitElsewhere }: Garden) => {
        await remote('update-ref', '-d', `refs/heads/${BRANCH}`)
        await commitElsewhere('main', { 'beds/fern.txt': 'fern\n' })
      },
    ],
  ])('that a person closed is opened again where that is wished and the branch %s', async (_, happen) => {
    await using garden = await plantGarden()
    await run(garden)
    garden.repository.pulls[0]!.state = 'closed'
    await happen(garden)
    const options = { whenClosed: 'reopen' } as const
    expect(await run(garden, { options })).toMatchObject({ pull_request: { operation: 'updated', number: 1 } })
    expect(garden.repository.pulls).toMatchObject([{ state: 'open' }])
    expect(await garden.remote('rev-parse', `${BRANCH}^`)).toBe(await garden.remote('rev-parse', 'main'))
    expect(await run(garden, { options })).toMatchObject({ pull_request: { operation: 'none', number: 1 } })
  })

  it.each<[string, PublishOptions, boolean]>([
    ['signed by the API', { signCommits: 'api' }, false],
    ['signed by the API, whose branch is gone', { signCommits: 'api' }, true],
    ['of a fork', { pushToFork: 'fern/garden' }, false],
    ['of a fork, whose branch is gone', { pushToFork: 'fern/garden' }, true],
    ['of a fork, signed by the API, whose branch is gone', { pushToFork: 'fern/garden', signCommits: 'api' }, true],
  ])('that a person closed is opened again: %s', async (_, how, isGone) => {
    await using garden = await plantGarden()
    const fork = await garden.github.addRepository('fern/garden', { parent: 'octo-org/garden' })
    const { folder } = how.pushToFork === undefined ? garden.repository : fork
    const at = (...args: readonly string[]) => git(folder, args)
    const options = { ...how, maintainerCanModify: false, whenClosed: 'reopen' } as const
    await run(garden, { options })
    garden.repository.pulls[0]!.state = 'closed'
    if (isGone) await at('update-ref', '-d', `refs/heads/${BRANCH}`)
    const main = await garden.commitElsewhere('main', { 'beds/fern.txt': 'fern\n' })
    expect(await run(garden, { options })).toMatchObject({ pull_request: { operation: 'updated', number: 1 } })
    const tip = await at('rev-parse', BRANCH)
    expect(garden.repository.pulls).toMatchObject([{ state: 'open', head: { sha: tip } }])
    expect(await at('rev-parse', `${BRANCH}^`)).toBe(main)
    expect(await run(garden, { options })).toMatchObject({ pull_request: { operation: 'none', number: 1 } })
  })

  it('that GitHub does not open again is proposed in another pull request, and the report says so', async () => {
    await using garden = await plantGarden()
    await run(garden)
    garden.repository.pulls[0]!.state = 'closed'
    await garden.commitElsewhere('main', { 'beds/fern.txt': 'fern\n' })
    garden.github.faults.push({ on: 'PATCH /repos/octo-org/garden/pulls/1', status: 422, body: { message: 'No.' } })
    const report = await run(garden, { options: { whenClosed: 'reopen' } })
    expect(report).toMatchObject({
      pull_request: { operation: 'created', number: 2 },
      notes: [expect.stringContaining('#1')],
    })
    expect(garden.repository.pulls).toMatchObject([{ state: 'closed' }, { state: 'open' }])
    expect(await garden.remote('rev-parse', `${BRANCH}^`)).toBe(await garden.remote('rev-parse', 'main'))
  })

  it.each([
    ['ignore', 0, undefined],
    ['warn', 0, [{ name: 'NOTHING_TO_PUBLISH' }]],
    ['error', 1, [{ name: 'NOTHING_TO_PUBLISH' }]],
  ] as const)('that changes nothing ends as `if-no-changes: %s` says', async (ifNoChanges, code, problems) => {
    await using garden = await plantGarden()
    const text = planText('red').replace(/- \{.*\}/, '- { tool: Write, file_path: beds/rose.txt, content: "rose\\n" }')
    const report = await run(garden, { text, options: { ifNoChanges } })
    expect(exitCodeFor(report, false)).toBe(code)
    if (problems) expect(report.problems).toMatchObject(problems)
    else expect(report.problems).toBeUndefined()
  })

  it('is put into its pull request in other words when these change', async () => {
    await using garden = await plantGarden()
    await run(garden, { options: { body: 'First.' } })
    expect(await run(garden, { options: { body: 'Second.' } })).toMatchObject({
      pull_request: { operation: 'updated' },
    })
    expect(garden.repository.pulls[0]?.body).toContain('Second.')
    expect(garden.repository.pulls[0]?.body).not.toContain('First.')
  })

  it('stays a draft where that is wished of every run', async () => {
    await using garden = await plantGarden()
    await run(garden, { options: { draft: true } })
    garden.repository.pulls[0]!.draft = false
    await run(garden, { options: { draft: true } })
    expect(garden.repository.pulls[0]?.draft).toBe(false)
    await run(garden, { options: { draft: 'always' } })
    expect(garden.repository.pulls[0]?.draft).toBe(true)
  })
})
