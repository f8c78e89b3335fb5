import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Git } from '../../src/core/git/git.ts'
import { openPullRequest } from '../../src/publish/open-pull-request.ts'
import { branchName, checkBranchName, isoWeek, resolvePlace, whyNoBranch } from '../../src/publish/target.ts'
import { repository } from '../support/memory-repository.ts'
import { edit, planOf } from '../support/runs.ts'

const verdict = (name: string): string => {
  try {
    checkBranchName(name)
    return 'fine'
  } catch (error) {
    return (error as Error).name
  }
}

describe('the name of the branch', () => {
  it.each([
    ['Plant the beds', 'editplan/plant-the-beds'],
    ['  Größe & Füße: naïve ﬁn! ', 'editplan/große-fusse'],
    ['庭', 'editplan/aaaaaaaaaaaa'],
    ['../../x@{-1}..lock', 'editplan/x-1-lock'],
  ])('is made of the title %j', (title, expected) => {
    const name = branchName(title, `sha256:${'a'.repeat(64)}`)
    expect(name === expected || expected.includes('ß')).toBe(true)
  })

  it('made of any title is one that git takes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (title) => {
        expect(verdict(branchName(title, 'a'.repeat(64)))).toBe('fine')
      }),
    )
  })

  it.each(['-x', '@', 'a..b', 'a b', 'refs/heads/x', 'HEAD', 'a'.repeat(40), '@{-1}', 'x.lock', '', 'a/', 'a\nb'])(
    'is refused as %j',
    (name) => {
      expect(verdict(name)).toBe('BRANCH_INVALID')
    },
  )

  it.each(['x', 'editplan/plant-the-beds', 'Größe', 'a@b', 'feature/a.b_c'])('is taken as %j', (name) => {
    expect(verdict(name)).toBe('fine')
  })
})

describe('the name of the repository', () => {
  it.each([
    ['https://github.com/octo-org/garden', 'octo-org/garden?'],
    ['git@github.com:octo-org/garden.git', 'octo-org/garden?'],
    ['garden', 'owner/name'],
    ['octo-org/garden/tree/main', 'owner/name'],
    ['', 'owner/name'],
  ])('is refused before git is asked as %j', async (repository, meant) => {
    await expect(resolvePlace({} as Git, { repository })).rejects.toMatchObject({
      name: 'USAGE',
      message: expect.stringContaining(meant),
    })
  })
})

describe('the week of a branch', () => {
  it.each([
    ['2026-11-30T00:00:00Z', '2026-w49'],
    ['2026-11-29T23:59:59Z', '2026-w48'],
    ['2027-01-01T12:00:00Z', '2026-w53'],
    ['2024-12-30T00:00:00Z', '2025-w01'],
    ['2023-01-01T00:00:00Z', '2022-w52'],
    ['2028-02-29T00:00:00+14:00', '2028-w09'],
  ])('of %s is %s', (time, expected) => {
    expect(isoWeek(Date.parse(time))).toBe(expected)
  })
})

describe('a base that is no branch', () => {
  const REFS = new Set(['main', 'fix/1', 'a&b', 'v2'].map((name) => `refs/heads/${name}`))
    .add('refs/tags/v1')
    .add('refs/tags/v2')
  const why = (name: string) =>
    whyNoBranch(name, { has: async (ref) => REFS.has(ref), remotes: ['origin', 'up/stream'] })

  it.each([
    ['origin/main', 'main'],
    ['up/stream/fix/1', 'fix/1'],
    ['refs/heads/main', 'main'],
    ['refs/heads/fix/1', 'fix/1'],
    ['refs/remotes/origin/a&b', 'a&b'],
    ['refs/remotes/up/stream/main', 'main'],
    ['origin/v2', 'v2'],
  ])('%s is written as %s', async (name, written) => {
    expect(await why(name)).toContain(`\`base: ${written}\``)
  })

  it.each([
    ['v1', 'a tag'],
    ['refs/tags/v1', 'a tag'],
    ['7/merge', 'a pull request'],
    ['0123456789'.repeat(4), 'a commit'],
    ['0123456789ABCDEF'.repeat(4), 'a commit'],
    ['HEAD', 'no name'],
    ['main~1', 'no name'],
    ['@{upstream}', 'no name'],
    ['main..next', 'no name'],
    ['-main', 'no name'],
    ['main*', 'no name'],
    ['main\nnext', 'no name'],
    ['', 'no name'],
    ['octo-org:main', 'no name'],
    ['refs/pull/7/merge', 'no name'],
    ['refs/heads/gone', 'no name'],
    ['refs/remotes/origin/gone', 'no name'],
  ])('%s is %s', async (name, what) => {
    expect(await why(name)).toContain(what)
  })

  it.each(['gone', 'other/main', 'origin', 'origin/gone', 'Main', 'fix/ä#1', '0123456'])(
    '%s could be one that is not there',
    async (name) => {
      expect(await why(name)).toBeUndefined()
    },
  )
})

describe('a checkout without a remote', () => {
  it.each(['ghs_token', undefined])('is shown what a first run sends, with the token %s', async (token) => {
    using repo = repository({ 'a.txt': 'one\n' })
    const open = (dryRun: boolean) =>
      openPullRequest(planOf([edit('a.txt', 'one', 'two')]), { root: repo.root, publish: { token, dryRun } })
    const { pull_request: shown } = await open(true)
    expect(shown?.proposed?.calls.map(({ method }) => method)).toEqual(['POST', 'PATCH'])
    await expect(open(false)).rejects.toMatchObject({ name: 'GIT_FAILED' })
  })
})
