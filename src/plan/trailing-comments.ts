import { type Document, isCollection, type Node, visit, type YAMLMap, type YAMLSeq } from 'yaml'

type Collection = YAMLMap | YAMLSeq

/**
 * Gives the comments after the last item of a list or a map to the collection that their indentation names, with the blank lines
 * between them: the parser gives them all to the innermost one, and takes the blank line before the first away.
 */
export const placeTrailingComments = (document: Document.Parsed, text: string): void =>
  visit(document, {
    Collection: (_, node, ancestors) => {
      if (!node.comment || !node.range || node.flow) return
      const owners = ending(node, ancestors.filter(isCollection).reverse() as Collection[])
      for (const [owner, lines] of shareOut(linesAfter(node.range, text), owners, text)) {
        const own = owner === node ? [] : [owner.comment].filter((comment) => comment != null)
        owner.comment = [...lines, ...own].join('\n')
      }
    },
  })

/** The collection, and those around it that end where it ends, the innermost first. */
const ending = (node: Collection, ancestors: readonly Collection[]): readonly Collection[] => {
  const owners = [node]
  for (const around of ancestors) {
    const last = around.items.at(-1)
    if (last !== owners.at(-1) && (last as { value?: Node } | undefined)?.value !== owners.at(-1)) break
    owners.push(around)
  }
  return owners
}

/** The lines below the last item: comments and blank lines. */
const linesAfter = ([, end, last]: NonNullable<Collection['range']>, text: string): readonly string[] => {
  const lines = text.slice(text.slice(0, end).trimEnd().length, last).split(/\r?\n/)
  // What stands before the next item begins its line.
  return lines.slice(1, lines.at(-1)?.trim() === '' ? -1 : undefined)
}

/** Comments as the parser keeps them, without their first `#`; an empty one stands for a blank line. */
const shareOut = (
  lines: readonly string[],
  owners: readonly Collection[],
  text: string,
): ReadonlyMap<Collection, readonly string[]> => {
  const shares = new Map<Collection, string[]>()
  let [rank, isBlank] = [0, false]
  const add = (...lines: readonly string[]) => {
    const owner = owners[rank] as Collection
    shares.set(owner, [...(shares.get(owner) ?? []), ...lines])
  }
  add()
  for (const line of lines) {
    const column = line.search(/\S/)
    while (column >= 0 && rank < owners.length - 1 && columnOf(owners[rank] as Collection, text) > column) rank++
    if (column >= 0) add(...(isBlank ? [''] : []), line.slice(column + 1) || ' ')
    isBlank = column < 0
  }
  if (isBlank) add('')
  return shares
}

const columnOf = ({ range }: Collection, text: string): number => {
  const start = range?.[0] ?? 0
  return start - (text.lastIndexOf('\n', start - 1) + 1)
}
