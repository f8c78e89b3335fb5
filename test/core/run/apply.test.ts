import { link } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyPlan, checkPlan, listRuns, showRun } from '../../../src/index.ts'
import { repository, repositoryAt } from '../../support/git.ts'
import { edit, modeOf, planOf, stateOf, write } from '../../support/runs.ts'

const GARDEN = { 'beds/rose.txt': 'rose\nred\n', 'beds/iris.txt': 'iris\nblue\n', 'README.md': '# Garden\n' }

const PLAN = planOf([
  edit('beds/rose.txt', 'red', 'white', { id: 'bleach', why: 'a calmer bed' }),
  edit('beds/iris.txt', 'blue', 'yellow'),
  write('beds/fern.txt', 'fern\n'),
  edit('beds/rose.txt', 'rose', 'Rose'),
])

describe('applyPlan', () => {
  it('changes the files, records a commit a step, and leaves HEAD, branches and the index file as they are', {
    tags: 'quick',
  }, async () => {
    using repo = repository(GARDEN)
    const before = stateOf(repo)
    const report = await applyPlan(PLAN, { root: repo.root })
    expect(report.totals).toMatchObject({ applied: 4, files: 3 })
    const after = stateOf(repo)
    expect(after).toEqual({
      ...before,
      'beds/rose.txt': '644 Rose\nwhite\n',
      'beds/iris.txt': '644 iris\nyellow\n',
      'beds/fern.txt': '644 fern\n',
    })
    const chain = repo.git('rev-list', '--reverse', `HEAD..refs/editplan/runs/${report.run?.id}`).split('\n')
    expect(report.steps.map(({ commit }) => commit)).toEqual(chain)
    expect(report.head?.commit).toBe(chain.at(-1))
    expect(repo.git('show', `${report.head?.commit}:beds/fern.txt`)).toBe('fern')
    expect(report.notes).toBeUndefined()
  })

  it.each(['per-step', 'per-rule', 'per-file', 'squash'] as const)(
    'commits (%s) a file whose folder was a file between two steps',
    async (commits) => {
      using repo = repository({ 'beds/rose.txt': 'rose\n', 'README.md': '# Garden\n' })
      const steps = [
        { tool: 'Delete', file_path: 'beds/rose.txt' },
        write('beds', 'flat\n'),
        { tool: 'Delete', file_path: 'beds' },
        write('beds/rose.txt', 'Rose\n'),
      ]
      const report = await applyPlan(planOf(steps, { options: { commits } }), { root: repo.root })
      expect(repo.git('show', `${report.head?.commit}:beds/rose.txt`)).toBe('Rose')
      expect(report.files).toMatchObject([{ path: 'beds/rose.txt', status: 'modified' }])
    },
  )

  it('makes one commit in a rehearsal, whose commits nobody sees', async () => {
    using repo = repository(GARDEN)
    const counted: string[] = []
    const keepOutput = async (output: Uint8Array) => {
      counted.push(Buffer.from(output).toString().trim())
      return 'count.txt'
    }
    const command = ['git', 'rev-list', '--count', 'HEAD'] as const
    const report = await applyPlan(PLAN, { root: repo.root, dryRun: true, command, keepOutput })
    expect(report.totals).toMatchObject({ applied: 4, files: 3 })
    expect(report.steps.map(({ structuredPatch }) => structuredPatch?.length)).toEqual([1, 1, 1, 1])
    expect(counted).toEqual(['2'])
  })

  it('keeps modes, and commits the executable bit', { tags: 'quick' }, async () => {
    using repo = repository({ 'run.sh': 'echo hi\n', 'secret.txt': 'x\n' })
    repo.chmod('run.sh', 0o755)
    repo.chmod('secret.txt', 0o600)
    repo.commit()
    const report = await applyPlan(planOf([edit('run.sh', 'hi', 'ho'), edit('secret.txt', 'x', 'y')]), repo)
    expect([modeOf(repo, 'run.sh'), modeOf(repo, 'secret.txt')]).toEqual(['755', '600'])
    expect(repo.git('ls-tree', `${report.head?.commit}`, 'run.sh')).toMatch(/^100755 /)
  })

  it('begins with the uncommitted changes of the files it touches, and of no others', async () => {
    using repo = repository(GARDEN)
    repo.write({
      'beds/rose.txt': 'rose\nred\nthorns\n',
      'beds/iris.txt': 'iris\nblue\nbulb\n',
      'beds/fern.txt': 'frond\n',
    })
    const plan = planOf([edit('beds/rose.txt', 'red', 'white'), edit('beds/fern.txt', 'frond', 'Frond')])
    const { run, base } = await applyPlan(plan, { root: repo.root })
    const shown = await showRun({ root: repo.root, run: run?.id ?? '', step: '1' })
    expect(shown.snapshots.map(({ steps }) => steps)).toEqual([[], [1], [2]])
    const first = shown.snapshots[0]?.commit ?? ''
    expect(repo.git('diff', '--name-only', base?.commit ?? '', first).split('\n')).toEqual([
      'beds/fern.txt',
      'beds/rose.txt',
    ])
    expect(repo.git('show', `${first}:beds/rose.txt`)).toBe('rose\nred\nthorns')
    expect(shown.patch).toContain('-red\n+white\n')
    expect(repo.read('beds/iris.txt').toString()).toBe('iris\nblue\nbulb\n')
  })

  it('edits an ignored file, says so, and makes no git object of it', async () => {
    using repo = repository({ ...GARDEN, '.gitignore': 'local.env\n' })
    repo.write({ 'local.env': 'PLACE=shed\n' })
    const report = await applyPlan(planOf([edit('local.env', 'shed', 'glasshouse')]), repo)
    expect(repo.read('local.env').toString()).toBe('PLACE=glasshouse\n')
    expect(report.notes).toHaveLength(1)
    const blobs = repo.git('cat-file', '--batch-all-objects', '--batch-check=%(objecttype) %(objectname)').split('\n')
    const contents = blobs
      .filter((line) => line.startsWith('blob'))
      .map((line) => repo.git('cat-file', 'blob', line.slice(5)))
    expect(contents.join('\n')).not.toContain('PLACE=')
    expect(contents.join('\n')).toContain('rose\n')
  })

  it('writes nothing when a step fails, and applies the others under on_error: continue', async () => {
    using repo = repository(GARDEN)
    const steps = [
      edit('beds/rose.txt', 'red', 'white'),
      edit('beds/iris.txt', 'pink', 'white'),
      write('new.txt', 'x\n'),
    ]
    const before = stateOf(repo)
    const stopped = await applyPlan(planOf(steps), repo)
    expect(stopped.steps.map(({ status }) => status)).toEqual(['skipped', 'failed', 'skipped'])
    expect(stateOf(repo)).toEqual(before)
    expect(repo.git('for-each-ref', 'refs/editplan')).toBe('')
    const continued = await applyPlan(planOf(steps), { root: repo.root, overrides: { on_error: 'continue' } })
    expect(continued.steps.map(({ status }) => status)).toEqual(['applied', 'failed', 'applied'])
    expect(repo.read('beds/rose.txt').toString()).toBe('rose\nwhite\n')
    expect((await checkPlan(planOf(steps), repo)).totals.failed).toBeGreaterThan(0)
  })

  it('makes a commit a file, or one of all, and the same trees either way', async () => {
    using repo = repository(GARDEN)
    const trees: (string | undefined)[] = []
    for (const [commits, count] of [
      ['per-step', 4],
      ['per-file', 3],
      ['squash', 1],
    ] as const) {
      repo.git('reset', '-q', '--hard')
      repo.git('clean', '-qfd')
      const report = await applyPlan(PLAN, { root: repo.root, overrides: { commits } })
      expect(repo.git('rev-list', '--count', `HEAD..${report.head?.commit}`)).toBe(String(count))
      expect(report.steps.every(({ commit }) => commit !== undefined)).toBe(true)
      trees.push(report.head?.tree)
    }
    expect(new Set(trees).size).toBe(1)
    expect(await listRuns(repo)).toHaveLength(3)
  })

  it('applies several plans in order as one run', async () => {
    using repo = repository(GARDEN)
    const plans = [planOf([edit('beds/rose.txt', 'red', 'white')]), planOf([edit('beds/rose.txt', 'white', 'green')])]
    const report = await applyPlan(plans, { root: repo.root })
    expect(report.steps.map(({ index, status }) => [index, status])).toEqual([
      [1, 'applied'],
      [2, 'applied'],
    ])
    expect(repo.read('beds/rose.txt').toString()).toBe('rose\ngreen\n')
    expect(await listRuns(repo)).toHaveLength(1)
  })

  it('leaves all untouched when the signal aborts, whenever that is', async () => {
    using repo = repository(GARDEN)
    const before = stateOf(repo)
    for (const after of [0, 1, 3]) {
      const stop = new AbortController()
      let seen = 0
      if (after === 0) stop.abort()
      const onEvent = () => ++seen === after && stop.abort()
      const applying = applyPlan(PLAN, { root: repo.root, signal: stop.signal, onEvent })
      await expect(applying).rejects.toMatchObject({ name: 'INTERRUPTED' })
      expect(stateOf(repo)).toEqual(before)
      expect(repo.git('for-each-ref', 'refs/editplan')).toBe('')
    }
  })

  it('holds the checkout until its files are in place', async () => {
    using repo = repository(GARDEN)
    const isHeld = [process.execPath, '-e', 'process.exit(require("node:fs").existsSync(process.argv[1]) ? 0 : 3)']
    const verify = [{ run: [...isHeld, join(repo.root, '.git/editplan/lock')] }]
    repo.write({ '.github/editplan.yml': JSON.stringify({ version: 1, verify }) })
    repo.commit()
    const report = await applyPlan(PLAN, { root: repo.root })
    expect(report).toMatchObject({ totals: { applied: 4 }, verifications: [{ ok: true }] })
  })

  it('works in a linked worktree and on a detached head, whose run is its own', async () => {
    using repo = repository(GARDEN)
    repo.git('worktree', 'add', '-q', '--detach', '../linked')
    const linked = repositoryAt(join(repo.root, '../linked'))
    const before = stateOf(repo)
    const report = await applyPlan(PLAN, { root: linked.root })
    expect(stateOf(repo)).toEqual(before)
    expect(linked.read('beds/fern.txt').toString()).toBe('fern\n')
    expect(repo.git('rev-parse', `refs/editplan/runs/${report.run?.id}`)).toBe(report.head?.commit)
    expect(await listRuns(repo)).toHaveLength(1)
  })

  it('replaces a file under the name it is given, and says that its other hard links keep the old content', async () => {
    using repo = repository(GARDEN)
    await link(join(repo.root, 'beds/rose.txt'), join(repo.root, '../outside.txt'))
    const { notes } = await applyPlan(planOf([edit('beds/rose.txt', 'red', 'white')]), repo)
    expect(repo.read('../outside.txt').toString()).toBe('rose\nred\n')
    expect(repo.read('beds/rose.txt').toString()).toBe('rose\nwhite\n')
    expect(notes).toEqual([expect.stringContaining('beds/rose.txt')])
  })

  it.each([
    ['a text', {}, 'a.txt', '${{ vars.team }}', 1],
    ['another context', {}, 'a.txt', '${{ github.ref }}', 0],
    ['a workflow, which has variables of its own', {}, '.github/workflows/a.yml', '${{ vars.team }}', 0],
    ['a plan that has variables', { vars: { team: 'crew' } }, 'a.txt', '$${{ vars.team }}', 0],
  ])('tells what looks like a variable and is written as it is: %s', async (_, header, path, content, count) => {
    using repo = repository(GARDEN)
    const { notes = [] } = await checkPlan(planOf([write(path, content)], header), { root: repo.root })
    expect(notes.filter((note) => note.includes('vars.team'))).toHaveLength(count)
  })

  it('tells of core.autocrlf where it may decide what is committed', async () => {
    using repo = repository(GARDEN, { config: { 'core.autocrlf': 'input' } })
    const plain = await applyPlan(planOf([edit('beds/rose.txt', 'red', 'white')]), repo)
    expect(plain.notes).toBeUndefined()
    const crlf = await applyPlan(planOf([write('windows.txt', 'a\r\nb\r\n')]), repo)
    expect(crlf.notes).toHaveLength(1)
    expect(repo.git('show', `${crlf.head?.commit}:windows.txt`)).toBe('a\nb')
    expect(repo.read('windows.txt').toString()).toBe('a\r\nb\r\n')
  })
})
