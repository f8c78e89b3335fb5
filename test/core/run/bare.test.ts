import { readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openJournal } from '../../../src/core/workspace/journal.ts'
import { applyPlan } from '../../../src/index.ts'
import { repository, repositoryAt, type TestRepository } from '../../support/git.ts'
import { edit, planOf, stateOf, write } from '../../support/runs.ts'

const GARDEN = {
  'beds/rose.txt': 'rose\r\nred\r\n',
  'beds/iris.txt': 'iris\nblue\n',
  'run.sh': 'echo hi\n',
  'docs/guide.md': 'guide\n',
  '.gitattributes': 'beds/*.txt text=auto\n',
}

const PLAN = planOf([
  edit('beds/rose.txt', 'red', 'white', { id: 'bleach' }),
  edit('run.sh', 'hi', 'ho'),
  write('beds/fern.txt', 'fern\r\n'),
  edit('beds/rose.txt', 'rose', 'Rose'),
])

/** A repository with a file that is executable and one whose line ends git converts. */
function garden(): TestRepository {
  const repo = repository(GARDEN, {
    config: { 'uploadpack.allowFilter': 'true', 'uploadpack.allowAnySHA1InWant': 'true' },
  })
  repo.chmod('run.sh', 0o755)
  repo.commit('executable')
  return repo
}

const clone = (repo: TestRepository, name: string, ...how: string[]) => {
  repo.git('clone', '-q', ...how, `file://${repo.root}`, `../${name}`)
  return repositoryAt(join(repo.root, '..', name))
}

describe('applyPlan without a work tree', () => {
  it('makes the commits that a work tree gives, in a bare repository', async () => {
    using repo = garden()
    const bare = clone(repo, 'bare', '--bare')
    const base = repo.git('rev-parse', 'HEAD')
    const there = await applyPlan(PLAN, { root: bare.root, bare: true, base, branch: 'white' })
    const here = await applyPlan(PLAN, { root: repo.root, branch: 'white' })
    expect(there.head).toEqual(here.head)
    expect(there.steps.map(({ commit }) => commit)).toEqual(here.steps.map(({ commit }) => commit))
    expect(bare.git('rev-parse', 'white')).toBe(here.head?.commit)
    expect(readdirSync(join(bare.root, 'editplan')).filter((name) => name.startsWith('scratch'))).toEqual([])
  })

  it.each([
    ['rose.txt', ['applied', 'applied']],
    ['rose.txt/rose.txt', ['applied', 'failed']],
    ['rose.txt/.', ['applied', 'failed']],
  ])('goes through a link to %s as a work tree does once a step removed the file', async (target, statuses) => {
    using repo = repository({ 'rose.txt': 'rose\n' })
    symlinkSync(target, join(repo.root, 'bed'))
    const base = repo.commit('link')
    const bare = clone(repo, 'bare', '--bare')
    const plan = planOf([{ tool: 'Delete', file_path: 'rose.txt' }, write('bed/fern.txt', 'fern\n')], {
      options: { on_error: 'continue' },
    })
    const there = await applyPlan(plan, { root: bare.root, bare: true, base, branch: 'white' })
    const here = await applyPlan(plan, { root: repo.root, branch: 'white' })
    for (const { steps } of [there, here]) expect(steps.map(({ status }) => status)).toEqual(statuses)
    expect(there.head).toEqual(here.head)
  })

  it('is refused in a checkout where a killed run waits', { tags: 'quick' }, async () => {
    using repo = garden()
    openJournal(join(repo.root, '.git'), { run: '0'.repeat(20) }).record({
      id: 'one',
      phase: 'preparing',
      files: [],
      folders: [],
    })
    const applied = applyPlan(PLAN, { root: repo.root, bare: true, base: 'HEAD', branch: 'white' })
    await expect(applied).rejects.toMatchObject({ name: 'INTERRUPTED' })
  })

  it('reads in a partial clone only the blobs it needs, in one request, and leaves its work tree alone', async () => {
    using repo = garden()
    const partial = clone(repo, 'partial', '--filter=blob:none', '--no-checkout')
    const packs = () =>
      readdirSync(join(partial.root, '.git/objects/pack')).filter((name) => name.endsWith('.promisor'))
    const [before] = [packs().length]
    const base = partial.git('rev-parse', 'HEAD')
    const there = await applyPlan(PLAN, { root: partial.root, bare: true, base, branch: 'white' })
    expect(packs().length).toBe(before + 1)
    const missing = partial
      .git('rev-list', '--objects', '--missing=print', 'HEAD')
      .split('\n')
      .filter((line) => line.startsWith('?'))
    const untouched = ['beds/iris.txt', 'docs/guide.md'].map((path) => `?${repo.git('rev-parse', `HEAD:${path}`)}`)
    expect(missing.sort()).toEqual(untouched.sort())
    expect(readdirSync(partial.root)).toEqual(['.git'])
    const here = await applyPlan(PLAN, { root: repo.root, branch: 'white' })
    expect(there.head).toEqual(here.head)
  })

  it('fetches an older base into a shallow clone', async () => {
    using repo = garden()
    const base = repo.git('rev-parse', 'HEAD~1')
    const shallow = clone(repo, 'shallow', '--depth=1')
    const there = await applyPlan(PLAN, { root: shallow.root, base })
    const here = await applyPlan(PLAN, { root: repo.root, base })
    expect(there.head).toEqual(here.head)
    expect(shallow.read('beds/rose.txt').toString()).toBe('Rose\nwhite\n')
  })

  it('needs a name for the result, and --bare without a work tree', async () => {
    using repo = garden()
    const bare = clone(repo, 'bare', '--bare')
    const base = repo.git('rev-parse', 'HEAD')
    await expect(applyPlan(PLAN, { root: bare.root, base, branch: 'b' })).rejects.toMatchObject({
      name: 'BARE_REPOSITORY',
    })
    await expect(applyPlan(PLAN, { root: bare.root, bare: true, base })).rejects.toMatchObject({ name: 'USAGE' })
    bare.git('branch', 'taken')
    const taken = applyPlan(PLAN, { root: bare.root, bare: true, base, branch: 'taken' })
    await expect(taken).rejects.toMatchObject({ name: 'BRANCH_EXISTS' })
    bare.git('symbolic-ref', 'HEAD', 'refs/heads/nothing')
    const made = await applyPlan(PLAN, { root: bare.root, bare: true, base, branch: 'taken', force: true })
    expect(bare.git('rev-parse', 'taken')).toBe(made.head?.commit)
    expect(stateOf(repo)['(head)']).toBe('refs/heads/main')
  })
})
