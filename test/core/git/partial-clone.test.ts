import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openObjectReader } from '../../../src/core/git/cat-file.ts'
import { commitPatch } from '../../../src/core/git/commands/diff.ts'
import { resolveCommit } from '../../../src/core/git/commands/rev-parse.ts'
import { openGit } from '../../../src/core/git/git.ts'
import { deepenTo, partialClone } from '../../../src/core/git/partial-clone.ts'
import { credentialEnvironment } from '../../../src/publish/origin.ts'
import { plantGarden, REPOSITORY, TOKEN } from '../../support/garden.ts'
import { repository, repositoryAt, type TestRepository, temporaryFolder, testEnvironment } from '../../support/git.ts'
import { openTest } from '../../support/recording.ts'

/** A repository of several commits, a branch beside them, and a clone of the last one alone. */
function shallowClone(repo: TestRepository) {
  const first = repo.git('rev-parse', 'HEAD')
  const side = repo.git('commit-tree', '-p', first, '-m', 'side', 'HEAD^{tree}')
  repo.git('update-ref', 'refs/heads/side', side)
  let tip = first
  for (let at = 0; at < 60; at++) tip = repo.git('commit-tree', '-p', tip, '-m', `${at}`, 'HEAD^{tree}')
  repo.git('update-ref', 'HEAD', tip)
  repo.git('clone', '-q', '--depth=1', '--single-branch', `file://${repo.root}`, '../shallow')
  return { first, side, shallow: repositoryAt(join(repo.root, '../shallow')) }
}

describe('deepenTo', () => {
  it('brings an older commit in, a little history at a time', async () => {
    using repo = repository({ 'a.txt': 'x' })
    const { first, shallow } = shallowClone(repo)
    const git = await openTest(shallow)
    const head = shallow.git('rev-parse', 'HEAD')
    const near = repo.git('rev-parse', 'HEAD~3')
    await expect(git.run(resolveCommit(near))).rejects.toMatchObject({ name: 'UNKNOWN_REVISION' })
    await deepenTo(git, near, head)
    expect(await git.run(resolveCommit(near.slice(0, 12)))).toBe(near)
    expect(shallow.git('rev-list', '--count', 'HEAD')).toBe('51')
    await deepenTo(git, first.slice(0, 12), head)
    expect(await git.run(resolveCommit(first))).toBe(first)
  })

  it('asks for a commit beside the head’s history by its id, and makes no ref of it', async () => {
    using repo = repository({ 'a.txt': 'x' })
    const { side, shallow } = shallowClone(repo)
    const git = await openTest(shallow)
    await deepenTo(git, side, shallow.git('rev-parse', 'HEAD'))
    expect(await git.run(resolveCommit(side))).toBe(side)
    expect(shallow.git('for-each-ref', '--format=%(refname)')).not.toContain('side')
  })

  it('changes nothing in a full clone, and does not find a commit that nobody has', async () => {
    using repo = repository({ 'a.txt': 'x' })
    const { shallow } = shallowClone(repo)
    const nobody = 'e'.repeat(40)
    await deepenTo(await openTest(repo), nobody, 'HEAD')
    const git = await openTest(shallow)
    await deepenTo(git, nobody, shallow.git('rev-parse', 'HEAD'))
    await expect(git.run(resolveCommit(`${nobody}^0`))).rejects.toMatchObject({ name: 'UNKNOWN_REVISION' })
  })
})

describe('objects that git fetches on demand', () => {
  it('are fetched again where the server fails for a moment', async () => {
    await using garden = await plantGarden()
    using folder = temporaryFolder()
    const url = `${garden.github.serverUrl}/${REPOSITORY}.git`
    const environment = { ...testEnvironment(), ...credentialEnvironment(url, TOKEN) }
    using clone = await partialClone({ url, branch: 'main', environment, parent: folder.path })
    const git = await openGit(clone.root, { env: environment })
    const tip = await garden.remote('rev-parse', 'main')
    const fault = { on: `git /${REPOSITORY}.git/info/refs`, status: 503 }
    garden.github.faults.push(fault)
    await using reader = openObjectReader(git)
    const [rose, iris] = await Promise.all(['rose', 'iris'].map((name) => reader.read(`${tip}:beds/${name}.txt`)))
    expect([rose, iris].map((blob) => blob?.content.toString())).toEqual(['rose\n', 'iris\n'])
    garden.github.faults.push(fault)
    expect((await git.run(commitPatch(tip))).toString()).toContain('+rose')
    expect(garden.github.faults).toEqual([])
  })
})
