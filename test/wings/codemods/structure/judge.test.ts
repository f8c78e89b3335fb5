import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { languageNamed } from '../../../../src/wings/codemods/structure/languages.ts'
import { findStructure } from '../../../../src/wings/codemods/structure/search.ts'
import { readFix } from '../../../../src/wings/codemods/structure/template.ts'
import { temporaryFolder } from '../../../support/git.ts'
import { SAMPLES, type Sample } from './samples.ts'

/** ast-grep's own program, of its package for this platform. */
const program = (() => {
  const require = createRequire(import.meta.url)
  const names = [
    `@ast-grep/cli-${process.platform}-${process.arch}`,
    `@ast-grep/cli-${process.platform}-${process.arch}-gnu`,
    `@ast-grep/cli-${process.platform}-${process.arch}-msvc`,
  ]
  for (const name of names) {
    try {
      return path.join(
        path.dirname(require.resolve(`${name}/package.json`)),
        process.platform === 'win32' ? 'ast-grep.exe' : 'ast-grep',
      )
    } catch {}
  }
  return undefined
})()

const CLI_NAMES: Readonly<Record<string, string>> = { csharp: 'CSharp', cpp: 'Cpp' }

/** What ast-grep itself finds in a text, and puts there. */
const judged = ({ language, file, text }: Sample, [matcher, fix]: Sample['rules'][number]) => {
  using folder = temporaryFolder()
  mkdirSync(folder.path, { recursive: true })
  writeFileSync(path.join(folder.path, file), text)
  const rule = typeof matcher === 'string' ? { rule: { pattern: matcher } } : matcher
  const inline = stringify({ id: 'r', language: CLI_NAMES[language] ?? language, ...rule, fix })
  const done = spawnSync(program ?? '', ['scan', '--inline-rules', inline, '--json=compact', file], {
    cwd: folder.path,
    encoding: 'utf8',
  })
  if (done.stdout === '') throw new Error(done.stderr)
  const bytes = Buffer.from(text)
  const at = (offset: number): number => bytes.subarray(0, offset).toString().length
  const found = JSON.parse(done.stdout) as {
    range: { byteOffset: { start: number; end: number } }
    replacement: string
  }[]
  return found
    .map(({ range: { byteOffset }, replacement }) => ({
      start: at(byteOffset.start),
      end: at(byteOffset.end),
      replacement,
    }))
    .sort((one, other) => one.start - other.start || one.end - other.end)
}

const RULES = SAMPLES.flatMap((sample) =>
  sample.rules.map((rule) => ({ sample, rule, name: `${sample.language} ${JSON.stringify(rule[0])}` })),
)

describe.skipIf(program === undefined)('structural matching', () => {
  it('is tried with enough rules', () => {
    expect(RULES.length).toBeGreaterThanOrEqual(60)
  })

  it.each(RULES)('finds and writes what ast-grep does: $name', async ({ sample, rule: [matcher, fix] }) => {
    const wanted = judged(sample, [matcher, fix])
    const found = await findStructure(sample.text, {
      language: languageNamed(sample.language),
      matcher,
      fix: readFix(fix),
    })
    expect(found.ok ? found.matches.map(({ broken: _, ...match }) => match) : found).toEqual(wanted)
    expect(wanted).not.toEqual([])
  })
})
