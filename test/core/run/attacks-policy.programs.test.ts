import { describe, expect, it } from 'vitest'
import { applyPlan, checkPlan } from '../../../src/index.ts'
import { repository } from '../../support/git.ts'
import { planOf, write } from '../../support/runs.ts'
import { HOSTILE } from './hostile-plan.ts'

describe('hostile words', () => {
  it('do nothing in commit messages', async () => {
    using repo = repository({ 'a.txt': 'x\n' })
    const { head } = await applyPlan(HOSTILE, { root: repo.root })
    const messages = repo.gitBytes(['log', '--format=%B%x00', `HEAD..${head?.commit}`]).toString('utf8')
    for (const works of [/\[skip ci\]/i, /@octocat/, /#\d/, /\*\*\*NO_CI/, /[\p{Cc}\u202e\u2028]/u])
      expect(messages.replace(/[\n\0]/g, '')).not.toMatch(works)
    for (const commit of repo.git('rev-list', `HEAD..${head?.commit}`).split('\n')) {
      const trailers = repo.git('log', '-1', '--format=%(trailers:only,unfold)', commit).trim().split('\n')
      expect(trailers.map((line) => line.split(':')[0])).toEqual(['Editplan-Step', 'Editplan-Plan', 'Editplan-Run'])
      expect(trailers[0]).toMatch(/^Editplan-Step: [12]\/2 /)
    }
  })
})

describe('work without end', () => {
  it('is done in time: a thousand steps in deep folders under many rules', async () => {
    const deny = Array.from({ length: 200 }, (_, at) => `Edit(**/*${at}*/**/x${at}*)`)
    using repo = repository({ 'a.txt': 'x\n', '.github/editplan.yml': JSON.stringify({ version: 1, rules: { deny } }) })
    const steps = Array.from({ length: 1000 }, (_, at) => write(`${'a/'.repeat(20)}f${at}.txt`, 'x\n'))
    const report = await checkPlan(planOf(steps), repo)
    expect(report.totals.applied).toBe(1000)
  })
})
