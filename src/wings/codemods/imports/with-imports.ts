import type { Node } from 'web-tree-sitter'
import { turnsOfWork } from '../../../core/engine/turns.ts'
import { type TextFile, wholeText } from '../../../core/text/encoding.ts'
import { byteOffsets, lineEndAdapter, toLf } from '../../../core/text/line-ending.ts'
import { canHold } from '../../../core/text/match.ts'
import { applySplices, type TextSplice } from '../../../core/text/splice.ts'
import { refuse } from '../../../core/tools/checks.ts'
import { invalidKey } from '../../../core/tools/edit-search.ts'
import type { StepInputs } from '../../../core/tools/step-inputs.ts'
import type { ToolRefusal } from '../../../core/tools/tool.ts'
import { type Language, type LanguageName, languageOf } from '../structure/languages.ts'
import { readTree } from '../structure/tree.ts'
import { added, type ImportChange, removed } from './change.ts'
import { goImports } from './go.ts'
import { javaImports } from './java.ts'
import type { ImportedFile, ImportedName, ImportLanguage } from './model.ts'
import { pythonImports } from './python.ts'
import { rustImports } from './rust.ts'
import { scriptImports } from './script.ts'

/** A language whose imports are known, and the file. */
export interface Imports {
  readonly path: string
  readonly language: Language
  readonly imports: ImportLanguage
}

const LANGUAGES: { readonly [Name in LanguageName]?: ImportLanguage } = {
  javascript: scriptImports('JavaScript'),
  typescript: scriptImports('TypeScript'),
  tsx: scriptImports('TypeScript'),
  python: pythonImports,
  go: goImports,
  java: javaImports,
  rust: rustImports,
}

/** A file on its way, and what is read of its imports. */
export interface ImportState {
  readonly ok: true
  readonly file: TextFile
  readonly read: ImportedFile
  readonly notes: readonly string[]
}

/** The languages whose imports are known, each of the files whose names tell it. */
export const importsOf = (path: string): Imports | undefined => {
  const language = languageOf(path)
  const imports = language && LANGUAGES[language.name]
  return imports && { path, language, imports }
}

/** A file with what a step imports, or without it. One change at a time, each on the text as the one before left it. */
export const withImports = async (
  given: Imports,
  file: TextFile,
  input: StepInputs['Import'],
): Promise<ImportState | ToolRefusal> => {
  const wanted = given.imports.wanted(input)
  if ('message' in wanted) return { ok: false, problem: invalidKey(wanted) }
  const removes = input.remove ?? false
  let made = await readImports(given, { ok: true, file, notes: [] })
  if (made.ok && made.read.brokenAt !== undefined) return broken(given, made.read.brokenAt)
  const turn = turnsOfWork()
  for (const binding of wanted) {
    made = made.ok ? await toward(given, made, { binding, removes }) : made
    await turn()
  }
  if (!made.ok || !removes) return made
  return { ...made, notes: [...made.notes, ...stillThere(made.read, wanted, given)] }
}

const toward = async (
  given: Imports,
  made: ImportState,
  asked: { readonly binding: ImportedName; readonly removes: boolean },
): Promise<ImportState | ToolRefusal> => {
  const next = (asked.removes ? removed : added)(given.imports, made.read, asked.binding)
  if (next.do === 'nothing') return next.note === undefined ? made : { ...made, notes: [...made.notes, next.note] }
  if (next.do === 'refuse') return refusedBy(given, made.read, next)
  const done = await withChange(given, made, next)
  if (!done.ok) return done
  if (!isExpected(made.read, next, done.read)) return uncertain(given, asked.binding)
  return next.adds ? done : toward(given, done, asked)
}

type ImportEdit = Extract<ImportChange, { do: 'edit' }>

const withChange = async (
  given: Imports,
  { file, read, notes }: ImportState,
  next: ImportEdit,
): Promise<ImportState | ToolRefusal> => {
  const edited = withEdits(file, next.edits)
  if (edited) return readImports(given, { ok: true, file: edited, notes: [...notes, ...lossNotes(read, next)] })
  return refuse('UNENCODABLE', `${given.path} cannot hold the import. Convert the file to UTF-8 first.`)
}

const broken = ({ path }: Imports, line: number): ToolRefusal =>
  refuse(
    'SYNTAX_BROKEN',
    `${path} does not parse at line ${line}, so that its imports cannot be read for certain. Correct it first, or change it with an Edit.`,
  )

const readImports = async (
  { path, language, imports }: Imports,
  made: Omit<ImportState, 'read'>,
): Promise<ImportState | ToolRefusal> => {
  const text = toLf(wholeText(made.file))
  const read = await readTree(language, text, (root) => ({ ...imports.read(root, text), brokenAt: brokenIn(root) }))
  if (read.ok) return { ...made, read: read.value }
  return refuse('LIMIT_EXCEEDED', `${path} nests too deep, or is too long, for its imports to be read.`)
}

