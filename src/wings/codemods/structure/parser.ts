import { Parser } from 'web-tree-sitter'
import { wasmBytes } from './grammar-bytes.ts'

/** Pages of 64 KiB that the parser has, and those that it may have: a tree of code takes some forty times the text, a hostile one more. */
const PAGES = { initial: 512, maximum: 16_384 }

/** Bytes in which the parser keeps its state before it is given a grammar. */
const FRESH = 2 ** 20

interface Imports extends WebAssembly.Imports {
  readonly env: { readonly __stack_pointer: WebAssembly.Global<'i32'> } & WebAssembly.ModuleImports
}

/** The parser of texts; the grammars that it is given are in its memory. */
export interface TreeParser {
  /**
   * Makes it as it was before its first grammar. To be called after a trap in it, also one that it was thrown through: a trap leaves its
   * memory and its stack half done. Its grammars, parsers, trees and cursors are gone, and must not be freed.
   */
  restore(): void
}

/** Loads the parser. Once in a process: its package keeps the one that it has. */
export const loadParser = async (): Promise<TreeParser> => {
  const memory = new WebAssembly.Memory(PAGES)
  const module = await WebAssembly.compile(wasmBytes('web-tree-sitter'))
  let stack: Imports['env']['__stack_pointer'] | undefined
  const options = {
    wasmMemory: memory,
    instantiateWasm: (
      imports: Imports,
      receive: (instance: WebAssembly.Instance, from: WebAssembly.Module) => void,
    ) => {
      stack = imports.env.__stack_pointer
      void WebAssembly.instantiate(module, imports).then((instance) => receive(instance, module))
      return {}
    },
    // It tells of its end by an exception as well.
    printErr: () => undefined,
  }
  await Parser.init(options as Parameters<typeof Parser.init>[0])
  const [bytes, top] = [new Uint8Array(memory.buffer, 0, FRESH).slice(), stack?.value]
  return {
    restore: () => {
      new Uint8Array(memory.buffer).fill(0).set(bytes)
      if (stack && top !== undefined) stack.value = top
    },
  }
}
