import { isAlias, type Node } from 'yaml'
import { type KeyPath, pathText, sameValue } from './document-edit.ts'
import type { DocumentRequest, ReadersView, RequestRefusal } from './request.ts'
import { isPair, type NodeAtPath, parseYaml, placeOf, plainValue } from './yaml-tree.ts'
import { partAt, resolvedValue, type Targets, targetsOf, writtenPaths } from './yaml-view.ts'

/**
 * A YAML text with its aliases and merges (`<<`); undefined for one that has none. A change is refused where it would hide what a mapping
 * gets by a merge, or where a merge would undo it. `firstLine` is the number of the text's first line.
 */
export const readersView = (text: string, firstLine: number): ReadersView | undefined => {
  const document = /<<|\*/.test(text) ? parseYaml(text) : 'no alias'
  if (typeof document === 'string') return undefined
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

interface Place {
  readonly path: KeyPath
  readonly see: (path: KeyPath) => MergedView
  readonly refuse: Refuse
}

const judge = (request: DocumentRequest, place: Place): Verdict => {
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
  { path, merged, refuse }: Place & { readonly merged: MergedPlace },
): Verdict => {
  const present = node === undefined ? undefined : plainValue(node)
  const replaces = request.mode === 'set' || request.mode === 'copy'
  if (request.mode === 'set' && present !== undefined && sameValue(present, request.value)) return 'done'
  if (!replaces && Array.isArray(present) && present.some((one) => sameValue(one, request.value))) return 'done'
  const overrides = replaces && merged.at.length === path.length
  if (overrides || isNothing(merged.part, path[merged.at.length] ?? 0)) return undefined
  return refuse(merged, `change it there, or set ${pathText(merged.at)} here as a whole`)
}

/** Null, or the empty collection that would hold the key: a new one in its place loses nothing. */
const isNothing = (part: NodeAtPath['part'], key: string | number): boolean => {
  const value = plainValue((part && isPair(part) ? part.value : part) ?? null)
  return value === null || sameValue(value, typeof key === 'number' ? [] : {})
}

const judgeRename = (to: string, { merged, hidden, node }: MergedView, { path, see, refuse }: Place): Verdict => {
  const fresh = see([...path.slice(0, -1), to])
  if (node === undefined) return fresh.merged && fresh.node !== undefined ? 'done' : undefined
  if (path.at(-1) === to && !merged) return undefined
  const given = merged ?? hidden ?? fresh.merged
  return given && refuse(given, `rename it there, or ${WRITE_OUT}`)
}
