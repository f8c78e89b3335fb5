import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { branchName, checkBranchName } from '../../src/publish/target.ts'
import { plantGarden } from '../support/garden.ts'

const verdict = (name: string): string => {
  try {
    checkBranchName(name)
    return 'fine'
  } catch (error) {
    return (error as Error).name
  }
}

const isTaken = (name: string): boolean => {
  try {
    execFileSync('git', ['check-ref-format', `refs/heads/${name}`])
    return true
  } catch {
    return false
  }
}

/** Names made of what git's rules are about. */
const names = fc.string({
  unit: fc.constantFrom(
    'a',
    'B',
    '.',
    '..',
    '/',
    '.lock',
    '@',
    '{',
    '-',
    '~',
    '^',
    ':',
    '?',
    '*',
    '[',
    '\\',
    ' ',
    '\x7f',
    '\t',
    'é',
    '🌱',
  ),
  maxLength: 5,
})

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

  it('made of any title is one that git takes', { tags: 'quick' }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (title) => {
        expect(verdict(branchName(title, 'a'.repeat(64)))).toBe('fine')
      }),
    )
  })

  it('is taken where git takes it', () => {
    fc.assert(
      fc.property(
        names.filter((name) => !name.startsWith('-')),
        (name) => {
          expect(verdict(name)).toBe(isTaken(name) ? 'fine' : 'BRANCH_INVALID')
        },
      ),
    )
  })

  it.each(['-x', 'a..b', 'a b', 'refs/heads/x', 'HEAD', 'a'.repeat(40), '@{-1}', 'x.lock', '', 'a/', 'a\nb'])(
    'is refused as %j',
    (name) => {
      expect(verdict(name)).toBe('BRANCH_INVALID')
    },
  )

  it.each(['x', 'editplan/plant-the-beds', 'Größe', 'a@b', 'feature/a.b_c'])('is taken as %j', (name) => {
    expect(verdict(name)).toBe('fine')
  })

  it('is not the base', async () => {
    await using garden = await plantGarden()
    await expect(garden.publish({ options: { branch: 'main' } })).rejects.toMatchObject({ name: 'BRANCH_INVALID' })
  })
})
