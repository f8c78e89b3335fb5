import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { RunReport } from '../../../src/core/report/report.ts'
import { sha256 } from '../../../src/core/text/digest.ts'
import { type ApplyOptions, applyPlan, checkPlan, type Question, testPolicy, verifyPlan } from '../../../src/index.ts'
import { repository, type TestRepository } from '../../support/memory-repository.ts'
import { edit, type PlanParts, planOf, stateOf, type TestStep, write } from '../../support/runs.ts'

const FILES = { 'src/a.js': 'one\n', 'src/b.js': 'one\n', 'infra/prod.tf': 'one\n', 'package.json': '{ "a": 1 }\n' }

const underPolicy = (policy: object, files: Readonly<Record<string, string>> = {}): TestRepository =>
  repository({ ...FILES, ...files, '.github/editplan.yml': JSON.stringify({ version: 1, ...policy }) })

const ASKING = { rules: { ask: ['Edit(infra/**)', 'Edit(package.json)'], deny: ['Write(secrets/**)'] } }

const DENYING = 'version: 1\nrules: { deny: [ "Edit(infra/**)" ] }\n'

const namesOf = ({ steps }: RunReport) => steps.map(({ status, error }) => error?.name ?? status)

const refusal = (work: Promise<unknown>): Promise<string[]> =>
  work.then(
    () => [],
    (error) => error.problems.map(({ name }: { name: string }) => name),
  )

