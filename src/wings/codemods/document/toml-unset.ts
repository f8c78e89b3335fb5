import type { AST } from 'toml-eslint-parser'
import { type DocumentEdit, type KeyPath, lineEndAt, lineStartAt, nextLineAt, type TextEdit } from './document-edit.ts'
import { commaAfter, type Element, elementOf, isAt, isBelow, type TomlText } from './toml-tree.ts'

/** Takes a key with its value, a table with all that is under it, or an element. */
export const unsetInToml = (toml: TomlText, path: KeyPath): DocumentEdit => {
  const element = elementOf(toml, path)
  if (element) return { ok: true, edits: removeElement(toml, element) }
  const gone = toml.entries.filter((entry) => isBelow(entry.path, path))
  if (gone.length === 0) return { ok: true, edits: [] }
  const [first] = gone
  if (first?.inline?.type === 'TOMLInlineTable' && isAt(first.path, path))
    return { ok: true, edits: [removeInline(first.inline, first.node as AST.TOMLKeyValue)] }
  const lines = gone.filter(({ inline }) => !inline).map(({ node }) => linesOf(toml, node))
  return { ok: true, edits: merged(lines) }
}

/** The lines of a key with its value, or of a table's header; the keys under it are entries of their own. */
const linesOf = ({ text }: TomlText, node: AST.TOMLKeyValue | AST.TOMLTable): TextEdit => {
  const end = node.type === 'TOMLTable' ? node.key.range[1] : node.range[1]
  return { start: lineStartAt(text, node.range[0]), end: nextLineAt(text, end), text: '' }
}

const removeElement = ({ text }: TomlText, { array, index }: Element): readonly TextEdit[] => {
  const { elements } = array
  const old = elements[index]
  if (!old) return []
  if (elements.length === 1) return [{ start: array.range[0] + 1, end: array.range[1] - 1, text: '' }]
  const next = elements[index + 1]
  if (!next) return [{ start: elements[index - 1]?.range[1] ?? old.range[0], end: old.range[1], text: '' }]
  const own =
    /^[ \t]*$/.test(text.slice(lineStartAt(text, old.range[0]), old.range[0])) &&
    next.range[0] > lineEndAt(text, old.range[1])
  const comma = commaAfter(text, old.range[1], array.range[1]) ?? old.range[1]
  return own
    ? [{ start: lineStartAt(text, old.range[0]), end: nextLineAt(text, comma), text: '' }]
    : [{ start: old.range[0], end: next.range[0], text: '' }]
}

const removeInline = (table: AST.TOMLInlineTable, node: AST.TOMLKeyValue): TextEdit => {
  const index = table.body.indexOf(node)
  const [next, before] = [table.body[index + 1], table.body[index - 1]]
  if (next) return { start: node.range[0], end: next.range[0], text: '' }
  if (before) return { start: before.range[1], end: node.range[1], text: '' }
  return { start: table.range[0] + 1, end: table.range[1] - 1, text: '' }
}

const merged = (edits: readonly TextEdit[]): readonly TextEdit[] => {
  const result: TextEdit[] = []
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1)
    if (last && edit.start <= last.end) result[result.length - 1] = { ...last, end: Math.max(last.end, edit.end) }
    else result.push(edit)
  }
  return result
}
