import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { editplan } from '../../support/program.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(path.join(root, 'src', name), 'utf8'))
/** Of code, what is said to people: no comments. */
const said = sources.join('\n').replace(/^\s*(?:\*|\/\*\*|\/\/).*$/gm, '')

/** Calls that messages name, in backticks. */
const calls = new Set([...said.matchAll(/\\?`editplan ([a-z][^`\\$<\n]*)/g)].map(([, words = '']) => words.trim()))

describe('a call of editplan that a message names', () => {
  it('is found in messages', { tags: 'quick' }, () => {
    expect([...calls]).toEqual(expect.arrayContaining(['resume', 'history', 'fix --restore']))
  })

  it.each([...calls])('is of a command, and of options that it has: %s', async (call) => {
    // What follows -- is the call of another program.
    const words = call.replace(/ -- .*/, '').split(/[ ;]+/)
    const options = words.filter((word) => /^--[a-z]/.test(word))
    const names = words.slice(0, words.findIndex((word) => !/^[a-z][a-z-]*$/.test(word)) >>> 0)
    const help = await helpOf(names)
    for (const option of options) expect(help).toContain(option)
  })
})

/** The help of the deepest command that the words name; the rest of them are arguments. */
async function helpOf([name = '', below = '']: readonly string[]): Promise<string> {
  const { exitCode, stdout } = await editplan([name, ...(below ? [below] : []), '--help'], { cwd: root })
  expect(exitCode).toBe(0)
  return stdout
}

/** Options that messages ask for. */
const asked = new Set(
  [...said.matchAll(/\b(?:[Pp]ass|[Ss]et|[Uu]se|[Rr]aise|[Ww]ith|without) `?(--[a-z][a-z-]+)/g)].map(
    ([, name = '']) => name,
  ),
)
/** Those of git, and of the tools that fixes come from. */
const others = ['--continue', '--format', '--no-fix', '--reporter', '--unsafe', '--unsafe-fixes', '--word-diff']

describe('an option that a message asks for', () => {
  it('is one that a command has', async () => {
    expect(asked.size).toBeGreaterThan(5)
    const known = `${await helpBelow([])}${await helpBelow(['--all'])}`
    expect([...asked].filter((option) => !others.includes(option) && !known.includes(option))).toEqual([])
  })
})

/** The help of a command, or of all, and of those below it. */
async function helpBelow(words: readonly string[]): Promise<string> {
  const { stdout } = await editplan([...words, '--help'], { cwd: root })
  const own = words.filter((word) => !word.startsWith('-'))
  const groups = stdout.matchAll(
    own.length === 0 ? /^(?!Options)[A-Z][a-z ]+:\n(?: {2}.*\n)+/gm : /^Commands:\n(?: {2}.*\n)+/gm,
  )
  const names = [...groups].flatMap(([group]) =>
    [...group.matchAll(/^ {2}([a-z][a-z-]*)/gm)].map(([, name = '']) => name),
  )
  const parts: string[] = []
  for (const name of names) if (name !== 'help') parts.push(await helpBelow([...own, name]))
  return [stdout, ...parts].join('\n')
}