describe('the policy of a run', () => {
  it('is that of the current commit, also for a plan that names an older base', async () => {
    using repo = repository(FILES)
    const old = repo.git('rev-parse', 'HEAD')
    repo.write({ '.github/editplan.yml': 'version: 1\nrules: { deny: [ "Edit(infra/**)" ] }\n' })
    repo.commit('a policy')
    const before = stateOf(repo)
    const steps = [edit('infra/prod.tf', 'one', 'two')]
    const report = await applyPlan(planOf(steps, { base: old }), repo)
    expect(namesOf(report)).toEqual(['PATH_DENIED'])
    expect(stateOf(repo)).toEqual(before)
  })

  it('is that of the current commit, also where the plan names a commit with a laxer one', async () => {
    using repo = underPolicy({ rules: { deny: ['Edit(infra/**)'] } })
    repo.git('switch', '-q', '--orphan', 'foreign')
    repo.write({ 'infra/prod.tf': 'one\n', '.github/editplan.yml': 'version: 1\nmode: bypassPermissions\n' })
    const base = repo.commit('foreign')
    repo.git('switch', '-q', 'main')
    const options = { ...repo, base, unrelatedBase: true }
    expect(namesOf(await applyPlan(planOf([edit('infra/prod.tf', 'one', 'two')]), options))).toEqual(['PATH_DENIED'])
  })

  it('is not what the work tree holds, nor what the plan writes', async () => {
    using repo = underPolicy({ rules: { deny: ['Edit(infra/**)'] } })
    repo.write({ '.github/editplan.yml': 'version: 1\n' })
    const steps = [write('.github/other.yml', 'x\n'), edit('infra/prod.tf', 'one', 'two')]
    expect(namesOf(await checkPlan(planOf(steps), repo))).toContain('PATH_DENIED')
  })

  it('is not read from the work tree, and a remark says so until it is committed or passed', async () => {
    using repo = repository(FILES)
    const plan = planOf([edit('infra/prod.tf', 'one', 'two')])
    const notes = async (options: object = {}) => (await checkPlan(plan, { ...repo, ...options })).notes ?? []
    expect(await notes()).toEqual([])
    const text = 'version: 1\nlimits: { files: 9 }\n'
    repo.write({ '.github/editplan.yml': text })
    const [note = '', ...more] = await notes()
    expect([more, note]).toEqual([[], expect.stringContaining('.github/editplan.yml')])
    expect(await notes({ policy: { name: 'mine', text } })).toEqual([])
    repo.commit('a policy')
    expect(await notes()).toEqual([])
    repo.write({ '.github/editplan.yml': `${text}# more\n` })
    expect(await notes()).toHaveLength(1)
    repo.write({ '.github/editplan.yml': text.replaceAll('\n', '\r\n') })
    expect(await notes()).toEqual([])
  })

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['.github/editplan.yaml', { '.github/editplan.yaml': DENYING }, 'PATH_DENIED'],
    ['no file in another case', { '.github/EditPlan.yml': DENYING }, 'POLICY_INVALID'],
    ['in no folder in another case', { '.GitHub/editplan.yml': DENYING }, 'POLICY_INVALID'],
    [
      'not one of two folders',
      { '.github/editplan.yml': DENYING, '.GitHub/editplan.yml': 'version: 1\n' },
      'POLICY_INVALID',
    ],
    ['no folder', { '.github/editplan.yml/x': DENYING }, 'POLICY_INVALID'],
    ['no file of another name', { '.github/editplans.yml': DENYING }, 'applied'],
  ])('is %s', async (_, files, expected) => {
    using repo = repository({ ...FILES, ...files })
    const run = applyPlan(planOf([edit('infra/prod.tf', 'one', 'two')]), repo)
    const outcome = await run.then(namesOf, ({ problems }) => problems.map(({ name }: { name: string }) => name))
    expect(outcome).toEqual([expected])
  })

  it('is not a link, nor one of two', async () => {
    using repo = repository({ ...FILES, '.github/a': '' })
    symlinkSync('version: 1', join(repo.root, '.github/editplan.yml'))
    repo.commit('a link')
    const plan = planOf([edit('infra/prod.tf', 'one', 'two')])
    expect(await refusal(applyPlan(plan, repo))).toEqual(['POLICY_INVALID'])
    rmSync(join(repo.root, '.github/editplan.yml'))
    repo.write({ '.github/editplan.yaml': DENYING, '.github/editplan.yml': DENYING })
    repo.commit('two files')
    expect(await refusal(applyPlan(plan, repo))).toEqual(['POLICY_INVALID'])
  })

  it('is told of a step that one of its rules allows', async () => {
    using repo = underPolicy({ rules: { allow: ['Edit(src/**)'] } })
    const report = await checkPlan(planOf([edit('src/a.js', 'one', 'two')]), repo)
    expect(report.steps.map(({ policy }) => policy?.rule)).toEqual(['Edit(src/**)'])
  })

  it('is replaced by one given by hand', async () => {
    using repo = underPolicy({ rules: { deny: ['Edit(infra/**)'] } }, { '.github/editplan.yaml': DENYING })
    const policy = { name: 'mine.yml', text: 'version: 1\n' }
    const report = await applyPlan(planOf([edit('infra/prod.tf', 'one', 'two')]), { ...repo, policy })
    expect(namesOf(report)).toEqual(['applied'])
  })

  it('of mode plan checks and writes nothing', async () => {
    using repo = underPolicy({ mode: 'plan' })
    const before = stateOf(repo)
    const report = await applyPlan(planOf([edit('src/a.js', 'one', 'two')]), repo)
    expect(report).toMatchObject({ run: null, totals: { applied: 1 } })
    expect(report.notes).toHaveLength(1)
    expect(stateOf(repo)).toEqual(before)
  })

  it('refuses names that Windows cannot hold where it says portable, and lets them be read', async () => {
    using repo = underPolicy({ portable: true }, { 'aux.txt': 'one\n' })
    const steps = [{ tool: 'Read', file_path: 'aux.txt' }, write('docs/what?.md', 'x\n'), write('docs/a.md', 'x\n')]
    expect(namesOf(await checkPlan(planOf(steps), repo))).toEqual(['read', 'PATH_INVALID', 'applied'])
  })

  it('holds settings files to its schemas as the base has them', async () => {
    const schema = { type: 'object', properties: { a: { type: 'number' } } }
    using repo = underPolicy(
      { mode: 'acceptEdits', schemas: { 'package.json': 'schema.json' } },
      { 'schema.json': JSON.stringify(schema) },
    )
    expect(namesOf(await applyPlan(planOf([edit('package.json', '1', '"x"')]), repo))).toEqual(['CONFIG_BROKEN'])
    expect(namesOf(await applyPlan(planOf([edit('package.json', '1', '2')]), repo))).toEqual(['applied'])
  })
})

