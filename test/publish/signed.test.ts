import { describe, expect, it } from 'vitest'
import type { Change } from '../support/commits.ts'
import { CHANGES, plantGarden } from '../support/garden.ts'

const BRANCH = 'editplan/plant-the-beds'
const SIGNED = { signCommits: 'api' } as const

const ODD: readonly Change[] = [
  {
    'bin/water': { mode: '100755', content: '#!/bin/sh\n' },
    'to-roses': { mode: '120000', content: 'beds/rose.txt' },
    'empty.txt': '',
    'beds/rose.txt': null,
    'with "quotes".txt': 'quoted\n',
    'with\ttab.txt': 'tab\n',
    'with\nline.txt': 'line\n',
    'Größe/庭 🌱.txt': 'grün\n',
    'latin-1.txt': Buffer.from('gr\xfcn\n', 'latin1'),
    'seed.bin': Buffer.from([0, 1, 255, 254, 10]),
  },
  // A file gives way to a folder, a folder to a file, a link to a file.
  {
    'empty.txt': null,
    'empty.txt/now/a/folder.txt': 'folder\n',
    'bin/water': null,
    bin: 'a file now\n',
    'to-roses': 'no link\n',
  },
  { 'README.md': { mode: '100755', content: '# Garden\n' } },
]

const failure = async (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'nothing thrown',
    (error: Error) => error.name,
  )

