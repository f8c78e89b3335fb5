import { posix } from 'node:path'
import type { Node } from 'web-tree-sitter'
import { foldersAbove } from '../../../core/text/paths.ts'
import type { TextSplice } from '../../../core/text/splice.ts'
import { once } from '../../../core/tools/fields.ts'
import type { RepoPath } from '../../../core/workspace/workspace.ts'
import { rangeOf } from './nodes.ts'
import { STANDARD } from './python.ts'
import { doubtful, type FileNames, type Moves, type Reference, sameFiles } from './reference.ts'

/** What a file of Python names: its imports, what it reaches through them, and texts that are names of modules. */
export const pythonReferences = (root: Node, path: RepoPath, files: FileNames): readonly Reference[] => {
  const uses = once(() => ({ at: usesByChain(root), imports: importsByName(root) }))
  const place = { root, path, files, uses }
  const modules = importedIn(root).flatMap((node) => importOf(node, place) ?? [])
  const names = root.descendantsOfType('import_from_statement').flatMap((node) => fromOf(node, place) ?? [])
  const texts = root.descendantsOfType('string').flatMap((node) => textOf(node, place) ?? [])
  return [...modules, ...names, ...reached(place), ...texts]
}

interface PythonFile {
  readonly root: Node
  readonly path: RepoPath
  readonly files: FileNames
  readonly uses: () => ModuleUses
}

/** `import a.b`, whose uses are renamed too, and `import a.b as c`. */
const importOf = (node: Node, { path, files, uses }: PythonFile): Reference | undefined => {
  const given = node.childForFieldName('name') ?? node
  const module = given.text
  const { targets, doubt } = resolved(module, path, files)
  if (targets.length === 0) return undefined
  if (doubt) return doubtful(rangeOf(node), targets, doubt)
  return {
    span: rangeOf(node),
    targets,
    renamed(moves) {
      const fresh = absolute(module, targets, moves)
      if (fresh === undefined) return 'no absolute name leads to its new place'
      if (fresh === module) return []
      const own = { ...rangeOf(given), replacement: fresh }
      return given === node ? withUses(uses(), module, own) : [own]
    },
  }
}

/** Every use of what `import a.b` binds, under its new name. */
const withUses = ({ at, imports }: ModuleUses, module: string, own: TextSplice): readonly TextSplice[] | string => {
  const first = firstOf(module)
  const [all, mine] = [at.get(first), at.get(module)].map((one) => one ?? { starts: [], assigned: 0 }) as [Uses, Uses]
  const isBoundElsewhere = (imports.get(first) ?? 0) > 1
  const areOthers = isBoundElsewhere ? all.assigned > mine.assigned : all.starts.length > mine.starts.length
  if (areOthers) return `\`${first}\` is used for more than \`${module}\``
  return [own, ...mine.starts.map((start) => ({ start, end: start + module.length, replacement: own.replacement }))]
}

interface Uses {
  readonly starts: number[]
  /** How many of them give the name another value. */
  assigned: number
}

/** What a file uses by each name and each chain of names, and how many imports without an alias bind each first name. */
interface ModuleUses {
  readonly at: ReadonlyMap<string, Uses>
  readonly imports: ReadonlyMap<string, number>
}

const usesByChain = (root: Node): ReadonlyMap<string, Uses> => {
  const at = new Map<string, Uses>()
  for (const node of root.descendantsOfType('identifier')) {
    if (isLabel(node)) continue
    for (const name of prefixesOf(chainOf(node).text)) {
      const uses = at.get(name) ?? { starts: [], assigned: 0 }
      uses.starts.push(node.startIndex)
      uses.assigned += Number(isAssigned(node))
      at.set(name, uses)
    }
  }
  return at
}

const importsByName = (root: Node): ReadonlyMap<string, number> => {
  const imports = new Map<string, number>()
  for (const one of importedIn(root)) {
    const first = firstOf(one.text)
    if (!one.childForFieldName('alias')) imports.set(first, (imports.get(first) ?? 0) + 1)
  }
  return imports
}

const firstOf = (module: string): string => module.split('.', 1)[0] ?? ''

/** `a`, `a.b` and `a.b.c` of `a.b.c`. */
const prefixesOf = (module: string): readonly string[] => {
  const parts = module.split('.')
  return parts.map((_, at) => parts.slice(0, at + 1).join('.'))
}

/** An attribute, a part of an import or a keyword of a call: no use of a name. */
const isLabel = (node: Node): boolean => {
  const parent = node.parent
  if (!parent) return false
  if (/^(?:dotted_name|aliased_import|relative_import)$/.test(parent.type)) return true
  const label = /^attribute$/.test(parent.type) ? 'attribute' : parent.type === 'keyword_argument' ? 'name' : undefined
  return label !== undefined && parent.childForFieldName(label)?.startIndex === node.startIndex
}

