import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ownRemote, type Transport } from '../../../src/core/git/commands/remote.ts'
import { type Git, openGit } from '../../../src/core/git/git.ts'
import { listRemoteRefs } from '../../../src/core/git/remote-refs.ts'
import { credentialEnvironment } from '../../../src/publish/origin.ts'
import { type Garden, plantGarden, REPOSITORY, TOKEN } from '../../support/garden.ts'

const NAMES = ['HEAD', 'refs/heads/main', 'refs/heads/absent', 'refs/heads/beds/*']

async function transportOf({ github, clock }: Garden): Promise<Transport> {
  const url = `${github.serverUrl}/${REPOSITORY}.git`
  return { remote: 'origin', env: credentialEnvironment(url, TOKEN), pause: clock.sleep }
}

/** The repository with refs that nobody asks for. */
async function crowd({ repository, remote }: Garden, count: number): Promise<void> {
  const tip = await remote('rev-parse', 'main')
  const refs = Array.from({ length: count }, (_, at) => `${tip} refs/pull/${at}/head\n`).join('')
  await writeFile(join(repository.folder, 'packed-refs'), `# pack-refs with: peeled fully-peeled sorted \n${refs}`)
}

const open = (garden: Garden): Promise<Git> => openGit(garden.checkout, { env: process.env })

describe('listRemoteRefs', () => {
  it.each(['sha1', 'sha256'] as const)('names what is there and the default branch: %s', async (objectFormat) => {
    await using garden = await plantGarden({ objectFormat })
    const tip = await garden.remote('rev-parse', 'main')
    await garden.remote('update-ref', 'refs/heads/beds/rose', tip)
    await garden.remote('update-ref', 'refs/heads/main-road', tip)
    const listed = await listRemoteRefs(await open(garden), await transportOf(garden), NAMES)
    expect(listed.defaultBranch).toBe('main')
    expect([...listed.refs]).toEqual([
      ['refs/heads/beds/rose', tip],
      ['refs/heads/main', tip],
    ])
  })

  it('receives as many bytes whatever else the server has, and lists once', { tags: 'quick' }, async () => {
    await using garden = await plantGarden()
    const [git, from] = [await open(garden), await transportOf(garden)]
    const bytesOf = async (): Promise<number> => {
      garden.github.clear()
      await listRemoteRefs(git, from, NAMES)
      expect(garden.github.gitRequests.filter(({ method }) => method === 'POST')).toHaveLength(1)
      return garden.github.gitRequests.reduce((sum, { bytes }) => sum + bytes, 0)
    }
    const before = await bytesOf()
    await crowd(garden, 5000)
    expect(await bytesOf()).toBe(before)
  })

  it.each([
    ['a server without protocol 2', async ({ git }: Garden) => void (await git('config', 'protocol.version', '0'))],
    [
      'a path',
      async ({ git, repository }: Garden) => void (await git('config', 'remote.origin.url', repository.folder)),
    ],
  ])('lists all refs once, and counts them, of %s', async (_name, arrange) => {
    await using garden = await plantGarden()
    await crowd(garden, 50)
    await arrange(garden)
    garden.github.clear()
    const { refs, defaultBranch, listed } = await listRemoteRefs(await open(garden), await transportOf(garden), NAMES)
    expect([[...refs.keys()], defaultBranch]).toEqual([['refs/heads/main'], 'main'])
    expect(listed).toBeGreaterThan(50)
    expect(garden.github.gitRequests.length).toBeLessThanOrEqual(1)
  })

  it('reads a repository without commits as one without refs', async () => {
    await using garden = await plantGarden()
    await garden.github.addRepository('octo-org/empty')
    await garden.git('config', 'remote.origin.url', `${garden.github.serverUrl}/octo-org/empty.git`)
    const url = `${garden.github.serverUrl}/octo-org/empty.git`
    const from = { ...ownRemote('origin'), env: credentialEnvironment(url, TOKEN) }
    expect((await listRemoteRefs(await open(garden), from, NAMES)).refs.size).toBe(0)
  })
})

describe('reads of a server', () => {
  const GIT = 'git /octo-org/garden.git/'
  const LISTING = `${GIT}git-upload-pack`

  it.each([
    ['answers 503', { on: `${GIT}info/refs`, status: 503 }],
    ['answers 429', { on: `${GIT}info/refs`, status: 429 }],
    ['answers 502 to the second request', { on: LISTING, status: 502 }],
    ['drops the connection', { on: `${GIT}info/refs`, drop: 'before' as const }],
  ])('are made again after a pause where it %s, three times at most', async (_name, fault) => {
    await using garden = await plantGarden()
    const [git, from] = [await open(garden), await transportOf(garden)]
    garden.github.faults.push(fault, fault, fault)
    expect((await listRemoteRefs(git, from, NAMES)).refs.size).toBe(1)
    expect(garden.clock.slept).toEqual([1000, 2000, 4000])
    garden.github.faults.push(fault, fault, fault, fault)
    await expect(listRemoteRefs(git, from, NAMES)).rejects.toMatchObject({ problems: [{ name: 'GIT_FAILED' }] })
  })

  it.each([
    ['answers 401', { status: 401 }],
    ['answers 403', { status: 403 }],
    ['answers 404', { status: 404 }],
    ['redirects to what is no listing', { status: 302, headers: { location: '/octo-org/garden.git/HEAD' } }],
  ])('are not made again where it %s', async (_name, fault) => {
    await using garden = await plantGarden()
    garden.github.faults.push({ on: `${GIT}info/refs`, ...fault }, { on: `${GIT}info/refs`, ...fault })
    const listing = listRemoteRefs(await open(garden), await transportOf(garden), NAMES)
    await expect(listing).rejects.toMatchObject({ problems: [{ name: 'GIT_FAILED' }] })
    expect(garden.clock.slept).toEqual([])
  })
})
