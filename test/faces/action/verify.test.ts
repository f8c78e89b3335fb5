import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../support/folder.ts'
import { type Garden, plantGarden, REPOSITORY, TOKEN } from '../../support/garden.ts'
import { newPull } from '../../support/github/state.ts'
import { BRANCH, moveBranch, openPull } from '../../support/provenance.ts'
import { runHere } from '../../support/runner.ts'

/** Runs the Action with an event, in an empty workspace; what it told the runner. */
async function run(garden: Garden, payload: object, inputs: Readonly<Record<string, string>> = {}) {
  using empty = temporaryFolder()
  const event = { name: 'pull_request_target', payload }
  const variables = { GITHUB_WORKSPACE: empty.path }
  return runHere(garden, { inputs: { mode: 'verify', ...inputs }, variables, event })
}

const pullEvent = async (garden: Garden) => ({
  action: 'edited',
  pull_request: { number: 1, head: { sha: await garden.remote('rev-parse', BRANCH) }, base: { ref: 'main' } },
})

/** The token may add check runs. */
function allowChecks({ github }: Garden): void {
  const viewer = github.tokens.get(TOKEN)
  if (viewer) github.tokens.set(TOKEN, { ...viewer, checks: 'write' })
}

/** The token reads only, as in a workflow with `contents: read`. */
function readOnly({ github }: Garden): void {
  const viewer = github.tokens.get(TOKEN)
  if (viewer) github.tokens.set(TOKEN, { ...viewer, contents: 'read', pullRequests: 'none' })
}

describe('mode: verify', () => {
  it('proves the pull request of the event with a token that only reads, without a checkout', {}, async () => {
    await using garden = await plantGarden()
    await openPull(garden)
    readOnly(garden)
    garden.github.clear()
    const job = await run(garden, await pullEvent(garden))
    expect([job.exitCode, job.outputs.verdict, job.errors, job.left]).toEqual([0, 'proved', [], []])
    expect(garden.repository.checkRuns).toEqual([])
    expect(garden.github.gitRequests.filter(({ url }) => url.includes('receive-pack'))).toEqual([])
  })

  it('adds a check run where it may, fails for what it refuses, and shows the difference', async () => {
    await using garden = await plantGarden()
    await openPull(garden)
    allowChecks(garden)
    await run(garden, await pullEvent(garden))
    const theirs = await garden.commitElsewhere(
      BRANCH,
      { 'beds/ivy.txt': '::error::ivy ```\n' },
      { message: '::warning::x @ivy' },
    )
    await moveBranch(garden, theirs)
    const job = await run(garden, await pullEvent(garden))
    expect([job.exitCode, job.outputs.verdict, job.errors.length]).toEqual([4, 'refused', 1])
    expect(garden.repository.checkRuns).toMatchObject([
      { name: 'editplan/verify', conclusion: 'success' },
      { name: 'editplan/verify', conclusion: 'failure', head_sha: theirs },
    ])
    expect([...job.log, ...job.errors].filter((line) => /^\s*::|##\[/.test(line))).toEqual([])
    expect(job.summary).not.toMatch(/@ivy/)
  })

  it('judges the commit of a merge queue, whose ref names the pull request', async () => {
    await using garden = await plantGarden()
    await openPull(garden)
    allowChecks(garden)
    const base = await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    const [tree = ''] = (await garden.remote('merge-tree', '--write-tree', base, BRANCH)).split('\n')
    const squashed = await garden.remote('commit-tree', tree, '-p', base, '-m', 'Plant the beds (#1)')
    const ref = `refs/heads/gh-readonly-queue/main/pr-1-${base}`
    await garden.remote('update-ref', ref, squashed)
    const event = (head: string) => ({
      action: 'checks_requested',
      merge_group: { head_ref: ref, head_sha: head, base_ref: 'refs/heads/main', base_sha: base },
    })
    expect(await run(garden, event(squashed))).toMatchObject({ exitCode: 0 })
    const more = await garden.commitElsewhere(ref.replace('refs/heads/', ''), { 'beds/ivy.txt': 'ivy\n' })
    expect(await run(garden, event(more))).toMatchObject({ exitCode: 4 })
    expect(garden.repository.checkRuns).toMatchObject([
      { conclusion: 'success', head_sha: squashed },
      { conclusion: 'failure', head_sha: more },
    ])
  })

  it('passes a pull request of somebody else, unless one of editplan is required there', {
    tags: 'quick',
  }, async () => {
    await using garden = await plantGarden()
    allowChecks(garden)
    const sha = await garden.commitElsewhere(BRANCH, { 'beds/ivy.txt': 'ivy\n' }, { onto: 'main' })
    const head = { repository: REPOSITORY, ref: BRANCH, sha }
    garden.repository.pulls.push(
      newPull({ number: 1, head, base: { repository: REPOSITORY, ref: 'main' }, user: 'moss' }),
    )
    const event = await pullEvent(garden)
    expect(await run(garden, event, { require: 'editplan/**' })).toMatchObject({ exitCode: 0 })
    expect(await run(garden, event, { require: 'editplan/**, topic' })).toMatchObject({ exitCode: 4 })
    expect(garden.repository.checkRuns.map(({ conclusion }) => conclusion)).toEqual(['neutral', 'failure'])
  })

  it('is refused on other events, with a plan, and with inputs that are none', { tags: 'quick' }, async () => {
    await using garden = await plantGarden()
    expect(await run(garden, {})).toMatchObject({ exitCode: 2 })
    const event = { pull_request: { number: 1, head: { sha: 'a'.repeat(40) }, base: { ref: 'main' } } }
    expect(await run(garden, event, { plan: 'plan.yaml', allow: 'all' })).toMatchObject({
      exitCode: 2,
      errors: [expect.anything(), expect.anything()],
    })
    expect(garden.github.traffic).toEqual([])
  })
})
