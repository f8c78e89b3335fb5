import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyPlan, checkPlan, undoRun, verifyPlan } from '../../../../src/index.ts'
import { repository } from '../../../support/git.ts'
import { planOf, stateOf, type TestStep } from '../../../support/runs.ts'

const BODY = 'export const user = db\n'.repeat(8)
const FILES = {
  'src/user.ts': `import { db } from './db'\n${BODY}`,
  'src/db.ts': 'export const db = 1\n',
  'src/a.ts': "import { user } from './user'\n",
  'test/a.ts': "import { user } from '../src/user.js'\r\n",
  'package.json': '{ "main": "src/user.ts" }\n',
}
const MOVE: TestStep = { tool: 'Move', file_path: 'src/user.ts', new_path: 'src/people/user.ts', imports: 'fix' }

describe('a Move that fixes imports', () => {
  it('is one commit, counts as git does, is verified, and gives everything back', async () => {
    using repo = repository(FILES)
    const before = stateOf(repo)
    const plan = planOf([MOVE])
    const report = await applyPlan(plan, repo)
    expect(report.steps[0]).toMatchObject({ status: 'applied' })
    expect(report.steps[0]?.notes?.join('\n')).toContain('package.json:1')
    expect(repo.read('src/people/user.ts').toString()).toBe(`import { db } from '../db'\n${BODY}`)
    expect(repo.read('src/a.ts').toString()).toBe("import { user } from './people/user'\n")
    expect(repo.read('test/a.ts').toString()).toBe("import { user } from '../src/people/user.js'\r\n")
    const range = [`${report.base?.commit}`, `${report.head?.commit}`]
    const numbers = repo
      .git('diff', '--numstat', '-M', ...range)
      .split('\n')
      .map((line) => line.split('\t').slice(0, 2))
    expect(numbers).toEqual([
      ['1', '1'],
      ['1', '1'],
      ['1', '1'],
    ])
    expect(report.steps[0]).toMatchObject({ insertions: 3, deletions: 3 })
    expect(await verifyPlan(plan, { ...repo, base: range[0] ?? '', head: range[1] ?? '' })).toMatchObject({ ok: true })
    await undoRun(repo)
    expect(stateOf(repo)).toEqual(before)
  })

  it('makes the same commit without a work tree', async () => {
    using repo = repository(FILES)
    repo.git('clone', '-q', '--bare', `file://${repo.root}`, '../bare')
    const plan = planOf([MOVE], { created: '2026-01-01T00:00:00Z' })
    const here = await applyPlan(plan, repo)
    const base = repo.git('rev-parse', 'HEAD')
    const there = await applyPlan(plan, { root: join(repo.root, '..', 'bare'), bare: true, base, branch: 'moved' })
    expect(there.head?.tree).toBe(here.head?.tree)
  })

  it('names what is not certain once, however many files say the same', async () => {
    const paths = Array.from({ length: 30 }, (_, at) => `src/by${at}.ts`)
    using repo = repository({ ...FILES, ...Object.fromEntries(paths.map((path) => [path, "import '@/user'\n"])) })
    const [refused] = (await checkPlan(planOf([MOVE]), repo)).steps
    const lines = refused?.error?.message.split('\n') ?? []
    expect(lines.filter((line) => line.includes('@/user'))).toEqual([
      expect.stringMatching(/src\/by\d+\.ts:1.* 27 more$/),
    ])
  })

  it('refuses what is not certain as a whole, until that is edited or left', async () => {
    using repo = repository({ ...FILES, 'src/b.ts': "import '@/user'\n" })
    const [refused] = (await checkPlan(planOf([MOVE]), repo)).steps
    expect(refused?.error).toMatchObject({ name: 'CHANGE_UNCERTAIN' })
    expect(refused?.error?.message).toContain('src/b.ts:1')
    const edit = { tool: 'Edit', file_path: 'src/b.ts', old_string: '@/user', new_string: './user' }
    expect((await checkPlan(planOf([edit, MOVE]), repo)).totals).toMatchObject({ applied: 2, failed: 0 })
    const [left] = (await applyPlan(planOf([{ ...MOVE, imports: 'fix-certain' }]), repo)).steps
    expect(left?.notes?.join('\n')).toContain('src/b.ts:1')
    expect(repo.read('src/b.ts').toString()).toBe("import '@/user'\n")
    expect(repo.read('src/a.ts').toString()).toContain('./people/user')
  })

  it('sees what earlier steps wrote, and moves a whole folder', async () => {
    using repo = repository({ 'src/x.ts': "import './y'\n", 'src/y.ts': '' })
    const steps = [
      { tool: 'Write', file_path: 'main.ts', content: "import './src/x'\n" },
      { tool: 'Move', glob: 'src/**', new_path: 'lib/**', imports: 'fix', expect_matches: 2 },
    ]
    const plan = planOf(steps)
    const report = await applyPlan(plan, repo)
    expect(report.totals).toMatchObject({ applied: 2, failed: 0 })
    expect(repo.read('main.ts').toString()).toBe("import './lib/x'\n")
    expect(repo.read('lib/x.ts').toString()).toBe("import './y'\n")
  })

  it('a second run says that the file is there already, or finds nothing', async () => {
    using repo = repository(FILES)
    await applyPlan(planOf([MOVE]), repo)
    repo.commit('moved')
    const [again] = (await checkPlan(planOf([MOVE]), repo)).steps
    expect(again?.error?.message).toContain('there already')
    for (const more of [{ skip_existing: true }, { when: { exists: true } as unknown as string }])
      expect((await applyPlan(planOf([{ ...MOVE, ...more }]), repo)).totals.files).toBe(0)
  })

  it('asks the rules about files that import the one that moves', async () => {
    using repo = repository({ ...FILES, '.github/editplan.yml': 'version: 1\nrules:\n  deny: ["Edit(test/**)"]\n' })
    expect((await checkPlan(planOf([MOVE]), repo)).steps[0]?.error).toMatchObject({ name: 'PATH_DENIED' })
    using unread = repository({ ...FILES, '.github/editplan.yml': 'version: 1\nrules:\n  deny: ["Read(test/**)"]\n' })
    expect((await checkPlan(planOf([MOVE]), unread)).steps[0]?.error).toMatchObject({ name: 'CHANGE_UNCERTAIN' })
  })
})

