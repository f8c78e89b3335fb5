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
  type NameInFile,
  type NameList,
  plain,
  readName,
  unsupportedKey,
} from './model.ts'
import { commentsIn, rangeOf, startAfter } from './nodes.ts'

export const pythonImports: ImportLanguage = {
  title: 'Python',
  wanted,
  read,
  localOf,
  join,
  write,
  formOf: (_, { name }) => (name === undefined ? 'import' : 'name'),
  groupOf,
  isFirst: (module) => module === '__future__',
  orders: { modules: [plain, caseless], names: namesInOrder() },
  separatesGroups: true,
  mayShare: (one, other) =>
    [one, other].every(({ name, alias }) => name === undefined && alias === undefined) &&
    localOf(one) === localOf(other),
}

function wanted(input: StepInputs['Import']): readonly ImportedName[] | KeyFault {
  const { from: module, names, alias } = input
  const fault = unsupportedKey(input, 'Python', ['default', 'namespace', 'type', 'static'])
  if (fault) return fault
  if (!names && module.startsWith('.'))
    return { path: ['from'], message: 'is relative, and Python imports only names from such a module; give names' }
  if (names && alias !== undefined)
    return { path: ['alias'], message: 'is for a module without names; write `name as local` in names' }
  if (names) return names.map((name) => ({ module, ...readName(name) }))
  return [{ module, ...(alias !== undefined && { alias }) }]
}

/** `import a.b` binds `a`. */
function localOf({ module, name, alias }: ImportedName): string | undefined {
  if (alias !== undefined) return alias
  return name === '*' ? undefined : (name ?? module.split('.', 1)[0])
}

/** Constants, classes and the rest apart, as isort sorts them; by letters; with no regard to case. */
function namesInOrder(): readonly Compare[] {
  const rank = (name: string) => (/^[A-Z\d_]{2,}\b/.test(name) ? 0 : /^[A-Z]/.test(name) ? 1 : 2)
  return [(one, other) => rank(one) - rank(other) || caseless(one, other), plain, caseless]
}

const IMPORTS = ['import_statement', 'import_from_statement', 'future_import_statement']

function read(root: Node, text: string): ImportedFile {
  const statements: ImportStatement[] = []
  const declared = new Map<string, number>()
  let isLate = false
  for (const node of root.namedChildren) {
    if (IMPORTS.includes(node.type)) statements.push({ ...importOf(node), isLate })
    else if (!isBefore(node)) {
      isLate = true
      under(node, statements, declared)
    }
  }
  return {
    text,
    statements,
    start: startAfter(root, text, (node) => node.type !== 'comment' && isBefore(node)),
    declared,
    comments: commentsIn(root, ({ type }) => IMPORTS.includes(type) || HOLDS.test(type)),
  }
}

const HOLDS = /^(?:if|try|with|for|while|match)_statement$/

/** What a statement of the top level declares, and imports under a condition. */
const under = (node: Node, statements: ImportStatement[], declared: Map<string, number>): void => {
  const definition = node.type === 'decorated_definition' ? node.childForFieldName('definition') : node
  const name = /^(?:function|class)_definition$/.test(definition?.type ?? '') && definition?.childForFieldName('name')
  if (name) declared.set(name.text, node.startIndex)
  if (node.type === 'expression_statement')
    for (const one of assignedIn(node.namedChild(0))) declared.set(one.text, one.startIndex)
  if (!HOLDS.test(node.type) && !/^(?:else|elif|except|finally|with|case)_clause$|^block$/.test(node.type)) return
  for (const inner of node.namedChildren) {
    if (IMPORTS.includes(inner.type)) statements.push({ ...importOf(inner), isLate: true, isConditional: true })
    else under(inner, statements, declared)
  }
}

const assignedIn = (node: Node | null): readonly Node[] => {
  if (node?.type !== 'assignment') return []
  const left = node.childForFieldName('left')
  const own = !left
    ? []
    : left.type === 'identifier'
      ? [left]
      : /list|tuple/.test(left.type)
        ? left.descendantsOfType('identifier')
        : []
  return [...own, ...assignedIn(node.childForFieldName('right'))]
}

const isBefore = (node: Node): boolean =>
  node.type === 'comment' ||
  node.type === 'future_import_statement' ||
  (node.type === 'expression_statement' && /string$/.test(node.namedChild(0)?.type ?? ''))

