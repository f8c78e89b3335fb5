import type { Value } from './document-edit.ts'

export interface Version {
  /** What comes before the number: `^`, `~`, `>=`, `==`, `v` and blanks. */
  readonly operator: string
  readonly numbers: readonly bigint[]
  /** Identifiers after a `-`, as in `1.0.0-rc.1`; empty for a release. */
  readonly prerelease: readonly string[]
}

/** Reads one version as SemVer and most package managers write it, with any count of numbers. Undefined for ranges and other texts. */
export const versionOf = (value: Value): Version | undefined => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const [, operator, numbers, prerelease = ''] = VERSION.exec(String(value)) ?? []
  if (operator === undefined || numbers === undefined) return undefined
  return { operator, numbers: numbers.split('.').map(BigInt), prerelease: prerelease.split('.').filter(Boolean) }
}

/** A `<`, `*` or `x`, and a second version, are of ranges. Build metadata after a `+` does not count. */
const VERSION =
  /^((?:\^|~>?|>=|={1,3})? ?v?)(\d{1,18}(?:\.\d{1,18}){0,5})(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?(?:\+[\w.-]+)?$/

/** Below 0 if the first is lower. Missing numbers are 0, and a prerelease is lower than its release (semver.org, 11). */
export const compareVersions = (one: Version, other: Version): number => {
  const most = Math.max(one.numbers.length, other.numbers.length)
  for (let at = 0; at < most; at += 1) {
    const [mine = 0n, theirs = 0n] = [one.numbers[at], other.numbers[at]]
    if (mine !== theirs) return mine < theirs ? -1 : 1
  }
  return comparePrereleases(one.prerelease, other.prerelease)
}

const comparePrereleases = (one: readonly string[], other: readonly string[]): number => {
  if (one.length === 0 || other.length === 0) return Math.sign(other.length - one.length)
  for (const [at, mine] of one.entries()) {
    const theirs = other[at]
    if (theirs === undefined) return 1
    if (mine !== theirs) return isLower(mine, theirs) ? -1 : 1
  }
  return one.length === other.length ? 0 : -1
}

/** Numbers are lower than words. */
const isLower = (one: string, other: string): boolean => {
  const [mine, theirs] = [one, other].map((part) => /^\d{1,18}$/.test(part))
  if (mine && theirs) return BigInt(one) < BigInt(other)
  return mine === theirs ? one < other : mine === true
}
