import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const FILES: Readonly<Record<string, string>> = {
  'ast-grep': '@ast-grep/wasm/wasm_bg.wasm',
  'web-tree-sitter': 'web-tree-sitter/web-tree-sitter.wasm',
  'tree-sitter-c': 'tree-sitter-c/tree-sitter-c.wasm',
  'tree-sitter-c_sharp': 'tree-sitter-c-sharp/tree-sitter-c_sharp.wasm',
  'tree-sitter-cpp': 'tree-sitter-cpp/tree-sitter-cpp.wasm',
  'tree-sitter-html': 'tree-sitter-html/tree-sitter-html.wasm',
  'tree-sitter-json': 'tree-sitter-json/tree-sitter-json.wasm',
  'tree-sitter-php_only': 'tree-sitter-php/tree-sitter-php_only.wasm',
  'tree-sitter-yaml': '@tree-sitter-grammars/tree-sitter-yaml/tree-sitter-yaml.wasm',
}

/**
 * The WebAssembly of a grammar or of an engine, from the packages that hold it. In `dist` another module takes the place of this one,
 * which reads the compressed files beside it; see scripts/build/grammars.mjs.
 */
export const wasmBytes = (name: string): Uint8Array<ArrayBuffer> => {
  const file = FILES[name] ?? `@vscode/tree-sitter-wasm/wasm/${name}.wasm`
  return new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(file)))
}
