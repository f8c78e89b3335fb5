import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { reportSchema } from '../../../src/core/report/report.ts'
import { type Garden, plantGarden } from '../../support/garden.ts'
import { editplan } from '../../support/program.ts'
import { commandsIn, type JobRequest, runJob } from '../../support/runner.ts'
import { edit, planText, type TestStep, write } from '../../support/runs.ts'

const node = (script: string): string[] => [process.execPath, '-e', script]

/** Fails where a file of the beds says so, and prints which. */
const LOOK = node(`const fs = require('fs')
const wilted = fs.readdirSync('beds').filter((name) => fs.readFileSync('beds/' + name, 'utf8').includes('wilted'))
console.log('wilted: ' + wilted.join(' '))
process.exit(wilted.length)`)

/** A checkout with plans, by the names of their files, whose base has a policy. */
async function withPlans(plans: Readonly<Record<string, readonly TestStep[]>>, policy: object = {}): Promise<Garden> {
  const garden = await plantGarden()
  const tip = await garden.commitElsewhere('main', {
    '.github/editplan.yml': JSON.stringify({ version: 1, ...policy }),
  })
  await garden.git('fetch', '--quiet', `file://${garden.repository.folder}`, 'main')
  await garden.git('reset', '--quiet', '--hard', tip)
  await mkdir(join(garden.checkout, 'plans'))
  for (const [name, steps] of Object.entries(plans))
    await writeFile(join(garden.checkout, 'plans', name), planText(steps, { title: `Tend ${name}` }))
  return garden
}

const BRANCH = 'editplan/tend-a-json'

/** Runs the Action on all plans of the folder. */
async function combine(garden: Garden, how: string, more: Partial<JobRequest> = {}) {
  const temp = await mkdtemp(join(tmpdir(), 'editplan-runner-temp-'))
  try {
    const inputs = { plan: 'plans/*.json', combine: how, ...more.inputs }
    const job = await runJob(garden, { variables: { RUNNER_TEMP: temp }, ...more, inputs })
    const read = (name: string) => readFile(job.outputs[name] ?? '', 'utf8')
    const report = reportSchema().parse(JSON.parse(await read('report-path')))
    const page = job.outputs['html-report-path'] ? await read('html-report-path') : ''
    return { ...job, report, page }
  } finally {
    await rm(temp, { recursive: true, force: true })
  }
}

/** As somebody merges it, on the server. */
async function mergePull({ remote, repository }: Garden): Promise<void> {
  const [pull] = repository.pulls
  await remote('update-ref', 'refs/heads/main', await remote('rev-parse', BRANCH))
  Object.assign(pull ?? {}, { state: 'closed', merged: true, merged_at: '2026-01-02T00:00:00Z' })
}

/** The arguments of a command line without quotes. */
const words = (line: string): string[] => line.split(' ').slice(1)

const errorsIn = (log: string): readonly string[] => commandsIn(log).filter((line) => line.startsWith('::error'))

