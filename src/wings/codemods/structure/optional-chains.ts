import type { Node } from 'web-tree-sitter'

/** Kinds of what a chain goes on with: a member, an index, a call, a `!`. */
const LINK =
  /^(?:(?:member|subscript|call|non_null|invocation|element_access)_expression|(?:nullsafe_)?member_(?:access|call)_expression)$/

/** Whether a node is a chain with a `?.` that would pass over what follows it. */
export const isOptionalChain = (node: Node): boolean => {
  let link: Node | null = node
  for (; link && LINK.test(link.type); link = link.firstChild)
    if (/^nullsafe_/.test(link.type) || link.children.some((one) => one?.type === 'optional_chain')) return true
  return link?.type === 'conditional_access_expression'
}

/** Whether a node is the start of a longer chain. */
export const goesOn = ({ parent, startIndex, endIndex }: Node): boolean =>
  parent !== null && LINK.test(parent.type) && parent.startIndex === startIndex && parent.endIndex > endIndex
