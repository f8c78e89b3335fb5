import { spawnSync } from 'node:child_process'
import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { booleanOf, listConfiguration } from '../../../src/core/git/commands/config.ts'
import { requireVersion, version } from '../../../src/core/git/commands/merge.ts'
import { headCommit, locateRepository, plainCheckout, resolveCommit } from '../../../src/core/git/commands/rev-parse.ts'
import { gitEnvironment } from '../../../src/core/git/environment.ts'
import { maskCredentials } from '../../../src/core/git/failure.ts'
import { openGit } from '../../../src/core/git/git.ts'
import { repository, temporaryFolder, testEnvironment } from '../../support/git.ts'

/** What may say where a repository's parts are, and of what kind it is; and what says nothing of it. */
const SETTINGS = [
  '[core]\n\tbare = true',
  '[core] bare',
  '[core]\n\tbare = no',
  '[Core]\n\tWorkTree = /nowhere',
  '[core]\n\tworktree = ..',
  '[core]\n\trepositoryFormatVersion = 1',
  '[core]\n\trepositoryFormatVersion = 1\n[extensions]\n\tobjectFormat = sha256',
  '[extensions]\n\tworktreeConfig = true',
  '[include]\n\tpath = other',
  '[core]\n\tbare = \\\n\ttrue',
  '[core]\n\tbare = "true"',
  '[core]\n\tbare = false\n\tbare = true',
  '[core]\n\tignoreCase = true\n# bare = true',
  '[branch "main"]\n\tremote = origin',
]

