#!/usr/bin/env node
// node scripts/build.mjs [--out DIR]: everything that is published, from src/ into dist/ (or DIR), the same bytes wherever it is built.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { grammarReader, writeGrammars } from './build/grammars.mjs'
import { licenceText } from './build/licences.mjs'
import { reportClient } from './build/report-client.mjs'
import { imageEngine, WASM_ENGINE, wasmEngine } from './build/sharp.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const { values } = parseArgs({ options: { out: { type: 'string', default: path.join(root, 'dist') } } })
const out = path.resolve(values.out)

const entryPoints = Object.fromEntries(
  Object.entries({
    cli: 'src/faces/cli/main.ts',
    index: 'src/index.ts',
    action: 'src/faces/action/main.ts',
  }).filter(([, source]) => existsSync(path.join(root, source))),
)

for (const made of ['chunks', 'types']) rmSync(path.join(out, made), { recursive: true, force: true })
const inputs = [...(await bundle()), ...(await bundleWasmEngine()), ...writeGrammars(root, path.join(out, 'grammars'))]
write('LICENSES.txt', licenceText(root, inputs))
// A dist/ that was moved away from its package.json stays ESM.
write('package.json', '{ "type": "module" }\n')
if (entryPoints.index) declarations()

/** @returns {Promise<string[]>} the files that went in */
async function bundle() {
  const inputs = []
  const result = await build({
    absWorkingDir: root,
    entryPoints,
    outdir: out,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'ascii',
    legalComments: 'none',
    mainFields: ['module', 'main'],
    // The build of `yaml` in modules: its other one is loaded function by function.
    alias: { yaml: path.join(root, 'node_modules/yaml/browser/index.js') },
    chunkNames: 'chunks/[name]-[hash]',
    // yaml, tunnel and debug call `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    plugins: [
      sideEffectFree(/^(@actions\/|@octokit\/|undici$)/),
      imageEngine(),
      grammarReader(),
      reportClient(root, (files) => inputs.push(...files)),
    ],
    metafile: true,
    write: false,
  })
  for (const file of result.outputFiles) write(path.relative(out, file.path), executable(file))
  if (entryPoints.cli) chmodSync(path.join(out, 'cli.js'), 0o755)
  return [...inputs, ...Object.keys(result.metafile.inputs)]
}

function executable(file) {
  const command = path.basename(file.path) === 'cli.js' && !file.text.startsWith('#!')
  return command ? `#!/usr/bin/env node\n${file.text}` : file.contents
}

/** sharp's WebAssembly build: one CJS file (it is its own worker's entry too), the .wasm beside it under its own name. */
async function bundleWasmEngine() {
  const result = await build({ ...wasmEngine(root), metafile: true, write: false })
  const [script] = result.outputFiles
  write(path.join('chunks', WASM_ENGINE.script), script.contents)
  for (const [name, source] of Object.entries(WASM_ENGINE.copies)) {
    copyFileSync(path.join(root, source), path.join(out, 'chunks', name))
  }
  return Object.keys(result.metafile.inputs)
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

function declarations() {
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
  const project = path.join(root, 'scripts/build/tsconfig.types.json')
  const args = [compiler, '-p', project, '--outDir', path.join(out, 'types')]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
  // The compiler rewrites relative imports to .js in code alone, not in declarations.
  for (const name of readdirSync(path.join(out, 'types'), { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue
    const text = readFileSync(path.join(out, 'types', name), 'utf8')
    write(path.join('types', name), text.replace(/((?:from |import\()['"]\.{1,2}\/[^'"]*)\.ts(?=['"])/g, '$1.js'))
  }
}

function write(name, content) {
  const file = path.join(out, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}
