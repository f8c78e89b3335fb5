import { Composer, type CST, type Document, Lexer, type ParsedNode, Parser, type YAMLError } from 'yaml'
import { type DocumentRead, type Fault, tooDeep } from './fault.ts'
import type { PlanLimits } from './limits.ts'
import { placesOf } from './locate.ts'
import { yamlLocator } from './yaml-locator.ts'
import { plainData } from './yaml-plain.ts'

type ParsedDocument = Document.Parsed<ParsedNode>

/**
 * Reads a plan in YAML 1.2 (core schema, no merge keys, no custom tags, one document).
 * Numbers are taken from the source text, but where a plan has numbers: see {@link plainData}.
 */
export const readYaml = (text: string, limits: PlanLimits): DocumentRead => {
  const placeOf = placesOf(text)
  const nul = text.indexOf('\0')
  if (nul >= 0) return refused({ ...syntax('NUL stands in the text; save it as UTF-8'), at: placeOf(nul) })
  const composed = compose(text, limits.nesting)
  if ('tooDeepAt' in composed) return refused(tooDeep(limits.nesting, placeOf(composed.tooDeepAt)))
  if ('secondAt' in composed) return refused({ ...syntax('a plan is one document'), at: placeOf(composed.secondAt) })
  const { document, errors } = composed
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

type Composed =
  | { readonly document: ParsedDocument | undefined; readonly errors: readonly YAMLError[] }
  | { readonly tooDeepAt: number }
  | { readonly secondAt: number }

/**
 * The text's one document. Token by token, so that depth is known before anything recurses over it; keys are compared
 * later, since the package does so pair by pair.
 */
const compose = (text: string, nesting: number): Composed => {
  const parser = new Parser()
  const composer = new Composer<ParsedNode>({
    version: '1.2',
    schema: 'core',
    resolveKnownTags: false,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
  })
  const documents: ParsedDocument[] = []
  let begun = false
  const take = (token: CST.Token): boolean => {
    if (token.type === 'document' && begun) return false
    begun ||= token.type === 'document'
    documents.push(...composer.next(token))
    return true
  }
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) if (!take(token)) return { secondAt: token.offset }
    if (parser.stack.length > nesting && depthOf(parser) > nesting)
      return { tooDeepAt: parser.stack.at(-1)?.offset ?? 0 }
  }
  for (const token of parser.end()) if (!take(token)) return { secondAt: token.offset }
  documents.push(...composer.end(true, text.length))
  const [document] = documents
  return { document, errors: [...(document?.errors ?? []), ...(document?.warnings ?? [])] }
}

const depthOf = (parser: Parser): number =>
  parser.stack.filter(({ type }) => type === 'block-map' || type === 'block-seq' || type === 'flow-collection').length
