import { type FamilyChange, familiesOf, familyRules } from './families.ts'
import { type Hunk, tokensOf } from './hunks.ts'
import { type Piece, piecesOf } from './mine.ts'
import {
  CUT,
  deletedLinesRule,
  dollars,
  escaped,
  headerRules,
  lineStartRule,
  literalRule,
  longestLine,
  MANY_LINES,
  partRule,
  type Rule,
  regexRule,
} from './rule.ts'

/** What several hunks have in common, and the rules that may say it. */
export interface Candidate {
  readonly key: string
  /** Lines that it explains at most. */
  readonly lines: number
  /** Characters that its rules take at least. */
  readonly size: number
  rules(): readonly Rule[]
}

/** The candidates of hunks that come and go. */
interface Supply {
  /** Costs as much as the hunks in which the two differ. */
  replace(old: readonly Hunk[], fresh: readonly Hunk[]): void
  /** Those that occur more than once, and long blocks that go, in no order. */
  candidates(): readonly Candidate[]
}

interface Support {
  readonly key: string
  readonly piece?: Piece
  /** What deleted lines begin with; each of them is an instance. */
  readonly start?: string
  readonly skeleton?: Skeleton
  readonly family?: FamilyChange
  readonly instances: Map<string, Instance>
  lines: number
  count: number
}

/** What fills the open places of a skeleton, and how often. */
type Instance = { readonly values: readonly string[]; count: number }

/** A supply of nothing yet; `spend` counts the characters looked at, and ends the search for candidates. */
export function createSupply(spend: (characters: number) => boolean): Supply {
  const mined = new Map<string, readonly Share[]>()
  const supports = new Map<string, Support>()
  const sharesOf = (key: string, hunk: Hunk): readonly Share[] => {
    const known = mined.get(key)
    if (known) return known
    const shares = spend((hunk.old.length + hunk.fresh.length) * 20) && mined.size < MOST_HUNKS ? sharesIn(hunk) : []
    mined.set(key, shares)
    return shares
  }
  const count = (share: Share, times: number): void => {
    const known = supports.get(share.key) ?? { ...share, instances: new Map(), lines: 0, count: 0 }
    known.lines += times * share.lines
    known.count += times * share.count
    for (const one of share.instances ?? []) countInstance(known.instances, one, times * one.count)
    if (known.count === 0) supports.delete(share.key)
    else supports.set(share.key, known)
  }
  return {
    replace(old, fresh) {
      const changed = new Map<string, { readonly hunk: Hunk; times: number }>()
      const add = (hunk: Hunk, times: 1 | -1): void => {
        const key = JSON.stringify([hunk.old, hunk.fresh, hunk.above, hunk.below])
        const known = changed.get(key) ?? { hunk, times: 0 }
        changed.set(key, known)
        known.times += times
      }
      for (const hunk of old) add(hunk, -1)
      for (const hunk of fresh) add(hunk, 1)
      for (const [key, { hunk, times }] of changed)
        if (times !== 0) for (const share of sharesOf(key, hunk)) count(share, times)
    },
    candidates: () =>
      [...supports.values()].flatMap((one) => (one.count > 1 || isLongBlock(one) ? candidateOf(one) : [])),
  }
}

/** Whether it is a block of lines that goes, and saves a reader many. */
const isLongBlock = ({ piece, lines }: Support): boolean => piece?.fresh === '' && lines >= MANY_LINES

/** More hunks that differ are not looked into. */
const MOST_HUNKS = 6000

function countInstance(instances: Support['instances'], { values }: Instance, times: number): void {
  const key = values.length === 1 ? values[0]! : JSON.stringify(values)
  const known = instances.get(key)
  if (!known) {
    if (times > 0) instances.set(key, { values, count: times })
    return
  }
  known.count += times
  if (known.count === 0) instances.delete(key)
}

interface Share {
  readonly key: string
  readonly lines: number
  readonly count: number
  readonly piece?: Piece
  readonly start?: string
  readonly skeleton?: Skeleton
  readonly family?: FamilyChange
  /** Of a skeleton: what fills its open places. Of a family: the rest of each name. Of deleted lines: each, without its margins. */
  readonly instances?: readonly Instance[]
}

