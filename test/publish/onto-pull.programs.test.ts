import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Garden, plantGarden, REPOSITORY } from '../support/garden.ts'
import { installHook } from '../support/git-http.ts'
import type { Fault } from '../support/github/faults.ts'
import { openTheirPull } from '../support/open-pulls.ts'
import { type JobRequest, runJob } from '../support/runner.ts'
import { edit, planText } from '../support/runs.ts'

const PLAN = planText([edit('beds/rose.txt', 'rose', 'red')])

/** The Action with `onto: pull-request` on an event of a pull request; what else the event says is not true. */
async function onto(garden: Garden, number: number, inputs: Readonly<Record<string, string>> = {}, plan = PLAN) {
  const head = { sha: 'a'.repeat(40), ref: 'main', repo: { full_name: 'evil/garden' } }
  const payload = { pull_request: { number, head, base: { ref: 'main' } } }
  return onEvent(garden, { name: 'pull_request_target', payload }, inputs, plan)
}

async function onEvent(
  garden: Garden,
  event: JobRequest['event'],
  inputs: Readonly<Record<string, string>> = {},
  plan = PLAN,
): Promise<{
  readonly exitCode: number
  readonly names: readonly string[]
  readonly number: string | undefined
  readonly said: string
}> {
  await writeFile(join(garden.checkout, 'plan.json'), plan)
  const given = { plan: 'plan.json', onto: 'pull-request', ...inputs }
  const { exitCode, stdout, outputs } = await runJob(garden, { inputs: given, ...(event && { event }) })
  const names = [...stdout.matchAll(/^::error .*?title=([A-Z_]+)/gm)].map(([, name = '']) => name)
  return { exitCode, names, number: outputs['pull-request-number'], said: stdout }
}

