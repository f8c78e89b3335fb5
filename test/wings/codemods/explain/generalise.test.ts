import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Plan } from '../../../../src/core/plan/schema.ts'
import { applyPlan } from '../../../../src/core/run/apply.ts'
import { planFromDiff } from '../../../../src/core/run/from-diff.ts'
import { generalisePlan } from '../../../../src/wings/codemods/explain/generalise.ts'
import type { Files } from '../../../support/folder.ts'
import type { TestRepository } from '../../../support/git.ts'
import { repository } from '../../../support/memory-repository.ts'
import { edit, planOf, type TestStep } from '../../../support/runs.ts'

const FILES: Files = {
  'src/a.ts': 'import { getUser } from "./user"\ngetUser(1)\ngetUser(getUser(2))\n',
  'src/deep/b.ts': 'export const b = () => getUser(3)\n',
  'src/user.ts': 'export function getUser(id: number) {\n  return id\n}\n',
  'web/page.tsx': '<p>{getUser(4)}</p>\n',
  'README.md': 'Call getUser.\n',
}

/** The tree that a plan gives on the commit that it names, or on HEAD, as git sees it; the checkout stays as it is. */
async function treeOf(repo: TestRepository, plan: Plan): Promise<string> {
  const report = await applyPlan(plan, {
    root: repo.root,
    bare: true,
    base: plan.base ?? 'HEAD',
    branch: 'made',
    force: true,
  })
  expect(report.steps.filter(({ status }) => status === 'failed')).toEqual([])
  return repo.git('rev-parse', 'made^{tree}')
}

const stepsOf = ({ steps }: Plan): readonly object[] => steps.map(({ tool, input }) => ({ tool, ...input }))

const rename = (...files: readonly string[]): readonly TestStep[] =>
  files.map((file) => edit(file, 'getUser', 'fetchUser', { replace_all: true }))

