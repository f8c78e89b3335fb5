import { type Alias, isAlias, isMap, isSeq, type Node, type Pair, visit, type YAMLMap } from 'yaml'
import { isMergeKey, type YamlDocument } from '../../../core/text/yaml.ts'
import { type KeyPath, pathText } from './document-edit.ts'
import type { DocumentRequest, ReadersView, RequestRefusal } from './request.ts'
import { isThere, sameValue, type Value } from './value.ts'
import { isPair, type NodeAtPath, ownParts, partOf, placeOf, plainValue } from './yaml-tree.ts'

/**
 * A YAML text with its aliases and merges (`<<`); undefined for one that has none. A change is refused where it would hide what a mapping
 * gets by a merge, or where a merge would undo it. `firstLine` is the number of the text's first line.
 */
export const readersView = (text: string, document: YamlDocument, firstLine: number): ReadersView | undefined => {
  if (!/<<|\*/.test(text)) return undefined
  const targets = targetsOf(document)
  if (targets.size === 0 && !text.includes('<<')) return undefined
  const lineOf = (node: Node) => firstLine + text.slice(0, placeOf(node).start).split('\n').length - 1
  const refuse: Refuse = ({ at, merge, part }, sentence) => {
    const source = part && (isPair(part) ? part.key : part)
    const written = source && source !== merge ? ` and is written at line ${lineOf(source)}` : ''
    const message = `${pathText(at)} comes from the merge at line ${lineOf(merge)}${written}; ${sentence}`
    return { reason: 'aliased', message }
  }
  const { contents } = document
  return {
    value: resolvedValue(contents, targets),
    writtenAt: writtenPaths(contents, targets),
    judge: (path, request) => judge(request, { path, see: (one) => seen(contents, one, targets), refuse }),
  }
}

/** What a reader sees at a path. */
interface MergedView {
  /** Absent where nothing is there. */
  readonly node: Node | null | undefined
  /** The first place on the path that exists by a merge. */
  readonly merged?: MergedPlace | undefined
  /** What a merge gives at the path, hidden by the mapping's own key. */
  readonly hidden?: MergedPlace | undefined
}

interface MergedPlace {
  readonly at: KeyPath
  /** The key `<<` of the mapping. */
  readonly merge: Node
  /** Absent where the path is about the merge itself. */
  readonly part?: NodeAtPath['part']
}

type Refuse = (place: MergedPlace, remedy: string) => RequestRefusal

const seen = (root: Node | null, path: KeyPath, targets: Targets): MergedView => {
  let node: Node | null | undefined = root
  let merged: MergedPlace | undefined
  let hidden: MergedPlace | undefined
  for (const [depth, key] of path.entries()) {
    // An alias on the document's own way is refused as one.
    if (isAlias(node)) node = merged ? targets.get(node) : undefined
    const found = partAt(node ?? null, key, targets)
    const place = found.given && { at: path.slice(0, depth + 1), ...found.given }
    hidden = found.own ? place : undefined
    if (!found.own || place?.part === undefined) merged ??= place
    const part: NodeAtPath['part'] = found.own ?? place?.part
    node = part && isPair(part) ? part.value : part
  }
  return { node: isAlias(node) ? (targets.get(node) ?? node) : node, merged, hidden }
}

type Verdict = ReturnType<ReadersView['judge']>

interface JudgedKey {
  readonly path: KeyPath
  readonly see: (path: KeyPath) => MergedView
  readonly refuse: Refuse
}

const judge = (request: DocumentRequest, place: JudgedKey): Verdict => {
  const { path, see, refuse } = place
  const found = see(path)
  const { merged, hidden, node } = found
  if (merged && !merged.part) return refuse(merged, `change the mapping that it merges, or ${WRITE_OUT}`)
  if (request.mode === 'rename') return judgeRename(request.to, found, place)
  if (request.mode === 'unset') {
    if (hidden)
      return refuse(hidden, 'without the key here it would be back; remove it there first, or set a value here')
    return merged && (node === undefined ? 'done' : refuse(merged, `remove it there, or ${WRITE_OUT}`))
  }
  const from = request.mode === 'copy' ? see(request.from) : undefined
  if (from?.merged && from.node !== undefined) return refuse(from.merged, 'copy it from there')
  return merged && judgeValue(request, found, { ...place, merged })
}

