import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PublishOptions } from '../../src/publish/options.ts'
import { temporaryFolder } from '../support/folder.ts'
import { type Garden, plantGarden, TOKEN } from '../support/garden.ts'
import { installHook, refuseLfs } from '../support/git-http.ts'

const CONTENT = 'a picture\n'
const ID = createHash('sha256').update(CONTENT).digest('hex')
const pointer = (id: string): string =>
  `version https://git-lfs.github.com/spec/v1\noid sha256:${id}\nsize ${CONTENT.length}\n`
const PUBLISHED = 'refs/heads/editplan/plant-the-beds\nrefs/heads/main'

/** The project does not need it: only this test of the real program does. */
const HAS_LFS = spawnSync('git', ['lfs', 'version']).status === 0

afterEach(() => vi.unstubAllEnvs())

/** A git-lfs that notes what it is started with, and ends so. */
function install(folder: string, exitCode: number, says = ''): void {
  const script = `#!/bin/sh\nprintf '%s\\n' "$@" > '${folder}/arguments'\ngit config --list > '${folder}/settings'\necho '${says}' >&2\nexit ${exitCode}\n`
  writeFileSync(join(folder, 'git-lfs'), script, { mode: 0o755 })
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
}

function store(garden: Garden): void {
  const file = join(garden.checkout, '.git/lfs/objects', ID.slice(0, 2), ID.slice(2, 4), ID)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, CONTENT)
}

const publish = (garden: Garden, content: string, options: PublishOptions = {}) =>
  garden.publish({
    changes: [{ 'picture.png': content, 'beds/rose.txt': 'rose: red\n' }],
    options: { repository: 'octo-org/garden', trustsSettings: false, ...options },
  })

const heads = (garden: Garden) => garden.remote('for-each-ref', '--format=%(refname)', 'refs/heads')

describe('contents of Git LFS', () => {
  it('are uploaded by their ids over our own transport, without a setting of the checkout', {
    tags: 'quick',
  }, async () => {
    using folder = temporaryFolder()
    install(folder.path, 0)
    await using garden = await plantGarden()
    store(garden)
    await garden.git('config', 'lfs.url', 'https://evil.invalid/')
    await publish(garden, pointer(ID))
    const address = `${garden.github.serverUrl}/octo-org/garden.git`
    expect(readFileSync(join(folder.path, 'arguments'), 'utf8').trim().split('\n')).toEqual([
      'push',
      '--object-id',
      address,
      ID,
    ])
    const settings = readFileSync(join(folder.path, 'settings'), 'utf8')
    expect(settings).toContain(`lfs.url=${address}/info/lfs`)
    expect(settings).toContain(Buffer.from(`x-access-token:${TOKEN}`).toString('base64'))
    expect(settings).not.toContain('evil')
    expect(await heads(garden)).toBe(PUBLISHED)
  })

  it.skipIf(!HAS_LFS)('are at the server before the branch moves, uploaded by git-lfs itself', async () => {
    await using garden = await plantGarden()
    store(garden)
    await garden.git('config', 'lfs.url', 'https://evil.invalid/')
    await publish(garden, pointer(ID))
    expect([...garden.github.lfs].map(([id, content]) => [id, content.toString()])).toEqual([[ID, CONTENT]])
    const traffic = garden.github.traffic.filter((one) => /lfs|receive-pack$/.test(one))
    expect(traffic.findIndex((one) => one.includes('/lfs/'))).toBeLessThan(traffic.length - 1)
    expect(traffic.at(-1)).toContain('git-receive-pack')
    expect(await heads(garden)).toBe(PUBLISHED)
  })

  it('that cannot be uploaded stop the push, by name', async () => {
    using folder = temporaryFolder()
    install(folder.path, 2)
    await using garden = await plantGarden()
    store(garden)
    await expect(publish(garden, pointer(ID))).rejects.toMatchObject({ name: 'LFS_NOT_UPLOADED' })
    expect(await heads(garden)).toBe('refs/heads/main')
  })

  it('are taken for a public fork by the repository that it is a fork of alone, as the refusal says', async () => {
    using folder = temporaryFolder()
    install(folder.path, 2, 'batch response: @fern can not upload new objects to public fork fern/garden')
    await using garden = await plantGarden()
    const fork = await garden.github.addRepository('fern/garden', { parent: 'octo-org/garden' })
    store(garden)
    await expect(publish(garden, pointer(ID), { pushToFork: 'fern/garden' })).rejects.toMatchObject({
      name: 'LFS_NOT_UPLOADED',
      message: expect.stringContaining('leave out `push-to-fork`'),
    })
    expect(await garden.remote('ls-remote', fork.folder, 'refs/heads/editplan/*')).toBe('')
    install(folder.path, 0)
    expect(await publish(garden, pointer(ID))).toMatchObject({ operation: 'created' })
  })

  it('that neither the checkout nor the server has stop the push, which is right once they are here', async () => {
    using folder = temporaryFolder()
    install(folder.path, 0)
    await using garden = await plantGarden()
    await refuseLfs(garden.repository.folder)
    await expect(publish(garden, pointer(ID))).rejects.toMatchObject({ message: expect.stringContaining('lfs: true') })
    expect(await heads(garden)).toBe('refs/heads/main')
    store(garden)
    await installHook(garden.repository.folder, 'exit 0')
    expect(await publish(garden, pointer(ID))).toMatchObject({ operation: 'created' })
    expect(readFileSync(join(folder.path, 'arguments'), 'utf8')).toContain(ID)
  })

  it('that are not here, and files that are no pointers, start nothing', async () => {
    using folder = temporaryFolder()
    install(folder.path, 2)
    await using garden = await plantGarden()
    store(garden)
    await publish(garden, pointer('0'.repeat(64)))
    expect(existsSync(join(folder.path, 'arguments'))).toBe(false)
    expect(await heads(garden)).toBe(PUBLISHED)
  })
})
