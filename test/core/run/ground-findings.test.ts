import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { EditplanError } from '../../../src/errors.ts'
import {
  type ApplyOptions,
  applyPlan,
  checkPlan,
  openPullRequest,
  type RunReport,
  undoRun,
  verifyPlan,
} from '../../../src/index.ts'
import { repository, repositoryAt, type TestRepository } from '../../support/git.ts'
import { edit, planOf, run, stateOf, type TestStep, write } from '../../support/runs.ts'
import { someOf } from '../../support/whole.ts'

const names = async (running: Promise<RunReport>): Promise<readonly string[]> => {
  try {
    const { steps, problems = [] } = await running
    return [...problems, ...steps.flatMap(({ error }) => error ?? [])].map(({ name }) => name)
  } catch (error) {
    if (error instanceof EditplanError) return error.problems.map(({ name }) => name)
    throw error
  }
}

/** What a plan comes to in a checkout, on a branch, without a work tree, and for a pull request. */
async function everywhere(repo: TestRepository, steps: readonly TestStep[], more: Pick<ApplyOptions, 'without'> = {}) {
  const { without } = more
  const plan = planOf(steps)
  const root = repo.root
  const bare = repositoryAt(join(root, '../bare'))
  repo.git('clone', '-q', '--bare', '.', bare.root)
  repo.git('remote', 'add', 'origin', bare.root)
  const base = repo.git('rev-parse', 'HEAD')
  return [
    await names(checkPlan(plan, { root, ...more })),
    await names(checkPlan(plan, { root, branch: 'made', ...more })),
    await names(applyPlan(plan, { root: bare.root, bare: true, base, branch: 'made', ...more })),
    await names(openPullRequest(plan, { root, without, publish: { dryRun: true, base: 'main' } })),
  ]
}

const alike = <Item>(item: Item): readonly Item[] => [item, item, item, item]

describe('on every ground', () => {
  it.each<[string, TestStep, string]>([
    ['Delete of a folder', { tool: 'Delete', file_path: 'lib' }, 'IS_DIRECTORY'],
    ['Write over a folder', write('lib', 'x\n'), 'IS_DIRECTORY'],
    ['Edit of a folder', edit('lib', 'a', 'b'), 'IS_DIRECTORY'],
    ['a file below a broken link', write('broken/x.txt', 'x\n'), 'NOT_A_DIRECTORY'],
    ['a file below a link outside', write('out/x.txt', 'x\n'), 'PATH_OUTSIDE_REPO'],
    ['a file below a file', write('a.txt/x.txt', 'x\n'), 'NOT_A_DIRECTORY'],
    ['a very long path', write(`${'d/'.repeat(2044)}x`, 'x\n'), 'PATH_INVALID'],
  ])('%s is refused by the same name', async (_, step, name) => {
    using repo = repository({ 'a.txt': 'a\n', 'lib/b.txt': 'b\n' })
    symlinkSync('nowhere', join(repo.root, 'broken'))
    symlinkSync('../elsewhere', join(repo.root, 'out'))
    repo.commit()
    expect(await everywhere(repo, [step])).toEqual(alike([name]))
  })

  it('a condition about a glob that names nothing, and a step that is left out, are no crash', {}, async () => {
    using repo = repository({ 'a.txt': 'a\n', 'docs/x.css': 'x\n', 'lib/b.txt': 'b\n' })
    const steps = [
      { ...edit('a.txt', 'a', 'A'), when: { glob: '**/*.csproj' } as never },
      edit('docs/x.css', 'x', 'y'),
      write('lib/new/c.txt', 'c\n'),
    ]
    expect(await everywhere(repo, steps)).toEqual(alike([]))
    repo.git('worktree', 'prune')
    using other = repository({ 'a.txt': 'a\n', 'docs/x.css': 'x\n', 'lib/b.txt': 'b\n' })
    expect(await everywhere(other, steps, { without: [2] })).toEqual(alike([]))
  })
})

/** The reports of a plan in a checkout, on a branch, without a work tree, and for a pull request. */
async function reportsOf(
  repo: TestRepository,
  steps: readonly TestStep[],
  config: Readonly<Record<string, string>> = {},
) {
  const root = repo.root
  const bare = repositoryAt(join(root, '../bare'))
  repo.git('clone', '-q', '--bare', '.', bare.root)
  repo.git('remote', 'add', 'origin', bare.root)
  for (const [key, value] of Object.entries(config)) for (const at of [repo, bare]) at.git('config', key, value)
  const base = repo.git('rev-parse', 'HEAD')
  const plan = planOf(steps)
  return [
    await checkPlan(plan, { root }),
    await applyPlan(plan, { root, branch: 'made' }),
    await applyPlan(plan, { root: bare.root, bare: true, base, branch: 'made' }),
    await openPullRequest(plan, { root: bare.root, bare: true, publish: { dryRun: true, base: 'main' } }),
  ]
}

