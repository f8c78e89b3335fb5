import { existsSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyPlan, checkPlan, planFromDiff, type RunReport, redoRun, undoRun } from '../../../src/index.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { edit, planOf, run, type TestStep, write } from '../../support/runs.ts'
import { halfOf, someOf } from '../../support/whole.ts'

const FILES = { 'a.txt': 'one\n', 'src/x.txt': 'x\n', 'src/deep/y.txt': 'y\n', 'lib/z.txt': 'z\n' }

const PLAN = planOf([write('src/x.txt', 'new\n'), edit('a.txt', 'one', 'ONE')])

const SPARSE: Readonly<Record<string, readonly string[]>> = {
  'patterns of files': ['set', '--no-cone', '/*', '!/src'],
  'patterns of folders': ['set', '--cone', 'lib'],
  'a sparse index': ['set', '--cone', '--sparse-index', 'lib'],
}

/** What git says of the checkout: entries with their flags, status, and which files are there. */
const standing = (repo: TestRepository) => ({
  status: repo.git('status', '--porcelain'),
  entries: repo.git('ls-files', '-s', '-v'),
  folders: repo.git('ls-files', '--sparse', '-t'),
  src: existsSync(join(repo.root, 'src')),
  head: repo.git('rev-parse', '--symbolic-full-name', 'HEAD'),
})

describe.each(someOf(Object.entries(SPARSE)))('in a sparse checkout by %s', (_name, args) => {
  it.each(['white', undefined])(
    'a run on the branch %s and its undo leave flags and status as they were',
    async (branch) => {
      using repo = repository(FILES)
      repo.git('sparse-checkout', ...args)
      const before = standing(repo)
      expect(before).toMatchObject({ status: '', src: false })
      await applyPlan(PLAN, { root: repo.root, ...(branch && { branch }) })
      if (branch) expect(repo.git('status', '--porcelain')).toBe('')
      const after = standing(repo)
      await undoRun(repo)
      expect(standing(repo)).toEqual(before)
      await redoRun(repo)
      expect(standing(repo)).toEqual(after)
    },
  )

  it('an undo after a later commit outside of it leaves that out as well', async () => {
    using repo = repository(FILES)
    repo.git('sparse-checkout', ...args)
    const before = standing(repo)
    await applyPlan(PLAN, { root: repo.root, branch: 'white' })
    repo.write({ '../y.txt': 'y2\n' })
    const blob = repo.git('hash-object', '-w', '../y.txt')
    repo.git('update-index', '--cacheinfo', `100644,${blob},src/deep/y.txt`)
    repo.git('update-index', '--skip-worktree', 'src/deep/y.txt')
    repo.git('commit', '-q', '-m', 'later')
    expect(repo.git('status', '--porcelain')).toBe('')
    await undoRun(repo)
    expect(standing(repo)).toEqual(before)
  })
})

const verdictOf = ({ steps, head, files }: RunReport) => ({
  steps: steps.map(({ status, error }) => [status, error?.name]),
  files: files.map(({ path, status }) => [path, status]),
  tree: head?.tree,
})

const ASKING: Readonly<Record<string, readonly TestStep[]>> = {
  'edits a file': [edit('src/x.txt', 'x', 'X')],
  'names files by a glob': [{ tool: 'Edit', glob: '**/*.txt', old_string: 'x', new_string: 'X' }],
  'looks at a file': [edit('a.txt', 'one', 'ONE', { when: { file_path: 'src/x.txt', contains: 'x' } })],
  'deletes a file': [{ tool: 'Delete', file_path: 'src/x.txt' }],
  'looks at files by a glob': [edit('a.txt', 'one', 'ONE', { when: { glob: 'src/**', contains: 'y' } })],
  'moves a file': [{ tool: 'Move', file_path: 'src/x.txt', new_path: 'lib/x.txt' }],
  'writes over a folder': [write('src', 'x\n')],
  'moves a file onto another': [{ tool: 'Move', file_path: 'a.txt', new_path: 'src/x.txt' }],
  'writes below a file': [write('src/x.txt/y', 'x\n')],
  'writes below a link': [write('ln/new.txt', 'x\n')],
  'edits below a link to the root': [edit('self/src/x.txt', 'x', 'X')],
  'edits a link': [edit('lib/to-x', 'x', 'X')],
  'looks at a file below links': [
    edit('a.txt', 'one', 'ONE', { when: { file_path: 'self/ln/deep/y.txt', contains: 'y' } }),
  ],
}

