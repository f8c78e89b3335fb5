import { compileName, isFolders, STAR, type Test, TOKEN } from './glob.ts'
import { expandBraces, listOf } from './globs.ts'

export type Patterns = string | readonly string[]

/** A pattern without the marks of its groups, and where each group is in it. */
interface GroupedPattern {
  readonly plain: string
  readonly groups: readonly { readonly name: string; readonly start: number; readonly end: number }[]
  readonly fault: string | undefined
}

/**
 * Patterns without the marks of their groups: `packages/(?<pkg>*)/*.json`, or `(?P<pkg>*)`, names what `packages` with a star there does.
 */
export const withoutGroups = (patterns: Patterns): Patterns =>
  typeof patterns === 'string' ? readGroups(patterns).plain : patterns.map((pattern) => readGroups(pattern).plain)

/** The names that each of the patterns has a group of, braces written out. Returns what is wrong with one, without its subject. */
export const groupNames = (patterns: Patterns): ReadonlySet<string> | string => {
  let common: ReadonlySet<string> | undefined
  for (const pattern of listOf(patterns).flatMap((one) => expandBraces(one) ?? [one])) {
    const { groups, fault } = readGroups(pattern)
    if (fault !== undefined) return fault
    const own = new Set(groups.map(({ name }) => name))
    common = common === undefined ? own : new Set([...common].filter((name) => own.has(name)))
  }
  return common ?? new Set()
}

/** The parts of a path that the groups of the first matching pattern capture. A `**` captures folders with their last `/`; stars are greedy. */
export const groupsIn = (path: string, patterns: Patterns): ReadonlyMap<string, string> => {
  for (const pattern of listOf(patterns).flatMap((one) => expandBraces(one) ?? [])) {
    const held = heldBy(readGroups(pattern), path)
    if (held) return held
  }
  return new Map()
}

/** The values of `$<dir>`, `$<name>` and `$<ext>` without groups of these names: parts of each file's path. */
export const FILE_PARTS = ['dir', 'name', 'ext'] as const

const REFERENCE = /\$(\$?)<([A-Za-z_]\w*)>/g

/** A text with `$<name>` replaced; `$$<name>` stands for `$<name>` itself. */
export const fillReferences = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(REFERENCE, (whole, escaped: string, name: string) =>
    escaped ? whole.slice(1) : (values.get(name) ?? whole),
  )

/** The first name that a text refers to and that is none of those. */
export const unknownReference = (text: string, names: ReadonlySet<string>): string | undefined =>
  Array.from(text.matchAll(REFERENCE)).find(([, escaped, name = '']) => !escaped && !names.has(name))?.[2]

const MARKS = /\\.|\(\?P?<([A-Za-z_]\w*)>|\)/gsu

const readGroups = (pattern: string): GroupedPattern => {
  const open: { readonly name: string; readonly start: number }[] = []
  const groups: GroupedPattern['groups'][number][] = []
  let [plain, from, fault] = ['', 0, undefined as string | undefined]
  for (const { 0: mark, 1: name, index } of pattern.matchAll(MARKS)) {
    if (mark.startsWith('\\') || (mark === ')' && open.length === 0)) continue
    plain += pattern.slice(from, index)
    from = index + mark.length
    if (name !== undefined) {
      if ([...open, ...groups].some((one) => one.name === name)) fault = `has two groups of the name ${name}`
      open.push({ name, start: plain.length })
    } else groups.push({ ...(open.pop() as (typeof open)[number]), end: plain.length })
  }
  if (open.length > 0) fault = `has a group ${open.at(-1)?.name} that is not closed by a )`
  return { plain: plain + pattern.slice(from), groups, fault }
}

/** A part of a pattern, which begins at `at` in it: a character, any characters of a name, folders with their `/`, or anything. */
type GlobPart = { readonly at: number; readonly takes: 'one' | 'name' | 'folders' | 'any'; readonly test: Test }

const ANY: Test = () => true
const SLASH: Test = (character) => character === '/'
const NO_SLASH: Test = (character) => character !== '/'

