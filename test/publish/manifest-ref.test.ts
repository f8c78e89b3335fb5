import { describe, expect, it } from 'vitest'
import { ownRemote } from '../../src/core/git/commands/remote.ts'
import { openGit } from '../../src/core/git/git.ts'
import { type Manifest, printManifest } from '../../src/core/history/manifest.ts'
import { pushManifest, readManifest } from '../../src/publish/manifest-ref.ts'
import { repository, repositoryAt, temporaryFolder } from '../support/git.ts'

const MANIFEST: Manifest = {
  version: 1,
  engine: '0.1.0',
  plan: 'a'.repeat(64),
  plans: [{ name: 'plan.yaml', text: '{}\n' }],
  base: 'b'.repeat(40),
  options: {},
  without: [],
  answers: [],
  results: [],
}
const STORED = printManifest(MANIFEST)
const REF = `refs/editplan/manifests/${STORED.digest}`

/** A checkout, and a bare repository beside it. */
async function places() {
  const repo = repository({ 'a.txt': 'one\n' })
  const folder = temporaryFolder()
  repo.git('clone', '-q', '--bare', repo.root, folder.path)
  return {
    repo,
    remote: repositoryAt(folder.path),
    git: await openGit(repo.root),
    to: ownRemote(folder.path),
    [Symbol.dispose]: () => [repo, folder].forEach((one) => void one[Symbol.dispose]()),
  }
}

const nameOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'nothing thrown',
    (error: Error) => error.name,
  )

describe('the ref of a manifest', () => {
  it('holds one file in a commit without parents, and is read again by its digest', { tags: 'quick' }, async () => {
    using at = await places()
    await pushManifest(at.git, at.to, STORED)
    expect(at.remote.git('ls-tree', '-r', '--name-only', REF)).toBe('manifest.json')
    expect(at.remote.git('rev-list', '--count', REF)).toBe('1')
    expect(`${at.remote.git('show', `${REF}:manifest.json`)}\n`).toBe(STORED.text)
    expect(await readManifest(at.git, [at.to], STORED.digest)).toEqual(MANIFEST)
    expect(at.repo.git('for-each-ref', 'refs/editplan')).toBe('')
  })

  it('is the same commit when it is pushed again, and is never overwritten', async () => {
    using at = await places()
    await pushManifest(at.git, at.to, STORED)
    const first = at.remote.git('rev-parse', REF)
    await pushManifest(at.git, at.to, STORED)
    expect(at.remote.git('rev-parse', REF)).toBe(first)
    at.remote.git('update-ref', REF, at.remote.git('rev-parse', 'main'))
    expect(await nameOf(pushManifest(at.git, at.to, STORED))).toBe('MANIFEST_INVALID')
    expect(at.remote.git('rev-parse', REF)).toBe(at.remote.git('rev-parse', 'main'))
  })

  it('is missing once it is removed', { tags: 'quick' }, async () => {
    using at = await places()
    await pushManifest(at.git, at.to, STORED)
    at.repo.git('push', '-q', at.to.remote, `:${REF}`)
    expect(await nameOf(readManifest(at.git, [at.to], STORED.digest))).toBe('MANIFEST_MISSING')
  })

  it.each([
    ['another manifest', (text: string) => text.replace('plan.yaml', 'other.yaml')],
    ['more than is read', () => 'x'.repeat(9 * 1024 * 1024)],
  ])('that names %s is refused', async (_, change) => {
    using at = await places()
    at.repo.write({ 'manifest.json': change(STORED.text) })
    at.repo.commit('tampered')
    at.repo.git('push', '-q', at.to.remote, `HEAD:${REF}`)
    expect(await nameOf(readManifest(at.git, [at.to], STORED.digest))).toBe('MANIFEST_INVALID')
  })

  it('that names a link, a folder or no file is refused, and a name that is no digest too', async () => {
    using at = await places()
    at.repo.git('push', '-q', at.to.remote, `HEAD:${REF}`)
    expect(await nameOf(readManifest(at.git, [at.to], STORED.digest))).toBe('MANIFEST_INVALID')
    at.repo.write({ 'manifest.json/x': STORED.text })
    at.repo.commit('a folder')
    at.repo.git('push', '-q', '-f', at.to.remote, `HEAD:${REF}`)
    expect(await nameOf(readManifest(at.git, [at.to], STORED.digest))).toBe('MANIFEST_INVALID')
    expect(await nameOf(readManifest(at.git, [at.to], '../../heads/main'))).toBe('MANIFEST_INVALID')
  })
})
