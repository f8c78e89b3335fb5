import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ApplyOptions, applyPlan, checkPlan, undoRun, verifyPlan } from '../../../src/index.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { edit, modeOf, planOf, run, stateOf, type TestStep, write } from '../../support/runs.ts'

/** What a generator does, by its word. */
const GENERATOR = `import fs from 'node:fs'
const [what, ...words] = process.argv.slice(2)
const deeds = {
  shout: () => words.forEach((file) => fs.writeFileSync(file, fs.readFileSync(file, 'utf8').toUpperCase())),
  make: () => words.forEach((file) => { fs.mkdirSync(file.replace(/[^/]*$/, '.'), { recursive: true }); fs.writeFileSync(file, 'made\\n') }),
  remove: () => words.forEach((file) => fs.rmSync(file, { recursive: true })),
  mode: () => words.forEach((file) => fs.chmodSync(file, 0o755)),
  rename: () => fs.renameSync(words[0], words[1]),
  link: () => fs.symlinkSync('a.txt', words[0]),
  fail: () => { deeds.make(); console.log('it went wrong'); process.exitCode = 3 },
  hang: () => { deeds.make(); setInterval(() => {}, 1000) },
  die: () => { deeds.make(); process.kill(process.pid, 'SIGKILL') },
  flood: () => { for (;;) fs.writeSync(1, 'x'.repeat(65536)) },
  tell: () => console.log(process.cwd(), process.env.GITHUB_TOKEN, fs.existsSync('dirty.txt'), fs.readFileSync('a.txt', 'utf8').trim()),
  git: () => { fs.rmSync('.git', { recursive: true }); fs.mkdirSync('.git'); deeds.make() },
  nothing: () => {},
}
deeds[what]()
`

const POLICY = { version: 1, rules: { allow: ['Run(node gen.mjs *)', 'Run(cat *)', 'Run(grep *)'] } }

const FILES = { 'a.txt': 'one\n', 'b.txt': 'one\n', 'gen.mjs': GENERATOR, '.gitignore': 'ignored/\n' }

const garden = (policy: object = POLICY, files: Readonly<Record<string, string>> = {}): TestRepository =>
  repository({ ...FILES, ...files, '.github/editplan.yml': JSON.stringify(policy) })

const gen = (words: string, changes?: string | readonly string[], more?: TestStep): TestStep =>
  run(`node gen.mjs ${words}`, changes, more)

const apply = (repo: TestRepository, steps: readonly TestStep[], options: Partial<ApplyOptions> = {}) =>
  applyPlan(planOf(steps, { created: '2026-05-01' }), { root: repo.root, ...options })

const worktrees = (repo: TestRepository): number => repo.git('worktree', 'list').split('\n').length

const statusesOf = ({ steps }: Awaited<ReturnType<typeof applyPlan>>) =>
  steps.map(({ status, error }) => error?.name ?? status)

/** What git says of the commits after the first: their files with modes, by commit. */
const committed = (repo: TestRepository, head: string): string =>
  repo
    .git('log', '--reverse', '--format=%s', '--raw', '--no-abbrev', '--no-renames', `HEAD..${head}`)
    .replace(/[0-9a-f]{40}/g, (id) => id.slice(0, 4))