function sharesIn(hunk: Hunk): readonly Share[] {
  const shares = new Map<string, Share>()
  const addOpen = (share: Pick<Share, 'key' | 'skeleton' | 'family'>, instance: Instance, lines: number): void => {
    const known = shares.get(share.key)
    shares.set(share.key, {
      ...share,
      instances: [...(known?.instances ?? []), instance],
      lines: lines + (known?.lines ?? 0),
      count: instance.count + (known?.count ?? 0),
    })
  }
  for (const piece of piecesOf(hunk)) {
    const { lines, count = 1 } = piece
    const key = `${piece.at ?? ''}${piece.old.length}:${piece.old}${piece.fresh}`
    shares.set(key, { key, lines, count, piece })
    const skeleton = skeletonOf(piece)
    if (skeleton) addOpen({ key: skeleton.key, skeleton }, { values: skeleton.values, count }, lines)
    for (const { change, rest } of familiesOf(piece))
      addOpen({ key: `family ${JSON.stringify(change)}`, family: change }, { values: [rest], count }, lines)
  }
  for (const { start, lines } of deletedLines(hunk)) {
    const instances = lines.map((line) => ({ values: [line], count: 1 }))
    shares.set(`lines ${start}`, { key: `lines ${start}`, start, instances, lines: lines.length, count: lines.length })
  }
  return [...shares.values()]
}

/** Lines that go, by each of the texts of a few tokens that they begin with. */
function deletedLines({ old, fresh }: Hunk): readonly { readonly start: string; readonly lines: readonly string[] }[] {
  if (fresh !== '' || !old.endsWith('\n') || old.split('\n').length > MOST_TOGETHER) return []
  const byStart = new Map<string, string[]>()
  for (const line of old.split('\n').map((one) => one.trim())) {
    const tokens = tokensOf(line.slice(0, LONGEST_LINE))
    for (let count = 1; count < Math.min(tokens.length, MOST_STARTS); count += 1) {
      const start = tokens.slice(0, count).join('')
      if (start.endsWith(' ') || !SAYING.test(start)) continue
      byStart.set(start, [...(byStart.get(start) ?? []), line])
    }
  }
  return [...byStart].map(([start, lines]) => ({ start, lines }))
}

/** More lines that go together are a block, which is one idea. */
const MOST_TOGETHER = 9
const LONGEST_LINE = 200
const MOST_STARTS = 7
/** A start that tells lines from most others: two words, a sign before a word, or a long word. */
const SAYING = /\w\s+\S*\w{2}|[^\w\s]\w{3}|\w{9}/

function candidateOf({ key, lines, piece, start, skeleton, family, instances }: Support): Candidate {
  if (family) {
    const size = family.old.length + family.fresh.length
    const members = () => valuesIn(instances).map(({ values: [rest = ''], count }) => ({ rest, count }))
    return { key, lines, size, rules: () => familyRules(family, members()) }
  }
  if (start !== undefined)
    return { key, lines, size: start.length, rules: () => listed(deletedLinesRule(sharedStart(start, instances))) }
  if (piece)
    return {
      key,
      lines,
      size: piece.old.length + piece.fresh.length + (piece.cut ? CUT : 0),
      rules: () => rulesFor(piece),
    }
  const { old = [], fresh = [] } = skeleton ?? {}
  const size = [...old, ...fresh].reduce<number>((sum, part) => sum + (typeof part === 'string' ? part.length : 4), 0)
  return { key, lines, size, rules: () => (skeleton ? rulesOf(skeleton, valuesIn(instances)) : []) }
}

/** The longest text, up to the end of a token, that all of the lines begin with. */
function sharedStart(start: string, instances: Support['instances']): string {
  const [first = [], ...others] = [...instances.values()].map(({ values: [line = ''] }) => tokensOf(line))
  const end = first.findIndex((token, at) => others.some((tokens) => tokens[at] !== token))
  const shared = first
    .slice(0, end < 0 ? first.length : end)
    .join('')
    .trimEnd()
  return shared.length > start.length ? shared : start
}

/** In an order that does not depend on the search so far. */
const valuesIn = (instances: Support['instances']): readonly Instance[] =>
  [...instances.values()].sort((one, other) => (one.values.join() < other.values.join() ? -1 : 1))

function rulesFor({ old, fresh, at, cut }: Piece): readonly Rule[] {
  if (at === 'start') return headerRules(fresh)
  if (at === 'end') return listed(regexRule('([\\s\\S])$', `$1${dollars(fresh)}`, { needle: '', groups: 1 }))
  if (at) return listed(lineStartRule(old, fresh, { isIndented: at === 'indented line' }))
  return listed(cut ? partRule(old, fresh) : literalRule(old, fresh, isTorn(old)))
}

const listed = (rule: Rule | undefined): readonly Rule[] => (rule ? [rule] : [])

/** Whether a piece of a line holds a quote or a bracket without its other half. */
const isTorn = (text: string): boolean =>
  !text.includes('\n') &&
  (['"', "'", '`'].some((quote) => text.split(quote).length % 2 === 0) ||
    ['()', '[]', '{}'].some(([open = '', close = '']) => text.split(open).length !== text.split(close).length))

