import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import type { Node } from 'web-tree-sitter'
import type { RepoPath } from '../../../core/workspace/workspace.ts'
import { type Ends, rangeOf } from './nodes.ts'
import { doubtful, type FileNames, type Moves, type Reference, sameFiles } from './reference.ts'

/** What a file of JavaScript or TypeScript names: imports, re-exports, `import()`, `require`, mocks of tests, URLs, and texts that may be paths. */
export const scriptReferences = (root: Node, path: RepoPath, files: FileNames): readonly Reference[] => {
  const found: Reference[] = []
  for (const node of root.descendantsOfType(['string', 'template_string'])) {
    const text = plainText(node)
    const one =
      text === undefined ? computed(node, { path, files }) : named({ node, text, role: roleOf(node) }, { path, files })
    if (one) found.push(one)
  }
  for (const node of root.descendantsOfType('binary_expression')) {
    const one = computed(node, { path, files })
    if (one) found.push(one)
  }
  return [...found, ...root.descendantsOfType('comment').flatMap((node) => inComment(node, { path, files }))]
}

/** Texts in quotes outside the code of a page. */
export const textReferences = (text: string, path: RepoPath, files: FileNames): readonly Reference[] =>
  [...text.matchAll(QUOTED)].flatMap(({ 1: words = '', index }) => {
    const node = { startIndex: index, endIndex: index + words.length + 2 }
    return named({ node, text: words, role: 'text' }, { path, files }) ?? []
  })