describe('a plan about files that a sparse checkout leaves out', () => {
  it.each(someOf(halfOf(Object.entries(ASKING)), 3))(
    'comes to the same as without a work tree: %s',
    async (_name, steps) => {
      using repo = repository(FILES)
      const links = { ln: 'src', self: '.', 'lib/to-x': '../src/x.txt' }
      for (const [at, to] of Object.entries(links)) symlinkSync(to, join(repo.root, at))
      repo.commit('links')
      repo.git('sparse-checkout', ...(SPARSE['a sparse index'] ?? []))
      const before = standing(repo)
      const plan = planOf(steps)
      const base = repo.git('rev-parse', 'HEAD')
      const there = verdictOf(await applyPlan(plan, { root: repo.root, bare: true, base, branch: 'bare' }))
      const here = verdictOf(await applyPlan(plan, { root: repo.root, branch: 'white' }))
      expect(here).toEqual(there)
      if (here.tree !== undefined) await undoRun(repo)
      // Git need not fold a folder again that it had to unfold.
      expect({ ...standing(repo), folders: '' }).toEqual({ ...before, folders: '' })
    },
  )

  it.each(['deletes a file'])('is refused without a branch where only the index could say it: %s', async (name) => {
    using repo = repository(FILES)
    repo.git('sparse-checkout', ...(SPARSE['a sparse index'] ?? []))
    const before = standing(repo)
    const plan = planOf(ASKING[name] ?? [])
    for (const dryRun of [true, false])
      await expect(applyPlan(plan, { root: repo.root, dryRun })).rejects.toMatchObject({ name: 'FILE_NOT_FOUND' })
    await expect(checkPlan(plan, repo)).rejects.toMatchObject({ name: 'FILE_NOT_FOUND' })
    expect(standing(repo)).toEqual(before)
    expect((await checkPlan(plan, { root: repo.root, branch: 'white' })).totals.failed).toBe(0)
  })
})

describe('a command in a sparse checkout', () => {
  it.each(['white', undefined])(
    'finds and changes every file, and so does a verification, on the branch %s',
    async (branch) => {
      const script = 'echo y >> src/x.txt; mkdir -p gen; echo g > gen/g.txt\n'
      const rules = { allow: ['Run(sh gen.sh)'] }
      const verify = [{ name: 'all', run: ['test', '-s', 'src/deep/y.txt', '-a', '-s', 'gen/g.txt'] }]
      using repo = repository({
        ...FILES,
        'gen.sh': script,
        '.github/editplan.yml': JSON.stringify({ version: 1, rules, verify }),
      })
      repo.git('sparse-checkout', ...(SPARSE['a sparse index'] ?? []))
      const before = standing(repo)
      const plan = planOf([run('sh gen.sh', '**')])
      const base = repo.git('rev-parse', 'HEAD')
      const there = await applyPlan(plan, { root: repo.root, bare: true, base, branch: 'bare' })
      const here = await applyPlan(plan, { root: repo.root, ...(branch && { branch }) })
      expect([verdictOf(here), here.notes]).toEqual([verdictOf(there), there.notes])
      expect(here.files.map(({ path }) => path)).toEqual(['gen/g.txt', 'src/x.txt'])
      expect(here.notes ?? []).toEqual([])
      await undoRun(repo)
      expect({ ...standing(repo), folders: '' }).toEqual({ ...before, folders: '' })
    },
  )
})

it('a difference of the work tree holds files that are outside of the sparse checkout', { tags: 'quick' }, async () => {
  using repo = repository(FILES)
  repo.git('sparse-checkout', ...(SPARSE['patterns of folders'] ?? []))
  repo.write({ 'src/new.txt': 'new\n', 'src/x.txt': 'X\n', 'lib/z.txt': 'Z\n' })
  const { plan } = await planFromDiff({ root: repo.root })
  const touched = (plan?.steps ?? []).flatMap(({ input }) => ('file_path' in input ? input.file_path : []))
  expect(touched.sort()).toEqual(['lib/z.txt', 'src/new.txt', 'src/x.txt'])
})

describe('flags of index entries', () => {
  it.each([
    ['--skip-worktree', 'S'],
    ['--assume-unchanged', 'h'],
  ])('%s stays through a run on a branch, its undo and its redo', async (flag, tag) => {
    using repo = repository({ ...FILES, 'other.txt': 'o\n' })
    repo.git('update-index', flag, 'a.txt', 'other.txt')
    repo.write({ 'ita.txt': 'later\n' })
    repo.git('add', '--intent-to-add', 'ita.txt')
    const before = standing(repo)
    await applyPlan(planOf([edit('a.txt', 'one', 'ONE')]), { root: repo.root, branch: 'white' })
    expect(repo.git('ls-files', '-v', 'a.txt')).toBe(`${tag} a.txt`)
    expect([repo.git('show', ':a.txt'), repo.git('status', '--porcelain')]).toEqual(['ONE', before.status])
    await undoRun(repo)
    expect(standing(repo)).toEqual(before)
    await redoRun(repo)
    expect(repo.git('ls-files', '-v', 'a.txt')).toBe(`${tag} a.txt`)
  })

  it('an intent to add a file that is gone is refused as a change', { tags: 'quick' }, async () => {
    using repo = repository(FILES)
    repo.write({ 'ita.txt': 'later\n' })
    repo.git('add', '--intent-to-add', 'ita.txt')
    rmSync(join(repo.root, 'ita.txt'))
    const run = applyPlan(planOf([write('ita.txt', 'now\n')]), { root: repo.root, branch: 'white' })
    await expect(run).rejects.toMatchObject({ name: 'DIRTY_FILES' })
  })
})