/** The line of a fault in an import or before the last one; what comes after is not about them. */
const brokenIn = (root: Node): number | undefined => {
  if (!root.hasError) return undefined
  const children = root.children
  const last = children.findLastIndex(({ type }) => /import|^use_declaration$/.test(type))
  const broken = children.find(
    (node, at) =>
      at <= Math.max(0, last) && (node.isError || node.isMissing || (node.hasError && /import|use_/.test(node.type))),
  )
  return broken && broken.startPosition.row + 1
}

const keyOf = ({ module, name, alias, kind }: ImportedName): string => JSON.stringify([module, name, alias, kind])

const countsOf = ({ statements }: ImportedFile): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const one of statements.flatMap(({ bindings }) => bindings)) add(counts, one, 1)
  return counts
}

const add = (counts: Map<string, number>, binding: ImportedName, number: number): void => {
  const key = keyOf(binding)
  counts.set(key, (counts.get(key) ?? 0) + number)
}

/** Every import is there that was, and the change besides. */
const isExpected = (before: ImportedFile, { lost, adds }: ImportEdit, after: ImportedFile): boolean => {
  const counts = countsOf(before)
  if (lost) add(counts, lost, -1)
  if (adds) add(counts, adds, 1)
  for (const { bindings } of after.statements) for (const one of bindings) add(counts, one, -1)
  return after.brokenAt === undefined && [...counts.values()].every((left) => left === 0)
}

const uncertain = ({ path }: Imports, { module, name }: ImportedName): ToolRefusal =>
  refuse(
    'CHANGE_UNCERTAIN',
    `${path} would not have the imports afterwards that it is to have (${[name, module].filter(Boolean).join(' of ')}). Make the change with an Edit.`,
  )

const lineOf = ({ text }: ImportedFile, at: number): number => text.slice(0, at).split('\n').length

const refusedBy = (
  { path }: Imports,
  read: ImportedFile,
  { name, at, why }: Extract<ImportChange, { do: 'refuse' }>,
): ToolRefusal => {
  const remedy =
    name === 'NAME_TAKEN'
      ? 'Give the new import another name (`name as local` in names, or alias), or remove the other one first.'
      : 'Make the change with an Edit.'
  return refuse(name, `${path}, line ${lineOf(read, at)}: ${why}. ${remedy}`)
}

/** What goes besides names: comments, and imports for their effects. */
const lossNotes = (read: ImportedFile, { edits, lost }: ImportEdit): readonly string[] => {
  const taken = edits.filter(({ replacement }) => replacement === '')
  const comments = read.comments.filter(({ start, end }) => taken.some((one) => one.start <= start && end <= one.end))
  return [
    ...comments.map(
      ({ start, end }) =>
        `The comment at line ${lineOf(read, start)} went with its import: ${read.text.slice(start, end)}`,
    ),
    ...(lost && lost.local === undefined && lost.name !== '*'
      ? [`An import of ${lost.module} for its effects was removed.`]
      : []),
  ]
}

/** Names whose import is gone and that the file still says. */
const stillThere = (read: ImportedFile, wanted: readonly ImportedName[], { imports }: Imports): readonly string[] =>
  wanted.flatMap((binding) => {
    const local = imports.localOf(binding)
    if (local === undefined || read.statements.some(({ bindings }) => bindings.some((one) => one.local === local)))
      return []
    const at = read.text.search(new RegExp(`(?<![\\w$.'"/-])${escaped(local)}(?![\\w$'"/-])`))
    const isComment = read.comments.some(({ start, end }) => start <= at && at < end)
    return at < 0 || isComment ? [] : [`${local} is no longer imported, and still occurs at line ${lineOf(read, at)}.`]
  })

const escaped = (text: string): string => text.replace(/[^\w]/g, '\\$&')

/** A text with edits of it, whose places count LF as one character; undefined where its encoding cannot hold them. */
export const withEdits = (file: TextFile, edits: readonly TextSplice[]): TextFile | undefined => {
  const byteAt = byteOffsets(file, wholeText(file))
  const adapt = lineEndAdapter(file)
  if (!edits.every(({ replacement }) => canHold(file, replacement))) return undefined
  const splices = edits.map(({ start, end, replacement }) => {
    const span = { start: byteAt(start), end: byteAt(end) }
    return { ...span, replacement: Buffer.from(adapt(span, replacement), file.encoding) }
  })
  return { ...file, bytes: applySplices(file.bytes, splices) }
}