const importOf = (node: Node): ImportStatement => {
  const range = rangeOf(node)
  const from = node.type === 'future_import_statement' ? '__future__' : node.childForFieldName('module_name')?.text
  const items = node.childrenForFieldName('name').filter((one) => one !== null)
  const star = node.namedChildren.find(({ type }) => type === 'wildcard_import')
  if (from !== undefined && star)
    return { ...range, module: from, form: 'name', bindings: [{ module: from, name: '*' }] }
  const open = node.children.find(({ type }) => type === '(')
  const close = node.children.find(({ type }) => type === ')')
  const list: NameList = {
    start: open ? open.endIndex : (items[0]?.startIndex ?? range.end),
    end: close ? close.startIndex : (items.at(-1)?.endIndex ?? range.end),
    items: items.map(rangeOf),
    separator: ',',
  }
  const bindings = items.map((one, at): NameInFile => {
    const given = (one.childForFieldName('name') ?? one).text.replace(/\s/g, '')
    const renamed = one.childForFieldName('alias')?.text
    const alias = renamed === given ? undefined : renamed
    const binding = from === undefined ? { module: given, alias } : { module: from, name: given, alias }
    return { ...binding, local: renamed ?? localOf(binding), item: { list, at } }
  })
  if (from === undefined) return { ...range, module: bindings[0]?.module ?? '', form: 'import', bindings }
  return { ...range, module: from.replace(/\s/g, ''), form: 'name', bindings, names: list }
}

function join(file: ImportedFile, binding: ImportedName): readonly TextSplice[] | undefined {
  if (binding.name === undefined || binding.name === '*') return undefined
  const same = file.statements.filter((one) => one.names && one.module === binding.module && !one.isConditional)
  const [taken] = same
  return taken?.names && addItem(file.text, taken.names, { written: written(binding), orders: namesInOrder() })
}

const written = ({ name = '', alias }: ImportedName): string => (alias === undefined ? name : `${name} as ${alias}`)

function write(_: ImportedFile, binding: ImportedName): string {
  const { module, name, alias } = binding
  if (name === undefined) return `import ${module}${alias === undefined ? '' : ` as ${alias}`}`
  return `from ${module} import ${written(binding)}`
}

/** `__future__`, the standard library, packages, the own package. */
function groupOf(module: string): number {
  if (module === '__future__') return 0
  if (module.startsWith('.')) return 3
  return STANDARD.has(module.split('.', 1)[0] as string) ? 1 : 2
}

/** Modules of Python's standard library (sys.stdlib_module_names of 3.8 to 3.14), less those with a leading underscore. */
export const STANDARD: ReadonlySet<string> = new Set(
  (
    'abc aifc annotationlib antigravity argparse array ast asynchat asyncio asyncore atexit audioop base64 bdb binascii binhex ' +
    'bisect builtins bz2 cProfile calendar cgi cgitb chunk cmath cmd code codecs codeop collections colorsys compileall ' +
    'compression concurrent configparser contextlib contextvars copy copyreg crypt csv ctypes curses dataclasses datetime dbm ' +
    'decimal difflib dis distutils doctest email encodings ensurepip enum errno faulthandler fcntl filecmp fileinput fnmatch ' +
    'formatter fractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac html ' +
    'http idlelib imaplib imghdr imp importlib inspect io ipaddress itertools json keyword lib2to3 linecache locale logging lzma ' +
    'mailbox mailcap marshal math mimetypes mmap modulefinder msilib msvcrt multiprocessing netrc nis nntplib nt ntpath ' +
    'nturl2path numbers opcode operator optparse os ossaudiodev parser pathlib pdb pickle pickletools pipes pkgutil platform ' +
    'plistlib poplib posix posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri random ' +
    're readline reprlib resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site smtpd smtplib ' +
    'sndhdr socket socketserver spwd sqlite3 sre_compile sre_constants sre_parse ssl stat statistics string stringprep struct ' +
    'subprocess sunau symbol symtable sys sysconfig syslog tabnanny tarfile telnetlib tempfile termios textwrap this threading ' +
    'time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty turtle turtledemo types typing unicodedata ' +
    'unittest urllib uu uuid venv warnings wave weakref webbrowser winreg winsound wsgiref xdrlib xml xmlrpc zipapp zipfile ' +
    'zipimport zlib zoneinfo'
  ).split(' '),
)
