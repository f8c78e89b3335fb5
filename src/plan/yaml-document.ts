import { type Alias, isAlias, isMap, isSeq, type ParsedNode, type YAMLMap } from 'yaml'
import { composeYaml } from '../text/yaml.ts'
import { type DocumentRead, type Fault, tooDeep } from './fault.ts'
import type { PlanLimits } from './limits.ts'
import { type FieldPath, type Locator, type Place, placesOf } from './locate.ts'
import { isMergeKey, keyText, plainData } from './yaml-plain.ts'

/**
 * Reads a plan in YAML 1.2 (core schema, merge keys, no custom tags, one document).
 * Numbers are taken from the source text, but where a plan has numbers: see {@link plainData}.
 */
export const readYaml = (text: string, limits: PlanLimits): DocumentRead => {
  const placeOf = placesOf(text)
  const nul = text.indexOf('\0')
  if (nul >= 0) return refused({ ...syntax('the text has a NUL character; save it as UTF-8'), at: placeOf(nul) })
  const composed = composeYaml(text, { nesting: limits.nesting, single: true })
  if (!composed.ok) {
    const at = placeOf(composed.offset)
    if (composed.reason === 'too-deep') return refused(tooDeep(limits.nesting, at))
    return refused({
      ...syntax(composed.reason === 'unbalanced' ? 'unbalanced brackets' : 'a plan is one document'),
      at,
    })
  }
  const [document] = composed.documents
  const errors = [...(document?.errors ?? []), ...(document?.warnings ?? [])]
  if (errors.length > 0) {
    const listed = errors.slice(0, limits.problems)
    return { ok: false, faults: listed.map((error) => ({ ...syntax(error.message), at: placeOf(error.pos[0]) })) }
  }
  if (document?.directives.yaml.explicit && document.directives.yaml.version !== '1.2') {
    return refused({ ...syntax('a plan is YAML 1.2; remove the directive'), at: { line: 1, column: 1 } })
  }
  const contents = document?.contents ?? null
  const plain = plainData(contents, { limits, placeOf })
  if (!plain.ok) return plain
  const { value, faults, aliases } = plain
  return { ok: true, document: { value, faults, locate: yamlLocator(contents, { aliases, placeOf }) } }
}

const refused = (fault: Fault): DocumentRead => ({ ok: false, faults: [fault] })

const syntax = (message: string) => ({ name: 'PLAN_SYNTAX', message: `Not valid YAML: ${message}.` }) as const

interface Context {
  /** What each alias stands for. */
  readonly aliases: ReadonlyMap<Alias, ParsedNode>
  readonly placeOf: (offset: number) => Place
}

/** Finds fields among the nodes of a document; a field behind an alias is found where it is written. */
const yamlLocator = (contents: ParsedNode | null, { aliases, placeOf }: Context): Locator => {
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
      const inside = resolved(found.value)
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