/** In the terms of `compileGlob`; undefined for a pattern that cannot be compiled. */
const partsOf = (body: string): readonly GlobPart[] | undefined => {
  const parts: GlobPart[] = body.includes('/') ? [] : [{ at: -1, takes: 'folders', test: ANY }]
  let at = body.startsWith('/') ? 1 : 0
  const names = body.slice(at).split('/')
  for (const [index, name] of names.entries()) {
    // As `pathPattern` has it, these are no names.
    if (name === '' || name === '.') {
      at += name.length + 1
      continue
    }
    const own = partsOfName(name, at, index === names.length - 1)
    if (!own) return undefined
    parts.push(...own)
    at += name.length + 1
  }
  return parts
}

const partsOfName = (name: string, at: number, isLast: boolean): readonly GlobPart[] | undefined => {
  if (isFolders(name) && !isLast) return [{ at, takes: 'folders', test: ANY }]
  if (isFolders(name)) return (['one', 'any'] as const).map((takes) => ({ at, takes, test: ANY }))
  const compiled = compileName(name, false)
  if (typeof compiled === 'string') return undefined
  const parts = Array.from(name.matchAll(TOKEN), ({ index }, number): GlobPart => {
    const test = compiled.tests[number]
    if (test === STAR || test === undefined) return { at: at + index, takes: 'name', test: NO_SLASH }
    return { at: at + index, takes: 'one', test: (character) => character !== '/' && test(character) }
  })
  return isLast ? parts : [...parts, { at: at + name.length, takes: 'one', test: SLASH }]
}

/** What the groups hold of a path; undefined where the pattern does not name it. */
const heldBy = ({ plain, groups }: GroupedPattern, path: string): ReadonlyMap<string, string> | undefined => {
  const end = /(?<!\\)\/(?:\.?\/)*\.?$/.exec(plain)
  const foldersOnly = end !== null
  const parts = partsOf(plain.slice(0, end?.index))
  const characters = Array.from(path)
  const places = parts && placesOf(parts, characters, foldersOnly)
  if (!places) return undefined
  const placeOf = (offset: number): number => {
    const part = parts.findIndex(({ at }) => at >= offset)
    return places[part < 0 ? parts.length : part] ?? characters.length
  }
  return new Map(groups.map(({ name, start, end }) => [name, characters.slice(placeOf(start), placeOf(end)).join('')]))
}

/** Where in a path each part begins, and the last one ends; undefined if they do not match it. */
const placesOf = (
  parts: readonly GlobPart[],
  path: readonly string[],
  foldersOnly: boolean,
): readonly number[] | undefined => {
  const take = takerOf(path)
  const fits = fitsOf(parts, path, { take, foldersOnly })
  if (fits[0]?.[0] !== 1) return undefined
  const places = [0]
  for (const [index, part] of parts.entries()) {
    let at = places.at(-1) ?? 0
    if (part.takes === 'one') at += 1
    else for (let to = take(part, at); fits[index]?.[to] === 1; to = take(part, at)) at = to
    places.push(at)
  }
  return places
}

type Take = (part: GlobPart, at: number) => number

/** Where one match of a part from a place of a path ends; -1 if it does not match there. */
const takerOf = (path: readonly string[]): Take => {
  const afterSlash = Array<number>(path.length + 1).fill(-1)
  for (let at = path.length - 1; at >= 0; at -= 1)
    afterSlash[at] = path[at] === '/' ? at + 1 : (afterSlash[at + 1] ?? -1)
  return ({ takes, test }, at) => {
    const character = path[at]
    if (character === undefined) return -1
    if (takes === 'folders') return afterSlash[at] ?? -1
    return test(character) ? at + 1 : -1
  }
}

/**
 * For each part whether it and those after it take what is left of a path from each place on. What is in a folder that a pattern names it
 * names too. The cost is the length of the pattern times that of the path.
 */
const fitsOf = (
  parts: readonly GlobPart[],
  path: readonly string[],
  { take, foldersOnly }: { take: Take; foldersOnly: boolean },
): readonly Uint8Array[] => {
  const ends = (_: unknown, at: number): number => Number(at === path.length ? !foldersOnly : path[at] === '/')
  let next = Uint8Array.from({ length: path.length + 1 }, ends)
  const rows = [next]
  for (const part of parts.toReversed()) {
    const row = new Uint8Array(path.length + 1)
    for (let at = path.length; at >= 0; at -= 1) {
      const to = take(part, at)
      row[at] = part.takes === 'one' ? (next[to] ?? 0) : next[at] || (row[to] ?? 0)
    }
    rows.push(row)
    next = row
  }
  return rows.reverse()
}
