import { describe, expect, it } from 'vitest'
import { repository } from '../../../support/memory-repository.ts'
import { editplan } from '../../../support/program.ts'
import { edit, planText, stateOf, write } from '../../../support/runs.ts'

const FILES = {
  '.github/CODEOWNERS': '* @acme/all\n/web/ @acme/web\n',
  'web/a.ts': 'one\n',
  'api/b.ts': 'one\n',
}

const STEPS = [edit('web/a.ts', 'one', '1'), edit('api/b.ts', 'one', '1'), write('web/new.ts', 'new\n')]

function checkout() {
  const repo = repository(FILES)
  repo.write({ 'plan.json': planText(STEPS) })
  return repo
}

describe('editplan split', () => {
  it('writes one plan for each group; applied, they give what the plan gives', async () => {
    using repo = checkout()
    const before = stateOf(repo)
    const split = await editplan(['split', 'plan.json', '--by', 'folder', '--json', '-o', 'parts'], { cwd: repo.root })
    expect(split).toMatchObject({ exitCode: 0, stderr: '' })
    const { parts, stacks } = JSON.parse(split.stdout)
    expect(stacks).toEqual([['web'], ['api']])
    const files = parts.map(({ file }: { file: string }) => file)
    expect(files).toEqual(['parts/1-web.yaml', 'parts/2-api.yaml'])
    expect(stateOf(repo)).toMatchObject(before)
    const both = await editplan(['apply', ...files.toReversed()], { cwd: repo.root })
    expect(both.exitCode).toBe(0)
    expect(['web/a.ts', 'api/b.ts', 'web/new.ts'].map((path) => repo.read(path).toString())).toEqual([
      '1\n',
      '1\n',
      'new\n',
    ])
  })

  it('goes by the owners of the commit, not of the work tree', async () => {
    using repo = checkout()
    repo.write({ '.github/CODEOWNERS': '* @acme/other\n' })
    const split = await editplan(['split', 'plan.json', '--by', 'codeowners', '--json'], { cwd: repo.root })
    const { parts } = JSON.parse(split.stdout)
    expect(parts.map(({ name, files }: { name: string; files: string[] }) => [name, ...files])).toEqual([
      ['@acme/web', 'web/a.ts', 'web/new.ts'],
      ['@acme/all', 'api/b.ts'],
    ])
  })

  it('takes several globs', async () => {
    using repo = checkout()
    const by = ['--by', 'glob:site=web/**', '--by', 'glob:server=api/**']
    const split = await editplan(['split', 'plan.json', ...by, '--json'], { cwd: repo.root })
    expect(JSON.parse(split.stdout).stacks).toEqual([['site'], ['server']])
  })

  it('ends with 2 for words that it does not know, and with 1 where a step is refused', async () => {
    using repo = checkout()
    expect((await editplan(['split', 'plan.json', '--by', 'team'], { cwd: repo.root })).exitCode).toBe(2)
    repo.write({ 'wrong.json': planText([edit('web/a.ts', 'two', '2')]) })
    expect((await editplan(['split', 'wrong.json', '--by', 'folder'], { cwd: repo.root })).exitCode).toBe(1)
  })
})
