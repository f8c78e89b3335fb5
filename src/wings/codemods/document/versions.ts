import { Spelled, spelling, type Value } from './value.ts'

interface Version {
  /** What comes before the number: `^`, `~`, `>=`, `==`, `v` and blanks. */
  readonly operator: string
  readonly numbers: readonly bigint[]
  /** What is between the numbers: dashes in dates. */
  readonly separator: '.' | '-'
  /** Identifiers after a `-`, as in `1.0.0-rc.1`; empty for a release. */
  readonly prerelease: readonly string[]
}

/**
 * The value that a Set by `raise` writes: a version where a text was is a text, with the operator of that one unless it brings its own.
 * Undefined where what is there is as high. `unsure`: why neither is certain, as the beginning of a sentence.
 */
export const raised = (
  old: Value,
  value: Value,
): { readonly value: Value | undefined } | { readonly unsure: string } => {
  const [from, to] = [versionOf(old), versionOf(value)]
  if (!from) return { unsure: 'what is there is not one version' }
  if (!to) return { unsure: 'the value is not one version' }
  const order = compareVersions(from, to)
  if (order === undefined) return { unsure: 'its parts and those of the value do not compare' }
  if (order >= 0) return { value: undefined }
  if (isText(old)) return { value: `${to.operator === '' ? from.operator : ''}${spelling(value)}` }
  if (isText(value) || Number(spelling(old)) < Number(spelling(value))) return { value }
  return { unsure: 'as a number it is lower than the one that is there; write it as a text' }
}

const isText = (value: Value): boolean =>
  typeof value === 'string' || (value instanceof Spelled && typeof value.value === 'string')

/** Reads one version as SemVer and most package managers write it, with any count of numbers, or a date. Undefined for ranges and other texts. */
export const versionOf = (value: Value): Version | undefined => {
  const text = typeof value === 'boolean' || value === null ? undefined : spelling(value)
  if (text === undefined) return undefined
  if (DASHED.test(text)) return { operator: '', numbers: text.split('-').map(BigInt), separator: '-', prerelease: [] }
  const [, operator, numbers, prerelease = ''] = VERSION.exec(text) ?? []
  if (operator === undefined || numbers === undefined) return undefined
  const identifiers = prerelease.split('.').filter(Boolean)
  return { operator, numbers: numbers.split('.').map(BigInt), separator: '.', prerelease: identifiers }
}

/** A date, or a version that is made like one. */
const DASHED = /^\d{1,18}(?:-\d{1,18}){1,5}$/

/** A `<`, `*` or `x`, and a second version, are of ranges. Build metadata after a `+` does not count. */
const VERSION =
  /^((?:\^|~>?|>=|={1,3})? ?v?)(\d{1,18}(?:\.\d{1,18}){0,5})(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?(?:\+[\w.-]+)?$/

/**
 * Below 0 if the first is lower. Missing numbers are 0, and a prerelease is lower than its release (semver.org, 11). Undefined where people
 * and that order may differ: `rc10` and `rc9`, and a number behind a dash, which to some is a later build.
 */
export const compareVersions = (one: Version, other: Version): number | undefined => {
  if (one.separator !== other.separator) return undefined
  if (one.separator === '-' && one.numbers.length !== other.numbers.length) return undefined
  const most = Math.max(one.numbers.length, other.numbers.length)
  for (let at = 0; at < most; at += 1) {
    const [mine = 0n, theirs = 0n] = [one.numbers[at], other.numbers[at]]
    if (mine !== theirs) return mine < theirs ? -1 : 1
  }
  return comparePrereleases(one.prerelease, other.prerelease)
}

const comparePrereleases = (one: readonly string[], other: readonly string[]): number | undefined => {
  if (one.length === 0 || other.length === 0) {
    const [first = ''] = [...one, ...other]
    return /^\d/.test(first) ? undefined : Math.sign(other.length - one.length)
  }
  for (const [at, mine] of one.entries()) {
    const theirs = other[at]
    if (theirs === undefined) return 1
    if (mine !== theirs) return compareIdentifiers(mine, theirs)
  }
  return one.length === other.length ? 0 : -1
}

/** Numbers are lower than words. */
const compareIdentifiers = (one: string, other: string): number | undefined => {
  const [mine, theirs] = [one, other].map((part) => /^\d{1,18}$/.test(part))
  if (mine && theirs) return BigInt(one) < BigInt(other) ? -1 : 1
  const [word, otherWord] = [one, other].map((part) => part.replace(/\d+$/, ''))
  if (word === otherWord && one.length !== other.length && !mine) return undefined
  return (mine === theirs ? one < other : mine === true) ? -1 : 1
}