describe('a Run step', () => {
  it('becomes one commit of what its command changed, made from the files as the steps before left them', async () => {
    using repo = garden()
    const report = await apply(repo, [
      edit('a.txt', 'one', 'two'),
      gen('shout a.txt b.txt', '*.txt', { why: 'shout' }),
      edit('b.txt', 'ONE', 'three'),
    ])
    expect(statusesOf(report)).toEqual(['applied', 'applied', 'applied'])
    expect([repo.read('a.txt').toString(), repo.read('b.txt').toString()]).toEqual(['TWO\n', 'three\n'])
    expect(report.steps[1]).toMatchObject({
      tool: 'Run',
      file_path: 'node gen.mjs shout a.txt b.txt',
      files: [{ file_path: 'a.txt' }, { file_path: 'b.txt' }],
      command: { exit_code: 0 },
      policy: { behavior: 'allow', rule: 'Run(node gen.mjs *)' },
    })
    const [, second = ''] = committed(repo, report.head?.commit ?? '').split(/\n(?=Edit|Run)/)
    expect(second.split('\n')[0]).toBe('Run node gen.mjs shout a.txt b.txt: shout')
    expect(repo.git('diff', '--name-only', `${report.steps[1]?.commit}~`, `${report.steps[1]?.commit}`)).toBe(
      'a.txt\nb.txt',
    )
    expect(worktrees(repo)).toBe(1)
  })

  it('takes new files, deletions, modes and renames as git sees them, ignored files apart', async () => {
    using repo = garden(POLICY, { 'old.txt': 'old\n', 'c.txt': 'c\n', 'tool.txt': 'tool\n' })
    const report = await apply(repo, [
      gen('make x/y/new.txt ignored/cache.txt', '**'),
      gen('remove c.txt', 'c.txt'),
      gen('mode tool.txt', 'tool.txt'),
      gen('rename old.txt x/moved.txt', ['old.txt', 'x/']),
    ])
    expect(statusesOf(report)).toEqual(['applied', 'applied', 'applied', 'applied'])
    expect(
      repo
        .git('diff', '--raw', '--no-renames', 'HEAD', report.head?.commit ?? '')
        .replace(/[0-9a-f]{7,} [0-9a-f]{7,} /g, ''),
    ).toBe(
      [
        ':100644 000000 D\tc.txt',
        ':100644 000000 D\told.txt',
        ':100644 100755 M\ttool.txt',
        ':000000 100644 A\tx/moved.txt',
        ':000000 100644 A\tx/y/new.txt',
      ].join('\n'),
    )
    expect(repo.git('status', '--porcelain').split('\n').sort()).toEqual([
      ' D c.txt',
      ' D old.txt',
      ' M tool.txt',
      '?? x/',
    ])
    expect([existsSync(join(repo.root, 'ignored')), lstatSync(join(repo.root, 'tool.txt')).mode & 0o111]).toEqual([
      false,
      0o111,
    ])
    await undoRun({ root: repo.root })
    expect(repo.git('status', '--porcelain')).toBe('')
  })

  it('leave the mode that a file has in the work tree where the command did not change it', async () => {
    for (const fileMode of ['true', 'false']) {
      using repo = garden()
      repo.git('config', 'core.fileMode', fileMode)
      repo.chmod('a.txt', 0o750)
      const steps = [write('b.txt', 'b\n', { executable: true }), gen('shout a.txt', '**'), gen('shout b.txt', '**')]
      const report = await apply(repo, steps)
      expect(statusesOf(report)).toEqual(['applied', 'applied', 'applied'])
      expect([modeOf(repo, 'a.txt'), modeOf(repo, 'b.txt')]).toEqual(['750', '755'])
      expect(report.steps.slice(1).map(({ old_mode }) => old_mode)).toEqual([undefined, undefined])
    }
  })

  it('runs beside the checkout, without tokens, on committed files and those of the steps alone', async () => {
    using repo = garden()
    repo.write({ 'dirty.txt': 'x\n' })
    process.env.GITHUB_TOKEN = 'not for programs'
    const report = await apply(repo, [edit('a.txt', 'one', 'two'), gen('tell')]).finally(
      () => delete process.env.GITHUB_TOKEN,
    )
    const [place, ...seen] = report.steps[1]?.command?.tail.trim().split(' ') ?? []
    expect(seen).toEqual(['undefined', 'false', 'two'])
    expect([place?.startsWith(repo.root), existsSync(place ?? '')]).toEqual([false, false])
    expect(statusesOf(report)).toEqual(['applied', 'unchanged'])
  })

  it.each([
    ['a change outside of what it names', 'make x.txt y.txt', 'x.txt', 'COMMAND_STRAYED'],
    ['a change where it names nothing', 'make x.txt', undefined, 'COMMAND_STRAYED'],
    ['a deletion outside', 'remove b.txt', 'a.txt', 'COMMAND_STRAYED'],
    ['a mode outside', 'mode b.txt', 'a.txt', 'COMMAND_STRAYED'],
    ['a link', 'link x.txt', '**', 'COMMAND_STRAYED'],
    ['a failure', 'fail x.txt', '**', 'COMMAND_FAILED'],
    ['a kill', 'die x.txt', '**', 'COMMAND_FAILED'],
    ['a timeout', 'hang x.txt', '**', 'COMMAND_FAILED'],
    ['too much output', 'flood', '**', 'COMMAND_FAILED'],
  ])('is refused for %s, and nothing is left', async (_, words, changes, name) => {
    using repo = garden()
    const before = stateOf(repo)
    const report = await apply(repo, [edit('a.txt', 'one', 'two'), gen(words, changes, { timeout: '2s' })])
    expect(statusesOf(report)).toEqual(['skipped', name])
    expect(report.steps[1]?.error).toMatchObject({ line: 1 })
    expect(stateOf(repo)).toEqual(before)
    expect([repo.git('for-each-ref', 'refs/editplan'), worktrees(repo)]).toEqual(['', 1])
  })

  it('that fails under on_error: continue leaves nothing to the steps after it', async () => {
    using repo = garden()
    const plan = planOf(
      [gen('make x.txt'), gen('fail z.txt', '**'), gen('make y.txt', 'y.txt'), edit('a.txt', 'one', 'two')],
      { options: { on_error: 'continue' } },
    )
    const report = await applyPlan(plan, { root: repo.root })
    expect(statusesOf(report)).toEqual(['COMMAND_STRAYED', 'COMMAND_FAILED', 'applied', 'applied'])
    expect(repo.git('status', '--porcelain').split('\n')).toEqual([' M a.txt', '?? y.txt'])
  })

  it.each([
    ['fails', 'fail ignored/left.txt'],
    ['changes what it may not', 'make ignored/left.txt x.txt'],
  ])('that %s leaves nothing that git ignores to the commands after it', async (_, words) => {
    using repo = garden({ version: 1, rules: { allow: ['Run(node gen.mjs *)', 'Run(ls *)'] } })
    const plan = planOf([gen(words), run('ls ignored/left.txt'), edit('a.txt', 'one', 'two')], {
      options: { on_error: 'continue' },
    })
    const report = await applyPlan(plan, { root: repo.root })
    expect(statusesOf(report).slice(1)).toEqual(['COMMAND_FAILED', 'applied'])
  })

  it.each([
    ['no rule', { version: 1 }, 'COMMAND_DENIED'],
    ['a deny rule', { version: 1, rules: { allow: ['Run(node gen.mjs *)'], deny: ['Run(node)'] } }, 'COMMAND_DENIED'],
    ['an ask rule and nobody to ask', { version: 1, rules: { ask: ['Run(node gen.mjs *)'] } }, 'POLICY_ASK'],
    [
      'a rule about its files',
      { version: 1, rules: { allow: ['Run(node gen.mjs *)'], deny: ['Edit(x.*)'] } },
      'PATH_DENIED',
    ],
    [
      'a rule about whole files',
      { version: 1, rules: { allow: ['Run(node gen.mjs *)'], deny: ['Write(x.*)'] } },
      'PATH_DENIED',
    ],
    ['a file that asks', { version: 1, rules: { allow: ['Run(node gen.mjs *)'], ask: ['Edit(x.*)'] } }, 'POLICY_ASK'],
  ])('is refused under %s', async (_, policy, name) => {
    using repo = garden(policy)
    const report = await apply(repo, [gen('make x.txt', 'x.txt')])
    expect(statusesOf(report)).toEqual([name])
    expect(existsSync(join(repo.root, 'x.txt'))).toBe(false)
  })

  it('is refused without a policy, and takes none from the plan', { tags: 'quick' }, async () => {
    using repo = repository(FILES)
    const policy = write('.github/editplan.yml', JSON.stringify(POLICY))
    expect(statusesOf(await apply(repo, [policy, gen('make x.txt', 'x.txt')]))).toEqual(['skipped', 'COMMAND_DENIED'])
  })

  it('runs once approved, command and files, by whoever is asked', async () => {
    using repo = garden({ version: 1, rules: { ask: ['Run(node gen.mjs *)', 'Edit(x.*)'] } })
    const asked: string[] = []
    const report = await apply(repo, [gen('make x.txt', 'x.txt')], {
      ask: async ({ path, rule }) => {
        asked.push(`${rule}: ${path}`)
        return { rule }
      },
    })
    expect(statusesOf(report)).toEqual(['applied'])
    expect(asked).toEqual(['Run(node gen.mjs *): node gen.mjs make x.txt', 'Edit(x.*): x.txt'])
  })

  it('asks again where an earlier step changed what decides about it', async () => {
    using repo = garden()
    const steps = [edit('gen.mjs', 'made', 'owned'), gen('make x.txt', 'x.txt')]
    expect(statusesOf(await apply(repo, steps))).toEqual(['skipped', 'POLICY_ASK'])
    const rules: string[] = []
    const ask: ApplyOptions['ask'] = async ({ step, rule }) => {
      rules.push(rule)
      return { step: step.index }
    }
    expect(statusesOf(await apply(repo, steps, { ask }))).toEqual(['applied', 'applied'])
    expect(rules).toEqual(['changed: script'])
    expect(repo.read('x.txt').toString()).toBe('owned\n')
  })

  it('is refused for a file of which the checkout holds something that nobody committed', async () => {
    using repo = garden()
    repo.write({ 'b.txt': 'mine\n', 'new.txt': 'mine too\n' })
    expect(statusesOf(await apply(repo, [gen('shout b.txt', '*.txt')]))).toEqual(['DIRTY_FILES'])
    expect(statusesOf(await apply(repo, [gen('make new.txt', '*.txt')]))).toEqual(['DIRTY_FILES'])
    expect([repo.read('b.txt').toString(), repo.read('new.txt').toString()]).toEqual(['mine\n', 'mine too\n'])
    expect(statusesOf(await apply(repo, [edit('b.txt', 'mine', 'yours'), gen('shout b.txt', '*.txt')]))).toEqual([
      'applied',
      'applied',
    ])
    expect(repo.read('b.txt').toString()).toBe('YOURS\n')
  })

  it('runs once, however often the steps are replayed, and check runs it and writes nothing', async () => {
    using repo = garden()
    const outputs: string[] = []
    const keepOutput: ApplyOptions['keepOutput'] = async (_, number, of) => {
      outputs.push(`${of} ${number}`)
      return '/somewhere'
    }
    const before = stateOf(repo)
    const steps = [gen('make x.txt', '**'), gen('tell')]
    const report = await checkPlan(planOf(steps), { root: repo.root, keepOutput })
    expect([statusesOf(report), report.written]).toEqual([['applied', 'unchanged'], false])
    expect(stateOf(repo)).toEqual(before)
    expect(outputs).toEqual(['run 1', 'run 2'])
    expect(report.steps[1]?.command).toMatchObject({ output: '/somewhere' })
  })

  it('needs the file to be read again before a later Edit', async () => {
    using repo = garden()
    const steps = [{ tool: 'Read', file_path: 'a.txt' }, gen('shout a.txt', '*.txt'), edit('a.txt', 'ONE', 'two')]
    const again = [...steps.slice(0, 2), { tool: 'Read', file_path: 'a.txt' }, ...steps.slice(2)]
    const strict = (some: readonly TestStep[]) =>
      applyPlan(planOf(some, { options: { reads: 'strict' } }), { root: repo.root })
    expect(statusesOf(await strict(steps)).at(-1)).toBe('FILE_NOT_READ')
    expect(statusesOf(await strict(again)).at(-1)).toBe('applied')
  })

  it('gives the same commits for the same results, and others for others', async () => {
    using one = garden()
    using other = garden()
    const steps = [gen('make x.txt', '**'), edit('x.txt', 'made', 'kept')]
    const [first, second] = [await apply(one, steps), await apply(other, steps)]
    expect(second.head).toEqual(first.head)
    expect(second.run).toEqual(first.run)
  })

  it('in the background goes on beside the later steps, on the files as they were, and refuses the run if it fails', async () => {
    using repo = garden()
    const background = { background: true }
    const steps = [
      run('cat a.txt', undefined, background),
      edit('a.txt', 'one', 'two'),
      run('grep two a.txt', undefined, background),
      edit('a.txt', 'two', 'three'),
    ]
    const report = await apply(repo, steps)
    expect(statusesOf(report)).toEqual(['unchanged', 'applied', 'unchanged', 'applied'])
    expect([report.steps[0]?.command?.tail, report.steps[2]?.command?.tail]).toEqual(['one\n', 'two\n'])
    const failing = [run('grep nowhere a.txt', undefined, background), edit('a.txt', 'three', 'four')]
    expect(statusesOf(await apply(repo, failing))).toEqual(['COMMAND_FAILED', 'skipped'])
    expect(repo.read('a.txt').toString()).toBe('three\n')
    expect(worktrees(repo)).toBe(1)
  })

  it('keeps its result in the record of the run', async () => {
    using repo = garden()
    const report = await apply(repo, [gen('make x.txt', '**')])
    const [kept, ...others] = recordIn(repo).results
    expect(others).toEqual([])
    expect(kept).toMatchObject({ step: 1, programs: ['node gen.mjs make x.txt'] })
    expect(`${kept?.patch}`).toBe(
      `${repo.git('diff-tree', '-p', '--binary', '--full-index', '--no-commit-id', report.head?.commit ?? '')}\n`,
    )
  })

  it('cannot lead git elsewhere by another .git in its worktree', async () => {
    using repo = garden()
    const report = await apply(repo, [gen('git x.txt', 'x.txt')])
    expect(statusesOf(report)).toEqual(['applied'])
    expect(repo.git('status', '--porcelain')).toBe('?? x.txt')
    expect(worktrees(repo)).toBe(1)
  })

  it('makes a branch, and works without a work tree', async () => {
    using repo = garden()
    const report = await apply(repo, [edit('a.txt', 'one', 'two'), gen('shout a.txt', '*.txt')], {
      bare: true,
      branch: 'loud',
    })
    expect(statusesOf(report)).toEqual(['applied', 'applied'])
    expect(repo.git('show', 'loud:a.txt')).toBe('TWO')
    const onBranch = await apply(repo, [gen('shout b.txt', '*.txt')], { branch: 'louder' })
    expect(statusesOf(onBranch)).toEqual(['applied'])
    expect(repo.git('show', 'louder:b.txt')).toBe('ONE')
  })

  it('keeps line ends and encodings as git has them, over a checkout and over a commit', async () => {
    const files = { '.gitattributes': 'crlf.txt text eol=crlf\n', 'crlf.txt': 'one\ntwo\n' }
    using repo = garden(POLICY, files)
    repo.git('rm', '-q', '--cached', 'crlf.txt')
    repo.git('reset', '-q', '--hard')
    const steps = [edit('crlf.txt', 'two', 'three'), gen('shout crlf.txt', '*.txt')]
    const bare = await apply(repo, steps, { bare: true, branch: 'bare' })
    const here = await apply(repo, steps)
    expect([statusesOf(bare), statusesOf(here)]).toEqual([
      ['applied', 'applied'],
      ['applied', 'applied'],
    ])
    expect(repo.git('show', 'bare:crlf.txt')).toBe('ONE\nTHREE')
    expect(repo.git('rev-parse', 'bare^{tree}')).toBe(here.head?.tree)
    expect(repo.read('crlf.txt').toString()).toBe('ONE\r\nTHREE\r\n')
  })
})

