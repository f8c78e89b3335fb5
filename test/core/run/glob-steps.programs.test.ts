import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { platform } from 'node:process'
import { describe, expect, it } from 'vitest'
import type { RunReport } from '../../../src/core/report/report.ts'
import { applyPlan, checkPlan, undoRun } from '../../../src/index.ts'
import { type Files, repository, type TestRepository, testEnvironment } from '../../support/git.ts'
import { planOf, stateOf, type TestStep, write } from '../../support/runs.ts'

const step = (glob: string | readonly string[], more: object = {}): TestStep =>
  ({ tool: 'Edit', glob, old_string: 'old', new_string: 'fresh', replace_all: true, ...more }) as unknown as TestStep

const outcomeOf = ({ steps }: RunReport) => steps.map(({ status, error }) => error?.name ?? status)

/** A path whose letters are bytes. */
const bytesOf = (repo: TestRepository, name: string): Buffer => Buffer.from(join(repo.root, name), 'latin1')

/** Git processes of a check of a step about all of these files, in a repository with attributes. */
async function processesFor(files: Files): Promise<number> {
  using repo = repository({ '.gitattributes': '*.txt text\n', ...files })
  const trace = join(repo.root, '.git', 'trace')
  writeFileSync(join(repo.root, '.git', 'traced'), `[trace2]\n\teventTarget = ${trace}\n`)
  const environment = { ...testEnvironment(), GIT_CONFIG_GLOBAL: join(repo.root, '.git', 'traced') }
  const { totals } = await checkPlan(planOf([step('**/*.txt')]), { root: repo.root, environment })
  expect(totals.files).toBe(Object.keys(files).length)
  return readFileSync(trace, 'utf8').split('"event":"start"').length - 1
}

describe('the files of a step', () => {
  it('are asked about together, however many folders they are in and whatever their attributes', {
    tags: 'quick',
  }, async () => {
    const one = await processesFor({ 'part-0/a.txt': 'old\n' })
    const many = await processesFor(
      Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`part-${at}/a.txt`, 'old\n'])),
    )
    expect(many).toBeGreaterThan(0)
    expect(many).toBe(one)
  })

  it.each(['--assume-unchanged', '--skip-worktree'])(
    'are searched as they are in the work tree where the index has them %s',
    async (flag) => {
      using repo = repository({ 'a.js': 'none\n', 'b.js': 'old\n', 'c.js': 'old\n' })
      repo.git('update-index', flag, 'a.js', 'b.js')
      repo.write({ 'a.js': 'old\n', 'b.js': 'none\n' })
      const looking = write('x', 'x', { when: { glob: 'a.js', contains: 'old' } as never })
      const report = await checkPlan(planOf([looking, step('*.js', { expect_matches: 2 })]), { root: repo.root })
      expect(outcomeOf(report)).toEqual(['applied', 'applied'])
      expect(report.steps[1]?.files?.map(({ file_path }) => file_path)).toEqual(['a.js', 'c.js'])
    },
  )

  it.runIf(platform === 'linux')('whose names are not UTF-8 are refused or passed over, on every ground', async () => {
    using repo = repository({ 'a.txt': 'old\n' })
    mkdirSync(bytesOf(repo, 'd\xe9'))
    for (const name of ['odd-\xff.txt', 'd\xe9/n.txt']) writeFileSync(bytesOf(repo, name), 'old\n')
    const base = repo.commit()
    const tried = async (...steps: object[]) => {
      const plan = planOf(steps as TestStep[])
      const here = await checkPlan(plan, { root: repo.root })
      const bare = await checkPlan(plan, { root: repo.root, bare: true, base, branch: 'side' })
      expect([outcomeOf(bare), bare.files]).toEqual([outcomeOf(here), here.files])
      return [outcomeOf(here)[0], here.files.map(({ path }) => path)]
    }
    const looking = write('x', 'x', { when: { glob: 'odd*', contains: 'old' } as never })
    const regex = { tool: 'Edit', glob: '*.txt', regex: '.+', new_string: 'x', replace_all: true }
    for (const one of [
      step('*.txt'),
      { tool: 'Delete', glob: '*.txt' },
      regex,
      step('*.txt', { skip_unsupported: true }),
    ])
      expect(await tried({ ...one, exclude: ['odd*', 'd*/'] })).toEqual(['applied', ['a.txt']])
    for (const one of [step('*.txt'), { tool: 'Delete', glob: 'odd*' }, regex])
      expect(await tried(one)).toEqual(['PATH_INVALID', []])
    expect(await tried(step('*.txt', { skip_unsupported: true }))).toEqual(['applied', ['a.txt']])
    expect(await tried(looking)).toEqual(['PATH_INVALID', []])
    expect(await tried({ tool: 'Edit', file_path: 'odd-\ufffd.txt', old_string: 'old', new_string: 'x' })).toEqual([
      'FILE_NOT_FOUND',
      [],
    ])
  })
})

describe('Delete and Move of a glob', () => {
  const given = { 'old/a.js': 'a\n', 'old/b.js': 'keep\n', 'old/p.bin': Buffer.from('\0'), 'c.js': 'c\n' }
  const paths = (repo: TestRepository) =>
    repo
      .git('ls-files', '--cached', '--others')
      .split('\n')
      .filter((path) => existsSync(join(repo.root, path)))

  it('are one step, one commit, undone as one, and licensed by the number of files', async () => {
    using repo = repository(given)
    const before = stateOf(repo)
    const steps = [
      {
        tool: 'Move',
        glob: 'old/*.js',
        only_if: { contains: 'keep' },
        new_path: 'new/$<dir>$<name>.mjs',
        expect_matches: 1,
      },
      { tool: 'Delete', glob: '/old/', expect_matches: 1 },
      { tool: 'Move', glob: '/c.js', new_path: 'lib/', expect_matches: { max: 1 } },
    ]
    const report = await applyPlan(planOf(steps as TestStep[], { options: { reads: 'strict' } }), repo)
    expect(outcomeOf(report)).toEqual(['applied', 'applied', 'applied'])
    expect(paths(repo)).toEqual(['lib/c.js', 'new/old/b.mjs', 'old/p.bin'])
    expect(report.steps[0]).toMatchObject({ file_path: 'old/*.js', new_path: 'new/$<dir>$<name>.mjs' })
    expect(repo.git('rev-list', '--count', `HEAD..${report.head?.commit}`)).toBe('3')
    await undoRun(repo)
    expect(stateOf(repo)).toEqual(before)
  })
})
