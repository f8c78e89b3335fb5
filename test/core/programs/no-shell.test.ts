import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../src')
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(root, file), 'utf8') }))

/** The source without its comments: what is said about shells is no call of one. */
const codeOf = (text: string): string => text.replace(/\/\*.*?\*\//gs, '').replace(/^\s*\/\/.*$/gm, '')

const filesWith = (pattern: RegExp): string[] =>
  sources.filter(({ text }) => pattern.test(codeOf(text))).map(({ file }) => file)

/** Where programs are started; and where a thread parses JavaScript, which it does not run. */
const STARTERS =
  /^(?:core\/programs|core\/git)\/|^faces\/cli\/commands\/demo\.ts$|^wings\/codemods\/structure\/own-parsers\.ts$/

describe('nothing from a plan reaches a shell, for', () => {
  it('there are sources to read', () => {
    expect(sources.length).toBeGreaterThan(50)
  })

  it('child processes are started where programs and git are run, and by the demo, and nowhere else', () => {
    const importers = filesWith(
      /\b(from|import|require)[\s(]*['"](node:)?(child_process|cluster|worker_threads|vm|repl|inspector)['"]/,
    )
    expect(importers.filter((file) => !STARTERS.test(file))).toEqual([])
  })

  it('of their functions only those that start no shell of their own are used', () => {
    for (const { file, text } of sources)
      for (const [, names = ''] of codeOf(text).matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]node:child_process['"]/g))
        for (const name of names.split(',').map((one) => one.trim()))
          expect([file, name]).toEqual([file, expect.stringMatching(/^((spawn|execFile)(Sync)?|type \w+|)$/)])
    expect(filesWith(/import\s*(\*\s*as\s*)?\w+\s*(,.*)?from\s*['"]node:child_process['"]/)).toEqual([])
    expect(filesWith(/\b(execSync|fork)\s*\(|child_process['"]\s*\)/)).toEqual([])
  })

  it('none uses a shell', () => {
    const told = filesWith(/\bshell\s*:(?!\s*false\b)|windowsVerbatimArguments/)
    expect(told.filter((file) => STARTERS.test(file))).toEqual([])
    expect(filesWith(/['"](\/bin\/)?(sh|bash|zsh|cmd(\.exe)?|powershell(\.exe)?|pwsh)['"]\s*,\s*\[/)).toEqual([])
  })

  it('text is never run as code', () => {
    expect(
      filesWith(/\beval\s*\(|new\s+Function\s*\(|\bFunction\s*\(\s*['"`]|runInNewContext|runInThisContext/),
    ).toEqual([])
  })
})
