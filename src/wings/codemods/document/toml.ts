import { getStaticTOMLValue } from 'toml-eslint-parser'
import { type DocumentChange, type DocumentEdit, lineEndOf, refuse, type Value } from './document-edit.ts'
import { renameInToml } from './toml-rename.ts'
import { prependInToml, setInToml } from './toml-set.ts'
import { entriesOf, parseProgram, plainValue, type TomlText } from './toml-tree.ts'
import { unsetInToml } from './toml-unset.ts'

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