describe('a command that changes git itself', () => {
  const policy = { version: 1, rules: { allow: ['Run(node git.mjs *)'] } }
  const script = String.raw`import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
const common = execFileSync('git', ['rev-parse', '--path-format=absolute', '--git-common-dir'], { encoding: 'utf8' }).trim()
const hook = () => { fs.mkdirSync(common + '/hooks', { recursive: true }); fs.writeFileSync(common + '/hooks/pre-push', 'x', { mode: 0o755 }) }
const deeds = {
  ref: () => execFileSync('git', ['update-ref', 'refs/heads/sneaked', 'HEAD']),
  setting: () => execFileSync('git', ['config', 'core.sshCommand', 'sneak']),
  hook,
  nothing: () => {},
}
deeds[process.argv[2]]()
fs.appendFileSync('a.txt', 'two\n')
`

  it.each([
    ['ref', 'refs/heads/sneaked'],
    ['setting', 'core.sshcommand'],
    ['hook', 'the hook pre-push'],
  ])('is told, and what it changed: a %s', async (deed, name) => {
    using repo = garden(policy, { 'git.mjs': script })
    const { notes = [] } = await apply(repo, [run(`node git.mjs ${deed}`, 'a.txt')])
    expect(notes.filter((note) => note.includes(name))).toHaveLength(1)
  })

  it('is not told of a command that leaves git alone', async () => {
    using repo = garden(policy, { 'git.mjs': script })
    const { notes = [] } = await apply(repo, [run('node git.mjs nothing', 'a.txt')])
    expect(notes.join()).not.toContain('git itself')
  })
})