describe('a plan that is generalised', () => {
  it('replaces steps with the same texts by one glob step with its count', { tags: 'slow' }, async () => {
    using repo = repository(FILES)
    const plan = planOf(rename('src/a.ts', 'src/deep/b.ts', 'src/user.ts'))
    const made = await generalisePlan(plan, repo)
    expect(stepsOf(made.plan)).toEqual([
      {
        tool: 'Edit',
        glob: 'src/**/*.ts',
        regex: '\\bgetUser\\b',
        new_string: 'fetchUser',
        replace_all: true,
        expect_matches: 6,
      },
    ])
    expect(made).toMatchObject({ merged: [{ step: 1, replaces: 3, files: 3 }], leftAlone: [] })
    expect(await treeOf(repo, made.plan)).toBe(await treeOf(repo, plan))
  })

  it('makes one step of the edits of several files of which a step before moved one', async () => {
    using repo = repository(FILES)
    const steps = [
      { tool: 'Move', file_path: 'src/a.ts', new_path: 'src/deep/a.ts' },
      ...rename('src/deep/a.ts', 'src/deep/b.ts', 'src/user.ts'),
    ]
    const made = await generalisePlan(planOf(steps), repo)
    expect(stepsOf(made.plan)).toMatchObject([
      { tool: 'Move', file_path: 'src/a.ts' },
      { tool: 'Edit', glob: 'src/**/*.ts', expect_matches: 6 },
    ])
  })

  it('is one step for each reason', async () => {
    using repo = repository(FILES)
    const [first, second, third, fourth] = rename('src/a.ts', 'src/user.ts', 'src/deep/b.ts', 'README.md')
    const because = (step: TestStep | undefined, why: string) => ({ ...step, why }) as TestStep
    const steps = [because(first, 'code'), because(third, 'depths'), because(second, 'code'), because(fourth, 'depths')]
    const made = await generalisePlan(planOf(steps), repo)
    expect(made.plan.steps.map(({ why }) => why)).toEqual(['code', 'depths'])
    expect(await treeOf(repo, made.plan)).toBe(await treeOf(repo, planOf(steps)))
  })

  it('leaves steps alone that depend on a condition', async () => {
    using repo = repository(FILES)
    const when = { file_path: 'README.md', contains: 'getUser' }
    const steps = rename('src/a.ts', 'src/deep/b.ts', 'src/user.ts').map((step) => ({ ...step, when }))
    const plan = planOf(steps)
    expect(await generalisePlan(plan, repo)).toMatchObject({ plan: { digest: plan.digest }, merged: [] })
  })

  it('sees the one name behind edits of different lines, and takes whole words where others hold the name', async () => {
    using repo = repository({ ...FILES, 'src/user.ts': `${FILES['src/user.ts']}export const getUserName = 1\n` })
    const before = repo.git('rev-parse', 'HEAD')
    for (const name of Object.keys(FILES)) {
      if (name.startsWith('src/'))
        repo.write({
          [name]: repo
            .read(name)
            .toString()
            .replaceAll(/\bgetUser\b/g, 'fetchUser'),
        })
    }
    repo.commit('rename')
    const { plan } = await planFromDiff({ root: repo.root, from: before, to: 'HEAD' })
    if (!plan) throw new Error('no plan')
    expect(plan.steps.length).toBe(3)
    const made = await generalisePlan(plan, repo)
    expect(stepsOf(made.plan)).toEqual([
      expect.objectContaining({ glob: 'src/**/*.ts', regex: '\\bgetUser\\b', expect_matches: 6 }),
    ])
    expect(await treeOf(repo, made.plan)).toBe(repo.git('rev-parse', 'HEAD^{tree}'))
  })

  it('keeps the text that all steps share, else the quotes around the name, else the name alone', async () => {
    using repo = repository({
      'a.js': `use("old", 1)\nmode = "old"\n`,
      'b.js': `use("old", 1)\n`,
      'c.js': `mode = "old"\n`,
      'd.js': `mode = old\n`,
    })
    const generalised = async (...steps: readonly TestStep[]) =>
      stepsOf((await generalisePlan(planOf(steps), repo)).plan)
    const use = (file: string) => edit(file, 'use("old", 1)', 'use("fresh", 1)')
    const mode = (file: string) => edit(file, 'mode = "old"', 'mode = "fresh"')
    const [only] = await generalised(use('a.js'), use('b.js'))
    expect(only).toMatchObject({ expect_matches: 2, old_string: expect.stringContaining('"old"') })
    expect(await generalised(use('a.js'), mode('a.js'), use('b.js'), mode('c.js'))).toMatchObject([
      { old_string: '"old"', new_string: '"fresh"', expect_matches: 4 },
    ])
    const bare = edit('d.js', 'mode = old', 'mode = fresh')
    expect(await generalised(use('a.js'), mode('a.js'), use('b.js'), mode('c.js'), bare)).toMatchObject([
      { regex: '\\bold\\b', new_string: 'fresh', expect_matches: 5 },
    ])
  })

  it('excludes files that hold the text and are not changed, or lists those that are', async () => {
    const others = Object.fromEntries(['x', 'y', 'z'].map((name) => [`src/vendor/${name}.ts`, 'getUser()\n']))
    using repo = repository({ ...FILES, ...others, 'src/keep.ts': 'getUser()\n' })
    const made = await generalisePlan(planOf(rename('src/a.ts', 'src/deep/b.ts', 'src/user.ts')), repo)
    expect(stepsOf(made.plan)).toEqual([
      expect.objectContaining({ glob: 'src/**/*.ts', exclude: ['src/keep.ts', 'src/vendor/**'] }),
    ])
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`web/p${at}.tsx`, 'getUser()\n']))
    using other = repository({ ...FILES, ...many })
    const listed = await generalisePlan(planOf(rename('src/a.ts', 'src/user.ts', 'web/p3.tsx', 'web/page.tsx')), other)
    expect(stepsOf(listed.plan)).toEqual([
      expect.objectContaining({ glob: ['src/*.ts', 'web/p3.tsx', 'web/page.tsx'], expect_matches: 7 }),
    ])
  })

  it('keeps the order, drops Reads that nothing needs, and leaves steps of their own alone', async () => {
    using repo = repository(FILES)
    const plan = planOf(
      [
        { tool: 'Read', file_path: 'src/a.ts' },
        { tool: 'Read', file_path: 'src/user.ts' },
        edit('src/user.ts', 'number', 'string'),
        ...rename('src/a.ts', 'src/user.ts'),
        { tool: 'Read', file_path: 'README.md' },
        edit('README.md', 'getUser', 'fetchUser', { id: 'docs' }),
      ],
      { options: { reads: 'strict' } },
    )
    const made = await generalisePlan(plan, repo)
    expect(made.plan.steps.map(({ tool }) => tool)).toEqual(['Read', 'Read', 'Edit', 'Edit', 'Edit'])
    expect(await treeOf(repo, made.plan)).toBe(await treeOf(repo, plan))
  })

  it('merges regular expressions, structure and documents', async () => {
    using repo = repository({
      ...FILES,
      'package.json': '{\n  "type": "commonjs"\n}\n',
      'web/package.json': '{\n  "type": "commonjs"\n}\n',
    })
    const plan = planOf([
      ...['package.json', 'web/package.json'].map((file_path) => ({
        tool: 'Set',
        file_path,
        path: '$.type',
        value: 'module',
      })),
      ...['src/a.ts', 'src/deep/b.ts'].map((file_path) => ({
        tool: 'Edit',
        file_path,
        regex: 'getUser\\((\\d)\\)',
        new_string: 'getUser($1, {})',
        replace_all: true,
      })),
    ])
    const made = await generalisePlan(plan, repo)
    expect(stepsOf(made.plan)).toEqual([
      { tool: 'Set', glob: 'package.json', path: '$.type', value: 'module', expect_matches: 2 },
      expect.objectContaining({ tool: 'Edit', glob: 'src/**/*.ts', regex: 'getUser\\((\\d)\\)', expect_matches: 3 }),
    ])
    expect(await treeOf(repo, made.plan)).toBe(await treeOf(repo, plan))
  })

  it.each([
    ['joins searches with the same words, and leaves files out that they would find too', true],
    ['keeps a search at its place where another step is about the same file', false],
  ])('%s', async (_, isJoined) => {
    using repo = repository(FILES)
    const search = (file_path: string) => ({
      tool: 'Edit',
      ...{ file_path, regex: 'getUser\\((\\d)\\)', new_string: 'getUser($1, {})', replace_all: true },
    })
    const before = isJoined ? [] : [edit('web/page.tsx', 'getUser(4)', 'getUser(5)')]
    const plan = planOf([...before, search('src/a.ts'), search('web/page.tsx')])
    const made = await generalisePlan(plan, repo)
    expect(made.merged).toEqual(isJoined ? [{ step: 1, replaces: 2, files: 2 }] : [])
    expect(made.leftAlone).toEqual([])
    expect(await treeOf(repo, made.plan)).toBe(await treeOf(repo, plan))
  })

  it('joins patterns whose places have other layouts', { tags: 'slow' }, async () => {
    using repo = repository({
      'src/a.ts': 'export const a = send(user, 1)\n',
      'src/b.ts': 'export const b = send(\n  list[0],\n  find(2)\n)\n',
      'src/c.ts': 'export const c = send( other,\n  3 )\n',
    })
    const plan = planOf(
      ['src/a.ts', 'src/b.ts', 'src/c.ts'].map((file_path) => ({
        tool: 'Edit',
        ...{ file_path, pattern: 'send($TO, $WHAT)', new_string: 'post({ to: $TO, what: $WHAT })' },
      })),
    )
    const made = await generalisePlan(plan, repo)
    expect(stepsOf(made.plan)).toEqual([
      expect.objectContaining({ glob: 'src/*.ts', pattern: 'send($TO, $WHAT)', expect_matches: 3 }),
    ])
    expect(await treeOf(repo, made.plan)).toBe(await treeOf(repo, plan))
  })

  it('says why steps stay as they are, and refuses a plan that does not apply', async () => {
    using repo = repository(FILES)
    repo.write({ 'new/one.ts': 'getUser\n', 'new/two.ts': 'getUser\n' })
    const plan = planOf(rename('new/one.ts', 'new/two.ts'))
    const made = await generalisePlan(plan, repo)
    expect(made.plan.digest).toBe(plan.digest)
    expect(made).toMatchObject({ merged: [], leftAlone: [{ steps: [1, 2] }] })
    await expect(generalisePlan(planOf(rename('src/a.ts', 'src/none.ts')), repo)).rejects.toMatchObject({
      name: 'FILE_NOT_FOUND',
    })
  })

  it('names files of any name', async () => {
    const odd = ['a b*.ts', '[id].ts', '{x,y}.ts', '!not.ts', 'q?.ts']
    using repo = repository(Object.fromEntries([...odd, 'plain.ts'].map((name) => [name, 'getUser()\n'])))
    const plan = planOf(rename(...odd))
    const made = await generalisePlan(plan, repo)
    expect(made.plan.steps).toHaveLength(1)
    expect(await treeOf(repo, made.plan)).toBe(await treeOf(repo, plan))
  })
})

