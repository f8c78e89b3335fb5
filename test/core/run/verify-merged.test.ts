import { describe, expect, it } from 'vitest'
import { verifyPlan } from '../../../src/core/run/verify.ts'
import { applyPlan } from '../../../src/index.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { edit, planOf } from '../../support/runs.ts'

const LINES = 'one\ntwo\nthree\nfour\nfive\n'

/** A repository whose head has gone on from the commit that plans are made on. */
function garden(): { readonly repo: TestRepository; readonly base: string; readonly head: string } & Disposable {
  const repo = repository({ 'a.txt': LINES, 'b.txt': 'b\n' })
  const base = repo.git('rev-parse', 'HEAD')
  repo.write({ 'a.txt': LINES.replace('five', 'FIVE') })
  return { repo, base, head: repo.commit('later'), [Symbol.dispose]: () => repo[Symbol.dispose]() }
}

const steps = [edit('a.txt', 'one', 'ONE'), edit('b.txt', 'b', 'B')]

describe('verifyPlan', () => {
  it.each([['its id'], ['HEAD~1']])(
    'proves a run whose plan names an older base by %s, with the base or the head it was merged onto',
    async (by) => {
      using garden_ = garden()
      const { repo, base, head } = garden_
      const plan = planOf(steps, { base: by === 'HEAD~1' ? by : base })
      const { head: made } = await applyPlan(plan, { root: repo.root, branch: 'made' })
      const claimed = made?.commit ?? ''
      expect(repo.git('show', '-s', '--format=%P', claimed).split(' ')[0]).toBe(head)
      expect(await verifyPlan(plan, { root: repo.root, base: head, head: claimed })).toMatchObject({
        ok: true,
        by: 'commits',
      })
      const onBase = await verifyPlan(plan, { root: repo.root, base, head: claimed })
      expect(onBase).toMatchObject({ ok: true, by: 'commits' })
    },
  )

  it('takes --base over the base of the plan, as apply does', async () => {
    using garden_ = garden()
    const { repo, base, head } = garden_
    const plan = planOf(steps, { base })
    const { head: made } = await applyPlan(plan, { root: repo.root, branch: 'made', base: head })
    expect(await verifyPlan(plan, { root: repo.root, base: head, head: made?.commit ?? '' })).toMatchObject({
      ok: true,
    })
  })

  it.each([['the parents are exchanged'], ['the merge has another tree'], ['the chain has one more commit']])(
    'refuses a merge where %s',
    async (how) => {
      using garden_ = garden()
      const { repo, base } = garden_
      const plan = planOf(steps, { base })
      const { head: made } = await applyPlan(plan, { root: repo.root, branch: 'made' })
      const claimed = made?.commit ?? ''
      const [onto = '', chain = ''] = repo.git('show', '-s', '--format=%P', claimed).split(' ')
      const message = repo.git('show', '-s', '--format=%B', claimed)
      const tree = repo.git('rev-parse', `${claimed}^{tree}`)
      const more = repo.git('commit-tree', '-p', chain, '-m', 'more', `${chain}^{tree}`)
      const forged =
        {
          'the parents are exchanged': ['-p', chain, '-p', onto, tree],
          'the merge has another tree': ['-p', onto, '-p', chain, `${onto}^{tree}`],
          'the chain has one more commit': ['-p', onto, '-p', more, tree],
        }[how] ?? []
      const head = repo.git('commit-tree', '-m', message, ...forged)
      for (const at of [base, onto])
        expect((await verifyPlan(plan, { root: repo.root, base: at, head })).ok).toBe(false)
    },
  )
})
