import { type Alias, isAlias, isMap, isScalar, isSeq, type Node, type Pair, visit, type YAMLMap } from 'yaml'
import type { YamlDocument } from '../../../core/text/yaml.ts'
import { type KeyPath, pathText, sameValue } from './document-edit.ts'
import type { DocumentRequest, RequestRefusal } from './request.ts'
import { isPair, type NodeAtPath, parseYaml, partOf, placeOf, plainValue } from './yaml-tree.ts'

/** What merges (`<<`) mean for one place: `done` if they say already what is asked; undefined where they do not count. */
export type MergeVerdict = 'done' | RequestRefusal | undefined

/**
 * Judges places of a YAML text by what a reader sees who follows its merges. A change is refused where it would hide what a mapping
 * gets by a merge, or where a merge would undo it. `firstLine` is the number of the text's first line.
 */
export const judgeMerges = (
  text: string,
  firstLine: number,
): ((path: KeyPath, request: DocumentRequest) => MergeVerdict) | undefined => {
  const document = text.includes('<<') ? parseYaml(text) : 'no merge'
  if (typeof document === 'string') return undefined
  const targets = targetsOf(document)
  const lineOf = (node: Node) => firstLine + text.slice(0, placeOf(node).start).split('\n').length - 1
  const refuse: Refuse = ({ at, merge, part }, sentence) => {
    const source = part && (isPair(part) ? part.key : part)
    const written = source && source !== merge ? ` and is written at line ${lineOf(source)}` : ''
    const message = `${pathText(at)} comes from the merge at line ${lineOf(merge)}${written}; ${sentence}`
    return { reason: 'aliased', message }
  }
  return (path, request) => judge(request, { path, see: (one) => seen(document.contents, one, targets), refuse })
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

type GivenPart = { readonly merge: Node; readonly part: NodeAtPath['part'] }

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
    for (const one of isSeq(value) ? (value.items as Node[]) : [value]) {
      const source = isAlias(one) ? search.targets.get(one) : one
      if (!isMap(source) || search.passed.has(source)) continue
      search.passed.add(source)
      const part = partOf(source, key) ?? givenTo(source as YAMLMap, key, search)?.part
      if (part) return { merge, part }
    }
  }
  return undefined
}

const isMergeKey = (key: Node): boolean => isScalar(key) && key.value === '<<' && key.type === 'PLAIN'

interface Place {
  readonly path: KeyPath
  readonly see: (path: KeyPath) => MergedView
  readonly refuse: Refuse
}

const judge = (request: DocumentRequest, place: Place): MergeVerdict => {
  const { path, see, refuse } = place
  const found = see(path)
  const { merged, hidden, node } = found
  if (merged && !merged.part) return refuse(merged, 'change the mapping that it merges, or write its keys out first')
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

const WRITE_OUT = 'write it out here first'

/** Of a value that is to be where a merge gives one. */
const judgeValue = (
  request: Exclude<DocumentRequest, { mode: 'rename' | 'unset' }>,
  { node }: MergedView,
  { path, merged, refuse }: Place & { readonly merged: MergedPlace },
): MergeVerdict => {
  const present = node === undefined ? undefined : plainValue(node)
  const replaces = request.mode === 'set' || request.mode === 'copy'
  if (request.mode === 'set' && present !== undefined && sameValue(present, request.value)) return 'done'
  if (!replaces && Array.isArray(present) && present.some((one) => sameValue(one, request.value))) return 'done'
  const overrides = replaces && merged.at.length === path.length
  if (overrides || isNothing(merged.part, path[merged.at.length] ?? 0)) return undefined
  return refuse(merged, `change it there, or ${WRITE_OUT}`)
}

/** Null, or the empty collection that would hold the key: a new one in its place loses nothing. */
const isNothing = (part: NodeAtPath['part'], key: string | number): boolean => {
  const value = plainValue((part && isPair(part) ? part.value : part) ?? null)
  return value === null || sameValue(value, typeof key === 'number' ? [] : {})
}

const judgeRename = (to: string, { merged, hidden, node }: MergedView, { path, see, refuse }: Place): MergeVerdict => {
  const fresh = see([...path.slice(0, -1), to])
  if (node === undefined) return fresh.merged && fresh.node !== undefined ? 'done' : undefined
  if (path.at(-1) === to && !merged) return undefined
  const given = merged ?? hidden ?? fresh.merged
  return given && refuse(given, `rename it there, or ${WRITE_OUT}`)
}