describe('several plans as one run', () => {
  it('replay in the given order, and each step says which plan it is of', async () => {
    await using garden = await withPlans({
      'a.json': [edit('beds/rose.txt', 'rose', 'rose: red')],
      'b.json': [edit('beds/rose.txt', 'red', 'pink')],
    })
    const job = await combine(garden, 'sequence')
    expect([job.exitCode, job.outputs.applied, job.outputs.conflicts, job.outputs.candidates]).toEqual([0, '2', '', ''])
    expect(job.report.steps.map(({ plan }) => plan)).toEqual(['plans/a.json', 'plans/b.json'])
    expect(job.summary).toMatch(/1 Edit .*plans\/a\.json[\s\S]*2 Edit .*plans\/b\.json/)
    expect(await garden.remote('show', `${BRANCH}:beds/rose.txt`)).toBe('rose: pink')
  })

  /** What lands in the folder of plans, and in the checkout; null goes. */
  async function land(garden: Garden, change: Readonly<Record<string, readonly TestStep[] | null>>): Promise<void> {
    const files = Object.entries(change).map(([name, steps]) => [
      `plans/${name}`,
      steps && planText(steps, { title: `Tend ${name}` }),
    ])
    await garden.commitElsewhere('main', Object.fromEntries(files))
    await checkOut(garden)
  }
  async function checkOut({ git, repository }: Garden): Promise<void> {
    await git('fetch', '--quiet', `file://${repository.folder}`, 'main')
    await git('reset', '--quiet', '--hard', 'FETCH_HEAD')
  }
  const BRANCHED = { inputs: { plan: 'plans/*.json', branch: 'editplan/plans' } }
  const run = async (garden: Garden) => {
    const { exitCode, report } = await combine(garden, 'sequence', BRANCHED)
    const { operation, number, settled } = report.pull_request ?? {}
    return { exitCode, operation, number, settled, steps: report.steps.map(({ plan, status }) => `${plan} ${status}`) }
  }
  const show = ({ remote }: Garden, path: string) => remote('show', `editplan/plans:${path}`)
  async function merge(garden: Garden): Promise<void> {
    await garden.remote('update-ref', 'refs/heads/main', await garden.remote('rev-parse', 'editplan/plans'))
    Object.assign(garden.repository.pulls.at(-1) ?? {}, { state: 'closed', merged: true })
    await checkOut(garden)
  }

  it('of a glob come and go as one source, and those that were merged are there already beside others', async () => {
    await using garden = await withPlans({})
    await land(garden, { 'a.json': [edit('beds/rose.txt', 'rose', 'rose: red')] })
    expect(await run(garden)).toMatchObject({ exitCode: 0, operation: 'created', number: 1 })
    await land(garden, { 'b.json': [edit('beds/iris.txt', 'iris', 'iris: blue')] })
    expect(await run(garden)).toMatchObject({ exitCode: 0, operation: 'updated', number: 1 })
    expect([await show(garden, 'beds/rose.txt'), await show(garden, 'beds/iris.txt')]).toEqual([
      'rose: red',
      'iris: blue',
    ])
    await merge(garden)
    expect(await run(garden)).toMatchObject({ exitCode: 0, operation: 'none', settled: 'merged', number: 1 })

    await land(garden, { 'c.json': [write('beds/fern.txt', 'fern\n')] })
    expect(await run(garden)).toMatchObject({ operation: 'created', number: 2, steps: ['undefined applied'] })
    await land(garden, { 'a.json': null, 'd.json': [write('beds/moss.txt', 'moss\n')] })
    expect(await run(garden)).toMatchObject({ exitCode: 0, operation: 'updated', number: 2 })
    await merge(garden)
    // Each of the plans was merged, in several pull requests.
    expect(await run(garden)).toMatchObject({ exitCode: 0, operation: 'none', settled: 'merged', number: 2 })

    // Undone in the base, it is proposed again, alone.
    await garden.commitElsewhere('main', { 'beds/fern.txt': null, 'beds/moss.txt': null })
    await checkOut(garden)
    expect(await run(garden)).toMatchObject({ exitCode: 0, operation: 'created', number: 3 })
    expect([await show(garden, 'beds/fern.txt'), await show(garden, 'beds/iris.txt')]).toEqual(['fern', 'iris: blue'])
  })
})