describe('`onto: pull-request`', () => {
  it('puts the commits on top of the pull request’s own branch, once', { tags: 'quick' }, async () => {
    await using garden = await plantGarden()
    const pull = await openTheirPull(garden, { change: { 'beds/moss.txt': 'moss\n' }, branch: 'topic' })
    const before = pull.head.sha
    expect(await onto(garden, pull.number)).toMatchObject({ exitCode: 0, names: [], number: String(pull.number) })
    expect(await garden.remote('rev-parse', 'topic~1')).toBe(before)
    expect(await garden.remote('show', 'topic:beds/rose.txt', 'topic:beds/moss.txt')).toBe('red\nmoss')
    const refs = await garden.remote('for-each-ref', '--format=%(refname)')
    expect(refs).not.toMatch(/editplan/)
    const tip = await garden.remote('rev-parse', 'topic')
    expect((await onto(garden, pull.number)).exitCode).toBe(0)
    expect(await garden.remote('rev-parse', 'topic')).toBe(tip)
    expect(garden.repository.pulls).toHaveLength(1)
  })

  it('shows what it would put there, and puts nothing, in a dry run', async () => {
    await using garden = await plantGarden()
    const pull = await openTheirPull(garden, { change: { 'beds/moss.txt': 'moss\n' }, branch: 'topic' })
    const dry = await onto(garden, pull.number, { 'dry-run': 'true' })
    expect(dry).toMatchObject({ exitCode: 0, names: [], number: String(pull.number) })
    expect(dry.said).toContain(`1 commit on top of the branch of #${pull.number}`)
    expect(await garden.remote('rev-parse', 'topic')).toBe(pull.head.sha)
  })

  it('follows the policy of the base, whatever the head has', async () => {
    await using garden = await plantGarden()
    const policy = 'version: 1\nonly: [ "docs/**" ]\n'
    await garden.commitElsewhere('main', { '.github/editplan.yml': policy })
    const change = { '.github/editplan.yml': 'version: 1\nmode: bypassPermissions\n' }
    const pull = await openTheirPull(garden, { change, branch: 'topic' })
    expect(await onto(garden, pull.number)).toMatchObject({ exitCode: 3, names: ['PATH_DENIED'] })
    expect(await garden.remote('rev-parse', 'topic')).toBe(pull.head.sha)
  })

  it('fails where the result is refused as a whole, and pushes nothing', async () => {
    await using garden = await plantGarden()
    const change = { '.gitmodules': '', 'lib/soil': { mode: '160000', content: 'a'.repeat(40) } }
    await garden.commitElsewhere('main', change)
    const pull = await openTheirPull(garden, { change: { 'beds/moss.txt': 'moss\n' }, branch: 'topic' })
    const plan = planText([{ tool: 'Submodule', path: 'lib/soil', commit: 'f'.repeat(40) }])
    expect(await onto(garden, pull.number, {}, plan)).toMatchObject({ exitCode: 1, names: ['SUBMODULE_INVALID'] })
    expect(await garden.remote('rev-parse', 'topic')).toBe(pull.head.sha)
  })

  it('is refused by name where somebody pushes meanwhile, and right when it runs again', async () => {
    await using garden = await plantGarden()
    const pull = await openTheirPull(garden, { change: { 'beds/moss.txt': 'moss\n' }, branch: 'topic' })
    let theirs = ''
    garden.github.faults.push({
      on: `git /${REPOSITORY}.git/git-receive-pack`,
      meanwhile: async () => {
        theirs = await garden.commitElsewhere('topic', { 'beds/ivy.txt': 'ivy\n' })
        pull.head.sha = theirs
      },
    })
    expect((await onto(garden, pull.number)).names).toEqual(['BRANCH_OVERTAKEN'])
    expect(await garden.remote('rev-parse', 'topic')).toBe(theirs)
    expect((await onto(garden, pull.number)).exitCode).toBe(0)
    expect(await garden.remote('rev-parse', 'topic~1')).toBe(theirs)
  })

  it.each<[string, Pick<Fault, 'status' | 'drop'>]>([
    ['again after the server failed', { status: 503 }],
    ['once where the answer was lost', { drop: 'after' }],
  ])('pushes %s', async (_, fault) => {
    await using garden = await plantGarden()
    const pull = await openTheirPull(garden, { change: { 'beds/moss.txt': 'moss\n' }, branch: 'topic' })
    const before = pull.head.sha
    garden.github.faults.push({ on: `git /${REPOSITORY}.git/git-receive-pack`, ...fault })
    expect(await onto(garden, pull.number)).toMatchObject({ exitCode: 0, names: [] })
    expect(garden.github.faults).toEqual([])
    expect(await garden.remote('rev-parse', 'topic~1')).toBe(before)
  })

  it.each([
    ['Commits must have verified signatures', { 'sign-commits': 'api' }],
    ['Changes must be made through a pull request', { branch: 'beds' }],
  ])('is refused by a rule (%s), and the remedy holds without `onto`', async (why, inputs) => {
    await using garden = await plantGarden()
    const pull = await openTheirPull(garden, { change: { 'beds/moss.txt': 'moss\n' }, branch: 'topic' })
    const rule = `[ "$1" = refs/heads/topic ] || exit 0\necho "error: GH013: Repository rule violations found\n- ${why}" >&2\nexit 1`
    await installHook(garden.repository.folder, rule)
    const refused = await onto(garden, pull.number)
    expect(refused.names).toEqual(['GIT_FAILED'])
    expect(refused.said).toContain('leave out `onto`')
    expect(await garden.remote('rev-parse', 'topic')).toBe(pull.head.sha)
    expect(await onto(garden, pull.number, { onto: 'base', base: 'main', ...inputs })).toMatchObject({
      exitCode: 0,
      names: [],
    })
    expect(garden.repository.pulls).toHaveLength(2)
  })

  it('pushes to a fork only where its author lets maintainers', async () => {
    await using garden = await plantGarden()
    const fork = await garden.github.addRepository('fern/garden', { parent: REPOSITORY })
    const pull = await openTheirPull(garden, {
      ...{ change: { 'beds/moss.txt': 'moss\n' }, branch: 'topic', repository: 'fern/garden', user: 'fern' },
    })
    await garden.remote('push', '--quiet', fork.folder, `${pull.head.sha}:refs/heads/topic`)
    const inFork = () => garden.remote('ls-remote', fork.folder, 'refs/heads/topic')
    const before = await inFork()
    pull.maintainerCanModify = false
    expect([(await onto(garden, pull.number)).names, await inFork()]).toEqual([['GITHUB_FAILED'], before])
    pull.maintainerCanModify = true
    expect((await onto(garden, pull.number)).names).toEqual([])
    expect(await inFork()).not.toBe(before)
  })

  it('pushes nothing to a fork whose workflows nobody approved, and names those of a branch', async () => {
    await using garden = await plantGarden()
    const change = { '.github/workflows/own.yml': 'on: push\n' }
    const fork = await garden.github.addRepository('fern/garden', { parent: REPOSITORY })
    const theirs = await openTheirPull(garden, { change, branch: 'topic', repository: 'fern/garden', user: 'fern' })
    await garden.remote('push', '--quiet', fork.folder, `${theirs.head.sha}:refs/heads/topic`)
    expect((await onto(garden, theirs.number)).names).toEqual(['GITHUB_FAILED'])
    expect(await garden.remote('ls-remote', fork.folder, 'refs/heads/topic')).toContain(theirs.head.sha)
    const own = await openTheirPull(garden, { change, branch: 'own' })
    expect(await onto(garden, own.number)).toMatchObject({ exitCode: 0, said: expect.stringContaining('own.yml') })
  })

  it('is refused for a closed pull request, for one whose head is the default branch, and without one', async () => {
    await using garden = await plantGarden()
    const closed = await openTheirPull(garden, { change: { 'a.txt': 'a\n' }, branch: 'topic' })
    closed.state = 'closed'
    expect((await onto(garden, closed.number)).names).toEqual(['GITHUB_FAILED'])
    await garden.remote('branch', 'release', 'main')
    const main = await openTheirPull(garden, { change: { 'b.txt': 'b\n' }, branch: 'main' })
    Object.assign(main.base, { ref: 'release' })
    expect((await onto(garden, main.number)).names).toEqual(['GITHUB_FAILED'])
    expect(await garden.remote('rev-parse', 'main')).toBe(main.head.sha)
    expect((await onEvent(garden, { name: 'push', payload: {} })).names).toEqual(['USAGE'])
  })

  it('refuses inputs that would have no effect', async () => {
    await using garden = await plantGarden()
    const inputs = {
      branch: 'fern',
      split: 'folder',
      replace: 'true',
      'push-to-fork': 'fern/garden',
    }
    const { names } = await onto(garden, 1, inputs)
    expect(names).toEqual(Object.keys(inputs).map(() => 'USAGE'))
  })
})
