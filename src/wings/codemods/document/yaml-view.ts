import { type Alias, isAlias, isMap, isScalar, isSeq, type Node, type Pair, visit, type YAMLMap } from 'yaml'
import type { YamlDocument } from '../../../core/text/yaml.ts'
import type { KeyPath, Value } from './document-edit.ts'
import { isPair, keyText, type NodeAtPath, partOf, plainValue } from './yaml-tree.ts'

/** The node that each alias refers to. */
export const targetsOf = (document: YamlDocument): Targets => {
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

export type Targets = ReadonlyMap<Alias, Node>

type Part = NonNullable<NodeAtPath['part']>

/** Where each node of a document is, and each key with its value. */
const pathsOf = (root: Node | null): ReadonlyMap<Part, KeyPath> => {
  const paths = new Map<Part, KeyPath>()
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

const ownParts = (node: Node | null): readonly (readonly [string | number, Part])[] => {
  if (isSeq(node)) return (node.items as Node[]).map((item, at) => [at, item] as const)
  if (!isMap(node)) return []
  return (node.items as Pair<Node, Node | null>[]).flatMap((pair) => {
    const key = keyText(pair.key)
    return key === undefined ? [] : [[key, pair] as const]
  })
}

/** Tells of a path that a reader sees where its last key is written; of what is not there, where it would be. */
export const writtenPaths = (root: Node | null, targets: Targets): ((path: KeyPath) => KeyPath) => {
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
export const resolvedValue = (root: Node | null, targets: Targets): Value | undefined => {
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
export const partAt = (
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

const isMergeKey = (key: Node): boolean => isScalar(key) && key.value === '<<' && key.type === 'PLAIN'
