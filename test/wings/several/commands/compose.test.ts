import { describe, expect, it } from 'vitest'
import { repository } from '../../../support/memory-repository.ts'
import { editplan } from '../../../support/program.ts'
import { edit, planText, stateOf } from '../../../support/runs.ts'

const FILES = { 'a.txt': 'one\ntwo\nthree\n', 'b.txt': 'bee\n' }

const PLANS = {
  'one.json': planText([edit('a.txt', 'one', '1', { id: 'first' })]),
  'two.json': planText([edit('a.txt', 'two', '2'), edit('b.txt', 'bee', 'be')]),
  'other.json': planText([edit('a.txt', 'one', 'eins')]),
  'wrong.json': planText([edit('a.txt', 'nothing', 'x')]),
}

function checkout() {
  const repo = repository(FILES)
  repo.write(PLANS)
  return repo
}

describe('editplan compose', () => {
  it('writes one plan that applies, and says how the plans relate', async () => {
    using repo = checkout()
    const before = stateOf(repo)
    const composed = await editplan(['compose', 'one.json', 'two.json', '-o', '-'], { cwd: repo.root })
    expect([composed.exitCode, stateOf(repo)]).toEqual([0, before])
    expect(composed.stderr).toContain('one and two')
    const applied = await editplan(['apply', '-', '--json'], { cwd: repo.root, input: composed.stdout })
    expect(JSON.parse(applied.stdout).steps.map(({ id }: { id: string }) => id)).toEqual([
      'one/first',
      'two/1',
      'two/2',
    ])
    expect([repo.read('a.txt').toString(), repo.read('b.txt').toString()]).toEqual(['1\n2\nthree\n', 'be\n'])
  })

  it('ends with 4 for plans that conflict, names both steps, and writes no plan', async () => {
    using repo = checkout()
    const composed = await editplan(['compose', 'one.json', 'two.json', 'other.json', '--json', '-o', 'out.yaml'], {
      cwd: repo.root,
    })
    expect(composed.exitCode).toBe(4)
    expect(JSON.parse(composed.stdout)).toMatchObject({
      version: 1,
      plans: [{ name: 'one' }, { name: 'two' }, { name: 'other' }],
      pairs: [
        { changes: ['one', 'two'], relation: 'commutes' },
        {
          changes: ['one', 'other'],
          relation: 'conflicts',
          clashes: [
            {
              order: ['one', 'other'],
              step: { change: 'other', step: 1, file_path: 'a.txt', lines: [1, 1], at: { file: 'other.json' } },
              cause: { change: 'one', step: 1, id: 'first' },
              error: { name: 'STRING_NOT_FOUND' },
            },
            { order: ['other', 'one'] },
          ],
        },
        { changes: ['two', 'other'], relation: 'commutes' },
      ],
      clashes: [],
      error: { name: 'PLANS_CONFLICT', file: 'other.json', line: 1 },
    })
    const told = await editplan(['compose', 'one.json', 'other.json'], { cwd: repo.root })
    expect(told.stdout).toContain('PLANS_CONFLICT')
    expect(repo.git('status', '--porcelain')).not.toContain('out.yaml')
  })

  it('ends with the code of a plan that is refused by itself', async () => {
    using repo = checkout()
    const { exitCode, stdout } = await editplan(['compose', 'one.json', 'wrong.json'], { cwd: repo.root })
    expect([exitCode, stdout]).toEqual([1, expect.stringContaining('STRING_NOT_FOUND')])
  })

  it('takes two plans or more, of one base', async () => {
    using repo = checkout()
    expect((await editplan(['compose', 'one.json'], { cwd: repo.root })).exitCode).toBe(2)
    const first = repo.git('rev-parse', 'HEAD')
    repo.write({ 'c.txt': 'c\n', 'x.json': planText([edit('a.txt', 'one', '1')], { base: first }) })
    repo.commit()
    repo.write({ 'y.json': planText([edit('a.txt', 'two', '2')], { base: repo.git('rev-parse', 'HEAD') }) })
    expect((await editplan(['compose', 'x.json', 'y.json'], { cwd: repo.root })).exitCode).toBe(2)
    expect((await editplan(['compose', 'x.json', 'y.json', '--base', first], { cwd: repo.root })).exitCode).toBe(0)
  })
})