describe('whatever was changed', () => {
  const NAMES = ['a.ts', 'b.ts', 'src/c.ts', 'src/d.js', 'src/deep/e.ts', 'docs/f.md', 'docs/g.md', 'h']
  const LINES = [
    'getUser(1)',
    'getUserName(getUser)',
    'node: 18',
    'node: 18 # getUser',
    '',
    'end',
    '    return getUser',
  ]
  const content = fc.array(fc.constantFrom(...LINES), { minLength: 1, maxLength: 6 })
  const change = fc.constantFrom<readonly [RegExp, string]>(
    [/\bgetUser\b/g, 'fetchUser'],
    [/getUser/g, 'loadUser'],
    [/getUser/, 'firstUser'],
    [/node: 18/g, 'node: 20'],
    [/^end\n/gm, ''],
    [/^/, 'top\n'],
  )
  const file = fc.record({
    lines: content,
    changes: fc.array(change, { maxLength: 2 }),
    ending: fc.constantFrom('\n', '\r\n'),
  })

  it('the generalised plan gives the same tree, in no more steps', { tags: 'slow' }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(file, { minLength: NAMES.length, maxLength: NAMES.length }), async (files) => {
        const before = files.map(({ lines, ending }) => lines.join(ending) + ending)
        const after = files.map(({ changes, ending }, at) =>
          changes.reduce((text, [from, to]) => text.replace(from, to.replaceAll('\n', ending)), before[at] ?? ''),
        )
        const named = (texts: readonly string[]): Files =>
          Object.fromEntries(texts.map((text, at) => [NAMES[at] ?? '', text]))
        using repo = repository(named(before))
        const base = repo.git('rev-parse', 'HEAD')
        repo.write(named(after))
        repo.commit('after')
        const { plan } = await planFromDiff({ root: repo.root, from: base, to: 'HEAD' })
        if (!plan) return
        const made = await generalisePlan(plan, repo)
        expect(made.plan.steps.length).toBeLessThanOrEqual(plan.steps.length)
        expect(await treeOf(repo, made.plan)).toBe(repo.git('rev-parse', 'HEAD^{tree}'))
      }),
      { numRuns: Number(process.env.GENERALISE_RUNS ?? 12) },
    )
  })
})
