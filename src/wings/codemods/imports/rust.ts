import type { Node } from 'web-tree-sitter'
import type { TextSplice } from '../../../core/text/splice.ts'
import type { StepInputs } from '../../../core/tools/step-inputs.ts'
import type { KeyFault } from '../../../core/tools/tool.ts'
import { addItem } from './list.ts'
import {
  type Compare,
  caseless,
  type ImportedFile,
  type ImportedName,
  type ImportLanguage,
  type ImportStatement,
  type ListItem,
  type NameInFile,
  type NameList,
  plain,
  readName,
  unsupportedKey,
} from './model.ts'
import { bracketed, commentsIn, isComment, rangeOf, startAfter } from './nodes.ts'

export const rustImports: ImportLanguage = {
  title: 'Rust',
  wanted,
  read,
  localOf: ({ name, alias }) => (alias === '_' ? undefined : (alias ?? (name === '*' ? undefined : name))),
  join,
  write: (_, { module, name, alias }) => {
    const path = module === '' ? name : `${module}::${name}`
    return `use ${path}${alias === undefined ? '' : ` as ${alias}`};`
  },
  formOf: () => 'use',
  sortedBy: ({ module, name = '' }) => joined(module, name),
  groupOf: (module) => (/^(?:std|core|alloc)\b/.test(module) ? 0 : /^(?:crate|self|super)\b/.test(module) ? 2 : 1),
  orders: { modules: [byPath(), plain], names: [byRank(), plain, caseless] },
  separatesGroups: false,
}

function wanted(input: StepInputs['Import']): readonly ImportedName[] | KeyFault {
  const fault = unsupportedKey(input, 'Rust', ['default', 'namespace', 'type', 'static'])
  if (fault) return fault
  const { from, names, alias } = input
  if (names && alias !== undefined)
    return { path: ['alias'], message: 'is for a path without names; write `name as local` in names' }
  if (!names) return [{ ...splitPath(from), ...(alias !== undefined && { alias }) }]
  return names.map((given) => {
    const { name, alias: local } = readName(given)
    return {
      ...(name === 'self' ? splitPath(from) : { module: from, name }),
      ...(local !== undefined && { alias: local }),
    }
  })
}

const splitPath = (path: string): { readonly module: string; readonly name: string } => {
  const at = path.lastIndexOf('::')
  return at < 0 ? { module: '', name: path } : { module: path.slice(0, at), name: path.slice(at + 2) }
}

/** Segments one by one. */
function byPath(): Compare {
  return (one, other) => plain(one.replaceAll('::', '\0'), other.replaceAll('::', '\0'))
}

/** `self` first, then names in small letters, then others, as rustfmt sorts them. */
function byRank(): Compare {
  const rank = (name: string) => {
    if (/^self\b/.test(name)) return 0
    if (/^(?:super|crate)\b/.test(name)) return 1
    const [word = ''] = name.split(/\W/, 1)
    return /^[a-z_]/.test(word) ? 2 : /^[A-Z\d_]+$/.test(word) && word.length > 1 ? 4 : /^[A-Z]/.test(word) ? 3 : 5
  }
  return (one, other) => rank(one) - rank(other) || plain(one, other)
}

