import { describe, expect, it } from 'vitest'
import { applyPlan, checkPlan, openPullRequest } from '../../../src/index.ts'
import { repository, type TestRepository, temporaryFolder } from '../../support/git.ts'
import { edit, planOf, stateOf, write } from '../../support/runs.ts'
import { type ToyOptions, toyArgv } from '../../support/toy-language.ts'

const FILES = {
  'shape.toy': 'export area\nexport side\n',
  'use.toy': "import area from './shape.toy'\n",
  'lib/far.toy': "import side from '../shape.toy'\n",
  'old.toy': 'wrong\n',
  'other.toy': 'export other\n',
}

const policy = (options: ToyOptions = {}, more: object = {}): string =>
  JSON.stringify({ version: 1, diagnostics: [{ name: 'toy', server: toyArgv(options), files: '*.toy', ...more }] })

const asking = (options?: ToyOptions, more?: object, files: Readonly<Record<string, string>> = {}): TestRepository =>
  repository({ ...FILES, '.github/editplan.yml': policy(options, more), ...files })

const BREAKING_STEPS = [
  edit('other.toy', 'other', 'more'),
  edit('shape.toy', 'area', 'surface'),
  edit('old.toy', 'wrong\n', 'export right\n'),
  edit('shape.toy', 'side', 'edge'),
]
const BREAKING = planOf(BREAKING_STEPS)

const placesOf = (report: Awaited<ReturnType<typeof checkPlan>>) =>
  report.diagnostics?.[0]?.diagnostics.map(({ file_path, line, step }) => [file_path, line, step])