describe('steps that the policy asks about', () => {
  const STEPS = [
    edit('src/a.js', 'one', 'two'),
    edit('infra/prod.tf', 'one', 'two'),
    edit('infra/prod.tf', 'two', 'three'),
    edit('package.json', '1', '2'),
  ]

  const answering = async (
    steps: readonly TestStep[],
    answers: readonly (string | undefined)[],
    parts: PlanParts = {},
  ) => {
    using repo = underPolicy(ASKING)
    const asked: Question[] = []
    const ask: NonNullable<ApplyOptions['ask']> = async (question) => {
      const { step, path, rule } = question
      const answer = answers[asked.push(question) - 1]
      return answer === 'step' ? { step: step.index } : answer === 'path' ? { path } : answer ? { rule } : undefined
    }
    const before = stateOf(repo)
    const report = await applyPlan(planOf(steps, parts), { ...repo, ask })
    const written = JSON.stringify(stateOf(repo)) !== JSON.stringify(before)
    return { names: namesOf(report), asked: asked.map(({ step }) => step.index), written, report }
  }

  it('are refused without anybody to ask, all of them named with what asks', async () => {
    using repo = underPolicy(ASKING)
    const report = await applyPlan(planOf(STEPS), repo)
    expect(namesOf(report)).toEqual(['skipped', 'POLICY_ASK', 'POLICY_ASK', 'POLICY_ASK'])
    expect(report.steps.map(({ policy }) => policy?.rule)).toEqual([
      undefined,
      'Edit(infra/**)',
      'Edit(infra/**)',
      'Edit(package.json)',
    ])
  })

  it.each([
    [
      ['step', 'step', 'step'],
      [2, 3, 4],
    ],
    [
      ['path', 'path'],
      [2, 4],
    ],
    [
      ['rule', 'rule'],
      [2, 4],
    ],
  ])('with the answers %j are applied, and nothing is asked that an answer covers', async (answers, asked) => {
    const done = await answering(STEPS, answers)
    expect(done).toMatchObject({ asked, names: Array(4).fill('applied'), written: true })
    expect(done.report.steps.map(({ policy }) => policy?.rule)).toEqual([undefined, 'granted', 'granted', 'granted'])
  })

  it('end the run when one is refused: no more is asked, nothing is written', async () => {
    const done = await answering(STEPS, ['step', undefined])
    expect(done.asked).toEqual([2, 3])
    expect(done.names).toEqual(['skipped', 'skipped', 'POLICY_ASK', 'POLICY_ASK'])
    expect(done.written).toBe(false)
  })

  it('are asked about one by one where the plan goes on after a refusal', async () => {
    const done = await answering(STEPS, [undefined, undefined, 'step'], { options: { on_error: 'continue' } })
    expect(done.asked).toEqual([2, 3, 4])
    expect(done.names).toEqual(['applied', 'POLICY_ASK', 'POLICY_ASK', 'applied'])
  })

  it('are those too that a tool wants to have confirmed, without any policy', async () => {
    using repo = repository(FILES)
    const edits = [
      { file_path: 'src/a.js', sha256: sha256('one\n'), start: 0, end: 3, old_string: 'one', new_string: 'two' },
    ]
    const plan = planOf([{ tool: 'Fix', source: 't/r', confirm: true, edits } as unknown as TestStep])
    const asked: number[] = []
    const ask: NonNullable<ApplyOptions['ask']> = async ({ step: { index: step } }) => {
      asked.push(step)
      return { step }
    }
    expect(namesOf(await applyPlan(plan, repo))).toEqual(['POLICY_ASK'])
    expect(namesOf(await applyPlan(plan, { ...repo, ask }))).toEqual(['applied'])
    expect(asked).toEqual([1])
  })

  it('are not asked about where a rule denies', async () => {
    expect((await answering([write('secrets/a', 'x\n')], ['rule'])).names).toEqual(['PATH_DENIED'])
  })

  it('that somebody allowed are no obstacle to a later proof', async () => {
    using repo = underPolicy(ASKING)
    const plan = planOf(STEPS)
    const report = await applyPlan(plan, { ...repo, ask: async ({ rule }) => ({ rule }) })
    const verified = await verifyPlan(plan, { ...repo, base: 'HEAD', head: report.head?.commit ?? '' })
    expect(verified).toEqual({ ok: true, by: 'commits' })
  })
})