function read(root: Node, text: string): ImportedFile {
  const statements: ImportStatement[] = []
  const declared = new Map<string, number>()
  let isLate = false
  let attributes: Node[] = []
  for (const node of root.namedChildren) {
    if (isComment(node) || node.type === 'inner_attribute_item') continue
    if (node.type === 'attribute_item') {
      attributes.push(node)
      continue
    }
    const isConditional = attributes.some(({ text }) => /^#\[\s*(?:cfg|test)/.test(text))
    const start = (attributes[0] ?? node).startIndex
    attributes = []
    if (node.type === 'use_declaration') statements.push({ ...useOf(node), start, isLate, isConditional })
    else if (node.type !== 'extern_crate_declaration' && node.type !== 'mod_item') isLate = true
    const name = node.type === 'use_declaration' ? undefined : node.childForFieldName('name')
    if (name && node.type !== 'macro_definition') declared.set(name.text, name.startIndex)
  }
  return {
    text,
    statements,
    start: startAfter(root, text, isBefore),
    declared,
    comments: commentsIn(root, ({ type }) => type === 'use_declaration'),
  }
}

const isBefore = (node: Node): boolean =>
  node.type === 'inner_attribute_item' ||
  (isComment(node) && /^(?:\/\/!|\/\*!)/.test(node.text)) ||
  node.type === 'shebang'

const useOf = (node: Node): ImportStatement => {
  const argument = node.childForFieldName('argument')
  const bindings = argument ? namesOf(argument, '', undefined) : []
  const first = bindings[0]
  const isPublic = node.namedChildren.some(({ type }) => type === 'visibility_modifier')
  const root = argument && rootList(argument)
  return {
    ...rangeOf(node),
    module: first ? joined(first.module, first.name ?? '') : '',
    form: isPublic ? 'pub use' : 'use',
    bindings,
    ...(root && { names: root }),
  }
}

const joined = (module: string, name: string): string => (module === '' ? name : `${module}::${name}`)

const rootList = (argument: Node): NameList | undefined => {
  const list = argument.type === 'scoped_use_list' ? argument.childForFieldName('list') : undefined
  return list ? listOf(list) : undefined
}

/** `a::{B}` is written `a::B`, as rustfmt does. */
const listOf = (list: Node, parent?: ListItem): NameList => ({
  ...bracketed(list, itemsOf(list), parent),
  isForSeveral: true,
})

const itemsOf = (list: Node): readonly Node[] => list.namedChildren.filter((one) => !isComment(one))

const namesOf = (node: Node, prefix: string, item: ListItem | undefined): readonly NameInFile[] => {
  const own = (path: string, alias?: string): readonly NameInFile[] => {
    const { module, name } = path === 'self' && prefix !== '' ? splitPath(prefix) : splitPath(joined(prefix, path))
    const binding = { module, name, alias: alias === name ? undefined : alias }
    return [{ ...binding, local: rustImports.localOf(binding), item }]
  }
  const text = ({ text }: Node) => text.replace(/\s/g, '')
  switch (node.type) {
    case 'use_as_clause':
      return own(text(node.childForFieldName('path') ?? node), node.childForFieldName('alias')?.text)
    case 'use_wildcard':
      return [{ module: joined(prefix, text(node).replace(/(?:^|::)\*$/, '')).replace(/::$/, ''), name: '*', item }]
    case 'scoped_use_list':
    case 'use_list': {
      const path = node.childForFieldName('path')
      const list = node.type === 'use_list' ? node : node.childForFieldName('list')
      if (!list) return []
      const inner = path ? joined(prefix, text(path)) : prefix
      const names = listOf(list, item)
      return itemsOf(list).flatMap((one, at) => namesOf(one, inner, { list: names, at }))
    }
    default:
      return own(text(node))
  }
}

/** Into the list of the same path; else, where lists hold paths, into that of a part of the path. */
function join(file: ImportedFile, binding: ImportedName): readonly TextSplice[] | undefined {
  const orders = rustImports.orders.names
  const open = file.statements.filter(({ form, isConditional }) => form === 'use' && !isConditional)
  const wantedPath = joined(binding.module, binding.name ?? '')
  const lists = open.flatMap((one) => listsOf(file.text, one)).filter(({ path }) => path !== '')
  const own = lists.find(({ path }) => path === wantedPath)
  const alias = binding.alias === undefined ? '' : ` as ${binding.alias}`
  if (own) return addItem(file.text, own.list, { written: `self${alias}`, orders })
  const [best] = lists
    .filter(({ path }) => wantedPath.startsWith(`${path}::`))
    .filter(({ path, isNested }) => path === binding.module || isNested)
    .sort((one, other) => other.path.length - one.path.length)
  if (best)
    return addItem(file.text, best.list, { written: `${wantedPath.slice(best.path.length + 2)}${alias}`, orders })
  return lists.some(({ list }) => list.items.length > 1) ? braced(file, binding) : undefined
}

interface UseList {
  readonly path: string
  readonly list: NameList
  /** It holds paths, not names alone. */
  readonly isNested: boolean
}

/** The lists of a statement with the paths before them. */
const listsOf = (text: string, { bindings }: ImportStatement): readonly UseList[] => {
  const found = new Map<number, UseList>()
  for (const { module, name, item } of bindings) {
    if (!item) continue
    const path = joined(module, name ?? '')
    let [at, within] = [item as ListItem | undefined, path]
    while (at) {
      const { list, at: place } = at
      const range = list.items[place]
      const own = range
        ? text
            .slice(range.start, range.end)
            .split(/\{|\s+as\s/, 1)[0]
            ?.replace(/\s|::$/g, '')
        : ''
      within = own === 'self' ? within : within.slice(0, Math.max(0, within.length - (own?.length ?? 0) - 2))
      const isNested = list.items.some(({ start, end }) => text.slice(start, end).includes('::'))
      found.set(list.start, { path: within, list, isNested })
      at = list.parent
    }
  }
  return [...found.values()]
}

/** `use a::B;` becomes `use a::{B, C};`, in a file that has such lists. */
const braced = (
  { text, statements }: ImportedFile,
  { module, name, alias }: ImportedName,
): readonly TextSplice[] | undefined => {
  const alone = statements.find(
    ({ form, isConditional, bindings: [only, ...others] }) =>
      form === 'use' &&
      !isConditional &&
      only &&
      others.length === 0 &&
      !only.item &&
      only.module === module &&
      only.name !== '*' &&
      module !== '',
  )
  const [only] = alone?.bindings ?? []
  if (!alone || !only?.name || name === undefined) return undefined
  const own = text.slice(alone.start, alone.end)
  const at = own.lastIndexOf(`::`)
  if (at < 0 || /[/{]/.test(own)) return undefined
  const there = own.slice(at + 2).replace(/\s*;$/, '')
  const given = `${name}${alias === undefined ? '' : ` as ${alias}`}`
  const names = [there, given].sort(byRank()).join(', ')
  return [{ start: alone.start + at + 2, end: alone.end - 1, replacement: `{${names}}` }]
}