describe('openGit', () => {
  it('finds the top of a checkout from a folder inside it', { tags: 'quick' }, async () => {
    using repo = repository({ 'a/b/c.txt': 'x' })
    const git = await openGit(join(repo.root, 'a/b'), { env: testEnvironment() })
    expect(git).toMatchObject({ root: repo.root, gitDir: join(repo.root, '.git'), bare: false, objectFormat: 'sha1' })
    expect(git.commonDir).toBe(git.gitDir)
  })

  it('tells a linked worktree’s own git directory from the common one', async () => {
    using repo = repository({ 'a.txt': 'x' })
    repo.git('worktree', 'add', '-q', '../linked')
    const git = await openGit(join(repo.root, '../linked'), { env: testEnvironment() })
    expect(git.commonDir).toBe(join(repo.root, '.git'))
    expect(git.gitDir).toBe(join(repo.root, '.git/worktrees/linked'))
  })

  it('tells without git of a plain checkout what git tells', () => {
    using repo = repository({ 'a.txt': 'x' }, { config: { 'remote.origin.url': 'https://host.invalid/a.git' } })
    const { args, parse } = locateRepository()
    const config = join(repo.root, '.git/config')
    const plain = repo.read('.git/config').toString()
    const linked = join(repo.root, '../linked')
    repo.git('worktree', 'add', '-q', linked)
    for (const place of [repo.root, linked]) expect(plainCheckout(place)).toBeDefined()
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...SETTINGS), { maxLength: 3 }),
        fc.boolean(),
        fc.constantFrom(repo.root, linked),
        (settings, isPlain, place) => {
          writeFileSync(config, `${isPlain ? plain : ''}${settings.join('\n')}\n`)
          const found = plainCheckout(place)
          const said = spawnSync('git', args, { cwd: place, env: testEnvironment() })
          if (found) expect({ ok: true, place: found }).toEqual(parse(said.stdout, said.status ?? 0))
        },
      ),
      {
        numRuns: 200,
        examples: SETTINGS.flatMap((setting) =>
          [repo.root, linked].map((place) => [[setting], true, place] as [string[], boolean, string]),
        ),
      },
    )
  })

  it('tells without git of a linked worktree what git tells, however its place is written', () => {
    using repo = repository({ 'a.txt': 'x' })
    const [linked, alias] = ['../linked', '../alias'].map((name) => join(repo.root, name)) as [string, string]
    repo.git('worktree', 'add', '-q', linked)
    symlinkSync(repo.root, alias)
    const { args, parse } = locateRepository()
    const own = join(repo.root, '.git/worktrees/linked')
    const files = [
      [`gitdir: ${own}\n`, '../..\n', true],
      [`gitdir: ${own}\n`, `${join(repo.root, '.git')}\n`, true],
      [`gitdir: ${join(alias, '.git/worktrees/linked')}\n`, '../..\n', true],
      [`gitdir: ${own}/../linked\n`, '../..\n', true],
      [`gitdir: ${own}\r\n`, '../..\n', false],
      [`gitdir: ${own}`, '../..\n', false],
      ['gitdir: ../checkout/.git/worktrees/linked\n', '../..\n', false],
      [`gitdir: ${own}\n`, '../nowhere\n', false],
      [`gitdir: ${own}/none\n`, '../..\n', false],
      ['nothing\n', '../..\n', false],
    ] as const
    for (const [entry, common, isPlain] of files) {
      writeFileSync(join(linked, '.git'), entry)
      writeFileSync(join(own, 'commondir'), common)
      const found = plainCheckout(linked)
      const said = spawnSync('git', args, { cwd: linked, env: testEnvironment() })
      expect([entry, found !== undefined]).toEqual([entry, isPlain])
      if (found) expect({ ok: true, place: found }).toEqual(parse(said.stdout, said.status ?? 0))
    }
  })

  it('asks git of what is not plain', () => {
    using repo = repository({ 'a.txt': 'x' })
    for (const place of ['.git', '..', '../none']) expect(plainCheckout(join(repo.root, place))).toBeUndefined()
    rmSync(join(repo.root, '.git/refs'), { recursive: true })
    expect(plainCheckout(repo.root)).toBeUndefined()
  })

  it('opens bare and SHA-256 repositories', async () => {
    using repo = repository({ 'a.txt': 'x' }, { init: ['--object-format=sha256'] })
    repo.git('clone', '-q', '--bare', '.', '../bare')
    const git = await openGit(join(repo.root, '../bare'), { env: testEnvironment() })
    expect(git).toMatchObject({ root: join(repo.root, '../bare'), bare: true, objectFormat: 'sha256' })
  })

  it('refuses a plain folder, a missing one and the inside of .git', async () => {
    using folder = temporaryFolder()
    using repo = repository({ 'a.txt': 'x' })
    for (const place of [folder.path, join(folder.path, 'none'), join(repo.root, '.git')]) {
      await expect(openGit(place, { env: testEnvironment() })).rejects.toMatchObject({ name: 'NOT_A_REPOSITORY' })
    }
  })

  it('is not led astray by another repository’s GIT_DIR', async () => {
    using repo = repository({ 'a.txt': 'x' })
    using other = repository({ 'b.txt': 'x' })
    const git = await openGit(repo.root, { env: { ...testEnvironment(), GIT_DIR: join(other.root, '.git') } })
    expect(git.gitDir).toBe(join(repo.root, '.git'))
  })

  it('counts a failing exit code although git says nothing', async () => {
    using repo = repository({ 'a.txt': 'x' })
    const git = await openGit(repo.root, { env: testEnvironment() })
    const silent = { args: ['rev-parse', '--quiet', '--verify', 'refs/heads/none'], parse: () => 'found' }
    await expect(git.run(silent)).rejects.toMatchObject({ name: 'GIT_FAILED' })
    await expect(git.run({ ...silent, input: '' })).rejects.toMatchObject({ name: 'GIT_FAILED' })
    expect(await git.run({ ...silent, accept: [1], parse: (_, code) => code })).toBe(1)
  })

  it('tells that git itself cannot be started', async () => {
    using repo = repository({ 'a.txt': 'x' })
    const nowhere = { env: { PATH: repo.root } }
    const headOf = async (place: string) => (await openGit(place, nowhere)).run(headCommit())
    await expect(headOf(repo.root)).rejects.toMatchObject({ name: 'GIT_FAILED' })
    await expect(headOf(join(repo.root, '.git'))).rejects.toMatchObject({ name: 'GIT_FAILED' })
  })

  it('gives a parser the bytes git printed', async () => {
    const bytes = Buffer.from([0xff, 0, 0x80, 10])
    using repo = repository({ 'a.bin': bytes })
    const git = await openGit(repo.root, { env: testEnvironment() })
    const show = { args: ['cat-file', 'blob', 'HEAD:a.bin'], parse: (stdout: Buffer) => stdout }
    expect(await git.run(show)).toEqual(bytes)
    expect(await git.run({ ...show, input: 'x' })).toEqual(bytes)
  })

  it('passes added environment to one child and keeps it out of failures', async () => {
    using repo = repository({ 'a.txt': 'x' })
    const git = await openGit(repo.root, { env: testEnvironment() })
    const env = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'alias.zzz', GIT_CONFIG_VALUE_0: 'topsecretvalue' }
    const added = await git.run({ args: ['config', 'alias.zzz'], env, input: '', parse: (stdout) => stdout.toString() })
    expect(added).toBe('topsecretvalue\n')
    const failing = git.run({ args: ['rev-parse', '--verify', 'topsecretvalue'], env, input: '', parse: () => 0 })
    await expect(failing).rejects.toSatisfy((error: Error) => !error.message.includes('topsecretvalue'))
  })
})

