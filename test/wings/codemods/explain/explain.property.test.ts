import { rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyPlan } from '../../../../src/core/run/apply.ts'
import { explainChange } from '../../../../src/wings/codemods/explain/explain.ts'
import { repository } from '../../../support/git.ts'
import { share } from '../../../support/whole.ts'
import { knownChange } from './changes.ts'

const RUNS = Number(process.env.EXPLAIN_RUNS ?? share(6))
const FIRST = Number(process.env.EXPLAIN_SEED ?? 1)

describe('a change by known rules', () => {
  it('is given to the byte by a plan of about as many steps', { timeout: 0 }, async () => {
    const long: string[] = []
    const times: number[] = []
    for (let seed = FIRST; seed < FIRST + RUNS; seed += 1) {
      const { before, after, steps, rules, residual } = knownChange(seed)
      using repo = repository(before)
      const base = repo.git('rev-parse', 'HEAD')
      for (const name of Object.keys(before)) if (!(name in after)) rmSync(path.join(repo.root, name))
      repo.write(after)
      repo.commit('after')
      const start = performance.now()
      const found = await explainChange({ root: repo.root, from: base, to: 'HEAD' })
      times.push(performance.now() - start)
      expect(found.ordinary).toBeUndefined()
      expect(found.leftOut).toEqual([])
      if (!found.plan) throw new Error(`seed ${seed}: no plan`)
      const report = await applyPlan(found.plan, { root: repo.root, bare: true, base, branch: 'made' })
      expect(report.problems ?? []).toEqual([])
      expect(repo.git('rev-parse', 'made^{tree}'), `seed ${seed}`).toBe(repo.git('rev-parse', 'HEAD^{tree}'))
      if (found.plan.steps.length > 1.5 * (steps + residual))
        long.push(
          `seed ${seed}: ${rules.join(', ')}: ${steps} steps; found ${found.steps.map(({ title }) => title).join(' | ')}; ${found.residual.length} residual of ${residual}`,
        )
    }
    times.sort((one, other) => one - other)
    if (process.env.EXPLAIN_RUNS)
      console.log(
        `${RUNS} changes, exact in all; ${RUNS - long.length} in at most 1.5 times the steps; median ${Math.round(times[RUNS >> 1] ?? 0)} ms\n${long.join('\n')}`,
      )
    expect(long.length / RUNS, long.join('\n')).toBeLessThanOrEqual(0.1)
  })
})
