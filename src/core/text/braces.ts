/** Patterns that one pattern may stand for. */
const MOST = 1000

/**
 * The patterns that a glob with braces stands for: `*.{js,ts}` is `*.js` and `*.ts`; braces may be nested. Braces without a comma, a
 * brace that is not closed, and what follows a backslash are plain characters. Undefined for more than 1,000 patterns.
 */
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
  for (let at = nextOf(pattern, 0); at < pattern.length; at = nextOf(pattern, at + 1)) {
    if (pattern[at] !== '{') continue
    const commas = commasOf(pattern, at)
    if (!commas) continue
    const ends = [at, ...commas]
    const tail = pattern.slice((commas.at(-1) ?? at) + 1)
    return commas.map((end, index) => pattern.slice(0, at) + pattern.slice((ends[index] ?? at) + 1, end) + tail)
  }
  return undefined
}

/** Where the alternatives of the braces that open at `at` end, the closing brace last; undefined for braces that are plain characters. */
const commasOf = (pattern: string, at: number): readonly number[] | undefined => {
  const ends: number[] = []
  let depth = 0
  for (let index = at; index < pattern.length; index = nextOf(pattern, index + 1)) {
    const character = pattern[index]
    if (character === '{') depth += 1
    else if (character === ',' && depth === 1) ends.push(index)
    else if (character === '}' && --depth === 0) return ends.length > 0 ? [...ends, index] : undefined
  }
  return undefined
}

/** The next character at or after `at` that may mean something: not one behind a backslash. */
const nextOf = (pattern: string, at: number): number => {
  let index = at
  while (pattern[index] === '\\') index += 2
  return index
}
