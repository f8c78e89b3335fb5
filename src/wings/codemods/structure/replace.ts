import type { SgNode } from '@ast-grep/wasm'
import type { Span } from '../../../core/text/splice.ts'
import { nodeOf, placeOf } from './engine.ts'
import { withoutHoles } from './holes.ts'
import {
  indentBefore,
  joined,
  type Lines,
  linesOf,
  reindent,
  sliced,
  type Value,
  within,
  withText,
} from './indentation.ts'
import type { LanguageName } from './languages.ts'
import { nameOf } from './matcher.ts'
import { goesOn, isOptionalChain } from './optional-chains.ts'
import type { ReplacedSpan } from './replaced-parts.ts'
import type { Replacement, Rewriter } from './rule.ts'
import { type FixPart, type FixVariable, inLetters } from './template.ts'
import type { Transform } from './transform.ts'
import { transformed } from './transformed.ts'
import type { HeldEngine } from './work.ts'

interface Scope {
  readonly text: string
  readonly language: LanguageName
  readonly held: HeldEngine
  /** What a part of the text becomes, where matches within it are replaced as well. */
  readonly partOf: (range: Span) => Lines
  /** A template with the lines of its texts that begin inside a token. */
  readonly read: (template: readonly FixPart[]) => readonly (Lines | FixVariable)[]
  /** The match of the rule that the rewriters belong to: a rewriter has its variables, and none of another rewriter's. */
  readonly whole?: SgNode
  /** The variables, with their dollars, that the rewriter has as well. */
  readonly shared?: readonly string[]
}

/** The value of a variable: a part of the text, or a text made of one. */
type Capture = { readonly nodes: readonly SgNode[] } | { readonly made: Lines }

/** What takes the place of a match, moved to the indentation of its line, and which place that is. */
export const replacementAt = (node: SgNode, replacement: Replacement, scope: Scope): Omit<ReplacedSpan, 'broken'> => {
  const place = placeOf(node)
  const { type } = nodeOf(node)
  const was = isOptionalChain(nodeOf(node)) ? 'chain' : /spread|splat|unpacking/.test(type) ? 'spread' : undefined
  const start = reached(node, replacement.expandStart, { scope, way: 'prev' })?.start ?? place.start
  const end = reached(node, replacement.expandEnd, { scope, way: 'next' })?.end ?? place.end
  const captures = createCaptures(node, replacement, scope)
  const template = scope.read(replacement.template)
  const parts = template.map((part, at) => {
    if ('text' in part) return part
    const beside = [template[at - 1], template[at + 1]] as readonly (Lines | undefined)[]
    return writtenAs(part, captures(`${part.several ? '$$$' : '$'}${part.variable}`), scope, beside)
  })
  const endsLine = end === scope.text.length || scope.text[end] === '\n'
  const filled = joined(withoutHoles(parts))
  if (!filled.text.includes('\n')) return { start, end, lines: filled, was }
  const to = indentBefore(scope.text, place.start)
  return { start, end, lines: reindent(filled, { from: '', to, endsLine }), was }
}

const NOTHING = linesOf('')

/** `beside`: the texts of the template before and behind the variable. */
const writtenAs = (
  part: FixVariable,
  captured: Capture | undefined,
  scope: Scope,
  beside: readonly (Lines | undefined)[],
): Lines => {
  if (!captured) return NOTHING
  if ('made' in captured) return reindent(lettered(part, captured.made), { from: '', to: part.indent })
  const range = rangeOf(captured.nodes)
  if (!range) return NOTHING
  const { text, partOf, language } = scope
  const wide = language === 'html' ? withBlanks(range, text, beside) : range
  const source = partOf(wide)
  const isChanged = source.text !== text.slice(wide.start, wide.end)
  const value = {
    start: range.start - wide.start,
    end: source.text.length - (wide.end - range.end),
    ...(isChanged ? { isSingle: captured.nodes.length === 1 } : kindOf(captured.nodes)),
  }
  const inner = within(value.start, source.values)
  const lines = lettered(part, { ...source, values: [{ ...value, ...(inner.length > 0 && { inner }) }] })
  if (!lines.text.includes('\n')) return lines
  return reindent(lines, { from: indentBefore(text, wide.start), to: part.indent })
}