/** The longest `a.b.c` that begins with a name. */
const chainOf = (name: Node): Node => {
  const parent = name.parent
  const isObject =
    parent?.type === 'attribute' &&
    parent.childForFieldName('object')?.startIndex === name.startIndex &&
    /^[\w.]+$/.test(parent.text)
  return parent && isObject ? chainOf(parent) : name
}

const isAssigned = (name: Node): boolean =>
  /parameter|^(?:assignment|for_statement|as_pattern_target|global_statement|nonlocal_statement)/.test(
    name.parent?.type ?? '',
  ) && name.parent?.childForFieldName('right')?.startIndex !== name.startIndex

/** What code reaches through a package that it imports: a submodule that moves is not there any more. */
const reached = ({ root, path, files }: PythonFile): readonly Reference[] => {
  const bound = boundModules(root, path)
  const found: Reference[] = []
  for (const node of root.descendantsOfType('attribute')) {
    if (node.parent?.type === 'attribute' || !/^[\w.]+$/.test(node.text)) continue
    const [first = '', ...rest] = node.text.split('.')
    const binding = bound.get(first)
    if (!binding) continue
    const names = rest.map((_, at) => [binding.module, ...rest.slice(0, at + 1)].join('.'))
    const targets = names.filter((name) => !binding.imported.has(name)).flatMap((name) => submodule(name, path, files))
    if (targets.length > 0) found.push(doubtful(rangeOf(node), targets, 'reached through its package'))
  }
  return found
}

interface BoundModule {
  readonly module: string
  /** What the file imports by the same first name, and what is above it. */
  readonly imported: ReadonlySet<string>
}

const boundModules = (root: Node, path: RepoPath): ReadonlyMap<string, BoundModule> => {
  const bound = new Map<string, BoundModule & { readonly imported: Set<string> }>()
  for (const node of importedIn(root)) {
    const alias = node.childForFieldName('alias')?.text
    const module = (node.childForFieldName('name') ?? node).text
    const first = firstOf(module)
    const binding = alias === undefined && bound.get(first)
    if (alias !== undefined) bound.set(alias, { module, imported: new Set() })
    else if (binding) for (const name of prefixesOf(module)) binding.imported.add(name)
    else bound.set(first, { module: first, imported: new Set(prefixesOf(module)) })
  }
  for (const [local, module] of root
    .descendantsOfType('import_from_statement')
    .flatMap((node) => namesFrom(node, path)))
    bound.set(local, { module, imported: new Set() })
  return bound
}

/** What `import` statements name. */
const importedIn = (root: Node): readonly Node[] =>
  root
    .descendantsOfType('import_statement')
    .flatMap((one) => one.childrenForFieldName('name'))
    .filter((one) => one !== null)

/** The names that a statement binds, each with the module that it may be. */
const namesFrom = (node: Node, path: RepoPath): readonly (readonly [string, string])[] => {
  const given = moduleOf(node)
  const base = given.startsWith('.') ? folderNamed(given, path) : given
  if (base === undefined) return []
  return node.childrenForFieldName('name').map((one) => {
    const name = (one?.childForFieldName('name') ?? one)?.text ?? ''
    return [
      one?.childForFieldName('alias')?.text ?? name,
      given.startsWith('.') ? `${base}/${name}` : `${base}.${name}`,
    ]
  })
}

const moduleOf = (node: Node): string => node.childForFieldName('module_name')?.text.replace(/\s/g, '') ?? ''

/** Files of a module by a name whose parts may be folders already. */
const submodule = (name: string, path: RepoPath, files: FileNames): readonly RepoPath[] =>
  name.includes('/') ? filesAt(name.replaceAll('.', '/'), files) : resolved(name, path, files).targets

/** `from a.b import c`: what is imported from a module, and modules from a package. */
const fromOf = (node: Node, place: PythonFile): Reference | undefined => {
  const module = node.childForFieldName('module_name')
  if (!module) return undefined
  const given = moduleOf(node)
  const { path, files } = place
  const own = given.startsWith('.') ? relativeFiles(given, path, files) : resolved(given, path, files)
  const names = node
    .childrenForFieldName('name')
    .flatMap((one) => (one ? [itemOf(one, given, own.targets, place)] : []))
  const targets = [...new Set([...own.targets, ...names.flatMap((one) => one.files)])]
  const isRelative = given.startsWith('.')
  if (targets.length === 0 && !isRelative) return undefined
  const doubt = own.doubt ?? names.find((one) => one.doubt)?.doubt
  if (doubt) return doubtful(rangeOf(node), targets, doubt)
  return {
    span: rangeOf(node),
    targets,
    renamed: (moves) => renamedFrom({ node, module, given, own: own.targets, names }, path, moves),
  }
}