describe('on every ground, too,', () => {
  it.each(someOf(['per-step', 'per-file', 'squash'] as const))(
    'a command may put a file where a folder was, and a folder where a file was, committed %s',
    async (commits) => {
      using repo = repository({ ...FOLDERS, 'gen.mjs': SWAPS, '.github/editplan.yml': POLICY })
      const state = stateOf(repo)
      const steps = [
        write('made/x.txt', 'x\n'),
        write('late', 'l\n'),
        run('node gen.mjs swap', '**'),
        edit('lib', 'file', 'FILE'),
        edit('conf/deep/x', 'deep', 'DEEP'),
      ]
      const plan = planOf(steps, { options: { commits } })
      const base = repo.git('rev-parse', 'HEAD')
      expect(await everywhere(repo, steps)).toEqual(alike([]))
      const local = await applyPlan(plan, { root: repo.root })
      expect(local.steps.map(({ status }) => status)).toEqual(alike('applied').concat('applied'))
      const files = ['lib', 'conf/deep/x', 'made', 'late/y']
      expect(files.map((path) => repo.read(path).toString())).toEqual(['FILE\n', 'DEEP\n', 'made\n', 'late\n'])
      const tree = local.head?.tree ?? ''
      expect(repo.git('ls-tree', '-r', '--name-only', tree).split('\n')).toEqual([
        ...['.github/editplan.yml', 'conf/deep/x', 'gen.mjs', 'late/y', 'lib', 'made'],
      ])
      expect(await verifyPlan(plan, { root: repo.root, base, head: local.head?.commit ?? '' })).toMatchObject({
        ok: true,
      })
      await undoRun({ root: repo.root })
      expect({ ...stateOf(repo), '(index)': '' }).toEqual({
        ...state,
        '(branches)': repo.git('for-each-ref', 'refs/heads'),
        '(index)': '',
      })
      const branch = await applyPlan(plan, { root: repo.root, branch: 'other' })
      expect(branch.head?.tree).toBe(tree)
      expect(repo.git('status', '--porcelain')).toBe('')
    },
  )

  it.each(someOf(['-diff', 'binary', 'diff', '-text -diff'], 2))(
    'lines are counted as git counts those of texts, with the attribute %s',
    async (attribute) => {
      using repo = repository({
        'a.txt': 'a\nb\n',
        'x/b.dat': 'a\0b\nc\n',
        'x/d.dat': 'd\n',
        'x/.gitattributes': `*.dat ${attribute}\n`,
      })
      repo.write({ '.gitattributes': `*.txt ${attribute}\n` })
      repo.commit()
      const steps = [edit('a.txt', 'a', 'A'), { tool: 'Delete', file_path: 'x/b.dat' }, write('x/d.dat', 'D\n')]
      const reports = await reportsOf(repo, steps)
      const counts = reports.map(({ files }) =>
        files.map(
          ({ path, binary, insertions, deletions }) => `${binary ? '-\t-' : `${insertions}\t${deletions}`}\t${path}`,
        ),
      )
      const commit = reports[1]?.head?.commit ?? ''
      const ofText = (path: string): string => {
        const lines = repo
          .git('diff', '--text', `${commit}~3`, commit, '--', path)
          .split(/^@@.*@@.*$/m)
          .slice(1)
          .join('')
        return ['+', '-'].map((sign) => lines.split('\n').filter((line) => line.startsWith(sign)).length).join('\t')
      }
      const paths = repo.git('diff', '--name-only', `${commit}~3`, commit).split('\n')
      expect(counts).toEqual(alike(paths.map((path) => `${ofText(path)}\t${path}`)))
      expect(reports.slice(1).map(({ files }) => files)).toEqual([
        reports[0]?.files,
        reports[0]?.files,
        reports[0]?.files,
      ])
    },
  )

  it('files are deleted, moved, made and given back where objects are named by SHA-256', async () => {
    using repo = repository({ 'a.txt': 'a\n', 'lib/b.txt': 'b\n' }, { init: ['--object-format=sha256'] })
    const steps = [
      { tool: 'Delete', file_path: 'lib/b.txt' },
      { tool: 'Move', file_path: 'a.txt', new_path: 'b.txt' },
      write('made/x.txt', 'x\n'),
    ]
    const state = stateOf(repo)
    const changed = (await reportsOf(repo, steps)).map(({ files }) => files.map(({ status }) => status))
    expect(changed).toEqual(alike(['renamed', 'deleted', 'added']))
    expect(repo.git('status', '--porcelain')).toBe('')
    await undoRun({ root: repo.root })
    expect({ ...stateOf(repo), '(index)': '' }).toEqual({ ...state, '(index)': '', '(branches)': expect.anything() })
    expect(repo.git('status', '--porcelain')).toBe('')
  })

  const pointer = (digit: string) =>
    `version https://git-lfs.github.com/spec/v1\noid sha256:${digit.repeat(64)}\nsize 12\n`
  const tracked = () =>
    repository({ 'a.bin': pointer('a'), 'b.txt': 'b\n', '.gitattributes': '*.bin filter=lfs -text\n' })

  it('a pointer of Git LFS that takes the place of another is remarked', async () => {
    using repo = tracked()
    const steps = [write('a.bin', pointer('b')), edit('b.txt', 'b', 'B')]
    const noted = (await reportsOf(repo, steps)).map((report) => report.steps.map(({ notes = [] }) => notes.length > 0))
    expect(noted).toEqual(alike([true, false]))
  })

  it('an edit of the text of a pointer of Git LFS, or of what it stands for, is LFS_POINTER', async () => {
    const changes: readonly TestStep[] = [
      edit('a.bin', 'size 12', 'size 13'),
      edit('a.bin', 'what it stands for', 'x'),
      write('a.bin', 'text\n'),
      { tool: 'Convert', file_path: 'a.bin', bom: 'add' },
      { tool: 'Edit', glob: '**/*', old_string: 'a', new_string: 'c', replace_all: true },
    ]
    for (const step of changes) {
      using repo = tracked()
      const told = (await reportsOf(repo, [step])).map(({ steps }) => steps[0]?.error?.name)
      expect(told, JSON.stringify(step)).toEqual(alike('LFS_POINTER'))
    }
  })

  it('a pointer of Git LFS is no hindrance to a change of other files, and is deleted and written anew', async () => {
    using repo = tracked()
    const others = { tool: 'Edit', glob: '**/*', old_string: 'b\n', new_string: 'B\n' }
    const steps = [others, { tool: 'Delete', file_path: 'a.bin' }, write('a.bin', 'text\n')]
    const failed = (await reportsOf(repo, steps)).map(({ totals }) => totals.failed)
    expect(failed).toEqual(alike(0))
  })

  it('a filter that a worktree needs and that is gone is FILTER_UNAVAILABLE', async () => {
    const policy = JSON.stringify({ version: 1, verify: [{ name: 'tests', run: 'true' }] })
    const files = {
      'a.txt': 'a\n',
      'x.dat': 'x\n',
      '.gitattributes': '*.dat filter=gone\n',
      '.github/editplan.yml': policy,
    }
    using repo = repository(files)
    const steps = [edit('a.txt', 'a', 'A')]
    const bare = repositoryAt(join(repo.root, '../bare'))
    repo.git('clone', '-q', '--bare', '.', bare.root)
    for (const at of [repo, bare]) {
      at.git('config', 'filter.gone.required', 'true')
      at.git('config', 'filter.gone.smudge', 'no-such-program')
    }
    repo.git('remote', 'add', 'origin', bare.root)
    const plan = planOf(steps)
    const base = repo.git('rev-parse', 'HEAD')
    expect([
      await names(applyPlan(plan, { root: repo.root })),
      await names(applyPlan(plan, { root: repo.root, branch: 'made' })),
      await names(applyPlan(plan, { root: bare.root, bare: true, base, branch: 'made' })),
      await names(openPullRequest(plan, { root: repo.root, publish: { dryRun: true, base: 'main' } })),
    ]).toEqual(alike(['FILTER_UNAVAILABLE']))
  })

  it('a filter sees no token', async () => {
    using repo = repository({ 'a.txt': 'a\n', 'gen.mjs': SWAPS, '.gitattributes': '*.txt filter=spy\n' })
    const seen = join(repo.root, '../seen')
    const spy = `env >> '${seen}'; cat`
    vi.stubEnv('GITHUB_TOKEN', 'ghs_tokenOfTheUser')
    vi.stubEnv('GH_TOKEN', 'ghs_tokenOfTheUser')
    try {
      const config = { 'filter.spy.clean': spy, 'filter.spy.smudge': spy }
      const reports = await reportsOf(repo, [edit('a.txt', 'a', 'A'), write('b.txt', 'b\n')], config)
      expect(reports.map(({ totals }) => totals.applied)).toEqual(alike(2))
    } finally {
      vi.unstubAllEnvs()
    }
    const told = readFileSync(seen, 'utf8')
    expect(told).toContain('GIT_DIR=')
    expect(told).not.toContain('ghs_tokenOfTheUser')
  })

  it('verify names the setting that decides about a blob', async () => {
    using repo = repository({ 'a.txt': 'a\n', 'b.dat': 'b\n', '.gitattributes': '*.dat filter=up\n' })
    const base = repo.git('rev-parse', 'HEAD')
    const verified = async (step: TestStep, settings: Readonly<Record<string, string>>) => {
      const plan = planOf([step])
      const { head } = await applyPlan(plan, { root: repo.root })
      for (const [key, value] of Object.entries(settings)) repo.git('config', key, value)
      const compared = await verifyPlan(plan, { root: repo.root, base, head: head?.commit ?? '' })
      for (const key of Object.keys(settings)) repo.git('config', '--unset', key)
      await undoRun({ root: repo.root })
      return compared.ok ? 'same' : compared.problem.message
    }
    expect(await verified(write('new.txt', 'x\r\ny\r\n'), {})).toBe('same')
    expect(await verified(write('new.txt', 'x\r\ny\r\n'), { 'core.autocrlf': 'input' })).toContain(
      'core.autocrlf=input',
    )
    expect(await verified(write('new.dat', 'x\n'), { 'filter.up.clean': 'tr a-z A-Z' })).toContain('filter.up.clean=')
  })
})

