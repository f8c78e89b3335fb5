import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Garden, plantGarden, REPOSITORY } from '../support/garden.ts'
import { openTheirPull } from '../support/open-pulls.ts'
import { runHere } from '../support/runner.ts'
import { edit, planText } from '../support/runs.ts'

const PLAN = planText([edit('beds/rose.txt', 'rose', 'red')])

/** The Action with `onto: pull-request` on an event of a pull request; what else the event says is not true. */
async function onto(garden: Garden, number: number, inputs: Readonly<Record<string, string>> = {}, plan = PLAN) {
  await writeFile(join(garden.checkout, 'plan.json'), plan)
  const head = { sha: 'a'.repeat(40), ref: 'main', repo: { full_name: 'evil/garden' } }
  return runHere(garden, {
    inputs: { plan: 'plan.json', onto: 'pull-request', ...inputs },
    event: { name: 'pull_request_target', payload: { pull_request: { number, head, base: { ref: 'main' } } } },
  })
}

describe('`onto: pull-request`', () => {
  it('puts the commits on top of the pull request’s own branch, once', async () => {
    await using garden = await plantGarden()
    const pull = await openTheirPull(garden, { change: { 'beds/moss.txt': 'moss\n' }, branch: 'topic' })
    const told = await onto(garden, pull.number)
    expect([told.exitCode, told.errors]).toEqual([0, []])
    expect(await garden.remote('rev-parse', 'topic~1')).toBe(pull.head.sha)
    expect(await garden.remote('show', 'topic:beds/rose.txt', 'topic:beds/moss.txt')).toBe('red\nmoss')
    expect(told.outputs).toMatchObject({ 'pull-request-number': String(pull.number) })
    const refs = await garden.remote('for-each-ref', '--format=%(refname)')
    expect(refs).not.toMatch(/editplan/)
    const tip = await garden.remote('rev-parse', 'topic')
    expect((await onto(garden, pull.number)).exitCode).toBe(0)
    expect(await garden.remote('rev-parse', 'topic')).toBe(tip)
    expect(garden.repository.pulls).toHaveLength(1)
  })

  it('follows the policy of the base, whatever the head has', async () => {
    await using garden = await plantGarden()
    const policy = 'version: 1\nonly: [ "docs/**" ]\n'
    await garden.commitElsewhere('main', { '.github/editplan.yml': policy })
    const change = { '.github/editplan.yml': 'version: 1\nmode: bypassPermissions\n' }
    const pull = await openTheirPull(garden, { change, branch: 'topic' })
    const told = await onto(garden, pull.number)
    expect([told.exitCode, told.errors.join()]).toEqual([3, expect.stringContaining('PATH_DENIED')])
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
    expect((await onto(garden, pull.number)).errors.join()).toContain('BRANCH_OVERTAKEN')
    expect(await garden.remote('rev-parse', 'topic')).toBe(theirs)
    expect((await onto(garden, pull.number)).exitCode).toBe(0)
    expect(await garden.remote('rev-parse', 'topic~1')).toBe(theirs)
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
    const refused = await onto(garden, pull.number)
    expect([refused.errors.join(), await inFork()]).toEqual([expect.stringContaining('GITHUB_FAILED'), before])
    pull.maintainerCanModify = true
    expect((await onto(garden, pull.number)).errors).toEqual([])
    expect(await inFork()).not.toBe(before)
  })

  it('is refused for a closed pull request, for one whose head is the default branch, and without one', async () => {
    await using garden = await plantGarden()
    const closed = await openTheirPull(garden, { change: { 'a.txt': 'a\n' }, branch: 'topic' })
    closed.state = 'closed'
    expect((await onto(garden, closed.number)).errors.join()).toContain('GITHUB_FAILED')
    await garden.remote('branch', 'release', 'main')
    const main = await openTheirPull(garden, { change: { 'b.txt': 'b\n' }, branch: 'main' })
    Object.assign(main.base, { ref: 'release' })
    expect((await onto(garden, main.number)).errors.join()).toContain('GITHUB_FAILED')
    expect(await garden.remote('rev-parse', 'main')).toBe(main.head.sha)
    const event = { name: 'push', payload: {} }
    const without = await runHere(garden, { inputs: { plan: 'plan.json', onto: 'pull-request' }, event })
    expect(without.errors.join()).toContain('USAGE')
  })

  it.each(['branch', 'split', 'replace', 'push-to-fork', 'labels', 'sign-commits', 'dry-run'])(
    'refuses `%s`, which would have no effect',
    async (name) => {
      await using garden = await plantGarden()
      const value = { split: 'folder', replace: 'true', 'dry-run': 'true', 'sign-commits': 'api' }[name] ?? 'fern'
      expect((await onto(garden, 1, { [name]: value })).errors.join()).toContain('USAGE')
    },
  )
})
