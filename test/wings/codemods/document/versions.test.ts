import { describe, expect, it } from 'vitest'
import { compareVersions, versionOf } from '../../../../src/wings/codemods/document/versions.ts'
import { items } from '../../../support/items.ts'

const compared = (one: string | number, other: string | number): number => {
  const [mine, theirs] = [versionOf(one), versionOf(other)]
  if (!mine || !theirs) throw new Error(`no version: ${mine ? other : one}`)
  return Math.sign(compareVersions(mine, theirs) ?? Number.NaN)
}

describe('versions', () => {
  // The order of semver.org, 11, and of versions with fewer and more numbers.
  const ASCENDING = [
    ...['0.9', '1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-alpha.beta', '1.0.0-beta', '1.0.0-beta.2', '1.0.0-beta.11'],
    ...['1.0.0-rc.1', '^1.0.0', 'v1.0.1', '~1.2', '>=1.9.2', '1.10.0', '1.10.0.1', '2', '99999999999999999.0'],
  ]

  it.each(ASCENDING)('%s is higher than those before it and lower than those after it', (one) => {
    const place = ASCENDING.indexOf(one)
    expect(ASCENDING.map((other) => compared(one, other))).toEqual(ASCENDING.map((_, at) => Math.sign(place - at) + 0))
  })

  it.each<[string | number, string | number]>([
    ['1', '1.0.0'],
    [3, '3.0'],
    ['1.2.3+build.5', '1.2.3'],
    ['== 1.2', 'v1.2.0'],
  ])('%s and %s are as high', (one, other) => expect(compared(one, other)).toBe(0))

  it.each([
    '',
    ...items`
1.x   *   <2   >=1 <2   1 || 2   1.2.3-   latest   1.2.3.   workspace:^1.0.0   1e3   -1`,
    null,
  ])('%s is no version', (text) => expect(versionOf(text)).toBeUndefined())
})
