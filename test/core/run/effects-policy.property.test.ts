import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { parseRule } from '../../../src/core/policy/rules.ts'
import { applyPlan } from '../../../src/index.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { planOf, run, type TestStep } from '../../support/runs.ts'
import { WHOLE } from '../../support/whole.ts'

/** Each of them runs several plans on a repository. */
const RUNS = Number(process.env.EFFECT_RUNS ?? (WHOLE ? 40 : 20))

const NOTEBOOK = JSON.stringify({
  cells: [{ cell_type: 'code', id: 'a', source: ['one'], metadata: {}, outputs: [], execution_count: null }],
  metadata: {},
  nbformat: 4,
  nbformat_minor: 5,
})

const GENERATOR = `import fs from 'node:fs'
const [what, from, to] = process.argv.slice(2)
if (what === 'make') fs.writeFileSync(from, 'made\\n')
if (what === 'remove') fs.rmSync(from)
if (what === 'rename') fs.renameSync(from, to)
`

const TEXT = 'one\ntwo\n'

const FILES = {
  'a/x.txt': TEXT,
  'a/y.txt': `${TEXT}three\n`,
  'b/x.txt': `${TEXT}four\n`,
  'c.json': '{ "one": 1 }\n',
  'd.py': 'one()\n',
  'n.ipynb': NOTEBOOK,
  'gen.mjs': GENERATOR,
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const old = fc.constantFrom('a/x.txt', 'a/y.txt', 'b/x.txt')
const fresh = fc.constantFrom('a/new.txt', 'b/new.pem', 'x.txt', './b//odd.txt', 'a/../c.txt')
const some = fc.constantFrom('a/**', '**/x.txt', '*.txt', 'b/*')
const fix = (edit: object): TestStep => ({ tool: 'Fix', source: 'tool rule', edits: [edit] }) as unknown as TestStep

/** Every tool, on one file, on those of a glob, and on what a command leaves. */
const anyStep: fc.Arbitrary<TestStep> = fc.oneof(
  old.map((file_path) => ({ tool: 'Edit', file_path, old_string: 'one', new_string: '1' })),
  fresh.map((file_path) => ({ tool: 'Edit', file_path, old_string: '', new_string: 'new\n' })),
  some.map((glob) => ({ tool: 'Edit', glob, old_string: 'one', new_string: '1', replace_all: true })),
  fc.oneof(old, fresh).map((file_path) => ({ tool: 'Write', file_path, content: 'new\n' })),
  some.map((glob) => ({ tool: 'Write', glob, file_path: '$<dir>made.pem', content: 'new\n' })),
  fc.tuple(old, fresh).map(([file_path, new_path]) => ({ tool: 'Move', file_path, new_path })),
  some.map((glob) => ({ tool: 'Move', glob, new_path: '$<dir>$<name>.pem' })),
  fc
    .tuple(old, fc.oneof(old, fresh))
    .map(([file_path, new_path]) => ({ tool: 'MoveLines', file_path, lines: ['one', 'two'], new_path, at: 'end' })),
  old.map((file_path) => ({ tool: 'Delete', file_path })),
  some.map((glob) => ({ tool: 'Delete', glob })),
  old.map((file_path) => ({ tool: 'Convert', file_path, line_ends: 'crlf' })),
  fc.constantFrom<TestStep>(
    { tool: 'Set', file_path: 'c.json', path: ['two'], value: 2 },
    { tool: 'Unset', file_path: 'c.json', path: ['one'] },
    { tool: 'Import', file_path: 'd.py', from: 'os' },
    { tool: 'NotebookEdit', notebook_path: 'n.ipynb', cell_id: 'a', new_source: 'two' },
  ),
  fresh.map((create) => fix({ create })),
  fresh.map((new_path) => fix({ rename: 'a/x.txt', new_path, sha256: sha256(TEXT) })),
  fc.constant(fix({ delete: 'a/x.txt', sha256: sha256(TEXT) })),
  fc
    .constantFrom('make a/new.txt', 'make a/x.txt', 'remove a/x.txt', 'rename a/x.txt b/new.pem')
    .map((words) => run(`node gen.mjs ${words}`, ['**'])),
)

/** Many are about all files, and about every change: of those the step is always refused. */
const anyRule = fc
  .tuple(
    fc.oneof(
      { weight: 3, arbitrary: fc.constant('Edit') },
      { weight: 5, arbitrary: fc.constantFrom('Write', 'Delete', 'Move', 'MoveLines', 'Set', 'Convert') },
    ),
    fc.oneof(
      { weight: 5, arbitrary: fc.constant('') },
      { weight: 6, arbitrary: fc.constantFrom('(a/**)', '(*.pem)', '(b/*)', '(**/x.txt)', '(A/X.TXT)', '(c.*)') },
    ),
  )
  .map(([name, glob]) => name + glob)

/** What git says of the files of a commit and those before it, without renames. */
const difference = (repo: TestRepository, from: string, to: string): readonly (readonly [string, string])[] =>
  repo
    .git('diff', '--name-status', '--no-renames', from, to)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t') as [string, string])

/** Whether a rule is about what git says of a file, where this tool did it. */
const covers = (rule: string, [status, path]: readonly [string, string], tool: string, isRename: boolean): boolean => {
  const [name = ''] = /^\w+/.exec(rule) ?? []
  const parsed = parseRule(rule.replace(name, 'Edit'), { fold: true })
  if (typeof parsed === 'string') throw new Error(parsed)
  if (!parsed.forbids(path, { tool: 'Edit', effects: ['changes'] })) return false
  if (name === 'Edit' || name === tool) return true
  if (name === 'Write') return status === 'A' || (status === 'M' && tool === 'Run')
  if (name === 'Delete') return status === 'D'
  return name === 'Move' && isRename
}

const renames = (step: TestStep): boolean =>
  ('new_path' in step && step.tool !== 'MoveLines') || JSON.stringify(step).includes('"rename":')

describe('rules that deny and ask', () => {
  it('are about what git says of the tree before and after, whatever the step', async () => {
    using repo = repository(FILES)
    const base = repo.git('rev-parse', 'HEAD')
    const apply = async (steps: readonly TestStep[], rules: object) => {
      repo.git('reset', '-q', '--hard', base)
      repo.git('clean', '-qfd')
      const text = stringify({ version: 1, rules: { allow: ['Run(node gen.mjs *)'], ...rules } })
      return await applyPlan(planOf(steps), { root: repo.root, policy: { name: 'p.yml', text } })
    }
    const isRefused = ({ steps }: Awaited<ReturnType<typeof applyPlan>>, name: string) =>
      steps.some(({ error }) => error?.name === name)
    let decided = 0
    await fc.assert(
      fc.asyncProperty(anyStep, anyRule, async (step, rule) => {
        const free = await apply([step], {})
        if (!free.head || free.steps[0]?.status !== 'applied') return
        const changes = difference(repo, base, free.head.commit)
        const expected = changes.some((change) => covers(rule, change, String(step.tool), renames(step)))
        const said = `${JSON.stringify(step)} ${rule} ${JSON.stringify(changes)}`
        expect(isRefused(await apply([step], { deny: [rule] }), 'PATH_DENIED'), said).toBe(expected)
        expect(isRefused(await apply([step], { ask: [rule] }), 'POLICY_ASK'), said).toBe(expected)
        if (expected) decided += 1
      }),
      { numRuns: RUNS },
    )
    if (WHOLE) expect(decided).toBeGreaterThan(RUNS / 10)
  })

  it('let no plan pass under which a denied file comes to be, changes or goes', async () => {
    using repo = repository(FILES)
    const base = repo.git('rev-parse', 'HEAD')
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { minLength: 1, maxLength: 4 }),
        fc.array(anyRule, { minLength: 1, maxLength: 2 }),
        async (steps, deny) => {
          repo.git('reset', '-q', '--hard', base)
          repo.git('clean', '-qfd')
          const text = stringify({ version: 1, rules: { allow: ['Run(node gen.mjs *)'], deny } })
          const { head } = await applyPlan(planOf(steps), { root: repo.root, policy: { name: 'p.yml', text } })
          const changes = difference(repo, base, head?.commit ?? base)
          const wrong = changes.filter((change) => deny.some((rule) => covers(rule, change, '', false)))
          expect(wrong, `${JSON.stringify(steps)} ${deny}`).toEqual([])
        },
      ),
      { numRuns: RUNS },
    )
  })
})
