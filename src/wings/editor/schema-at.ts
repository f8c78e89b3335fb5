import type { FieldPath } from '../../core/plan/document.ts'
import { planJsonSchema } from '../../core/plan/schema.ts'
import { fieldAt, type PlanText, textOf } from './plan-text.ts'

/** A part of the plan's JSON Schema, as far as completion reads it. */
export interface SchemaNode {
  readonly description?: string
  readonly type?: string
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly items?: SchemaNode
  readonly anyOf?: readonly SchemaNode[]
  readonly oneOf?: readonly SchemaNode[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly examples?: readonly unknown[]
  readonly default?: unknown
}

let whole: SchemaNode | undefined

/** What may be at a path of a plan: all alternatives that the tool of the step leaves open. */
export const schemasAt = (plan: PlanText, path: FieldPath): readonly SchemaNode[] => {
  whole ??= planJsonSchema() as SchemaNode
  let nodes: readonly SchemaNode[] = [whole]
  for (const [at, part] of path.entries()) {
    const inner = nodes.flatMap((node) => {
      const next = typeof part === 'number' ? node.items : node.properties?.[String(part)]
      return next ? alternativesOf(next) : []
    })
    nodes = ofTool(inner, plan, path.slice(0, at + 1))
  }
  return nodes
}

/** The node, or what it is one of; constraints without a meaning of their own are no alternatives. */
const alternativesOf = (node: SchemaNode): readonly SchemaNode[] => {
  const given = [...(node.anyOf ?? []), ...(node.oneOf ?? [])].filter(
    (one) => one.type !== undefined || one.properties || one.anyOf || one.oneOf || one.const !== undefined,
  )
  if (given.length === 0) return [node]
  const { description, examples, default: fallback } = node
  return given.flatMap((one) =>
    alternativesOf({
      ...(description !== undefined && { description }),
      ...(examples && { examples }),
      ...(fallback !== undefined && { default: fallback }),
      ...one,
    }),
  )
}

/** Where a step names its tool, the forms of that tool alone. */
const ofTool = (nodes: readonly SchemaNode[], plan: PlanText, path: FieldPath): readonly SchemaNode[] => {
  const isWanted = (key: string, node: SchemaNode): boolean => {
    const wanted = node.properties?.[key]?.const
    const given = textOf(fieldAt(plan, [...path, key])?.value)
    return wanted === undefined || given === undefined || wanted === given
  }
  const isBlock = textOf(fieldAt(plan, [...path, 'type'])?.value) === 'tool_use'
  const isForm = (node: SchemaNode): boolean =>
    path.length !== 2 || path[0] !== 'steps' || (node.properties?.type !== undefined) === isBlock
  const left = nodes.filter((node) => isForm(node) && isWanted('tool', node) && isWanted('name', node))
  return left.length > 0 ? left : nodes.filter(isForm)
}
