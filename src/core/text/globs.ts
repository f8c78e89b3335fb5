import { compileGlob, type Glob } from './glob.ts'

/** One pattern of a step, braces and all. */
export interface NamedGlob {
  readonly pattern: string
  matches(path: string): boolean
  /** Folders that its files lie in; undefined where they may lie anywhere. */
  readonly folders: readonly string[] | undefined
}

export interface PathGlobOptions {
  /** Match as the most forgiving file system would read the path; see `fold`. Default false. */
  readonly fold?: boolean
  /**
   * What the pattern is for. One that protects what it names counts in every way in which it can be meant (see `otherReadings`), in any
   * form of Unicode. One that permits is refused where it can be meant in two ways. Default: it finds files.
   */
  readonly purpose?: 'protect' | 'permit'
}

/**
 * Compiles patterns as `compileGlob` does, in the form that paths have, with braces as well. Returns what is wrong with the first bad
 * one, as a sentence.
 */
export const compileGlobs = (
  patterns: string | readonly string[],
  options: PathGlobOptions = {},
): readonly NamedGlob[] | string => {
  const compiled: NamedGlob[] = []
  for (const pattern of listOf(patterns)) {
    const glob = compilePathGlob(pattern, options)
    if ('wrong' in glob) {
      const instead = glob.instead === undefined ? '' : ` Write ${JSON.stringify(glob.instead)}.`
      return `The glob ${JSON.stringify(pattern)} ${glob.wrong}.${instead}`
    }
    compiled.push(glob)
  }
  return compiled
}

export const listOf = (patterns: string | readonly string[]): readonly string[] =>
  typeof patterns === 'string' ? [patterns] : patterns

/** One of these patterns; what is wrong with it where it matches no path or cannot be compiled, and what was meant. */
export const compilePathGlob = (
  pattern: string,
  options: PathGlobOptions = {},
): NamedGlob | { readonly wrong: string; readonly instead?: string } => {
  const whole = pathPattern(pattern)
  if (!whole.ok) return whole
  const expanded = expandBraces(whole.pattern)
  if (!expanded) return { wrong: 'has braces that expand to more than 1000 patterns' }
  const globs: Glob[] = []
  const normal: string[] = []
  for (const one of expanded) {
    const form = pathPattern(one)
    if (!form.ok) return { wrong: form.wrong }
    const glob = compileForm(form.pattern, options)
    if (typeof glob === 'string') return { wrong: glob, ...insteadOf(pattern) }
    globs.push(glob)
    normal.push(form.pattern)
  }
  if (options.purpose === 'protect')
    for (const one of new Set(
      [whole.pattern, ...normal].flatMap((each) => [...otherReadings(each), each.normalize()]),
    )) {
      const form = pathPattern(one)
      const glob = form.ok ? compileGlob(form.pattern, options) : form.wrong
      if (typeof glob !== 'string') globs.push(glob)
    }
  const folders = normal.map(folderOf)
  return {
    pattern,
    matches: (path) =>
      globs.some((glob) => glob.matches(path) || (options.purpose === 'protect' && glob.matches(path.normalize()))),
    folders: folders.every((folder) => folder !== undefined) ? [...new Set(folders)] : undefined,
  }
}

const compileForm = (pattern: string, options: PathGlobOptions): Glob | string => {
  if (options.purpose === 'permit' && pattern.split('/').some(mayBeName))
    return 'can be meant in two ways, by a name in brackets or by its characters, as in {a,b}'
  return foreignAlternatives(pattern) ?? compileGlob(pattern, options)
}

/** What other languages of patterns have and this one takes for characters, so that it would name nothing that is meant. */
const foreignAlternatives = (pattern: string): string | undefined => {
  const plain = pattern.replace(/\\.|\[[^\]]*\]/gsu, '')
  if (plain.includes(',')) return 'has a comma outside braces: write several globs, or {a,b}, or \\, for the character'
  if (plain.includes('|')) return 'has a |: write several globs, or {a,b}, or \\| for the character'
  if (/\{[^{}/]+\.\.[^{}/]+\}/.test(plain))
    return 'has a range in braces, which has no meaning here: write its names, as in {1,2}, or \\{ for the character'
  return /[!@+?*]\(/.test(plain)
    ? 'has a group of another kind of glob: write {a,b}, or \\( for the character'
    : undefined
}

/**
 * Brackets that are a name as readily as a set, as in routes: `[slug]`, `[...path]`, `[[lang]].vue`. Not `[Mm]ake`, `[a-z]`, `[!ab]`, nor
 * those of an extension, `*.[jt]s`.
 */
