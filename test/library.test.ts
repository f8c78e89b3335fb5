import { readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { describe, expect, it } from 'vitest'
import * as door from '../src/index.ts'
import { repository } from './support/git.ts'

const root = path.resolve(import.meta.dirname, '..')
const page = readFileSync(path.join(root, 'docs/library.md'), 'utf8')
const examples = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code)

describe('the library’s door', () => {
  it('has at most 40 values', () => {
    expect(Object.keys(door).length).toBeLessThanOrEqual(40)
  })

  it('shows each of the values that spec and page promise', () => {
    for (const name of [
      ...['parsePlan', 'applyPlan', 'createSession', 'areFileEditsEquivalent', 'findActualString'],
      ...['preserveQuoteStyle', 'getPatchForEdit', 'planSchema', 'definePlan'],
    ])
      expect(door).toHaveProperty(name)
  })

  it('has a subpath for every wing with a door, and no other', () => {
    const { exports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
    const subpaths = Object.keys(exports).filter((name) => /^\.\/\w+$/.test(name))
    const listed = [...page.matchAll(/^\| `editplan\/(\w+)`/gm)].map(([, wing]) => `./${wing}`)
    expect(subpaths.sort()).toEqual(listed.sort())
  })
})

describe('an example of the page about the library', () => {
  it.each(examples.map((code, at) => [at + 1, code] as const))('runs: number %i', async (_, code) => {
    using repo = repository({ 'greeting.txt': 'hello, garden\n' })
    const printed: unknown[][] = []
    await run(code, { root: repo.root, console: { log: (...words: unknown[]) => printed.push(words) } })
    expect(printed).toHaveLength(1)
  })
})

/** Runs an example as the body of a function: its imports are those of the sources. */
async function run(code: string, given: Readonly<Record<string, unknown>>): Promise<void> {
  const imports = [...code.matchAll(/^import \{([^}]*)\} from 'editplan(?:\/(\w+))?'$/gm)]
  const values: Record<string, unknown> = { ...given }
  for (const [, names = '', wing] of imports) {
    const module = await import(wing === undefined ? '../src/index.ts' : `../src/wings/${wing}/index.ts`)
    for (const name of names.split(',').map((one) => one.trim())) values[name] = module[name]
  }
  const body = code.replace(/^import .*$/gm, '')
  const { code: plain } = transformSync(`async function example() {${body}}`, { loader: 'ts' })
  await new Function(...Object.keys(values), `${plain}; return example()`)(...Object.values(values))
}