describe('a Delete of what nothing imports', () => {
  it('leaves the others, and says who imports them', async () => {
    using repo = repository({ ...FILES, 'src/dead.ts': '', 'src/live.py': '', 'b.py': 'import src.live\n' })
    const step = { tool: 'Delete', glob: 'src/*', only_if: { not_imported: true }, expect_matches: { min: 0 } }
    const report = await applyPlan(planOf([step as TestStep]), repo)
    expect(report.steps[0]?.files?.map(({ file_path }) => file_path)).toEqual(['src/a.ts', 'src/dead.ts'])
    expect(report.steps[0]?.notes?.join('\n')).toContain('src/live.py')
    repo.commit('deleted')
    expect((await applyPlan(planOf([step as TestStep]), repo)).totals.files).toBe(0)
  })
})

it('what Python finds is what it found before', async () => {
  using repo = repository({
    'pkg/__init__.py': '',
    'pkg/user.py': 'from .db import ID\nfrom . import db\ndef get(): return (ID, db.ID)\n',
    'pkg/db.py': 'ID = 7\n',
    'pkg/a.py': 'from . import db, user\nfrom .user import get\nA = (user.get(), get(), db.ID)\n',
    'main.py':
      'import pkg.user\nimport pkg.user as u\nfrom pkg import a, user\nprint(pkg.user.get(), u.get(), user.get(), a.A)\n',
  })
  const run = () => execFileSync('python3', ['-B', 'main.py'], { cwd: repo.root, encoding: 'utf8' })
  const before = run()
  const move = { tool: 'Move', file_path: 'pkg/user.py', new_path: 'pkg/people/person.py', imports: 'fix' }
  expect((await applyPlan(planOf([move]), repo)).steps[0]).toMatchObject({ status: 'applied' })
  expect(run()).toBe(before)
})