describe('a run', () => {
  it('names the step that broke a file, not the one that tripped over it', async () => {
    using repo = repository({ 'conf.json': '{ "a": 1 }\n' })
    const plan = planOf([edit('conf.json', '1 }', '1'), { tool: 'Set', file_path: 'conf.json', path: 'b', value: 2 }])
    const { steps } = await applyPlan(plan, { root: repo.root })
    expect(steps.map(({ error }) => error?.name)).toEqual(['CONFIG_BROKEN', undefined])
  })

  it('on a branch gives the flags of removed and moved files back when it is undone', async () => {
    using repo = repository({ 'gone.txt': 'g\n', 'moved.txt': 'm\n', 'a.txt': 'a\n' })
    repo.git('update-index', '--assume-unchanged', 'gone.txt')
    repo.git('update-index', '--skip-worktree', 'moved.txt')
    const before = repo.git('ls-files', '-v')
    const plan = planOf([
      { tool: 'Delete', file_path: 'gone.txt' },
      { tool: 'Move', file_path: 'moved.txt', new_path: 'new.txt' },
    ])
    await applyPlan(plan, { root: repo.root, branch: 'made' })
    await undoRun({ root: repo.root })
    expect(repo.git('ls-files', '-v')).toBe(before)
  })

  it('goes on after a command that began a repository, whose step is refused', async () => {
    using repo = repository({ 'a.txt': 'a\n', 'gen.mjs': BEGINS, '.github/editplan.yml': POLICY })
    const steps = [run('node gen.mjs', '**'), edit('a.txt', 'a', 'A')]
    const plan = planOf(steps, { options: { on_error: 'continue' } })
    const report = await applyPlan(plan, { root: repo.root })
    expect(report.steps.map(({ error, status }) => error?.name ?? status)).toEqual(['COMMAND_STRAYED', 'applied'])
  })

  it('that is checked leaves nothing of a killed one in the folder for temporary files', async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    const { readdirSync, realpathSync } = await import('node:fs')
    const { tmpdir } = await import('node:os')
    const { ownMark } = await import('../../../src/core/git/scratch-folder.ts')
    const left = join(realpathSync(tmpdir()), `editplan-objects-${ownMark().replace(/\d+$/, '999999999')}-abcdef`)
    mkdirSync(left)
    writeFileSync(join(left, 'x'), 'x')
    const state = stateOf(repo)
    await checkPlan(planOf([edit('a.txt', 'a', 'A')]), { root: repo.root })
    expect(readdirSync(join(left, '..')).filter((name) => name.includes('-999999999-'))).toEqual([])
    expect(stateOf(repo)).toEqual(state)
  })
})

const POLICY = JSON.stringify({ version: 1, rules: { allow: ['Run(node gen.mjs *)'] } })
const FOLDERS = { 'lib/a.txt': 'one\n', 'lib/b/c.txt': 'two\n', conf: 'three\n' }
const SWAPS = `import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
for (const path of ['lib', 'conf', 'made', 'late']) rmSync(path, { recursive: true })
writeFileSync('lib', 'file\\n')
writeFileSync('made', 'made\\n')
mkdirSync('conf/deep', { recursive: true })
mkdirSync('late')
writeFileSync('conf/deep/x', 'deep\\n')
writeFileSync('late/y', 'late\\n')
`
const BEGINS = "import { execFileSync } from 'node:child_process'\nexecFileSync('git', ['init', '-q', 'sub'])\n"
