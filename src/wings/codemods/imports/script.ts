import type { Node } from 'web-tree-sitter'
import type { TextSplice } from '../../../core/text/splice.ts'
import type { StepInputs } from '../../../core/tools/step-inputs.ts'
import type { KeyFault } from '../../../core/tools/tool.ts'
import { addItem } from './list.ts'
import {
  caseless,
  type ImportedFile,
  type ImportedName,
  type ImportLanguage,
  type ImportStatement,
  type NameInFile,
  type NameList,
  plain,
  readName,
  unsupportedKey,
} from './model.ts'
import { bracketed, commentsIn, rangeOf, startAfter } from './nodes.ts'
import { requireOf, textOfString } from './require.ts'

/** Imports of JavaScript and TypeScript: `import`, `import type`, `import x = require()`, and `require` of CommonJS. */
export const scriptImports = (title: 'JavaScript' | 'TypeScript'): ImportLanguage => ({
  title,
  wanted: (input) => wantedOf(title, input),
  read,
  localOf,
  join,
  write,
  formOf: (file, { kind }) =>
    requires(file, kind) ? 'require' : kind === 'type' && !isInline(file) ? 'type' : 'import',
  groupOf,
  orders: { modules: [caseless, plain], names: [byName(caseless), byName(plain)] },
  separatesGroups: false,
  covers: (there, wanted) => wanted.kind === 'type' && wanted.name !== undefined && isEqual(there, wanted),
  asIn: (file, wanted) =>
    requires(file, wanted.kind) && wanted.name === 'default' && wanted.alias !== undefined
      ? { ...wanted, name: '*' }
      : wanted,
})

/** Types have no `require`. */
const requires = ({ usesRequire }: ImportedFile, kind: ImportedName['kind']): boolean =>
  usesRequire === true && kind !== 'type'

const isEqual = (one: ImportedName, other: ImportedName): boolean =>
  one.module === other.module && one.name === other.name && one.alias === other.alias

const wantedOf = (
  title: 'JavaScript' | 'TypeScript',
  input: StepInputs['Import'],
): readonly ImportedName[] | KeyFault => {
  const { from: module, names = [], default: given, namespace } = input
  const fault = unsupportedKey(input, title, title === 'TypeScript' ? ['alias', 'static'] : ['alias', 'static', 'type'])
  if (fault) {
    if (fault.path[0] !== 'alias') return fault
    return { path: ['alias'], message: 'is not for JavaScript: write namespace, default, or `name as local` in names' }
  }
  if (names.includes('*')) return { path: ['names'], message: 'holds *, which JavaScript calls namespace' }
  const kind = input.type ? ('type' as const) : undefined
  const bindings: readonly ImportedName[] = [
    ...(given === undefined ? [] : [{ module, name: 'default', alias: given, kind }]),
    ...(namespace === undefined ? [] : [{ module, name: '*', alias: namespace, kind }]),
    ...names.map((name) => ({ module, ...readName(name), kind })),
  ]
  return bindings.length > 0 ? bindings : [{ module }]
}

const localOf = ({ name, alias }: ImportedName): string | undefined => alias ?? name

const byName =
  (compare: (one: string, other: string) => number) =>
  (one: string, other: string): number =>
    compare(one.replace(/^type\s+/, ''), other.replace(/^type\s+/, ''))

const read = (root: Node, text: string): ImportedFile => {
  const statements: ImportStatement[] = []
  const declared = new Map<string, number>()
  let isLate = false
  for (const node of root.namedChildren) {
    const found = node.type === 'import_statement' ? importOf(node) : requireOf(node)
    if (found) statements.push({ ...found, isLate })
    else if (!isBefore(node)) isLate = true
    if (!found || node.type !== 'import_statement') declare(node, declared, found?.bindings ?? [])
  }
  const hasImports = statements.some(({ form }) => form !== 'require')
  const usesRequire = !hasImports && (statements.length > 0 || /(?:^|\n)(?:module\.)?exports\b/.test(text))
  const isRead = ({ type }: Node) => /^(?:import_statement|(?:lexical|variable)_declaration)$/.test(type)
  return {
    text,
    statements: usesRequire || !hasImports ? statements : statements.map(withoutNames),
    start: startAfter(root, text, (node) => node.type !== 'comment' && isBefore(node)),
    declared,
    comments: commentsIn(root, isRead),
    usesRequire,
  }
}

/** A file of imports takes no name into a `require`. */
const withoutNames = (one: ImportStatement): ImportStatement =>
  one.form === 'require' ? { ...one, names: undefined, isLate: true } : one

const isBefore = (node: Node): boolean =>
  node.type === 'hash_bang_line' ||
  node.type === 'comment' ||
  (node.type === 'expression_statement' && node.namedChild(0)?.type === 'string')

