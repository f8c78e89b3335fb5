import path from 'node:path'
import { build } from 'esbuild'

/**
 * Each is what a command of every day loads, one after another: what is there before compiled code can be kept, what a hook needs, what
 * the command line starts with, what a run is made of, then what puts its result in place.
 */
const JOINED = [
  { name: 'chunks/version.js', roots: ['chunks/faces-cli-version.js', 'chunks/faces-reader.js'] },
  { name: 'chunks/hook.js', roots: ['chunks/wings-sessions-commands-hook-call.js'] },
  {
    name: 'chunks/start.js',
    roots: ['chunks/faces-cli-program.js', 'chunks/faces-cli-commands-check.js', 'chunks/faces-cli-commands-apply.js'],
  },
  { name: 'chunks/run.js', roots: ['chunks/core-plan-parse.js', 'chunks/core-run-apply.js'] },
  { name: 'chunks/written.js', roots: ['chunks/core-run-write-checkout.js'] },
]

/**
 * A bundler splits off a file for each set of entries that need a module, a hundred and fifty for one command, and a program waits for
 * each file. Here the files that these commands load are put into one for each start; what is loaded by name keeps its name.
 * @param {readonly { name: string, text: string }[]} files of the bundle, by their names in it
 */
export async function withJoinedChunks(files, options) {
  const texts = new Map(files.map(({ name, text }) => [name, text]))
  const joined = new Map()
  for (const { name, roots } of JOINED) {
    const parts = closure(roots, texts, new Set(joined.keys()))
    for (const part of parts) joined.set(part, name)
  }
  const made = []
  for (const { name } of JOINED) {
    const parts = [...joined].filter(([, into]) => into === name).map(([part]) => part)
    if (parts.length > 0) made.push({ name, text: await join(parts.sort(), { name, texts, joined, options }) })
  }
  const apart = files.filter(({ name }) => !joined.has(name))
  const rest = apart.map(({ name, text }) => ({ name, text: redirected(name, text, { texts, joined }) }))
  return [...rest.map((file) => (file.name === 'cli.js' ? { ...file, text: startOf(file.text) } : file)), ...made]
}

/**
 * The text of the command line itself. It loads nothing before it knows what is asked for and where compiled code is kept, and requires
 * modules of Node for the reason of `builtinNames`: `import{a as b}from"node:fs"` is `const{a:b}=require("node:fs")`.
 */
const startOf = (text) =>
  text
    .replaceAll(/import"\.\/chunks\/[^"]+";/g, '')
    .replaceAll(
      /import\s*(?:\*as ([\w$]+) |([\w$]+) |\{([^}]*)\})from"(node:[^"]+)";/g,
      (_, all, one, list = '', name) =>
        `const ${all ?? one ?? `{${list.replaceAll(' as ', ':')}}`}=require("${name}");`,
    )

/** The files that are loaded with these, and those. */
function closure(roots, texts, known) {
  const found = new Set()
  const waiting = roots.filter((root) => texts.has(root))
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (known.has(file) || found.has(file)) continue
    found.add(file)
    waiting.push(...headOf(file, texts.get(file)).imports.flatMap(({ target }) => target ?? []))
  }
  return found
}

const BANNER = /^(?:#!.*\n)?import \{ createRequire as requireFrom \} from 'node:module';[^\n]*\n/
const IMPORT = /import(?:(\{[^}]*\})from)?"(\.[^"]+)";/y
const OTHER = /import[^"';]*"[^".][^"]*";/y
const EXPORT = /export\{([^}]*)\};?\s*$/
const DYNAMIC = /import\("(\.\/(?:chunks\/)?)([^"]+)"\)/g

/** The imports that a file begins with, as the bundler writes them, and where they end. */
function headOf(file, text) {
  const imports = []
  let at = BANNER.exec(text)?.[0].length ?? 0
  for (;;) {
    IMPORT.lastIndex = at
    OTHER.lastIndex = at
    const own = IMPORT.exec(text)
    const match = own ?? OTHER.exec(text)
    if (!match) return { imports, end: at }
    if (own) {
      const target = path.posix.join(path.posix.dirname(file), own[2])
      imports.push({ start: at, end: at + own[0].length, names: own[1], target })
    }
    at += match[0].length
  }
}

/** What a file exports, by its names there: `a as b` is `b`. */
const exportsOf = (text) =>
  (EXPORT.exec(text)?.[1] ?? '')
    .split(',')
    .filter(Boolean)
    .map((one) => one.split(' as ').at(-1).trim())

/** The name under which a joined file exports what one of its parts does. */
const nameIn = (part, name) => `${path.posix.basename(part, '.js').replaceAll(/\W/g, '_')}$${name}`

