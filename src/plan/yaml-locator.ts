import { type Alias, isAlias, isMap, isSeq, type ParsedNode, type YAMLMap } from 'yaml'
import type { FieldPath, Locator, Place } from './locate.ts'
import { isMergeKey, keyText } from './yaml-plain.ts'

interface Context {
  /** What each alias stands for. */
  readonly aliases: ReadonlyMap<Alias, ParsedNode>
  readonly placeOf: (offset: number) => Place
}

/** Finds fields among the nodes of a document; a field behind an alias is found where it is written. */
export const yamlLocator = (contents: ParsedNode | null, { aliases, placeOf }: Context): Locator => {
  const members = new WeakMap<YAMLMap, ReadonlyMap<string, YAMLMap.Parsed['items'][number]>>()
  const member = (map: YAMLMap.Parsed, key: string) => {
    const known = members.get(map) ?? new Map(map.items.map((pair) => [keyText(pair.key) ?? '', pair]))
    members.set(map, known)
    return known.get(key)
  }
  const resolved = (node: ParsedNode | null): ParsedNode | null => (isAlias(node) ? (aliases.get(node) ?? null) : node)
  /** Also a member that a merge key brings in, where it is written. */
  const memberOf = (map: YAMLMap.Parsed, key: string): Found | undefined => {
    const own = member(map, key)
    if (own) return own
    const merged = map.items.filter((pair) => isMergeKey(pair.key)).map(({ value }) => resolved(value))
    for (const source of merged.flatMap((node) => (isSeq(node) ? node.items.map(resolved) : [node]))) {
      const found = isMap(source) ? memberOf(source, key) : undefined
      if (found) return found
    }
    return undefined
  }
  const find = (path: FieldPath): Found => {
    let found: Found = { key: contents, value: contents }
    for (const part of path) {
      const inside = isAlias(found.value) ? (aliases.get(found.value) ?? null) : found.value
      let next: Found | undefined
      if (isMap(inside)) next = memberOf(inside, String(part))
      else if (isSeq(inside)) next = { key: null, value: inside.items[Number(part)] ?? null }
      if (!next) break
      found = { key: next.key ?? next.value, value: next.value ?? next.key }
    }
    return found
  }
  const place = (node: ParsedNode | null): Place => placeOf(node?.range[0] ?? 0)
  return { value: (path) => place(find(path).value), key: (path) => place(find(path).key) }
}

interface Found {
  readonly key: ParsedNode | null
  readonly value: ParsedNode | null
}
