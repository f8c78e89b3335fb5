import { describe, expect, it } from 'vitest'
import type { RunReport } from '../../../src/core/report/report.ts'
import { applyPlan, checkPlan } from '../../../src/index.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { edit, planOf, stateOf, type TestStep, write } from '../../support/runs.ts'

const FILES = { 'src/a.js': 'one\n', 'src/b.js': 'one\n', 'infra/prod.tf': 'one\n', 'package.json': '{ "a": 1 }\n' }

const underPolicy = (policy: object, files: Readonly<Record<string, string>> = {}): TestRepository =>
  repository({ ...FILES, ...files, '.github/editplan.yml': JSON.stringify({ version: 1, ...policy }) })

const namesOf = ({ steps }: RunReport) => steps.map(({ status, error }) => error?.name ?? status)

describe('the policy of a run', () => {
  it.each<readonly [string, readonly TestStep[], readonly string[]]>([
    ['another case', [write('readme.md', 'x\n')], ['PATH_INVALID']],
    ['a folder in another case', [write('Docs/b.md', 'x\n')], ['PATH_INVALID']],
    ['another composition', [write('docs/cafe\u0301.md', 'x\n')], ['PATH_INVALID']],
    ['two new names', [write('x/A.md', 'x\n'), write('x/a.md', 'x\n')], ['PATH_INVALID', 'PATH_INVALID']],
    ['a name that is there', [write('docs/b.md', 'x\n'), edit('README.md', 'one', 'two')], ['applied', 'applied']],
    ['another case alone', [{ tool: 'Move', file_path: 'README.md', new_path: 'readme.md' }], ['applied']],
    ['the case of a folder', [{ tool: 'Move', glob: 'docs/**', new_path: 'Docs/' }], ['applied']],
    ['the case of one of several', [{ tool: 'Move', file_path: 'docs/a.md', new_path: 'Docs/a.md' }], ['PATH_INVALID']],
  ])('where it says portable, holds new names to those that are there: %s', async (_, steps, names) => {
    const files = { 'README.md': 'one\n', 'docs/a.md': 'a\n', 'docs/caf\u00e9.md': 'b\n' }
    using repo = underPolicy({ mode: 'bypassPermissions', portable: true }, files)
    expect(namesOf(await checkPlan(planOf(steps), repo))).toEqual(names)
    using free = underPolicy({ mode: 'bypassPermissions' }, files)
    expect(namesOf(await checkPlan(planOf(steps), free))).toEqual(names.map(() => 'applied'))
  })

  it('where it says portable, holds new names to those of the head that the run goes onto', async () => {
    using repo = underPolicy({ portable: true })
    const base = repo.git('rev-parse', 'HEAD')
    repo.write({ 'readme.md': 'one\n' })
    repo.commit('another name')
    const report = await checkPlan(planOf([write('README.md', 'x\n')], { base }), repo)
    expect(report.problems?.map(({ name }) => name)).toEqual(['PATH_INVALID'])
  })
})

describe('steps that the policy asks about', () => {
  it('by the classifier are its word, step by step, on the base’s own classifier', async () => {
    const classify = (word: string) => `#!${process.execPath}
let text = ''
process.stdin.on('data', (part) => (text += part)).on('end', () => {
  const { input } = JSON.parse(text)
  console.log(JSON.stringify({ behavior: input.new_string === 'bad' ? 'deny' : '${word}', confidence: 1 }))
})
`
    using repo = underPolicy({ mode: 'auto', classifier: ['./classify.cjs'] }, { 'classify.cjs': classify('allow') })
    repo.chmod('classify.cjs', 0o755)
    repo.commit()
    repo.write({ 'classify.cjs': classify('deny') })
    const report = await checkPlan(planOf([edit('src/a.js', 'one', 'good'), edit('src/b.js', 'one', 'bad')]), repo)
    expect(namesOf(report)).toEqual(['applied', 'PATH_DENIED'])
    expect(repo.git('worktree', 'list').split('\n')).toHaveLength(1)
  })
})

describe('`only`, whatever changes a file', () => {
  const MAKES = `require('fs').writeFileSync('made.txt', 'x\\n')`
  const allow = ['Edit', 'Write', 'Delete', 'Move']
  const cases: readonly (readonly [string, readonly TestStep[], string])[] = [
    ['an Edit', [edit('infra/prod.tf', 'one', 'two')], 'PATH_DENIED'],
    ['a Move out of its files', [{ tool: 'Move', file_path: 'src/a.js', new_path: 'other/a.js' }], 'PATH_DENIED'],
    ['a Move into its files', [{ tool: 'Move', file_path: 'infra/prod.tf', new_path: 'src/c.js' }], 'PATH_DENIED'],
    ['a Move among its files', [{ tool: 'Move', file_path: 'src/a.js', new_path: 'src/c.js' }], 'applied'],
    ['a glob beyond its files', [{ tool: 'Edit', glob: '**', old_string: 'one', new_string: 'two' }], 'PATH_DENIED'],
    ['a Delete', [{ tool: 'Delete', file_path: 'package.json' }], 'PATH_DENIED'],
  ]

  it.each(cases)('of the policy holds for %s', async (_, steps, expected) => {
    using repo = underPolicy({ only: ['src/**'], rules: { allow } })
    const before = stateOf(repo)
    const report = await applyPlan(planOf(steps), repo)
    expect(namesOf(report)).toEqual([expected])
    if (expected !== 'applied') expect(stateOf(repo)).toEqual(before)
  })

  it.each(cases)('of the run holds for %s', async (_, steps, expected) => {
    using repo = underPolicy({ rules: { allow } })
    expect(namesOf(await applyPlan(planOf(steps), { ...repo, only: ['src/**'] }))).toEqual([expected])
  })

  it('holds for what a command leaves', async () => {
    using repo = underPolicy({ only: ['src/**'], rules: { allow: ['Run(node gen.cjs)'] } }, { 'gen.cjs': MAKES })
    const report = await applyPlan(planOf([{ tool: 'Run', command: 'node gen.cjs', changes: ['**'] }]), repo)
    expect(namesOf(report)).toEqual(['PATH_DENIED'])
  })

  it('holds where the head renamed a file out of it', async () => {
    using repo = underPolicy({})
    const base = repo.git('rev-parse', 'HEAD')
    repo.git('mv', 'src/a.js', 'moved.js')
    repo.commit('moved')
    const report = await applyPlan(planOf([edit('src/a.js', 'one', 'two')], { base }), { ...repo, only: ['src/**'] })
    expect(report.problems?.map(({ name }) => name)).toEqual(['PATH_DENIED'])
  })
})