describe('verify of a Run step', () => {
  const STEPS = [
    gen('make x.txt', '*.txt'),
    edit('x.txt', 'made', 'kept'),
    gen('mode x.txt', 'x.txt'),
    gen('remove b.txt', '*.txt'),
  ]
  const PLAN = planOf(STEPS, { created: '2026-05-01' })
  const branch = async (repo: TestRepository) => {
    const report = await applyPlan(PLAN, { root: repo.root, branch: 'made' })
    return { root: repo.root, base: 'main', head: report.head?.commit ?? '' }
  }

  it('takes its recorded result and says so, or runs the command again', async () => {
    using repo = garden()
    const place = await branch(repo)
    expect(await verifyPlan(PLAN, place)).toEqual({ ok: true, by: 'commits', recorded: [1, 3, 4] })
    expect(await verifyPlan(PLAN, { ...place, commands: 'run' })).toEqual({ ok: true, by: 'commits' })
  })

  it('runs nothing without --run', async () => {
    using repo = garden()
    const place = await branch(repo)
    const denying = { name: 'policy.yml', text: JSON.stringify({ version: 1 }) }
    expect(await verifyPlan(PLAN, { ...place, policy: denying })).toMatchObject({ ok: true })
    const run = verifyPlan(PLAN, { ...place, policy: denying, commands: 'run' })
    await expect(run).rejects.toMatchObject({ name: 'COMMAND_DENIED' })
  })

  it('is refused where the result is not recorded, was changed, or strays', async () => {
    using repo = garden()
    const place = await branch(repo)
    const record = recordIn(repo)
    const taking = (change: (kept: Kept) => Kept) =>
      verifyPlan(PLAN, { ...place, commands: new Map(record.results.map((kept) => [kept.step, change(kept)])) })
    await expect(verifyPlan(PLAN, { ...place, commands: new Map() })).rejects.toMatchObject({
      name: 'COMMAND_NOT_RECORDED',
    })
    await expect(taking((kept) => ({ ...kept, programs: ['true'] }))).rejects.toMatchObject({
      name: 'COMMAND_NOT_RECORDED',
    })
    const patched = (from: string | RegExp, to: string) => (kept: Kept) => ({
      ...kept,
      patch: kept.patch.replaceAll(from, to),
    })
    expect(await taking(patched('+made', '+made!'))).toMatchObject({ ok: false })
    await expect(taking(patched('x.txt', 'x.md'))).rejects.toMatchObject({ name: 'COMMAND_STRAYED' })
    await expect(taking(patched('x.txt', '../x.txt'))).rejects.toMatchObject({ name: 'VERIFY_MISMATCH' })
    await expect(taking(patched('x.txt', '.git/x.txt'))).rejects.toMatchObject({ name: 'VERIFY_MISMATCH' })
    await expect(taking(patched('@@', '@!'))).rejects.toThrow()
    await expect(taking(patched('100755', '100644'))).rejects.toMatchObject({ name: 'VERIFY_MISMATCH' })
  })
})

interface Kept {
  readonly step: number
  readonly programs: string[]
  readonly patch: string
}

const recordIn = (repo: TestRepository): { readonly results: readonly Kept[] } => {
  const folder = join(repo.root, '.git/editplan/runs')
  const [name = ''] = readdirSync(folder).filter((one) => one.endsWith('.json'))
  return JSON.parse(readFileSync(join(folder, name), 'utf8'))
}
