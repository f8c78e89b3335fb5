import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { INPUTS } from '../src/inputs/table.ts'

/* What other tools call an input, a key, a command or an option, each in docs/jobs.md, with ours or the reason why not. */

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

const TABLES = read('docs/jobs.md').split('## Coming from another tool\n')[1] ?? ''
const rowsOf = (tool: string): readonly (readonly string[])[] => {
  const [, table = ''] = TABLES.split(new RegExp(`^\\| ${tool}.* \\| here \\|\n.*\n`, 'm'))
  return (/^(?:\|.*\n)*/.exec(table)?.[0] ?? '')
    .trim()
    .split('\n')
    .map((row) => row.split('|').slice(1, 3))
}
const codeIn = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
const wordsIn = (text: string): readonly string[] =>
  codeIn(text)
    .flatMap((code) => code.split(/[ :,]+/))
    .filter(Boolean)

const NAMES: Readonly<Record<string, readonly string[]>> = JSON.parse(read('test/names-of-other-tools.json'))
const TOOLS = Object.keys(NAMES)

/** Names and values of inputs, keys of campaigns and policies, commands, and what the text explains itself. */
const OURS = new Set([
  ...INPUTS.flatMap(({ name, type }) => [name, ...(typeof type === 'string' ? [] : type)]),
  ...['schema/campaign.schema.json', 'schema/policy.schema.json'].flatMap((name) => keysIn(JSON.parse(read(name)))),
  ...['campaign', 'plan', 'run', 'merge', 'status', 'close', 'apply', 'check', 'completion', 'version', 'author'],
  ...['jobs', 'method'],
  ...['codeowners', 'always', 'week', 'if', 'GITHUB_TOKEN', 'GITHUB_API_URL', 'true'],
])

function keysIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {} } = schema as { readonly properties?: object }
  return [...Object.keys(properties), ...Object.values(schema).flatMap(keysIn)]
}

describe('the permissions of a job', () => {
  const [table = '', besides = ''] = read('docs/jobs.md').split('\n## ')[0]?.split('Some inputs need more:') ?? []
  const cellsOf = (text: string): readonly (readonly string[])[] =>
    [...text.matchAll(/^\| (?!job|input|---)(.*) \|$/gm)].map(([, row = '']) => row.split(' | '))
  const permissionsIn = (text: string): readonly string[] =>
    codeIn(text)
      .filter((code) => /: (?:read|write)$/.test(code))
      .toSorted()

  /** Jobs of examples that run in the stand-in for GitHub, which refuses what a job lacks and finds what it could go without. */
  const JOBS: Readonly<Record<string, readonly [file: string, job: string]>> = {
    plan: ['weekly-plan.yml', 'update'],
    'dry run': ['apply-committed-plan.yml', 'check'],
    publish: ['weekly-plan.yml', 'publish'],
    review: ['review-decisions.yml', 'review'],
    verify: ['verify-pull-request.yml', 'verify'],
    overlap: ['overlaps.yml', 'overlap'],
    explain: ['explain.yml', 'explain'],
    post: ['post-explanation.yml', 'post'],
  }

  it('are in the table as the job of the example has them', () => {
    const shown = cellsOf(table).map(([name = '', , permissions = '']) => [
      name,
      permissionsIn(permissions.split(';')[0] ?? ''),
    ])
    const had = Object.entries(JOBS).map(([name, [file, job]]) => {
      const { permissions } = parse(read(`examples/workflows/${file}`)).jobs[job]
      return [
        name,
        Object.entries(permissions)
          .map(([key, level]) => `${key}: ${level}`)
          .toSorted(),
      ]
    })
    expect(shown).toEqual(had)
  })

  it('are listed for each input that needs more', () => {
    const shown = cellsOf(besides).map(([name = '', text = '']) => [
      codeIn(name)[0]?.split(':')[0],
      permissionsIn(text),
    ])
    const inputs: readonly { readonly name: string; readonly permissions?: string | undefined }[] = INPUTS
    for (const { name, permissions = '' } of inputs) {
      const more = permissionsIn(permissions).filter((one) => !/^(?:contents|pull-requests):/.test(one))
      if (more.length > 0 && !['mode', 'explanation'].includes(name)) expect(shown).toContainEqual([name, more])
    }
  })
})

describe.each(TOOLS)('what %s calls something', (tool) => {
  it('is in the table', () => {
    const left = new Set(rowsOf(tool).flatMap(([theirs = '']) => wordsIn(theirs)))
    expect((NAMES[tool] ?? []).filter((name) => !left.has(name))).toEqual([])
  })

  it('is beside what it is called here, or the reason why it is not', () => {
    const strange = rowsOf(tool).flatMap(([theirs = '', ours = '']) => {
      const isSaid = /^ (?:the same|none(?: with|:) )/.test(ours) || /\w/.test(ours)
      const unknown = wordsIn(ours.replace(/^ none: .*/, '')).filter((word) => !OURS.has(word.replace(/^--/, '')))
      return isSaid && unknown.length === 0 ? [] : [[theirs, unknown]]
    })
    expect(strange).toEqual([])
  })

  it('is the same here where the table says so', () => {
    const same = rowsOf(tool).flatMap(([theirs = '', ours]) => (ours?.trim() === 'the same' ? wordsIn(theirs) : []))
    expect(same.filter((name) => !OURS.has(name))).toEqual([])
  })
})
