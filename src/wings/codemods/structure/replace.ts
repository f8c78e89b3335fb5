import type { SgNode } from '@ast-grep/wasm'
import { RE2JS } from 're2js'
import { capitalized } from '../../../core/text/template.ts'
import { placeOf, type Range } from './engine.ts'
import { nameOf, type Replacement, type Rewriter, type Transform } from './rule.ts'
import { type FixVariable, indentBefore, inLetters, reindent } from './template.ts'
import type { HeldEngine } from './work.ts'

export interface Scope {
  readonly text: string
  readonly held: HeldEngine
  /** What a part of the text becomes, where matches within it are replaced as well. */
  readonly partOf: (range: Range) => string
  /** What the variables of the rule around a rewriter matched. */
  readonly outer?: (variable: string) => Capture | undefined
}

/** The value of a variable: a part of the text, or a text made of one. */
type Capture = { readonly nodes: readonly SgNode[] } | { readonly made: string }

/** What takes the place of a match, moved to the column where it lands, and which place that is. */
export const replacementAt = (
  node: SgNode,
  replacement: Replacement,
  scope: Scope,
): Range & { readonly text: string } => {
  const place = placeOf(node)
  const start = reached(node, replacement.expandStart, { scope, way: 'prev' })?.start ?? place.start
  const end = reached(node, replacement.expandEnd, { scope, way: 'next' })?.end ?? place.end
  const captures = createCaptures(node, replacement, scope)
  const filled = replacement.template
    .map((part) => (typeof part === 'string' ? part : writtenAs(part, captures(part.variable), scope)))
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

const rangeOf = (nodes: readonly SgNode[]): Range | undefined => {
  const [first, last] = [nodes[0], nodes.at(-1)]
  return first && last && { start: placeOf(first).start, end: placeOf(last).end }
}

/** Finds the value of a variable: first what is made of others, then what the match has, then what the surrounding rule has. */
const createCaptures = (node: SgNode, { transforms, rewriters }: Replacement, scope: Scope) => {
  const made = new Map<string, string>()
  const find = (variable: string): Capture | undefined => {
    const known = made.get(variable)
    if (known !== undefined) return { made: known }
    const single = node.getMatch(variable)
    const nodes = (single ? [single] : node.getMultipleMatches(variable)).map(scope.held.keep)
    return nodes.length > 0 ? { nodes } : scope.outer?.(variable)
  }
  for (const [name, transform] of transforms) made.set(name, make(transform, { rewriters, scope, find }))
  return find
}

interface RewriteContext {
  readonly rewriters: readonly Rewriter[]
  readonly scope: Scope
  readonly find: (variable: string) => Capture | undefined
}

/** Text made of nodes loses the indentation of their place. */
const make = (transform: Transform, making: RewriteContext): string => {
  const captured = making.find(nameOf(transform.source))
  if (!captured) return ''
  if ('made' in captured) return transform.kind === 'rewrite' ? captured.made : transformed(transform, captured.made)
  const { text } = making.scope
  const range = rangeOf(captured.nodes)
  if (!range) return ''
  const made =
    transform.kind === 'rewrite'
      ? rewritten(transform, captured.nodes, making)
      : transformed(transform, text.slice(range.start, range.end))
  return reindent(made, indentBefore(text, range.start), 0)
}

/** What rewriters make of nodes: the first that takes a node counts, and of nodes within one another the outer one. */
const rewritten = (
  { keys }: Transform,
  nodes: readonly SgNode[],
  { rewriters, scope, find }: RewriteContext,
): string => {
  const named = Array.isArray(keys.rewriters) ? keys.rewriters.map(String) : []
  const used = named.flatMap((id) => rewriters.find((one) => one.id === id) ?? [])
  const inner: Scope = { ...scope, outer: find }
  const edits = nodes.flatMap((node) => editsOf(node, used, { rewriters, scope: inner, find }))
  const range = rangeOf(nodes)
  if (!range) return ''
  const kept: (Range & { readonly text: string })[] = []
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
const editsOf = (node: SgNode, used: readonly Rewriter[], { rewriters, scope, find }: RewriteContext) => {
  const { held } = scope
  const taken = new Map<number, readonly [SgNode, Rewriter]>()
  for (const rewriter of used)
    for (const match of node.findAll({ ...rewriter.matcher }).map(held.keep))
      if (!taken.has(match.id()) && agrees(match, rewriter, find)) taken.set(match.id(), [match, rewriter])
  return [...taken.values()]
    .map(([match, { replacement }]) => replacementAt(match, { ...replacement, rewriters }, scope))
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
}

/** A variable that the surrounding rule has too means the same text in both. */
const agrees = (match: SgNode, { matcher }: Rewriter, find: RewriteContext['find']): boolean => {
  const names = new Set(Array.from(JSON.stringify(matcher).matchAll(/\$([A-Z][A-Z0-9_]*)/g), ([, name = '']) => name))
  return [...names].every((name) => {
    const [own, around] = [match.getMatch(name), find(name)]
    const outer = around && 'nodes' in around ? around.nodes[0] : undefined
    return !own || !outer || own.text() === outer.text()
  })
}

/** The neighbour of a match that goes with it. */
const reached = (
  node: SgNode,
  relation: Replacement['expandStart'],
  { scope, way }: { readonly scope: Scope; readonly way: 'prev' | 'next' },
): Range | undefined => {
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
