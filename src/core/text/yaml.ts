import {
  Composer,
  type CST,
  type Document,
  isMap,
  isNode,
  isScalar,
  Lexer,
  type Node,
  type Pair,
  type ParsedNode,
  Parser,
  visit,
  type YAMLMap,
} from 'yaml'
import type * as z from 'zod'
import type { Position } from '../../errors.ts'

/** A document with the ranges of its nodes. */
export type YamlDocument = Document.Parsed<ParsedNode>

type ComposedYaml =
  | { readonly ok: true; readonly documents: readonly YamlDocument[] }
  /** Where collections nest too deep, a bracket closes what none opened, or a second document begins. */
  | { readonly ok: false; readonly reason: 'too-deep' | 'unbalanced' | 'second-document'; readonly offset: number }

interface YamlBounds {
  /** Collections in each other. */
  readonly nesting: number
  /** Whether a second document is refused; default false. */
  readonly single?: boolean
  /** Whether tags of YAML 1.1 and merge keys mean something; default false. */
  readonly tags?: boolean
}

/**
 * The documents of a YAML 1.2 text (core schema), token by token, so that its depth is known before anything recurses over it: the
 * package needs memory that grows with the square of the depth, and time with that of closing brackets too many. Errors and warnings are the documents' own. Keys are not compared,
 * since the package compares every pair of them; see `repeatedKeys`.
 */
export function composeYaml(text: string, { nesting, single = false, tags = false }: YamlBounds): ComposedYaml {
  const parser = new Parser()
  const composer = new Composer<ParsedNode>({
    version: '1.2',
    schema: 'core',
    ...(tags ? {} : { resolveKnownTags: false }),
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
  })
  const documents: YamlDocument[] = []
  let begun = false
  for (const token of tokensOf(text, parser, nesting)) {
    if ('reason' in token) return { ok: false, ...token }
    if (token.type === 'document' && begun && single)
      return { ok: false, reason: 'second-document', offset: token.offset }
    begun ||= token.type === 'document'
    documents.push(...composer.next(token))
  }
  documents.push(...composer.end(true, text.length))
  return { ok: true, documents }
}

type Stop = { readonly reason: 'too-deep' | 'unbalanced'; readonly offset: number }

/** The parser's tokens, up to where it would cost too much to go on. */
function* tokensOf(text: string, parser: Parser, nesting: number): Generator<CST.Token | Stop, void> {
  let flow = 0
  let isScalar = false
  for (const lexeme of new Lexer().lex(text)) {
    flow += isScalar ? 0 : (FLOW[lexeme] ?? 0)
    isScalar = lexeme === SCALAR
    if (flow < 0) return yield { reason: 'unbalanced', offset: parser.offset }
    yield* parser.next(lexeme)
    if (parser.stack.length > nesting && depthOf(parser) > nesting)
      return yield { reason: 'too-deep', offset: parser.stack.at(-1)?.offset ?? 0 }
  }
  yield* parser.end()
}

const FLOW: Readonly<Record<string, number>> = { '[': 1, '{': 1, ']': -1, '}': -1 }

/** What the lexer says before the text of a scalar. */
const SCALAR = '\u001f'

const depthOf = (parser: Parser): number =>
  parser.stack.filter(({ type }) => type === 'block-map' || type === 'block-seq' || type === 'flow-collection').length

/** The pairs of a mapping whose key is there before, by what the key is called; a key that is called undefined repeats none. */
export function repeatedKeys<Key>(
  { items }: { items: readonly Pair<Key>[] },
  nameOf: (key: Key) => unknown,
): ReadonlySet<Pair<Key>> {
  const seen = new Set<unknown>()
  const repeated = new Set<Pair<Key>>()
  for (const pair of items) {
    const name = nameOf(pair.key)
    if (name !== undefined && seen.has(name)) repeated.add(pair)
    seen.add(name)
  }
  return repeated
}

/** The first repeated key of a document, or the first alias of nothing, which `composeYaml` leaves to its caller. */
export function documentFault(
  document: YamlDocument,
): { readonly reason: string; readonly offset: number } | undefined {
  const anchors = new Set<string>()
  let found: { reason: string; offset: number } | undefined
  const stop = (reason: string, node: Node | null): symbol => {
    found = { reason, offset: node?.range?.[0] ?? 0 }
    return visit.BREAK
  }
  visit(document, {
    Alias: (_, alias) =>
      anchors.has(alias.source) ? undefined : stop(`the anchor ${alias.source} does not exist`, alias),
    Value: (_, node) => {
      if (node.anchor) anchors.add(node.anchor)
      const [repeated] = isMap(node) ? repeatedKeys(node as YAMLMap<Node>, scalarValue) : []
      return repeated && stop('duplicate key', repeated.key)
    },
  })
  return found
}