describe('language servers of the policy', () => {
  it('find what a plan breaks in files that it does not touch, and the step that did', async () => {
    using repo = asking()
    const report = await checkPlan(BREAKING, { root: repo.root, diagnostics: true })
    expect(report.diagnostics).toMatchObject([{ server: 'toy', state: 'known', added: 2, fixed: 1, files: 5 }])
    expect(placesOf(report)?.sort()).toEqual([
      ['lib/far.toy', 1, 4],
      ['use.toy', 1, 2],
    ])
    expect(repo.git('worktree', 'list').split('\n')).toHaveLength(1)
  })

  it.each(['per-file', 'squash'] as const)(
    'name the step in commits of several as well as they can: %s',
    async (commits) => {
      using repo = asking()
      const one = planOf([edit('other.toy', 'other', 'more'), edit('use.toy', 'area', 'none')])
      const report = await checkPlan(one, { root: repo.root, diagnostics: true, overrides: { commits } })
      expect(placesOf(report)).toEqual([['use.toy', 1, 2]])
    },
  )

  it('are not asked by a check that nobody told to, which says so', async () => {
    using repo = asking({ crashAt: 'start' })
    const report = await checkPlan(BREAKING, { root: repo.root })
    expect(report.diagnostics).toBeUndefined()
    expect(report.notes).toEqual([expect.stringContaining('--diagnostics')])
  })

  it('stop an apply under on_new: stop, and leave nothing behind', async () => {
    using repo = asking({}, { on_new: 'stop' })
    const before = stateOf(repo)
    const report = await applyPlan(BREAKING, { root: repo.root })
    expect(report.problems?.map(({ name }) => name)).toEqual(['NEW_DIAGNOSTICS'])
    expect(report).toMatchObject({ written: false, run: null, totals: { applied: 0 } })
    expect(placesOf(report)).toHaveLength(2)
    expect(stateOf(repo)).toEqual(before)
    // Correct the places that the report names, in the plan.
    const named =
      placesOf(report)?.flatMap(([file]) => (typeof file !== 'string' ? [] : [edit(file, 'import', 'uses')])) ?? []
    const corrected = await applyPlan(planOf([...BREAKING_STEPS, ...named]), { root: repo.root })
    expect(corrected.problems).toBeUndefined()
    expect(corrected.written).toBe(true)
  })

  it.each(['note', 'draft'])('are reported by apply under on_new: %s', async (on_new) => {
    using repo = asking({}, { on_new })
    const report = await applyPlan(BREAKING, { root: repo.root })
    expect(report).toMatchObject({ written: true, diagnostics: [{ added: 2 }] })
    expect(report.problems).toBeUndefined()
  })

  it('that are unknown stop nothing, and say so', async () => {
    using repo = asking({ crashAt: 'change' }, { on_new: 'stop' })
    const report = await applyPlan(BREAKING, { root: repo.root })
    expect(report).toMatchObject({ written: true, diagnostics: [{ state: 'unknown', reason: 'ended', added: 0 }] })
  })

  it('are those of the base, whatever the plan makes of the policy', async () => {
    const own = JSON.stringify({ ...JSON.parse(policy()), mode: 'acceptEdits' })
    using repo = repository({ ...FILES, '.github/editplan.yml': own })
    const plan = planOf([write('.github/editplan.yml', policy({ crashAt: 'start' })), edit('shape.toy', 'area', 'a')])
    const report = await checkPlan(plan, { root: repo.root, diagnostics: true })
    expect(report.diagnostics).toMatchObject([{ state: 'known', added: 1 }])
    using bare = repository(FILES)
    const widened = await checkPlan(planOf([write('.github/editplan.yml', policy())]), {
      root: bare.root,
      diagnostics: true,
    })
    expect(widened.diagnostics).toBeUndefined()
  })

  it('start as the base has them, where they are files of the repository', async () => {
    const server = (word: string) => `#!/bin/sh\necho ${word} >&2\nexit 1\n`
    using repo = repository({ ...FILES, serve: server('base') })
    repo.chmod('serve', 0o755)
    repo.write({
      '.github/editplan.yml': JSON.stringify({ version: 1, diagnostics: [{ server: ['./serve'], files: '*.toy' }] }),
    })
    repo.commit('policy')
    const plan = planOf([edit('serve', 'echo base', 'echo plan'), edit('shape.toy', 'area', 'a')])
    const report = await checkPlan(plan, { root: repo.root, diagnostics: true })
    expect(report.diagnostics?.[0]).toMatchObject({ state: 'unknown', message: expect.stringContaining('base') })
  })

  it('are asked about no file that a rule denies to read', async () => {
    using repo = repository({
      ...FILES,
      '.github/editplan.yml': JSON.stringify({
        ...JSON.parse(policy()),
        rules: { deny: ['Read(lib/**)'] },
      }),
    })
    const report = await checkPlan(BREAKING, { root: repo.root, diagnostics: true })
    expect(placesOf(report)).toEqual([['use.toy', 1, 2]])
  })

  it('are asked about the files that uncommitted changes leave', async () => {
    using repo = asking()
    repo.write({ 'use.toy': "import area from './shape.toy'\nwrong\n" })
    const report = await checkPlan(BREAKING, { root: repo.root, diagnostics: true })
    expect(report.diagnostics).toMatchObject([{ state: 'known', added: 2 }])
  })

  it('say nothing where no file is theirs, and a note names changed configuration', async () => {
    using repo = asking({}, {}, { 'tsconfig.json': '{}\n', 'a.txt': 'one\n' })
    const plan = planOf([edit('a.txt', 'one', 'two'), edit('tsconfig.json', '{}', '{ }')])
    const report = await checkPlan(plan, { root: repo.root, diagnostics: true })
    expect(report.diagnostics).toBeUndefined()
    expect(report.notes).toEqual([expect.stringContaining('tsconfig.json')])
  })

  it('leave it at that when the run is stopped', async () => {
    using repo = asking({ muteAt: 'diagnostics' })
    const before = stateOf(repo)
    const stopped = applyPlan(BREAKING, { root: repo.root, signal: AbortSignal.timeout(1500) })
    await expect(stopped).rejects.toMatchObject({ name: 'INTERRUPTED' })
    expect(stateOf(repo)).toEqual(before)
    expect(repo.git('worktree', 'list').split('\n')).toHaveLength(1)
  })

  it('are asked on the newer head, where a plan was made on an older base', async () => {
    using repo = asking()
    const base = repo.git('rev-parse', 'HEAD')
    repo.write({ 'late.toy': "import area from './shape.toy'\n" })
    repo.commit('late')
    const plan = planOf([edit('shape.toy', 'area', 'surface')], { base })
    const report = await checkPlan(plan, { root: repo.root, diagnostics: true })
    expect(placesOf(report)?.sort()).toEqual([
      ['late.toy', 1, 1],
      ['use.toy', 1, 1],
    ])
  })

  it.each([
    ['draft', {}, true],
    ['note', {}, false],
    ['draft', { crashAt: 'change' }, true],
    ['note', { crashAt: 'change' }, false],
  ] as const)('make a pull request a draft as the policy says: %s %j', async (on_new, options, draft) => {
    using repo = asking(options, { on_new })
    using folder = temporaryFolder()
    repo.git('clone', '-q', '--bare', repo.root, folder.path)
    repo.git('remote', 'add', 'origin', folder.path)
    const report = await openPullRequest(BREAKING, { root: repo.root, publish: { dryRun: true } })
    const body = report.pull_request?.proposed?.calls[0]?.body
    expect(body !== null && typeof body === 'object' && 'draft' in body ? body.draft : undefined).toBe(draft)
    expect(report.diagnostics).toHaveLength(1)
  })
})
