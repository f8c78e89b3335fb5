import {
  CST,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  Lexer,
  type Node,
  type Pair,
  Parser,
  parse,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { lineStartAt, nextLineAt } from '../../../core/text/line-bounds.ts'
import { isNumberElsewhere, isTomlDate, isYamlNumber, yamlWord } from '../../../core/text/literal.ts'
import type { Span, TextSplice } from '../../../core/text/splice.ts'
import { composingYaml, isMergeKey, keyText, type YamlDocument } from '../../../core/text/yaml.ts'
import { merged, removeParts } from './brackets.ts'
import {
  type AliasPlace,
  type DocumentChange,
  type DocumentEdit,
  type KeyPath,
  keysGone,
  pathText,
  refuse,
} from './document-edit.ts'
import type { Layout, OpenDocument } from './open-document.ts'
import { type CollectionEnd, type DocumentPieces, NO_PIECES, type Piece } from './pieces.ts'
import { Spelled, type Value } from './value.ts'
import { readersView } from './yaml-merge.ts'
import { carriedBy, prependInYaml, renameInYaml, setInYaml } from './yaml-set.ts'
import {
  afterColon,
  beforeLineEnd,
  boundsOf,
  follow,
  isPair,
  layoutOfYaml,
  listOf,
  MAX_NESTING,
  type NodeAtPath,
  ownParts,
  parseYaml,
  partOf,
  placeOf,
  plainValue,
  startOfKey,
  type YamlText,
} from './yaml-tree.ts'
import { plainOrQuoted } from './yaml-write.ts'

/** A YAML document, or what is wrong with the text. */
export function* openYaml(text: string, like?: Layout): Generator<void, OpenDocument | string> {
  const document = yield* parseYaml(text)
  if (typeof document === 'string') return `it is not YAML that can be changed: ${document}`
  yield
  const layout = (like as Omit<YamlText, 'text'> | undefined) ?? layoutOfYaml(text)
  const yaml = { text, ...layout }
  const { contents } = document
  return {
    value: plainValue(contents),
    edit: (change) => editYaml(yaml, document, change),
    ...(isOld(document) && { say: sayInOldYaml }),
    view: (firstLine) => readersView(text, document, firstLine),
    spelledAt: (path) => {
      const found = follow(contents, path)
      return 'aliased' in found || found.rest.length > 0 ? undefined : plainValue(found.node, true)
    },
    uncopied(path) {
      const found = follow(contents, path)
      return 'aliased' in found || found.rest.length > 0 ? undefined : uncopiedIn(yaml, found.node)
    },
    comments: () => commentsIn(text),
    pieces: () =>
      isOld(document) || (/[&*]/.test(text) && carriesNames(document)) ? NO_PIECES : piecesIn(text, contents),
  }
}

/** A tag, or a key that the copy would spell otherwise. */
const uncopiedIn = (yaml: YamlText, root: Node | null): string | undefined => {
  let found: string | undefined
  if (root)
    visit(root as never, {
      Node: (key, node) => {
        const isKey = key === 'key' && (!isScalar(node) || keyText(node as Node) !== node.source || isRespelt(node))
        if (carriedBy(yaml, node as Node) === 'a tag') found = 'a tag'
        else if (isKey) found = 'a key that would be spelt otherwise'
        return found === undefined ? undefined : visit.BREAK
      },
    })
  return found
}

const isRespelt = ({ source = '', type }: Scalar): boolean =>
  type === 'PLAIN' && plainOrQuoted(source, false) !== source

/** The lexer says what a scalar is before it, and marks without a text in the document. */
const commentsIn = (text: string): readonly Span[] => {
  const comments: Span[] = []
  let [at, isScalar] = [0, false]
  for (const token of new Lexer().lex(text)) {
    if (token === SCALAR || token === FLOW_END || token === DOCUMENT) {
      isScalar = token === SCALAR
      continue
    }
    if (!isScalar && token.startsWith('#')) comments.push({ start: at, end: at + token.length })
    at += token.length
    isScalar = false
  }
  return comments
}

const { SCALAR, FLOW_END, DOCUMENT } = CST

/** Whether a node has an anchor, or repeats one. */
const carriesNames = (document: YamlDocument): boolean => {
  let found = false
  visit(document, {
    Node: (_, node) => {
      found ||= isAlias(node) || (node as { anchor?: string }).anchor !== undefined
      return found ? visit.BREAK : undefined
    },
  })
  return found
}

/** Keys of blocks with their values, and items of blocks. */
const piecesIn = (text: string, root: Node | null): DocumentPieces => {
  const pieces: Piece[] = []
  const ends: CollectionEnd[] = []
  const look = (node: Node | null, path: KeyPath): void => {
    if (!isCollection(node) || node.flow) return
    let last: Piece | undefined
    for (const [key, part] of ownParts(node)) {
      last = pieceOf(text, { node: node as YAMLMap | YAMLSeq, part }, [...path, key])
      if (!last || last.holds) look(isPair(part) ? part.value : part, [...path, key])
      if (last) pieces.push(last)
    }
    if (last) ends.push({ path, last })
  }
  look(root, [])
  return { pieces, ends }
}

interface BlockPart {
  readonly node: YAMLMap | YAMLSeq
  readonly part: NonNullable<NodeAtPath['part']>
}

/** What is on lines of its own but for what is before it: a dash, or the blanks that it is indented by. */
const pieceOf = (text: string, { node, part }: BlockPart, path: KeyPath): Piece | undefined => {
  const [key, value] = isPair(part) ? [part.key, part.value] : [undefined, part]
  const bounds = boundsOf({ text }, node, part)
  const start = key ? startOfKey(text, key) : bounds.start
  const end = text[bounds.end - 1] === '\n' ? bounds.end : nextLineAt(text, bounds.end)
  const isPlain = isScalar(value)
    ? !(key && isMergeKey(key)) && key?.tag === undefined && value.tag === undefined
    : !TAG_OR_MERGE.test(text.slice(start, end))
  if (!value || !isPlain) return undefined
  return { path, within: 1, start, end, holds: isCollection(value) && !value.flow }
}

const TAG_OR_MERGE = /(?<![^\s[{,])!|<<\s*:/

/** A scalar as YAML writes it; undefined where it has none of the kind. Readers of YAML 1.1 take some texts for numbers and dates. */
export const sayInYaml = ({ text, value }: Spelled): Value | undefined => {
  if (isYamlNumber(text) || yamlWord(text)) return new Spelled(text, value)
  return isNumberElsewhere(text) || isTomlDate(text) || value === text ? new Spelled(text, text) : undefined
}

/** The same where the document says that it is YAML 1.1, which reads `011`, `0o11` and `1_000` otherwise. */
const sayInOldYaml = (spelled: Spelled): Value | undefined => {
  const [old, present] = (['1.1', '1.2'] as const).map((version) => parse(spelled.text, { version }))
  return Object.is(old, present) ? sayInYaml(spelled) : undefined
}

const isOld = ({ directives }: YamlDocument): boolean => directives.yaml.version === '1.1'

const editYaml = (yaml: YamlText, document: YamlDocument, change: DocumentChange): DocumentEdit => {
  const found = follow(document.contents, change.path)
  if ('aliased' in found) {
    const alias = `*${found.aliased.source}`
    return refuse(
      'aliased',
      `${pathText(found.at)} is the alias ${alias}; change the value that it refers to with an Edit, or write it out with an Edit first`,
    )
  }
  const edit = editAt(yaml, found, change)
  return edit.ok && edit.edits.length > 0 ? { ...edit, repeats: repeatsOf(document, found) } : edit
}

const editAt = (yaml: YamlText, found: NodeAtPath, change: DocumentChange): DocumentEdit => {
  if (change.kind === 'set') return setInYaml(yaml, found, change)
  if (change.kind === 'unset') return unsetInYaml(yaml, found, change)
  if (found.rest.length > 0) return refuse('missing', `${pathText(change.path)} is not there`)
  return change.kind === 'rename' ? renameInYaml(yaml, found, change.to) : prependInYaml(yaml, found, change.value)
}

/** The aliases that repeat what is changed inside an anchored mapping. */
const repeatsOf = (document: YamlDocument, { around, node }: NodeAtPath): readonly AliasPlace[] => {
  const anchors = new Set(
    [...around, ...(isCollection(node) ? [node] : [])].flatMap((one) => (one as { anchor?: string }).anchor ?? []),
  )
  const repeats: AliasPlace[] = []
  if (anchors.size > 0)
    visit(document, {
      Alias: (_, { source: name, range }) => {
        if (anchors.has(name)) repeats.push({ name, at: range?.[0] ?? 0 })
      },
    })
  return repeats
}

/** Where each document of a text is, with its marks and directives. */
export function* documentParts(text: string): Generator<void, readonly Span[]> {
  const whole = [{ start: 0, end: text.length }]
  if (!/^(?:---|\.\.\.)/m.test(text)) return whole
  const composed = yield* composingYaml(text, { nesting: MAX_NESTING, tags: true })
  if (!composed.ok) return whole
  const starts: number[] = []
  let next: number | undefined
  for (const token of new Parser().parse(text)) {
    if (token.type === 'directive') next ??= token.offset
    if (token.type === 'document') starts.push(next ?? token.offset)
    if (token.type === 'document' || token.type === 'doc-end') next = undefined
  }
  return starts.length < 2
    ? whole
    : starts.map((start, at) => ({ start: at === 0 ? 0 : start, end: starts[at + 1] ?? text.length }))
}

/** Takes keys with their values, or items, of one collection. */
const unsetInYaml = (
  yaml: YamlText,
  { rest, around, part }: NodeAtPath,
  change: Extract<DocumentChange, { kind: 'unset' }>,
): DocumentEdit => {
  if (rest.length > 0 || !part) return { ok: true, edits: [] }
  const container = around.at(-1)
  if (!container) return refuse('missing', `${pathText(change.path)} is the whole document`)
  const gone = new Set<NonNullable<NodeAtPath['part']>>()
  for (const key of keysGone(change)) {
    const one = partOf(container as Node, key)
    if (!one) continue
    gone.add(one)
    const [anchor] = anchorsIn(isPair(one) ? one.value : one)
    if (anchor !== undefined)
      return refuse(
        'aliased',
        `${pathText([...change.path.slice(0, -1), key])} carries the anchor &${anchor}, which would be lost; make the change with an Edit`,
      )
  }
  const parts = container.items as NonNullable<NodeAtPath['part']>[]
  if (container.flow)
    return {
      ok: true,
      edits: removeParts(
        listOf(yaml, container),
        parts.map((one) => gone.has(one)),
      ),
    }
  const [first] = parts
  if (first === undefined || gone.size < parts.length)
    return { ok: true, edits: merged([...gone].map((one) => removeLines(yaml, container, one))) }
  const others = parts.slice(1).map((one) => removeLines(yaml, container, one))
  return { ok: true, edits: [emptied(yaml, container, around.at(-2)), ...merged(others)] }
}

const anchorsIn = (node: Node | null): readonly string[] => {
  const anchors: string[] = []
  if (node)
    visit(node as never, {
      Node: (_, one) => {
        const { anchor } = one as { anchor?: string }
        if (anchor) anchors.push(anchor)
      },
    })
  return anchors
}

/** The first part of a block goes, and no other stays: an empty collection takes its place. */
const emptied = (yaml: YamlText, container: YAMLMap | YAMLSeq, outer: YAMLMap | YAMLSeq | undefined): TextSplice => {
  const empty = isMap(container) ? '{}' : '[]'
  const place = placeOf(container)
  const end = beforeLineEnd(yaml.text, boundsOf(yaml, container, container.items[0] as Node).end)
  const pair = isMap(outer) ? (outer.items as Pair<Node, Node>[]).find(({ value }) => value === container) : undefined
  if (!pair || (container as { anchor?: string }).anchor) return { start: place.start, end, replacement: empty }
  const start = afterColon(yaml.text, pair.key)
  const between = yaml.text.slice(start, place.start)
  const comment = /^[ \t]*#[^\n]*?(?=\r?\n)/.exec(between)?.[0] ?? ''
  const rest = /^[ \t]*$/.test(between.slice(comment.length).replace(/\r?\n/g, ''))
  return rest ? { start, end, replacement: ` ${empty}${comment}` } : { start: place.start, end, replacement: empty }
}

const removeLines = (
  yaml: YamlText,
  container: YAMLMap | YAMLSeq,
  part: NonNullable<NodeAtPath['part']>,
): TextSplice => {
  const { text } = yaml
  const { start, end } = boundsOf(yaml, container, part)
  const next = (container.items as NonNullable<NodeAtPath['part']>[])[(container.items as unknown[]).indexOf(part) + 1]
  const isBehindDash = /^[ \t]*-[ \t-]*$/.test(text.slice(lineStartAt(text, start), start))
  const after = text[end - 1] === '\n' ? end : nextLineAt(text, end)
  // A `?` or a tag before a key is its own.
  if (!isBehindDash || !next) {
    const from = lineStartAt(text, start)
    return after === text.length && text.at(-1) !== '\n' && from > 0
      ? { start: from - (text[from - 2] === '\r' ? 2 : 1), end: after, replacement: '' }
      : { start: from, end: after, replacement: '' }
  }
  // The first part of a collection on the line of a dash: the next one takes its place.
  return { start, end: boundsOf(yaml, container, next).start, replacement: '' }
}
