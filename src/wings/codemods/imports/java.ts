import type { Node } from 'web-tree-sitter'
import type { StepInputs } from '../../../core/tools/step-inputs.ts'
import type { KeyFault } from '../../../core/tools/tool.ts'
import {
  type ImportedFile,
  type ImportedName,
  type ImportLanguage,
  type ImportStatement,
  plain,
  unsupportedKey,
} from './model.ts'
import { importedFile, rangeOf } from './nodes.ts'

export const javaImports: ImportLanguage = {
  title: 'Java',
  wanted,
  read,
  localOf: ({ name }) => (name === '*' ? undefined : name),
  join: () => undefined,
  write: (_, { module, name, kind }) => `import ${kind === 'static' ? 'static ' : ''}${module}.${name};`,
  formOf: (_, { kind }) => kind ?? 'import',
  sortedBy: ({ module, name }) => `${module}.${name}`,
  groupOf: () => 0,
  orders: { modules: [plain], names: [plain] },
  separatesGroups: true,
  covers: (there, { module, name, kind }) =>
    there.module === module && there.kind === kind && there.name === '*' && name !== '*',
  mayShare: (one, other) => one.kind !== other.kind,
  isGiven: ({ text }, { module, kind }) => kind === undefined && (module === 'java.lang' || packageOf(text) === module),
}

const packageOf = (text: string): string | undefined => /^[ \t]*package\s+([\w.]+)\s*;/m.exec(text)?.[1]

function wanted(input: StepInputs['Import']): readonly ImportedName[] | KeyFault {
  const fault = unsupportedKey(input, 'Java', ['default', 'namespace', 'alias', 'type'])
  if (fault) return fault
  const { from, names, static: isStatic } = input
  const kind = isStatic ? 'static' : undefined
  const renamed = names?.find((name) => /\s/.test(name))
  if (renamed !== undefined) return { path: ['names'], message: `holds ${renamed}; Java gives an import no other name` }
  const at = from.lastIndexOf('.')
  if (!names && at < 0) return { path: ['names'], message: 'is missing: Java imports names of a package' }
  const [module, all] = names ? [from, names] : [from.slice(0, at), [from.slice(at + 1)]]
  return all.map((name) => ({ module, name, kind }))
}

function read(root: Node, text: string): ImportedFile {
  return importedFile(root, text, { header: 'package_declaration', importsOf: (node) => [importOf(node)], declaredBy })
}

const declaredBy = (node: Node): readonly Node[] => {
  const name = /_declaration$/.test(node.type) ? node.childForFieldName('name') : null
  return name ? [name] : []
}

const importOf = (node: Node): ImportStatement => {
  const path = node.namedChildren.find(({ type }) => /identifier$/.test(type))?.text.replace(/\s/g, '') ?? ''
  const isAll = node.namedChildren.some(({ type }) => type === 'asterisk')
  const kind = node.children.some(({ type }) => type === 'static') ? ('static' as const) : undefined
  const at = path.lastIndexOf('.')
  const [module, name] = isAll ? [path, '*'] : [path.slice(0, Math.max(0, at)), path.slice(at + 1)]
  return {
    ...rangeOf(node),
    module: `${module}.${name}`,
    form: kind ?? 'import',
    bindings: [{ module, name, kind, local: isAll ? undefined : name }],
  }
}
