import { describe, expect, it } from 'vitest'
import { openGit } from '../../../src/core/git/git.ts'
import { findRecord } from '../../../src/core/history/run-record.ts'
import { applyPlan, checkPlan, listRuns, verifyPlan } from '../../../src/index.ts'
import { repository } from '../../support/git.ts'
import { edit, planOf, stateOf, write } from '../../support/runs.ts'

const GARDEN = {
  'rose.txt': 'rose\nred\n',
  'iris.txt': 'iris\nblue\n',
  'moss.txt': 'moss\n',
  'README.md': '# Garden\n',
}

const PLAN = planOf([
  edit('rose.txt', 'red', 'white', { id: 'bleach' }),
  edit('iris.txt', 'blue', 'yellow', { id: 'dye' }),
  edit('rose.txt', 'white', 'cream'),
  write('fern.txt', 'fern\n'),
])

describe('a run without some steps', () => {
  it('gives what the plan without them gives, and keeps the numbers of the others', { tags: 'quick' }, async () => {
    using repo = repository(GARDEN)
    const report = await applyPlan(PLAN, { ...repo, without: ['dye', 4] })
    expect(report.steps.map(({ index, status }) => `${index} ${status}`)).toEqual([
      '1 applied',
      '2 skipped',
      '3 applied',
      '4 skipped',
    ])
    expect(report.plan).toMatchObject({ without: [2, 4], sha256: PLAN.digest })
    expect(repo.read('rose.txt').toString()).toBe('rose\ncream\n')
    expect(repo.read('iris.txt').toString()).toBe('iris\nblue\n')
    expect(repo.git('diff', '--name-only')).toBe('rose.txt')
    expect(
      repo.git('log', '--format=%(trailers:key=Editplan-Step,valueonly,separator=)', `HEAD..${report.head?.commit}`),
    ).toBe('3/4\n1/4 bleach')
  })

  it('is another run than that of the whole plan, and the same each time', async () => {
    using repo = repository(GARDEN)
    const idOf = async (without: readonly (string | number)[]) => {
      const { run } = await applyPlan(PLAN, { ...repo, without })
      repo.git('checkout', '-q', '-f', '.')
      repo.git('clean', '-qfd')
      return run?.id
    }
    const [whole, part, again, other] = [await idOf([]), await idOf([2]), await idOf(['dye']), await idOf([4])]
    expect(part).toBe(again)
    expect(new Set([whole, part, other]).size).toBe(3)
    const record = findRecord(await openGit(repo.root), part ?? '')
    expect(record?.without).toEqual([2])
    expect((await listRuns(repo)).length).toBe(3)
  })

  it('names for each step that fails the steps that it needs', { tags: 'quick' }, async () => {
    using repo = repository(GARDEN)
    const before = stateOf(repo)
    const report = await applyPlan(PLAN, { ...repo, without: ['bleach', 'dye'] })
    expect(report.steps[2]).toMatchObject({ status: 'failed', needs: [1], error: { name: 'STRING_NOT_FOUND' } })
    expect(report.steps.filter(({ needs }) => needs)).toHaveLength(1)
    expect(stateOf(repo)).toEqual(before)
  })

  it('names no need where the step fails in the whole plan too, and all where each alone is enough', async () => {
    using repo = repository(GARDEN)
    const plan = planOf([
      edit('moss.txt', 'moss', 'one two'),
      edit('iris.txt', 'blue', 'one'),
      edit('rose.txt', 'absent', 'x'),
      { tool: 'Edit', glob: '*.txt', old_string: 'one', new_string: '1', replace_all: true },
    ])
    const report = await checkPlan(plan, { ...repo, without: [1, 2] })
    expect(report.steps.map(({ needs }) => needs)).toEqual([undefined, undefined, undefined, [1, 2]])
  })

  it('names what a step needs of a step about files that a glob names, on a commit too', async () => {
    using repo = repository(GARDEN)
    const plan = planOf([
      { tool: 'Edit', glob: '*.txt', regex: 'iris|moss', new_string: 'plant', replace_all: true },
      edit('iris.txt', 'plant', 'shrub'),
    ])
    const head = repo.git('rev-parse', 'HEAD')
    repo.write({ 'more.md': 'x\n' })
    repo.commit()
    const report = await checkPlan(plan, { ...repo, base: head, without: [1] })
    expect(report.steps[1]?.needs).toEqual([1])
  })

  it('neither asks the policy about a left-out step nor minds that its file is dirty', async () => {
    const policy = {
      name: 'policy',
      text: 'version: 1\nrules: { ask: ["Edit(iris.txt)"], deny: ["Edit(moss.txt)"] }\n',
    }
    using repo = repository(GARDEN)
    repo.write({ 'iris.txt': 'changed by hand\n' })
    const plan = planOf([edit('iris.txt', 'blue', 'b'), edit('rose.txt', 'red', 'r'), edit('moss.txt', 'moss', 'm')])
    const report = await applyPlan(plan, { ...repo, policy, without: [1, 3], branch: 'topic' })
    expect(report.totals).toMatchObject({ applied: 1, skipped: 2, failed: 0 })
  })

  it('changes nothing where every step is left out', { tags: 'quick' }, async () => {
    using repo = repository(GARDEN)
    const before = stateOf(repo)
    const report = await applyPlan(PLAN, { ...repo, without: [1, 2, 3, 4] })
    expect(report).toMatchObject({ written: false, run: null, totals: { skipped: 4, applied: 0 } })
    expect(stateOf(repo)).toEqual(before)
  })

  it('counts through several plans', { tags: 'quick' }, async () => {
    using repo = repository(GARDEN)
    const plans = [
      planOf([edit('rose.txt', 'red', 'white')]),
      planOf([edit('iris.txt', 'blue', 'b', { id: 'x' }), edit('moss.txt', 'moss', 'm')]),
    ]
    const report = await applyPlan(plans, { ...repo, without: ['x'] })
    expect(report.steps.map(({ status }) => status)).toEqual(['applied', 'skipped', 'applied'])
    expect(report.steps[2]?.commit).toBe(report.head?.commit)
  })
})

describe('verifyPlan', () => {
  it('repeats what the run left out, from its record', async () => {
    using repo = repository(GARDEN)
    const base = repo.git('rev-parse', 'HEAD')
    const report = await applyPlan(PLAN, { ...repo, without: [2], branch: 'topic' })
    const head = report.head?.commit ?? ''
    expect(await verifyPlan(PLAN, { ...repo, base, head })).toEqual({ ok: true, by: 'commits', without: [2] })
    expect(await verifyPlan(PLAN, { ...repo, base, head, without: [] })).toMatchObject({ ok: false })
    expect(
      await verifyPlan(PLAN, { ...repo, base, head, without: ['bleach'] }).catch(({ name }) => name),
    ).not.toMatchObject({ ok: true })
  })

  it('takes what was left out from whoever asks where no record is here', async () => {
    using repo = repository(GARDEN)
    const base = repo.git('rev-parse', 'HEAD')
    const report = await applyPlan(PLAN, { ...repo, without: [4], branch: 'topic' })
    using elsewhere = repository({})
    elsewhere.git('fetch', '-q', repo.root, 'topic')
    const head = report.head?.commit ?? ''
    expect(await verifyPlan(PLAN, { ...elsewhere, base, head })).toMatchObject({ ok: false })
    expect(await verifyPlan(PLAN, { ...elsewhere, base, head, without: [4] })).toMatchObject({
      ok: true,
      by: 'commits',
    })
  })
})
