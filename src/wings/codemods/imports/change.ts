import { itemRemoved, statementRemoved } from './list.ts'
import {
  type ImportedFile,
  type ImportedName,
  type ImportLanguage,
  type ImportStatement,
  isSame,
  type ListItem,
  type NameInFile,
  type TextEdit,
} from './model.ts'
import { newImport } from './place.ts'

/** What is to be done next for a binding; `done` where nothing is left to do. */
export type ImportChange =
  | { readonly do: 'nothing'; readonly note?: string }
  /** `adds`: the binding is there after these edits; else one was taken away on the way. */
  | {
      readonly do: 'edit'
      readonly edits: readonly TextEdit[]
      readonly lost?: NameInFile
      readonly adds?: ImportedName
    }
  | {
      readonly do: 'refuse'
      readonly name: 'NAME_TAKEN' | 'CHANGE_UNCERTAIN'
      readonly at: number
      readonly why: string
    }

/** The next step towards a file that has a binding. */
export const added = (language: ImportLanguage, file: ImportedFile, asked: ImportedName): ImportChange => {
  const binding = language.asIn?.(file, asked) ?? asked
  if (language.isGiven?.(file, binding)) return { do: 'nothing', note: `${binding.module} needs no import here.` }
  const all = file.statements.flatMap((statement) => statement.bindings.map((one) => ({ statement, one })))
  const there = all.find(({ one }) => isSame(one, binding)) ?? all.find(({ one }) => language.covers?.(one, binding))
  if (there?.statement.isConditional) return conditional(there.statement)
  if (there) return { do: 'nothing' }
  const typed = all.find(({ one }) => one.kind === 'type' && isSame({ ...one, kind: undefined }, binding))
  if (typed) return withoutType(file, typed.statement, typed.one)
  const local = language.localOf(binding)
  const clash = clashOf(language, file, { binding, local })
  if (clash !== undefined) return { do: 'refuse', name: 'NAME_TAKEN', ...clash }
  return { do: 'edit', adds: binding, edits: language.join(file, binding) ?? [newImport(language, file, binding)] }
}

const conditional = ({ start }: ImportStatement): ImportChange => ({
  do: 'refuse',
  name: 'CHANGE_UNCERTAIN',
  at: start,
  why: 'it is imported under a condition there',
})

/** A name that is imported as a type alone is imported as a value: without its `type`, or by an import of its own. */
const withoutType = ({ text }: ImportedFile, statement: ImportStatement, one: NameInFile): ImportChange => {
  const isAlone = statement.form === 'type' && statement.bindings.length === 1
  const start = isAlone ? statement.start : one.item?.list.items[one.item.at]?.start
  const word = /^(import\s+)?type\s+/.exec(text.slice(start))
  if (start === undefined || !word || (statement.form === 'type' && !isAlone))
    return { do: 'edit', edits: takenAway(text, statement, one), lost: one }
  const edit = { start: start + (word[1]?.length ?? 0), end: start + word[0].length, replacement: '' }
  return { do: 'edit', edits: [edit], lost: one, adds: { ...one, kind: undefined } }
}

const clashOf = (
  language: ImportLanguage,
  { statements, declared }: ImportedFile,
  { binding, local }: { readonly binding: ImportedName; readonly local: string | undefined },
): { readonly at: number; readonly why: string } | undefined => {
  if (local === undefined) return undefined
  for (const { start, bindings } of statements) {
    const other = bindings.find((one) => one.local === local && !language.mayShare?.(one, binding))
    if (other) return { at: start, why: `${local} is imported from ${other.module || 'the root'} there` }
  }
  const at = declared.get(local)
  return at === undefined ? undefined : { at, why: `${local} is declared there` }
}

/** The next step towards a file without a binding. */
export const removed = (language: ImportLanguage, file: ImportedFile, asked: ImportedName): ImportChange => {
  const binding = language.asIn?.(file, asked) ?? asked
  for (const statement of file.statements) {
    const one = statement.bindings.find((each) => isAsked(each, binding))
    if (!one) continue
    if (statement.isConditional) return conditional(statement)
    return { do: 'edit', edits: takenAway(file.text, statement, one), lost: one }
  }
  return { do: 'nothing' }
}

/** A module alone asks for all that is imported from it, a name for all that it is called. */
const isAsked = (there: ImportedName, { module, name, alias, kind }: ImportedName): boolean => {
  if (there.module !== module) return false
  if (name === undefined && alias === undefined) return true
  const isOfKind = kind === undefined ? there.kind !== 'static' : there.kind === kind
  return there.name === name && isOfKind && (alias === undefined || there.alias === alias)
}

const takenAway = (text: string, statement: ImportStatement, { item }: NameInFile): readonly TextEdit[] => {
  let at: ListItem | undefined = item
  while (at && at.list.items.length < 2) at = at.list.parent
  return at ? itemRemoved(text, at) : [statementRemoved(text, statement.whole ?? statement)]
}
