// The engine and the grammars of structural matching: WebAssembly, compressed, in dist/grammars/, each read when it is first asked for.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

const GRAMMARS = 'node_modules/@vscode/tree-sitter-wasm/wasm'
const NAMES = 'bash css go java javascript python ruby rust tsx typescript'.split(' ')
/** Grammars whose own packages have the versions that ast-grep has: the file by its name, and the package. */
const OWN = {
  c: 'tree-sitter-c',
  c_sharp: 'tree-sitter-c-sharp',
  cpp: 'tree-sitter-cpp',
  html: 'tree-sitter-html',
  json: 'tree-sitter-json',
  php_only: 'tree-sitter-php',
  yaml: '@tree-sitter-grammars/tree-sitter-yaml',
}

/** Each file by the name that the code asks for. */
const FILES = {
  'ast-grep': 'node_modules/@ast-grep/wasm/wasm_bg.wasm',
  'web-tree-sitter': 'node_modules/web-tree-sitter/web-tree-sitter.wasm',
  ...Object.fromEntries(NAMES.map((name) => [`tree-sitter-${name}`, `${GRAMMARS}/tree-sitter-${name}.wasm`])),
  ...Object.fromEntries(
    Object.entries(OWN).map(([name, from]) => [`tree-sitter-${name}`, `node_modules/${from}/tree-sitter-${name}.wasm`]),
  ),
}

/** In the bundle, the module that reads the packages' files reads these. */
export const grammarReader = () => ({
  name: 'grammars',
  setup(building) {
    building.onLoad({ filter: /[\\/]structure[\\/]grammar-bytes\.ts$/ }, () => ({
      contents: `
        import { readFileSync } from 'node:fs'
        import { brotliDecompressSync } from 'node:zlib'
        export const wasmBytes = (name) =>
          new Uint8Array(brotliDecompressSync(readFileSync(new URL('../grammars/' + name + '.wasm.br', import.meta.url))))`,
    }))
  },
})

/** Compresses the files into `out`. Compressing takes minutes: a file of `out` or of dist/ that holds the same bytes is taken as it is. Returns what went in. */
export function writeGrammars(root, out) {
  mkdirSync(out, { recursive: true })
  const wanted = new Set(Object.keys(FILES).map((name) => `${name}.wasm.br`))
  for (const name of readdirSync(out)) if (!wanted.has(name)) rmSync(path.join(out, name))
  for (const [name, source] of Object.entries(FILES)) {
    const bytes = readFileSync(path.join(root, source))
    const file = path.join(out, `${name}.wasm.br`)
    const known = [file, path.join(root, 'dist/grammars', `${name}.wasm.br`)].find((made) => holds(made, bytes))
    if (known === file) continue
    writeFileSync(file, known === undefined ? compressed(bytes) : readFileSync(known))
  }
  return Object.values(FILES)
}

const holds = (made, bytes) => existsSync(made) && brotliDecompressSync(readFileSync(made)).equals(bytes)

const compressed = (bytes) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