const importOf = (node: Node): ImportStatement | undefined => {
  const required = node.namedChildren.find(({ type }) => type === 'import_require_clause')
  const source = (required ?? node).childForFieldName('source')
  if (!source) return undefined
  const module = textOfString(source)
  const range = rangeOf(node)
  if (required) {
    const alias = required.namedChild(0)?.text ?? ''
    return { ...range, module, form: 'import', bindings: [{ module, name: '*', alias, local: alias }] }
  }
  const kind = node.children.some(({ type }) => type === 'type') ? ('type' as const) : undefined
  const clause = node.namedChildren.find(({ type }) => type === 'import_clause')
  if (!clause) return { ...range, module, form: 'effect', bindings: [{ module }] }
  const parts = clause.namedChildren.filter(({ type }) => type !== 'comment')
  const list: NameList = { ...rangeOf(clause), items: parts.map(rangeOf), separator: ',' }
  const named = parts.find(({ type }) => type === 'named_imports')
  const names = named && bracketed(named, specifiersOf(named), { list, at: parts.indexOf(named) })
  const bindings = parts.flatMap((part, at): readonly NameInFile[] => {
    const item = { list, at }
    if (part.type === 'identifier') return [{ module, name: 'default', alias: part.text, local: part.text, kind, item }]
    if (part.type !== 'namespace_import')
      return names
        ? specifiersOf(part).map((one, place) => specifierOf(one, module, { list: names, at: place }, kind))
        : []
    const local = part.namedChild(0)?.text ?? ''
    return [{ module, name: '*', alias: local, local, kind, item }]
  })
  const takes = kind === 'type' && parts.some(({ type }) => type === 'identifier') ? undefined : names
  return { ...range, module, form: kind ?? 'import', bindings, names: takes }
}

const specifiersOf = (named: Node): readonly Node[] =>
  named.namedChildren.filter(({ type }) => type === 'import_specifier')

const specifierOf = (
  node: Node,
  module: string,
  item: NonNullable<NameInFile['item']>,
  kind: 'type' | undefined,
): NameInFile => {
  const names = node.children.filter(({ type }) => /^(?:identifier|string|default|type_identifier)$/.test(type))
  const given = node.childForFieldName('name') ?? names[0]
  const name =
    given?.type === 'string'
      ? textOfString(given)
      : /\bdefault\b/.test(node.text) && !given
        ? 'default'
        : (given?.text ?? '')
  const renamed = node.childForFieldName('alias')?.text
  const alias = renamed === name ? undefined : renamed
  const isType =
    node.children[0]?.type === 'type' ||
    (/^type\s+[\w$]/.test(node.text) && names.length > 0 && !/^type\s+as\b/.test(node.text))
  return { module, name, alias, local: renamed ?? name, kind: isType ? 'type' : kind, item }
}

/** Names that a statement of the top level declares. */
const declare = (node: Node, declared: Map<string, number>, bound: readonly NameInFile[]): void => {
  const inner = node.type === 'export_statement' ? node.childForFieldName('declaration') : node
  if (!inner) return
  const names = /^(?:lexical|variable)_declaration$/.test(inner.type)
    ? inner.namedChildren.flatMap((part) => namesIn(part.childForFieldName('name')))
    : DECLARES.test(inner.type)
      ? [inner.childForFieldName('name')]
      : []
  for (const name of names) {
    if (name && !bound.some(({ local }) => local === name.text)) declared.set(name.text, name.startIndex)
  }
}

const DECLARES =
  /^(?:.*function.*|(?:abstract_)?class|interface|enum|type_alias|internal_module|module).*(?:declaration|signature|module)$/

const namesIn = (node: Node | null): readonly Node[] => {
  if (!node) return []
  if (node.type === 'identifier') return [node]
  return node.descendantsOfType(['identifier', 'shorthand_property_identifier_pattern'])
}

const join = (file: ImportedFile, binding: ImportedName): readonly TextSplice[] | undefined => {
  const { module, name, kind } = binding
  if (name === undefined || name === '*') return name === '*' ? withDefault(file, binding) : undefined
  const same = file.statements.filter((one) => one.module === module && one.names && !one.isConditional)
  const fits = same.find(({ form }) => (requires(file, kind) ? form === 'require' : form === (kind ?? 'import')))
  if (name === 'default') return withDefault(file, binding)
  const inline = kind === 'type' && isInline(file) ? same.find(({ form }) => form === 'import') : undefined
  const taken = fits ?? inline
  if (taken?.names) {
    const written = specifier(file, binding, taken === inline)
    return addItem(file.text, taken.names, { written, orders: [byName(caseless), byName(plain)] })
  }
  return beside(file, binding, (one) => one.bindings.length === 1 && one.bindings[0]?.name === 'default')
}

