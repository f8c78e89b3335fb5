import { type AST, getStaticTOMLValue } from 'toml-eslint-parser'
import {
  type DocumentChange,
  type DocumentEdit,
  type KeyPath,
  lineEndAt,
  lineEndOf,
  lineStartAt,
  nextLineAt,
  pathText,
  refuse,
  type TextEdit,
  type Value,
} from './document-edit.ts'
import { prependInToml, setInToml } from './toml-set.ts'
import { keyText } from './toml-text.ts'
import {
  commaAfter,
  type Element,
  type Entry,
  elementOf,
  entriesOf,
  isAt,
  isBelow,
  parseProgram,
  plainValue,
  type TomlText,
} from './toml-tree.ts'

/** Changes one value in the text of a TOML document. */
export const editToml = (text: string, change: DocumentChange): DocumentEdit => {
  const program = parseProgram(text)
  if (typeof program === 'string') return refuse('invalid', `it is not TOML: ${program}`)
  const toml: TomlText = { text, lineEnd: lineEndOf(text), top: program.body[0], entries: entriesOf(program.body[0]) }
  if (change.kind === 'set') return setInToml(toml, change)
  if (change.kind === 'unset') return unsetInToml(toml, change.path)
  return change.kind === 'rename' ? renameInToml(toml, change) : prependInToml(toml, change)
}

/** The value of a TOML document, dates as objects; undefined if the text is not TOML. */
export const readToml = (text: string): Value | undefined => {
  const program = parseProgram(text)
  return typeof program === 'string' ? undefined : plainValue(getStaticTOMLValue(program))
}

/** Gives a key another name, in every header and every dotted key that has it. */
const renameInToml = (toml: TomlText, { path, to }: Extract<DocumentChange, { kind: 'rename' }>): DocumentEdit => {
  const edits = toml.entries.filter((entry) => isBelow(entry.path, path)).flatMap((entry) => keyOf(entry, path) ?? [])
  const unique = new Map(edits.map((key) => [key.range[0], key]))
  if (unique.size === 0) return refuse('missing', `${pathText(path)} is not there`)
  return {
    ok: true,
    edits: [...unique.values()].map((key): TextEdit => ({ start: key.range[0], end: key.range[1], text: keyText(to) })),
  }
}

/** The key of an entry that is the last one of a path; undefined where something around the entry has it. */
const keyOf = ({ node, path: own }: Entry, path: KeyPath): AST.TOMLKey['keys'][number] | undefined => {
  // An element of an array has no key of its own.
  if (node.type !== 'TOMLTable' && node.type !== 'TOMLKeyValue') return undefined
  const { keys } = node.key
  const names = (part: KeyPath): number => part.filter((key) => typeof key === 'string').length
  if (node.type === 'TOMLTable') return keys[names(path) - 1]
  const above = names(own) - keys.length
  return keys[names(path) - 1 - above]
}

/** Takes a key with its value, a table with all that is under it, or an element. */
const unsetInToml = (toml: TomlText, path: KeyPath): DocumentEdit => {
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
