import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Garden, plantGarden } from '../support/garden.ts'

const BRANCH = 'editplan/plant-the-beds'

const stateOf = async ({ checkout, git }: Garden) => ({
  head: await readFile(join(checkout, '.git', 'HEAD'), 'utf8'),
  refs: await git('for-each-ref', 'refs/heads', 'refs/remotes', 'refs/tags'),
  status: await git('status', '--porcelain'),
  config: await readFile(join(checkout, '.git', 'config'), 'utf8'),
})

describe('checkouts to publish from', () => {
  it('may be shallow, detached at a merge ref, and behind the base', async () => {
    await using garden = await plantGarden({ shallow: true })
    const { git, repository } = garden
    const merge = await garden.commitElsewhere('main', { 'beds/ivy.txt': 'ivy\n' })
    await garden.remote('update-ref', 'refs/pull/9/merge', merge)
    await git(
      'fetch',
      '--quiet',
      '--depth=1',
      `file://${repository.folder}`,
      '+refs/pull/9/merge:refs/remotes/pull/9/merge',
    )
    await git('checkout', '--quiet', '--detach', 'refs/remotes/pull/9/merge')
    const tip = await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    const before = await stateOf(garden)
    const result = await garden.publish()
    expect(result).toMatchObject({ operation: 'created', base: 'main' })
    expect(await garden.remote('rev-parse', `${BRANCH}~2`)).toBe(tip)
    expect(await stateOf(garden)).toEqual(before)
    // A branch whose history is not here is looked at, not overwritten.
    await garden.commitElsewhere(BRANCH, { 'beds/fern.txt': 'fern\n' })
    await expect(garden.publish()).rejects.toMatchObject({ name: 'BRANCH_HAS_FOREIGN_COMMITS' })
  })

  it('may have several remotes under any names', async () => {
    await using garden = await plantGarden()
    await garden.git('remote', 'rename', 'origin', 'upstream')
    await garden.git('remote', 'add', 'elsewhere', 'https://garden.invalid/someone/else.git')
    await garden.git('config', `url.${garden.github.serverUrl}/octo-org/.insteadOf`, 'garden:')
    await garden.git('remote', 'add', 'short', 'garden:garden.git')
    expect(await garden.publish({ options: { repository: 'octo-org/garden' } })).toMatchObject({ operation: 'created' })
  })

  it('may be on a branch, which is the base then', async () => {
    await using garden = await plantGarden()
    await garden.remote('branch', 'season', 'main')
    await garden.git('checkout', '--quiet', '-b', 'season')
    expect(await garden.publish()).toMatchObject({ operation: 'created', base: 'season' })
    expect(garden.repository.pulls).toMatchObject([{ base: { ref: 'season' } }])
  })

  it('may push to a fork, and updates the pull request from there', async () => {
    await using garden = await plantGarden()
    const fork = await garden.github.addRepository('fern/garden', { parent: 'octo-org/garden' })
    const options = { pushToFork: 'fern/garden', maintainerCanModify: false }
    const result = await garden.publish({ options })
    expect(result).toMatchObject({ operation: 'created', problems: [] })
    expect(garden.repository.pulls).toMatchObject([
      { head: { repository: 'fern/garden', ref: BRANCH }, maintainerCanModify: false },
    ])
    expect(await garden.remote('for-each-ref', '--format=%(refname)', 'refs/heads')).toBe('refs/heads/main')
    garden.github.clear()
    expect(await garden.publish({ options })).toMatchObject({ operation: 'none', number: 1, pushed: false })
    expect(await garden.publish({ options: { ...options, maintainerCanModify: true } })).toMatchObject({
      operation: 'updated',
    })
    expect(garden.repository.pulls[0]?.maintainerCanModify).toBe(true)
    expect(fork.pulls).toEqual([])
  })

  it('may have no token: git’s own credentials push, and a person opens the pull request', async () => {
    await using garden = await plantGarden()
    await garden.git('remote', 'set-url', 'origin', garden.repository.folder)
    const result = await garden.publish({
      options: { token: undefined, repository: 'octo-org/garden', fallback: 'warn' },
    })
    expect(result).toMatchObject({ operation: 'none', pushed: true, url: '' })
    expect(result).not.toHaveProperty('failed')
    const without = { token: undefined, repository: 'octo-org/garden' }
    await expect(garden.publish({ options: without })).rejects.toMatchObject({ name: 'GITHUB_FAILED' })
    expect(await garden.remote('rev-parse', BRANCH)).toBe(result.headSha)
    expect(new URL(result.compareUrl).pathname).toBe(`/octo-org/garden/compare/main...${BRANCH}`)
    expect(garden.github.requests).toEqual([])
    expect(await garden.publish({ options: { token: undefined, fallback: 'warn' } })).toMatchObject({ pushed: false })
  })

  it('may name their objects by SHA-256', async () => {
    await using garden = await plantGarden({ objectFormat: 'sha256' })
    const result = await garden.publish()
    expect(result).toMatchObject({ operation: 'created', headSha: expect.stringMatching(/^[0-9a-f]{64}$/) })
    await garden.commitElsewhere(BRANCH, { 'beds/ivy.txt': 'ivy\n' })
    await expect(garden.publish()).rejects.toMatchObject({ name: 'BRANCH_HAS_FOREIGN_COMMITS' })
  })

  it('may hold submodules, which stay as they are and are not fetched', async () => {
    await using garden = await plantGarden()
    const link = 'c'.repeat(40)
    await garden.commitElsewhere('main', {
      '.gitmodules': '[submodule "cellar"]\n\tpath = cellar\n\turl = https://cellar.invalid/cellar.git\n',
      cellar: { mode: '160000', content: link },
    })
    await garden.git('config', 'submodule.recurse', 'true')
    await garden.git('config', 'push.recurseSubmodules', 'check')
    await garden.git('config', 'fetch.recurseSubmodules', 'true')
    for (const options of [{}, { signCommits: 'api', branch: 'signed' }] as const) {
      const { branch } = await garden.publish({ options })
      expect(await garden.remote('ls-tree', branch, 'cellar')).toBe(`160000 commit ${link}\tcellar`)
    }
  })

  it('may keep files in Git LFS, whose own hook runs at the push and may refuse it', async () => {
    await using garden = await plantGarden()
    const hook = join(garden.checkout, '.git', 'hooks', 'pre-push')
    await mkdir(dirname(hook), { recursive: true })
    await writeFile(hook, '#!/bin/sh\ncat > pushed-refs\n', { mode: 0o755 })
    expect(await garden.publish()).toMatchObject({ operation: 'created' })
    expect(await readFile(join(garden.checkout, 'pushed-refs'), 'utf8')).toContain(`refs/heads/${BRANCH}`)
    await writeFile(hook, '#!/bin/sh\necho "This repository is configured for Git LFS" >&2\nexit 2\n', { mode: 0o755 })
    await expect(garden.publish({ options: { branch: 'other' } })).rejects.toMatchObject({ name: 'GIT_FAILED' })
  })

  it('without a remote are refused', { tags: 'quick' }, async () => {
    await using garden = await plantGarden()
    await garden.git('remote', 'remove', 'origin')
    await expect(garden.publish({ options: { token: undefined } })).rejects.toMatchObject({ name: 'GIT_FAILED' })
  })
})

