import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Git, openGit } from '../../src/core/git/git.ts'
import { branchName, checkBranchName } from '../../src/publish/branch-name.ts'
import { type Garden, plantGarden } from '../support/garden.ts'

let garden: Garden
let git: Git
beforeAll(async () => {
  garden = await plantGarden()
  git = await openGit(garden.checkout)
})
afterAll(() => garden[Symbol.asyncDispose]())

const verdict = (name: string): Promise<string> =>
  checkBranchName(git, name).then(
    () => 'fine',
    (error: Error) => error.name,
  )

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

  it('made of any title is one that git takes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 80 }), async (title) => {
        expect(await verdict(branchName(title, 'a'.repeat(64)))).toBe('fine')
      }),
      { numRuns: 25 },
    )
  })

  it.each(['-x', 'a..b', 'a b', 'refs/heads/x', 'HEAD', 'a'.repeat(40), '@{-1}', 'x.lock', '', 'a/', 'a\nb'])(
    'is refused as %j',
    async (name) => {
      expect(await verdict(name)).toBe('BRANCH_INVALID')
    },
  )

  it.each(['x', 'editplan/plant-the-beds', 'Größe', 'a@b', 'feature/a.b_c'])('is taken as %j', async (name) => {
    expect(await verdict(name)).toBe('fine')
  })

  it('is not the base', async () => {
    await expect(garden.publish({ options: { branch: 'main' } })).rejects.toMatchObject({ name: 'BRANCH_INVALID' })
  })
})