describe('commits made through GitHub', () => {
  it('are merged with commits of others by a commit that GitHub signs too', async () => {
    await using garden = await plantGarden()
    const tree = (path: string) => garden.remote('show', `${BRANCH}:${path}`)
    await garden.publish({ options: SIGNED })
    const theirs = await garden.commitElsewhere(BRANCH, { 'beds/ivy.txt': 'ivy\n' })
    const fewer = {
      ...{ plan: 'b'.repeat(64), changes: CHANGES.slice(0, 1) },
      options: { ...SIGNED, replace: true, foreignCommits: 'keep' as const },
    }
    expect(await garden.publish(fewer)).toMatchObject({ operation: 'updated' })
    expect([await tree('beds/ivy.txt'), await tree('beds/rose.txt'), await tree('beds/iris.txt')]).toEqual([
      ...['ivy', 'rose: red', 'iris'],
    ])
    expect(await garden.remote('cat-file', 'commit', BRANCH)).toContain('\ngpgsig')
    expect((await garden.remote('log', '--format=%P', '-1', BRANCH)).split(' ')).toEqual([theirs, expect.any(String)])
    expect(await garden.publish({ ...fewer, options: { ...fewer.options, replace: false } })).toMatchObject({
      operation: 'none',
      pushed: false,
    })
  })

  it('have the trees of the local ones, whatever is in them', async () => {
    await using garden = await plantGarden()
    const seen: Map<string, string>[] = []
    const result = await garden.publish({
      changes: ODD,
      options: SIGNED,
      body: ({ commits }) => {
        seen.push(new Map(commits))
        return 'What changes.\n'
      },
    })
    const remote = (await garden.remote('log', '--reverse', '--format=%H %T', `main..${BRANCH}`)).split('\n')
    const local = await Promise.all(
      [...(seen.at(-1)?.keys() ?? [])].map((commit) => garden.git('rev-parse', `${commit}^{tree}`)),
    )
    expect(remote.map((line) => line.split(' ')[1])).toEqual(local)
    expect([...(seen.at(-1)?.values() ?? [])]).toEqual(remote.map((line) => line.split(' ')[0]))
    expect(result.headSha).toBe(await garden.remote('rev-parse', BRANCH))
    expect(await garden.remote('log', '-1', '--format=%(trailers:key=Co-authored-by,valueonly)', BRANCH)).toContain(
      'Planner <planner@garden.invalid>',
    )
    // Text goes inline; two files are no UTF-8.
    expect(garden.github.requests.filter(({ path }) => path.endsWith('/git/blobs'))).toHaveLength(2)
    garden.github.clear()
    expect(await garden.publish({ changes: ODD, options: SIGNED })).toMatchObject({
      operation: 'none',
      pushed: false,
      headSha: result.headSha,
    })
    expect(garden.github.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql')).toEqual([])
  })

  it('take 300 files in chunks of 100', async () => {
    await using garden = await plantGarden()
    const change = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`beds/${at}.txt`, `${at}\n`]))
    await garden.publish({ changes: [change], options: SIGNED })
    // Beside the ledger that moves with the branch; the one that knows the pull request is pushed with git.
    expect(garden.github.requests.filter(({ path }) => path.endsWith('/git/trees'))).toHaveLength(3 + 1)
    expect(await garden.remote('rev-parse', `${BRANCH}:beds`)).toMatch(/^[0-9a-f]{40}$/)
  })

  it('are moved to only when GitHub signed them and made the same tree', async () => {
    await using garden = await plantGarden()
    garden.github.tokens.set('ghp_person0001', {
      login: 'fern',
      contents: 'write',
      pullRequests: 'write',
      signs: false,
    })
    expect(await failure(garden.publish({ options: { ...SIGNED, token: 'ghp_person0001' } }))).toBe('GITHUB_FAILED')
    const tree = await garden.remote('rev-parse', 'main^{tree}')
    garden.github.faults.push({
      on: 'POST /repos/octo-org/garden/git/trees',
      status: 201,
      body: { sha: tree, url: 'https://api.github.com/tree', truncated: false, tree: [] },
    })
    expect(await failure(garden.publish({ options: SIGNED }))).toBe('GITHUB_FAILED')
    expect(await garden.remote('for-each-ref', '--format=%(refname)', 'refs/heads')).toBe('refs/heads/main')
    expect(garden.repository.pulls).toEqual([])
  })

  it('do not take the place of what somebody pushes at the last moment', async () => {
    await using garden = await plantGarden()
    await garden.publish({ options: SIGNED })
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    let theirs = ''
    const { faults } = garden.github
    // The first call of GraphQL asks for the viewer, the second moves the branch.
    faults.push({
      on: 'POST /repos/octo-org/garden/git/commits',
      meanwhile: () => {
        const meanwhile = async () => {
          theirs = await garden.commitElsewhere(BRANCH, { 'beds/ivy.txt': 'ivy\n' })
        }
        faults.push({ on: 'POST /graphql', meanwhile })
      },
    })
    expect(await failure(garden.publish({ changes: CHANGES.slice(0, 1), options: SIGNED }))).toBe(
      'BRANCH_HAS_FOREIGN_COMMITS',
    )
    expect(theirs).toMatch(/^[0-9a-f]{40}$/)
    expect(await garden.remote('rev-parse', BRANCH)).toBe(theirs)
  })

  it('replace those of the last run, and never a commit of others', async () => {
    await using garden = await plantGarden()
    await garden.publish({ options: SIGNED })
    const moved = await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    expect(await garden.publish({ options: SIGNED })).toMatchObject({ operation: 'updated', pushed: true })
    expect(await garden.remote('merge-base', 'main', BRANCH)).toBe(moved)
    await garden.commitElsewhere(BRANCH, { 'beds/ivy.txt': 'ivy\n' })
    expect(await failure(garden.publish({ options: SIGNED }))).toBe('BRANCH_HAS_FOREIGN_COMMITS')
    expect(garden.repository.pulls).toMatchObject([{ state: 'open' }])
  })

  it('do not leave the contents of Git LFS behind', async () => {
    await using garden = await plantGarden()
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12\n`
    expect(await failure(garden.publish({ changes: [{ 'rose.psd': pointer }], options: SIGNED }))).toBe('GITHUB_FAILED')
    expect(garden.github.requests.filter(({ path }) => path.includes('/git/'))).toEqual([])
  })

  it('need a token', { tags: 'quick' }, async () => {
    await using garden = await plantGarden()
    await garden.git('remote', 'set-url', 'origin', garden.repository.folder)
    expect(await failure(garden.publish({ options: { ...SIGNED, token: undefined } }))).toBe('GITHUB_FAILED')
  })
})
