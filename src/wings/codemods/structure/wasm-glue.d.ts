// WebAssembly is declared among the types of browsers.
/// <reference lib="dom" />

declare module '@ast-grep/wasm/wasm_bg.js' {
  export * from '@ast-grep/wasm'
  export function __wbg_set_wasm(exports: unknown): void
}
