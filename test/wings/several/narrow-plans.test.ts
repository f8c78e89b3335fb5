import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyPlan, type Plan } from '../../../src/index.ts'
import { narrowPlan } from '../../../src/wings/several/index.ts'
import { repository, type TestRepository, temporaryFolder } from '../../support/git.ts'
import { editplan } from '../../support/program.ts'
import { edit, planOf, planText, stateOf, type TestStep, write } from '../../support/runs.ts'

const node = (script: string): [string, ...string[]] => [process.execPath, '-e', script]

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const FILES = Object.fromEntries(names.map((name) => [`${name}.txt`, 'good\n']))
const changing = (text: (name: string) => string): readonly TestStep[] =>
  names.map((name) => edit(`${name}.txt`, 'good', text(name), { id: name }))

/** Fails where a file says that it is bad, and prints which. */
const LOOK = node(`const fs = require('fs')
const bad = fs.readdirSync('.').filter((name) => name.endsWith('.txt') && fs.readFileSync(name, 'utf8').includes('bad'))
console.log('bad files: ' + bad.join(' '))
process.exit(bad.length)`)

const narrow = (
  repo: TestRepository,
  plan: Plan,
  command: readonly [string, ...string[]] | undefined = LOOK,
  more = {},
) => narrowPlan(plan, { root: repo.root, command, ...more })

