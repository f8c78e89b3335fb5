import { partsOf } from './hunks.ts'
import type { Piece } from './mine.ts'
import { dollars, escaped, FRAME, REGEX, type Rule, regexRule } from './rule.ts'

/** What several names get alike: `uv_close` and `uv_bind` become `uv__close` and `uv__bind`, `host` and `port` `self.host` and `self.port`. */
export interface FamilyChange {
  /** Whether the shared part begins the names, or ends them. */
  readonly side: 'start' | 'end'
  /** The shared part, which may be empty. */
  readonly old: string
  readonly fresh: string
}

/** A change of one name as that of a family, with the rest of the name, which stays. */
type FamilyMember = { readonly change: FamilyChange; readonly rest: string }

/** The families that a change of one name may belong to; none for other pieces. */
export function familiesOf({ old, fresh, at, cut }: Piece): readonly FamilyMember[] {
  if (at || cut || old.length + fresh.length > LONGEST_NAMES) return []
  const [one, other] = [QUALIFIED.exec(old), QUALIFIED.exec(fresh)]
  if (!one || !other) return []
  const [[, from = '', name = ''], [, to = '', freshName = '']] = [one, other]
  if (name === freshName) return [{ change: { side: 'start', old: from, fresh: to }, rest: name }]
  return from + to === '' ? partFamilies(partsOf(name), partsOf(freshName)) : []
}

const LONGEST_NAMES = 200
/** A name, with what it is a member of. */
const QUALIFIED = /^((?:[\w$]+(?:\.|::|->))*|\\(?:\w+\\)*)([A-Za-z_]\w*)$/

function partFamilies(parts: readonly string[], freshParts: readonly string[]): readonly FamilyMember[] {
  const head = sharedCount(parts, freshParts)
  const tail = sharedCount(parts.toReversed(), freshParts.toReversed())
  const start = { old: parts.slice(0, parts.length - tail), fresh: freshParts.slice(0, freshParts.length - tail) }
  const end = { old: parts.slice(head), fresh: freshParts.slice(head) }
  return [...memberOf('start', start, parts.slice(parts.length - tail)), ...memberOf('end', end, parts.slice(0, head))]
}

const memberOf = (
  side: FamilyChange['side'],
  { old, fresh }: Readonly<Record<'old' | 'fresh', readonly string[]>>,
  rest: readonly string[],
): readonly FamilyMember[] =>
  rest.length === 0 ? [] : [{ change: { side, old: old.join(''), fresh: fresh.join('') }, rest: rest.join('') }]

/** Parts that both begin with; underscores after them belong to what differs. */
function sharedCount(some: readonly string[], others: readonly string[]): number {
  const at = some.findIndex((part, index) => part !== others[index])
  let count = at < 0 ? some.length : at
  while (count < some.length && /^_+$/.test(some[count - 1] ?? '')) count -= 1
  return count
}

/** The rules about a family: one of all names, and one without those that are there once. None where each is there once: that is a list. */
export function familyRules(
  change: FamilyChange,
  members: readonly { readonly rest: string; readonly count: number }[],
): readonly Rule[] {
  const often = members.filter(({ count }) => count > 1)
  if (often.length === 0) return []
  const sets = often.length < members.length ? [members, often] : [members]
  return sets
    .filter(({ length }) => length >= LEAST_NAMES && length <= MOST_NAMES)
    .flatMap(
      (some) =>
        ruleOf(
          change,
          some.map(({ rest }) => rest),
        ) ?? [],
    )
}

/** Fewer names are said one by one. */
const LEAST_NAMES = 3
const MOST_NAMES = 200

function ruleOf({ side, old, fresh }: FamilyChange, names: readonly string[]): Rule | undefined {
  const open = `(${names.toSorted().map(escaped).join('|')})`
  const [before, number] =
    side === 'start' && old === '' && !/\w$/.test(fresh) ? [unlike(fresh), 2] : [boundary(old, side), 1]
  const [source, template] =
    side === 'start'
      ? [`${before}${escaped(old)}${open}\\b`, `${number === 2 ? '$1' : ''}${dollars(fresh)}$${number}`]
      : [`\\b${open}${escaped(old)}\\b`, `$1${dollars(fresh)}`]
  // Before a digit a group would read as another number.
  if (/\$\d\d/.test(template)) return undefined
  const rule = regexRule(source, template, { needle: old, groups: number })
  return (
    rule && {
      ...rule,
      size: FRAME + REGEX + old.length + fresh.length + NAME * names.length,
      hasExceptions: true,
      isHarmless: (text, path) => rule.places(text, path).length === 0,
    }
  )
}

const boundary = (old: string, side: FamilyChange['side']): string => (side === 'start' && /^\W/.test(old) ? '' : '\\b')

/** What stands before a name that is no member of anything yet. */
const unlike = (fresh: string): string => `(?m)(^|[^\\w${escaped(fresh.at(-1) ?? '')}])`

/** Characters to read of each name: they are many, and one idea. */
const NAME = 5
