import { tokensOf } from './hunks.ts'
import type { Piece } from './mine.ts'
import { escaped, longestLine, type Rule, regexRule } from './rule.ts'

/** A piece in which what both texts share is left open: pieces with the same key differ in that alone. */
export interface Skeleton {
  readonly key: string
  /** Texts, and numbers of what is left open. */
  readonly old: readonly (string | number)[]
  readonly fresh: readonly (string | number)[]
  /** What stands there in this piece, by number. */
  readonly values: readonly string[]
  /** The piece is whole lines that go. */
  readonly lines: boolean
}

/** The skeletons of a piece: with its words open, with its longest shared runs open. */
export function skeletonsOf({ old, fresh, at }: Piece): readonly Skeleton[] {
  if (at || old.length > LONGEST || fresh.length > LONGEST) return []
  const tokens = tokensOf(old)
  if (fresh === '') return old.endsWith('\n') && !old.slice(0, -1).includes('\n') ? (linesSkeleton(tokens) ?? []) : []
  const others = tokensOf(fresh)
  if (tokens.length > MOST_TOKENS || others.length > MOST_TOKENS) return []
  const shared = new Set(others.filter((one) => isWord(one)))
  const words = opened(tokens, others, (token) => isWord(token) && shared.has(token))
  const joined = withRuns(tokens, others)
  const runs = joined && opened(joined.tokens, joined.others, (token) => joined.runs.has(token))
  return [words, runs].flatMap((one) => one ?? [])
}

const LONGEST = 600
const MOST_TOKENS = 90

const isWord = (token: string): boolean => /^[\w$]+$/.test(token)

function opened(
  tokens: readonly string[],
  others: readonly string[],
  isOpen: (token: string) => boolean,
): Skeleton | undefined {
  const values: string[] = []
  const numbers = new Map<string, number>()
  const old = tokens.map((token) => {
    if (!isOpen(token)) return token
    const number = values.push(token) - 1
    if (!numbers.has(token)) numbers.set(token, number)
    return number
  })
  if (values.length === 0 || values.length > MOST_VALUES) return undefined
  const fresh = others.map((token) => numbers.get(token) ?? token)
  return { key: JSON.stringify([old, fresh]), old, fresh, values, lines: false }
}

const MOST_VALUES = 9

/** A whole line that goes: the words of many such differ. */
function linesSkeleton(tokens: readonly string[]): readonly Skeleton[] | undefined {
  if (tokens.length > 40) return undefined
  const values: string[] = []
  const old = tokens.map((token) => (isWord(token) ? values.push(token) - 1 : token))
  return values.length < 2 ? undefined : [{ key: JSON.stringify([old, 'gone']), old, fresh: [], values, lines: true }]
}

/** Both lists with the longest runs that they share as single tokens; a run is a whole expression, as far as brackets tell. */
function withRuns(tokens: readonly string[], others: readonly string[]) {
  let [mine, theirs] = [tokens, others]
  const runs = new Set<string>()
  for (let left = 4; left > 0; left -= 1) {
    const found = longestRun(mine, theirs, runs)
    if (!found) break
    const run = mine.slice(found.at, found.at + found.length).join('')
    runs.add(run)
    mine = mine.toSpliced(found.at, found.length, run)
    theirs = theirs.toSpliced(found.otherAt, found.length, run)
  }
  return runs.size === 0 ? undefined : { tokens: mine, others: theirs, runs }
}

interface Run {
  readonly at: number
  readonly otherAt: number
  readonly length: number
}

function longestRun(tokens: readonly string[], others: readonly string[], taken: ReadonlySet<string>): Run | undefined {
  let best: Run | undefined
  for (const [at, token] of tokens.entries())
    for (const [otherAt, other] of begins(token) ? others.entries() : []) {
      const length = other === token ? wholeLength(tokens.slice(at), others.slice(otherAt), taken) : 0
      if (length > Math.max(1, best?.length ?? 0)) best = { at, otherAt, length }
    }
  return best
}

/** How many tokens both lists begin with that are a whole expression. */
function wholeLength(tokens: readonly string[], others: readonly string[], taken: ReadonlySet<string>): number {
  let whole = 0
  for (const [at, token] of tokens.entries()) {
    if (token !== others[at] || token === '\n' || taken.has(token)) break
    if (isWhole(tokens.slice(0, at + 1))) whole = at + 1
  }
  return whole
}

