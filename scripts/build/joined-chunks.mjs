import path from 'node:path'
import { build } from 'esbuild'

/**
 * Each is what a command of every day loads, one after another: what a hook needs, what the command line starts with, what a run is
 * made of, then what puts its result in place.
 */
const JOINED = [
  { name: 'chunks/hook.js', roots: ['chunks/faces-cli-version.js', 'chunks/wings-sessions-commands-hook-call.js'] },
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
  const called = new Set([...texts.values()].flatMap((text) => [...text.matchAll(DYNAMIC)].map(([, , file]) => file)))
  const rest = files.flatMap(({ name, text }) => {
    const into = joined.get(name)
    if (into === undefined) return [{ name, text: redirected(name, text, joined) }]
    return called.has(path.posix.basename(name)) ? [{ name, text: doorOf(name, text, into) }] : []
  })
  return [...rest, ...made]
}

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
  return {
    name: 'of-bundle',
    setup(building) {
      building.onResolve({ filter: /./ }, ({ path: specifier, importer, kind }) => {
        if (!specifier.startsWith('.')) return { path: specifier, external: true, sideEffects: false }
        const from = importer === 'door.js' || importer.endsWith('/door.js') ? '.' : path.posix.dirname(importer)
        const file = path.posix.join(from, specifier)
        if (kind !== 'dynamic-import' && own.has(file)) return { path: file, namespace: 'bundle' }
        return { path: relative(name, file), external: true }
      })
      building.onLoad({ filter: /./, namespace: 'bundle' }, ({ path: file }) => ({
        contents: redirected(file, texts.get(file).replace(BANNER, ''), joined, own),
        loader: 'js',
      }))
    },
  }
}

const relative = (from, to) => {
  const found = path.posix.relative(path.posix.dirname(from), to)
  return found.startsWith('.') ? found : `./${found}`
}

/** The text, with what it imports from parts of a joined file imported from that file; its own fellows apart. */
function redirected(file, text, joined, fellows = new Set()) {
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
  return changed
}

/** A file that is loaded by its name hands on what is elsewhere now. */
const doorOf = (file, text, into) => {
  const names = exportsOf(text).map((one) => `${nameIn(file, one)} as ${one}`)
  return `export{${names}}from"${relative(file, into)}";\n`
}