/** A piece in which what both texts share is left open: pieces with the same key differ in that alone. */
interface Skeleton {
  readonly key: string
  /** Whether it begins a line. */
  readonly isLine: boolean
  /** Texts, and numbers of what is left open. */
  readonly old: readonly (string | number)[]
  readonly fresh: readonly (string | number)[]
  /** What fills the place in this piece, by number. */
  readonly values: readonly string[]
}

/** A piece with the words open that both texts share; undefined where that is none, or too many. */
function skeletonOf({ old: text, fresh: goal, at }: Piece): Skeleton | undefined {
  const isLine = at === 'line'
  if ((at && !isLine) || text.length > LONGEST_OPEN || goal.length > LONGEST_OPEN) return undefined
  const [tokens, others] = [tokensOf(text), tokensOf(goal)]
  if (tokens.length > MOST_TOKENS || others.length > MOST_TOKENS) return undefined
  const shared = new Set(others.filter((token) => /^(?:[\w$]+|\d+(?:\.\w+)+)$/.test(token)))
  const values: string[] = []
  const numbers = new Map<string, number>()
  const old = tokens.map((token) => {
    if (!shared.has(token)) return token
    const number = values.push(token) - 1
    if (!numbers.has(token)) numbers.set(token, number)
    return number
  })
  if (values.length === 0 || values.length > MOST_VALUES) return undefined
  const fresh = others.map((token) => numbers.get(token) ?? token)
  return { key: `${isLine ? 'line ' : ''}${JSON.stringify([old, fresh])}`, isLine, old, fresh, values }
}

/** Characters of a text of a skeleton. */
const LONGEST_OPEN = 600
const MOST_TOKENS = 90
const MOST_VALUES = 9

/** The rules that say what several pieces with one key have in common, the narrowest first. */
function rulesOf({ old, fresh, isLine }: Skeleton, instances: readonly Instance[]): readonly Rule[] {
  const columns = (instances[0]?.values ?? []).map((_, at) => [
    ...new Set(instances.map(({ values }) => values[at] ?? '')),
  ])
  if (columns.every(({ length }) => length === 1)) return []
  // Alternatives of which each is there once only list the places.
  const isList = instances.every(({ count }) => count === 1)
  return (isList ? [wordsOf] : [wordsOf, alternation]).flatMap((classOf) => {
    const classes = columns.map((values) => (values.length > 1 ? classOf(values) : escaped(values[0] ?? '')))
    return classes.includes(undefined) ? [] : (ruleOf({ old, fresh, isLine, columns, classes }) ?? [])
  })
}

function ruleOf({
  old,
  fresh,
  isLine,
  columns,
  classes,
}: Pick<Skeleton, 'old' | 'fresh' | 'isLine'> & {
  readonly columns: readonly (readonly string[])[]
  readonly classes: readonly (string | undefined)[]
}): Rule | undefined {
  const groups = new Map<number, number>()
  const literals: string[] = ['']
  const source = old.map((part) => {
    const [only, ...others] = typeof part === 'string' ? [part] : (columns[part] ?? [])
    if (typeof part === 'string' || others.length === 0) {
      literals.push(`${literals.pop()}${only}`)
      return escaped(only ?? '')
    }
    literals.push('')
    if (!fresh.includes(part)) return `(?:${classes[part]})`
    groups.set(part, groups.size + 1)
    return `(${classes[part]})`
  })
  const template = fresh.map((part) => {
    const group = typeof part === 'number' ? groups.get(part) : undefined
    return group === undefined ? dollars(typeof part === 'string' ? part : (columns[part]?.[0] ?? '')) : `$${group}`
  })
  // Before a digit a group would read as another number.
  const isTorn = template.some((part, at) => /^\$\d$/.test(part) && /^\d/.test(template[at + 1] ?? ''))
  if (groups.size === 0 || isTorn) return undefined
  const needle = literals.map(longestLine).reduce((one, other) => (other.length > one.length ? other : one), '')
  return regexRule(`${isLine ? '(?m)^' : ''}${source.join('')}`, template.join(''), { needle, groups: groups.size })
}

const wordsOf = (values: readonly string[]): string => {
  if (values.some((value) => value.includes('.')))
    return values.every((value) => /^[\d.]+$/.test(value)) ? '[\\d.]+' : '[\\w.]+'
  return values.some((value) => value.includes('$')) ? '[\\w$]+' : '\\w+'
}

const alternation = (values: readonly string[]): string | undefined =>
  values.length <= MOST_ALTERNATIVES ? values.toSorted().map(escaped).join('|') : undefined

/** More of them are no idea. */
const MOST_ALTERNATIVES = 8
