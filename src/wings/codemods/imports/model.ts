import type { Node } from 'web-tree-sitter'
import type { Span, TextSplice } from '../../../core/text/splice.ts'
import type { StepInputs } from '../../../core/tools/step-inputs.ts'
import type { KeyFault } from '../../../core/tools/tool.ts'

/** One thing that an import brings into a file. */
export interface ImportedName {
  /** The module, package or path, as the language writes it, less its quotes. */
  readonly module: string
  /** What is taken from it: `*` for all, `default` for a default export; absent for the module itself. */
  readonly name?: string | undefined
  /** The name that it is given in the file, where the import says one. */
  readonly alias?: string | undefined
  readonly kind?: 'type' | 'static' | 'namespace' | undefined
}

/** Names in a row: between brackets, or after a keyword. */
export interface NameList {
  /** Between its brackets; where it has none, of its items. */
  readonly start: number
  readonly end: number
  readonly items: readonly Span[]
  readonly separator: ',' | '\n'
  /** A single name is written without the brackets. */
  readonly isForSeveral?: boolean | undefined
  /** What goes where the last of its items goes; absent for the whole statement. */
  readonly parent?: ListItem | undefined
}

export interface ListItem {
  readonly list: NameList
  readonly at: number
}

/** A binding at its place. */
export interface NameInFile extends ImportedName {
  /** Its item; absent where it is the whole statement. */
  readonly item?: ListItem | undefined
  /** The name in the file; undefined if none is given. */
  readonly local?: string | undefined
}

/** An import of a file. In Go, where one holds a list of lines, a line of it. */
export interface ImportStatement extends Span {
  /** What it is sorted by. */
  readonly module: string
  /** What goes with the last of its bindings; default itself. */
  readonly whole?: Span | undefined
  readonly bindings: readonly NameInFile[]
  /** Among statements of another form it is not sorted. */
  readonly form: string
  /** The list that takes more names. */
  readonly names?: NameList | undefined
  /** It is under a condition, as `#[cfg]` and `if` are, so that whether it is there is not certain. */
  readonly isConditional?: boolean | undefined
  /** Other code comes before it. */
  readonly isLate?: boolean | undefined
}

/** What a file says about its imports. */
export interface ImportedFile {
  readonly text: string
  readonly statements: readonly ImportStatement[]
  /** Where the first import goes: after what has to come before it. */
  readonly start: number
  /** Names that the file declares itself, each with its place. */
  readonly declared: ReadonlyMap<string, number>
  readonly comments: readonly Span[]
  /** The file says `require` rather than `import`. */
  readonly usesRequire?: boolean | undefined
  /** The line of the first fault that keeps the imports from being read for certain. */
  readonly brokenAt?: number | undefined
}

export type Compare = (one: string, other: string) => number

/** How a language imports. */
export interface ImportLanguage {
  readonly title: string
  /** What a step asks for; what the language cannot say, at its key. */
  wanted(input: StepInputs['Import']): readonly ImportedName[] | KeyFault
  read(root: Node, text: string): ImportedFile
  /** The name that a binding has in the file; undefined where it has none. */
  localOf(binding: ImportedName): string | undefined
  /** Adds to an import that is there; undefined where none takes it. */
  join(file: ImportedFile, binding: ImportedName): readonly TextSplice[] | undefined
  /** The import alone, to go beside another one. */
  write(file: ImportedFile, binding: ImportedName, beside: ImportStatement | undefined): string
  formOf(file: ImportedFile, binding: ImportedName): string
  /** What its module is sorted by, where that is more than the module. */
  sortedBy?(binding: ImportedName): string
  /** Kinds of modules in the order in which their groups come. */
  groupOf(module: string): number
  /** Whether imports of a module come first whatever the order of the others is. */
  isFirst?(module: string): boolean
  /** Orders in which files sort modules, and names of lists, the usual one first. */
  readonly orders: { readonly modules: readonly Compare[]; readonly names: readonly Compare[] }
  /** A blank line is between groups in a file that does not show it. */
  readonly separatesGroups: boolean
  /** An import that is there brings this one too. */
  covers?(there: ImportedName, wanted: ImportedName): boolean
  /** The language itself brings it. */
  isGiven?(file: ImportedFile, wanted: ImportedName): boolean
  /** Both may have the same name in a file. */
  mayShare?(one: ImportedName, other: ImportedName): boolean
  /** A binding as the file's own kind of import brings it. */
  asIn?(file: ImportedFile, wanted: ImportedName): ImportedName
}

export const isSame = (one: ImportedName, other: ImportedName): boolean =>
  one.module === other.module && one.name === other.name && one.alias === other.alias && one.kind === other.kind

export const plain: Compare = (one, other) => (one < other ? -1 : one > other ? 1 : 0)

export const caseless: Compare = (one, other) => plain(one.toLowerCase(), other.toLowerCase()) || plain(one, other)

/** A name of a step: `name` or `name as local`. */
export const readName = (given: string): { readonly name: string; readonly alias?: string } => {
  const [name = '', alias] = given.split(/\s+as\s+/)
  return { name, ...(alias !== undefined && alias !== name && { alias }) }
}

/** What a key says that the language has no import for. */
export const unsupportedKey = (
  input: StepInputs['Import'],
  title: string,
  keys: readonly ('names' | 'default' | 'namespace' | 'alias' | 'type' | 'static')[],
): KeyFault | undefined => {
  const key = keys.find((one) => input[one] !== undefined && input[one] !== false)
  return key && { path: [key], message: `is not something that an import of ${title} says; leave it out` }
}
