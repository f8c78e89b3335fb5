#!/usr/bin/env node
// node scripts/build.mjs [--out DIR] [--no-types]: everything that is published, from src/ into dist/ (or DIR), the same bytes wherever
// it is built; with --no-types all but the declarations, in a third of the time.
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build, transform } from 'esbuild'
import { bundleDeclarations } from './build/declarations.mjs'
import { grammarReader, writeGrammars } from './build/grammars.mjs'
import { withJoinedChunks } from './build/joined-chunks.mjs'
import { licenceText } from './build/licences.mjs'
import { reportClient } from './build/report-client.mjs'
import { withStableNames } from './build/stable-names.mjs'
import { bundleTextDoor } from './build/text-door.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const { values } = parseArgs({
  options: { out: { type: 'string', default: path.join(root, 'dist') }, types: { type: 'boolean', default: true } },
  allowNegative: true,
})
const out = path.resolve(values.out)

const entryPoints = Object.fromEntries(
  Object.entries({
    cli: 'src/faces/cli/main.ts',
    index: 'src/index.ts',
    action: 'src/faces/action/main.ts',
    ...Object.fromEntries([...doors()].filter(([name]) => name !== 'text')),
  }).filter(([, source]) => existsSync(path.join(root, source))),
)

for (const made of ['chunks', 'types', ...['index', ...doors().keys()].map((name) => `${name}.d.ts`)])
  rmSync(path.join(out, made), { recursive: true, force: true })
/** Node prints the line of an error that nobody catches: lines are short. */
const IN_LINES = { minifyWhitespace: true, lineLimit: 160, target: 'node20', charset: 'ascii', legalComments: 'none' }

const inputs = [...(await bundle()), ...(await writeTextDoor()), ...writeGrammars(root, path.join(out, 'grammars'))]
write('LICENSES.txt', licenceText(root, inputs))
// A dist/ that was moved away from its package.json stays ESM.
write('package.json', '{ "type": "module" }\n')
if (values.types)
  for (const { name, text } of await bundleDeclarations(root, {
    index: 'src/index.ts',
    ...Object.fromEntries(doors()),
  }))
    write(name, text)

/** What the package offers below its own name, such as `editplan/several`, and its source: the text's door, and one of each wing. */
function doors() {
  const { exports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const names = Object.keys(exports).flatMap((name) => /^\.\/(\w+)$/.exec(name)?.[1] ?? [])
  return new Map(names.map((name) => [name, name === 'text' ? 'src/text.ts' : `src/wings/${name}/index.ts`]))
}

/** @returns {Promise<string[]>} the files that went in */
async function bundle() {
  const inputs = []
  const options = {
    absWorkingDir: root,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'ascii',
    legalComments: 'none',
    // yaml, tunnel and debug call `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  }
  const result = await build({
    ...options,
    entryPoints,
    outdir: out,
    bundle: true,
    splitting: true,
    mainFields: ['module', 'main'],
    // The build of `yaml` in modules: its other one is loaded function by function.
    alias: { yaml: path.join(root, 'node_modules/yaml/browser/index.js') },
    chunkNames: 'chunks/[name]-[hash]',
    plugins: [
      sideEffectFree(/^(@actions\/|@octokit\/|undici$)/),
      grammarReader(),
      versionAlone(),
      reportClient(root, (files) => inputs.push(...files)),
    ],
    // `encoding` is what a client of HTTP uses for pages in old encodings, if it is there.
    external: ['encoding'],
    metafile: true,
    write: false,
  })
  for (const { name, text } of await withJoinedChunks(withStableNames(result, out), options)) {
    const { code } = await transform(text, IN_LINES)
    write(name, name === 'cli.js' ? executable(code) : code)
  }
  if (entryPoints.cli) chmodSync(path.join(out, 'cli.js'), 0o755)
  return [...inputs, ...Object.keys(result.metafile.inputs)]
}

async function writeTextDoor() {
  const { text, inputs } = await bundleTextDoor(root)
  write('text.js', text)
  return inputs
}

function executable(text) {
  return text.startsWith('#!') ? text : `#!/usr/bin/env node\n${text}`
}

/** Of package.json the command line needs its version. */
function versionAlone() {
  return {
    name: 'version-alone',
    setup(building) {
      building.onLoad({ filter: /\/package\.json$/ }, ({ path: file }) =>
        file === path.join(root, 'package.json')
          ? { contents: JSON.stringify({ version: JSON.parse(readFileSync(file, 'utf8')).version }), loader: 'json' }
          : undefined,
      )
    },
  }
}

/** Lets unused parts go of packages that have no side effects and do not say so. */
function sideEffectFree(filter) {
  return {
    name: 'side-effect-free',
    setup(building) {
      building.onResolve({ filter }, async ({ path: specifier, pluginData, kind, importer, resolveDir }) => {
        if (pluginData === sideEffectFree) return undefined
        const resolved = await building.resolve(specifier, { kind, importer, resolveDir, pluginData: sideEffectFree })
        return { ...resolved, sideEffects: false }
      })
    },
  }
}

function write(name, content) {
  const file = path.join(out, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}
