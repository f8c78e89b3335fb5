import type { SgNode } from '@ast-grep/wasm'
import { RE2JS } from 're2js'
import type { Span } from '../../../core/text/splice.ts'
import { capitalized } from '../../../core/text/template.ts'
import { placeOf } from './engine.ts'
import { nameOf } from './matcher.ts'
import type { Replacement, Rewriter } from './rule.ts'
import { type FixVariable, indentBefore, inLetters, reindent } from './template.ts'
import type { Transform } from './transform.ts'
import type { HeldEngine } from './work.ts'

export interface Scope {
  readonly text: string
  readonly held: HeldEngine
  /** What a part of the text becomes, where matches within it are replaced as well. */
  readonly partOf: (range: Span) => string
  /** The match of the rule that the rewriters belong to: a rewriter has its variables, and none of another rewriter's. */
  readonly whole?: SgNode
  /** The variables, with their dollars, that the rewriter has as well. */
  readonly shared?: readonly string[]
}

/** The value of a variable: a part of the text, or a text made of one. */
type Capture = { readonly nodes: readonly SgNode[] } | { readonly made: string }

/** What takes the place of a match, moved to the column where it lands, and which place that is. */
export const replacementAt = (
  node: SgNode,
  replacement: Replacement,
  scope: Scope,
): Span & { readonly text: string } => {
  const place = placeOf(node)
  const start = reached(node, replacement.expandStart, { scope, way: 'prev' })?.start ?? place.start
  const end = reached(node, replacement.expandEnd, { scope, way: 'next' })?.end ?? place.end
  const captures = createCaptures(node, replacement, scope)
  const filled = replacement.template
    .map((part) =>
      typeof part === 'string'
        ? part
        : writtenAs(part, captures(`${part.several ? '$$$' : '$'}${part.variable}`), scope),
    )
    .join('')
  return {
    start,
    end,
    text: filled.includes('\n') ? reindent(filled, 0, indentBefore(scope.text, place.start)) : filled,
  }
}

const writtenAs = (part: FixVariable, captured: Capture | undefined, { text, partOf }: Scope): string => {
  if (!captured) return ''
  if ('made' in captured) return reindent(inLetters(part, captured.made), 0, part.indent)
  const range = rangeOf(captured.nodes)
  if (!range) return ''
  const written = inLetters(part, partOf(range))
  return written.includes('\n') ? reindent(written, indentBefore(text, range.start), part.indent) : written
}

const rangeOf = (nodes: readonly SgNode[]): Span | undefined => {
  const [first, last] = [nodes[0], nodes.at(-1)]
  return first && last && { start: placeOf(first).start, end: placeOf(last).end }
}

/** Finds the value of a variable: first what is made of others, then what the match has, then what the match of the whole rule has. */
const createCaptures = (node: SgNode, { transforms, rewriters }: Replacement, scope: Scope) => {
  const made = new Map<string, string>()
  const { whole = node, shared = [] } = scope
  const find = (variable: string): Capture | undefined => {
    const known = made.get(nameOf(variable))
    if (known !== undefined) return { made: known }
    const own = valuesOf(node, variable).map(scope.held.keep)
    // A single variable without a value is unset; a `$$$` may be empty.
    const isOwn = own.length > 0 || (variable.startsWith('$$$') && shared.includes(variable))
    const nodes = isOwn ? own : valuesOf(whole, variable).map(scope.held.keep)
    return nodes.length > 0 ? { nodes } : undefined
  }
  for (const [name, transform] of transforms)
    made.set(name, make(transform, { rewriters, scope: { ...scope, whole }, find }))
  return find
}

/** Of `$A` and `$$$A` each is a variable of its own. */
const valuesOf = (match: SgNode, variable: string): readonly SgNode[] => {
  if (variable.startsWith('$$$')) return match.getMultipleMatches(nameOf(variable))
  const single = match.getMatch(nameOf(variable))
  return single ? [single] : []
}

/** What variables, named with their dollars, took in a match; none for one that is not set. */
export const capturesOf = (
  node: SgNode,
  variables: Iterable<string>,
  { text, held }: Pick<Scope, 'text' | 'held'>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from(variables).flatMap((variable) => {
      const range = rangeOf(valuesOf(node, variable).map(held.keep))
      return range ? [[variable, text.slice(range.start, range.end)]] : []
    }),
  )

interface RewriteScope {
  readonly rewriters: readonly Rewriter[]
  readonly scope: Scope
}

