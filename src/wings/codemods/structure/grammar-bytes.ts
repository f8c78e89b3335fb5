import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const FOLDERS: Readonly<Record<string, string>> = {
  'ast-grep': '@ast-grep/wasm/wasm_bg.wasm',
  'web-tree-sitter': 'web-tree-sitter/web-tree-sitter.wasm',
}

/**
 * The WebAssembly of a grammar or of an engine, from the packages that hold it. In `dist` another module takes the place of this one,
 * which reads the compressed files beside it; see scripts/build/grammars.mjs.
 */
export const wasmBytes = (name: string): Uint8Array<ArrayBuffer> => {
  const file = FOLDERS[name] ?? `@vscode/tree-sitter-wasm/wasm/${name}.wasm`
  return new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(file)))
}