/** A merge key may be there twice. */
const scalarValue = (key: Node): unknown => (isScalar(key) && key.value !== '<<' ? key.value : undefined)

/** What is wrong with a settings file, and where. */
export type SettingsFault = { readonly message: string; readonly at: Position }

type SettingsFile =
  | { readonly ok: true; readonly value: unknown; faultOf(issue: SettingsIssue): SettingsFault }
  | { readonly ok: false; readonly faults: readonly SettingsFault[] }

/** An issue of a zod schema, or one that is found otherwise. */
export type SettingsIssue = Pick<z.core.$ZodIssue, 'path' | 'message'> & {
  readonly code?: string
  readonly keys?: readonly string[]
}

/** Settings are written by hand; what is longer or nests further is refused unread. */
const CHARACTERS = 2 ** 16
const DEPTH = 32

/**
 * Reads the text of a settings file that people write by hand, such as a policy or a campaign: one document of YAML 1.2 (of which JSON is
 * a part), without aliases, no key twice.
 * @param file.name the file that positions refer to
 * @param file.what what messages call it, e.g. `policy`
 * @param file.characters the longest text that is read; default 64 Ki
 */
export function readSettingsFile(
  text: string,
  { name, what, characters = CHARACTERS }: { name: string; what: string; characters?: number },
): SettingsFile {
  const at = (offset: number): Position => placeIn(text, offset, name)
  const refusedUnread = (message: string, offset: number): SettingsFile => ({
    ok: false,
    faults: [{ message, at: at(offset) }],
  })
  if (text.length > characters)
    return refusedUnread(`The ${what} is longer than ${characters / 1024} KiB. Shorten it.`, 0)
  const composed = composeYaml(text, { nesting: DEPTH, single: true })
  if (!composed.ok) return refusedUnread(UNREAD[composed.reason](what), composed.offset)
  const [document] = composed.documents
  const repeated = document && documentFault(document)
  const faults = [
    ...[...(document?.errors ?? []), ...(document?.warnings ?? [])].map(({ message, pos }) => ({
      message,
      at: at(pos[0]),
    })),
    ...(repeated ? [{ message: `${repeated.reason}.`, at: at(repeated.offset) }] : []),
  ]
  visit(document ?? null, {
    Alias: (_, { range }) =>
      void faults.push({ message: `A ${what} cannot use aliases. Write the value out.`, at: at(range?.[0] ?? 0) }),
  })
  if (faults.length > 0) return { ok: false, faults }
  const root = document?.contents ?? null
  return { ok: true, value: document?.toJS(), faultOf: (issue) => faultOf(issue, { root, what, at }) }
}

const UNREAD = {
  unbalanced: () => 'Unbalanced brackets. Correct them.',
  'too-deep': (what: string) => `The ${what} is nested too deeply. Flatten it.`,
  'second-document': (what: string) => `A ${what} is a single document. Remove the second one.`,
}

const placeIn = (text: string, offset: number, file: string): Position => {
  const lines = text.slice(0, offset).split('\n')
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

interface TextPlacement {
  readonly root: Node | null
  readonly what: string
  at(offset: number): Position
}

const faultOf = (issue: SettingsIssue, { root, what, at }: TextPlacement): SettingsFault => {
  const where = issue.path.join('.')
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys?.[0] : undefined
  if (unknown === undefined)
    return { message: `${where || `The ${what}`}: ${issue.message}.`, at: at(offsetOf(root, issue.path, false)) }
  const message = `Unknown key ${JSON.stringify(unknown)}${where && ` in ${where}`}.`
  return { message, at: at(offsetOf(root, [...issue.path, unknown], true)) }
}

/** Offset of the value at a path (or of its key), else of the nearest node around it. */
const offsetOf = (root: Node | null, path: readonly PropertyKey[], ofKey: boolean): number => {
  let node: unknown = root
  let offset = root?.range?.[0] ?? 0
  for (const [depth, step] of path.entries()) {
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
      : undefined
    if (ofKey && depth === path.length - 1 && isScalar(pair?.key)) return pair.key.range?.[0] ?? offset
    node = pair ? pair.value : isNode(node) && 'items' in node ? (node.items as unknown[])[Number(step)] : undefined
    if (!isNode(node)) break
    offset = node.range?.[0] ?? offset
  }
  return offset
}