const mayBeName = (segment: string): boolean =>
  Array.from(segment.matchAll(/\\.|\[([^\]]+)\]/gsu)).some(({ 0: whole, 1: content, index }) => {
    if (content === undefined || /^[!^]|\[:|\\/.test(content)) return false
    if (/\.\w*$/.test(segment.slice(0, index)) && !segment.slice(index + whole.length).includes('.')) return false
    const single = content.replace(/([\p{L}\p{N}])-([\p{L}\p{N}])/gu, '').match(/[\p{L}\p{N}]/gu) ?? []
    const isOneLetter = new Set(single.map((each) => each.toLowerCase())).size === 1
    return single.length > 1 && !isOneLetter && single.some((each) => /\p{L}/u.test(each))
  })

/** The pattern with its brackets as characters of a name. */
const insteadOf = (pattern: string): { readonly instead?: string } => {
  const [instead] = literalName(pattern)
  return instead !== undefined && 'matches' in compilePathGlob(instead) ? { instead } : {}
}

/** What precedes the first name with a special character; a pattern without a / inside names files at every depth. */
const folderOf = (pattern: string): string | undefined => {
  const body = pattern.replace(/(?<!\\)\/$/, '')
  const names = body.replace(/^\//, '').split('/').slice(0, -1)
  const special = names.findIndex((name) => /[*?[\]\\]/.test(name))
  const folder = (special < 0 ? names : names.slice(0, special)).filter(Boolean).join('/')
  return folder === '' ? undefined : folder
}

/** How many patterns one pattern may expand to. */
const MOST = 1000

/** Expands the braces of a glob, nested ones too: `*.{js,ts}` becomes `*.js` and `*.ts`; undefined for over 1,000 patterns. */
export const expandBraces = (pattern: string): readonly string[] | undefined => {
  let open = [pattern]
  const closed: string[] = []
  while (open.length > 0) {
    if (open.length + closed.length > MOST) return undefined
    const [next = '', ...rest] = open
    const group = firstGroup(next)
    open = [...(group ?? []), ...rest]
    if (!group) closed.push(next)
  }
  return closed
}

/** The pattern once for each alternative of its first braces; undefined where it has none. */
const firstGroup = (pattern: string): readonly string[] | undefined => {
  const group = bracesOf(pattern)
  if (!group) return undefined
  const [at, ...ends] = group
  const tail = pattern.slice((ends.at(-1) ?? at) + 1)
  return ends.map((end, index) => pattern.slice(0, at) + pattern.slice((group[index] ?? at) + 1, end) + tail)
}

/** Where the first braces with a comma open, their alternatives end, and they close; braces without one, or without an end, are plain characters. */
const bracesOf = (pattern: string): readonly [number, ...number[]] | undefined => {
  const open: [number, ...number[]][] = []
  let first: readonly [number, ...number[]] | undefined
  for (let at = nextOf(pattern, 0); at < pattern.length; at = nextOf(pattern, at + 1)) {
    const character = pattern[at]
    if (character === '{') open.push([at])
    else if (character === ',') open.at(-1)?.push(at)
    else if (character === '}') {
      const braces = open.pop()
      if (braces && braces.length > 1 && (!first || braces[0] < first[0])) first = [...braces, at]
      if (first && open.length === 0) return first
    }
  }
  return first
}

/** The next character at or after `at` that may mean something: not one behind a backslash. */
const nextOf = (pattern: string, at: number): number => {
  let index = at
  while (pattern[index] === '\\') index += 2
  return index
}

/** A pattern that can match no path. */
interface PatternFault {
  /** Without its subject, such as `leads out of the checkout`. */
  readonly wrong: string
  /** The pattern that was meant, where that is certain. */
  readonly instead?: string
}

type PathPattern = { readonly ok: true; readonly pattern: string } | ({ readonly ok: false } & PatternFault)

/**
 * Brings a pattern to the form that paths have: no `.` and no empty names. What is anchored at the root stays so: `./a` becomes `/a`.
 * A pattern that can match no path is a fault: one in quotes, with a backslash between folders, with `..`, blanks at its ends, a control
 * character, a drive letter, a URL, a home folder, or a network path.
 */
export const pathPattern = (given: string): PathPattern => {
  if (PLAIN.test(given)) return { ok: true, pattern: given }
  const fault = FAULTS.flatMap(({ form, wrong, instead }) =>
    form.test(given) ? [{ ok: false, wrong, ...meant(instead?.(given)) } as const] : [],
  )[0]
  if (fault) return fault
  const names = given.split('/')
  const kept = names.filter((name) => name !== '' && name !== '.')
  if (kept.length === 0) return { ok: false, wrong: 'names nothing', instead: '**' }
  const last = names.at(-1)
  const end = last === '' || last === '.' ? '/' : ''
  const isAnchored = names.slice(0, names.lastIndexOf(kept.at(-1) ?? '')).length > 0
  return { ok: true, pattern: `${isAnchored && kept.length === 1 ? '/' : ''}${kept.join('/')}${end}` }
}

/** Names of letters, digits, - and _, with dots inside or at the end, and wildcards: most patterns. */
const PLAIN = /^\/?(?:[\w*-][\w*.-]*\/)*[\w*-][\w*.-]*\/?$/

/** As git reads it, a backslash takes the meaning of the next character; no name needs it before a letter. */
const FAULTS: readonly {
  readonly form: RegExp
  readonly wrong: string
  readonly instead?: (given: string) => string
}[] = [
  {
    form: /^\s|(?<!\\)\s$/,
    wrong: 'begins or ends with a blank, which belongs to no name unless a \\ precedes it',
    instead: (given) => given.trim(),
  },
  {
    form: /^(["'`]).*\1$/,
    wrong: 'is in quotes, which would be a part of the name unless a \\ precedes them',
    instead: (given) => given.slice(1, -1),
  },
  { form: /\p{Cc}/u, wrong: 'has a control character, which no name may have' },
  { form: /^[a-z]:[\\/]/i, wrong: 'begins with a drive letter; write it relative to the root of the checkout' },
  {
    form: /\\[\w\\/-]/,
    wrong: 'has a backslash, which is no separator of folders',
    instead: (given) => given.replace(/\\+(?![[\]\\])/g, '/').replace(/\/{2,}/g, '/'),
  },
  {
    form: /^\/\//,
    wrong: 'is a network path; write it relative to the root of the checkout',
    instead: (given) => given.replace(/^\/+/, '/'),
  },
  {
    form: /^\$\{?[A-Z_]+\}?\//,
    wrong: 'begins with a variable of a shell; write it relative to the root of the checkout',
  },
  { form: /^~[\w-]*\//, wrong: 'is in a home folder; write it relative to the root of the checkout' },
  { form: /^(?:file:|[a-z][a-z\d+.-]*:\/)/i, wrong: 'is a URL; write it relative to the root of the checkout' },
  {
    form: /(?:^|\/)\.\.(?:\/|$)/,
    wrong: 'leads out of the checkout; write it relative to the root, without `..`',
    instead: withoutAbove,
  },
]

/** Only plain names are certain to be what `..` goes back from. */
function withoutAbove(given: string): string {
  const parts: string[] = []
  for (const part of given.split('/')) {
    if (part === '' || part === '.') continue
    const above = part === '..' ? (parts.pop() ?? '..') : undefined
    if (above === undefined) parts.push(part)
    else if (above === '..' || /[*?[\]{}\\]/.test(above)) return ''
  }
  return parts.length === 1 ? `/${parts[0]}` : parts.join('/')
}

/** What is advised is itself a pattern for paths. */
const meant = (instead: string | undefined): Pick<PatternFault, 'instead'> =>
  instead !== undefined && instead !== '' && pathPattern(instead).ok ? { instead } : {}

/**
 * The ways in which a pattern can be meant, besides as it is written: `[slug]` is a folder’s name, `{a,b}` too; a final `/` or `/**` is
 * behind a file, a backslash between folders, and `conf/**.env` names files at every depth.
 */
const otherReadings = (pattern: string): readonly string[] => {
  const literal = otherNames(pattern)
  const withoutEnd = [pattern, ...literal].map((one) => one.replace(/(?<!\\)\/(?:\*\*)?$/, ''))
  const slashed = pattern.includes('\\') ? [pattern.replace(/\\/g, '/')] : []
  // Other languages of patterns take braces around one name for the name.
  const bare = pattern.replace(/(?<![\\{])\{([^{}]*)\}(?!\})/g, '$1')
  return [...new Set([...literal, ...withoutEnd, ...slashed, bare])].filter((one) => one !== pattern && one !== '')
}

/** What a pattern names besides: by its brackets and braces as characters, and across folders by a `**` that git reads as `*`. */
export const otherNames = (pattern: string): readonly string[] =>
  [...new Set([...literalName(pattern), deepReading(pattern)])].filter((one) => one !== pattern)

const deepReading = (pattern: string): string =>
  pattern
    .split('/')
    .map((name) =>
      /^\*{2,}$/.test(name) ? name : name.replace(/(?<!\\)\*{2,}/g, '*/**/*').replace(/^\*\/(?=\*\*)/, ''),
    )
    .join('/')

/** The pattern with its brackets, and with its braces too, as characters of names; none where it has none. */
const literalName = (pattern: string): readonly string[] => {
  const brackets = escaped(pattern, /[[\]]/g)
  const all = escaped(pattern, /[[\]{}]/g)
  return [...new Set([brackets, all])].filter((one) => one !== pattern)
}

const escaped = (pattern: string, special: RegExp): string =>
  pattern.replace(/\\.|./gsu, (one) => (one.startsWith('\\') ? one : one.replace(special, '\\$&')))
