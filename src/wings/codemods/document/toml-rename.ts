import type { AST } from 'toml-eslint-parser'
import {
  type DocumentChange,
  type DocumentEdit,
  type KeyPath,
  pathText,
  refuse,
  type TextEdit,
} from './document-edit.ts'
import { keyText } from './toml-text.ts'
import { type Entry, isBelow, type TomlText } from './toml-tree.ts'

/** Gives a key another name, in every header and every dotted key that has it. */
export const renameInToml = (
  toml: TomlText,
  { path, to }: Extract<DocumentChange, { kind: 'rename' }>,
): DocumentEdit => {
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
