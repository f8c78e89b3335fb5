import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openText, type TextFile } from '../../../../src/core/text/encoding.ts'
import type { StepInputs } from '../../../../src/core/tools/step-inputs.ts'
import { type Imports, importsOf, withImports } from '../../../../src/wings/codemods/imports/with-imports.ts'
import { readTree } from '../../../../src/wings/codemods/structure/tree.ts'
import { programOnPath } from '../../../support/program-on-path.ts'
import { WHOLE } from '../../../support/whole.ts'
import { type ImportCase, importCase } from './arbitrary-imports.ts'
import { type Brought, brought, type ImportingLanguage, importsIn } from './import-reader.ts'

const RUNS = Number(process.env.IMPORT_RUNS ?? 100)
const LANGUAGES: readonly ImportingLanguage[] = ['javascript', 'typescript', 'python', 'go', 'java', 'rust']

const step = async (path: string, text: string, input: StepInputs['Import']) => {
  const { file } = openText(Buffer.from(text)) as { readonly file: TextFile }
  const made = await withImports(importsOf(path) as Imports, file, input)
  return made.ok ? made.file.bytes.toString() : made.problem
}

const faultsOf = async (path: string, text: string): Promise<number> => {
  const { language } = importsOf(path) as Imports
  const read = await readTree(language, text.replaceAll('\r\n', '\n'), (root) => root.descendantsOfType('ERROR').length)
  return read.ok ? read.value : -1
}

/** What a step asks for, as the second reader names it; `*` of a file with `require` is its default export too. */
const askedOf = (
  language: ImportingLanguage,
  input: StepInputs['Import'],
  usesRequire: boolean,
): readonly Brought[] => {
  const { from, names = [], default: own, namespace, alias, type, static: isStatic } = input
  const kind = type ? 'type' : isStatic ? 'static' : ''
  const named = names.map((one) => one.split(/\s+as\s+/) as [string, string?])
  if (language === 'go' || (language === 'python' && names.length === 0)) return [brought(from, '', alias)]
  if (language === 'rust' || language === 'java') {
    const separator = language === 'rust' ? '::' : '.'
    const asPath = (path: string, local?: string) => {
      const at = path.lastIndexOf(separator)
      return brought(path.slice(0, Math.max(0, at)), path.slice(at < 0 ? 0 : at + separator.length), local, kind)
    }
    if (names.length === 0) return [asPath(from, alias)]
    return named.map(([name, local]) => asPath(name === 'self' ? from : `${from}${separator}${name}`, local))
  }
  const all = [
    ...(own === undefined ? [] : [brought(from, usesRequire && !type ? '*' : 'default', own, kind)]),
    ...(namespace === undefined ? [] : [brought(from, '*', namespace, kind)]),
    ...named.map(([name, local]) => brought(from, name, local, kind)),
  ]
  return all.length > 0 ? all : [brought(from)]
}