/** A Set of what a merge gives changes nothing, so that only an Edit writes it out. */
const WRITE_OUT = 'write the keys of the merge out in its place with an Edit first'

/** Of a value that is to be where a merge gives one. */
const judgeValue = (
  request: Exclude<DocumentRequest, { mode: 'rename' | 'unset' }>,
  { node }: MergedView,
  { path, merged, refuse }: JudgedKey & { readonly merged: MergedPlace },
): Verdict => {
  const present = node === undefined ? undefined : plainValue(node)
  const replaces = request.mode === 'set' || request.mode === 'copy'
  if (request.mode === 'set' && present !== undefined && sameValue(present, request.value)) return 'done'
  if (!replaces && Array.isArray(present) && present.some((one) => isThere(one, request.value))) return 'done'
  const overrides = replaces && merged.at.length === path.length
  if (overrides || isNothing(merged.part, path[merged.at.length] ?? 0)) return undefined
  return refuse(merged, `change it there, or set ${pathText(merged.at)} here as a whole`)
}

/** Null, or the empty collection that would hold the key: a new one in its place loses nothing. */
const isNothing = (part: NodeAtPath['part'], key: string | number): boolean => {
  const value = plainValue((part && isPair(part) ? part.value : part) ?? null)
  return value === null || sameValue(value, typeof key === 'number' ? [] : {})
}

const judgeRename = (to: string, { merged, hidden, node }: MergedView, { path, see, refuse }: JudgedKey): Verdict => {
  const fresh = see([...path.slice(0, -1), to])
  if (node === undefined) return fresh.merged && fresh.node !== undefined ? 'done' : undefined
  if (path.at(-1) === to && !merged) return undefined
  const given = merged ?? hidden ?? fresh.merged
  return given && refuse(given, `rename it there, or ${WRITE_OUT}`)
}

/** The node that each alias refers to. */
const targetsOf = (document: YamlDocument): Targets => {
  const anchors = new Map<string, Node>()
  const targets = new Map<Alias, Node>()
  visit(document, {
    Node: (_, node) => {
      const target = isAlias(node) ? anchors.get(node.source) : undefined
      if (isAlias(node) && target) targets.set(node, target)
      const { anchor } = node as { anchor?: string }
      if (anchor && !isAlias(node)) anchors.set(anchor, node as Node)
    },
  })
  return targets
}

type Targets = ReadonlyMap<Alias, Node>

type YamlPart = NonNullable<NodeAtPath['part']>

/** Where each node of a document is, and each key with its value. */
const pathsOf = (root: Node | null): ReadonlyMap<YamlPart, KeyPath> => {
  const paths = new Map<YamlPart, KeyPath>()
  const add = (node: Node | null, path: KeyPath): void => {
    if (node) paths.set(node, path)
    for (const [key, part] of ownParts(node)) {
      paths.set(part, [...path, key])
      add(isPair(part) ? part.value : part, [...path, key])
    }
  }
  add(root, [])
  return paths
}

/** Tells of a path that a reader sees where its last key is written; of what is not there, where it would be. */
const writtenPaths = (root: Node | null, targets: Targets): ((path: KeyPath) => KeyPath) => {
  const paths = pathsOf(root)
  return (path) => {
    let node: Node | null | undefined = root
    let at: KeyPath = []
    for (const [depth, key] of path.entries()) {
      const target: Node | undefined = isAlias(node) ? targets.get(node) : undefined
      if (target) at = paths.get(target) ?? at
      const { own, given } = partAt(target ?? node ?? null, key, targets)
      const part = own ?? given?.part
      const found = part && paths.get(part)
      if (!part || !found) return [...at, ...path.slice(depth)]
      at = found
      node = isPair(part) ? part.value : part
    }
    return at
  }
}