/** What a real run wrote, as a dry run proposes it. */
const sentBy = ({ github }: Garden): readonly string[] =>
  github.requests
    .filter(
      ({ method, path, body }) => method !== 'GET' && !(path === '/graphql' && JSON.stringify(body).includes('viewer')),
    )
    .map(({ method, path, body }) => JSON.stringify({ method, path, body }))

/** Only GitHub knows the ids, and so what a ledger says. */
const withoutIds = (text: string): string =>
  text
    .replace(/("path":"ledger.json".*?"content":)"(?:[^"\\]|\\.)*"/, '$1"{ledger}"')
    .replaceAll('R_octo-org/garden', '{repository_id}')
    .replaceAll('pulls/1"', 'pulls/{number}"')
    .replace(/\{(?:tree(?: \d+)?|commit|ledger)\}|\b[0-9a-f]{40}\b|(?<=begin |end )[0-9a-f]{16}/g, 'id')

describe('a base', () => {
  it.each(['fix/ä-#1%2B+&{x}', 'it\'s"1"', '🌱'])('may be called %s', async (base) => {
    await using garden = await plantGarden()
    await garden.remote('update-ref', `refs/heads/${base}`, 'main')
    await garden.remote('tag', base, 'main')
    expect(await garden.publish({ options: { base } })).toMatchObject({ operation: 'created', base })
    expect(await garden.publish({ options: { base } })).toMatchObject({ operation: 'none', base })
  })
})

