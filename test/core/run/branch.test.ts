import { describe, expect, it } from 'vitest'
import { type ApplyOptions, applyPlan, listRuns, resumeRun, undoRun } from '../../../src/index.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { edit, planOf, stateOf, write } from '../../support/runs.ts'
import { someOf } from '../../support/whole.ts'

const GARDEN = { 'beds/rose.txt': 'rose\nred\n', 'README.md': '# Garden\n' }

const REPLACES = { branch: 'old', force: true } as const
const BARE = { bare: true, base: 'HEAD' } as const

const PLAN = planOf([edit('beds/rose.txt', 'red', 'white'), write('beds/fern.txt', 'fern\n')])

describe('applyPlan with a branch', () => {
  it('creates and checks out the branch with a clean status, and carries unrelated changes', {
    tags: 'quick',
  }, async () => {
    using repo = repository(GARDEN)
    const main = repo.git('rev-parse', 'main')
    repo.write({ 'README.md': '# My garden\n', 'note.txt': 'water\n' })
    const report = await applyPlan(PLAN, { root: repo.root, branch: 'white' })
    expect(repo.git('symbolic-ref', 'HEAD')).toBe('refs/heads/white')
    expect(report.head).toMatchObject({ branch: 'white', commit: repo.git('rev-parse', 'HEAD') })
    expect(repo.git('rev-parse', 'main')).toBe(main)
    expect(repo.git('status', '--porcelain')).toBe(' M README.md\n?? note.txt')
    expect(repo.git('ls-files')).toBe('README.md\nbeds/fern.txt\nbeds/rose.txt')
  })

  it('refuses touched files that are changed, staged or untracked, naming them, and ignored ones', async () => {
    using repo = repository({ ...GARDEN, 'local.env': 'a\n' })
    repo.git('rm', '-q', '--cached', 'local.env')
    repo.write({ '.gitignore': 'local.env\n', 'beds/fern.txt': 'frond\n' })
    repo.git('add', '.gitignore')
    repo.git('commit', '-q', '-m', 'ignore')
    repo.write({ 'beds/rose.txt': 'rose\nred\nthorns\n' })
    const before = stateOf(repo)
    const plan = planOf([
      edit('beds/rose.txt', 'red', 'white'),
      edit('beds/fern.txt', 'frond', 'Frond'),
      edit('local.env', 'a', 'b'),
    ])
    const refused = await applyPlan(plan, { root: repo.root, branch: 'white' }).catch((error: unknown) => error)
    expect(refused).toMatchObject({ problems: [{ name: 'DIRTY_FILES' }, { name: 'PATH_IGNORED' }] })
    const { problems } = refused as { problems: { message: string }[] }
    expect(problems[0]?.message).toMatch(/beds\/fern\.txt.*beds\/rose\.txt/)
    expect(stateOf(repo)).toEqual(before)
    expect(repo.git('for-each-ref', 'refs/editplan')).toBe('')
  })

  it('refuses a branch that exists, and replaces it with force', async () => {
    using repo = repository(GARDEN)
    repo.git('branch', 'white')
    for (const branch of ['white', 'white/er'])
      await expect(applyPlan(PLAN, { root: repo.root, branch })).rejects.toMatchObject({ name: 'BRANCH_EXISTS' })
    const report = await applyPlan(PLAN, { root: repo.root, branch: 'white', force: true })
    expect(repo.git('rev-parse', 'white')).toBe(report.head?.commit)
  })

  const MOVES: readonly (readonly [string, (repo: TestRepository) => unknown, Partial<ApplyOptions>])[] = [
    ['HEAD has another commit', (repo) => repo.git('commit', '-q', '--allow-empty', '-m', 'more'), {}],
    ['HEAD is on another branch', (repo) => repo.git('symbolic-ref', 'HEAD', 'refs/heads/old'), {}],
    ['the branch is there', (repo) => repo.git('branch', 'white'), {}],
    ['the branch that it replaces moved', (repo) => repo.git('branch', '-f', 'old', 'HEAD~'), REPLACES],
    ['the branch that it replaces is gone', (repo) => repo.git('branch', '-D', 'old'), REPLACES],
    ['the branch is there', (repo) => repo.git('branch', 'white'), BARE],
    ['the branch that it replaces moved', (repo) => repo.git('branch', '-f', 'old', 'HEAD~'), { ...BARE, ...REPLACES }],
  ]
  it.each(someOf(MOVES, 4))(
    'is refused as a whole where by the end of the replay %s',
    { tags: 'quick' },
    async (_, change, options) => {
      using repo = repository(GARDEN)
      repo.git('commit', '-q', '--allow-empty', '-m', 'second')
      repo.git('branch', 'old')
      let before: unknown
      const onEvent = (): void => {
        if (before === undefined) change(repo)
        before ??= stateOf(repo)
      }
      const applied = applyPlan(PLAN, { root: repo.root, branch: 'white', onEvent, ...options })
      await expect(applied).rejects.toMatchObject({ name: 'REF_MOVED' })
      expect(stateOf(repo)).toEqual(before)
      expect([await listRuns(repo), await resumeRun(repo)]).toMatchObject([[], { outcome: 'nothing' }])
      expect(repo.git('for-each-ref', 'refs/editplan')).toBe('')
    },
  )

  it('is undone back to the branch it came from, or to the detached head', async () => {
    for (const from of ['main', 'detached']) {
      using repo = repository(GARDEN)
      if (from === 'detached') repo.git('checkout', '-q', '--detach')
      const files = repo.git('ls-files', '-s')
      const head = repo.git('rev-parse', '--symbolic-full-name', 'HEAD')
      await applyPlan(PLAN, { root: repo.root, branch: 'white' })
      const undone = await undoRun({ root: repo.root })
      expect(undone.files).toEqual(['beds/fern.txt', 'beds/rose.txt'])
      expect(repo.git('rev-parse', '--symbolic-full-name', 'HEAD')).toBe(head)
      expect(repo.git('ls-files', '-s')).toBe(files)
      expect(repo.git('status', '--porcelain')).toBe('')
      expect(repo.read('beds/rose.txt').toString()).toBe('rose\nred\n')
    }
  })
})