describe('credentials', () => {
  const TOKEN = `ghp_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}`

  it('put together by several steps are refused at the last, and never shown', async () => {
    using repo = repository(FILES)
    const before = stateOf(repo)
    const steps = [
      edit('src/a.js', 'one', `const a = '${TOKEN.slice(0, 20)}END'\n`),
      edit('src/a.js', 'END', TOKEN.slice(20)),
    ]
    const report = await applyPlan(planOf(steps), repo)
    expect(namesOf(report)).toEqual(['skipped', 'SECRET_DETECTED'])
    expect(JSON.stringify(report)).not.toContain(TOKEN)
    expect(stateOf(repo)).toEqual(before)
  })

  it.each([
    ['a title', planOf([write('a.txt', 'x\n')], { title: `Use ${TOKEN}` })],
    ['a reason', planOf([write('a.txt', 'x\n', { why: `with ${TOKEN}` })])],
    ['a session', planOf([write('a.txt', 'x\n')], { sessions: [{ id: TOKEN }] } as PlanParts)],
    ['an id', planOf([write('a.txt', 'x\n', { id: TOKEN })])],
  ])('in %s are refused before anything is recorded', async (_, plan) => {
    using repo = repository(FILES)
    expect(await refusal(applyPlan(plan, repo))).toEqual(['SECRET_DETECTED'])
    expect(repo.git('for-each-ref', 'refs/editplan')).toBe('')
  })

  it('in a path, in old_string and in a notebook’s output are masked wherever a report names them', async () => {
    const notebook = (text: string) =>
      JSON.stringify({
        cells: [
          {
            id: 'a',
            cell_type: 'code',
            source: 'x',
            metadata: {},
            execution_count: null,
            outputs: [{ output_type: 'stream', name: 'stdout', text }],
          },
        ],
        metadata: {},
        nbformat: 4,
        nbformat_minor: 5,
      })
    using repo = repository(FILES)
    const events: unknown[] = []
    const steps = [
      write(`docs/${TOKEN}.md`, 'x\n'),
      edit('src/a.js', TOKEN, 'two'),
      write('a.ipynb', notebook(`login with ${TOKEN}\n`)),
    ]
    const report = await checkPlan(planOf(steps), { ...repo, onEvent: (event) => events.push(event) })
    expect(namesOf(report)).toEqual(['SECRET_DETECTED', 'STRING_NOT_FOUND', 'SECRET_DETECTED'])
    expect(JSON.stringify([report, events])).not.toContain(TOKEN)
  })
})

describe('testPolicy', () => {
  it.each([
    ['infra/prod.tf', 'Edit', 'ask', 'Edit(infra/**)'],
    ['secrets/a', 'Write', 'deny', 'Write(secrets/**)'],
    ['secrets/a', 'Read', 'allow', 'default'],
    ['.github/workflows/ci.yml', 'Write', 'ask', 'protected: workflows and settings of the repository'],
  ] as const)('says what decides about %s for %s', async (path, tool, behavior, rule) => {
    using repo = underPolicy(ASKING)
    expect(await testPolicy({ root: repo.root, path, tool })).toMatchObject({ path, behavior, rule })
  })

  it('throws what no policy can allow', async () => {
    using repo = underPolicy({ mode: 'bypassPermissions', portable: true })
    const test = (path: string) => refusal(testPolicy({ root: repo.root, path, tool: 'Edit' }))
    expect(await test('../x')).toEqual(['PATH_OUTSIDE_REPO'])
    expect(await test('.git/config')).toEqual(['PATH_PROTECTED'])
    expect(await test('con.txt')).toEqual(['PATH_INVALID'])
  })
})

describe('`only`, whatever changes a file', () => {
  it('that no glob can be is refused before anything runs', async () => {
    using repo = underPolicy({})
    const plan = planOf([edit('src/a.js', 'one', 'two')])
    expect(await refusal(applyPlan(plan, { ...repo, only: ['!src/**'] }))).toEqual(['USAGE'])
  })
})