interface RewriteContext extends RewriteScope {
  readonly find: (variable: string) => Capture | undefined
}

/** Text made of nodes loses the indentation of their place. */
const make = (transform: Transform, making: RewriteContext): string => {
  const captured = making.find(transform.source)
  if (!captured) return ''
  if ('made' in captured) return transformed(transform, captured.made)
  const { text, partOf } = making.scope
  const range = rangeOf(captured.nodes)
  if (!range) return ''
  const made =
    transform.kind === 'rewrite' ? rewritten(transform, captured.nodes, making) : transformed(transform, partOf(range))
  return reindent(made, indentBefore(text, range.start), 0)
}

/** What rewriters make of nodes: the first that takes a node counts, and of nodes within one another the outer one. */
const rewritten = ({ keys }: Transform, nodes: readonly SgNode[], { rewriters, scope }: RewriteScope): string => {
  const named = Array.isArray(keys.rewriters) ? keys.rewriters.map(String) : []
  const used = named.flatMap((id) => rewriters.find((one) => one.id === id) ?? [])
  const range = rangeOf(nodes)
  if (!range) return ''
  if (scope.partOf(range) !== scope.text.slice(range.start, range.end))
    throw new Error('a match is within code that rewriters rewrite, and both cannot be done at once; use two steps')
  const edits = nodes.flatMap((node) => editsOf(node, used, { rewriters, scope }))
  if (edits.some(({ start, end }) => start < range.start || end > range.end))
    throw new Error('a rewriter takes in what is before or after the text that it rewrites')
  const kept: (Span & { readonly text: string })[] = []
  for (const edit of edits) if (edit.start >= (kept.at(-1)?.end ?? 0)) kept.push(edit)
  if (typeof keys.joinBy === 'string') return kept.map(({ text }) => text).join(keys.joinBy)
  const parts: string[] = []
  let from = range.start
  for (const { start, end, text } of kept) {
    parts.push(scope.text.slice(from, start), text)
    from = end
  }
  return parts.join('') + scope.text.slice(from, range.end)
}

/** In the order of a walk through the node; at one node the first rewriter counts. */
const editsOf = (node: SgNode, used: readonly Rewriter[], { rewriters, scope }: RewriteScope) => {
  const { held, whole } = scope
  const taken = new Map<number, readonly [SgNode, Rewriter]>()
  for (const rewriter of used)
    for (const match of node.findAll({ ...rewriter.matcher }).map(held.keep))
      if (!taken.has(match.id()) && (!whole || agrees(match, rewriter, { held, whole })))
        taken.set(match.id(), [match, rewriter])
  return inWalk([...taken.values()], held).map(([match, { replacement, shared }]) =>
    replacementAt(match, { ...replacement, rewriters }, { ...scope, shared }),
  )
}

/** Nodes in the order of a walk: of those at one place the one that holds the others is first. */
const inWalk = <Rest>(found: readonly (readonly [SgNode, Rest])[], { keep }: HeldEngine) =>
  found
    .map((one) => ({ one, ...placeOf(one[0]) }))
    .sort(
      (one, other) =>
        one.start - other.start || other.end - one.end || depthOf(one.one[0], keep) - depthOf(other.one[0], keep),
    )
    .map(({ one }) => one)

/** A variable that the whole rule has too means the same code in both. */
const agrees = (
  match: SgNode,
  { shared }: Rewriter,
  { held, whole }: { readonly held: HeldEngine; readonly whole: SgNode },
): boolean =>
  shared.every((variable) => {
    const [own = [], around = []] = [match, whole].map((one) => valuesOf(one, variable).map(held.keep))
    const isUnset = !variable.startsWith('$$$') && (own.length === 0 || around.length === 0)
    return isUnset || areAlike(own.filter(isNamed), around.filter(isNamed), held)
  })

const depthOf = (node: SgNode, keep: HeldEngine['keep']): number => node.ancestors().map(keep).length

const isNamed = (node: SgNode): boolean => node.isNamed()

const areAlike = (some: readonly SgNode[], others: readonly SgNode[], held: HeldEngine): boolean =>
  some.length === others.length && some.every((one, at) => isAlike(one, others[at] as SgNode, held))

/** Whether code is the same but for its blanks, as ast-grep compares two values of a variable. */
const isAlike = (one: SgNode, other: SgNode, held: HeldEngine): boolean => {
  if (one.isNamedLeaf() || other.isNamedLeaf()) return one.text() === other.text()
  return one.kind() === other.kind() && areAlike(one.children().map(held.keep), other.children().map(held.keep), held)
}

