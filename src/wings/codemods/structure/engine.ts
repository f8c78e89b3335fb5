import type { SgNode } from '@ast-grep/wasm'
import * as glue from '@ast-grep/wasm/wasm_bg.js'
import { Language as Grammar, type Node, Parser } from 'web-tree-sitter'
import type { Span } from '../../../core/text/splice.ts'
import { EditplanError } from '../../../errors.ts'
import { wasmBytes } from './grammar-bytes.ts'
import type { Language } from './languages.ts'
import { StructureLimit, walk, work } from './work.ts'

/** A parsed text; to be freed, since its memory is not JavaScript's. */
export type ParsedText = glue.SgRoot

/** Parses and searches, each step counted. */
export interface Engine {
  /** Throws StructureLimit. */
  parse(language: Language, text: string): ParsedText
  /** Takes a pattern apart. Throws StructureLimit, or an error of the engine's for what is not a pattern. */
  readPattern(language: Language, pattern: { readonly context: string; readonly selector?: string }): PatternPart
  /** Every kind of node that the grammar has. */
  kinds(language: Language): readonly string[]
}

/** A part of a pattern, as the engine reads it. */
export interface PatternPart {
  readonly kind: string
  readonly isNamed: boolean
  readonly children: readonly PatternPart[]
  readonly text?: string
  readonly pattern?: 'terminal' | 'metaVar' | 'internal'
}

const grammars = new Map<string, Grammar>()
let loaded: Promise<{ readonly engine: WebAssembly.Module; readonly parser: TreeParser }> | undefined
let parserIsBroken = false
let registered = new Set<string>()
let running = false
let memory: WebAssembly.Memory | undefined
/** What the search under way made of the parser's memory. */
const made: Deletable[] = []
/** One for each language of the engine. */
const parsers: Deletable[] = []
/**
 * The functions that an engine gave to JavaScript, kept for ever. Were one of an engine that was dropped collected, the memory at its
 * place would be freed in the engine after it.
 */
const callbacks: unknown[] = []
/** The grammar that the engine is being given. */
let registering: Grammar | undefined
/** Ends with the last search that was asked for, however that went. */
let before: Promise<unknown> = Promise.resolve()

/**
 * Searches with the engine and the grammar of a language, each loaded when it is first asked for. One search at a time: between a
 * search's loading and its work, another could drop the engine.
 */
export const withEngine = <Result>(
  language: Language,
  search: (engine: Engine) => Result | Promise<Result>,
): Promise<Result> => {
  const result = before.then(async () => {
    await ready(language)
    return search(given)
  })
  before = result.catch(() => undefined)
  return result
}

const given: Engine = {
  parse: ({ name }, text) => glue.parse(name, text),
  readPattern: ({ name }, { context, selector }) => glue.dumpPattern(name, context, selector),
  kinds: ({ name }) => grammars.get(name)?.types.filter((type) => /^\w+$/.test(type)) ?? [],
}

const ready = async (language: Language): Promise<void> => {
  loaded ??= load()
  const { engine, parser } = await loaded
  if (parserIsBroken) {
    parser.restore()
    grammars.clear()
    parserIsBroken = false
  }
  if (!running) await start(engine)
  if (!registered.has(language.name)) await register(language)
}

/**
 * Forgets an engine that an exception has left half done; the next search begins with another. All that the old one gave must have been
 * freed. Its memory is detached, so that the functions between it and JavaScript look for the new one's.
 */
export const dropEngine = (): void => {
  memory?.grow(0)
  memory = undefined
  running = false
  registered = new Set()
  const old = parsers.splice(0)
  if (!parserIsBroken) for (const parser of old) parser.delete()
}

/** Forgets the engine, and with it the parser, what that made and the grammars in it: a trap in either leaves both half done. */
export const dropParser = (): void => {
  parserIsBroken = true
  made.length = 0
  dropEngine()
}

/** Whether a parse has failed for want of memory, or of stack. */
export const hasParserFailed = (): boolean => parserIsBroken

interface Deletable {
  delete(): void
}

/** Gives back the memory of the trees and cursors that were made since the last call: it is not JavaScript's. */
export const freeParsed = (): void => {
  asked = undefined
  for (const one of made.splice(0).reverse()) one.delete()
}

const keepIn =
  <Kept>(list: Kept[]) =>
  <Made>(one: Made): Made => {
    list.push(one as Made & Kept)
    return one
  }

const load = async () => ({ parser: await loadParser(), engine: await WebAssembly.compile(bytesOf('ast-grep')) })

/** Throws UNAVAILABLE_HERE for what was not installed, or is damaged. */
const bytesOf = (name: string): Uint8Array<ArrayBuffer> => {
  try {
    return wasmBytes(name)
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error)
    const message = `The grammar or engine ${name} cannot be read: ${why}. Install editplan again.`
    throw new EditplanError({ name: 'UNAVAILABLE_HERE', message })
  }
}

/** Pages of 64 KiB that the parser has, and those that it may have: a tree of code takes some forty times the text, a hostile one more. */
const PAGES = { initial: 512, maximum: 16_384 }

/** Bytes in which the parser keeps its state before it is given a grammar. */
const FRESH = 2 ** 20

interface Imports extends WebAssembly.Imports {
  readonly env: { readonly __stack_pointer: WebAssembly.Global<'i32'> } & WebAssembly.ModuleImports
}

