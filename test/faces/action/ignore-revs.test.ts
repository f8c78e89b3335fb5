import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../support/folder.ts'
import { type Garden, plantGarden } from '../../support/garden.ts'
import { BRANCH, openPull, pullOf } from '../../support/provenance.ts'
import { runJob } from '../../support/runner.ts'

const MECHANICAL = ['Edit(beds/**)']

/** A garden whose base marks changes as mechanical, with a pull request of a plan. */
async function gardenWith(mechanical: readonly string[] | undefined = MECHANICAL): Promise<Garden> {
  const garden = await plantGarden()
  const policy = JSON.stringify({ version: 1, ...(mechanical.length > 0 && { mechanical }) })
  await garden.commitElsewhere('main', { '.github/editplan.yml': policy })
  await openPull(garden)
  return garden
}

const tip = (garden: Garden, branch = 'main'): Promise<string> => garden.remote('rev-parse', branch)

async function merged(garden: Garden, commit: string): Promise<string> {
  await garden.remote('update-ref', 'refs/heads/main', commit)
  Object.assign(pullOf(garden), { state: 'closed', merged: true })
  return commit
}

/** One commit with the tree of the merge. */
async function squash(garden: Garden, branch = BRANCH): Promise<string> {
  const [tree = ''] = (await garden.remote('merge-tree', '--write-tree', 'main', branch)).split('\n')
  return merged(garden, await garden.remote('commit-tree', tree, '-p', await tip(garden), '-m', 'Plant the beds (#1)'))
}

const closed = (garden: Garden, commit: string, more: object = {}) =>
  runJob(garden, {
    inputs: { 'ignore-revs': 'true' },
    event: {
      name: 'pull_request',
      payload: { action: 'closed', pull_request: { number: 1, merged: true, merge_commit_sha: commit, ...more } },
    },
  })

const FILE = '.git-blame-ignore-revs'
const branchOf = (number: number) => `editplan/blame-ignore-revs-${number}`
const listed = async (garden: Garden) =>
  (await garden.remote('show', `${branchOf(1)}:${FILE}`)).split('\n').filter((line) => !line.startsWith('#'))

describe('ignore-revs: true', () => {
  it('opens a pull request with the commit of a squash, and git blame passes over it', async () => {
    await using garden = await gardenWith()
    const commit = await squash(garden)
    const job = await closed(garden, commit)
    expect(job).toMatchObject({ exitCode: 0, outputs: { 'pull-request-number': '2' } })
    expect(await listed(garden)).toEqual([commit])
    expect(garden.repository.pulls[1]).toMatchObject({ base: { ref: 'main' }, draft: false, state: 'open' })
    using folder = temporaryFolder()
    const file = join(folder.path, 'revs')
    writeFileSync(file, await garden.remote('show', `${branchOf(1)}:${FILE}`))
    const blame = (...more: string[]) =>
      garden.remote('blame', '--porcelain', ...more, branchOf(1), '--', 'beds/rose.txt')
    expect(await blame()).toContain(commit)
    expect(await blame('--ignore-revs-file', file)).not.toContain(commit)
  })

  it('names the commits of a rebase, and of a merge those that it brings', async () => {
    await using rebased = await gardenWith()
    const own = (await rebased.remote('rev-list', '--reverse', `main..${BRANCH}`)).split('\n')
    const main = await rebased.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    const picked: string[] = []
    for (const commit of own) {
      const [tree = ''] = (await rebased.remote('merge-tree', '--write-tree', main, commit)).split('\n')
      const message = await rebased.remote('log', '-1', '--format=%B', commit)
      picked.push(await rebased.remote('commit-tree', tree, '-p', picked.at(-1) ?? main, '-m', message))
    }
    expect(picked).toHaveLength(2)
    expect(await closed(rebased, await merged(rebased, picked.at(-1) ?? ''))).toMatchObject({ exitCode: 0 })
    expect(await listed(rebased)).toEqual(picked)

    await using garden = await gardenWith()
    const commits = (await garden.remote('rev-list', '--reverse', `main..${BRANCH}`)).split('\n')
    const tree = await garden.remote('rev-parse', `${BRANCH}^{tree}`)
    const merge = await garden.remote('commit-tree', tree, '-p', 'main', '-p', BRANCH, '-m', 'Merge')
    expect(await closed(garden, await merged(garden, merge))).toMatchObject({ exitCode: 0 })
    expect(await listed(garden)).toEqual(commits)
  })

  it.each([
    ['the policy marks nothing', []],
    ['no rule is about a file', ['Edit(beds/rose.txt)']],
    ['rules are about commands alone', ['Run(npm run format)']],
  ])('opens none where %s', async (_, mechanical) => {
    await using garden = await gardenWith(mechanical)
    const job = await closed(garden, await squash(garden))
    expect([job.exitCode, job.outputs['pull-request-number'] ?? '', garden.repository.pulls.length]).toEqual([0, '', 1])
    expect(job.stdout).toContain('mechanical')
  })

  it('opens none where the merge holds more than the run made, nor for what was not merged or is nobody’s', async () => {
    await using garden = await gardenWith()
    const theirs = await garden.commitElsewhere(BRANCH, { 'beds/ivy.txt': 'ivy\n' })
    await garden.remote('update-ref', 'refs/heads/theirs', theirs)
    const commit = await squash(garden, 'theirs')
    for (const more of [{}, { merged: false }, { merge_commit_sha: '1'.repeat(40) }])
      expect((await closed(garden, commit, more)).exitCode).toBe(0)
    expect((await closed(garden, commit, { merge_commit_sha: null })).exitCode).toBe(2)
    expect(garden.repository.pulls).toHaveLength(1)
  })

  it('opens none twice', async () => {
    await using garden = await gardenWith()
    const commit = await squash(garden)
    await closed(garden, commit)
    await closed(garden, commit)
    expect(garden.repository.pulls).toHaveLength(2)
    await garden.remote('update-ref', 'refs/heads/main', await tip(garden, branchOf(1)))
    Object.assign(garden.repository.pulls[1]!, { state: 'closed', merged: true })
    const job = await closed(garden, commit)
    expect([job.exitCode, garden.repository.pulls.length]).toEqual([0, 2])
  })

  it('opens one where a remark names the commit, which blame does not pass over then', async () => {
    await using garden = await gardenWith()
    const commit = await squash(garden)
    await garden.commitElsewhere('main', { [FILE]: `# not ${commit}\n# ${commit}` })
    expect(await closed(garden, commit)).toMatchObject({ exitCode: 0, outputs: { 'pull-request-number': '2' } })
    expect(await listed(garden)).toEqual([commit])
  })

  it.each([
    ['UTF-16', '\ufeff# ours\n', 'utf16le'],
    ['Latin-1', '# M\u00fcller\n', 'latin1'],
    ['NULs', '\0\0\0', 'latin1'],
  ] as const)('fails, and leaves what others wrote, where the file is %s', async (_, text, encoding) => {
    await using garden = await gardenWith()
    const commit = await squash(garden)
    await garden.commitElsewhere('main', { [FILE]: Buffer.from(text, encoding) })
    const job = await closed(garden, commit)
    expect([job.exitCode, garden.repository.pulls.length]).toEqual([1, 1])
    expect(job.stdout).toContain('UTF-8')
  })
})