/** The neighbour of a match that goes with it. */
const reached = (
  node: SgNode,
  relation: Replacement['expandStart'],
  { scope, way }: { readonly scope: Scope; readonly way: 'prev' | 'next' },
): Span | undefined => {
  if (!relation) return undefined
  const { stopBy = 'neighbor', field: _, ...rule } = relation
  const { keep } = scope.held
  const [next] = [way === 'prev' ? node.prev() : node.next()].flatMap((one) => (one ? [keep(one)] : []))
  const all =
    stopBy === 'neighbor' ? (next ? [next] : []) : (way === 'prev' ? node.prevAll() : node.nextAll()).map(keep)
  for (const one of all) {
    if (one.matches({ rule })) return placeOf(one)
    if (typeof stopBy === 'object' && one.matches({ rule: stopBy })) return undefined
  }
  return undefined
}

/** What ast-grep's transforms but `rewrite` make of a text. */
const transformed = ({ kind, keys }: Transform, text: string): string => {
  if (kind === 'replace') return replaced(text, String(keys.replace ?? ''), String(keys.by ?? ''))
  if (kind === 'substring') return part(Array.from(text), keys.startChar, keys.endChar)
  return converted(text, String(keys.toCase ?? ''), keys.separatedBy)
}

/** `$1`, `$name` and `${name}` in `by` are groups, `$$` a dollar; the longest name counts. */
const replaced = (text: string, pattern: string, by: string): string => {
  const matcher = RE2JS.compile(pattern).matcher(text)
  const named = matcher.pattern().namedGroups()
  const parts: string[] = []
  let from = 0
  while (matcher.find()) {
    const filled = by.replace(/\$(?:(\$)|\{([^}]*)\}|(\w+))/g, (_, dollar?: string, braced?: string, bare?: string) => {
      const name = braced ?? bare ?? ''
      const group = /^\d+$/.test(name) ? Number(name) : named[name]
      return dollar ?? (group === undefined || group > matcher.groupCount() ? '' : (matcher.group(group) ?? ''))
    })
    parts.push(text.slice(from, matcher.start()), filled)
    from = matcher.end()
  }
  return parts.join('') + text.slice(from)
}

const part = (characters: readonly string[], start: unknown, end: unknown): string => {
  const { length } = characters
  const [from, to] = [resolved(start, 0, length), resolved(end, length, length)]
  return characters.slice(from, to).join('')
}

const resolved = (given: unknown, fallback: number, length: number): number => {
  const at = typeof given === 'number' ? given : fallback
  return Math.max(0, Math.min(length, at < 0 ? length + at : at))
}

const SEPARATORS: Readonly<Record<string, string>> = { dash: '-', dot: '.', slash: '/', space: ' ', underscore: '_' }

const converted = (text: string, letters: string, separatedBy: unknown): string => {
  const given = Array.isArray(separatedBy) ? separatedBy.map(String) : [...Object.keys(SEPARATORS), 'caseChange']
  const signs = given.flatMap((name) => SEPARATORS[name] ?? [])
  const words = wordsOf(text, signs, given.includes('caseChange'))
  const low = words.map((word) => word.toLowerCase())
  switch (letters) {
    case 'lowerCase':
      return text.toLowerCase()
    case 'upperCase':
      return text.toUpperCase()
    case 'capitalize':
      return capitalized(text)
    case 'snakeCase':
      return low.join('_')
    case 'kebabCase':
      return low.join('-')
    case 'pascalCase':
      return words.map(capitalized).join('')
    default:
      return words.map((word, at) => (at === 0 ? word.toLowerCase() : capitalized(word))).join('')
  }
}

/** Words as ast-grep tells them: whatever is no small letter counts as a large one, and of several the last goes with a small one behind it. */
const wordsOf = (text: string, signs: readonly string[], byCase: boolean): readonly string[] => {
  const parts = signs.length > 0 ? text.split(new RegExp(`[${signs.map((sign) => `\\${sign}`).join('')}]`)) : [text]
  return parts.flatMap((part) => (byCase ? part.split(CASE_CHANGES) : [part])).filter((word) => word !== '')
}

const CASE_CHANGES = /(?<=\p{Ll})(?=\p{Lu})|(?<=\P{Ll})(?=\P{Ll}\p{Ll})/u
