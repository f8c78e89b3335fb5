import type { Node } from 'web-tree-sitter'
import type { ImportStatement, NameInFile, NameList } from './model.ts'
import { bracketed, rangeOf } from './nodes.ts'

/** `const { a } = require('x')`, `const x = require('x')`, and `require('x')` alone. */
export const requireOf = (node: Node): ImportStatement | undefined => {
  if (node.type === 'expression_statement') {
    const module = requiredBy(node.namedChild(0))
    return module === undefined ? undefined : { ...rangeOf(node), module, form: 'require', bindings: [{ module }] }
  }
  if (!/^(?:lexical|variable)_declaration$/.test(node.type)) return undefined
  const parts = node.namedChildren.filter(({ type }) => type === 'variable_declarator')
  const modules = parts.map((part) => requiredBy(part.childForFieldName('value')))
  if (parts.length === 0 || modules.every((module) => module === undefined)) return undefined
  const list: NameList = {
    start: (parts[0] as Node).startIndex,
    end: (parts.at(-1) as Node).endIndex,
    items: parts.map(rangeOf),
    separator: ',',
  }
  const read = parts.map((part, at) => requiredNames(part, modules[at], { list, at }))
  const [first] = modules
  return {
    ...rangeOf(node),
    module: first ?? '',
    form: 'require',
    bindings: read.flatMap(({ bindings }) => bindings),
    names: read.length === 1 ? read[0]?.names : undefined,
  }
}

const requiredBy = (node: Node | null): string | undefined => {
  if (node?.type !== 'call_expression' || node.childForFieldName('function')?.text !== 'require') return undefined
  const given = node.childForFieldName('arguments')?.namedChildren ?? []
  return given.length === 1 && given[0]?.type === 'string' ? textOfString(given[0]) : undefined
}

const requiredNames = (
  part: Node,
  module: string | undefined,
  item: NonNullable<NameInFile['item']>,
): { readonly bindings: readonly NameInFile[]; readonly names?: NameList } => {
  const pattern = part.childForFieldName('name')
  if (module === undefined || !pattern) return { bindings: [] }
  if (pattern.type === 'identifier') {
    const alias = pattern.text
    return { bindings: [{ module, name: '*', alias, local: alias, item }] }
  }
  if (pattern.type !== 'object_pattern') return { bindings: [] }
  const parts = pattern.namedChildren.filter(({ type }) => type !== 'comment')
  const list = bracketed(pattern, parts, item)
  const bindings = parts.flatMap((one, at): readonly NameInFile[] => {
    if (one.type === 'shorthand_property_identifier_pattern')
      return [{ module, name: one.text, local: one.text, item: { list, at } }]
    const [key, value] = [one.childForFieldName('key'), one.childForFieldName('value')]
    if (one.type !== 'pair_pattern' || value?.type !== 'identifier' || !key) return []
    return [{ module, name: key.text, alias: value.text, local: value.text, item: { list, at } }]
  })
  const hasRest = parts.some(({ type }) => type === 'rest_pattern')
  return { bindings, ...(!hasRest && { names: list }) }
}

/** A string without its quotes; its escapes as they are written. */
export const textOfString = (node: Node): string => node.text.slice(1, -1)