describe('a dry run', () => {
  it('proposes the very calls that make the commits on GitHub', async () => {
    await using garden = await plantGarden()
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`beds/${at}.txt`, `${at}\n`]))
    const changes = [{ ...many, 'seed.bin': Buffer.from([0, 255]) }, { 'beds/rose.txt': null }]
    const request = { changes, options: { signCommits: 'api', repository: 'octo-org/garden' } } as const
    const { proposed } = await garden.publish({ ...request, options: { ...request.options, dryRun: true } })
    expect(proposed?.push).toEqual([])
    await garden.publish(request)
    const sent = sentBy(garden)
    expect(sent.map(withoutIds)).toEqual(proposed?.calls.map((call) => withoutIds(JSON.stringify(call))))
    expect(sent).toHaveLength(11)
  })

  it('names the default branch of a detached checkout as the event, or the clone, tells it', async () => {
    await using garden = await plantGarden()
    await garden.git('checkout', '--quiet', '--detach')
    const dry = { token: undefined, dryRun: true } as const
    expect((await garden.publish({ options: { ...dry, defaultBranch: 'develop' } })).base).toBe('develop')
    await garden.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk')
    expect((await garden.publish({ options: { ...dry, defaultBranch: 'develop' } })).base).toBe('trunk')
  })

  it('is refused for a base that the checkout does not know', async () => {
    await using garden = await plantGarden()
    for (const base of ['nobranch', 'origin/main', 'refs/heads/main', 'HEAD']) {
      const proposed = garden.publish({ options: { base, token: undefined, dryRun: true } })
      await expect(proposed).rejects.toMatchObject({ name: 'UNKNOWN_REVISION' })
    }
  })

  it('shows a milestone by the name it was given', { tags: 'quick' }, async () => {
    await using garden = await plantGarden()
    const { proposed } = await garden.publish({ options: { milestone: 'Spring', token: undefined, dryRun: true } })
    expect(proposed?.calls.map(({ body }) => body)).toContainEqual({ milestone: 'Spring' })
  })

  it.each([{ autoMerge: 'squash' }, { draft: true }] as const)(
    'needs neither token nor network, and proposes the calls that a real run makes, with %j',
    async (own) => {
      await using garden = await plantGarden()
      const options = {
        repository: 'octo-org/garden',
        labels: ['bloom'],
        assignees: ['moss'],
        reviewers: ['fern'],
        teamReviewers: ['keepers'],
        milestone: '7',
        ...own,
      } as const
      const proposed = (await garden.publish({ options: { ...options, token: undefined, dryRun: true } })).proposed
      expect(garden.github.requests).toEqual([])
      expect(garden.github.gitRequests).toEqual([])
      await garden.publish({ options })
      const sent = sentBy(garden)
      const expected = (proposed?.calls ?? []).map(({ method, path, body }) =>
        JSON.stringify({ method, path, body })
          .replaceAll('{number}', '1')
          .replaceAll('{node_id}', 'PR_octo-org/garden#1'),
      )
      expect(sent.map(withoutIds)).toEqual(expected.map(withoutIds))
      expect(sent.length).toBeGreaterThan(5)
      expect(proposed?.push.join(' ')).toContain(`refs/heads/${BRANCH}`)
    },
  )
})