describe('plans that are composed', () => {
  const ORDERED = {
    'a.json': [edit('beds/rose.txt', 'red', 'pink', { id: 'tint' })],
    'b.json': [edit('beds/rose.txt', 'rose', 'rose: red')],
    'c.json': [write('beds/fern.txt', 'fern\n')],
  }

  it('are published as one plan in an order that works, which a second run finds unchanged', async () => {
    await using garden = await withPlans(ORDERED)
    const job = await combine(garden, 'compose')
    expect(job).toMatchObject({ exitCode: 0, outputs: { applied: '3', 'pull-request-branch': BRANCH } })
    expect(job.report.composition?.order).toEqual(['b', 'a', 'c'])
    expect(job.report.steps.map(({ id, plan }) => [id, plan])).toEqual([
      ['b/1', 'plans/b.json'],
      ['a/tint', 'plans/a.json'],
      ['c/1', 'plans/c.json'],
    ])
    expect(await garden.remote('show', `${BRANCH}:beds/rose.txt`)).toBe('rose: pink')
    const body = garden.repository.pulls[0]?.body ?? ''
    expect(body).toContain('b must come before a')
    expect(body).toContain('plans/c.json')
    // What the body says gives the same commits.
    const [, compose = '', verify = ''] = /```sh\n(editplan compose .*)\n(editplan verify .*)\n```/.exec(body) ?? []
    const cwd = garden.checkout
    expect((await editplan(words(compose), { cwd })).exitCode).toBe(0)
    await garden.git('fetch', '--quiet', garden.repository.folder, BRANCH)
    expect((await editplan(words(verify), { cwd })).exitCode).toBe(0)
    await rm(join(cwd, 'combined.yaml'))
    garden.github.clear()
    expect((await combine(garden, 'compose')).outputs['pull-request-operation']).toBe('none')
    expect(garden.github.gitRequests.filter(({ url }) => url.includes('receive-pack'))).toEqual([])
  })

  it('are settled once they were merged, though they no longer fit', async () => {
    await using garden = await withPlans(ORDERED)
    await combine(garden, 'compose')
    await mergePull(garden)
    const job = await combine(garden, 'compose')
    expect(job).toMatchObject({
      exitCode: 0,
      outputs: { 'pull-request-operation': 'none', 'pull-request-number': '1', conflicts: expect.any(String) },
    })
  })

  it('publish nothing where they conflict, and say where in summary, annotations and outputs', async () => {
    await using garden = await withPlans({
      'a.json': [edit('beds/rose.txt', 'rose\n', 'rose: red\n', { id: 'red' })],
      'b.json': [write('beds/fern.txt', 'fern\n'), edit('beds/rose.txt', 'rose\n', 'rose: white\n')],
    })
    const job = await combine(garden, 'compose', { inputs: { 'html-report': 'true' } })
    expect(job.exitCode).toBe(4)
    expect(job.report.problems?.map(({ name, file }) => [name, file])).toEqual([
      ['PLANS_CONFLICT', 'plans/b.json'],
      ['PLANS_CONFLICT', 'plans/a.json'],
    ])
    expect(JSON.parse(job.outputs.conflicts ?? '')).toMatchObject([
      { order: ['a', 'b'], step: { change: 'b', step: 2 }, cause: { change: 'a', step: 1, id: 'red' } },
      { order: ['b', 'a'], step: { change: 'a', step: 1 }, cause: { change: 'b', step: 2 } },
    ])
    expect(errorsIn(job.stdout)).toEqual([
      expect.stringMatching(/PLANS_CONFLICT.*file=plans\/b\.json/),
      expect.stringMatching(/PLANS_CONFLICT.*file=plans\/a\.json/),
    ])
    for (const text of ['a and b conflict', 'beds/rose.txt']) expect(job.summary).toContain(text)
    expect(garden.repository.pulls).toEqual([])
    expect(await garden.remote('for-each-ref', '--format=%(refname)', 'refs/heads')).toBe('refs/heads/main')
  })

  it('name the step that is refused whatever comes before it', async () => {
    await using garden = await withPlans({
      'a.json': [edit('beds/rose.txt', 'tulip', 'x')],
      'b.json': [write('beds/fern.txt', 'fern\n')],
    })
    const job = await combine(garden, 'compose')
    expect([job.exitCode, job.report.problems]).toMatchObject([1, [{ name: 'STRING_NOT_FOUND', file: 'plans/a.json' }]])
  })
})