const less = (all: readonly Brought[], some: readonly Brought[]): readonly Brought[] => {
  const left = [...some]
  return all.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const commentsIn = (text: string): number => text.match(/\b(?:why|above|last|each|Copyright|include)\b/g)?.length ?? 0

/** What is there brings it too: all of a package in Java, the same name in Go, a value that is a type as well. */
const isCovered = (language: ImportingLanguage, text: string, has: readonly Brought[], one: Brought): boolean => {
  const [module = '', name = '', alias = '', kind = ''] = one.split(' ')
  if (language === 'go') return alias !== '_' && alias !== '.' && has.some((each) => each.startsWith(`${module}  `))
  if (language === 'java')
    return has.includes(brought(module, '*', '', kind)) || (kind === '' && text.includes(`package ${module};`))
  return kind === 'type' && has.includes(brought(module, name, alias))
}

const blanks = (text: string): number => text.split('\n').filter((line) => line.trim() === '').length

/** Blank lines around a new import stay where code is next to it. */
const lessBlanks = (text: string): string => text.replace(/(?:\r?\n[ \t]*)+(?=\r?\n)/g, '').trim()

/** A file whose form the step changes for good: a block of Go, a list of one of Rust, empty brackets, a type that becomes a value. */
const takesAnotherForm = (language: ImportingLanguage, before: string, gone: readonly Brought[]): boolean =>
  gone.length > 0 ||
  (language === 'go' && !/import\s*\(\s*\n[^)]*["`]/.test(before)) ||
  (language === 'rust' && /\{\s*[\w ]+,?\s*\}/.test(before)) ||
  /import\s*(?:type\s*)?\{\s*\}|import\s*\(\s*\)/.test(before)

/** A module alone takes all of it away, and a name all that it is called. */
const takesOthers = (had: readonly Brought[], asked: readonly Brought[]): boolean =>
  asked.some((one) => {
    const [module, name] = one.split(' ')
    return had.some((each) => each.startsWith(name === '' ? `${module} ` : `${module} ${name} `))
  })

const check = async (language: ImportingLanguage, { path, text, head, body, input }: ImportCase) => {
  const had = importsIn(language, text)
  const after = await step(path, text, input)
  if (typeof after !== 'string') {
    expect(['NAME_TAKEN', 'CHANGE_UNCERTAIN']).toContain(after.name)
    return undefined
  }
  const asked = askedOf(language, input, language === 'javascript' && /\brequire\(/.test(text))
  const has = importsIn(language, after)
  const [gone, come] = [less(had, has), less(has, had)]
  expect(await faultsOf(path, after)).toBe(await faultsOf(path, text))
  expect(come).toEqual(come.filter((one) => asked.includes(one)))
  for (const one of asked) {
    const times = (all: readonly Brought[]) => all.filter((each) => each === one).length
    if (times(has) !== Math.max(1, times(had))) expect([one, isCovered(language, text, has, one)]).toEqual([one, true])
  }
  expect(gone.every((one) => asked.includes(one.replace(/ type$/, ' ')))).toBe(true)
  expect([after.startsWith(head), after.trimEnd().endsWith(body)]).toEqual([true, true])
  if (gone.length === 0) expect(commentsIn(after)).toBe(commentsIn(text))
  expect(after.includes('\r\n') && /[^\r]\n/.test(after)).toBe(false)
  expect(await step(path, after, input)).toBe(after)
  if (come.length === 0) expect(after).toBe(text)
  else if (come.length === asked.length && !takesAnotherForm(language, text, gone) && !takesOthers(had, asked)) {
    const back = await step(path, after, { ...input, remove: true })
    if (blanks(after) === blanks(text) && !/^\s/.test(text)) expect(back).toBe(text)
    else expect(lessBlanks(String(back))).toBe(lessBlanks(text))
  }
  return after
}

/** Files that the language's own parser refuses; none where it is not installed. */
const refusedBy = (language: ImportingLanguage, texts: readonly string[]): readonly string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'))
  const files = texts.map((text, at) => {
    const file = join(folder, `a${at}.${ENDINGS[language]}`)
    writeFileSync(file, text)
    return file
  })
  const [program = '', ...args] = PARSERS[language] ?? []
  if (program === '' || !programOnPath(program)) return []
  const env = { ...process.env, RUSTC_BOOTSTRAP: '1' }
  const calls = language === 'rust' ? files.map((file) => [file]) : [files]
  return calls.flatMap((some) => {
    const { status, stderr } = spawnSync(program, [...args, ...some], { encoding: 'utf8', env })
    return status === 0 ? [] : [stderr]
  })
}

const ENDINGS = { javascript: 'mjs', typescript: 'ts', python: 'py', go: 'go', java: 'java', rust: 'rs' } as const
const PARSERS: { readonly [Language in ImportingLanguage]?: readonly string[] } = {
  python: ['python3', '-c', 'import ast, sys; [ast.parse(open(name, "rb").read(), name) for name in sys.argv[1:]]'],
  go: ['gofmt', '-e', '-l'],
  rust: ['rustc', '-Zparse-crate-root-only'],
}

describe('an Import of a generated file', () => {
  it.each(LANGUAGES)(
    'of %s adds what is asked for once, changes nothing else, and takes it away again',
    { tags: 'quick' },
    async (language) => {
      const made: string[] = []
      await fc.assert(
        fc.asyncProperty(importCase(language), async (given) => {
          const after = await check(language, given)
          if (after !== undefined) made.push(after)
        }),
        { numRuns: RUNS },
      )
      expect(made.length).toBeGreaterThan(WHOLE ? RUNS / 2 : 0)
      if (WHOLE) expect(await refusedBy(language, made)).toEqual([])
    },
  )
})
