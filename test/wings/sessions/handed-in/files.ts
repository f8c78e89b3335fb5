import type { Files } from '../memory-files.ts'

/** A text that is handed in with these files at hand, and what is to become of it. */
export interface HandedIn {
  readonly title: string
  readonly text: string
  readonly after: Files
  /** For a text that is refused: what is told to do, and what is handed in by whoever follows it, with which options. */
  readonly remedy?: { readonly told: RegExp; readonly followed: string; readonly options?: readonly string[] }
}

const TICKS = '`'.repeat(3)

export const FILES: Files = {
  'src/cart.js': `import { tax } from './tax.js'

export function total(items) {
  let sum = 0
  for (const item of items) {
    sum += item.price
  }
  return sum
}

export function count(items) {
  return items.length
}
`,
  'app.py': `import os
import sys

DEBUG = False


class Cart:
    def __init__(self):
        self.items = []

    def add(self, item):
        self.items.append(item)
        return self

    def clear(self):
        self.items = []
        return self
`,
  'README.md': `# Shop

A small shop.

## Use

${TICKS}sh
npm start
${TICKS}

Setext
=======
`,
  'conf/app.yaml': 'name: shop\nport: 8080\ndebug: false\n',
  Makefile: 'all:\n\tgcc -O1 main.c\n\nclean:\n\trm -f a.out\n',
  'win.txt': 'one\r\ntwo\r\nthree\r\n',
  'noeol.txt': 'alpha\nbeta',
  'i18n.py': 'GREETING = "こんにちは"\nPRICE = "5 €"\nLAST = 1\n',
  'main.go': 'package main\n\nimport "fmt"\n\nfunc main() {\n\tfmt.Println("hi")\n}\n',
  'lib.rs': 'fn main() {\n    let x = 5;\n    println!("{}", x);\n}\n',
}

/** The files after changes: a text of a file and what comes in its stead, a whole text, or nothing for a file that goes. */
export const made = (
  ...changes: readonly (readonly [file: string, old: string | undefined, fresh?: string | undefined])[]
): Files => {
  const after: Record<string, string> = { ...FILES }
  for (const [file, old, fresh] of changes) {
    const text = after[file] ?? ''
    if (old === undefined) delete after[file]
    else if (fresh === undefined) after[file] = old
    else if (text.split(old).length === 2) after[file] = text.replace(old, () => fresh)
    else throw new Error(`${file} does not have it once: ${old}`)
  }
  return after
}

export const right = (title: string, text: string, after: Files): HandedIn => ({ title, text, after })

export const told = (title: string, text: string, words: RegExp, followed: string, after: Files): HandedIn => ({
  ...{ title, text, after },
  remedy: { told: words, followed },
})

/** The same text again, with the options that are told. */
export const toldOptions = (title: string, text: string, options: readonly string[], after: Files): HandedIn => ({
  ...{ title, text, after },
  remedy: { told: new RegExp(options[0] ?? ''), followed: text, options },
})

export const fenced = (info: string, text: string): string => `${TICKS}${info}\n${text}${TICKS}\n`

/** Three changes of one line each, which most rows make: in JavaScript, Python, YAML. */
export const JS = made(['src/cart.js', 'let sum = 0', 'let sum = tax'])
export const PY = made(['app.py', 'DEBUG = False', 'DEBUG = True'])
export const YAML = made(['conf/app.yaml', '8080', '9090'])
export const BOTH = made(['src/cart.js', 'let sum = 0', 'let sum = tax'], ['app.py', 'DEBUG = False', 'DEBUG = True'])

export const JS_DIFF = `--- a/src/cart.js
+++ b/src/cart.js
@@ -1,6 +1,6 @@
 import { tax } from './tax.js'
 
 export function total(items) {
-  let sum = 0
+  let sum = tax
   for (const item of items) {
     sum += item.price
`
export const PY_DIFF = `--- a/app.py
+++ b/app.py
@@ -1,7 +1,7 @@
 import os
 import sys
 
-DEBUG = False
+DEBUG = True
 
 
 class Cart:
`
export const JS_PATCH = `*** Update File: src/cart.js
@@
 export function total(items) {
-  let sum = 0
+  let sum = tax
`
export const patch = (...parts: readonly string[]): string => `*** Begin Patch\n${parts.join('')}*** End Patch\n`
export const block = (old: string, fresh: string): string => `<<<<<<< SEARCH\n${old}=======\n${fresh}>>>>>>> REPLACE\n`
export const JS_BLOCK = `src/cart.js\n${fenced('js', block('  let sum = 0\n', '  let sum = tax\n'))}`
export const PY_BLOCK = `app.py\n${fenced('python', block('DEBUG = False\n', 'DEBUG = True\n'))}`

export const json = (value: unknown): string => `${JSON.stringify(value)}\n`
export const lines = (...values: readonly unknown[]): string => values.map(json).join('')