/** `import D` becomes `import D, { a }`. */
const beside = (
  file: ImportedFile,
  binding: ImportedName,
  fits: (one: ImportStatement) => boolean,
): readonly TextSplice[] | undefined => {
  if (file.usesRequire || binding.kind === 'type') return undefined
  const alone = file.statements.find((one) => one.form === 'import' && one.module === binding.module && fits(one))
  const clause = alone?.bindings[0]?.item?.list
  if (!clause) return undefined
  return [{ start: clause.end, end: clause.end, replacement: `, ${braced(file, specifier(file, binding))}` }]
}

/** A default or a namespace goes before what is there. */
const withDefault = (
  file: ImportedFile,
  { module, name, alias, kind }: ImportedName,
): readonly TextSplice[] | undefined => {
  if (file.usesRequire || kind === 'type') return undefined
  const taken = file.statements.find((one) => {
    const has = (other: string) => one.bindings.some((each) => each.name === other)
    if (one.form !== 'import' || one.module !== module || has('default') === (name === 'default')) return false
    if (!one.bindings[0]?.item) return false
    return name === 'default' ? true : !one.bindings.some((each) => each.name !== 'default')
  })
  if (!taken) return undefined
  const list = clauseOf(taken)
  if (!list) return undefined
  return name === 'default'
    ? [{ start: list.start, end: list.start, replacement: `${alias}, ` }]
    : [{ start: list.end, end: list.end, replacement: `, * as ${alias}` }]
}

const clauseOf = ({ bindings }: ImportStatement): NameList | undefined => {
  let list = bindings[0]?.item?.list
  while (list?.parent) list = list.parent.list
  return list
}

/** Types are listed among other names. */
const isInline = ({ statements }: ImportedFile): boolean =>
  statements.some(({ form, bindings }) => form === 'import' && bindings.some(({ kind }) => kind === 'type')) &&
  !statements.some(({ form }) => form === 'type')

const specifier = (file: ImportedFile, { name = '', alias, kind }: ImportedName, isType = false): string => {
  const between = requires(file, kind) ? ': ' : ' as '
  return `${isType ? 'type ' : ''}${name}${alias === undefined ? '' : `${between}${alias}`}`
}

const braced = ({ text, statements }: ImportedFile, inside: string): string => {
  const lists = statements.flatMap(({ names }) => (names ? [text.slice(names.start - 1, names.end + 1)] : []))
  const inline = lists.filter((one) => !one.includes('\n') && one.length > 2)
  const isTight = inline.length > 0 && inline.every((one) => /^\{\S/.test(one))
  return isTight ? `{${inside}}` : `{ ${inside} }`
}

const write = (file: ImportedFile, binding: ImportedName): string => {
  const { module, name, alias, kind } = binding
  const quote = quoteOf(file)
  const [source, end] = [`${quote}${module}${quote}`, semicolonOf(file)]
  if (requires(file, kind)) return required(file, binding, source) + end
  if (name === undefined) return `import ${source}${end}`
  const isInlineType = kind === 'type' && isInline(file) && name !== 'default' && name !== '*'
  const word = kind === 'type' && !isInlineType ? 'import type' : 'import'
  const what =
    name === 'default' && alias !== undefined
      ? alias
      : name === '*'
        ? `* as ${alias}`
        : braced(file, specifier(file, binding, isInlineType))
  return `${word} ${what} from ${source}${end}`
}

const required = (file: ImportedFile, binding: ImportedName, source: string): string => {
  const { name, alias } = binding
  if (name === undefined) return `require(${source})`
  const isVar = /(?:^|\n)var [^\n]*\brequire\(/.test(file.text) && !/(?:^|\n)const [^\n]*\brequire\(/.test(file.text)
  const what = name === 'default' || name === '*' ? alias : braced(file, specifier(file, binding))
  return `${isVar ? 'var' : 'const'} ${what} = require(${source})`
}

const quoteOf = ({ text, statements }: ImportedFile): string => {
  const own = statements.map(({ start, end }) => text.slice(start, end)).join('\n')
  const [source] = [own, text].filter((one) => /['"]/.test(one))
  const count = (quote: RegExp) => source?.match(quote)?.length ?? 0
  return count(/(?<!\\)'(?:[^'"\\\n]|\\.)*'/g) > count(/(?<!\\)"(?:[^'"\\\n]|\\.)*"/g) ? "'" : '"'
}

const semicolonOf = ({ text, statements }: ImportedFile): string => {
  const ended = statements.filter(({ start, end }) =>
    text
      .slice(start, end + 1)
      .trimEnd()
      .endsWith(';'),
  ).length
  if (statements.length > 0) return 2 * ended >= statements.length ? ';' : ''
  return text.trim() === '' || /;[ \t]*(?:\/\/.*)?(?:\n|$)/.test(text) ? ';' : ''
}

/** Built-in modules, packages, the project's own names, folders above, the own folder. */
const groupOf = (module: string): number => {
  if (module.startsWith('node:')) return 0
  if (/^\.\.?$|^\.\.\//.test(module)) return 3
  if (module.startsWith('./')) return 4
  return /^(?:[@~#]\/|~|#)/.test(module) ? 2 : 1
}
