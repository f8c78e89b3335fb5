import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TemporaryFolder, temporaryFolder } from '../../support/folder.ts'
import { LanguageClient } from '../../support/language-client.ts'
import { blocksOf } from '../../support/markdown.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const SERVER = path.join(root, 'node_modules/yaml-language-server/bin/yaml-language-server')
const SCHEMA = `# yaml-language-server: $schema=${pathToFileURL(path.join(root, 'schema/plan.schema.json')).href}\n`

const PLANS = readdirSync(path.join(root, 'docs'))
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => blocksOf(readFileSync(path.join(root, 'docs', name), 'utf8')))
  .filter(({ language, text }) => language === 'yaml' && /^version: 1$/m.test(text) && /^steps:/m.test(text))
  .map(({ text }) => text)

let folder: TemporaryFolder
let client: LanguageClient

beforeAll(async () => {
  folder = temporaryFolder()
  client = await new LanguageClient(SERVER, folder.path, ['--stdio']).initialize()
})

afterAll(async () => {
  await client.close()
  folder[Symbol.dispose]()
})

const START = 'version: 1\ntitle: T\n'

describe('the YAML language server with the schema of plans', () => {
  it.each([
    [
      'an Edit',
      `${START}steps:\n  - tool: Edit\n    |`,
      [
        'glob',
        'exclude',
        'only_if',
        'regex',
        'pattern',
        'rule',
        'language',
        'expect_matches',
        'skip_unsupported',
        'when',
      ],
    ],
    ['a Set', `${START}steps:\n  - tool: Set\n    |`, ['glob', 'path', 'value', 'create', 'only_if']],
    [
      'a NotebookEdit',
      `${START}steps:\n  - tool: NotebookEdit\n    |`,
      ['cell', 'old_string', 'clear_outputs', 'glob'],
    ],
    [
      'a condition of files',
      `${START}steps:\n  - tool: Delete\n    glob: a\n    only_if:\n      |`,
      ['contains', 'not_contains', 'matches', 'not_matches'],
    ],
    ['the plan', `${START}|\nsteps: []\n`, ['vars', 'options', 'base']],
  ])('completes the keys of %s', async (_, marked, keys) => {
    await client.open('a.yaml', SCHEMA + marked.replace('|', ''))
    const labels = (await client.completion(marked)).map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(keys))
  })

  it('accepts every plan of the documentation', async () => {
    expect(PLANS.length).toBeGreaterThan(20)
    const refused: unknown[] = []
    for (const text of PLANS) {
      const told = await client.open('b.yaml', SCHEMA + text.replace(/^# yaml-language-server.*\n/, ''))
      if (told.length > 0) refused.push([text, told.map(({ message }) => message)])
    }
    expect(refused).toEqual([])
  })

  it.each([
    [
      'an unknown key',
      `${START}steps:\n  - { tool: Edit, file_path: a, old_string: b, new_string: c, only_iff: { contains: d } }\n`,
    ],
    ['a wrong kind', `${START}steps:\n  - { tool: Delete, glob: a, expect_matches: many }\n`],
    ['an unknown tool', `${START}steps:\n  - { tool: Rename, file_path: a }\n`],
  ])('marks %s', async (_, text) => {
    expect((await client.open('c.yaml', SCHEMA + text)).length).toBeGreaterThan(0)
  })
})