const begins = (token: string): boolean => /^[\w$'"`[({]/.test(token)

/** Whether brackets and quotes are closed, and the last token ends something. */
function isWhole(tokens: readonly string[]): boolean {
  const last = tokens.at(-1) ?? ''
  if (!/[\w$'"`)\]}]$/.test(last)) return false
  let depth = 0
  for (const token of tokens) {
    if ('([{'.includes(token)) depth += 1
    if (')]}'.includes(token)) depth -= 1
    if (depth < 0) return false
  }
  return depth === 0 && ["'", '"', '`'].every((quote) => tokens.filter((one) => one === quote).length % 2 === 0)
}

/** The rules that say what several pieces with one key have in common, the narrowest first. */
export function rulesOf({ old, fresh, lines }: Skeleton, instances: readonly (readonly string[])[]): readonly Rule[] {
  const columns = (instances[0] ?? []).map((_, at) => [...new Set(instances.map((values) => values[at] ?? ''))])
  if (columns.every(({ length }) => length === 1)) return []
  const fixed = columns.filter(({ length }) => length === 1).length
  if (lines && fixed * 2 < columns.length) return []
  const ways = [classOf, widerClassOf, alternation].map((choose) => columns.map((column) => choose(column)))
  const rules = ways.flatMap((classes) => {
    if (classes.some((one, at) => one === undefined && (columns[at]?.length ?? 0) > 1)) return []
    return ruleOf({ old, fresh, lines, columns, classes }) ?? []
  })
  return [...new Map(rules.map((rule) => [String(rule.input.regex), rule])).values()]
}

interface Generalisation {
  readonly old: Skeleton['old']
  readonly fresh: Skeleton['fresh']
  readonly lines: boolean
  readonly columns: readonly (readonly string[])[]
  readonly classes: readonly (string | undefined)[]
}

function ruleOf({ old, fresh, lines, columns, classes }: Generalisation): Rule | undefined {
  const groups = new Map<number, number>()
  const literals: string[] = ['']
  const source = old.map((part) => {
    if (typeof part === 'string' || columns[part]?.length === 1) {
      const text = typeof part === 'string' ? part : (columns[part]?.[0] ?? '')
      literals[literals.length - 1] += text
      return escaped(text)
    }
    literals.push('')
    if (!fresh.includes(part)) return /^\w+$/.test(classes[part] ?? '') ? classes[part] : `(?:${classes[part]})`
    groups.set(part, groups.size + 1)
    return `(${classes[part]})`
  })
  if (groups.size > 9 || (groups.size === 0 && !lines)) return undefined
  const template = fresh.map((part) => {
    if (typeof part === 'string') return part.replaceAll('$', '$$$$')
    const group = groups.get(part)
    return group === undefined ? (columns[part]?.[0] ?? '').replaceAll('$', '$$$$') : `$${group}`
  })
  const text = source.join('')
  // A name that is left open begins and ends where words do.
  const bounded = `${typeof old[0] === 'number' && /^\(\\w/.test(text) ? '\\b' : ''}${text}${typeof old.at(-1) === 'number' && text.endsWith('\\w+)') ? '\\b' : ''}`
  const written = safeTemplate(template, fresh)
  if (written === undefined) return undefined
  const needle = literals.map(longestLine).reduce((one, other) => (other.length > one.length ? other : one), '')
  return regexRule(lines ? `(?m)^${text}` : bounded, written, { needle, groups: groups.size })
}

/** Undefined where a digit follows a group: it would read as another number. */
const safeTemplate = (template: readonly string[], fresh: Skeleton['fresh']): string | undefined =>
  template.some(
    (part, at) => typeof fresh[at] === 'number' && /^\$\d$/.test(part) && /^\d/.test(template[at + 1] ?? ''),
  )
    ? undefined
    : template.join('')

const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/^\w+$/, '\\w+'],
  [/^[\w$.]+$/, '[\\w$.]+'],
  [/^[\w$./-]+$/, '[\\w$./-]+'],
  [/^[^'"(),\n]+$/, `[^'"(),\\n]+`],
  [/^[^(),\n]+$/, '[^(),\\n]+'],
  [/^[^()\n]+$/, '[^()\\n]+'],
  [/^[^\n]+$/, '[^\\n]+?'],
]

const classOf = (values: readonly string[]): string | undefined =>
  CLASSES.find(([pattern]) => values.every((value) => pattern.test(value)))?.[1]

const widerClassOf = (values: readonly string[]): string | undefined =>
  CLASSES.slice(3).find(([pattern]) => values.every((value) => pattern.test(value)))?.[1]

const alternation = (values: readonly string[]): string | undefined =>
  values.length <= 24 ? [...values].sort().map(escaped).join('|') : undefined
