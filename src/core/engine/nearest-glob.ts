import { compileGlobs } from '../text/globs.ts'
import { nearestWord } from '../text/nearest-word.ts'

/** The pattern that was probably meant by one that names none of the paths; undefined where none that is near names any. */
export const nearestGlob = (pattern: string, paths: readonly string[]): string | undefined => {
  for (const candidate of new Set(candidatesFor(pattern, paths))) {
    const globs = candidate === pattern ? [] : compileGlobs(candidate)
    if (typeof globs !== 'string' && globs.some(({ matches }) => paths.some(matches))) return candidate
  }
  return undefined
}

/** Best first: spelled for another program, misspelt, deeper, with another extension, from further up. */
function* candidatesFor(pattern: string, paths: readonly string[]): Generator<string, void> {
  const plain = pattern.replaceAll('\\', '/').replace(/^(?:[A-Za-z]:)?(?:\.?\/)+/, '')
  if (plain === '') return
  yield plain
  const corrected = correctNames(plain, paths)
  yield corrected
  yield `**/${plain}`
  yield* otherExtensions(plain, paths)
  yield* otherExtensions(corrected, paths)
  yield `**/${corrected}`
  // From the root of the disk, or from a folder around the checkout.
  for (let rest = plain; rest.includes('/'); ) {
    rest = rest.slice(rest.indexOf('/') + 1)
    if (/^[^*?[\]{}/]+\//.test(rest)) yield rest
  }
}

const SPECIAL = /[*?[\]{}]/

/** Each plain name that does not exist there, replaced by the nearest one that does. */
const correctNames = (pattern: string, paths: readonly string[]): string => {
  let below = paths.map((path) => path.split('/'))
  let anywhere = !pattern.includes('/')
  const names = pattern.split('/').map((name, depth) => {
    if (SPECIAL.test(name) || name === '') {
      anywhere ||= SPECIAL.test(name)
      return name
    }
    const known = new Set(anywhere ? below.flat() : below.flatMap((parts) => parts[depth] ?? []))
    const meant = known.has(name) ? name : (nearestWord(name, known) ?? name)
    if (!anywhere) below = below.filter((parts) => parts[depth] === meant)
    return meant
  })
  return names.join('/')
}

/** The pattern with another extension, nearest ones first: `*.ts` for `*.tsx`. */
function* otherExtensions(pattern: string, paths: readonly string[]): Generator<string, void> {
  const [, stem, extension] = /^(.*\*)\.(\w+)$/.exec(pattern) ?? []
  if (stem === undefined || extension === undefined) return
  const globs = compileGlobs(`${stem}.*`)
  if (typeof globs === 'string') return
  const found = new Set(
    paths
      .filter((path) => globs.some(({ matches }) => matches(path)))
      .flatMap((path) => /\.(\w+)$/.exec(path)?.[1] ?? []),
  )
  const meant = nearestWord(extension, found)
  for (const one of [...(meant === undefined ? [] : [meant]), ...found]) yield `${stem}.${one}`
}