describe('narrowing a plan down', () => {
  it.each([
    ['one', ['d']],
    ['two', ['b', 'g']],
    ['three', ['a', 'd', 'h']],
  ])('finds %s culprits with their output, and gives the plan of the others', async (_, culprits) => {
    using repo = repository(FILES)
    const before = stateOf(repo)
    const { report, plan } = await narrow(
      repo,
      planOf(changing((name) => (culprits.includes(name) ? 'bad' : 'better'))),
    )
    expect(report).toMatchObject({ result: 'narrowed', complete: true, flaky: false, kept: 8 - culprits.length })
    expect(report.culprits.map(({ id }) => id)).toEqual(culprits)
    for (const { output, file_path } of report.culprits) expect(output).toContain(file_path)
    expect(stateOf(repo)).toEqual(before)
    expect([repo.git('worktree', 'list').split('\n').length, readdirSync(join(repo.root, '.git/editplan'))]).toEqual([
      1,
      [],
    ])
    if (!plan) throw new Error('there is no plan')
    await applyPlan(plan, { root: repo.root })
    const changed = repo.git('diff', '--name-only').split('\n')
    expect(changed).toEqual(names.filter((name) => !culprits.includes(name)).map((name) => `${name}.txt`))
  })

  it('leaves out one of two steps that break it only together', async () => {
    using repo = repository(FILES)
    const both = node(
      "const fs = require('fs'); const is = (f) => fs.readFileSync(f, 'utf8') === 'new\\n'; process.exit(is('b.txt') && is('f.txt') ? 1 : 0)",
    )
    const { report } = await narrow(repo, planOf(changing(() => 'new')), both)
    expect(report.culprits.map(({ id }) => id)).toEqual(['f'])
  })

  it('takes along the steps that need a culprit, and says which they need', async () => {
    using repo = repository(FILES)
    const steps = [
      edit('a.txt', 'good', 'better', { id: 'fine' }),
      write('new.txt', 'bad\n', { id: 'culprit' }),
      edit('new.txt', 'bad', 'very bad', { id: 'first' }),
      edit('new.txt', 'very', 'so', { id: 'second' }),
      edit('b.txt', 'good', 'better', { id: 'last' }),
    ]
    const { report, plan } = await narrow(repo, planOf(steps))
    expect(report.culprits.map(({ id }) => id)).toEqual(['culprit'])
    expect(report.dependants).toMatchObject([
      { id: 'first', needs: [2] },
      { id: 'second', needs: [2] },
    ])
    expect(plan?.steps.map(({ id }) => id)).toEqual(['fine', 'last'])
  })

  it('says when all passes, and when nothing does', async () => {
    using repo = repository(FILES)
    const plan = planOf(changing(() => 'better'))
    const passing = await narrow(repo, plan)
    expect([passing.report.result, passing.report.culprits, passing.plan?.steps.length]).toEqual(['all-pass', [], 8])
    const failing = await narrow(repo, plan, node('process.exit(1)'))
    expect([failing.report.result, failing.plan]).toEqual(['never', undefined])
  })

  it('notes a program that is flaky', async () => {
    using repo = repository(FILES)
    using folder = temporaryFolder()
    const counter = JSON.stringify(join(folder.path, 'runs'))
    const flaky = node(
      `const fs = require('fs'); const first = !fs.existsSync(${counter}); fs.writeFileSync(${counter}, ''); process.exit(first ? 1 : 0)`,
    )
    expect((await narrow(repo, planOf(changing(() => 'better')), flaky)).report.flaky).toBe(true)
  })

  it('runs no more often than its budget', async () => {
    using repo = repository(FILES)
    const runs: number[] = []
    const { report } = await narrow(repo, planOf(changing((name) => (name === 'd' ? 'bad' : 'better'))), LOOK, {
      budget: 3,
      onRun: ({ number }: { number: number }) => runs.push(number),
    })
    expect([report.complete, report.runs, runs]).toEqual([false, 3, [1, 2, 3]])
  })

  it('starts each run from the files of the result, with what git ignores still there', async () => {
    using repo = repository({ ...FILES, '.gitignore': 'cache\n' })
    const script = node(`const fs = require('fs')
if (fs.existsSync('left') || fs.readFileSync('a.txt', 'utf8') === 'spoilt') process.exit(9)
fs.writeFileSync('left', ''); fs.writeFileSync('a.txt', 'spoilt'); fs.appendFileSync('cache', 'x')
if (fs.readFileSync('cache', 'utf8').length < 2) process.exit(0)
process.exit(fs.readFileSync('b.txt', 'utf8') === 'bad\\n' ? 1 : 0)`)
    const { report } = await narrow(repo, planOf(changing((name) => (name === 'b' ? 'bad' : 'ok'))), script)
    expect(report.flaky).toBe(true)
  })

  it('runs what the policy verifies with, and asks for one of the two', async () => {
    const verify = [{ name: 'look', run: LOOK, 'on-failure': 'draft' }]
    using repo = repository({ ...FILES, '.github/editplan.yml': JSON.stringify({ version: 1, verify }) })
    const plan = planOf(changing((name) => (name === 'c' ? 'bad' : 'better')))
    expect((await narrowPlan(plan, { root: repo.root })).report.culprits).toMatchObject([
      { id: 'c', verification: 'look' },
    ])
    using plain = repository(FILES)
    await expect(narrowPlan(plan, { root: plain.root })).rejects.toMatchObject({ name: 'USAGE' })
  })

  it('refuses a plan of which a step is refused as it is', async () => {
    using repo = repository(FILES)
    await expect(narrow(repo, planOf([edit('a.txt', 'nothing', 'x')]))).rejects.toMatchObject({
      name: 'STRING_NOT_FOUND',
    })
  })
})

describe('editplan narrow', () => {
  it('writes the part that passes', async () => {
    using repo = repository(FILES)
    repo.write({ 'plan.json': planText(changing((name) => (name === 'e' ? 'bad' : 'better'))) })
    const args = ['narrow', 'plan.json', '-o', 'passing.yaml', '--json', '--', ...LOOK]
    const narrowed = await editplan(args, { cwd: repo.root })
    expect([narrowed.exitCode, JSON.parse(narrowed.stdout)]).toMatchObject([0, { culprits: [{ id: 'e', index: 5 }] }])
    expect((await editplan(['apply', 'passing.yaml', '--quiet'], { cwd: repo.root })).exitCode).toBe(0)
    expect(repo.read('e.txt').toString()).toBe('good\n')
  })

  it('ends with 3 when nothing passes, and writes nothing', async () => {
    using repo = repository(FILES)
    repo.write({ 'plan.json': planText(changing(() => 'better')) })
    const args = ['narrow', 'plan.json', '-o', 'passing.yaml', '--', ...node('process.exit(1)')]
    expect((await editplan(args, { cwd: repo.root })).exitCode).toBe(3)
    expect(existsSync(join(repo.root, 'passing.yaml'))).toBe(false)
  })
})