describe('candidates', () => {
  const VERIFY = { verify: [{ name: 'look', run: LOOK }] }
  const PLANS = {
    'a.json': [edit('beds/rose.txt', 'rose', 'rose: wilted')],
    'b.json': [edit('beds/rose.txt', 'rose', 'rose: red'), write('beds/fern.txt', 'fern\nfern\n')],
    'c.json': [edit('beds/rose.txt', 'rose', 'rose: pink')],
    'd.json': [edit('beds/rose.txt', 'tulip', 'x')],
  }

  it('are verified side by side; the smallest that passes is published, with the table', async () => {
    await using garden = await withPlans(PLANS, VERIFY)
    const job = await combine(garden, 'try', { inputs: { 'html-report': 'true' } })
    expect(job).toMatchObject({
      exitCode: 0,
      outputs: { best: 'plans/c.json', applied: '1', 'pull-request-branch': BRANCH, failed: '0' },
    })
    const rows = JSON.parse(job.outputs.candidates ?? '')
    expect(rows).toMatchObject([
      { plan: 'plans/a.json', verdict: 'fails', tests: { passed: 0, failed: 1 }, problems: ['VERIFY_FAILED'] },
      { plan: 'plans/b.json', verdict: 'passes', tests: { passed: 1, failed: 0 }, insertions: 3 },
      { plan: 'plans/c.json', verdict: 'passes', best: true, insertions: 1 },
      { plan: 'plans/d.json', verdict: 'refused', problems: ['STRING_NOT_FOUND'] },
    ])
    expect(await garden.remote('show', `${BRANCH}:beds/rose.txt`)).toBe('rose: pink')
    for (const text of [job.summary, garden.repository.pulls[0]?.body ?? '']) {
      expect(text).toMatch(/\| `plans\/a\.json` \| fails \| 0\/1 \|/)
      expect(text).toMatch(/\| `plans\/c\.json` \*\*best\*\* \| passes \| 1\/1 \|/)
    }
    expect((await garden.git('worktree', 'list')).split('\n')).toHaveLength(1)
    expect(await garden.git('status', '--porcelain')).toBe('?? plans/')
  })

  it('publish nothing where none passes, and the run fails with the table', async () => {
    await using garden = await withPlans({ 'a.json': PLANS['a.json'], 'd.json': PLANS['d.json'] }, VERIFY)
    const job = await combine(garden, 'try')
    expect([job.exitCode, job.outputs.best, job.outputs['pull-request-number']]).toEqual([3, '', ''])
    expect(job.report.problems).toMatchObject([{ name: 'NO_PLAN_PASSES' }])
    expect(errorsIn(job.stdout)).toEqual([
      expect.stringContaining('NO_PLAN_PASSES'),
      expect.stringContaining('VERIFY_FAILED'),
      expect.stringMatching(/STRING_NOT_FOUND.*file=plans\/d\.json/),
    ])
    expect(job.summary).toMatch(/\| `plans\/d\.json` \| refused \|/)
    expect(await garden.remote('for-each-ref', '--format=%(refname)', 'refs/heads')).toBe('refs/heads/main')
    // Correct one of them: the table says what is wrong.
    await writeFile(join(garden.checkout, 'plans/d.json'), planText(PLANS['c.json']))
    expect(await combine(garden, 'try')).toMatchObject({ exitCode: 0, outputs: { best: 'plans/d.json' } })
  })

  it('are not tried again once one of them was merged', async () => {
    await using garden = await withPlans(PLANS, VERIFY)
    await combine(garden, 'try')
    await mergePull(garden)
    const job = await combine(garden, 'try')
    expect(job).toMatchObject({ exitCode: 0, outputs: { 'pull-request-operation': 'none', candidates: '' } })
    expect(job.report.pull_request?.number).toBe(1)
  })

  it('obey the policy of the base, also about what needs approval', async () => {
    await using garden = await withPlans(
      { 'a.json': PLANS['c.json'], 'b.json': PLANS['b.json'] },
      { ...VERIFY, rules: { ask: ['Edit(beds/rose.txt)'] } },
    )
    const stopped = await combine(garden, 'try')
    expect(JSON.parse(stopped.outputs.candidates ?? '')).toMatchObject([{ verdict: 'refused' }, { verdict: 'refused' }])
    const drafted = await combine(garden, 'try', { inputs: { 'on-ask': 'draft' } })
    expect(JSON.parse(drafted.outputs.candidates ?? '')).toMatchObject([
      { verdict: 'passes', best: true },
      { verdict: 'passes' },
    ])
    expect([drafted.outputs.best, garden.repository.pulls]).toMatchObject(['plans/a.json', [{ draft: true }]])
  })

  it('have names that do nothing where they are shown', async () => {
    const hostile = 'x | <img src=x onerror=1> @octocat #1 ::error::y `z`.json'
    await using garden = await withPlans({ [hostile]: PLANS['c.json'], 'a.json': PLANS['a.json'] }, VERIFY)
    const job = await combine(garden, 'try')
    expect(job.outputs.best).toBe(`plans/${hostile}`)
    const body = garden.repository.pulls[0]?.body ?? ''
    for (const text of [job.summary, body]) {
      expect(text.replaceAll(/^editplan verify .*$/gm, '')).not.toContain('<img')
      expect(text.match(/^\| .* \|$/gm)?.map((row) => row.split(' | ').length)).toEqual([6, 6, 6, 6])
    }
    expect(commandsIn(job.stdout).map((line) => line.split(/[ :]+/)[1])).toEqual(['add-mask'])
  })
})

describe('a plan of which a part passes', () => {
  it('is published without the steps that break the verification, which are listed with what was printed', async () => {
    const steps = [
      edit('beds/rose.txt', 'rose', 'rose: red', { id: 'fine' }),
      write('beds/fern.txt', 'wilted\n', { id: 'culprit' }),
      edit('beds/fern.txt', 'wilted', 'very wilted', { id: 'dependant' }),
    ]
    const policy = { verify: [{ name: 'look', run: LOOK, 'on-failure': 'narrow' }] }
    await using garden = await withPlans({ 'a.json': steps }, policy)
    const job = await combine(garden, 'sequence')
    expect(job).toMatchObject({ exitCode: 0, outputs: { applied: '1', 'pull-request-operation': 'created' } })
    expect(job.report.plan.without).toEqual([2, 3])
    expect(await garden.remote('diff', '--name-only', 'main', BRANCH)).toBe('beds/rose.txt')
    const body = garden.repository.pulls[0]?.body ?? ''
    for (const text of [body, job.summary]) {
      expect(text).toContain('culprit')
      expect(text).toContain('dependant')
      expect(text).toContain('wilted: fern.txt')
    }
  })
})
