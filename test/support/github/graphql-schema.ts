import { readFileSync } from 'node:fs'
import {
  buildASTSchema,
  type DefinitionNode,
  type GraphQLSchema,
  Kind,
  parse,
  specifiedScalarTypes,
  type TypeNode,
} from 'graphql'

/** Names of the fields that the cut schema has at its roots, and in other types of which more than the scalars is kept. */
export interface Roots {
  readonly Query: readonly string[]
  readonly Mutation: readonly string[]
  readonly [type: string]: readonly string[]
}

/**
 * GitHub's published schema, cut to some root fields: with all of their inputs, and of the objects that they answer the
 * scalars and enums, or the fields that are named. An interface is taken for an object. The whole of it takes half a second to read.
 */
export function cutSchema(roots: Roots): GraphQLSchema {
  const source = readFileSync(new URL('schema.graphql', import.meta.resolve('@octokit/graphql-schema')), 'utf8')
  const cut = new Map<string, DefinitionNode>()
  const waiting = new Set(Object.keys(roots))
  // A set hands out what is added while it is walked.
  for (const name of waiting) {
    const definition = definitionOf(source, name)
    if (!definition) continue
    const { node, names } = reduce(definition, { source, roots })
    cut.set(name, node)
    for (const one of names) waiting.add(one)
  }
  return buildASTSchema({ kind: Kind.DOCUMENT, definitions: [...cut.values()] })
}

/** Interfaces whose types are told apart. */
const KEPT = new Set(['GitObject'])

const BUILT_IN = new Set(specifiedScalarTypes.map(({ name }) => name))

/** A type's definition, found in the text before anything is parsed; undefined for built-in scalars. */
function definitionOf(source: string, name: string): DefinitionNode | undefined {
  if (BUILT_IN.has(name)) return undefined
  const [text] =
    new RegExp(`^(?:type|interface|input|enum|scalar|union) ${name}\\b[^{\\n]*(?:\\{\\n[^]*?^\\})?`, 'm').exec(
      source,
    ) ?? []
  return text === undefined ? undefined : parse(text, { noLocation: true }).definitions[0]
}

/** The definition without what is cut, and the types that the rest names. */
function reduce(
  node: DefinitionNode,
  { source, roots }: { source: string; roots: Roots },
): { node: DefinitionNode; names: readonly string[] } {
  if (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) return { node, names: (node.fields ?? []).map(typeOf) }
  if (node.kind === Kind.INTERFACE_TYPE_DEFINITION) {
    const made = reduce({ ...node, kind: Kind.OBJECT_TYPE_DEFINITION }, { source, roots })
    return KEPT.has(node.name.value) ? { ...made, node: { ...made.node, kind: node.kind } as DefinitionNode } : made
  }
  if (node.kind === Kind.UNION_TYPE_DEFINITION) return { node, names: (node.types ?? []).map(({ name }) => name.value) }
  if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) return { node, names: [] }
  const wanted = new Map<string, readonly string[]>(Object.entries(roots)).get(node.name.value)
  const fields = (node.fields ?? []).filter((field) =>
    wanted ? wanted.includes(field.name.value) : !field.arguments?.length && isLeaf(source, typeOf(field)),
  )
  const names = fields.flatMap((field) => [field, ...(field.arguments ?? [])]).map(typeOf)
  const interfaces = (node.interfaces ?? []).filter(({ name }) => wanted && KEPT.has(name.value))
  return { node: { ...node, interfaces, fields }, names }
}

const isLeaf = (source: string, name: string): boolean =>
  BUILT_IN.has(name) || new RegExp(`^(?:enum|scalar) ${name}\\b`, 'm').test(source)

const typeOf = ({ type }: { type: TypeNode }): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : typeOf(type)