/** The parser of texts; the grammars that it is given are in its memory. */
interface TreeParser {
  /**
   * Makes it as it was before its first grammar. To be called after a trap in it, also one that it was thrown through: a trap leaves its
   * memory and its stack half done. Its grammars, parsers, trees and cursors are gone, and must not be freed.
   */
  restore(): void
}

/** Loads the parser. Once in a process: its package keeps the one that it has. */
const loadParser = async (): Promise<TreeParser> => {
  const memory = new WebAssembly.Memory(PAGES)
  const module = await WebAssembly.compile(bytesOf('web-tree-sitter'))
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
    // It also reports its end by an exception.
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

const start = async (module: WebAssembly.Module): Promise<void> => {
  const imports = { './wasm_bg.js': counted(glue as unknown as Glue) }
  const instance = await WebAssembly.instantiate(module, imports as unknown as WebAssembly.Imports)
  glue.__wbg_set_wasm(instance.exports)
  memory = instance.exports.memory as WebAssembly.Memory
  const { __wbindgen_start: begin } = instance.exports as { __wbindgen_start: () => void }
  begin()
  await glue.initializeTreeSitter()
  running = true
}

const register = async ({ name, grammar, expandoChar }: Language): Promise<void> => {
  const loaded = grammars.get(name) ?? (await Grammar.load(bytesOf(grammar)))
  grammars.set(name, loaded)
  registering = loaded
  work.begin(0)
  await glue.registerDynamicLanguage({
    [name]: { libraryPath: name, ...(expandoChar !== undefined && { expandoChar }) },
  })
  registered.add(name)
}

/** The parser's node that the engine asked last for its number. */
let asked: Node | undefined

/**
 * Where a node is. The engine's own answer takes three objects in its memory, each registered with the collector of garbage: a third of
 * the time of a search with many matches. So the parser's node is asked, which shows itself when the engine asks it for its number.
 */
export const placeOf = (node: SgNode): Span => {
  const { startIndex: start, endIndex: end } = nodeOf(node)
  return { start, end }
}

/** The parser's own node. */
export const nodeOf = (node: SgNode): Node => {
  node.id()
  return asked as Node
}

type Glue = Readonly<Record<string, (...parameters: unknown[]) => unknown>>

/** Looks at nodes of the tree, through which all of a search goes. */
const LOOKS =
  /^__wbg_(?:child|childCount|childForFieldId|childForFieldName|namedChildCount|nextSibling|previousSibling|parent|gotoFirstChild|gotoNextSibling|currentNode|typeId|text|startIndex|endIndex|isNamed|currentFieldId)_/

/** The functions that the engine calls, with a step for each look at the tree, and grammars from memory rather than from files. */
const counted = (functions: Glue): Glue =>
  Object.fromEntries(
    Object.entries(functions)
      .filter(([name]) => name.startsWith('__wb'))
      .map(([name, call]) => [name, replaced(name, call)]),
  )

/** What makes things that are freed or kept: cursors and copies of trees, parsers, functions of the engine. */
const MAKES: readonly (readonly [name: RegExp, keep: <Made>(one: Made) => Made])[] = [
  [/^__wbg_(?:walk|copy)_/, keepIn(made)],
  [/^__wbg___new_/, keepIn(parsers)],
  [/^__wbindgen_cast_0+1$/, keepIn(callbacks)],
]

const replaced = (name: string, call: Glue[string]): Glue[string] => {
  if (name.startsWith('__wbg_init_')) return () => Promise.resolve()
  if (name.startsWith('__wbg_load_')) return () => Promise.resolve(registering)
  if (name.startsWith('__wbg_parse_'))
    return (parser, text, old, options) => call({ parse: parseCounted(parser as Parser) }, text, old, options)
  if (name.startsWith('__wbg_rootNode_')) return (tree) => walk.root(call(tree) as Node)
  if (name.startsWith('__wbg_children_'))
    return (to, node) => {
      work.spend(1)
      return call(to, { children: walk.childrenOf(node as Node) })
    }
  if (name.startsWith('__wbg_type_'))
    return (node) => {
      work.spend(1)
      return kindOf(node as Node)
    }
  if (name.startsWith('__wbg_id_'))
    return (node) => {
      work.spend(1)
      asked = node as Node
      return call(node)
    }
  const keep = MAKES.find(([makes]) => makes.test(name))?.[1]
  if (keep) return (...parameters) => keep(call(...parameters))
  if (!LOOKS.test(name)) return call
  return (one, two, three, four) => {
    work.spend(1)
    return call(one, two, three, four)
  }
}

/** The kind of a real error; no other node has it. */
const ERROR = 65_535

/** The parser calls a node whose kind has no name an error too, as the end of a text is to Go. */
const kindOf = ({ type, typeId }: Node): string => (type === 'ERROR' && typeId !== ERROR ? '' : type)

const parseCounted =
  (parser: Parser): Parser['parse'] =>
  (text, old, options) => {
    const tree = parsed(() => parser.parse(text, old, { ...options, progressCallback: () => work.parserIsDone() }))
    if (tree) return keepIn(made)(tree)
    parser.reset()
    throw new StructureLimit(work.budget)
  }

/** The engine makes an error of its own of an exception. */
const parsed = <Made>(parse: () => Made): Made => {
  try {
    return parse()
  } catch (error) {
    parserIsBroken = true
    throw error
  }
}
