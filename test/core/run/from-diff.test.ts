import { expect, it } from 'vitest'
import { planFromDiff } from '../../../src/index.ts'
import { repository } from '../../support/memory-repository.ts'

it('a plan from a diff names its base', async () => {
  using repo = repository({ 'a.txt': 'one\n' })
  const base = repo.git('rev-parse', 'HEAD')
  repo.write({ 'a.txt': 'two\n' })
  repo.commit('Count on')
  const { plan } = await planFromDiff({ root: repo.root, from: base, to: 'HEAD' })
  expect(plan?.base).toBe(base)
})
