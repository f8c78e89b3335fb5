import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openGit } from '../../src/core/git/git.ts'
import { compareWithRun } from '../../src/core/history/verify.ts'
import { ledgerRef } from '../../src/publish/ledger.ts'
import { CHANGES, type Garden, plantGarden } from '../support/garden.ts'

const BRANCH = 'editplan/plant-the-beds'
const SIGNER = 'Moss <moss@garden.invalid>'

const run = promisify(execFile)

let keys: string
beforeAll(async () => {
  // The machine's own configuration must not decide.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
  keys = await mkdtemp(join(tmpdir(), 'editplan-keys-'))
  await chmod(keys, 0o700)
  await run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'moss', '-f', join(keys, 'moss')])
  const publicKey = await readFile(join(keys, 'moss.pub'), 'utf8')
  await writeFile(join(keys, 'allowed'), `moss@garden.invalid ${publicKey}`)
  await run('gpg', [...unattended(), '--quick-generate-key', SIGNER, 'ed25519', 'sign', 'never'])
  await writeFile(join(keys, 'gpg'), `#!/bin/sh\nexec gpg --homedir '${keys}' --batch "$@"\n`)
  await chmod(join(keys, 'gpg'), 0o755)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await run('gpgconf', ['--homedir', keys, '--kill', 'gpg-agent'])
  await rm(keys, { recursive: true, force: true })
})

const unattended = () => ['--homedir', keys, '--batch', '--quiet', '--pinentry-mode', 'loopback', '--passphrase', '']

async function knownTo({ git }: Garden): Promise<void> {
  await git('config', 'user.name', 'Moss')
  await git('config', 'user.email', 'moss@garden.invalid')
}

const KEYS: Record<'ssh' | 'gpg', (garden: Garden) => Promise<void>> = {
  async ssh(garden) {
    await knownTo(garden)
    await garden.git('config', 'user.signingkey', join(keys, 'moss.pub'))
    await garden.git('config', 'gpg.ssh.allowedSignersFile', join(keys, 'allowed'))
  },
  async gpg(garden) {
    await knownTo(garden)
    await garden.git('config', 'gpg.program', join(keys, 'gpg'))
  },
}

const commitsOf = async (garden: Garden): Promise<readonly string[]> =>
  (await garden.remote('rev-list', '--reverse', `main..${BRANCH}`)).split('\n')

describe.each(['ssh', 'gpg'] as const)('commits signed with a key of %s', (signCommitsBy) => {
  const options = { signCommits: signCommitsBy }

  it('have the trees, messages, authors and dates of the run, and the signature of the one who signs', {}, async () => {
    await using garden = await plantGarden()
    await KEYS[signCommitsBy](garden)
    const unsigned = await garden.publish({ options: { dryRun: true } })
    const result = await garden.publish({ options })
    const commits = await commitsOf(garden)
    expect(commits).toHaveLength(2)
    expect(commits.at(-1)).toBe(result.headSha)
    await garden.git('verify-commit', ...commits)
    const facts = (...revisions: readonly string[]) =>
      garden.git('log', '--no-walk', '--format=%T%n%an %ae %ad%n%cd%n%B', '--date=raw', ...revisions)
    expect(await facts(result.headSha)).toBe(await facts(unsigned.headSha))
    expect(await garden.git('log', '-1', '--format=%cn <%ce>', result.headSha)).toBe(SIGNER)
    expect(garden.repository.pulls).toMatchObject([{ state: 'open', head: { sha: result.headSha } }])
  })

  it('are not made a second time for the same run, and are made anew where the base moved', async () => {
    await using garden = await plantGarden()
    await KEYS[signCommitsBy](garden)
    const { headSha } = await garden.publish({ options })
    garden.github.clear()
    expect(await garden.publish({ options })).toMatchObject({ operation: 'none', pushed: false, headSha })
    expect(garden.github.gitRequests.filter(({ url }) => url.includes('receive-pack'))).toEqual([])
    const moved = await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    expect(await garden.publish({ options })).toMatchObject({ operation: 'updated', pushed: true })
    expect(await garden.remote('rev-parse', `${BRANCH}~2`)).toBe(moved)
  })
})

