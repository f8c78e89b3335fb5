import { once } from 'node:events'
import { createRequire } from 'node:module'
import vm from 'node:vm'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { Node } from 'web-tree-sitter'
import { parseAllDocuments } from 'yaml'
import { type LanguageName, languageNamed } from './languages.ts'
import { readTree } from './tree.ts'

interface Rewrite {
  readonly before: string
  readonly after: string
}

/**
 * Whether the parser that files of a language are read with takes a text before a change and not after it: Node's own for JavaScript,
 * the compiler's for TypeScript where it is installed beside editplan, the readers of JSON and YAML; of Python the texts with values in
 * them, which versions before 3.12 read less of than its grammar does. False for other languages.
 */
export const isRefused = async (language: LanguageName, path: string, { before, after }: Rewrite): Promise<boolean> => {
  const takes = await parserFor(language, path)
  return takes !== undefined && !(await takes(after)) && (await takes(before))
}

type Takes = (text: string) => boolean | Promise<boolean>

const parserFor = async (language: LanguageName, path: string): Promise<Takes | undefined> => {
  if (language === 'json') return (text) => parses(() => JSON.parse(text))
  if (language === 'yaml') return (text) => parseAllDocuments(text).every(({ errors }) => errors.length === 0)
  if (language === 'typescript' || language === 'tsx') return typescript(path)
  if (language === 'javascript' && !path.endsWith('.jsx')) return (text) => takesJavaScript(text, path)
  return language === 'python' ? takesPython : undefined
}

const takesPython = async (text: string): Promise<boolean> => {
  if (!/[fF][rR]?["']/.test(text)) return true
  const read = await readTree(languageNamed('python'), text, (root) =>
    root.descendantsOfType('interpolation').every(isReadByAll),
  )
  return !read.ok || read.value
}

/** Without the quotes of its text, a backslash or, where the text is on one line, a line end. */
const isReadByAll = (value: Node): boolean => {
  let around = value.parent
  while (around && around.type !== 'string') around = around.parent
  const quotes = around?.firstChild?.text.replace(/^\w*/, '') ?? ''
  return (
    quotes === '' ||
    !(value.text.includes(quotes) || /\\/.test(value.text) || (quotes.length < 3 && /\n/.test(value.text)))
  )
}

const parses = (parse: () => unknown): boolean => {
  try {
    parse()
    return true
  } catch {
    return false
  }
}

/** As the name says, a module or a script; else either. */
const takesJavaScript = async (text: string, path: string): Promise<boolean> => {
  const isScript = !path.endsWith('.mjs') && parses(() => vm.compileFunction(text.replace(/^#!.*/, ''), []))
  return isScript || (!path.endsWith('.cjs') && (await takesModule(text)))
}

let checker: Worker | undefined

/** Only a thread that is started for it parses modules without running them. */
const takesModule = async (text: string): Promise<boolean> => {
  const worker = startChecker()
  const { port1, port2 } = new MessageChannel()
  worker.postMessage({ text, port: port2 }, [port2])
  // A thread that ends says nothing against the text.
  const [answer] = await Promise.race([once(port1, 'message'), once(worker, 'exit').catch(() => [true])])
  port1.close()
  return answer !== false
}

const startChecker = (): Worker => {
  if (checker) return checker
  const worker = new Worker(CHECKER, { eval: true, execArgv: ['--experimental-vm-modules', '--no-warnings'] })
  worker.unref()
  worker.setMaxListeners(0)
  worker.on('error', () => undefined)
  worker.on('exit', () => {
    checker = undefined
  })
  checker = worker
  return worker
}

const CHECKER = `
const vm = require('node:vm')
require('node:worker_threads').parentPort.on('message', ({ text, port }) => {
  let isTaken = true
  try {
    new vm.SourceTextModule(text)
  } catch {
    isTaken = false
  }
  port.postMessage(isTaken)
})`

interface Compiler {
  readonly createSourceFile: (
    name: string,
    text: string,
    target: number,
  ) => { readonly parseDiagnostics?: readonly unknown[] }
}

let compiler: Compiler | null | undefined

const typescript = async (path: string): Promise<Takes | undefined> => {
  compiler ??= loadCompiler()
  const { createSourceFile } = compiler ?? {}
  return createSourceFile && ((text) => (createSourceFile(path, text, 99).parseDiagnostics ?? []).length === 0)
}

/** The package of TypeScript 7 has no parser for programs; that of TypeScript 6 may be there under another name. */
const loadCompiler = (): Compiler | null => {
  const require = createRequire(import.meta.url)
  for (const name of ['typescript', '@typescript/typescript6']) {
    try {
      const loaded = require(name) as Partial<Compiler>
      if (loaded.createSourceFile) return loaded as Compiler
    } catch {}
  }
  return null
}