/** In HTML, with the blanks between it and the tags around it, which are a part of the words; a template may have others in their place. */
const withBlanks = ({ start, end }: Span, text: string, beside: readonly (Lines | undefined)[]): Span => {
  const [before = '', behind = ''] = beside.map((lines) => lines?.text)
  const isInTag = before.lastIndexOf('<') > before.lastIndexOf('>')
  const first = text.slice(0, start).trimEnd().length
  const last = text.length - text.slice(end).trimStart().length
  return {
    start: !isInTag && !/\s$/.test(before) && text[first - 1] === '>' ? first : start,
    end: !isInTag && !/^\s/.test(behind) && text[last] === '<' ? last : end,
  }
}

const kindOf = ([first, ...others]: readonly SgNode[]): Omit<Value, keyof Span> => {
  if (!first || others.length > 0) return { isSingle: false }
  let node = nodeOf(first)
  // An argument of PHP or C# is its value, which is no argument elsewhere.
  while (node.childCount === 1 && node.firstNamedChild) node = node.firstNamedChild
  const isChain = isOptionalChain(node) && !goesOn(node)
  return { isSingle: true, kind: node.type, isLeaf: node.childCount === 0, isChain }
}

const lettered = (part: FixVariable, lines: Lines): Lines => withText(lines, inLetters(part, lines.text))

const rangeOf = (nodes: readonly SgNode[]): Span | undefined => {
  const [first, last] = [nodes[0], nodes.at(-1)]
  return first && last && { start: placeOf(first).start, end: placeOf(last).end }
}

/** Finds the value of a variable: first what is made of others, then what the match has, then what the match of the whole rule has. */
const createCaptures = (node: SgNode, { transforms, rewriters }: Replacement, scope: Scope) => {
  const made = new Map<string, Lines>()
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

/** Text made of nodes loses the indentation of their place. */
const make = (
  transform: Transform,
  making: RewriteScope & {
    readonly find: (variable: string) => Capture | undefined
  },
): Lines => {
  const captured = making.find(transform.source)
  if (!captured) return NOTHING
  if ('made' in captured) return transformed(transform, captured.made)
  const { text, partOf } = making.scope
  const range = rangeOf(captured.nodes)
  if (!range) return NOTHING
  const made =
    transform.kind === 'rewrite' ? rewritten(transform, captured.nodes, making) : transformed(transform, partOf(range))
  return reindent(made, { from: indentBefore(text, range.start), to: '' })
}

/** What rewriters make of nodes: the first that takes a node counts, and of nodes within one another the outer one. */
const rewritten = ({ keys }: Transform, nodes: readonly SgNode[], { rewriters, scope }: RewriteScope): Lines => {
  const named = Array.isArray(keys.rewriters) ? keys.rewriters.map(String) : []
  const used = named.flatMap((id) => rewriters.find((one) => one.id === id) ?? [])
  const range = rangeOf(nodes)
  if (!range) return NOTHING
  const source = scope.partOf(range)
  if (source.text !== scope.text.slice(range.start, range.end))
    throw new Error('a match is within code that rewriters rewrite, and both cannot be done at once; use two steps')
  const edits = nodes.flatMap((node) => editsOf(node, used, { rewriters, scope }))
  if (edits.some(({ start, end }) => start < range.start || end > range.end))
    throw new Error('a rewriter takes in what is before or after the text that it rewrites')
  const kept: (Span & { readonly lines: Lines })[] = []
  for (const edit of edits) if (edit.start >= (kept.at(-1)?.end ?? 0)) kept.push(edit)
  if (typeof keys.joinBy === 'string')
    return joined(
      kept.map(({ lines }) => lines),
      keys.joinBy,
    )
  const parts: Lines[] = []
  let from = range.start
  for (const { start, end, lines } of kept) {
    parts.push(sliced(source, from - range.start, start - range.start), lines)
    from = end
  }
  return joined([...parts, sliced(source, from - range.start, range.end - range.start)])
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
