import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RunReport } from '../../../src/core/report/report.ts'
import { applyPlan } from '../../../src/index.ts'
import { repository, type TestRepository, testEnvironment } from '../../support/git.ts'
import { planOf, type TestStep, write } from '../../support/runs.ts'
import { WHOLE } from '../../support/whole.ts'

const namesOf = ({ steps }: RunReport) => steps.map(({ status, error }) => error?.name ?? status)

const HEAD = 'ref: refs/heads/main\n'
const CONFIG = '[core]\n\tbare = true\n\tfsmonitor = "touch pwned; false"\n'

const move = (file_path: string, new_path: string): TestStep => ({ tool: 'Move', file_path, new_path })

/** Folders of the checkout from which git finds another repository than the checkout's own. */
const strangers = (repo: TestRepository): string[] =>
  readdirSync(repo.root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/(^|\/)\.git(\/|$)/.test(join(entry.parentPath, entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((cwd) => {
      const args = ['rev-parse', '--absolute-git-dir']
      return execFileSync('git', args, { cwd, env: testEnvironment() }).toString().trim() !== join(repo.root, '.git')
    })

describe('a plan that makes a bare repository', () => {
  const STEPS = [
    write('docs/HEAD', HEAD),
    write('docs/config', CONFIG),
    write('docs/objects/x', 'x\n'),
    write('docs/refs/x', 'x\n'),
  ]

  it.each([0, 1, 2, 3])('is refused at the last part, whichever it is (%d)', async (turn) => {
    using repo = repository({ 'a.txt': 'a\n' })
    const steps = [...STEPS.slice(turn), ...STEPS.slice(0, turn)]
    const names = namesOf(await applyPlan(planOf(steps, { options: { on_error: 'continue' } }), { root: repo.root }))
    expect(names.filter((name) => name === 'PATH_PROTECTED')).toHaveLength(1)
    expect(strangers(repo)).toEqual([])
  })

  it('is refused over several runs, and by Move', { tags: 'quick' }, async () => {
    using repo = repository({ 'a.txt': HEAD })
    await applyPlan(planOf([write('docs/objects/x', 'x\n'), write('docs/config', CONFIG)]), { root: repo.root })
    await applyPlan(planOf([write('docs/refs/x', 'x\n')]), { root: repo.root })
    expect(namesOf(await applyPlan(planOf([move('a.txt', 'docs/HEAD')]), { root: repo.root }))).toEqual([
      'PATH_PROTECTED',
    ])
  })

  it('is refused where its parts come together by a merge with the current head', async () => {
    using repo = repository({ 'a.txt': 'a\n' })
    const base = repo.git('rev-parse', 'HEAD')
    repo.write({ 'docs/objects/x': '', 'docs/refs/x': '' })
    repo.commit()
    const plan = planOf([write('docs/HEAD', HEAD), write('docs/config', CONFIG)], { base })
    await expect(applyPlan(plan, { root: repo.root })).rejects.toMatchObject({ name: 'PATH_PROTECTED' })
    expect([strangers(repo), repo.git('status', '--porcelain'), repo.git('for-each-ref', 'refs/editplan')]).toEqual([
      [],
      '',
      '',
    ])
  })
})

describe('a git directory beside its checkout', () => {
  it.each([false, true])('is not written to, replayed on an older base: %s', async (older) => {
    using repo = repository({ 'a.txt': 'a\n' })
    const base = repo.git('rev-parse', 'HEAD')
    repo.write({ 'b.txt': 'b\n' })
    repo.commit()
    repo.git('init', '-q', '--separate-git-dir=repo.data', '.')
    const config = readFileSync(join(repo.root, 'repo.data/config'), 'utf8')
    const plan = planOf([write('repo.data/hooks/post-commit', '#!/bin/sh\n')], older ? { base } : {})
    const outcome = await applyPlan(plan, { root: repo.root }).then(namesOf, (error) => [error.name])
    expect(outcome).toEqual(['PATH_PROTECTED'])
    expect(readdirSync(join(repo.root, 'repo.data/hooks'))).not.toContain('post-commit')
    expect(readFileSync(join(repo.root, 'repo.data/config'), 'utf8')).toBe(config)
  })
})

it('after any plan that applies, git finds no repository but the checkout’s own', async () => {
  using repo = repository({ 'a.txt': 'a\n' })
  const folder = fc.constantFrom('docs', 'docs/sub')
  const name = fc.constantFrom('HEAD', 'head', 'objects', 'objects/x', 'refs', 'refs/heads/main', 'commondir', 'config')
  const file = fc.tuple(folder, name).map((parts) => parts.join('/'))
  const content = fc.constantFrom(HEAD, '../../.git\n', `${'1'.repeat(40)}\n`, 'x\n')
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ tool: fc.constant('Write'), file, content, executable: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ tool: fc.constant('Move'), file, to: file }) },
    { weight: 1, arbitrary: fc.record({ tool: fc.constant('Delete'), file }) },
  )
  let refused = 0
  let turn = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), fc.nat(9), async (given, cut) => {
      const place = `case-${turn++}`
      const steps = given.map(({ file, ...step }): TestStep => {
        const file_path = `${place}/${file}`
        return 'to' in step ? move(file_path, `${place}/${step.to}`) : { ...step, file_path }
      })
      for (const part of [steps.slice(0, cut), steps.slice(cut)].filter(({ length }) => length > 0)) {
        const report = await applyPlan(planOf(part, { options: { on_error: 'continue' } }), { root: repo.root })
        refused += namesOf(report).filter((one) => one === 'PATH_PROTECTED').length
      }
    }),
    { numRuns: 20, seed: 5 },
  )
  expect(refused).toBeGreaterThan(WHOLE ? 5 : 0)
  expect(strangers(repo)).toEqual([])
})