interface Item {
  readonly node: Node
  readonly name: string
  readonly alias: string | undefined
  /** Files of the module that it is; none for what a module holds. */
  readonly files: readonly RepoPath[]
  readonly doubt?: string | undefined
}

const itemOf = (node: Node, given: string, own: readonly RepoPath[], { path, files }: PythonFile): Item => {
  const name = (node.childForFieldName('name') ?? node).text
  const alias = node.childForFieldName('alias')?.text
  const found = given.startsWith('.')
    ? relativeFiles(joined(given, name), path, files)
    : resolved(joined(given, name), path, files)
  if (found.targets.length === 0) return { node, name, alias, files: [] }
  const init = own.find((one) => /(?:^|\/)__init__\.pyi?$/.test(one))
  const mayHold = init !== undefined && init !== path && mayHoldName(files.textOf(init), name)
  const doubt = mayHold ? `its package may have another \`${name}\`` : found.doubt
  return { node, name, alias, files: found.targets, doubt }
}

const joined = (module: string, name: string): string => (module.endsWith('.') ? module + name : `${module}.${name}`)

/** Whether a package may have a name that is no module of it. */
const mayHoldName = (text: string, name: string): boolean => {
  const word = `(?<![\\p{L}\\p{N}_])${name}(?![\\p{L}\\p{N}_])`
  const rest = text
    .replace(new RegExp(`^[ \\t]*from[ \\t]+\\.[ \\t]+import[ \\t]+${name}[ \\t]*$`, 'gm'), '')
    .replace(new RegExp(`\\bfrom[ \\t]+[\\p{L}\\p{N}_.]*${word}(?:\\.[\\p{L}\\p{N}_]+)*[ \\t]+import\\b`, 'gu'), '')
    .replace(new RegExp(`['"]${name}['"]`, 'g'), '')
    .replace(/#.*$/gm, '')
  return new RegExp(word, 'u').test(rest) || /__getattr__|import[ \t]+\*/.test(text)
}

interface FromImport {
  readonly node: Node
  readonly module: Node
  readonly given: string
  readonly own: readonly RepoPath[]
  readonly names: readonly Item[]
}

interface NamedModule {
  readonly item: Item | undefined
  readonly module: string
  readonly name: string | undefined
}

const renamedFrom = (from: FromImport, path: RepoPath, moves: Moves): readonly TextSplice[] | string => {
  const items: readonly (Item | undefined)[] = from.names.length > 0 ? from.names : [undefined]
  const wanted: NamedModule[] = []
  for (const item of items) {
    const one =
      item && item.files.length > 0 ? ofModule(item, from, { path, moves }) : ofMember(item, from, { path, moves })
    if (typeof one === 'string') return one
    wanted.push(one)
  }
  return statementEdits(from, wanted)
}

interface Way {
  readonly path: RepoPath
  readonly moves: Moves
}

/** The name of files afterwards, from one that may move too. */
const nameAfter = (
  { given, name = given }: { readonly given: string; readonly name?: string },
  targets: readonly RepoPath[],
  { path, moves }: Way,
): string | undefined => {
  if (!given.startsWith('.')) return absolute(name, targets, moves)
  const to = moves.of(path)
  const still = relativeFiles(name, to, moves.after).targets
  return sameFiles(still, targets.map(moves.of)) ? name : relativeName(targets, to, moves)
}

/** What a module holds is imported from where the module goes. */
const ofMember = (item: Item | undefined, { given, own }: FromImport, way: Way): NamedModule | string => {
  const { path, moves } = way
  const module = own.length === 0 ? unresolved(given, path, moves.of(path)) : nameAfter({ given }, own, way)
  if (module === undefined) return own.length === 0 ? 'it leads to no file that git tracks' : NOWHERE
  return { item, module, name: item?.name }
}

/** A module is imported from the package that it goes to. */
const ofModule = (item: Item, { given }: FromImport, way: Way): NamedModule | string => {
  const { path, moves } = way
  const { files, name } = item
  if (files.every((one) => moves.of(one) === one) && moves.of(path) === path) return { item, module: given, name }
  const whole = nameAfter({ given, name: joined(given, name) }, files, way)
  const [parent, fresh] = splitName(whole ?? '')
  return parent === undefined ? NOWHERE : { item, module: parent, name: fresh }
}

const statementEdits = (
  { node, module, given }: FromImport,
  wanted: readonly NamedModule[],
): readonly TextSplice[] | string => {
  const modules = [...new Set(wanted.map((one) => one.module))]
  const renames = wanted.flatMap(({ item, name }): readonly TextSplice[] =>
    item && name !== undefined && name !== item.name
      ? [{ ...rangeOf(item.node), replacement: writtenItem(name, item) }]
      : [],
  )
  const [only = given] = modules
  if (modules.length === 1) return only === given ? renames : [{ ...rangeOf(module), replacement: only }, ...renames]
  const isPlain = node.startPosition.row === node.endPosition.row && isAlone(node)
  if (!isPlain) return 'the statement has to become several, and is not on a line of its own'
  const lines = modules.map((one) => {
    const items = wanted.flatMap(({ item, name, module: its }) =>
      its === one && item && name !== undefined ? [writtenItem(name, item)] : [],
    )
    return `from ${one} import ${items.join(', ')}`
  })
  return [{ ...rangeOf(node), replacement: lines.join(`\n${' '.repeat(node.startPosition.column)}`) }]
}

const NOWHERE = 'no name leads to its new place'

/** Nothing else on its line but a comment; blanks before it only. */
const isAlone = (node: Node): boolean => {
  const beside = [node.previousSibling, node.nextSibling]
  return (
    beside.every((one) => !one || one.type === 'comment' || one.startPosition.row !== node.startPosition.row) &&
    !node.text.includes('#')
  )
}

/** The name that the file goes on to use stays. */
const writtenItem = (name: string, { name: old, alias }: Item): string => {
  const local = alias ?? old
  return local === name ? name : `${name} as ${local}`
}

const splitName = (module: string): readonly [string | undefined, string] => {
  const [, parent = '', name = ''] = /^(\.*(?:[^.]+\.)*)([^.]+)$/.exec(module) ?? []
  if (name === '' || parent === '') return [undefined, name]
  return [/^\.+$/.test(parent) ? parent : parent.replace(/\.$/, ''), name]
}

/** A relative import of what git does not track stays where its file stays in its folder. */
const unresolved = (given: string, path: RepoPath, to: RepoPath): string | undefined =>
  !given.startsWith('.') || posix.dirname(path) === posix.dirname(to) ? given : undefined

interface FoundReference {
  readonly targets: readonly RepoPath[]
  readonly doubt?: string | undefined
}

/** Files of an absolute name: those whose paths end so, below a folder that is no package. */
const resolved = (module: string, path: RepoPath, files: FileNames): FoundReference => {
  const parts = module.split('.')
  const last = parts.at(-1) ?? ''
  const found = files.named(last).filter((one) => /\.pyi?$/.test(one) && rootOf(one, module, files) !== undefined)
  const roots = new Set(found.map((one) => rootOf(one, module, files)))
  const [root = ''] = roots
  if (found.length === 0) return { targets: [] }
  const isOwn = root === posix.dirname(path).replace(/^\.$/, '')
  if (STANDARD.has(parts[0] ?? '') && !isOwn) return { targets: [] }
  if (roots.size > 1) return { targets: found, doubt: 'several files have that name' }
  const isLikely =
    /^(?:src|lib|python|)$/.test(root) || isOwn || packageRoot(path, files) === root || isPackaged(found, files)
  return { targets: found, doubt: isLikely ? undefined : 'the folder that it is imported from is not certain' }
}

/** The folder that a file has an absolute name below; undefined where its name is another one. */
const rootOf = (file: RepoPath, module: string, files: FileNames): string | undefined => {
  const own = stemOf(file)
  const wanted = module.replaceAll('.', '/')
  if (own !== wanted && !own.endsWith(`/${wanted}`)) return undefined
  const root = own.slice(0, -wanted.length).replace(/\/$/, '')
  return root !== '' && isPackage(root, files) ? undefined : root
}

/** A module's path without its ending; a package's is its folder. */
const stemOf = (file: RepoPath): string => file.replace(/\.pyi?$/, '').replace(/(?:^|\/)__init__$/, '')

const isPackage = (folder: string, files: FileNames): boolean =>
  ['py', 'pyi'].some((ending) => files.has(`${folder}/__init__.${ending}`))

const isPackaged = ([first = '']: readonly RepoPath[], files: FileNames): boolean =>
  isPackage(posix.dirname(stemOf(first)), files)

/** The folder above the outermost package of a file; its own where it is in none. */
const packageRoot = (path: RepoPath, files: FileNames): string => {
  const outermost = foldersAbove(path).find((folder) => isPackage(folder, files)) ?? path
  const root = posix.dirname(outermost)
  return root === '.' ? '' : root
}

const folderNamed = (given: string, path: RepoPath): string | undefined => {
  const [, dots = '', rest = ''] = /^(\.+)(.*)$/.exec(given) ?? []
  let folder = posix.dirname(path)
  for (let level = 1; level < dots.length; level += 1) {
    if (folder === '.') return undefined
    folder = posix.dirname(folder)
  }
  return posix.join(folder, rest.replaceAll('.', '/'))
}

const relativeFiles = (given: string, path: RepoPath, files: FileNames): FoundReference => {
  const stem = folderNamed(given, path)
  return { targets: stem === undefined ? [] : filesAt(stem, files) }
}

const filesAt = (stem: string, files: FileNames): readonly RepoPath[] =>
  ['.py', '.pyi', '/__init__.py', '/__init__.pyi']
    .map((ending) => posix.join('.', stem + ending))
    .filter((one) => files.has(one))

/** The absolute name afterwards, below the folder that it had before; undefined where there is none, or it leads to another file. */
const absolute = (module: string, targets: readonly RepoPath[], moves: Moves): string | undefined => {
  const fresh = targets.map(moves.of)
  if (sameFiles(targets, fresh)) return module
  const [old = '', now = ''] = [targets[0] ?? '', fresh[0] ?? ''].map(stemOf)
  const root = old.slice(0, -module.length)
  const stems = new Set(fresh.map(stemOf))
  const isMovedRoot = module.includes('.') && `/${now}`.endsWith(`/${module.replaceAll('.', '/')}`)
  const path = isMovedRoot ? module.replaceAll('.', '/') : now.slice(root.length)
  if (stems.size > 1 || (!isMovedRoot && !now.startsWith(root)) || !IDENTIFIERS.test(path)) return undefined
  const name = path.replaceAll('/', '.')
  const found = resolved(name, '', moves.after)
  return found.targets.every((one) => fresh.includes(one)) && found.targets.length > 0 ? name : undefined
}

const IDENTIFIERS = /^[\p{L}_][\p{L}\p{N}_]*(?:\/[\p{L}_][\p{L}\p{N}_]*)*$/u

/** The relative name from a file to modules afterwards; undefined where the way leads out of its outermost package. */
const relativeName = (targets: readonly RepoPath[], to: RepoPath, moves: Moves): string | undefined => {
  const stems = new Set(targets.map((one) => stemOf(moves.of(one))))
  const [stem = ''] = stems
  if (stems.size !== 1 || !IDENTIFIERS.test(stem)) return undefined
  const folder = posix.dirname(to)
  const steps = posix
    .relative(folder, stem)
    .split('/')
    .filter((part) => part !== '')
  const up = steps.filter((part) => part === '..').length
  const above = posix.join(folder, '../'.repeat(up)).replace(/\/$/, '')
  const root = packageRoot(to, moves.after)
  const isInside = above !== '.' && (root === '' || above.startsWith(`${root}/`))
  return up === 0 || isInside ? `${'.'.repeat(up + 1)}${steps.slice(up).join('.')}` : undefined
}

/** A text that is the name of a module, as mocks and importlib take it. */
const textOf = (node: Node, { path, files }: PythonFile): Reference | undefined => {
  const content = node.namedChildren.find(({ type }) => type === 'string_content')
  const text = content?.text ?? ''
  if (!content || !/^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)+$/u.test(text)) return undefined
  const parts = text.split('.')
  for (let length = parts.length; length >= 2; length -= 1) {
    const module = parts.slice(0, length).join('.')
    const { targets, doubt } = resolved(module, path, files)
    if (targets.length === 0) continue
    const span = { start: content.startIndex, end: content.startIndex + module.length }
    if (doubt || !TAKES_MODULE.test(calleeOf(node)))
      return doubtful(rangeOf(node), targets, doubt ?? 'a text that may be its name')
    return {
      span: rangeOf(node),
      targets,
      renamed(moves) {
        const fresh = absolute(module, targets, moves)
        if (fresh === undefined) return NOWHERE
        return fresh === module ? [] : [{ ...span, replacement: fresh }]
      },
    }
  }
  return undefined
}

const TAKES_MODULE = /(?:^|\.)(?:patch|patch\.dict|import_module|__import__|find_spec|resolve_name|importorskip)$/

const calleeOf = (node: Node): string => {
  const call = node.parent?.type === 'argument_list' ? node.parent.parent : null
  const isFirst = node.parent?.namedChild(0)?.startIndex === node.startIndex
  return (isFirst && call?.childForFieldName('function')?.text) || ''
}