describe('resolveCommit and headCommit', () => {
  it('give full ids, nothing on an unborn branch, UNKNOWN_REVISION for a name of nothing', async () => {
    using repo = repository()
    const git = await openGit(repo.root, { env: testEnvironment() })
    expect(await git.run(headCommit())).toBeUndefined()
    const commit = repo.commit('one')
    expect(await git.run(headCommit())).toBe(commit)
    expect(await git.run(resolveCommit(commit.slice(0, 7)))).toBe(commit)
    for (const name of ['none', '--all', '']) {
      await expect(git.run(resolveCommit(name))).rejects.toMatchObject({ name: 'UNKNOWN_REVISION' })
    }
  })
})

describe('parsers', () => {
  it('read a bare repository’s answer without a work tree', () => {
    const parsed = locateRepository().parse(Buffer.from('sha1\ntrue\n/r\n/r\n'), 128)
    const place = { root: '/r', gitDir: '/r', commonDir: '/r', bare: true, objectFormat: 'sha1' }
    expect(parsed).toEqual({ ok: true, place })
  })

  it('read configuration with its last values, line breaks and valueless keys', () => {
    const config = listConfiguration().parse(Buffer.from('a.b\n1\0a.b\n2\nx\0c.d\0e.f\n\0'), 0)
    expect([...config]).toEqual([
      ['a.b', '2\nx'],
      ['c.d', 'true'],
      ['e.f', ''],
    ])
    expect(['c.d', 'e.f', 'g.h'].map((key) => booleanOf(config, key, true))).toEqual([true, false, true])
  })
})

describe('gitEnvironment', () => {
  it('drops what names another repository or language and keeps what reaches a server', () => {
    const env = gitEnvironment({
      GIT_DIR: 'x',
      GIT_INDEX_FILE: 'x',
      LANG: 'de',
      EDITOR: 'x',
      GIT_SSH_COMMAND: 's',
      HOME: 'h',
    })
    expect(env).toMatchObject({ GIT_SSH_COMMAND: 's', HOME: 'h', LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' })
    for (const name of ['GIT_DIR', 'GIT_INDEX_FILE', 'LANG', 'EDITOR']) expect(env).not.toHaveProperty(name)
  })
})

describe('maskCredentials', () => {
  it.each([
    ['https://ada:hunter22@example.com/x', 'hunter22'],
    ['https://hunter22@example.com', 'hunter22'],
    ['https://ada:hunter@22@example.com/x', '22@'],
    ["https://ada:hunter'22@example.com/x", '22@'],
    ['> Authorization: Basic aHVudGVy', 'aHVudGVy'],
    ['remote: ghp_abcdefabcdef0123 is bad', 'abcdefabcdef0123'],
  ])('hides the credential in %s', (text, secret) => {
    expect(maskCredentials(text)).not.toContain(secret)
  })
})

describe('requireVersion', () => {
  it('accepts what this git is and refuses what it is not yet', async () => {
    using repo = repository({ 'a.txt': 'x' })
    const git = await openGit(repo.root, { env: testEnvironment() })
    await expect(requireVersion(git, [2, 38], 'this')).resolves.toBeUndefined()
    await expect(requireVersion(git, [99, 0], 'this')).rejects.toMatchObject({ name: 'GIT_FAILED' })
    expect(version().parse(Buffer.from('git version 2.39.5 (Apple Git-154)\n'), 0)).toEqual([2, 39])
  })
})
