import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build, transformSync } from 'esbuild'
import { describe, expect, it } from 'vitest'
import * as door from '../src/index.ts'
import * as text from '../src/text.ts'
import { type Garden, plantGarden, TOKEN } from './support/garden.ts'
import { repository } from './support/git.ts'

const root = path.resolve(import.meta.dirname, '..')
const page = readFileSync(path.join(root, 'docs/library.md'), 'utf8')
const tutorial = readFileSync(path.join(root, 'docs/first-tool.md'), 'utf8')
const examplesIn = (text: string) => [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code)

describe('the library’s door', () => {
  it('has at most 40 values', { tags: 'quick' }, () => {
    expect(Object.keys(door).length).toBeLessThanOrEqual(40)
  })

  it('shows each of the values that spec and page promise', () => {
    for (const name of [
      ...['parsePlan', 'applyPlan', 'createSession', 'areFileEditsEquivalent', 'findActualString'],
      ...['preserveQuoteStyle', 'getPatchForEdit', 'planSchema', 'definePlan'],
    ])
      expect(door).toHaveProperty(name)
  })

  it('names on its page each function that the page is about in its examples', () => {
    const imported = [...page.matchAll(/^import \{([^}]*)\} from 'editplan(?:\/text)?'$/gm)]
    const names = imported.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
    expect(names.filter((name) => !Object.hasOwn({ ...door, ...text }, name))).toEqual([])
    expect(new Set(names).size).toBeGreaterThan(15)
  })

  it('has a subpath for every wing with a door, one for texts, and no other', () => {
    const { exports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
    const subpaths = Object.keys(exports).filter((name) => /^\.\/\w+$/.test(name))
    const listed = [...page.matchAll(/^\| `editplan\/(\w+)` \|/gm)].map(([, wing]) => `./${wing}`)
    expect(subpaths.sort()).toEqual([...new Set(listed)].sort())
  })
})

describe('a function of the door that is called without types', () => {
  const verbs = ['applyPlan', 'checkPlan', 'verifyPlan', 'repairPlan', 'openPullRequest'] as const
  const others = ['createSession', 'listRuns', 'showRun', 'undoRun', 'redoRun', 'resumeRun', 'diffRun'] as const
  const more = ['planFromDiff', 'reviewPull', 'verifyPull', 'testPolicy', 'testCommand'] as const
  const called = async (name: string, ...given: readonly unknown[]): Promise<unknown> =>
    (door as unknown as Record<string, (...given: readonly unknown[]) => unknown>)[name]?.(...given)

  it.each([...verbs, ...others, ...more])('refuses options that are missing or have no root: %s', async (name) => {
    const plan = verbs.some((verb) => verb === name) ? [PLAN] : []
    for (const options of [undefined, {}, { root: 7 }])
      await expect(called(name, ...plan, options)).rejects.toMatchObject({ name: 'USAGE' })
  })

  it.each(verbs)('refuses what is no plan, by name: %s', async (name) => {
    using repo = repository({ 'greeting.txt': 'hello\n' })
    const options = { root: repo.root, publish: {} }
    for (const plan of [7, {}, 'title: Greet\n', { ...PLAN, steps: [{ tool: 'Read' }] }])
      await expect(called(name, plan, options)).rejects.toBeInstanceOf(door.EditplanError)
  })

  it.each(['openPullRequest', 'reviewPull', 'verifyPull'])('refuses to publish without settings: %s', async (name) => {
    const plan = name === 'openPullRequest' ? [PLAN] : []
    await expect(called(name, ...plan, { root: root, number: 1 })).rejects.toMatchObject({ name: 'USAGE' })
  })

  it.each(['parsePlan', 'formatPlan'])('refuses a source without text: %s', async (name) => {
    for (const source of [undefined, {}, { name: 'plan.yaml' }])
      await expect(called(name, source)).rejects.toMatchObject({ name: 'USAGE' })
  })
})

const PLAN = { version: 1, title: 'Greet', steps: [{ tool: 'Read', file_path: 'greeting.txt' }] }

describe('an example of the page about the library', () => {
  it.each(examplesIn(page).map((code, at) => [at + 1, code] as const))('runs: number %i', async (_, code) => {
    const printed: unknown[][] = []
    const console = { log: (...words: unknown[]) => printed.push(words) }
    if (code.includes('github')) {
      await using garden = await plantGarden()
      await run(code, { root: await greeted(garden), github: accessTo(garden), console })
    } else {
      using repo = repository({ 'greeting.txt': 'hello, garden\n' })
      await run(code, { root: repo.root, console })
    }
    expect(printed).toHaveLength(1)
    expect(printed.flat()).not.toContain(undefined)
  })
})

describe('a bundle of a program that uses the library', () => {
  it('needs no option about the packages that read images and PDF, and leaves them to what is installed', async () => {
    const file = path.join(root, 'src/core/tools/read/image.ts')
    const given = { outfile: 'tool.mjs', bundle: true, format: 'esm', platform: 'node', write: false } as const
    const made = await build({ ...given, entryPoints: [file], metafile: true, logLevel: 'silent' })
    expect(made.warnings).toEqual([])
    const inputs = Object.keys(made.metafile.inputs)
    expect(inputs.filter((name) => /node_modules[\\/](?:@img|sharp|unpdf)[\\/]/.test(name))).toEqual([])
  })
})

describe('the examples of the tutorial', () => {
  it('run one after the other in one checkout', async () => {
    using repo = repository({ 'greeting.txt': 'hello, garden\n' })
    const printed: unknown[][] = []
    const console = { log: (...words: unknown[]) => printed.push(words) }
    for (const code of examplesIn(tutorial)) await run(code, { root: repo.root, console })
    const result = { type: 'tool_result', tool_use_id: 'call-1', content: '1\thello, garden\n2\t', is_error: false }
    expect(printed).toEqual([
      [3, [result]],
      ['STRING_NOT_FOUND', true],
      [0, 2],
      [['1 of 1: applied']],
      ['salve, garden\n', 1],
    ])
  })
})

/** A checkout of the garden whose base has the file of the examples. */
async function greeted(garden: Garden): Promise<string> {
  await garden.commitElsewhere('main', { 'greeting.txt': 'hello, garden\n' })
  await garden.git('pull', '--quiet', garden.repository.folder, 'main')
  return garden.checkout
}

const accessTo = ({ github: { serverUrl, apiUrl }, repository: { name } }: Garden) => ({
  ...{ token: TOKEN, repository: name, serverUrl, apiUrl, fallback: 'fail' },
})

/** Runs an example as the body of a function: its imports are those of the sources. */
async function run(code: string, given: Readonly<Record<string, unknown>>): Promise<void> {
  const imports = [...code.matchAll(/^import \{([^}]*)\} from 'editplan(?:\/(\w+))?'$/gm)]
  const values: Record<string, unknown> = { ...given }
  for (const [, names = '', wing] of imports) {
    const source = wing === undefined ? 'index.ts' : wing === 'text' ? 'text.ts' : `wings/${wing}/index.ts`
    const module = await import(/* @vite-ignore */ path.join(root, 'src', source))
    for (const name of names.split(',').map((one) => one.trim())) values[name] = module[name]
  }
  const body = code.replace(/^import .*$/gm, '')
  const { code: plain } = transformSync(`async function example() {${body}}`, { loader: 'ts' })
  await new Function(...Object.keys(values), `${plain}; return example()`)(...Object.values(values))
}
