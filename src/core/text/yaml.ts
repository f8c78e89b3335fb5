import {
  Composer,
  type CST,
  type Document,
  isMap,
  isScalar,
  Lexer,
  type Node,
  type Pair,
  type ParsedNode,
  Parser,
  visit,
  type YAMLMap,
} from 'yaml'
import { atOnce } from './at-once.ts'

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
export const composeYaml = (text: string, bounds: YamlBounds): ComposedYaml => atOnce(composingYaml(text, bounds))

/** The same, in parts. */
export function* composingYaml(
  text: string,
  { nesting, single = false, tags = false }: YamlBounds,
): Generator<void, ComposedYaml> {
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
    if (token === undefined) {
      yield
      continue
    }
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

/** The parser's tokens, up to where it would cost too much to go on; undefined after each of many lexemes. */
function* tokensOf(text: string, parser: Parser, nesting: number): Generator<CST.Token | Stop | undefined, void> {
  let flow = 0
  let isScalar = false
  let lexemes = 0
  for (const lexeme of new Lexer().lex(text)) {
    flow += isScalar ? 0 : (FLOW[lexeme] ?? 0)
    isScalar = lexeme === SCALAR
    if (flow < 0) return yield { reason: 'unbalanced', offset: parser.offset }
    yield* parser.next(lexeme)
    lexemes += 1
    if (lexemes % LEXEMES === 0) yield undefined
    if (parser.stack.length > nesting && depthOf(parser) > nesting)
      return yield { reason: 'too-deep', offset: parser.stack.at(-1)?.offset ?? 0 }
  }
  yield* parser.end()
}

/** Those that are read without a turn of the event loop. */
const LEXEMES = 1000

const FLOW: Readonly<Record<string, number>> = { '[': 1, '{': 1, ']': -1, '}': -1 }

/** The lexer's token before the text of a scalar. */
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

/** A key as the file spells it: `8080` and `1.10` are texts. Undefined if it is null or not a scalar. */
export const keyText = (key: Node | null): string | undefined => {
  if (!isScalar(key) || key.value === null) return undefined
  return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value))
}

/** The merge key of YAML 1.1, which is not in quotes. */
export const isMergeKey = (key: Node | null): boolean => isScalar(key) && key.value === '<<' && key.type === 'PLAIN'

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