const QUOTED = /["'`](\.{1,2}\/[^"'`\n]{0,400})(?=["'`])/g

interface ScriptFile {
  readonly path: RepoPath
  readonly files: FileNames
}

/** The text between quotes; undefined where it is put together when the program runs. */
const plainText = (node: Node): string | undefined =>
  node.namedChildren.some(({ type }) => type === 'template_substitution') ? undefined : node.text.slice(1, -1)

/** `module`: found as imports are; `file`: by its exact name; `folder`: all that is in it; `text`: nobody knows. */
type Role = 'module' | 'file' | 'folder' | 'text'

const roleOf = (node: Node): Role => {
  const parent = node.parent
  if (!parent) return 'text'
  if (/^(?:import_statement|export_statement|import_require_clause|module)$/.test(parent.type)) return 'module'
  const given = parent.type === 'array' ? parent : node
  const call = given.parent?.type === 'arguments' ? given.parent.parent : null
  if (!call || call.childForFieldName('arguments')?.namedChild(0)?.startIndex !== given.startIndex) return 'text'
  const callee = (call.childForFieldName('function') ?? call.childForFieldName('constructor'))?.text ?? ''
  if (IMPORTS.test(callee) && given === node) return 'module'
  if (FOLDERS.test(callee)) return 'folder'
  const isUrl = callee === 'URL' && /^import\.meta\.url$/.test(parent.namedChild(1)?.text ?? '')
  return isUrl ? 'file' : 'text'
}

const IMPORTS =
  /^(?:import|require|require\.resolve|import\.meta\.resolve|(?:jest|vi)\.(?:mock|unmock|doMock|dontMock|doUnmock|setMock|importActual|importMock|requireActual|requireMock|unstable_mockModule|createMockFromModule|genMockFromModule)|mock\.module)$/

const FOLDERS = /^(?:require\.context|import\.meta\.glob|import\.meta\.globEager)$/

const isRelative = (text: string): boolean => /^\.{1,2}(?:\/|$)/.test(text)

const named = (
  { node, text, role }: { readonly node: Ends; readonly text: string; readonly role: Role },
  { path, files }: ScriptFile,
): Reference | undefined => {
  const inner = { start: node.startIndex + 1, end: node.endIndex - 1 }
  if (text.includes('\\')) return undefined
  if (!isRelative(text)) return role === 'module' ? byName(node, text, files) : undefined
  const folder = posix.dirname(path)
  if (role === 'folder') return below(node, posix.join(folder, text.replace(/[*{[].*$/s, '')), files)
  if (role === 'text') {
    if (text === '.' || text === '..') return undefined
    const targets = [folder, '.'].flatMap((from) => targetsOf(posix.join(from, text), files))
    return targets.length === 0 ? undefined : doubtful(rangeOf(node), targets, 'a text that may be its path')
  }
  const isExact = role === 'file'
  const [, spelled = text, query = ''] = /^([^?#]*)([?#].*)?$/s.exec(text) ?? []
  const look = (from: string, name: string, names: FileNames) =>
    isExact ? [posix.join(from, name)].filter((one) => names.has(one)) : targetsOf(posix.join(from, name), names)
  const targets = look(folder, spelled, files)
  return {
    span: rangeOf(node),
    targets,
    renamed: (moves) => {
      const to = posix.dirname(moves.of(path))
      const wanted = targets.map(moves.of)
      if (targets.length === 0) return to === folder ? [] : 'it leads to no file that git tracks'
      const still = sameFiles(look(to, spelled, moves.after), wanted)
      const fresh = still ? spelled : respelled(spelled, { from: folder, target: targets[0] ?? '' }, { to, moves })
      const isFound = fresh !== undefined && sameFiles(look(to, fresh, moves.after), wanted)
      if (!isFound || !mayLeaveOut(fresh, targets, wanted) || !isAlike(targets, wanted))
        return 'the new spelling would not be certain'
      return still ? [] : [{ ...inner, replacement: fresh + query }]
    },
  }
}

/** Files that a path may name without its extension, the likeliest first. */
const targetsOf = (path: string, files: FileNames): readonly RepoPath[] => {
  const [, stem = path, ending = ''] = /^(.*?)((?:\.d)?\.[cm]?[jt]sx?)$/.exec(path) ?? []
  const twins = (TWINS[ending] ?? []).map((other) => stem + other)
  const whole = path.replace(/\/$/, '')
  const names = [path, ...twins, ...ENDINGS.map((one) => path + one), ...ENDINGS.map((one) => indexOf(whole) + one)]
  return [...new Set(names)].filter((one) => files.has(one))
}

const indexOf = (folder: string): string => (folder === '.' ? 'index' : `${folder}/index`)

/** Endings that imports leave out. */
const ENDINGS = ['.ts', '.tsx', '.d.ts', '.mts', '.cts', '.d.mts', '.d.cts', '.js', '.jsx', '.mjs', '.cjs', '.json']

/** TypeScript is imported by the name of what it compiles to. */
const TWINS: Readonly<Record<string, readonly string[]>> = {
  '.js': ['.ts', '.tsx', '.d.ts'],
  '.jsx': ['.tsx', '.d.ts'],
  '.mjs': ['.mts', '.d.mts'],
  '.cjs': ['.cts', '.d.cts'],
}

/** Which of several files is taken goes by their kinds, in an order that each tool has for itself. */
const isAlike = (targets: readonly RepoPath[], wanted: readonly RepoPath[]): boolean => {
  const kindOf = (path = '') => `${INDEX.test(path)} ${endingOf(path)}`
  return targets.length === 1 || targets.every((path, at) => kindOf(path) === kindOf(wanted[at]))
}

const INDEX = /(?:^|\/)index\.[^/]+$/

/** Names of modules of one kind alone are left out by few tools: only where they were before. */
const mayLeaveOut = (spelled: string, targets: readonly RepoPath[], wanted: readonly RepoPath[]): boolean =>
  wanted.every((path, at) => {
    const ending = endingOf(path)
    return spelled.endsWith(ending) || !/^(?:\.d)?\.[cm]/.test(ending) || ending === endingOf(targets[at] ?? '')
  })

/** The new path in the form of the old one: with its ending, the ending of what it compiles to, or none; by its folder where it was. */
const respelled = (
  spelled: string,
  { from, target }: { readonly from: string; readonly target: RepoPath },
  { to, moves }: { readonly to: string; readonly moves: Moves },
): string | undefined => {
  const fresh = moves.of(target)
  const old = posix.join(from, spelled)
  if (old === target) return relative(to, fresh)
  const [ending, freshEnding] = [endingOf(target), endingOf(fresh)]
  const twin = /\.[cm]?jsx?$/.exec(spelled)?.[0]
  if (twin !== undefined && stemOf(old) === stemOf(target))
    return ending === freshEnding ? relative(to, stemOf(fresh) + twin) : undefined
  if (old === stemOf(target)) return relative(to, stemOf(fresh))
  const isIndex = posix.basename(stemOf(fresh)) === 'index'
  if (!isIndex) return relative(to, stemOf(fresh))
  return relative(to, posix.dirname(fresh)) + (spelled.endsWith('/') && spelled !== './' ? '/' : '')
}

const endingOf = (path: string): string => /(?:\.d)?\.[^./]+$/.exec(path)?.[0] ?? ''

const stemOf = (path: string): string => path.slice(0, path.length - endingOf(path).length)

const relative = (from: string, to: string): string => {
  const path = posix.relative(from, to)
  if (path === '') return '.'
  return path.startsWith('.') && isRelative(path) ? path : `./${path}`
}

/** An import by another name than a path: an alias, a package of the workspace, or a path from a folder that a configuration names. */
const byName = (node: Ends, text: string, files: FileNames): Reference | undefined => {
  const parts = text.replace(/[?#].*$/s, '').split('/')
  const name = text.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? '')
  if (/^[a-z]+:/.test(text) || builtinModules.includes(text) || files.isPackage(name)) return undefined
  const last = parts.at(-1) ?? ''
  const targets = [last, stemOf(last)].flatMap((stem) => files.named(stem)).filter((path) => isEndOf(parts, path))
  return targets.length === 0 ? undefined : doubtful(rangeOf(node), [...new Set(targets)], 'not a relative path')
}

/** Whether a path ends as a name does, whose first part may be anything. */
const isEndOf = (parts: readonly string[], path: RepoPath): boolean => {
  const wanted = parts.length > 1 ? parts.slice(parts[0]?.startsWith('@') && parts.length > 2 ? 2 : 1) : parts
  const own = stemOf(path).split('/')
  const forms = own.at(-1) === 'index' ? [own, own.slice(0, -1)] : [own]
  const name = wanted.map((part, at) => (at === wanted.length - 1 ? stemOf(part) : part))
  return forms.some((form) => name.every((part, at) => part === form[form.length - name.length + at]))
}

/** A name that is put together: what its beginning allows. */
const computed = (node: Node, { path, files }: ScriptFile): Reference | undefined => {
  const parent = node.parent
  const call = parent?.type === 'arguments' ? parent.parent : null
  const callee = call?.childForFieldName('function')?.text ?? ''
  if (!IMPORTS.test(callee) || parent?.namedChild(0)?.startIndex !== node.startIndex) return undefined
  const first = leftmost(node)
  const start =
    first.type === 'string'
      ? first.text.slice(1, -1)
      : first.type === 'template_string'
        ? (/^`([^$`\\]*)/.exec(first.text)?.[1] ?? '')
        : ''
  return isRelative(start) ? below(node, posix.join(posix.dirname(path), start), files) : undefined
}

const leftmost = (node: Node): Node => {
  const left = node.type === 'binary_expression' ? node.childForFieldName('left') : null
  return left ? leftmost(left) : node
}

/** Whatever begins with a path. */
const below = (node: Ends, start: string, files: FileNames): Reference => {
  const prefix = start === './' || start === '.' ? '' : start
  return {
    ...doubtful(rangeOf(node), [], 'the name is put together when the program runs'),
    targets: files.startingWith(prefix),
  }
}

/** Types that comments import, and references to files of declarations. */
const inComment = (node: Node, place: ScriptFile): readonly Reference[] =>
  [...node.text.matchAll(IN_COMMENT)].flatMap((match) => {
    const text = match[1] ?? match[2] ?? match[3] ?? ''
    const start = node.startIndex + match.index + match[0].lastIndexOf(text) - 1
    const at = { startIndex: start, endIndex: start + text.length + 2 }
    const isFile = match[3] !== undefined
    const spelled = isFile && !isRelative(text) ? undefined : text
    const one = spelled && named({ node: at, text: spelled, role: isFile ? 'file' : 'module' }, place)
    return one ? [one] : []
  })

const IN_COMMENT =
  /\bimport\(\s*["']([^"'\n]+)["']\s*\)|@import\b[^\n]*?\bfrom\s+["']([^"'\n]+)["']|<reference\s+path=["']([^"'\n]+)["']/g