async function join(parts, { name, texts, joined, options }) {
  const door = parts
    .map((part) => {
      const names = exportsOf(texts.get(part)).map((one) => `${one} as ${nameIn(part, one)}`)
      return names.length > 0 ? `export{${names}}from"./${part}"` : `import"./${part}"`
    })
    .join('\n')
  const { outputFiles } = await build({
    ...options,
    stdin: { contents: door, resolveDir: '/', sourcefile: 'door.js', loader: 'js' },
    outfile: name,
    write: false,
    bundle: true,
    splitting: false,
    plugins: [ofBundle(parts, { name, texts, joined })],
  })
  return outputFiles[0].text
}

/** Files of the bundle are read from memory. Those that stay apart, or are loaded by name, are outside. */
function ofBundle(parts, { name, texts, joined }) {
  const own = new Set(parts)
  const needed = builtinNames(parts.map((part) => texts.get(part)))
  return {
    name: 'of-bundle',
    setup(building) {
      building.onResolve({ filter: /./ }, ({ path: specifier, importer, kind }) => {
        if (kind === 'import-statement' && needed.has(specifier)) return { path: specifier, namespace: 'builtin' }
        if (!specifier.startsWith('.')) return { path: specifier, external: true, sideEffects: false }
        const from = importer === 'door.js' || importer.endsWith('/door.js') ? '.' : path.posix.dirname(importer)
        const file = path.posix.join(from, specifier)
        if (kind !== 'dynamic-import' && own.has(file)) return { path: file, namespace: 'bundle' }
        return { path: relative(name, file), external: true }
      })
      building.onLoad({ filter: /./, namespace: 'bundle' }, ({ path: file }) => ({
        contents: redirected(file, texts.get(file).replace(BANNER, ''), { texts, joined, fellows: own }),
        loader: 'js',
      }))
      building.onLoad({ filter: /./, namespace: 'builtin' }, ({ path: specifier }) => ({
        contents: LATE.has(specifier)
          ? [...needed.get(specifier)].map((one) => lateFunction(specifier, one)).join('\n')
          : `const all=require("${specifier}");export default all;export const{${[...needed.get(specifier)]}}=all`,
        loader: 'js',
      }))
    },
  }
}

/** Modules of Node that take long to load, and of which only functions are imported: they are loaded when the first is called. */
const LATE = new Set(['node:crypto', 'node:timers/promises'])

const lateFunction = (specifier, name) =>
  `export const ${name} = (...given) => require("${specifier}").${name}(...given)`

const BUILTIN = /import\s*(\*as [\w$]+|[\w$]+)?[\s,]*(?:\{([^}]*)\})?\s*from"(node:[^"]+|process)"/g

/**
 * The names that texts import from each module of Node. Imported, such a module is asked for every name that it has, and makes what it
 * makes only when asked: standard input, the list of Node's options. Required, it gives what is taken.
 */
function builtinNames(texts) {
  const needed = new Map()
  const whole = new Set()
  for (const [, one = '', list = '', specifier] of texts.flatMap((text) => [...text.matchAll(BUILTIN)])) {
    if (one.startsWith('*')) whole.add(specifier)
    const names = list.split(',').flatMap((name) => name.split(' as ')[0].trim() || [])
    needed.set(specifier, new Set([...(needed.get(specifier) ?? []), ...names.filter((name) => name !== 'default')]))
  }
  for (const specifier of whole) needed.delete(specifier)
  return needed
}

const relative = (from, to) => {
  const found = path.posix.relative(path.posix.dirname(from), to)
  return found.startsWith('.') ? found : `./${found}`
}

/** The text, with what it imports from parts of a joined file, at its head or by name, taken from that file; its own fellows apart. */
function redirected(file, text, { texts, joined, fellows = new Set() }) {
  const { imports } = headOf(file, text)
  let changed = text
  for (const { start, end, names, target } of imports.toReversed()) {
    const into = joined.get(target)
    if (into === undefined || fellows.has(target)) continue
    const list = names
      ?.slice(1, -1)
      .split(',')
      .map((one) => {
        const [name, alias = name] = one.split(' as ')
        return `${nameIn(target, name)} as ${alias}`
      })
    changed = `${changed.slice(0, start)}import${list ? `{${list}}from` : ''}"${relative(file, into)}";${changed.slice(end)}`
  }
  return changed.replace(DYNAMIC, (whole, _, called) => {
    const target = `chunks/${called}`
    const into = joined.get(target)
    if (into === undefined) return whole
    const list = exportsOf(texts.get(target)).map((one) => `${one}:all.${nameIn(target, one)}`)
    return `import("${relative(file, into)}").then(all=>({${list}}))`
  })
}
