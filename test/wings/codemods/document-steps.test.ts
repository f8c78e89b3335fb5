import { describe, expect, it } from 'vitest'
import { applyPlan, checkPlan, undoRun } from '../../../src/index.ts'
import { repository } from '../../support/memory-repository.ts'
import { planOf, stateOf, type TestStep } from '../../support/runs.ts'

const FILES = {
  'package.json': '{\n  "name": "root",\n  "scripts": { "test": "jest" }\n}\n',
  'packages/a/package.json': '{\n  "name": "a",\n  "private": true\n}\n',
  'packages/b/package.json': Buffer.from('\ufeff{\r\n  "name": "b"\r\n}\r\n'),
  'ci.yml': 'on: push\njobs: {}\n',
  'notes.txt': 'x\n',
}
const steps = (...given: readonly object[]) => planOf(given as TestStep[], { options: { reads: 'strict' } })
const set = (more: object) => ({
  tool: 'Set',
  glob: '**/package.json',
  path: ['engines', 'node'],
  value: '>=20',
  expect_matches: 3,
  ...more,
})

describe('Set and Unset', () => {
  const nested = (parts: number): string => `{"a":${'['.repeat(parts)}${']'.repeat(parts)}}`

  it.each<[string, object, string]>([
    ['a list of 2,000 keys', { path: Array.from({ length: 2000 }, (_, at) => `k${at}`) }, 'INVALID_INPUT'],
    ['a path of 20,000 stars', { path: Array.from({ length: 20_000 }, () => '**') }, 'INVALID_INPUT'],
    ['a path of 2,000 names', { path: `$${'.k'.repeat(2000)}` }, 'INVALID_INPUT'],
    ['a TOML path of 2,000 names', { file_path: 'c.toml', path: `$${'.k'.repeat(2000)}` }, 'INVALID_INPUT'],
    [
      '2,000 keys to copy from',
      { mode: 'copy', value: undefined, from: `$${'.k'.repeat(2000)}`, path: 'b' },
      'INVALID_INPUT',
    ],
    [
      'a key to make where one is renamed',
      { file_path: 'c.toml', path: 'a', mode: 'rename', value: 'b', create: false },
      'INVALID_INPUT',
    ],
    ['a document of 1,500 levels', { file_path: 'deep.json', path: 'b' }, 'DOCUMENT_INVALID'],
    ['a document of 1,500 levels, everywhere', { file_path: 'deep.json', path: '$.**.b' }, 'KEY_NOT_FOUND'],
    ['a document of 9,000 levels', { file_path: 'deeper.json', path: 'b' }, 'DOCUMENT_INVALID'],
  ])('refuse %s by name', async (_, more, name) => {
    using repo = repository({ ...FILES, 'c.toml': 'a = 1\n', 'deep.json': nested(1500), 'deeper.json': nested(9000) })
    const step = { tool: 'Set', file_path: 'package.json', value: 1, ...more }
    const report = await checkPlan(planOf([step as unknown as TestStep]), repo)
    const found = report.steps[0]?.error?.name ?? 'none'
    // How deep the stack goes is the machine's.
    const deep = 'file_path' in more && String(more.file_path).startsWith('deep')
    if (deep) expect(['DOCUMENT_INVALID', 'KEY_NOT_FOUND', 'none']).toContain(found)
    else expect(found).toBe(name)
  })

  it('refuse JSON5 and formats that are none of theirs; an Edit changes these as they say', async () => {
    const files = {
      'a.json5': "{ a: 'x', n: +Infinity, }\n",
      '.env': 'a=x\n',
      'a.ini': '[s]\na = x\n',
      'a.properties': 'a=x\n',
    }
    using repo = repository(files)
    for (const [file_path, text] of Object.entries(files)) {
      const step = { tool: 'Set', file_path, path: ['a'], value: 'y' }
      const refused = await checkPlan(planOf([step as unknown as TestStep]), repo)
      expect(refused.steps[0]?.error?.name).toMatch(/^(?:DOCUMENT_INVALID|FORMAT_UNKNOWN)$/)
      expect(refused.steps[0]?.error?.message).toContain('Edit')
      const edit = { tool: 'Edit', file_path, old_string: 'x', new_string: 'y', match: 'exact' }
      await applyPlan(planOf([edit as TestStep]), { root: repo.root })
      expect(repo.read(file_path).toString()).toBe(text.replace('x', 'y'))
      repo.commit()
    }
  })

  it('change a field of many files in one commit, twice without harm, and are undone', async () => {
    using repo = repository(FILES)
    const before = stateOf(repo)
    const plan = steps(
      set({}),
      { tool: 'Unset', glob: '**/package.json', path: '$.private', expect_matches: { min: 1 } },
      { tool: 'Read', file_path: 'ci.yml' },
      { tool: 'Set', file_path: 'ci.yml', path: 'jobs.test.steps', value: [{ run: 'npm test' }] },
      { tool: 'Unset', file_path: 'ci.yml', path: ['nothing'] },
    )
    const { steps: done, head } = await applyPlan(plan, repo)
    expect(done.map(({ status, error }) => error?.message ?? status)).toEqual([
      'applied',
      'applied',
      'read',
      'applied',
      'unchanged',
    ])
    expect(done[0]?.files).toHaveLength(3)
    expect(repo.git('rev-list', '--count', `HEAD..${head?.commit}`)).toBe('3')
    expect(repo.read('packages/b/package.json').toString()).toBe(
      '\ufeff{\r\n  "name": "b",\r\n  "engines": {\r\n    "node": ">=20"\r\n  }\r\n}\r\n',
    )
    expect(repo.read('packages/a/package.json').toString()).not.toContain('private')
    const again = await applyPlan(plan, repo)
    expect(again.steps.map(({ status }) => status)).toEqual([
      'unchanged',
      'unchanged',
      'read',
      'unchanged',
      'unchanged',
    ])
    await undoRun(repo)
    expect(stateOf(repo)).toEqual(before)
  })

  it('change JSON5 where it is JSON with comments, and refuse what goes beyond', async () => {
    const files = { 'a.json5': '// c\n{\n  "a": 1,\n}\n', 'b.json5': '{\n  a: 1,\n}\n' }
    using repo = repository(files)
    const planFor = (...names: readonly string[]) =>
      planOf(names.map((file_path) => ({ tool: 'Set', file_path, path: ['a'], value: 2 })) as TestStep[])
    const [, other] = (await checkPlan(planFor('a.json5', 'b.json5'), repo)).steps
    expect(other?.error?.name).toBe('DOCUMENT_INVALID')
    await applyPlan(planFor('a.json5'), repo)
    expect(repo.read('a.json5').toString()).toBe('// c\n{\n  "a": 2,\n}\n')
    expect(repo.read('b.json5').toString()).toBe(files['b.json5'])
  })

  it.each<[string, object, string]>([
    ['a file that was not read', { tool: 'Set', file_path: 'ci.yml', path: 'on', value: 1 }, 'FILE_NOT_READ'],
    ['a glob without its number', set({ expect_matches: undefined }), 'FILE_NOT_READ'],
    ['another number of files', set({ expect_matches: 2 }), 'UNEXPECTED_MATCHES'],
    ['another kind of file', set({ glob: ['*.txt', 'package.json'], expect_matches: 2 }), 'FORMAT_UNKNOWN'],
    ['a path that cannot be read', set({ path: '$.a[1:2]' }), 'INVALID_INPUT'],
    ['missing parents that are not to be made', set({ create: false }), 'KEY_NOT_FOUND'],
    ['a path through a text', set({ path: ['name', 'x'] }), 'KEY_NOT_FOUND'],
    ['a file that is not there', { tool: 'Unset', file_path: 'pakage.json', path: 'x' }, 'FILE_NOT_FOUND'],
    ['a credential', set({ value: `ghp_${'a1B2'.repeat(9)}` }), 'SECRET_DETECTED'],
  ])('refuse %s', async (_, step, name) => {
    using repo = repository(FILES)
    expect((await checkPlan(steps(step), repo)).steps[0]?.error?.name).toBe(name)
  })

  it('are covered by rules for Edit, and by their own names', async () => {
    using repo = repository(FILES)
    for (const rule of ['Edit(packages/a/**)', 'Set(**)']) {
      const policy = { name: 'p.yml', text: `version: 1\nrules: { deny: ["${rule}"] }\n` }
      expect((await checkPlan(steps(set({})), { root: repo.root, policy })).steps[0]?.error?.name).toBe('PATH_DENIED')
    }
  })

  it('take numbers, and indexes, from a plan in YAML as they are', async () => {
    const { parsePlan } = await import('../../../src/core/plan/parse.ts')
    const text =
      'version: 1\ntitle: t\nsteps:\n  - tool: Set\n    file_path: a.json\n    path: [a, 0]\n    value: { n: 1.5, s: "2", t: [true, null, 3] }\n'
    expect(parsePlan({ name: 'p.yaml', text })).toMatchObject({
      ok: true,
      plan: { steps: [{ input: { path: ['a', 0], value: { n: 1.5, s: '2', t: [true, null, 3] } } }] },
    })
  })
})
