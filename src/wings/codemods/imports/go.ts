import type { Node } from 'web-tree-sitter'
import type { TextSplice } from '../../../core/text/splice.ts'
import type { StepInputs } from '../../../core/tools/step-inputs.ts'
import type { KeyFault } from '../../../core/tools/tool.ts'
import { lineEnd } from './list.ts'
import {
  type ImportedFile,
  type ImportedName,
  type ImportLanguage,
  type ImportStatement,
  type NameInFile,
  plain,
  unsupportedKey,
} from './model.ts'
import { importedFile, rangeOf } from './nodes.ts'

/** Imports of Go, of which each line of a block is one. */
export const goImports: ImportLanguage = {
  title: 'Go',
  wanted,
  read,
  localOf,
  join,
  write: ({ text }, binding, beside) =>
    beside && text[beside.start] !== 'i' ? written(binding) : `import ${written(binding)}`,
  formOf: () => 'import',
  groupOf: (module) => (/^[^/\0]*\./.test(module) ? 1 : 0),
  sortedBy,
  orders: { modules: [plain], names: [plain] },
  separatesGroups: true,
  covers: (there, wanted) =>
    there.module === wanted.module && localOf(wanted) !== undefined && localOf(there) === localOf(wanted),
}

/** By the path, then by the name, as gofmt sorts them. */
function sortedBy({ module, alias }: ImportedName): string {
  return alias === undefined ? module : `${module}\0${alias}`
}

function wanted(input: StepInputs['Import']): readonly ImportedName[] | KeyFault {
  const fault = unsupportedKey(input, 'Go', ['names', 'default', 'namespace', 'type', 'static'])
  if (fault)
    return { ...fault, message: 'is not something that an import of Go says: it takes a package, as from, and alias' }
  const { from: module, alias } = input
  return [{ module, ...(alias !== undefined && { alias }) }]
}

/** Without an alias, what the path says about the package's name; the package alone knows it. */
function localOf({ module, alias }: ImportedName): string | undefined {
  if (alias !== undefined) return alias === '_' || alias === '.' ? undefined : alias
  const parts = module.split('/')
  const last = parts.at(-1) ?? ''
  const named = /^v\d+$/.test(last) && parts.length > 1 ? (parts.at(-2) ?? '') : last.replace(/\.v\d+$/, '')
  return named
}

function read(root: Node, text: string): ImportedFile {
  return importedFile(root, text, { header: 'package_clause', importsOf, declaredBy })
}

const importsOf = (node: Node): readonly ImportStatement[] => {
  const block = node.namedChildren.find(({ type }) => type === 'import_spec_list')
  const specs = (block ?? node).namedChildren.filter(({ type }) => type === 'import_spec')
  const list = block && {
    start: block.startIndex + 1,
    end: block.endIndex - 1,
    items: specs.map(rangeOf),
    separator: '\n' as const,
  }
  return specs.map((spec, at) => {
    const module = spec.childForFieldName('path')?.text.slice(1, -1) ?? ''
    const alias = spec.childForFieldName('name')?.text
    const binding: NameInFile = {
      ...{ module, alias, local: localOf({ module, alias }) },
      ...(list && { item: { list, at } }),
    }
    return {
      ...rangeOf(list ? spec : node),
      module: sortedBy(binding),
      form: 'import',
      bindings: [binding],
      whole: rangeOf(node),
    }
  })
}

const declaredBy = (node: Node): readonly Node[] => {
  const own =
    node.type === 'function_declaration'
      ? [node]
      : /^(?:var|type|const)_declaration$/.test(node.type)
        ? node
            .descendantsOfType(SPECS)
            .filter((one) => one.parent?.id === node.id || one.parent?.parent?.id === node.id)
        : []
  return own.flatMap((one) => one.childrenForFieldName('name').filter((name) => name !== null))
}

const SPECS = ['var_spec', 'type_spec', 'type_alias', 'const_spec']

/** The first of two imports becomes a block of lines with the other, as gofmt's users write them. */
function join({ text, statements }: ImportedFile, binding: ImportedName): readonly TextSplice[] | undefined {
  const [only, ...others] = statements.filter(({ module }) => module !== 'C')
  if (!only || others.length > 0) return undefined
  const { start, end: last } = only.whole ?? only
  const [, inBlock, alone] = /^import\s*(?:\([ \t]*([^\n()]+?)[ \t;]*\)|([^\n(]+))$/.exec(text.slice(start, last)) ?? []
  const end = lineEnd(text, last)
  const rest = text.slice(last, end)
  const spec = inBlock ?? alone
  if (spec === undefined || !/^[ \t]*(?:\/\/.*)?$/.test(rest)) return undefined
  const there = spec + rest
  const gap = goImports.groupOf(only.module) === goImports.groupOf(binding.module) ? '\n' : '\n\n'
  const isFirst =
    goImports.groupOf(binding.module) - goImports.groupOf(only.module) || plain(sortedBy(binding), only.module)
  const lines = isFirst < 0 ? [written(binding), there] : [there, written(binding)]
  return [{ start, end, replacement: `import (\n\t${lines.join(`${gap}\t`)}\n)` }]
}

const written = ({ module, alias }: ImportedName): string => `${alias === undefined ? '' : `${alias} `}"${module}"`