describe('signing', () => {
  it('makes commits that verify accepts by their trees, and takes no unsigned ones for signed', async () => {
    await using garden = await plantGarden()
    await KEYS.ssh(garden)
    const { headSha: unsigned } = await garden.publish()
    const result = await garden.publish({ options: { signCommits: 'ssh' } })
    expect(result).toMatchObject({ operation: 'updated', number: 1, pushed: true })
    const git = await openGit(garden.checkout)
    const lines = (revision: string) => garden.git('log', '--reverse', '--format=%H %T %P', `main..${revision}`)
    const snapshots = (await lines(unsigned)).split('\n').map((line, at) => {
      const [commit = '', tree = '', parent = ''] = line.split(' ')
      return { commit, tree, parent, message: 'Edit', steps: [at + 1] }
    })
    const [first] = snapshots
    const base = { commit: first?.parent ?? '', tree: '' }
    const expected = { id: 'r1', ref: '', base, head: { commit: unsigned, tree: '' }, snapshots }
    expect(await compareWithRun(git, expected, unsigned)).toEqual({ ok: true, by: 'commits' })
    expect(await compareWithRun(git, expected, result.headSha)).toEqual({ ok: true, by: 'signed' })
  })

  it('makes them anew where the branch holds the same, unsigned, and nothing records it', async () => {
    await using garden = await plantGarden()
    await KEYS.ssh(garden)
    const { headSha } = await garden.publish()
    await garden.remote('update-ref', '-d', ledgerRef(BRANCH))
    const signed = await garden.publish({ options: { signCommits: 'ssh', replace: true } })
    expect(signed).toMatchObject({ pushed: true })
    expect(signed.headSha).not.toBe(headSha)
  })

  it('knows its own commits where no pull request remembers them, and those of others', async () => {
    await using garden = await plantGarden()
    await KEYS.ssh(garden)
    await garden.git('remote', 'set-url', 'origin', garden.repository.folder)
    const options = { token: undefined, fallback: 'warn', signCommits: 'ssh' } as const
    const { headSha } = await garden.publish({ options: { token: undefined, fallback: 'warn' } })
    const signed = await garden.publish({ options })
    expect(signed).toMatchObject({ pushed: true })
    expect(signed.headSha).not.toBe(headSha)
    expect(await garden.publish({ options })).toMatchObject({ pushed: false, headSha: signed.headSha })
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    expect(await garden.publish({ options })).toMatchObject({ pushed: true })
    await garden.commitElsewhere(BRANCH, { 'beds/ivy.txt': 'ivy\n' })
    await expect(garden.publish({ options })).rejects.toMatchObject({ name: 'BRANCH_HAS_FOREIGN_COMMITS' })
  })

  it.each<[string, (garden: Garden) => Promise<unknown>]>([
    ['a key', knownTo],
    ['a name', ({ git }) => git('config', 'user.signingkey', join(keys, 'moss.pub'))],
    [
      'a key that is there',
      async (garden) => {
        await knownTo(garden)
        await garden.git('config', 'user.signingkey', join(keys, 'nobody.pub'))
      },
    ],
  ])('pushes nothing without %s', async (_name, arrange) => {
    await using garden = await plantGarden()
    await arrange(garden)
    await expect(garden.publish({ options: { signCommits: 'ssh' } })).rejects.toMatchObject({ name: 'GIT_FAILED' })
    expect(await garden.remote('for-each-ref', '--format=%(refname)', 'refs/heads')).toBe('refs/heads/main')
    expect(garden.repository.pulls).toEqual([])
  })

  it.each(['ssh', 'api'] as const)(
    'signs the run, by %s, where the work of others is kept below it',
    async (format) => {
      await using garden = await plantGarden()
      await KEYS.ssh(garden)
      const options = { signCommits: format, foreignCommits: 'keep' } as const
      const source = { repository: 1000, paths: ['plan.yaml'] }
      await garden.publish({ options, source })
      const theirs = await garden.commitElsewhere(BRANCH, { 'beds/ivy.txt': 'ivy\n' })
      await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
      // The plan has lost a place, so that the branch gets a merge with the run as it is now.
      const fewer = { options, changes: CHANGES.slice(0, 1), source, plan: 'b'.repeat(64) }
      expect(await garden.publish(fewer)).toMatchObject({ operation: 'updated', pushed: true })
      expect(await garden.remote('diff', '--name-only', 'main', BRANCH)).toBe('beds/ivy.txt\nbeds/rose.txt')
      const commits = (await garden.remote('log', '--format=%H %P', `main..${BRANCH}`)).split('\n')
      expect(commits[0]?.split(' ')).toHaveLength(3)
      for (const [id = ''] of commits.map((line) => line.split(' '))) {
        const isSigned = (await garden.remote('cat-file', 'commit', id)).includes('\ngpgsig ')
        expect(isSigned).toBe(id !== theirs)
      }
      expect(await garden.publish(fewer)).toMatchObject({ operation: 'none', pushed: false })
    },
  )
})