/** Values that aliases may repeat. */
const MOST_REPEATED = 1_000_000

/** The value of a document with its aliases and merges written out; undefined for too many values, or for one that holds itself. */
const resolvedValue = (root: Node | null, targets: Targets): Value | undefined => {
  const counts = new Map<Node, number>()
  const count = (node: Node | null | undefined): number => {
    if (!node) return 1
    if (isAlias(node)) return count(targets.get(node))
    const known = counts.get(node)
    if (known !== undefined) return known
    counts.set(node, Number.POSITIVE_INFINITY)
    const all = ownParts(node).reduce((sum, [, part]) => sum + count(isPair(part) ? part.value : part), 1)
    counts.set(node, all)
    return all
  }
  if (count(root) - counts.size > MOST_REPEATED) return undefined
  const values = new Map<Node, Value>()
  const read = (node: Node | null | undefined): Value => {
    if (!node) return null
    if (isAlias(node)) return targets.has(node) ? read(targets.get(node)) : plainValue(node)
    const known = values.get(node)
    if (known !== undefined) return known
    const value = isSeq(node)
      ? (node.items as Node[]).map(read)
      : isMap(node)
        ? keysOf(node as YAMLMap)
        : plainValue(node)
    values.set(node, value)
    return value
  }
  const keysOf = (map: YAMLMap): Value => {
    const pairs = ownParts(map as Node).filter(([, part]) => isPair(part)) as (readonly [
      string,
      Pair<Node, Node | null>,
    ])[]
    const keys = new Map(pairs.filter(([, { key }]) => !isMergeKey(key)).map(([key, { value }]) => [key, read(value)]))
    const merges = pairs.filter(([, { key }]) => isMergeKey(key))
    for (const source of merges.flatMap(([, { value }]) => mergedBy(value, targets)))
      for (const [key, merged] of Object.entries(read(source) ?? {})) if (!keys.has(key)) keys.set(key, merged)
    return Object.fromEntries(keys)
  }
  return read(root)
}

type GivenPart = { readonly merge: Node; readonly part: NodeAtPath['part'] }

/** What a collection has at a key: of its own, and by a merge. */
const partAt = (
  node: Node | null,
  key: string | number,
  targets: Targets,
): { readonly own: NodeAtPath['part']; readonly given: GivenPart | undefined } => {
  const own = partOf(node, key)
  if (own && isPair(own) && isMergeKey(own.key)) return { own, given: { merge: own.key, part: undefined } }
  return { own, given: isMap(node) ? givenTo(node as YAMLMap, key, { targets, passed: new Set() }) : undefined }
}

/** The first merge of a mapping that has a key, its own merges after its own keys. */
const givenTo = (
  map: YAMLMap,
  key: string | number,
  search: { readonly targets: Targets; readonly passed: Set<Node> },
): GivenPart | undefined => {
  for (const { key: merge, value } of map.items as Pair<Node, Node | null>[]) {
    if (!isMergeKey(merge)) continue
    for (const source of mergedBy(value, search.targets)) {
      if (search.passed.has(source)) continue
      search.passed.add(source)
      const part = partOf(source, key) ?? givenTo(source, key, search)?.part
      if (part) return { merge, part }
    }
  }
  return undefined
}

/** The mappings that the value of a merge key names. */
const mergedBy = (value: Node | null, targets: Targets): readonly YAMLMap<Node, Node>[] => {
  const target = (node: Node | null | undefined) => (isAlias(node) ? targets.get(node) : node)
  const given = target(value)
  const sources = isSeq(given) ? (given.items as Node[]).map(target) : [given]
  return sources.filter((source): source is YAMLMap<Node, Node> => isMap(source))
}
