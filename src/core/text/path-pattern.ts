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
 * A pattern that can match no path is a fault: one with a backslash between folders, with `..`, blanks at its ends, a drive letter, a
 * URL, a home folder, or a network path.
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
  { form: /^~[\w-]*\//, wrong: 'is in a home folder; write it relative to the root of the checkout' },
  { form: /^[a-z][a-z\d+.-]*:\//i, wrong: 'is a URL; write it relative to the root of the checkout' },
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
 * The ways in which a pattern can be meant, besides as it is written: `[slug]` is a folder’s name, `{a,b}` too; a final `/` is behind
 * a file, and a backslash between folders.
 */
export const otherReadings = (pattern: string): readonly string[] => {
  const literal = literalName(pattern)
  const withoutEnd = [pattern, ...literal].map((one) => one.replace(/(?<!\\)\/$/, ''))
  const slashed = pattern.includes('\\') ? [pattern.replace(/\\/g, '/')] : []
  return [...new Set([...literal, ...withoutEnd, ...slashed])].filter((one) => one !== pattern && one !== '')
}

/** The pattern with its brackets, and with its braces too, as characters of names; none where it has none. */
export const literalName = (pattern: string): readonly string[] => {
  const brackets = escaped(pattern, /[[\]]/g)
  const all = escaped(pattern, /[[\]{}]/g)
  return [...new Set([brackets, all])].filter((one) => one !== pattern)
}

const escaped = (pattern: string, special: RegExp): string =>
  pattern.replace(/\\.|./gsu, (one) => (one.startsWith('\\') ? one : one.replace(special, '\\$&')))
